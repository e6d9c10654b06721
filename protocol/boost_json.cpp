// The only file that compiles the library itself; all others include its headers only.
#include <boost/json/src.hpp>
