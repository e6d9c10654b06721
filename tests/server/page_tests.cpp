// The page over HTTP: which addresses it has, what may be kept of it, and how it is compressed.
#include <array>
#include <string>

#include <doctest/doctest.h>

#include "art/gallery.h"
#include "core/random.h"
#include "server/embedded.h"
#include "server/web/depot.h"
#include "tests/server/parlour.h"
#include "tests/server/unpack.h"

namespace {

using server_tests::Guest;
using server_tests::Parlour;
using server_tests::Reply;
using server_tests::unbrotli;
using server_tests::ungzip;

// The address of the document's script.
std::string some_script() {
  const std::string_view document = server::embedded_file("index.html");
  constexpr std::string_view before = "<script type=\"module\" crossorigin src=\"";
  const std::size_t begin = document.find(before) + before.size();
  REQUIRE(document.substr(begin).starts_with("/assets/"));
  return std::string(document.substr(begin, document.find('"', begin) - begin));
}

bool is_document(const Reply& reply) {
  return reply.body.starts_with("<!doctype html>") && reply.body.find("id=\"app\"") != std::string::npos;
}

}  // namespace

TEST_CASE("pages: the document is at every address that it knows") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  for (const std::string path :
       {"/", "/?language=pl", "/new", "/new/art-society", "/table/q7Yx-2_kW0aZ9bLc", "/table/abc?watch=xyz",
        "/table/abc/", "/result/abc", "/replay/abc?step=7", "/rules", "/rules/art-society", "/settings"}) {
    const Reply reply = guest.get(path);
    CHECK_MESSAGE(reply.status == 200, path);
    CHECK(is_document(reply));
    CHECK(reply.headers.at("Cache-Control") == "no-cache");
    CHECK(reply.headers.at("Vary") == "Accept-Encoding");
  }
}

TEST_CASE("pages: at an unknown address the document says so, with status 404") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  const std::string tag = guest.get("/").headers.at("ETag");
  for (const std::string path : {"/nowhere", "/table", "/table/", "/table/a/b", "/settings/x", "/news", "/index.html",
                                 "/../etc/passwd", "/%2e%2e/x", "/assets", "/index.html/", "/new/a/b"}) {
    const Reply reply = guest.get(path, "", tag);
    CHECK_MESSAGE(reply.status == 404, path);
    CHECK(is_document(reply));
    CHECK(reply.headers.at("Cache-Control") == "no-store");
  }
}

TEST_CASE("pages: a file that is not there is refused plainly, and not remembered") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  for (const std::string path : {"/assets/", "/assets/index-0.js", "/assets/../index.html"}) {
    const Reply reply = guest.get(path, "br");
    CHECK_MESSAGE(reply.status == 404, path);
    CHECK(reply.body == "There is no such file; load the page again.\n");
    CHECK(reply.headers.at("Cache-Control") == "no-store");
    CHECK_FALSE(reply.headers.contains("Content-Encoding"));
  }
}

TEST_CASE("pages: files named by their content are kept for ever, others are asked for anew") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  const Reply script = guest.get(some_script());
  CHECK(script.status == 200);
  CHECK(script.body == server::embedded_file(some_script().substr(1)));
  CHECK(script.headers.at("Cache-Control") == "public, max-age=31536000, immutable");
  const Reply robots = guest.get("/robots.txt");
  CHECK(robots.status == 200);
  CHECK(robots.body.starts_with("User-agent: *\n"));
  CHECK(robots.headers.at("Cache-Control") == "no-cache");
}

TEST_CASE("pages: a client that has the document or a file is told so") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  for (const std::string& path : {std::string("/"), std::string("/table/abc"), some_script()}) {
    const std::string tag = guest.get(path, "br").headers.at("ETag");
    const Reply reply = guest.get(path, "gzip", tag);
    CHECK(reply.status == 304);
    CHECK(reply.body.empty());
    CHECK(reply.headers.at("ETag") == tag);
    CHECK(guest.get(path, "", "\"other\"").status == 200);
  }
  CHECK(guest.get("/").headers.at("ETag") == guest.get("/new").headers.at("ETag"));
}

