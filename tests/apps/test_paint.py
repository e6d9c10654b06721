#!/usr/bin/env python3
"""Painting from the command line: pictures, sheets, own scenes, and answers to mistakes."""

import hashlib
import re
import struct
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from program import run, run_in_terminal  # noqa: E402

SVG = "{http://www.w3.org/2000/svg}"
SCENES = """vernissage scenes 1
deck mine
painting one
title en The First
setting seaside light=sunset hand=oil
painting two canvas=600x900
setting seaside light=daylight hand=woodcut
"""


def names(deck=()):
    return run("paint", "--list", *deck).stdout.decode().split()


def size_of(png: bytes):
    """Width and height of a PNG, by its header."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n"), png[:8]
    return struct.unpack(">II", png[16:24])


class Paint(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.scenes = self.folder / "mine.scenes"
        self.scenes.write_text(SCENES)

    def paint(self, *arguments):
        done = run("paint", *arguments)
        self.assertEqual((done.returncode, done.stderr), (0, b""), arguments)
        return done.stdout

    def refuse(self, code, words, *arguments):
        done = run("paint", *arguments)
        message = done.stderr.decode()
        self.assertEqual((done.returncode, done.stdout), (code, b""), message)
        self.assertEqual(message.count("\n"), 1, message)
        for word in words.split("|"):
            self.assertIn(word, message)

    def test_a_picture_goes_to_standard_output_or_into_a_file(self):
        name = names()[0]
        text = self.paint(name)
        root = xml.fromstring(text)
        self.assertEqual(root.tag, SVG + "svg")
        file = self.folder / "picture.svg"
        self.assertEqual(self.paint(name, "-o", file), b"")
        self.assertEqual(file.read_bytes(), text)
        png = self.folder / "picture.png"
        self.paint(name, "-o", png, "--size", 200)
        width, height = (float(side) for side in root.get("viewBox").split()[2:])
        self.assertEqual(max(size_of(png.read_bytes())), 200)
        self.assertAlmostEqual(size_of(png.read_bytes())[0] / size_of(png.read_bytes())[1], width / height, delta=0.02)

    def test_the_list_and_the_digests_have_every_picture(self):
        everything = names()
        self.assertEqual(len(everything), len(set(everything)))
        digests = dict(line.split() for line in self.paint("--digest").decode().splitlines())
        self.assertEqual(list(digests), everything)
        text = self.paint(everything[-1])
        self.assertEqual(hashlib.sha256(text.rstrip(b"\n")).hexdigest(), digests[everything[-1]])
        deck = everything[0].split("/")[0]
        self.assertEqual(names((deck,)), [name for name in everything if name.startswith(deck + "/")])

    def test_a_sheet_as_svg_holds_every_picture_with_ids_of_its_own(self):
        deck = names()[0].split("/")[0]
        text = self.paint("--sheet", deck, "--columns", 4).decode()
        pictures = xml.fromstring(text).findall(SVG + "svg")
        self.assertEqual(len(pictures), len(names((deck,))))
        ids = re.findall(r'\bid="([^"]+)"', text)
        self.assertEqual(len(ids), len(set(ids)))
        self.assertLessEqual(set(re.findall(r"url\(#([^)]+)\)", text)), set(ids))
        self.assertEqual(len({picture.get("x") for picture in pictures[:4]}), min(4, len(pictures)))

    def test_a_scene_file_of_ones_own(self):
        sheet = self.folder / "sheet.png"
        self.paint("--scene", self.scenes, "-o", sheet, "--size", 90)
        self.assertEqual(size_of(sheet.read_bytes()), (12 + 2 * 102, 12 + 90 + 12))
        self.assertIn(b"<title>The First</title>", self.paint("--scene", self.scenes, "one"))
        two = self.folder / "two.png"
        self.paint("--scene", self.scenes, "two", "-o", two, "--size", 90)
        self.assertEqual(size_of(two.read_bytes()), (60, 90))

    def common(self, *paintings):
        """What `paint --common` says of paintings that are given by their lines."""
        text = "vernissage scenes 1\ndeck mine\n"
        for number, lines in enumerate(paintings):
            text += f"painting p{number}\n{lines}\n"
        self.scenes.write_text(text)
        return self.paint("--common", "--scene", self.scenes).decode()

    def test_what_paintings_have_in_common(self):
        table = "setting dark-table light=candlelight hand=gouache\n"
        sea = "setting open-sea light=storm hand=gouache\n"
        dawn = "setting open-sea light=dawn hand=gouache\n"
        man = "setting street light=noon hand=gouache\nman at=50,95 doing=reading\n"
        text = self.common(table + "apple x3 at=50,80 spread=30 size=2", sea, man, dawn + "apple at=50,80 size=30")
        self.assertIn("4 cards", text)
        self.assertRegex(text, r"object .*\bapple 2\b")
        self.assertRegex(text, r"count .*\b3 apple 1\b")
        self.assertRegex(text, r"light +on 4 cards, 4 words")
        self.assertRegex(text, r"doings of 1 people:\n +reading +1 +100\.0 %")

    def test_a_word_on_more_than_one_card_in_three_is_generic(self):
        rooms = ["setting table light=candlelight hand=gouache", "setting canal light=dawn hand=gouache",
                 "setting desert light=noon hand=gouache"]
        apple = "\napple at=50,80 size=8"
        apart = r"nothing in common beyond generic words: (\d+) of (\d+)"
        plain = re.search(apart, self.common(*rooms)).groups()
        self.assertEqual(plain, ("3", "3"))
        two = re.search(apart, self.common(rooms[0] + apple, rooms[1] + apple, *[rooms[2]] * 4))
        self.assertEqual(two.groups(), ("14", "15"))  # the four deserts share only what is generic
        many = self.common(rooms[0] + apple, rooms[1] + apple, rooms[2])
        self.assertRegex(many, r"generic words.*\bapple 2\b")
        self.assertEqual(re.search(apart, many).groups(), ("3", "3"))

    def test_words_for_which_the_lists_are_complete(self):
        self.scenes.write_text(SCENES + "house at=50,95\n")
        table = self.paint("--concepts", "--scene", self.scenes).decode()
        self.assertRegex(table, r"(?m)^house 1 closed$")
        self.assertRegex(table, r"(?m)^window 1 closed above a size$")
        self.assertRegex(table, r"(?m)^closed: \d+ words, [\d.]+ %")

    def test_a_form_of_evidence_is_prepared_filled_in_and_compared(self):
        folder = self.folder / "evidence"
        self.paint("--evidence", 7, "--deck", "cats", "-o", folder)
        pictures = sorted(folder.glob("[0-9]*.png"))
        self.assertLessEqual(len(pictures), 24)
        self.assertEqual(len(pictures), (folder / "form.txt").read_text().count("\npainting "))
        form = folder / "form.txt"
        self.assertIn("evidence 1 cats 7", form.read_text())
        second = folder / "second.txt"
        form.write_text(form.read_text().replace("painting 1\n", "painting 1\nsubmarine\n", 1))
        report = self.paint("--compare", form, "-o", second).decode()
        self.assertIn("words that are not understood: submarine 1\n", report)
        both = self.paint("--compare", form, form, "-o", second).decode()
        self.assertIn("words that are not understood: submarine 2\n", both)
        lines = second.read_text().splitlines()
        entry = next(i for i, line in enumerate(lines) if line.endswith(":") and not line.startswith("#"))
        lines[entry] += " no"
        second.write_text("\n".join(lines))
        self.assertRegex(self.paint("--compare", second).decode(), r"not recognisable: 1 of \d+")

    def test_a_wrong_line_of_a_form_is_named(self):
        self.paint("--evidence", 7, "--deck", "cats", "-o", self.folder)
        form = self.folder / "form.txt"
        head = form.read_text().splitlines()[0]
        for text, reason in ((head + "\npainting 1\ncat under table\n", b"form.txt: line 3:"),
                             ("vernissage evidence 1 cats 7 abcdef\n", b"pictures have changed")):
            form.write_text(text)
            done = run("paint", "--compare", form)
            self.assertNotEqual(done.returncode, 0)
            self.assertIn(reason, done.stderr)

    def test_other_eyes_see_another_picture(self):
        seen = set()
        for vision in ([], ["--vision", "protan"], ["--vision", "deutan"], ["--vision", "tritan"]):
            file = self.folder / "seen.png"
            self.paint("--scene", self.scenes, "one", "-o", file, "--size", 60, *vision)
            seen.add(file.read_bytes())
        self.assertEqual(len(seen), 4)

    def test_wrong_requests(self):
        name = names()[0]
        self.refuse(2, "say which picture|--list")
        self.refuse(2, "no picture 'none'|--list", "none")
        self.refuse(2, "no deck 'none'", "--sheet", "none")
        self.refuse(2, "no deck 'none'", "--list", "none")
        self.refuse(2, "no deck 'none'", "--common", "--deck", "none")
        self.refuse(2, "six things", name, "--sheet", "none")
        self.refuse(2, "x.gif|.svg or .png", name, "-o", "x.gif")
        self.refuse(2, "--vision is for PNG", name, "--vision", "protan")
        self.refuse(2, "no vision 'cat'|protan, deutan or tritan", name, "--vision", "cat", "-o", self.folder / "x.png")
        self.refuse(2, "--size|whole number", name, "--size", "x")
        self.refuse(2, "--size is for PNG and for sheets", name, "--size", 300)
        self.refuse(2, "--columns", name, "--columns", 0)
        self.refuse(2, "30000 a side", "--scene", self.scenes, "--columns", 4, "--size", 8000, "-o", self.wide())
        self.refuse(2, "no painting 'three'", "--scene", self.scenes, "three")
        self.refuse(3, "No such file", "--scene", self.folder / "none")
        self.refuse(3, "No such file", name, "-o", self.folder / "none" / "x.svg")
        self.refuse(3, "is a directory", "--scene", self.folder)
        broken = self.folder / "broken.scenes"
        broken.write_text(SCENES + "unicorn at=1,2\n")
        self.refuse(1, f"{broken}:8: there is no thing 'unicorn'", "--scene", broken)
        broken.write_text("vernissage scenes 1\ndeck mine\n")
        self.refuse(1, "there is no painting in it", "--scene", broken)

    def wide(self):
        """A file for a sheet that is too wide: four pictures of 8000 pixels, one beside the other."""
        self.scenes.write_text(SCENES + SCENES.partition("deck mine\n")[2].replace("one", "a").replace("two", "b"))
        return self.folder / "wide.png"

    def test_progress_is_for_terminals(self):
        code, written = run_in_terminal("paint", "--scene", self.scenes, "-o", self.folder / "x.png")
        self.assertEqual(code, 0, written)


if __name__ == "__main__":
    unittest.main()
