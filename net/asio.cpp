// The one place where the libraries themselves are compiled.
#include "net/asio.h"

#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
