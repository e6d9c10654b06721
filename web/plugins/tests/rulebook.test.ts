import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {clausesOf, figuresOf, headingsOf, plain, type Block} from '../../lib/rulebook';
import {alignRulebook, readRulebook} from '../rulebook';
import {languages} from '../../lib/settings.svelte';

const text = (name: string) => readFileSync(join(import.meta.dirname, '../../../docs/rules', name), 'utf8');

describe('markdown becomes a tree', () => {
  it('gives headings the ids that links within the book expect', () => {
    expect(readRulebook('## Нет места!\n\n[there](#нет-места) and [away](../x.md)')).toEqual([
      {kind: 'heading', level: 2, id: 'нет-места', children: ['Нет места!']},
      {kind: 'paragraph', children: [{kind: 'link', to: 'нет-места', children: ['there']}, ' and ', 'away']},
    ]);
  });

  it('knows which item states a clause and which only refers to one', () => {
    const [list] = readRulebook('- **AS-H4b** For *k*\n  see AS-H4, `k`.\n- **Bold** AS-C1');
    expect(list).toEqual({
      kind: 'list',
      ordered: false,
      items: [
        {
          clause: 'AS-H4b',
          blocks: [
            {
              kind: 'paragraph',
              children: [
                'For ',
                {kind: 'em', children: ['k']},
                ' see ',
                {kind: 'clause', id: 'AS-H4'},
                ', ',
                {kind: 'code', text: 'k'},
                '.',
              ],
            },
          ],
        },
        {
          blocks: [
            {kind: 'paragraph', children: [{kind: 'strong', children: ['Bold']}, ' ', {kind: 'clause', id: 'AS-C1'}]},
          ],
        },
      ],
    });
  });

  it('sets a ruling on a line of its own apart', () => {
    expect(readRulebook('It hangs.\n*Ruling:* at once.\nThis *word: no* is none.')).toEqual([
      {kind: 'paragraph', children: ['It hangs.']},
      {
        kind: 'paragraph',
        note: true,
        children: [
          {kind: 'em', children: ['Ruling:']},
          ' at once. This ',
          {kind: 'em', children: ['word: no']},
          ' is none.',
        ],
      },
    ]);
  });

  it('puts figures where their marks stand, before nested clauses too', () => {
    const book = readRulebook('- **AS-H7** One\n  <!-- figure: lots -->\n  - **AS-H7a** Two\n\n<!-- figure: score -->');
    expect(figuresOf(book)).toEqual(['lots', 'score']);
    expect(clausesOf(book)).toEqual(['AS-H7', 'AS-H7a']);
    expect(book[1]).toEqual({kind: 'figure', name: 'score'});
  });

  it('reads tables', () => {
    const [table] = readRulebook('| a | b |\n|---|---|\n| AS-B4 | `x` |');
    expect(table).toEqual({
      kind: 'table',
      head: [['a'], ['b']],
      rows: [[[{kind: 'clause', id: 'AS-B4'}], [{kind: 'code', text: 'x'}]]],
    });
  });

  it('knows the headings of a translation by their English ids too', () => {
    const book = alignRulebook(
      readRulebook('# Zasady\n\nTak.\n\n## Wydania'),
      readRulebook('# Rules\n\nYes.\n\n## Editions'),
    );
    expect(headingsOf(book).map(({id, english}) => [id, english])).toEqual([
      ['zasady', 'rules'],
      ['wydania', 'editions'],
    ]);
  });

  it('refuses what it would lose', () => {
    expect(() => readRulebook('<b>bold</b>')).toThrow('a rulebook has no');
    expect(() => readRulebook('```\ncode\n```')).toThrow('a rulebook has no code');
  });
});

const books = [
  {name: 'art-society', title: 'Art Society: the rules', some: ['AS-H4b', 'AS-K2']},
  {name: 'cats', title: 'Cats at the Vernissage: the rules', some: ['CV-T5a', 'CV-K3']},
];

describe.each(books)('the rulebook of $name', ({name, title, some}) => {
  const english = readRulebook(text(`${name}.md`));
  const shape = (blocks: readonly Block[]): unknown =>
    blocks.map((block) => {
      if (block.kind === 'list') return block.items.map(({clause, blocks}) => [clause, shape(blocks)]);
      return block.kind === 'heading' ? `heading ${block.level}` : block.kind;
    });

  it('has every clause once', () => {
    const clauses = clausesOf(english);
    expect(clauses).toEqual(expect.arrayContaining(some));
    expect(new Set(clauses).size).toBe(clauses.length);
  });

  for (const language of languages.filter((each) => each !== 'en')) {
    it(`says the same in ${language}`, () => {
      const book = readRulebook(text(`${name}.${language}.md`));
      expect(clausesOf(book)).toEqual(clausesOf(english));
      expect(figuresOf(book)).toEqual(figuresOf(english));
      expect(shape(book)).toEqual(shape(english));
    });
  }

  it('has no link to a place that is not there', () => {
    const broken = languages.flatMap((language) => {
      const source = text(language === 'en' ? `${name}.md` : `${name}.${language}.md`);
      const ids = readRulebook(source).flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
      return [...source.matchAll(/\]\(#([^)]+)\)/g)].map(([, to = '']) => to).filter((to) => !ids.includes(to));
    });
    expect(broken).toEqual([]);
  });

  it('can be read as words alone', () => {
    const [first] = english;
    expect(first?.kind === 'heading' ? plain(first.children) : '').toBe(title);
  });
});
