// The folder of a server, and the key that signs sessions and links. There is no default key: the first start makes one.
#pragma once

#include <string>

#include "apps/common/stop.h"
#include "server/house/session.h"

namespace apps {

std::string default_data_folder();
// Creates the folder and its parents, readable by the owner only. It is no error if the folder is there.
Or<void> make_folder(const std::string& path);
// 32 bytes as 64 hexadecimal digits; a file that others may read is refused.
Or<server::Keys::Secret> read_or_make_secret(const std::string& path);

}  // namespace apps
