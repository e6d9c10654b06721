#include "server/web/depot.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/sha256.h"
#include "core/text.h"

namespace server {
namespace {

constexpr std::size_t most_jobs = 2000;  // more than there are pictures

// Whether the client has the item already. If-None-Match is a list of tags; only the text between the quotes counts.
bool has_tag(std::string_view if_none_match, std::string_view tag) {
  for (std::string_view item : core::split(if_none_match, ',')) {
    while (item.starts_with(' ')) item.remove_prefix(1);
    while (item.ends_with(' ')) item.remove_suffix(1);
    if (item.starts_with("W/")) item.remove_prefix(2);
    if (item == "*" || item == tag) return true;
  }
  return false;
}

// Empty if compression does not pay, as for fonts, which are compressed already.
std::shared_ptr<const std::string> compressed(const std::string& text, Coding coding, Effort effort) {
  std::string body = encoded(text, coding, effort);
  if (body.size() >= text.size()) body.clear();
  return std::make_shared<const std::string>(std::move(body));
}

}  // namespace

Depot::~Depot() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

// The tag is weak: it names the text in any compression.
HttpResponse Depot::give(const HttpRequest& request, const std::string& name, const std::function<Ware()>& make) {
  collect();
  Kept& kept = keep(name, make);
  HttpResponse response{.headers = {{"ETag", "W/" + kept.tag}, {"Vary", "Accept-Encoding"}}};
  if (has_tag(request.if_none_match, kept.tag)) {
    response.status = 304;
    return response;
  }
  const Coding coding = accepted(request.accept_encoding);
  Text& body = kept.bodies[static_cast<std::size_t>(coding)];
  if (!body) {
    body = compressed(*kept.text, coding, Effort::quick);
    kept_bytes_ += body->size();
    if (!body->empty()) improve({.name = name, .text = kept.text, .coding = coding});
  }
  if (coding == Coding::identity || body->empty()) {
    response.body = *kept.text;
  } else {
    response.body = *body;
    response.headers.emplace_back("Content-Encoding", name_of(coding));
  }
  return response;
}

Depot::Kept& Depot::keep(const std::string& name, const std::function<Ware()>& make) {
  Kept& kept = kept_[name];
  if (!kept.text) {
    Ware ware = make();
    if (!ware.brotli.empty()) {
      kept_bytes_ += ware.brotli.size();
      kept.bodies[static_cast<std::size_t>(Coding::brotli)] = std::make_shared<std::string>(std::move(ware.brotli));
    }
    if (ware.packed) {
      kept.bodies[static_cast<std::size_t>(Coding::gzip)] = std::make_shared<std::string>();
      kept.bodies[static_cast<std::size_t>(Coding::brotli)] = std::make_shared<std::string>();
    }
    kept.text = std::make_shared<std::string>(std::move(ware.text));
    kept.tag = "\"" + core::to_hex(core::sha256(*kept.text)).substr(0, 16) + "\"";
    kept.bodies[static_cast<std::size_t>(Coding::identity)] = kept.text;
    kept_bytes_ += kept.text->size();
  }
  kept.used = ++clock_;
  make_room();
  return kept;
}

// The item just asked for is the most recently used, so it stays.
void Depot::make_room() {
  while (kept_bytes_ > most_bytes_ && kept_.size() > 1) {
    const auto oldest = std::min_element(kept_.begin(), kept_.end(),
                                         [](const auto& a, const auto& b) { return a.second.used < b.second.used; });
    forget(std::string(oldest->first));
  }
}

void Depot::forget(const std::string& name) {
  const auto found = kept_.find(name);
  if (found == kept_.end()) return;
  for (const Text& body : found->second.bodies) kept_bytes_ -= body ? body->size() : 0;
  kept_.erase(found);
}

// --- the thread that compresses -------------------------------------------------------------------------------------

void Depot::improve(Job job) {
  {
    const std::scoped_lock lock(mutex_);
    if (jobs_.size() >= most_jobs) return;
    jobs_.push_back(std::move(job));
  }
  if (!thread_.joinable()) thread_ = std::thread([this] { work(); });
  changed_.notify_all();
}

void Depot::collect() {
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

void Depot::finish() {
  {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return jobs_.empty() && !busy_; });
  }
  collect();
}

void Depot::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
    if (stopping_) return;
    Job job = std::move(jobs_.front());
    jobs_.pop_front();
    busy_ = true;
    lock.unlock();
    job.body = compressed(*job.text, job.coding, Effort::best);
    lock.lock();
    busy_ = false;
    done_.push_back(std::move(job));
    changed_.notify_all();
  }
}

}  // namespace server
