#include "decks/safe_svg.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <climits>
#include <cstddef>
#include <memory>

#include <libxml/parser.h>
#include <libxml/xmlerror.h>

#include "protocol/text_rules.h"

namespace decks {
namespace {

constexpr std::string_view svg_language = "http://www.w3.org/2000/svg";
constexpr std::string_view page_language = "http://www.w3.org/1999/xhtml";
constexpr std::size_t most_findings = 20;

// Elements that are refused, and why.
struct Banned {
  std::string_view element;
  std::string_view reason;
};
constexpr std::array<Banned, 10> banned = {{
    {"script", "there is a script in it"},
    {"foreignobject", "a foreignObject can hold a whole page"},
    {"a", "there is a link in it (an element 'a')"},
    {"handler", "there is a script in it (an element 'handler')"},
    {"listener", "it listens to events (an element 'listener')"},
    {"iframe", "it shows another page (an element 'iframe')"},
    {"embed", "it shows another document (an element 'embed')"},
    {"object", "it shows another document (an element 'object')"},
    {"audio", "it plays sounds (an element 'audio')"},
    {"video", "it plays films (an element 'video')"},
}};

std::string_view text_of(const xmlChar* text, std::size_t length) {
  return {reinterpret_cast<const char*>(text), length};  // NOLINT: UTF-8 as text
}
std::string_view text_of(const xmlChar* text) {
  return text == nullptr ? std::string_view() : text_of(text, static_cast<std::size_t>(xmlStrlen(text)));
}

// Error messages of the library may quote the document, so they are made safe to print.
std::string plain(std::string_view text) {
  std::string result(text.substr(0, std::min(text.find('\n'), std::size_t{120})));
  for (char& c : result) {
    if (c < ' ' || c > '~') c = '?';
  }
  return result;
}

// ASCII letters in lower case: HTML pages that contain the picture may ignore case.
std::string small(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

// Removes blanks and control characters from an address, because browsers ignore them.
std::string address_of(std::string_view text) {
  std::string result = small(text);
  std::erase_if(result, [](unsigned char c) { return c <= ' '; });
  return result;
}

bool is_pixels(std::string_view address) {
  return address.starts_with("data:image/png;base64,") || address.starts_with("data:image/jpeg;base64,");
}

// Why a style (an attribute or a style sheet) may do more than paint; empty if it only paints.
std::string_view bad_style(std::string_view style) {
  const std::string text = small(style);
  if (text.find('\\') != std::string::npos) return "there is a backslash in a style, which can hide anything";
  if (text.find("@import") != std::string::npos) return "a style imports another one";
  for (const std::string_view function : {"image-set(", "image(", "src("}) {
    if (text.find(function) != std::string::npos) return "a style refers to something outside of the file";
  }
  for (std::size_t at = text.find("url("); at != std::string::npos; at = text.find("url(", at + 4)) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n\f\"'", at + 4);
    if (begin == std::string::npos || text[begin] != '#') return "a url(…) refers to something outside of the file";
  }
  return {};
}

struct Attribute {
  std::string name;  // without prefix, in lower case
  std::string_view prefix;
  std::string_view value;
};

std::optional<double> length_of(std::string_view text) {
  if (text.ends_with("px")) text.remove_suffix(2);
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value <= 0) return std::nullopt;
  return value;
}

std::optional<double> ratio_of_box(std::string_view box) {
  std::vector<std::string_view> parts;
  for (std::size_t at = 0; at < box.size();) {
    const std::size_t begin = box.find_first_not_of(" ,\t\r\n", at);
    if (begin == std::string_view::npos) break;
    at = std::min(box.find_first_of(" ,\t\r\n", begin), box.size());
    parts.push_back(box.substr(begin, at - begin));
  }
  if (parts.size() != 4) return std::nullopt;
  const auto width = length_of(parts[2]);
  const auto height = length_of(parts[3]);
  return width && height ? std::optional(*width / *height) : std::nullopt;
}

