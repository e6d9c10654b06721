// Finds words in a rulebook: leaves out the parts without them, and splits a text so that the words can be marked.
import {plain, type Block, type ListItem, type Rulebook} from '$lib/rulebook';

/** For comparison: without capitals and without accents. As long as the text, letter by letter. */
function folded(text: string): string {
  return Array.from(text, (letter) => {
    const base = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return base.length === letter.length ? base : letter;
  }).join('');
}

function has(text: string, query: string): boolean {
  return folded(text).includes(folded(query.trim()));
}

function itemWith(item: ListItem, query: string): ListItem[] {
  const says = item.blocks.filter((block) => block.kind === 'paragraph').map(({children}) => plain(children));
  if (has([item.clause ?? '', ...says].join(' '), query)) return [item];
  // Only a part within the item matches: the item stays as its place, without the item's own words.
  const blocks = blocksWith(
    item.blocks.filter(({kind}) => kind === 'list' || kind === 'table'),
    query,
  );
  return blocks.length > 0 ? [{...item, blocks}] : [];
}

function blocksWith(blocks: readonly Block[], query: string): Block[] {
  return blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return has(plain(block.children), query) ? [block] : [];
      case 'list': {
        const items = block.items.flatMap((item) => itemWith(item, query));
        return items.length > 0 ? [{...block, items}] : [];
      }
      case 'table': {
        const rows = block.rows.filter((row) => has(row.map(plain).join(' '), query));
        return rows.length > 0 ? [{...block, rows}] : [];
      }
      case 'figure':
        return [];
    }
  });
}

/** The clauses that contain these words, under their headings. */
export function search(book: Rulebook, query: string): Rulebook {
  if (query.trim() === '') return book;
  const found: Block[] = [];
  let above: Block[] = [];
  for (const block of book) {
    if (block.kind === 'heading') above = [...above.filter((each) => isOver(each, block)), block];
    const blocks = blocksWith([block], query);
    if (blocks.length === 0) continue;
    found.push(...above.filter((each) => each !== block), ...blocks);
    above = [];
  }
  return found;
}

const isOver = (a: Block, b: Block) => a.kind === 'heading' && b.kind === 'heading' && a.level < b.level;

/** The text in parts, every second of which is what was looked for. */
export function marked(text: string, query: string): string[] {
  const [here, wanted] = [folded(text), folded(query.trim())];
  if (wanted === '') return [text];
  const parts: string[] = [];
  let done = 0;
  for (let at = here.indexOf(wanted); at >= 0; at = here.indexOf(wanted, done)) {
    parts.push(text.slice(done, at), text.slice(at, at + wanted.length));
    done = at + wanted.length;
  }
  return [...parts, text.slice(done)];
}
