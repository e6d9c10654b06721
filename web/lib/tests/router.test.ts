import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {followAddress, go, parse, route} from '../router.svelte';

const at = (path: string) => parse(new URL(path, 'http://house.test'));

describe('addresses', () => {
  it.each([
    ['/', {page: 'lobby', game: null}],
    ['/?game=other', {page: 'lobby', game: 'other'}],
    ['/new', {page: 'new', game: null}],
    ['/new/other', {page: 'new', game: 'other'}],
    ['/table/q7', {page: 'table', match: 'q7', join: null, watch: null}],
    ['/table/q7?join=i5&watch=w8', {page: 'table', match: 'q7', join: 'i5', watch: 'w8'}],
    ['/result/q7/', {page: 'result', match: 'q7'}],
    ['/replay/q7', {page: 'replay', match: 'q7', step: null}],
    ['/replay/q7?step=12', {page: 'replay', match: 'q7', step: 12}],
    ['/replay/q7?step=soon', {page: 'replay', match: 'q7', step: null}],
    ['/rules', {page: 'rules', game: null, clause: null}],
    ['/rules/art-society#AS-H4b', {page: 'rules', game: 'art-society', clause: 'AS-H4b'}],
    ['/settings', {page: 'settings'}],
    ['/table/%ZZ', {page: 'table', match: '%ZZ', join: null, watch: null}],
  ])('%s is a page', (path, expected) => {
    expect(at(path)).toEqual(expected);
  });

  it.each(['/table', '/result', '/replay', '/settings/more', '/table/q7/seats', '/elsewhere'])(
    '%s is none of ours',
    (path) => {
      expect(at(path)).toEqual({page: 'unknown'});
    },
  );
});

describe('going from page to page', () => {
  let stop: () => void;
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn());
    go('/');
    stop = followAddress();
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  /** Clicks on a link; says whether the browser would follow it itself. */
  function click(href: string, how: MouseEventInit = {}, attributes: Record<string, string> = {}): boolean {
    const link = document.createElement('a');
    link.href = href;
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    const inside = link.appendChild(document.createElement('span'));
    document.body.append(link);
    let left = false;
    addEventListener(
      'click',
      (event) => {
        left = !event.defaultPrevented;
        event.preventDefault();
      },
      {once: true},
    );
    inside.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...how}));
    return left;
  }

  it('a link to an own page loads nothing anew', () => {
    expect(click('/settings')).toBe(false);
    expect(route()).toEqual({page: 'settings'});
    expect(location.pathname).toBe('/settings');
  });

  it.each([
    ['another site', 'http://elsewhere.test/', {}, {}],
    ['a new tab', '/settings', {ctrlKey: true}, {}],
    ['another button', '/settings', {button: 1}, {}],
    ['a named window', '/settings', {}, {target: '_blank'}],
    ['a download', '/result/q7', {}, {download: ''}],
    ['the interface', '/api/matches/q7/record', {}, {}],
    ['a picture', '/art/house/icon.svg', {}, {}],
  ])('%s is the business of the browser', (_, href, how, attributes) => {
    expect(click(href, how, attributes)).toBe(true);
    expect(route()).toMatchObject({page: 'lobby'});
  });

  it('the back button comes back', async () => {
    go('/settings');
    history.back();
    await vi.waitFor(() => expect(route()).toMatchObject({page: 'lobby'}));
  });

  it('begins a new page at its top, but not another step of the same one', () => {
    go('/replay/q7');
    expect(scrollTo).toHaveBeenCalledTimes(1);
    go('/replay/q7?step=3', {replace: true});
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(route()).toEqual({page: 'replay', match: 'q7', step: 3});
  });
});
