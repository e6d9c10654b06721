import {describe, expect, it, vi} from 'vitest';
import type {Route} from '../router.svelte';
import {noteWay, wayBack} from '../way_back.svelte';

const table: Route = {page: 'table', match: 'm1', join: null, watch: 'w'};
const rules: Route = {page: 'rules', game: 'cats', clause: null};
const settings: Route = {page: 'settings'};
const lobby: Route = {page: 'lobby', game: null};

describe('the way back to the table', () => {
  it('is shown where something is looked up, and not at the table', () => {
    noteWay(table, '/table/m1?watch=w');
    expect(wayBack(table)).toBeNull();
    noteWay(rules, '/rules/cats');
    expect(wayBack(rules)).toBe('/table/m1?watch=w');
    noteWay(settings, '/settings');
    expect(wayBack(settings)).toBe('/table/m1?watch=w');
  });

  it('is known when the page is loaded again', async () => {
    noteWay(table, '/table/m1');
    vi.resetModules();
    const again = await import('../way_back.svelte');
    expect(again.wayBack(rules)).toBe('/table/m1');
  });

  it('is forgotten once the table was left for good', () => {
    noteWay(table, '/table/m1');
    noteWay(lobby, '/');
    expect(wayBack(rules)).toBeNull();
  });
});
