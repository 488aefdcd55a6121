# `make samples` and `make test` are all that is needed on a fresh machine with a Swift toolchain.
# `make install PREFIX=/usr/local` builds and installs the program.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
BUILD_FLAGS = --explicit-target-dependency-import-check error
# The first flag instantiates generic metadata directly instead of by mangled name. Resolving a name at launch checks the
# requirements of the generic arguments, and each check scans all conformances of the program. With the second, the linker
# can remove unused functions individually.
OPTIMISED = -c release -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -function-sections $(BUILD_FLAGS)
# Linking to a fixed address saves eighty thousand relocations at launch.
# Without a run path, the loader does not search the program's own folder for each library.
RELEASE_FLAGS = $(OPTIMISED) --static-swift-stdlib --disable-local-rpath -Xlinker -no-pie
# A folder that contains only static runtime libraries of C++. The linker finds them first, so the shared ones are not loaded at
# launch.
STATIC = $(CURDIR)/.build/static
LIBSTDCXX := $(wildcard $(shell cc -print-file-name=libstdc++.a 2>/dev/null))
LIBGCC := $(wildcard $(shell cc -print-file-name=libgcc_eh.a 2>/dev/null))

# The static standard library asks the linker to export every symbol, which adds a megabyte; the script hides them again.
EXPORTS = $(STATIC)/exports.map
RELEASE_FLAGS += -Xlinker --version-script=$(EXPORTS)

ifneq ($(LIBSTDCXX),)
RELEASE_FLAGS += -Xlinker -L$(STATIC)
endif

# The functions that a small render runs are a tenth of the program; next to each other they need fewer pages. With write instead
# of a mapping, the linker leaves the program in the system's memory in large pages. Only the linker gold has these flags.
ifneq ($(shell command -v ld.gold 2>/dev/null),)
RELEASE_FLAGS += -Xswiftc -use-ld=gold -Xlinker --no-mmap-output-file -Xlinker --icf=all \
  -Xlinker --section-ordering-file=$(CURDIR)/.ci/packaging/function-order.txt
endif

ifeq ($(shell uname),Darwin)
RELEASE_FLAGS = $(OPTIMISED)
endif

# The manifest reads the variable; see there.
RELEASE = VCGRAPH_RELEASE=1 $(SWIFT) build $(RELEASE_FLAGS)

.PHONY: mutants samples test build release format lint goldens conformance benchmark documentation tools headers help schemas
.PHONY: fuzz sanitize
.PHONY: order manual install archive deb artifactbundle try-deb dist

help: ## Lists the targets.
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 14

headers: ## Installs missing headers of Graphviz, expat and libyaml (with apt, dnf or brew).
	@sh .ci/headers

samples: build ## Renders every sample into out/ and lists the files.
	$(SWIFT) run $(BUILD_FLAGS) --skip-build vcgraph render samples/*.vcmodel.yaml samples/*.txt samples/trips --theme light,dark --format dot,svg,html --gallery -o out
	$(SWIFT) run $(BUILD_FLAGS) --skip-build vcgraph chain samples/trips --from TripListViewController --to UIImagePickerController --format svg -o out/trips-path.svg > /dev/null
	$(SWIFT) run $(BUILD_FLAGS) --skip-build vcgraph doctor --graphviz-version > out/graphviz-version.txt

schemas: build ## Writes the JSON Schemas of all file formats into docs/schemas/.
	@for format in model config theme map; do \
	  $(SWIFT) run $(BUILD_FLAGS) --skip-build vcgraph schema $$format > docs/schemas/$$format.schema.json; done

test: headers ## Builds everything and runs all tests.
	$(SWIFT) build --build-tests $(BUILD_FLAGS)
	$(SWIFT) test --skip-build --skip ExamplePackageTests
	$(SWIFT) test --skip-build --filter ExamplePackageTests

build: headers ## Builds for debugging.
	$(SWIFT) build $(BUILD_FLAGS) --product vcgraph
	$(SWIFT) build $(BUILD_FLAGS) --product vcgraph-source

release: headers ## Builds the optimised programs, .build/release/vcgraph and .build/release/vcgraph-source.
	@mkdir -p $(STATIC) && $(if $(LIBSTDCXX),ln -sf $(LIBSTDCXX) $(STATIC),true)
	@$(if $(LIBGCC),ln -sf $(LIBGCC) $(STATIC)/libgcc_s.a,true)
	@echo '{ local: *; };' > $(EXPORTS)
	$(RELEASE) --product vcgraph
	$(RELEASE) --product vcgraph-source

order: headers ## Renews the list of functions that the linker puts next to each other (needs valgrind and python3).
	$(MAKE) release
	$(RELEASE) -Xlinker -Map=.build/vcgraph.map --product vcgraph
	.ci/packaging/function-order .build/release/vcgraph .build/vcgraph.map

goldens: headers ## Rewrites every golden file; review the diff before you commit it.
	RECORD_GOLDENS=1 $(SWIFT) test $(BUILD_FLAGS) || true
	$(MAKE) samples schemas
	$(SWIFT) test --skip-build

documentation: build ## Builds the project's documentation and its figures into .build/documentation.
	@sh .ci/documentation

tools: ## Installs optional tools that some tests need: a browser and site generators.
	@sh .ci/tools

format: ## Formats the sources.
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks Plugins samples/package

# The formatter does not check the length of comments; these modules still have longer ones.
UNCHECKED = VCFigures VCLayout

lint: ## Checks the formatting.
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks Plugins samples/package
	@! grep -rnE --include='*.swift' $(UNCHECKED:%=--exclude-dir=%) '^ *//.{129,}' Sources Tests | grep -v 'https*://'

