# Test programs, one per stage and box; a folder without tests makes none. `tests.list` lists them for ./test, one per
# line: stage, name, program.
set(VERNISSAGE_TEST_LIST ${CMAKE_BINARY_DIR}/tests.list)
file(WRITE ${VERNISSAGE_TEST_LIST}.new "")

# Helpers that several test folders share are included as "tests/...".
file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/tests ${CMAKE_SOURCE_DIR}/tests/*.h)
vernissage_link_headers(tests tests ${CMAKE_SOURCE_DIR}/tests ${headers})

# Every test program can report what its test cases saw of the rules (tests/table/evidence.h).
add_library(doctest_main OBJECT ${CMAKE_CURRENT_LIST_DIR}/doctest_main.cpp ${CMAKE_SOURCE_DIR}/tests/table/evidence.cpp)
target_include_directories(doctest_main SYSTEM PUBLIC ${DOCTEST_INCLUDE})
target_include_directories(doctest_main PRIVATE ${VERNISSAGE_ROOTS}/tests)
# Tests may assert, and check what the standard library demands, in a release build too. They are optimised little, since
# compiling them takes longer than running them; the code under test is optimised as in the program. All test programs
# have the same options, so that they can share one precompiled header; a library of apps/ demands -pthread.
set(VERNISSAGE_TEST_OPTIONS -UNDEBUG -D_GLIBCXX_ASSERTIONS -O1 -pthread)
vernissage_precompile(doctest_main <algorithm> <array> <functional> <map> <optional> <string> <vector> <doctest/doctest.h>)
# doctest's own code comes with its first inclusion.
set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/doctest_main.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
vernissage_warnings(doctest_main)
target_compile_options(doctest_main PRIVATE ${VERNISSAGE_TEST_OPTIONS})

function(vernissage_add_test_program stage name)
  add_executable(${name} ${ARGN})
  target_include_directories(${name} PRIVATE ${VERNISSAGE_ROOTS}/tests)
  vernissage_warnings(${name})
  target_compile_options(${name} PRIVATE ${VERNISSAGE_TEST_OPTIONS} ${VERNISSAGE_PRECOMPILED})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
  set_tests_properties(${name} PROPERTIES LABELS ${stage})
  file(APPEND ${VERNISSAGE_TEST_LIST}.new "${stage} ${name} ${CMAKE_BINARY_DIR}/tests/${name}\n")
endfunction()

# vernissage_tests(<stage> <name> LINK <target>... GLOB <pattern>...)
function(vernissage_tests stage name)
  cmake_parse_arguments(TESTS "" "" "LINK;GLOB" ${ARGN})
  # The thread sanitizer is only for code with threads.
  if(VERNISSAGE_SANITIZE_THREADS AND NOT stage MATCHES "^(storage|server)$")
    return()
  endif()
  file(GLOB sources CONFIGURE_DEPENDS ${TESTS_GLOB})
  # A selfcheck.cpp has its own main and tests the helpers of its folder, without a framework or box.
  set(selfchecks ${sources})
  list(FILTER selfchecks INCLUDE REGEX "/selfcheck\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "/selfcheck\\.cpp$")
  if(NOT sources)
    return()
  endif()
  vernissage_add_test_program(${stage} ${name} ${sources})
  target_link_libraries(${name} PRIVATE doctest_main ${TESTS_LINK})
  target_precompile_headers(${name} REUSE_FROM doctest_main)
  foreach(selfcheck IN LISTS selfchecks)
    cmake_path(GET selfcheck PARENT_PATH folder)
    file(GLOB helpers CONFIGURE_DEPENDS ${folder}/*.cpp)
    string(REGEX REPLACE "_tests$" "_selfcheck" program ${name})
    vernissage_add_test_program(${stage} ${program} ${helpers})
  endforeach()
endfunction()

set(root ${CMAKE_SOURCE_DIR})
vernissage_tests(unit core_tests LINK core registry GLOB ${root}/core/tests/*.cpp)
vernissage_tests(unit themes_tests LINK themes GLOB ${root}/themes/tests/*.cpp)
vernissage_tests(unit lexicon_tests LINK lexicon GLOB ${root}/lexicon/tests/*.cpp)
foreach(game IN LISTS games)
  set(suite "")
  if(EXISTS ${folder_of_${game}}/tests/conformance.cpp)  # the game runs the suite for every game among its own tests
    set(suite ${root}/tests/conformance/allocations.cpp)
  endif()
  vernissage_tests(unit ${game}_tests LINK ${game} ${game}_bot registry
                   GLOB ${folder_of_${game}}/tests/*.cpp ${folder_of_${game}}/bot/tests/*.cpp ${suite})
  vernissage_tests(oracle ${game}_oracle_tests LINK ${game} registry
                   GLOB ${root}/tests/${game}/*.cpp ${root}/tests/${game}/oracle/*.cpp)
endforeach()
vernissage_tests(unit art_tests LINK art GLOB ${root}/art/tests/*.cpp)
vernissage_tests(unit protocol_tests LINK protocol registry GLOB ${root}/tests/protocol/*.cpp)
vernissage_tests(storage storage_tests LINK storage GLOB ${root}/tests/storage/*.cpp)
vernissage_tests(server net_tests LINK net GLOB ${root}/tests/net/*.cpp)
vernissage_tests(server sim_tests LINK server GLOB ${root}/tests/sim/*.cpp ${root}/tests/server/fake_*.cpp)
find_library(BROTLI_DECODER brotlidec REQUIRED)
vernissage_tests(server server_tests LINK server ${BROTLI_DECODER} GLOB ${root}/tests/server/*.cpp)
vernissage_tests(conformance conformance_tests LINK registry GLOB ${root}/tests/conformance/*.cpp)
vernissage_tests(apps apps_tests LINK apps GLOB ${root}/tests/apps/*.cpp)
vernissage_tests(apps gallery_tests LINK apps GLOB ${root}/tests/art/*.cpp)

# Scripts that use the finished program from outside, as a person would.
find_program(PYTHON python3)
function(vernissage_scripts stage folder)
  file(GLOB scripts CONFIGURE_DEPENDS ${root}/tests/${folder}/test_*.py)
  foreach(script IN LISTS scripts)
    cmake_path(GET script STEM LAST_ONLY name)
    add_test(NAME ${folder}_${name} COMMAND ${PYTHON} ${script} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    set_tests_properties(${folder}_${name} PROPERTIES LABELS ${stage} ENVIRONMENT VERNISSAGE=$<TARGET_FILE:vernissage>)
    file(APPEND ${VERNISSAGE_TEST_LIST}.new "${stage} ${folder}_${name} ${script}\n")
  endforeach()
endfunction()
if(TARGET vernissage AND PYTHON)
  vernissage_scripts(apps apps)
  vernissage_scripts(apps protocol)
  vernissage_scripts(server server)
  vernissage_scripts(faults faults)
endif()
file(RENAME ${VERNISSAGE_TEST_LIST}.new ${VERNISSAGE_TEST_LIST})