TEST_CASE("pages: the document and its files come compressed, and are the same") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  for (const std::string& path : {std::string("/"), std::string("/nowhere"), some_script()}) {
    const Reply plain = guest.get(path);
    CHECK_FALSE(plain.headers.contains("Content-Encoding"));
    const Reply brotli = guest.get(path, "gzip, br");
    CHECK(brotli.headers.at("Content-Encoding") == "br");
    CHECK(unbrotli(brotli.body) == plain.body);
    CHECK(brotli.body.size() < plain.body.size());
    const Reply gzip = guest.get(path, "gzip");
    CHECK(gzip.headers.at("Content-Encoding") == "gzip");
    CHECK(ungzip(gzip.body) == plain.body);
  }
}

TEST_CASE("pages: a file comes as its build compressed it, also the first time, and not by that name") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  const std::string_view packed = server::embedded_file(some_script().substr(1) + ".br");
  REQUIRE_FALSE(packed.empty());
  CHECK(guest.get(some_script(), "br").body == packed);
  CHECK(guest.get(some_script() + ".br").status == 404);
}

TEST_CASE("pages: the document names the version of the pictures") {
  Parlour parlour;
  Guest guest = parlour.guest("");
  REQUIRE(server::embedded_file("index.html").find("content=\"%ART%\"") != std::string_view::npos);
  const std::string body = guest.get("/").body;
  CHECK(body.find("content=\"" + art::version() + "\"") != std::string::npos);
  CHECK(body.find("%ART%") == std::string::npos);
}

TEST_CASE("pages: visits with all their files take nothing from the interface, and a flood is refused") {
  Parlour parlour;
  const auto status = [&](const std::string& target) {
    int answer = 0;
    parlour.house().http({.method = "GET", .target = target, .address = "10.1.1.1", .host = "h"},
                         [&](const server::HttpResponse& r) { answer = r.status; });
    return answer;
  };
  const std::string script = some_script();
  // Ten people behind one address: fifteen files and sixty pictures each, at once.
  for (int i = 0; i < 10 * 15; ++i) CHECK(status(i % 15 == 0 ? "/" : script) == 200);
  for (int i = 0; i < 10 * 60; ++i) CHECK(status("/art/none.svg") == 404);
  for (int i = 0; i < 100; ++i) CHECK(status("/api/games") == 200);
  CHECK(status("/api/games") == 429);
  int refused = 0;
  for (int i = 0; i < 300; ++i) refused += status("/nowhere") == 429 ? 1 : 0;
  CHECK(refused == 50);
  CHECK(parlour.guest("").get("/").status == 200);
}

TEST_CASE("depot: an item that compressing does not shorten is sent unchanged") {
  server::Depot depot;
  core::Random random(1);
  std::string noise(5000, '\0');
  for (char& c : noise) c = static_cast<char>(random.below(256));
  int made = 0;
  for (const std::string coding : {"br", "gzip", "br"}) {
    const auto response = depot.give(
        {.method = "GET", .target = "/", .address = {}, .host = {}, .accept_encoding = coding}, "noise", [&] {
          ++made;
          return server::Ware{.text = noise};
        });
    CHECK(response.body == noise);
    for (const auto& [name, value] : response.headers) CHECK(name != "Content-Encoding");
    depot.finish();
  }
  CHECK(made == 1);
  CHECK(depot.kept_bytes() == noise.size());
}

TEST_CASE("depot: an item that comes compressed is sent that way, and counted") {
  server::Depot depot;
  const auto ask = [&](const std::string& coding) {
    return depot.give({.method = "GET", .target = "/", .address = {}, .host = {}, .accept_encoding = coding}, "script",
                      [] { return server::Ware{.text = "long text", .brotli = "short"}; });
  };
  CHECK(ask("br").body == "short");
  depot.finish();
  CHECK(ask("br").body == "short");
  CHECK(ask("").body == "long text");
  CHECK(depot.kept_bytes() == std::string("long textshort").size());
}
