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

const sounds = await import('../sound');

/** Also what makes it is fetched, when it is wanted. */
async function sound(...names: Parameters<typeof sounds.sound>[0][]): Promise<void> {
  for (const name of names) sounds.sound(name);
  await vi.dynamicImportSettled();
}
const {choose} = await import('../settings.svelte');

beforeEach(() => {
  started.length = 0;
});

describe('sounds', () => {
  it('are off unless somebody turns them on', async () => {
    touched.hasBeenActive = true;
    await sound('gavel');
    expect(made).toEqual([]);
  });

  it('wait until somebody has touched the page', async () => {
    choose({sound: true});
    touched.hasBeenActive = false;
    await sound('gavel');
    expect(made).toEqual([]);
    touched.hasBeenActive = true;
    await sound('gavel');
    expect(made).toEqual(['context']);
    expect(started).toHaveLength(8);
  });

  it('use one context for all', async () => {
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
    await sound(...names);
    expect(made).toEqual(['context']);
    expect(started.length).toBeGreaterThan(names.length);
  });

  it('tremble where a cat purrs: one breath, and what shakes it', async () => {
    await sound('purr');
    expect(started).toHaveLength(2);
  });

  it('have nothing to play for what makes no sound', async () => {
    await sound(null);
    expect(started).toEqual([]);
  });
});
