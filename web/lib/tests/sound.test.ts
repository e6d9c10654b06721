import {beforeEach, describe, expect, it, vi} from 'vitest';

/** Notes what is made and started; enough of Web Audio for a page that only plays. */
const started: string[] = [];
const made: string[] = [];

class Param {
  setValueAtTime = () => this;
  linearRampToValueAtTime = () => this;
  exponentialRampToValueAtTime = () => this;
}
class AudioNode {
  gain = new Param();
  frequency = new Param();
  connect = (next: unknown) => next;
  start = () => started.push(this.constructor.name);
  stop = () => undefined;
}
class FakeContext {
  sampleRate = 100;
  currentTime = 0;
  destination = new AudioNode();
  state = 'suspended';
  constructor() {
    made.push('context');
  }
  resume = vi.fn(() => Promise.resolve());
}
class FakeBuffer {
  getChannelData = () => new Float32Array(100);
}

vi.stubGlobal('AudioContext', FakeContext);
vi.stubGlobal('AudioBuffer', FakeBuffer);
for (const name of ['GainNode', 'BiquadFilterNode', 'OscillatorNode', 'AudioBufferSourceNode']) {
  vi.stubGlobal(name, class extends AudioNode {});
}
const touched = {hasBeenActive: false};
Object.defineProperty(navigator, 'userActivation', {value: touched});

const {sound} = await import('../sound');
const {choose} = await import('../settings.svelte');

beforeEach(() => {
  started.length = 0;
});

describe('sounds', () => {
  it('are off unless somebody turns them on', () => {
    touched.hasBeenActive = true;
    sound('gavel');
    expect(made).toEqual([]);
  });

  it('wait until somebody has touched the page', () => {
    choose({sound: true});
    touched.hasBeenActive = false;
    sound('gavel');
    expect(made).toEqual([]);
    touched.hasBeenActive = true;
    sound('gavel');
    expect(made).toEqual(['context']);
    expect(started).toHaveLength(8);
  });

  it('use one context for all', () => {
    const names = [
      'card',
      'hang',
      'reveal',
      'museum',
      'turn',
      'over',
      'dice',
      'paw',
      'splash',
      'clean',
      'hiss',
    ] as const;
    for (const name of names) sound(name);
    expect(made).toEqual(['context']);
    expect(started.length).toBeGreaterThan(names.length);
  });

  it('tremble where a cat purrs: one breath, and what shakes it', () => {
    sound('purr');
    expect(started).toHaveLength(2);
  });

  it('have nothing to play for what makes no sound', () => {
    sound(null);
    expect(started).toEqual([]);
  });
});
