// The one place where the library itself is compiled; everything else includes its headers only.
#include <boost/json/src.hpp>
