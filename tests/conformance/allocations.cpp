#include "tests/conformance/allocations.h"

#include <cstdlib>
#include <new>

namespace {

long count = 0;

}  // namespace

// Replaces the global operators of this test program alone; the other forms of new and delete call these. The one that does
// not throw would too, but a sanitizer brings its own.
void* operator new(std::size_t size) {
  ++count;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;  // NOLINT: this is the heap
  std::abort();
}
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }               // NOLINT: this is the heap
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }  // NOLINT: this is the heap

namespace conformance {

long allocations() { return count; }

}  // namespace conformance
