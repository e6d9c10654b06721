// Counts what the program takes from the heap: the hot functions of a game must take nothing.
#pragma once

namespace conformance {

// How often operator new was called in this program so far.
long allocations();

}  // namespace conformance
