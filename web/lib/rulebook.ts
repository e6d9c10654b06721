// A rulebook as a tree. The build makes it from markdown (plugins/rulebook.ts), so the page needs no parser and no raw HTML.

/** A piece of running text; plain text is a string. */
export type Inline =
  | string
  | {kind: 'em' | 'strong'; children: Inline[]}
  | {kind: 'code'; text: string}
  /** to a place in the same book, by its id */
  | {kind: 'link'; to: string; children: Inline[]}
  /** a clause that is referred to */
  | {kind: 'clause'; id: string};

export interface Heading {
  kind: 'heading';
  level: number;
  id: string;
  /** its id in the English book, under which links know it in every language */
  english?: string;
  children: Inline[];
}

export interface ListItem {
  /** the clause this item states, if it states one */
  clause?: string;
  blocks: Block[];
}

export type Block =
  | Heading
  /** `note`: a ruling or a remark on what was said before */
  | {kind: 'paragraph'; note?: boolean; children: Inline[]}
  | {kind: 'list'; ordered: boolean; items: ListItem[]}
  | {kind: 'table'; head: Inline[][]; rows: Inline[][][]}
  /** the place of a picture, by its name */
  | {kind: 'figure'; name: string};

export type Rulebook = Block[];

/** The words alone. */
export function plain(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.kind === 'code') return inline.text;
      return inline.kind === 'clause' ? inline.id : plain(inline.children);
    })
    .join('');
}

/** All items that state a clause, in order, also those within others. */
export function clausesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.flatMap((item) => [...(item.clause ? [item.clause] : []), ...clausesOf(item.blocks)])
      : [],
  );
}

/** The names of all figures, in order. */
export function figuresOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'figure') return [block.name];
    return block.kind === 'list' ? block.items.flatMap((item) => figuresOf(item.blocks)) : [];
  });
}

/** All headings, in order. */
export function headingsOf(blocks: readonly Block[]): Heading[] {
  return blocks.filter((block) => block.kind === 'heading');
}