// Receives the parts of the document in order. No tree is built, no entity expanded and nothing loaded.
class Reader {
 public:
  SvgReport read(std::string_view bytes);

 private:
  static Reader& of(void* context) { return *static_cast<Reader*>(static_cast<xmlParserCtxt*>(context)->_private); }
  static xmlSAXHandler handlers();

  void find(std::string_view reason) {
    if (report_.findings.size() >= most_findings) return;
    const int line = parser_->input == nullptr ? 0 : parser_->input->line;
    std::string finding = "line " + std::to_string(line) + ": " + std::string(reason);
    // The same finding is reported once for each line.
    if (std::find(report_.findings.begin(), report_.findings.end(), finding) != report_.findings.end()) return;
    report_.findings.push_back(std::move(finding));
  }
  // Stops the parser: the rest does not matter.
  void give_up(std::string_view reason) {
    find(reason);
    given_up_ = true;
    xmlStopParser(parser_);
  }

  void begin(std::string_view name, std::string_view language, const std::vector<Attribute>& attributes);
  void end(std::string_view name);
  void root(std::string_view name, std::string_view language, const std::vector<Attribute>& attributes);
  void check(const Attribute& attribute, std::string_view element);
  void check_address(const Attribute& attribute, std::string_view element);
  void malformed(const xmlError& error);

  xmlParserCtxt* parser_ = nullptr;
  SvgReport report_;
  int depth_ = 0;
  bool given_up_ = false;
  bool in_style_ = false;
  std::string style_;
};

void Reader::root(std::string_view name, std::string_view language, const std::vector<Attribute>& attributes) {
  if (name != "svg" || language != svg_language) {
    return give_up("it is not an SVG: its first element must be 'svg' with xmlns=\"" + std::string(svg_language) +
                   "\"");
  }
  std::optional<double> width;
  std::optional<double> height;
  for (const Attribute& attribute : attributes) {
    if (attribute.name == "viewbox") report_.ratio = ratio_of_box(attribute.value);
    if (attribute.name == "width") width = length_of(attribute.value);
    if (attribute.name == "height") height = length_of(attribute.value);
  }
  if (!report_.ratio && width && height) report_.ratio = *width / *height;
}

void Reader::begin(std::string_view name, std::string_view language, const std::vector<Attribute>& attributes) {
  if (depth_++ == 0) root(name, language, attributes);
  if (given_up_) return;
  const std::string element = small(name);
  if (language == page_language) find("there is an element of a web page in it ('" + protocol::shown(name) + "')");
  for (const Banned& entry : banned) {
    if (entry.element == element) find(entry.reason);
  }
  for (const Attribute& attribute : attributes) check(attribute, element);
  if (element == "style") {
    in_style_ = true;
    style_.clear();
  }
}

void Reader::end(std::string_view name) {
  --depth_;
  if (small(name) != "style") return;
  in_style_ = false;
  if (const std::string_view reason = bad_style(style_); !reason.empty()) find(reason);
}

void Reader::check_address(const Attribute& attribute, std::string_view element) {
  const std::string address = address_of(attribute.value);
  if (address.empty() || address.starts_with('#')) return;
  if (is_pixels(address) && (element == "image" || element == "feimage")) return;
  find("'" + attribute.name + "' refers to something outside of the file ('" + protocol::shown(attribute.value) + "')");
}

