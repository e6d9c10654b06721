import {describe, expect, it} from 'vitest';
import {clausesOf, headingsOf} from '$lib/rulebook';
import {readRulebook} from '../../../../plugins/rulebook';
import {marked, search} from '../search';

const book = readRulebook(`# Rules

## Hanging

- **AS-H1** A tile hangs on squares.
  <!-- figure: hanging -->
- **AS-H4** Matching frames.
  - **AS-H4a** One tile of at most three shields.

### Decor

- **AS-H5** Shields run out.

## The end

- **AS-G1** A full wall.
`);

describe('the search in a rulebook', () => {
  it('leaves what says the words, under its headings', () => {
    const found = search(book, 'SHIELDS');
    expect(clausesOf(found)).toEqual(['AS-H4', 'AS-H4a', 'AS-H5']);
    expect(headingsOf(found).map(({id}) => id)).toEqual(['rules', 'hanging', 'decor']);
  });

  it('finds clauses by their number, with their figures', () => {
    const found = search(book, 'as-h1');
    expect(clausesOf(found)).toEqual(['AS-H1']);
    expect(JSON.stringify(found)).toContain('"figure"');
  });

  it('finds nothing where there is nothing', () => expect(search(book, 'dragon')).toEqual([]));

  it('leaves everything when nothing is looked for', () => expect(search(book, ' ')).toBe(book));

  it('marks the words in the text', () => {
    expect(marked('Ściana i ściana', 'SCIANA')).toEqual(['', 'Ściana', ' i ', 'ściana', '']);
    expect(marked('wall', '')).toEqual(['wall']);
    expect(marked('展示牆的牆', '牆')).toEqual(['展示', '牆', '的', '牆', '']);
  });
});
