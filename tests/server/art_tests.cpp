// The pictures over HTTP: addresses, codings, what may be kept, and that memory is bounded.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "art/gallery.h"
#include "server/web/art.h"
#include "server/web/encoding.h"
#include "tests/server/parlour.h"
#include "tests/server/unpack.h"

namespace {

using server::Coding;
using server_tests::Guest;
using server_tests::Parlour;
using server_tests::Reply;
using server_tests::unbrotli;
using server_tests::ungzip;

// Any picture that exists.
std::string some_name() { return art::picture_names().at(0); }
std::string address_of(const std::string& name) { return "/art/" + art::version() + "/" + name + ".svg"; }

server::HttpResponse ask(server::Depot& depot, const std::string& path, const std::string& encoding) {
  return server::picture_at(
      depot, {.method = "GET", .target = path, .address = {}, .host = {}, .accept_encoding = encoding}, path);
}

}  // namespace

TEST_CASE("art: a picture may be kept for ever and do nothing") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  const Reply reply = guest.get(address_of(some_name()));
  CHECK(reply.status == 200);
  CHECK(reply.body == art::picture(some_name()));
  CHECK(reply.headers.at("Cache-Control") == "public, max-age=31536000, immutable");
  CHECK(reply.headers.at("Vary") == "Accept-Encoding");
  CHECK(reply.headers.at("Content-Security-Policy").starts_with("default-src 'none'; sandbox"));
  CHECK_FALSE(reply.headers.contains("Content-Encoding"));
}

TEST_CASE("art: a client that has the picture is told so, in any compression") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  const std::string tag = guest.get(address_of(some_name()), "br").headers.at("ETag");
  CHECK(tag.starts_with("W/\""));
  for (const std::string& known : {tag, tag.substr(2), "\"other\", " + tag, std::string("*")}) {
    const Reply reply = guest.get(address_of(some_name()), "gzip", known);
    CHECK_MESSAGE(reply.status == 304, known);
    CHECK(reply.body.empty());
    CHECK(reply.headers.at("ETag") == tag);
    CHECK(reply.headers.at("Vary") == "Accept-Encoding");
    CHECK(reply.headers.contains("Cache-Control"));
  }
  CHECK(guest.get(address_of(some_name()), "gzip", "\"other\"").status == 200);
}

TEST_CASE("art: an address with another version or none leads to the current one, and is not cached") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  for (const std::string& old : {"/art/" + some_name() + ".svg", "/art/0123456789ab/" + some_name() + ".svg"}) {
    const Reply reply = guest.get(old);
    CHECK(reply.status == 302);
    CHECK(reply.headers.at("Location") == address_of(some_name()));
    CHECK(reply.headers.at("Cache-Control") == "no-store");
  }
}

TEST_CASE("art: a picture that does not exist is not found") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  const std::string current = "/art/" + art::version() + "/";
  for (const std::string& path :
       {std::string("/art/"), std::string("/art/x"), std::string("/art/x.svg"), current, current + "none.svg",
        current + some_name(), current + some_name() + ".png", current + "../" + some_name() + ".svg",
        "/art/x/y/" + some_name() + ".svg", current + some_name() + ".svg/", "/art//" + some_name() + ".svgx"}) {
    const Reply reply = guest.get(path);
    CHECK_MESSAGE(reply.status == 404, path);
    CHECK(reply.code() == "not-found");
    CHECK(reply.headers.at("Cache-Control") == "no-store");
  }
  CHECK(guest.post(address_of(some_name()), "{}").status == 405);
}

TEST_CASE("art: the index names everything and is asked for anew each time") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  const Reply reply = guest.get("/art/index.json", "br");
  CHECK(reply.status == 200);
  CHECK(reply.headers.at("Cache-Control") == "no-cache");
  CHECK(reply.headers.at("Content-Encoding") == "br");
  const std::string json = unbrotli(reply.body);
  CHECK(json == art::index_json());
  CHECK(json.find("\"version\":\"" + art::version() + "\"") != std::string::npos);
  CHECK(json.find("\"" + some_name() + "\"") != std::string::npos);
  CHECK(guest.get("/art/index.json", "", reply.headers.at("ETag")).status == 304);
}

TEST_CASE("art: a page full of pictures is no attack, and a flood is") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  int refused = 0;
  for (int i = 0; i < 1200; ++i) {
    parlour.house().http({.method = "GET", .target = "/art/none.svg", .address = "10.1.1.1", .host = "h"},
                         [&](const server::HttpResponse& r) { refused += r.status == 429 ? 1 : 0; });
  }
  CHECK(refused == 200);
  CHECK(guest.get(address_of(some_name())).status == 200);
}

TEST_CASE("art: a client gets the coding it likes best") {
  using server::accepted;
  CHECK(accepted("") == Coding::identity);
  CHECK(accepted("gzip, deflate, br") == Coding::brotli);
  CHECK(accepted("gzip, deflate") == Coding::gzip);
  CHECK(accepted("deflate, zstd") == Coding::identity);
  CHECK(accepted("br;q=0, gzip") == Coding::gzip);
  CHECK(accepted("br;q=0.5, gzip;q=0.8") == Coding::gzip);
  CHECK(accepted("BR ; q=1.0, gzip;q=0.9") == Coding::brotli);
  CHECK(accepted("*") == Coding::brotli);
  CHECK(accepted("*;q=0") == Coding::identity);
  CHECK(accepted("br;q=0, *") == Coding::gzip);
  CHECK(accepted("identity, br;q=0.1") == Coding::identity);
  CHECK(accepted("identity;q=0, gzip;q=0.001") == Coding::gzip);
  CHECK(accepted(",,;q=,br;q=x,gzip;level=9") == Coding::identity);
}

TEST_CASE("art: a compressed text comes back, and is shorter if there was time for it") {
  server::Depot depot;
  const std::string picture = *art::picture(some_name());
  for (const std::string coding : {"br", "gzip"}) {
    const auto plain = [&](const std::string& bytes) { return coding == "br" ? unbrotli(bytes) : ungzip(bytes); };
    const auto first = ask(depot, address_of(some_name()), coding);
    CHECK(plain(first.body) == picture);
    depot.finish();
    const auto second = ask(depot, address_of(some_name()), coding);
    CHECK(plain(second.body) == picture);
    CHECK(second.body.size() <= first.body.size());
    CHECK(second.body.size() < picture.size());
  }
}

TEST_CASE("art: the pictures that nobody has asked for longest are forgotten when there are too many") {
  auto names = art::picture_names();
  names.resize(std::min<std::size_t>(names.size(), 12));
  std::size_t largest = 0;
  std::size_t all = 0;
  for (const std::string& name : names) {
    largest = std::max(largest, art::picture(name)->size());
    all += art::picture(name)->size();
  }
  server::Depot depot(2 * largest);
  for (int round = 0; round < 2; ++round) {
    for (const std::string& name : names)
      CHECK(unbrotli(ask(depot, address_of(name), "br").body) == art::picture(name));
    CHECK(depot.kept_bytes() < 4 * largest);
  }
  depot.finish();
  CHECK(all > 4 * largest);
  CHECK(depot.kept_bytes() < 4 * largest);
}
