// How the languages are set: what a glossary can say and a machine can see (i18n/GLOSSARY.md).
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {languages, type Language} from '../settings.svelte';

const words = join(import.meta.dirname, '../../i18n');

/** The lines of all messages of a language, without comments. */
function linesOf(language: Language): string[] {
  const files = readdirSync(join(words, language));
  const lines = files.flatMap((file) => readFileSync(join(words, language, file), 'utf8').split('\n'));
  return lines.filter((line) => !line.startsWith('#'));
}

const broken = (language: Language, fault: RegExp) => linesOf(language).filter((line) => fault.test(line));

describe.each(['zh-Hant', 'zh-Hans'] as const)('%s', (language) => {
  it('has the punctuation of its own width', () => {
    expect(broken(language, /\p{Script=Han}[,.!?:;()/]|[,!?;()]\p{Script=Han}/u)).toEqual([]);
  });

  it('puts no space around a name', () => {
    const name = '\\{ \\$(?:name|names|friend) \\}';
    expect(broken(language, new RegExp(`\\p{Script=Han} ${name}|${name} \\p{Script=Han}`, 'u'))).toEqual([]);
  });
});

it.each(languages)('%s breaks no line inside a range of numbers', (language) => {
  expect(broken(language, /\d–\d/)).toEqual([]);
});

it.each([
  ['ru', 'вксоуиа', '—'],
  ['pl', 'aiouwz', '–'],
] as const)('%s ends no line with a word of one letter, and begins none with a dash', (language, letters, dash) => {
  expect(broken(language, new RegExp(`(?<![^\\s«„(])[${letters}] (?=[\\p{L}\\d{«„])| ${dash}`, 'iu'))).toEqual([]);
});
