// The only file that compiles the libraries themselves.
#include "net/asio.h"

#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
