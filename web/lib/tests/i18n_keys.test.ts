// Every text there is, in every language, and every text that is asked for.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {FluentResource} from '@fluent/bundle';
import {describe, expect, it} from 'vitest';
import {languages, type Language} from '../settings.svelte';

const web = join(import.meta.dirname, '../..');
const english = readdirSync(join(web, 'i18n/en')).filter((name) => name.endsWith('.ftl'));

interface Message {
  id: string;
  variables: string[];
}

/** All `$variables` in a message as Fluent has read it. */
function variablesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'type' in part && part.type === 'var' && 'name' in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(variablesIn)];
}

function textOf(language: Language, file: string): string {
  const path = join(web, 'i18n', language, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function read(language: Language, file: string): Message[] {
  return new FluentResource(textOf(language, file)).body.map((entry) => ({
    id: entry.id,
    variables: [...new Set(variablesIn(entry))].sort(),
  }));
}

const messages = english.flatMap((file) => read('en', file));
const byId = new Map(messages.map((message) => [message.id, message]));

/** Fluent leaves out what it can't read, so what is in the file is held against what it found. */
function unread(language: Language, file: string): string[] {
  const found = new Set(read(language, file).map(({id}) => id));
  const lines = textOf(language, file).split('\n');
  const entry = /^-?([a-zA-Z][\w-]*) *=/;
  const stray = lines.filter((line) => /^[^\s#}]/.test(line) && !entry.test(line));
  const lost = lines.map((line) => entry.exec(line)?.[1]).filter((id) => id !== undefined && !found.has(id));
  return [...stray, ...lost.map(String)];
}

describe.each(languages)('messages in %s', (language) => {
  it.each(english)('%s can be read', (file) => {
    expect(unread(language, file)).toEqual([]);
  });

  it.each(english)('%s has what the English one has', (file) => {
    expect(read(language, file).sort(byName)).toEqual(read('en', file).sort(byName));
  });
});

it('a key is given once', () => {
  const ids = messages.map(({id}) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

function byName(a: Message, b: Message): number {
  return a.id < b.id ? -1 : 1;
}

interface Source {
  path: string;
  text: string;
}

function sources(folder: string): Source[] {
  return readdirSync(join(web, folder), {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({path, text: readFileSync(path, 'utf8')}));
}

interface Call {
  key: string;
  /** names of the values that are given; null when the code does not say them literally */
  values: string[] | null;
}

/** The text from an opening brace to the one that closes it. */
function braced(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; ++at) {
    if ('{(['.includes(text[at] ?? '')) ++depth;
    if ('})]'.includes(text[at] ?? '') && --depth === 0) return text.slice(1, at);
  }
  return text;
}

/** The names of an object literal: `count, of: seats.length` are count and of. */
function namesIn(literal: string): string[] | null {
  let outer = literal.replace(/'[^']*'/g, '');
  for (let before = ''; before !== outer;) {
    before = outer;
    outer = outer.replace(/[([{][^()[\]{}]*[)\]}]/g, ''); // the innermost first
  }
  const parts = outer.split(',').map((part) => part.trim());
  if (parts.some((part) => part.startsWith('...'))) return null;
  return parts.filter(Boolean).map((part) => /^\w+/.exec(part)?.[0] ?? part);
}

const files = ['lib', 'ui', 'play', 'games', 'shell'].flatMap(sources);
const code = files.map(({text}) => text);

/** Calls of t('key', …). */
const calls: Call[] = code.flatMap((text) =>
  [...text.matchAll(/\bt\(\s*'([^']+)'\s*(,\s*\{|,?)/g)].map((found) => {
    const [all, key = '', after = ''] = found;
    if (!after.startsWith(',')) return {key, values: []};
    const opening = found.index + all.length - 1;
    return {key, values: after.endsWith('{') ? namesIn(braced(text.slice(opening))) : null};
  }),
);

/** Patterns of calls like t(`phase-${phase}`). */
const patterns = code.flatMap((text) =>
  [...text.matchAll(/\bt\(\s*`([^`]+)`/g)].map(
    ([, key = '']) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  ),
);

describe('keys', () => {
  it('that the code asks for exist', () => {
    expect(calls.map(({key}) => key).filter((key) => !byId.has(key))).toEqual([]);
    expect(patterns.filter((pattern) => !messages.some(({id}) => pattern.test(id)))).toEqual([]);
  });

  // An area is there only where it is loaded: see games/registry.ts, the pages.ts of the games, and shell/pages.ts.
  const homes: [RegExp, string][] = [
    [/^play$/, '(play|games.[a-z_]+)'],
    [/^review$/, '(play|games.[a-z_]+).review'],
    [/^(new|settings)$/, 'shell'],
    [/^(.+)_(table|story|wall)$/, 'games.$1'],
    [/^(.+)_review$/, 'games.$1.review'],
  ];
  const confined = english.flatMap((file): [string, RegExp][] => {
    const area = file.replace('.ftl', '');
    const home = homes.find(([form]) => form.test(area));
    return home ? [[area, new RegExp(`web.${area.replace(home[0], home[1])}.`)]] : [];
  });

  it.each(confined)('of the area %s are asked for where it is loaded', (area, folder) => {
    const own = read('en', `${area}.ftl`).map(({id}) => id);
    const asking = files.flatMap(({path, text}) =>
      [...text.matchAll(/\bt\(\s*(?:'([^']+)'|`([^`]+)`)/g)].map(([, key, pattern]) => ({
        path,
        key: key ?? pattern ?? '',
      })),
    );
    const isOwn = (key: string) => {
      const form = new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`);
      const meant = messages.filter(({id}) => form.test(id));
      return meant.length > 0 && meant.every(({id}) => own.includes(id));
    };
    expect(asking.filter(({path, key}) => !folder.test(path) && !key.startsWith('${') && isOwn(key))).toEqual([]);
  });

  it('get just the values that their message shows', () => {
    const wrong = calls.filter(({key, values}) => {
      const shown = byId.get(key)?.variables;
      return shown && values && shown.join() !== [...values].sort().join();
    });
    expect(wrong).toEqual([]);
  });

  it('are all asked for', () => {
    const literal = new Set(
      code.flatMap((text) => [...text.matchAll(/['"]([a-z][a-z0-9-]+)['"]/g)].map(([, id]) => id)),
    );
    const unused = messages.filter(({id}) => !literal.has(id) && !patterns.some((pattern) => pattern.test(id)));
    expect(unused.map(({id}) => id)).toEqual([]);
  });
});
