"""Bad snippets that the rules of tools/tidy must find, and good ones that they must let pass."""

GAMES = {"alpha", "beta"}
LONG_BODY = "  x += 1;\n" * 59
MARK = "TO" + "DO"

# path, text, part of the reason expected
BAD = [
    ("docs/a.md", "a\tb\n", "tab"),
    ("docs/a.md", "a \n", "trailing space"),
    ("docs/a.md", "a\r\n", "CRLF"),
    ("docs/a.md", "a", "no newline"),
    ("docs/a.md", f"a {MARK}: b\n", "unfinished"),
    ("core/a.cpp", f"// {'FIX' + 'ME'}\n", "unfinished"),
    ("core/a.cpp", f"// {'X' * 3}\n", "unfinished"),
    ("a.json", '"resolved": "https://registry.' + 'npmjs.org/a"\n', "package registry"),
    ("web/package-lock.json", '"resolved": "https://registry.' + 'npmjs.org/a"\n', "package registry"),
    ("package-lock.json", '"resolved": "https://packages.example/a.tgz"\n', "address of a package"),
    ("a.sh", "curl https://pypi." + "org\n", "package registry"),
    ("a.sh", "cd /" + "work/main\n", "absolute path"),
    ("a.sh", "cd /" + "root\n", "absolute path"),
    ("docs/a.md", "a sub" + "agent\n", "word"),
    ("core/a.cpp", "int a;\n" * 501, "file of 501"),
    ("tools/a", "#!/bin/sh\n" + "a\n" * 500, "file of 501"),
    ("core/a.cpp", "namespace core {\nint f(int x) {\n" + LONG_BODY + "  return x;\n}\n}\n", "function of 62"),
    ("core/a.h", "struct A {\n  A() : b{1}, c(2) {\n" + LONG_BODY + "  }\n};\n", "function of 61"),
    ("core/tests/a.cpp", 'TEST_CASE("{") {\n' + LONG_BODY + "}\n", "function of 61"),
    ("core/a.cpp", "const auto f = [](int x) {\n" + LONG_BODY + "};\n", "function of 61"),
    ("core/a.cpp", '#include "alpha/a.h"\n', "arrows"),
    ("core/a.cpp", '#include "games/registry.h"\n', "arrows"),
    ("core/a.cpp", '#include "../games/registry.h"\n', "arrows"),
    ("core/a.cpp", "#include <alpha/a.h>\n", "arrows"),
    ("search/a.h", '#include "alpha/a.h"\n', "arrows"),
    ("games/alpha/a.cpp", '#include "beta/a.h"\n', "arrows"),
    ("games/alpha/a.cpp", '#include "alpha_bot/a.h"\n', "arrows"),
    ("games/alpha/a.cpp", '#include "bot/a.h"\n', "arrows"),
    ("games/alpha/a.cpp", '#include "games/registry.h"\n', "arrows"),
    ("games/alpha/a.cpp", '#include "search/mcts.h"\n', "arrows"),
    ("games/alpha/bot/a.cpp", '#include "beta_bot/a.h"\n', "arrows"),
    ("games/alpha/bot/a.cpp", '#include "games/registry.h"\n', "arrows"),
    ("games/registry.cpp", '#include "apps/a.h"\n', "arrows"),
    ("wasm/a.cpp", '#include "apps/a.h"\n', "arrows"),
    ("apps/a.cpp", '#include "tests/a.h"\n', "arrows"),
    ("games/alpha/bot/a.cpp", "#include <random>\n", "banned"),
    ("games/alpha/a.h", "throw 1;\n", "exception"),
    ("games/alpha/a.h", "try {\n} catch (...) {\n}\n", "exception"),
    ("art/a.cpp", "std::shuffle(a, b, c);\n", "std::shuffle"),
    ("search/a.cpp", "std::sort(a, b);\n", "std::sort"),
    ("search/a.cpp", "std::ranges::sort(a);\n", "std::sort"),
    ("core/a.cpp", "int a = rand();\n", "rand()"),
    ("core/a.cpp", "int a = std::rand();\n", "rand()"),
    ("core/a.cpp", "auto a = time(nullptr);\n", "time()"),
    ("core/a.cpp", "auto a = std::time(nullptr);\n", "time()"),
    ("core/a.cpp", 'auto a = std::getenv("A");\n', "getenv"),
    ("core/a.cpp", "auto* a = new int;\n", "new"),
    ("core/a.cpp", "delete a;\n", "delete"),
    ("web/lib/a.ts", "import B from '$ui/B.svelte';\n", "arrows of web/"),
    ("web/ui/A.svelte", "  import {b} from '../play/b';\n", "arrows of web/"),
    ("web/play/a.ts", "import {\n  b,\n} from '$games/alpha/b';\n", "arrows of web/"),
    ("web/play/a.ts", "const a = () => import('$games/registry');\n", "arrows of web/"),
    ("web/games/alpha/a.ts", "import '$shell/a.css';\n", "arrows of web/"),
    ("web/games/alpha/a.ts", "import {games} from '../registry';\n", "arrows of web/"),
    ("web/games/alpha/panels/a.ts", "import {b} from '../../beta/b';\n", "another game"),
    ("web/games/alpha/a.ts", "import type {B} from '$games/beta/b';\n", "another game"),
    ("web/shell/a.ts", "import {fake} from '$lib/tests/fake';\n", "for tests"),
    ("web/lib/a.ts", "import {b} from '../plugins/b';\n", "not part of the page"),
    ("web/lib/tests/a.test.ts", "vi.mock('$shell/b');\n", "arrows of web/"),
] + [("core/a.cpp", f"#include <{header}>\n", "banned") for header in
     ("thread", "mutex", "atomic", "fstream", "iostream", "filesystem", "chrono", "random", "ctime", "unordered_map",
      "unordered_set", "cstdio")]

