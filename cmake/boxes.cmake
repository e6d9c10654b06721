# A box is one folder, one target and one include root.
#
# If the repository root were an include path, every file could include every other. Instead each target publishes a
# folder of links to its own headers. A file sees a header only if its target links that box, so an include against the
# arrows does not compile.

set(VERNISSAGE_ROOTS ${CMAKE_BINARY_DIR}/roots)

# Links the given headers, named relative to `folder`, as <root of target>/<prefix>/<name>.
function(vernissage_link_headers target prefix folder)
  set(root ${VERNISSAGE_ROOTS}/${target}/${prefix})
  # Remove the links to headers that no longer exist.
  file(GLOB_RECURSE links LIST_DIRECTORIES false RELATIVE ${root} ${root}/*.h)
  foreach(link IN LISTS links)
    if(NOT link IN_LIST ARGN)
      file(REMOVE ${root}/${link})
    endif()
  endforeach()
  foreach(header IN LISTS ARGN)
    cmake_path(GET header PARENT_PATH parent)
    file(MAKE_DIRECTORY ${root}/${parent})
    file(CREATE_LINK ${folder}/${header} ${root}/${header} SYMBOLIC)
  endforeach()
endfunction()

# vernissage_units(<target> <source>...): compiles the sources of each folder as one unit. The headers are then read once a
# folder instead of once a file, which halves the time of a build, and the rules of a game are optimised as a whole. The
# price: a name in an anonymous namespace exists once a folder. Use -DVERNISSAGE_UNITS=OFF to compile each file by itself,
# which is quicker while you change one file again and again. Generated files stay by themselves.
function(vernissage_units target)
  if(NOT VERNISSAGE_UNITS)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  foreach(source IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH source)
    cmake_path(IS_PREFIX CMAKE_BINARY_DIR ${source} generated)
    if(NOT generated)
      cmake_path(GET source PARENT_PATH folder)
      cmake_path(GET folder FILENAME name)
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${name})
    endif()
  endforeach()
endfunction()

# A date in a precompiled header would make ccache compile everything again.
set(VERNISSAGE_PRECOMPILED "SHELL:-Xclang -fno-pch-timestamp")

# vernissage_precompile(<target> <header>...): reads these headers once for all sources of the target. Every source must
# still include what it uses: clang-tidy reads it without the precompiled header.
function(vernissage_precompile target)
  target_precompile_headers(${target} PRIVATE ${ARGN})
  target_compile_options(${target} PRIVATE ${VERNISSAGE_PRECOMPILED})
endfunction()

# vernissage_box(<target> PREFIX <include prefix> FOLDER <folder> [SOURCES <file>...] [HEADERS <name>...] [LINK <target>...]
#                [RULES] [SEPARATE])
#
# Headers of the folder are public (or just the HEADERS given), except those in bot/ (a box of its own) and tests/. A
# box without sources is header-only. RULES: the code runs in the browser too and uses neither exceptions nor run-time
# types. SEPARATE: compile each source by itself, see vernissage_units.
function(vernissage_box target)
  cmake_parse_arguments(BOX "RULES;SEPARATE" "PREFIX;FOLDER" "SOURCES;HEADERS;LINK" ${ARGN})
  set(headers ${BOX_HEADERS})
  if(NOT headers)
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${BOX_FOLDER} ${BOX_FOLDER}/*.h)
    list(FILTER headers EXCLUDE REGEX "^(bot|tests)/")
  endif()
  vernissage_link_headers(${target} ${BOX_PREFIX} ${BOX_FOLDER} ${headers})
  set(root ${VERNISSAGE_ROOTS}/${target})
  file(MAKE_DIRECTORY ${root})
  if(NOT BOX_SOURCES)
    add_library(${target} INTERFACE)
    target_include_directories(${target} INTERFACE ${root})
    target_link_libraries(${target} INTERFACE ${BOX_LINK})
    return()
  endif()
  if(VERNISSAGE_WASM)
    # Object libraries: the system's `ar` can't index wasm, and the linker drops what is unused anyway.
    add_library(${target} OBJECT ${BOX_SOURCES})
    set_property(GLOBAL APPEND PROPERTY VERNISSAGE_OBJECT_BOXES ${target})
  else()
    add_library(${target} STATIC ${BOX_SOURCES})
  endif()
  target_include_directories(${target} PUBLIC ${root})
  target_link_libraries(${target} PUBLIC ${BOX_LINK})
  vernissage_warnings(${target})
  if(NOT BOX_SEPARATE)
    vernissage_units(${target} ${BOX_SOURCES})
  endif()
  if(BOX_RULES)
    # Packing the words of a set into vector registers and unpacking them again costs more than it saves.
    target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti -fno-slp-vectorize)
    if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT BOX_SEPARATE AND NOT VERNISSAGE_WASM)
      # Games are played in one loop with all rules inlined (core/playout.h): 5 to 8 % faster than at the usual limit.
      target_compile_options(${target} PRIVATE "SHELL:-mllvm -inline-threshold=1000")
    endif()
  endif()
endfunction()

# vernissage_embed(<box> <output.cpp> <folder> <file>...): makes a source file that contains these files;
# <box>/embedded.h declares it.
function(vernissage_embed box output folder)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} -DBOX=${box} -DFOLDER=${folder} -P ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
            -- ${ARGN}
    DEPENDS ${ARGN} ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
    COMMENT "Embedding files for ${box}"
    VERBATIM)
  # A deck is longer than the 64 KiB that every compiler must accept in one literal; our compilers accept more.
  set_source_files_properties(${output} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
endfunction()
