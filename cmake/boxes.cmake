# A box is one folder, one target and one include root of its own.
#
# The sources lie flat, so an include path of the repository root would let every file include every other. Instead each
# target publishes a folder of links to just its own headers: a file sees a header only if its target links that box,
# and an include against the arrows does not compile.

set(VERNISSAGE_ROOTS ${CMAKE_BINARY_DIR}/roots)

# Links the given headers, named relative to `folder`, as <root of target>/<prefix>/<name>.
function(vernissage_link_headers target prefix folder)
  set(root ${VERNISSAGE_ROOTS}/${target}/${prefix})
  # A header that is gone must not be found through yesterday's link.
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

# vernissage_box(<target> PREFIX <include prefix> FOLDER <folder> [SOURCES <file>...] [HEADERS <name>...] [LINK <target>...]
#                [RULES])
#
# Headers of the folder are public (or just the HEADERS given), except those in bot/ (a box of its own) and tests/. A
# box without sources is header-only. RULES: the code runs in the browser too and uses neither exceptions nor run-time
# types.
function(vernissage_box target)
  cmake_parse_arguments(BOX "RULES" "PREFIX;FOLDER" "SOURCES;HEADERS;LINK" ${ARGN})
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
    # Plain objects: the system's `ar` cannot index wasm, and the linker drops what is unused anyway.
    add_library(${target} OBJECT ${BOX_SOURCES})
    set_property(GLOBAL APPEND PROPERTY VERNISSAGE_OBJECT_BOXES ${target})
  else()
    add_library(${target} STATIC ${BOX_SOURCES})
  endif()
  target_include_directories(${target} PUBLIC ${root})
  target_link_libraries(${target} PUBLIC ${BOX_LINK})
  vernissage_warnings(${target})
  target_compile_options(${target} PRIVATE ${VERNISSAGE_WHOLE_PROGRAM})
  if(BOX_RULES)
    target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti)
  endif()
endfunction()

# vernissage_embed(<box> <output.cpp> <folder> <file>...): a source file that holds these files of the folder, behind
# <box>/embedded.h.
function(vernissage_embed box output folder)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} -DBOX=${box} -DFOLDER=${folder} -P ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
            -- ${ARGN}
    DEPENDS ${ARGN} ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
    COMMENT "Embedding files for ${box}"
    VERBATIM)
  # A deck is longer than the 64 KiB that every compiler must bear in one literal; ours bear more.
  set_source_files_properties(${output} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
endfunction()
