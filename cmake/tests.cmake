# Test programs, one per stage and box; a folder without tests makes none. `tests.list` tells ./test what there is, a
# line each: stage, name, program.
set(VERNISSAGE_TEST_LIST ${CMAKE_BINARY_DIR}/tests.list)
file(WRITE ${VERNISSAGE_TEST_LIST}.new "")

# Helpers that several test folders share are included as "tests/...".
file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/tests ${CMAKE_SOURCE_DIR}/tests/*.h)
vernissage_link_headers(tests tests ${CMAKE_SOURCE_DIR}/tests ${headers})

add_library(doctest_main OBJECT ${CMAKE_CURRENT_LIST_DIR}/doctest_main.cpp)
target_include_directories(doctest_main SYSTEM PUBLIC ${DOCTEST_INCLUDE})

function(vernissage_add_test_program stage name)
  add_executable(${name} ${ARGN})
  target_include_directories(${name} PRIVATE ${VERNISSAGE_ROOTS}/tests)
  vernissage_warnings(${name})
  # Tests may assert in a release build too.
  target_compile_options(${name} PRIVATE -UNDEBUG)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
  set_tests_properties(${name} PROPERTIES LABELS ${stage})
  file(APPEND ${VERNISSAGE_TEST_LIST}.new "${stage} ${name} ${CMAKE_BINARY_DIR}/tests/${name}\n")
endfunction()

# vernissage_tests(<stage> <name> LINK <target>... GLOB <pattern>...)
function(vernissage_tests stage name)
  cmake_parse_arguments(TESTS "" "" "LINK;GLOB" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${TESTS_GLOB})
  # A *_selfcheck.cpp has its own main and tests the helpers of its folder without any framework.
  set(selfchecks ${sources})
  list(FILTER selfchecks INCLUDE REGEX "_selfcheck\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "_selfcheck\\.cpp$")
  if(NOT sources)
    return()
  endif()
  vernissage_add_test_program(${stage} ${name} ${sources})
  target_link_libraries(${name} PRIVATE doctest_main ${TESTS_LINK})
  foreach(selfcheck IN LISTS selfchecks)
    cmake_path(GET selfcheck STEM LAST_ONLY stem)
    cmake_path(GET selfcheck PARENT_PATH folder)
    file(GLOB helpers CONFIGURE_DEPENDS ${folder}/*.cpp)
    list(FILTER helpers EXCLUDE REGEX "_selfcheck\\.cpp$")
    vernissage_add_test_program(${stage} ${stem} ${selfcheck} ${helpers})
  endforeach()
endfunction()

set(root ${CMAKE_SOURCE_DIR})
vernissage_tests(unit core_tests LINK core registry GLOB ${root}/core/tests/*.cpp)
foreach(game IN LISTS games)
  vernissage_tests(unit ${game}_tests LINK ${game} ${game}_bot registry
                   GLOB ${root}/games/${game}/tests/*.cpp ${root}/games/${game}/bot/tests/*.cpp)
  vernissage_tests(oracle ${game}_oracle_tests LINK ${game} registry
                   GLOB ${root}/tests/${game}/*.cpp ${root}/tests/${game}/oracle/*.cpp)
endforeach()
vernissage_tests(conformance conformance_tests LINK registry GLOB ${root}/tests/conformance/*.cpp)
vernissage_tests(apps apps_tests LINK apps GLOB ${root}/tests/apps/*.cpp)

# Scripts that use the finished program as a person would.
find_program(PYTHON python3)
file(GLOB scripts CONFIGURE_DEPENDS ${root}/tests/apps/test_*.py)
if(TARGET vernissage AND PYTHON)
  foreach(script IN LISTS scripts)
    cmake_path(GET script STEM LAST_ONLY name)
    add_test(NAME apps_${name} COMMAND ${PYTHON} ${script} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    set_tests_properties(apps_${name} PROPERTIES LABELS apps ENVIRONMENT VERNISSAGE=$<TARGET_FILE:vernissage>)
    file(APPEND ${VERNISSAGE_TEST_LIST}.new "apps apps_${name} ${script}\n")
  endforeach()
endif()
file(RENAME ${VERNISSAGE_TEST_LIST}.new ${VERNISSAGE_TEST_LIST})
