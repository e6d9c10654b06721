#include "server/art.h"

#include <algorithm>
#include <utility>

#include "art/gallery.h"
#include "core/sha256.h"
#include "core/text.h"
#include "server/house.h"

namespace server {
namespace {

constexpr std::string_view root = "/art/";
constexpr std::string_view ending = ".svg";
constexpr const char* index_name = "index.json";
constexpr std::size_t most_jobs = 2000;  // more than there are pictures

HttpResponse not_found() {
  return problem(404, "not-found", "there is no such picture; /art/index.json names them all");
}

HttpResponse moved(const std::string& name) {
  std::string place(root);
  place.append(art::version()).append("/").append(name).append(ending);
  return {.status = 302, .headers = {{"Location", std::move(place)}, {"Cache-Control", "no-store"}}};
}

bool is_picture(std::string_view name) { return art::picture_size(name).has_value(); }

// Whether the client has it already: If-None-Match is a list, and of tags only what is between the quotes counts.
bool has_tag(std::string_view if_none_match, std::string_view tag) {
  for (std::string_view item : core::split(if_none_match, ',')) {
    while (item.starts_with(' ')) item.remove_prefix(1);
    while (item.ends_with(' ')) item.remove_suffix(1);
    if (item.starts_with("W/")) item.remove_prefix(2);
    if (item == "*" || item == tag) return true;
  }
  return false;
}

}  // namespace

Art::~Art() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

HttpResponse Art::answer(const HttpRequest& request, std::string_view path) {
  collect();
  path.remove_prefix(std::min(root.size(), path.size()));
  if (path == index_name) return index(request);
  if (!path.ends_with(ending)) return not_found();
  path.remove_suffix(ending.size());
  if (is_picture(path)) return moved(std::string(path));  // the address without a version
  const std::size_t slash = path.find('/');
  if (slash == std::string_view::npos) return not_found();
  const std::string name(path.substr(slash + 1));
  if (!is_picture(name)) return not_found();
  return path.substr(0, slash) == art::version() ? picture(request, name) : moved(name);
}

HttpResponse Art::picture(const HttpRequest& request, const std::string& name) {
  HttpResponse response = respond(request, name);
  response.content_type = "image/svg+xml";
  response.headers.emplace_back("Cache-Control", "public, max-age=31536000, immutable");
  // Opened by itself it is a document; it may run and load nothing, and belongs to nobody.
  response.headers.emplace_back("Content-Security-Policy", "default-src 'none'; sandbox; frame-ancestors 'none'");
  return response;
}

HttpResponse Art::index(const HttpRequest& request) {
  HttpResponse response = respond(request, index_name);
  response.headers.emplace_back("Cache-Control", "no-cache");
  return response;
}

// Body, coding and tag of something that is there. The tag is weak: it names the text, whatever it is compressed with.
HttpResponse Art::respond(const HttpRequest& request, const std::string& name) {
  Kept& kept = keep(name);
  HttpResponse response{.headers = {{"ETag", "W/" + kept.tag}, {"Vary", "Accept-Encoding"}}};
  if (has_tag(request.if_none_match, kept.tag)) {
    response.status = 304;
    return response;
  }
  const Coding coding = accepted(request.accept_encoding);
  Text& body = kept.bodies[static_cast<std::size_t>(coding)];
  if (!body) {
    body = std::make_shared<std::string>(encoded(*kept.text, coding, Effort::quick));
    kept_bytes_ += body->size();
    improve({.name = name, .text = kept.text, .coding = coding});
  }
  if (body->empty()) {
    response.body = *kept.text;
    return response;
  }
  response.body = *body;
  if (coding != Coding::identity) response.headers.emplace_back("Content-Encoding", name_of(coding));
  return response;
}

Art::Kept& Art::keep(const std::string& name) {
  Kept& kept = kept_[name];
  if (!kept.text) {
    kept.text = std::make_shared<std::string>(name == index_name ? art::index_json() : art::picture(name).value_or(""));
    kept.tag = "\"" + core::to_hex(core::sha256(*kept.text)).substr(0, 16) + "\"";
    kept.bodies[static_cast<std::size_t>(Coding::identity)] = kept.text;
    kept_bytes_ += kept.text->size();
  }
  kept.used = ++clock_;
  make_room();
  return kept;
}

// The one just asked for is the latest, so it stays.
void Art::make_room() {
  while (kept_bytes_ > most_bytes_ && kept_.size() > 1) {
    const auto oldest = std::min_element(kept_.begin(), kept_.end(),
                                         [](const auto& a, const auto& b) { return a.second.used < b.second.used; });
    for (const Text& body : oldest->second.bodies) kept_bytes_ -= body ? body->size() : 0;
    kept_.erase(oldest);
  }
}

// --- the thread that compresses -------------------------------------------------------------------------------------

void Art::improve(Job job) {
  {
    const std::scoped_lock lock(mutex_);
    if (jobs_.size() >= most_jobs) return;
    jobs_.push_back(std::move(job));
  }
  if (!thread_.joinable()) thread_ = std::thread([this] { work(); });
  changed_.notify_all();
}

void Art::collect() {
  std::vector<Job> done;
  {
    const std::scoped_lock lock(mutex_);
    done.swap(done_);
  }
  for (Job& job : done) {
    const auto found = kept_.find(job.name);
    if (found == kept_.end() || job.body->empty()) continue;
    Text& body = found->second.bodies[static_cast<std::size_t>(job.coding)];
    kept_bytes_ += job.body->size() - (body ? body->size() : 0);
    body = std::move(job.body);
  }
}

void Art::finish() {
  {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return jobs_.empty() && !busy_; });
  }
  collect();
}

void Art::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
    if (stopping_) return;
    Job job = std::move(jobs_.front());
    jobs_.pop_front();
    busy_ = true;
    lock.unlock();
    job.body = std::make_shared<std::string>(encoded(*job.text, job.coding, Effort::best));
    lock.lock();
    busy_ = false;
    done_.push_back(std::move(job));
    changed_.notify_all();
  }
}

}  // namespace server
