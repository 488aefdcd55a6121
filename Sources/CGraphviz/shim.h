#pragma once

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <dlfcn.h>
#include <gvc.h>
#include <gvplugin_textlayout.h>
#include <graphviz_version.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Returns an attribute that a kind of object has in a graph, or `NULL`.
//
// Swift cannot pass a literal for a `char *` parameter that is never written to.
static inline Agsym_t *vcgraph_symbol(Agraph_t *graph, int kind, const char *name) {
  return agattr(graph, kind, (char *)name, NULL);
}

// Constants of these names are of different types in different versions.
static const int vcgraph_kind_graph = AGRAPH, vcgraph_kind_node = AGNODE, vcgraph_kind_edge = AGEDGE;

static inline const char *vcgraph_value(void *object, Agsym_t *symbol) { return symbol ? agxget(object, symbol) : NULL; }

// The parameter of the hook became `const` in a later version.
static inline agusererrf vcgraph_set_hook(int (*hook)(const char *)) { return agseterrf((agusererrf)hook); }

// The length was an `unsigned int` before version 13, which is also the first whose headers define the version number.
static inline int vcgraph_render(GVC_t *context, Agraph_t *graph, const char *format, char **bytes, size_t *count) {
#if defined(GRAPHVIZ_VERSION_MAJOR) && GRAPHVIZ_VERSION_MAJOR >= 13
  return gvRenderData(context, graph, format, bytes, count);
#else
  unsigned int length = 0;
  int status = gvRenderData(context, graph, format, bytes, &length);
  *count = length;
  return status;
#endif
}

// The result of a text layout: `boolean`, a character, became `bool`.
static inline __typeof__(((gvtextlayout_engine_t *)0)->textlayout(0, 0)) vcgraph_text_is_measured(void) { return 1; }

// Returns the version of the plugins' binary interface, which is part of their file names.
static inline int vcgraph_plugin_version(void) {
#ifdef GVPLUGIN_VERSION
  return GVPLUGIN_VERSION;
#else
  return 0;
#endif
}

// The file that libgvc was loaded from, or the program itself if it was linked statically.
static inline const char *vcgraph_library_path(void) {
  Dl_info info;
  return dladdr((void *)&gvContextPlugins, &info) ? info.dli_fname : NULL;
}

// `RTLD_DEFAULT` is a cast that Swift does not import.
static inline void *vcgraph_global_symbol(const char *name) { return dlsym(RTLD_DEFAULT, name); }

// A text to be parsed, and the identifiers assigned to its objects.
//
// By default, identifiers are addresses, by which Graphviz sorts: every run would produce a different layout. With this
// allocator they count from one, in the order of the text; cgraph itself stores the names they belong to.
typedef struct {
  Agdisc_t discipline;
  Agiddisc_t ids;
  Agiodisc_t io;
  uint64_t last_id;
  const char *text;
  size_t length;
} vcgraph_source;

static inline void *vcgraph_ids_open(Agraph_t *graph, Agdisc_t *discipline) {
  (void)graph;
  return discipline;  // The first member of a source.
}

static inline long vcgraph_ids_map(void *state, int kind, const char *name, IDTYPE *id, int create) {
  (void)kind;
  if (name || !create) return 0;
  *id = ++((vcgraph_source *)state)->last_id;
  return 1;
}

static inline void vcgraph_ids_free(void *state, int kind, IDTYPE id) { (void)state, (void)kind, (void)id; }

static inline char *vcgraph_ids_print(void *state, int kind, IDTYPE id) {
  (void)state, (void)kind, (void)id;
  return NULL;
}

static inline void vcgraph_ids_close(void *state) { (void)state; }

static inline int vcgraph_read_text(void *channel, char *buffer, int size) {
  vcgraph_source *source = (vcgraph_source *)channel;
  size_t count = source->length < (size_t)size ? source->length : (size_t)size;
  memcpy(buffer, source->text, count);
  source->text += count;
  source->length -= count;
  return (int)count;
}

// Parses a text. The source must outlive the graph; the text need not.
//
// The casts are for parameters that are `const` only in some versions.
static inline Agraph_t *vcgraph_parse(vcgraph_source *source, const char *text, size_t length) {
  memset(source, 0, sizeof *source);
  source->text = text;
  source->length = length;
  source->ids = AgIdDisc;
  source->ids.open = (__typeof__(source->ids.open))vcgraph_ids_open;
  source->ids.map = (__typeof__(source->ids.map))vcgraph_ids_map;
  source->ids.free = (__typeof__(source->ids.free))vcgraph_ids_free;
  source->ids.print = (__typeof__(source->ids.print))vcgraph_ids_print;
  source->ids.close = (__typeof__(source->ids.close))vcgraph_ids_close;
  source->io = AgIoDisc;
  source->io.afread = vcgraph_read_text;
  source->discipline.id = &source->ids;
  source->discipline.io = &source->io;
  return agread(source, &source->discipline);
}
