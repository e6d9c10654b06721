// Small sounds, made on the spot: a few tones and breaths of noise, no files. Off unless a person turns them on.
import {settings} from './settings.svelte';

export type SoundName = 'card' | 'hang' | 'reveal' | 'gavel' | 'coin' | 'turn' | 'over';

/** One voice of a sound; times in seconds, frequencies in hertz. */
interface Voice {
  kind: 'tone' | 'noise';
  /** where a tone lies, or which part of the noise is heard */
  pitch: number;
  /** where it glides to; where it began when absent */
  glide?: number;
  at: number;
  length: number;
  /** 0 to 1 */
  strength: number;
}

const tone = (pitch: number, at: number, length: number, strength: number, glide?: number): Voice => {
  return {kind: 'tone', pitch, at, length, strength, ...(glide && {glide})};
};
const noise = (pitch: number, at: number, length: number, strength: number): Voice => {
  return {kind: 'noise', pitch, at, length, strength};
};

const sounds: Record<SoundName, Voice[]> = {
  card: [noise(2600, 0, 0.07, 0.5)],
  hang: [noise(500, 0, 0.06, 0.5), tone(170, 0, 0.09, 0.5, 120)],
  reveal: [noise(1800, 0, 0.06, 0.5), noise(2200, 0.09, 0.06, 0.5), noise(2700, 0.18, 0.09, 0.5)],
  gavel: [
    tone(220, 0, 0.12, 0.8, 140),
    noise(900, 0, 0.05, 0.7),
    tone(220, 0.2, 0.16, 0.7, 130),
    noise(900, 0.2, 0.05, 0.6),
  ],
  coin: [tone(1320, 0, 0.18, 0.3), tone(1760, 0.09, 0.3, 0.3)],
  turn: [tone(660, 0, 0.18, 0.35), tone(880, 0.14, 0.28, 0.35)],
  over: [tone(523, 0, 0.3, 0.35), tone(659, 0.16, 0.3, 0.35), tone(784, 0.32, 0.3, 0.35), tone(1047, 0.48, 0.6, 0.35)],
};

/** Gentle beside other sounds. */
const volume = 0.16;

interface Room {
  context: AudioContext;
  out: GainNode;
  hiss: AudioBuffer;
}
let room: Room | null = null;

/** Browsers let a page be heard only after somebody has touched it. */
function enter(): Room | null {
  if (!room && navigator.userActivation.hasBeenActive && typeof AudioContext === 'function') {
    const context = new AudioContext();
    const out = new GainNode(context, {gain: volume});
    out.connect(context.destination);
    const hiss = new AudioBuffer({length: context.sampleRate, sampleRate: context.sampleRate});
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; ++at) samples[at] = Math.random() * 2 - 1;
    room = {context, out, hiss};
  }
  return room;
}

function sourceOf(
  {context, hiss}: Room,
  {kind, pitch, glide, at, length}: Voice,
): [AudioScheduledSourceNode, AudioNode] {
  if (kind === 'noise') {
    const source = new AudioBufferSourceNode(context, {buffer: hiss});
    const filter = new BiquadFilterNode(context, {type: 'bandpass', frequency: pitch, Q: 0.8});
    source.connect(filter);
    return [source, filter];
  }
  const source = new OscillatorNode(context, {type: 'triangle', frequency: pitch});
  const begin = context.currentTime + at;
  if (glide) source.frequency.setValueAtTime(pitch, begin).exponentialRampToValueAtTime(glide, begin + length);
  return [source, source];
}

function play(room: Room, voice: Voice): void {
  const {context, out} = room;
  const begin = context.currentTime + voice.at;
  const [source, end] = sourceOf(room, voice);
  const swell = new GainNode(context, {gain: 0});
  // A click at either end would be louder than the sound itself.
  swell.gain.setValueAtTime(0, begin);
  swell.gain.linearRampToValueAtTime(voice.strength, begin + 0.008);
  swell.gain.exponentialRampToValueAtTime(0.001, begin + voice.length);
  end.connect(swell).connect(out);
  source.start(begin);
  source.stop(begin + voice.length + 0.02);
}

/** Lets a sound be heard, if sounds are wanted. */
export function sound(name: SoundName | null): void {
  if (!name || !settings.sound) return;
  const here = enter();
  if (!here) return;
  if (here.context.state === 'suspended') void here.context.resume();
  for (const voice of sounds[name]) play(here, voice);
}
