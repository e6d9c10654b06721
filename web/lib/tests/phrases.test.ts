import {beforeAll, describe, expect, it} from 'vitest';
import {speak} from './words';
import {phrase, spoken, subject} from '../phrases';

beforeAll(async () => {
  await speak('en');
});

describe('a phrase', () => {
  it('is read in the language of the page', async () => {
    const hello = phrase('room-phrase-hello');
    expect(spoken(hello)).toBe('Hello');
    await speak('pl');
    expect(spoken(hello)).toBe('Cześć');
    await speak('en');
  });

  it('may be about something', () => {
    expect(spoken(phrase('cats-say-wish', 'g'))).toBe('I need green!');
    expect(spoken(phrase('cats-say-look', 11))).toBe('Look at painting 11!');
    expect(subject(phrase('cats-say-look', 11), 'cats-say-look')).toBe('11');
    expect(subject(phrase('cats-say-wish', 'g'), 'cats-say-look')).toBeNull();
  });

  it.each(['Hello', '/say', '/say room-phrase-nothing', '/say settings-title', 'I /say room-phrase-hello', ''])(
    'is not: %s',
    (text) => expect(spoken(text)).toBe(text),
  );
});
