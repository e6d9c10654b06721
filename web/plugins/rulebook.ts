// Turns 'book.md?rulebook' into a module with the tree of lib/rulebook.ts. It runs when the page is built, and knows as much of
// markdown as our rulebooks use; anything else is an error, so that nothing gets lost on the way to the page.
import {readFile} from 'node:fs/promises';
import {Marked, type MarkedToken, type Token, type Tokens} from 'marked';
import type {Plugin} from 'vite';
import {headingsOf, type Block, type Heading, type Inline, type ListItem, type Rulebook} from '../lib/rulebook.ts';

const clauseForm = /\b[A-Z]{2,3}-[A-Z]\d+[a-z]?\b/;
const figureForm = /^<!-- figure: ([a-z-]+) -->$/;

/** An id as GitHub makes it, so that a link within the book works in both places. */
function anchor(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}

/** Splits plain text at the clauses it refers to; a line break of the source is a space. */
function withClauses(text: string): Inline[] {
  const parts = text.replace(/\s*\n\s*/g, ' ').split(new RegExp(`(${clauseForm.source})`));
  return parts.flatMap((part, index): Inline[] => {
    if (part === '') return [];
    return index % 2 === 1 ? [{kind: 'clause', id: part}] : [part];
  });
}

function link({href, tokens}: Tokens.Link): Inline[] {
  const children = inlines(tokens);
  // Other documents of the project are no pages of the house: of a link to one only its words stay.
  return href.startsWith('#') ? [{kind: 'link', to: decodeURIComponent(href.slice(1)), children}] : children;
}

function inlines(tokens: readonly Token[]): Inline[] {
  return tokens.flatMap((each) => {
    const token = each as MarkedToken;
    switch (token.type) {
      case 'text':
      case 'escape':
        return withClauses(token.text);
      case 'codespan':
        return [{kind: 'code', text: token.text}];
      case 'em':
      case 'strong':
        return [{kind: token.type, children: inlines(token.tokens)}];
      case 'link':
        return link(token);
      default:
        throw new Error(`a rulebook has no ${token.type}: ${token.raw}`);
    }
  });
}

/** Whether a line begins here with something like "Ruling:" in italics. */
function beginsNote(before: Token | undefined, token: Token): boolean {
  const newLine = before?.raw.endsWith('\n') ?? false;
  return newLine && token.type === 'em' && /[:：]\*$/.test(token.raw);
}

/** A paragraph, and one more for each note in it. */
function paragraphs(tokens: readonly Token[]): Block[] {
  const starts = tokens.flatMap((token, index) => (beginsNote(tokens[index - 1], token) ? [index] : []));
  return [0, ...starts].map((start, index) => {
    const children = trimmed(inlines(tokens.slice(start, starts[index])));
    return index > 0 ? {kind: 'paragraph', note: true, children} : {kind: 'paragraph', children};
  });
}

function trimmed(children: Inline[]): Inline[] {
  const last = children.length - 1;
  return children
    .map((child, index) => {
      if (typeof child !== 'string') return child;
      const text = index === 0 ? child.trimStart() : child;
      return index === last ? text.trimEnd() : text;
    })
    .filter((child) => child !== '');
}

function heading({depth, text, tokens}: Tokens.Heading): Heading {
  return {kind: 'heading', level: depth, id: anchor(text), children: inlines(tokens)};
}

function figure({raw}: Tokens.HTML | Tokens.Tag): Block {
  const name = figureForm.exec(raw.trim())?.[1];
  if (!name) throw new Error(`a rulebook has no HTML but figure marks: ${raw}`);
  return {kind: 'figure', name};
}

/** An item that begins with a clause in bold states this clause. */
function item({tokens}: Tokens.ListItem): ListItem {
  const [first, ...others] = tokens as MarkedToken[];
  if (first?.type !== 'text' && first?.type !== 'paragraph') return {blocks: blocks(tokens)};
  const [mark, ...words] = first.tokens ?? [];
  if (mark?.type !== 'strong' || !clauseForm.test(mark.raw)) return {blocks: blocks(tokens)};
  return {clause: plainText(mark), blocks: [...paragraphs(words), ...blocks(others)]};
}

function plainText(token: Token): string {
  return token.raw.replaceAll('*', '');
}

function table({header, rows}: Tokens.Table): Block {
  const cells = (row: Tokens.TableCell[]) => row.map(({tokens}) => inlines(tokens));
  return {kind: 'table', head: cells(header), rows: rows.map(cells)};
}

function blocks(tokens: readonly Token[]): Block[] {
  return tokens.flatMap((each): Block[] => {
    const token = each as MarkedToken;
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        return [heading(token)];
      case 'paragraph':
        return paragraphs(token.tokens);
      case 'text':
        return paragraphs(token.tokens ?? []);
      case 'list':
        return [{kind: 'list', ordered: token.ordered, items: token.items.map(item)}];
      case 'html':
        return [figure(token)];
      case 'table':
        return [table(token)];
      default:
        throw new Error(`a rulebook has no ${token.type}: ${token.raw}`);
    }
  });
}

export function readRulebook(markdown: string): Rulebook {
  return blocks(new Marked().lexer(markdown));
}

/** Gives each heading of a translation the id of its English counterpart too. */
export function alignRulebook(translation: Rulebook, english: Rulebook): Rulebook {
  const ids = headingsOf(english).map(({id}) => id);
  const aligned = headingsOf(translation).map((each, index) => ({...each, english: ids[index]}));
  return translation.map((block) => (block.kind === 'heading' ? (aligned.shift() ?? block) : block));
}

/** 'art-society.pl.md' is a translation of 'art-society.md'. */
async function bookAt(path: string): Promise<Rulebook> {
  const book = readRulebook(await readFile(path, 'utf8'));
  const original = path.replace(/\.[A-Za-z-]+\.md$/, '.md');
  return original === path ? book : alignRulebook(book, readRulebook(await readFile(original, 'utf8')));
}

export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    async load(id) {
      const [path = '', query] = id.split('?');
      if (query !== 'rulebook') return null;
      this.addWatchFile(path);
      return {code: `export default ${JSON.stringify(await bookAt(path))};`, map: null, moduleType: 'js'};
    },
  };
}
