import {describe, expect, it} from 'vitest';
import {read} from '$lib/tests/repository';
import {isForm, textOf, tidied, withText} from '../notation';

// The engine's own test reads the same table.
const spelled = read('core/tests/percent-encoded.txt')
  .split('\n')
  .filter((line) => line.includes(' -> '))
  .map((line) => line.split(' -> ') as [string, string]);

describe('the text of an open action', () => {
  it.each(spelled)('%s is spelled as the engine spells it', (text, token) => {
    expect(withText('sign:', text)).toBe(`sign:${token}`);
    expect(textOf(`sign:${token}`)).toBe(text);
  });

  it('has its form among the choices', () => {
    expect(isForm('sign:')).toBe(true);
    expect(['sign:a', 'sign', 'pass'].some(isForm)).toBe(false);
    expect(textOf('sign:')).toBe('');
  });

  it('is without what nobody sees, so that texts that look alike are alike', () => {
    expect(tidied('  a\u00A0 b\n')).toBe('a b');
    expect(tidied('e\u0301')).toBe('\u00E9');
    expect(withText('sign:', 'half \uD83D')).toBe('sign:half%20%EF%BF%BD');
  });
});