GOOD = [
    ("web/games/alpha/panels/a.ts", "import {b} from '../b';\nimport C from '$ui/C.svelte';\nimport {d} from 'svelte';\n"),
    ("web/games/registry.ts", "import {a} from './alpha/card';\nimport {b} from './beta/card';\n"),
    ("web/shell/A.svelte", "  import {games} from '$games/registry';\n  import B from './form/B.svelte';\n"),
    ("web/games/alpha/tests/a.test.ts", "import {fake} from '$lib/tests/fake';\nimport {b} from '../../../lib/b';\n"),
    ("web/play/tests/a.test.ts", "import {b} from '../../plugins/b';\n"),
    ("web/plugins/a.ts", "import type {B} from '../lib/b';\n"),
    ("web/main.ts", "import App from './shell/App.svelte';\n"),
    ("core/a.h", '#pragma once\n\n#include <array>\n\n#include "core/b.h"\n#include "b.h"\n'),
    ("core/a.cpp", "// throw, try, new: words of a comment\nconst char* a = \"throw rand() new \\\" time(\";\n"),
    ("core/a.cpp", 'const char* a = R"(throw new " delete)";\nint b = 1\'000;\n/* try\n catch */\n'),
    ("core/a.h", "struct A {\n  A(const A&) = delete;\n  int b = a.time(1) + playtime(2);\n};\n"),
    ("core/a.cpp", "std::stable_sort(a, b);\nint new_rights = 0;\nint retry = operand(1);\n"),
    ("core/a.cpp", "namespace core {\nconst int a[] = {\n" + "  1,\n" * 80 + "};\n}\n"),
    ("core/a.cpp", "namespace core {\n" + "int f() {\n  return 1;\n}\n" * 100 + "}\n"),
    ("core/a.cpp", "enum class A {\n" + "  a,\n" * 80 + "};\n"),
    ("core/tests/a.cpp", '#include <chrono>\n#include <random>\n#include "alpha/a.h"\nint a() { throw 1; }\n'),
    ("games/alpha/a.cpp", '#include "alpha/a.h"\n#include "core/a.h"\n'),
    ("games/alpha/bot/a.cpp", '#include "alpha/a.h"\n#include "alpha_bot/a.h"\n#include "search/a.h"\n'),
    ("games/registry.cpp", '#include "games/registry.h"\n#include "alpha/a.h"\n#include "beta_bot/a.h"\n'),
    ("apps/a.cpp", '#include <CLI/CLI.hpp>\n#include <thread>\n#include "apps/b.h"\n#include "games/registry.h"\n'),
    ("tests/alpha/a.cpp", '#include "oracle/a.h"\n#include "beta/a.h"\n#include <iostream>\n'),
    ("docs/a.md", "work/root, ${root}/work/a, a/work/b, player/root\n" * 600),
    ("fuzz/corpus/record/1", "a\t \r\n"),
    ("web/package-lock.json", '{"integrity": "sha512-+' + "X" * 3 + '+/' + 'root/=="}'),
]


def run(findings) -> int:
    wrong = 0
    for path, text, expected in BAD:
        reasons = [reason for _, reason in findings(path, text, GAMES)]
        if not any(expected in reason for reason in reasons):
            print(f"not found: {expected!r} in {path}: {text[:60]!r}; found {reasons}")
            wrong += 1
    for path, text in GOOD:
        for line, reason in findings(path, text, GAMES):
            print(f"wrongly found: {path}:{line}: {reason} in {text[:60]!r}")
            wrong += 1
    print(f"tidy self-test: {len(BAD) + len(GOOD)} snippets, {wrong} wrong")
    return 1 if wrong else 0