void Reader::check(const Attribute& attribute, std::string_view element) {
  const std::string& name = attribute.name;
  if (attribute.prefix.empty() && name.starts_with("on"))
    return find("it reacts to events (an attribute '" + protocol::shown(name) + "')");
  if (name == "href" || name == "src") return check_address(attribute, element);
  if (name == "base" && attribute.prefix == "xml") return find("'xml:base' makes addresses lead outside of the file");
  if (name == "attributename") {
    const std::string animated = address_of(attribute.value);
    const std::string plain = animated.substr(animated.find(':') + 1);
    if (plain == "href" || plain == "src") find("an animation changes where something refers to");
    if (plain.starts_with("on")) find("an animation sets a reaction to events");
    return;
  }
  // Other presentation attributes are checked as styles.
  if (!attribute.prefix.empty() || name == "id" || name.starts_with("data-") || name.starts_with("aria-")) return;
  if (const std::string_view reason = bad_style(attribute.value); !reason.empty()) find(reason);
}

void Reader::malformed(const xmlError& error) {
  if (given_up_ || error.level < XML_ERR_ERROR) return;
  find("it is not well-formed XML: " + plain(error.message == nullptr ? "" : error.message));
}

xmlSAXHandler Reader::handlers() {
  xmlSAXHandler sax{};
  sax.initialized = XML_SAX2_MAGIC;
  sax.startElementNs = [](void* context, const xmlChar* name, const xmlChar* /*prefix*/, const xmlChar* language,
                          int /*namespaces*/, const xmlChar** /*declared*/, int count, int /*defaulted*/,
                          const xmlChar** given) {
    std::vector<Attribute> attributes;
    for (int i = 0; i < count; ++i) {  // name, prefix, language, begin and end of the value
      const xmlChar** one = given + static_cast<std::ptrdiff_t>(i) * 5;
      attributes.push_back({.name = small(text_of(one[0])),
                            .prefix = text_of(one[1]),
                            .value = text_of(one[3], static_cast<std::size_t>(one[4] - one[3]))});
    }
    of(context).begin(text_of(name), text_of(language), attributes);
  };
  sax.endElementNs = [](void* context, const xmlChar* name, const xmlChar* /*prefix*/, const xmlChar* /*language*/) {
    of(context).end(text_of(name));
  };
  sax.characters = [](void* context, const xmlChar* text, int length) {
    Reader& reader = of(context);
    if (reader.in_style_) reader.style_.append(text_of(text, static_cast<std::size_t>(length)));
  };
  sax.cdataBlock = sax.characters;
  sax.processingInstruction = [](void* context, const xmlChar* target, const xmlChar* /*data*/) {
    of(context).find("there is a processing instruction in it ('<?" + protocol::shown(text_of(target)) + "')");
  };
  sax.internalSubset = [](void* context, const xmlChar* /*name*/, const xmlChar* /*id*/, const xmlChar* /*file*/) {
    of(context).give_up("it begins with a DOCTYPE, which can define entities; take that line out");
  };
  sax.serror = [](void* context, xmlErrorPtr error) { of(context).malformed(*error); };
  return sax;
}

SvgReport Reader::read(std::string_view bytes) {
  struct Free {
    void operator()(xmlParserCtxt* parser) const { xmlFreeParserCtxt(parser); }
  };
  if (bytes.size() > INT_MAX) return {.findings = {"it is too large"}, .ratio = {}};
  xmlSAXHandler sax = handlers();
  const std::unique_ptr<xmlParserCtxt, Free> parser(xmlCreatePushParserCtxt(&sax, nullptr, nullptr, 0, nullptr));
  if (!parser) return {.findings = {"there is no memory to read it"}, .ratio = {}};
  parser_ = parser.get();
  parser_->_private = this;
  xmlCtxtUseOptions(parser_, XML_PARSE_NONET | XML_PARSE_NOWARNING);
  xmlParseChunk(parser_, bytes.data(), static_cast<int>(bytes.size()), 1);
  // A parser that stopped without any finding has met an incomplete document.
  if (parser_->wellFormed == 0 && report_.findings.empty()) find("it is not well-formed XML");
  if (report_.findings.size() == most_findings) report_.findings.emplace_back("and more of that kind");
  return std::move(report_);
}

}  // namespace

SvgReport check_svg(std::string_view bytes) { return Reader().read(bytes); }

}  // namespace decks
