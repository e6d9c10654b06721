#include "server/texts/sentences.h"

#include <algorithm>
#include <array>

#include "core/languages.h"

namespace server {
namespace {

constexpr std::array<std::string_view, 5> keys = {"missing", "mood", "style", "title", "artist"};

using Row = std::array<std::string_view, core::languages.size()>;  // in that order

// By Sentence; ~ stands for the word.
constexpr std::array<Row, 9> sentences = {{
    {"A theme says what can be seen, not what is missing.",
     "Тема говорит о том, что на картине есть, а не о том, чего на ней нет.",
     "Temat mówi o tym, co widać na obrazie, a nie o tym, czego na nim brakuje.",
     "主題要說畫裡有什麼，不能說沒有什麼。", "主题要说画里有什么，不能说没有什么。"},
    {"A theme is something that can be seen; moods and interpretations are not.",
     "Тема — это то, что можно увидеть. Настроения и толкования не подходят.",
     "Temat to coś, co widać. Nastroje i interpretacje się nie nadają.", "主題必須是看得見的東西，氣氛和詮釋都不算。",
     "主题必须是看得见的东西，气氛和解读都不算。"},
    {"A theme is what a painting shows, not its style or its technique.",
     "Тема — это то, что изображено, а не стиль и не техника.",
     "Temat to to, co obraz przedstawia, a nie jego styl ani technika.", "主題是畫裡看得見的內容，不是風格或技法。",
     "主题是画里看得见的内容，不是风格或技法。"},
    {"The title of a painting is no theme.", "Название картины не может быть темой.",
     "Tytuł obrazu nie może być tematem.", "畫的標題不能當主題。", "画的标题不能当主题。"},
    {"The artist of a painting is no theme.", "Художник не может быть темой.", "Autor obrazu nie może być tematem.",
     "畫家不能當主題。", "画家不能当主题。"},
    {"The program does not understand “~”.", "Программа не понимает «~».", "Program nie rozumie „~”.",
     "程式看不懂「~」。", "程序看不懂“~”。"},
    {"The program knows these words, but does not understand them together.",
     "Программа знает эти слова, но не понимает их вместе.", "Program zna te słowa, ale nie rozumie ich razem.",
     "程式認得這些詞，但看不懂合在一起的意思。", "程序认得这些词，但看不懂合在一起的意思。"},
    {"This theme is too long. Say it in fewer words.", "Эта тема слишком длинная. Скажите короче.",
     "Ten temat jest za długi. Powiedz to krócej.", "這個主題太長了，請說得簡短些。", "这个主题太长了，请说得简短些。"},
    {"This can be read in several ways. Choose one.", "Это можно понять по-разному. Выберите, что вы имели в виду.",
     "Można to rozumieć na kilka sposobów. Wybierz jeden.", "這有幾種理解，請選一種。", "这有几种理解，请选一种。"},
}};

}  // namespace

Sentence sentence_named(std::string_view key) {
  return static_cast<Sentence>(std::find(keys.begin(), keys.end() - 1, key) - keys.begin());
}

std::string sentence(Sentence which, std::string_view language, std::string_view word) {
  const auto at = std::find(core::languages.begin(), core::languages.end(), language);
  const std::size_t column = at == core::languages.end() ? 0 : static_cast<std::size_t>(at - core::languages.begin());
  std::string text(sentences[static_cast<std::size_t>(which)][column]);
  if (const std::size_t gap = text.find('~'); gap != std::string::npos) text.replace(gap, 1, word);
  return text;
}

}  // namespace server
