import {describe, expect, it} from 'vitest';
import {standingAbove} from '../fill_screen';

describe('a table that fills the screen', () => {
  it('knows all that stands above it, and nothing below', () => {
    document.body.innerHTML = `
      <header id="header"></header>
      <main><div id="notice"><p></p></div><div><p id="hint"></p><section id="table"></section><p></p></div></main>
      <footer></footer>`;
    const table = document.querySelector('#table');
    const ids = table ? standingAbove(table).map(({id}) => id) : [];
    expect(ids.filter(Boolean)).toEqual(['hint', 'notice', 'header']);
  });
});
