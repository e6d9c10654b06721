# The rules engine for the browser: clang for wasm32-wasi, a reactor module with a plain C interface.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-22)
# `wasm32-wasi`, not the newer `wasm32-wasip1`: Debian installs wasi-libc and libc++ under the old name.
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_FLAGS_INIT "-Wno-deprecated -fno-exceptions -fno-rtti -ffunction-sections -fdata-sections")
set(CMAKE_EXE_LINKER_FLAGS_INIT
    "-mexec-model=reactor --no-wasm-opt -Wl,--strip-all,--gc-sections -Wl,-z,stack-size=1048576")
# A reactor has no main, so CMake's test of the compiler can't link a program.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY NEVER)