conformance: headers ## Runs the project's scenarios of UIKit's rules.
	$(SWIFT) run $(BUILD_FLAGS) vcgraph-conformance Tests/ConformanceTests/Scenarios/*.yaml

SECONDS ?= 60
TARGETS ?=

fuzz: headers ## Fuzzes every target: make fuzz SECONDS=600 TARGETS="models pages".
	Tests/Fuzz/run $(SECONDS) $(TARGETS)

# The thread sanitizer supports at most 65,536 frames per thread, so tests of deeper stacks are skipped.
sanitize: headers ## Runs the tests with the address and thread sanitizers (on macOS also undefined).
	@for kind in $(SANITIZERS); do \
	  echo "== $$kind"; \
	  $(SWIFT) build --build-tests --sanitize $$kind --scratch-path .build/$$kind && \
	  ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=suppressions=$(CURDIR)/.ci/thread-sanitizer.txt \
	    $(SWIFT) test --skip-build --sanitize $$kind --scratch-path .build/$$kind \
	    --skip ExamplePackageTests --skip EndToEndTests $$([ $$kind != thread ] || echo --skip LargeStackTests) || exit 1; done

# Swift supports the undefined behaviour sanitizer only on macOS; on all platforms, Swift's runtime checks trap on the same faults.
ifeq ($(shell uname),Darwin)
SANITIZERS ?= address undefined thread
else
SANITIZERS ?= address thread
endif

mutants: headers ## Lists the changes to the rules' code that no test detects (a quarter of an hour, needs python3).
	python3 Tests/Mutants/mutate.py

benchmark: release ## Compares the release build with dot.
	for name in against-dot layout-benchmark site-benchmark many-renders; do \
	  $(RELEASE) --product vcgraph-$$name || exit 1; done
	.build/release/vcgraph-against-dot .build/release/vcgraph samples/camera.vcmodel.yaml
	.build/release/vcgraph-layout-benchmark .build/release/vcgraph
	.build/release/vcgraph-site-benchmark .build/release/vcgraph 2000
	.build/release/vcgraph-many-renders .build/release/vcgraph

manual: headers ## Writes the manual pages into .build/manual.
	@.ci/packaging/manual

install: release manual ## Builds and installs program, manual pages, completions and schemas under $(DESTDIR)$(PREFIX).
	.ci/packaging/install "$(DESTDIR)$(PREFIX)"

archive: release manual ## Makes an archive for the current platform in .build/dist.
	@.ci/packaging/archive

deb: release manual ## Makes a Debian package in .build/dist.
	@.ci/packaging/deb

try-deb: deb ## Installs and removes the Debian package in a clean root (needs root and debootstrap).
	@.ci/packaging/try-deb

artifactbundle: release manual ## Makes an artifact bundle for SwiftPM's binary targets in .build/dist.
	@.ci/packaging/artifactbundle

dist: archive deb artifactbundle ## Makes all release files for the current platform.
