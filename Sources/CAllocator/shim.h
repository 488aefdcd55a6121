#pragma once

#ifdef __linux__
#include <malloc.h>
#endif

// Keeps freed memory in the process. By default glibc returns each large block to the system as soon as it is freed, and the
// system clears its pages again when the next one is allocated.
static inline void vcgraph_keep_freed_memory(void) {
#ifdef M_TRIM_THRESHOLD
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}
