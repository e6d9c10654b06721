import {afterEach, describe, expect, it} from 'vitest';
import {keepFocus} from '../keep_focus';

function tray(): {section: HTMLElement; button: HTMLButtonElement} {
  const section = document.createElement('section');
  section.tabIndex = -1;
  const button = section.appendChild(document.createElement('button'));
  document.body.append(section);
  return {section, button};
}

/** Until those who watch the document have been told. */
const told = () => new Promise((resolve) => setTimeout(resolve));

describe('the focus', () => {
  afterEach(() => document.body.replaceChildren());

  it('stays at the tray when its button is gone', async () => {
    const {section, button} = tray();
    keepFocus(section);
    button.focus();
    button.remove();
    await told();
    expect(document.activeElement).toBe(section);
  });

  it('is not taken from where it has gone since', async () => {
    const {section, button} = tray();
    const other = document.body.appendChild(document.createElement('input'));
    const stop = keepFocus(section);
    button.focus();
    other.focus();
    button.remove();
    await told();
    expect(document.activeElement).toBe(other);
    stop();
  });
});
