// Small sounds of wood, paper, paint and paws, made on the spot: a few tones and breaths of noise, no files.

export type SoundName =
  | ('card' | 'hang' | 'reveal' | 'gavel' | 'museum' | 'turn' | 'over')
  | ('dice' | 'paw' | 'splash' | 'clean' | 'purr' | 'hiss');

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
  /** how long it takes to swell, when that is not at once */
  swell?: number;
  /** how often a second it trembles, as a purr does */
  tremble?: number;
}

const tone = (pitch: number, at: number, length: number, strength: number, glide?: number): Voice => {
  return {kind: 'tone', pitch, at, length, strength, ...(glide && {glide})};
};
const noise = (pitch: number, at: number, length: number, strength: number, glide?: number): Voice => {
  return {kind: 'noise', pitch, at, length, strength, ...(glide && {glide})};
};

/** A knock on wood: the parts of a bar do not agree with each other, and the high ones die first. */
const knock = (pitch: number, at: number, strength: number): Voice[] => [
  noise(1900, at, 0.03, strength),
  tone(pitch, at, 0.16, strength, pitch * 0.8),
  tone(pitch * 2.76, at, 0.07, strength * 0.5),
  tone(pitch * 5.4, at, 0.03, strength * 0.3),
];
/** Paper that slides and lands. */
const paper = (at: number, strength: number): Voice[] => [
  {...noise(1600, at, 0.1, strength, 3600), swell: 0.04},
  noise(700, at + 0.08, 0.04, strength * 0.6),
];
/** A soft bar of a marimba. */
const bar = (pitch: number, at: number, strength: number): Voice[] => [
  tone(pitch, at, 0.45, strength),
  tone(pitch * 4, at, 0.08, strength * 0.3),
];
/** A hall that claps: many hands, none at the same time as another. */
const applause = (at: number): Voice[] =>
  Array.from({length: 26}, (_, hand) =>
    noise(1100 + ((hand * 317) % 1500), at + 0.055 * hand + 0.02 * ((hand * 7) % 3), 0.05, 0.42 - 0.012 * hand),
  );

const sounds: Record<SoundName, Voice[]> = {
  card: paper(0, 0.4),
  hang: [...knock(150, 0, 0.5), ...knock(165, 0.13, 0.35)],
  reveal: [0, 0.09, 0.18, 0.27].flatMap((at) => paper(at, 0.35)),
  gavel: [...knock(205, 0, 0.9), ...knock(200, 0.24, 0.7)],
  museum: [{...noise(300, 0, 0.3, 0.4, 900), swell: 0.15}, ...bar(784, 0.22, 0.3), ...bar(1047, 0.34, 0.3)],
  turn: [...bar(587, 0, 0.4), ...bar(880, 0.14, 0.4)],
  over: [...[523, 659, 784, 1047].flatMap((pitch, step) => bar(pitch, step * 0.13, 0.35)), ...applause(0.5)],
  dice: [0, 0.07, 0.11, 0.2, 0.26, 0.38].flatMap((at, hop) => knock(620 + hop * 45, at, 0.3 - hop * 0.03)),
  paw: [noise(260, 0, 0.09, 0.6), tone(120, 0, 0.1, 0.5, 80)],
  splash: [noise(500, 0, 0.22, 0.7, 2600), tone(420, 0.1, 0.09, 0.3, 1100), tone(520, 0.2, 0.08, 0.25, 1300)],
  clean: [
    ...[0, 0.15, 0.3].map((at) => ({...noise(1300, at, 0.13, 0.35, 2900), swell: 0.06})),
    ...[988, 1319, 1568].flatMap((pitch, step) => bar(pitch, 0.42 + step * 0.09, 0.25)),
  ],
  purr: [{...noise(140, 0, 1.1, 0.9), swell: 0.25, tremble: 24}],
  hiss: [{...noise(4600, 0, 0.4, 0.5, 6200), swell: 0.05}, ...knock(110, 0.02, 0.5)],
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
  const begin = context.currentTime + at;
  const move = (frequency: AudioParam) => {
    if (glide) frequency.setValueAtTime(pitch, begin).exponentialRampToValueAtTime(glide, begin + length);
  };
  if (kind === 'noise') {
    const source = new AudioBufferSourceNode(context, {buffer: hiss, loop: true});
    const filter = new BiquadFilterNode(context, {type: 'bandpass', frequency: pitch, Q: 0.8});
    move(filter.frequency);
    source.connect(filter);
    return [source, filter];
  }
  const source = new OscillatorNode(context, {type: 'triangle', frequency: pitch});
  move(source.frequency);
  return [source, source];
}

/** Makes it louder and softer so many times a second. */
function shaken(
  {context}: Room,
  loudness: AudioParam,
  {tremble = 0, strength}: Voice,
  begin: number,
  end: number,
): void {
  const shaker = new OscillatorNode(context, {type: 'sine', frequency: tremble});
  const depth = new GainNode(context, {gain: strength * 0.45});
  shaker.connect(depth).connect(loudness);
  shaker.start(begin);
  shaker.stop(end);
}

function utter(room: Room, voice: Voice): void {
  const {context, out} = room;
  const begin = context.currentTime + voice.at;
  const [source, end] = sourceOf(room, voice);
  const swell = new GainNode(context, {gain: 0});
  // A click at either end would be louder than the sound itself.
  swell.gain.setValueAtTime(0, begin);
  swell.gain.linearRampToValueAtTime(voice.strength, begin + (voice.swell ?? 0.008));
  swell.gain.exponentialRampToValueAtTime(0.001, begin + voice.length);
  if (voice.tremble) shaken(room, swell.gain, voice, begin, begin + voice.length);
  end.connect(swell).connect(out);
  source.start(begin);
  source.stop(begin + voice.length + 0.02);
}

/** As soon as browsers allow it. */
export function play(name: SoundName): void {
  const here = enter();
  if (!here) return;
  if (here.context.state === 'suspended') void here.context.resume();
  for (const voice of sounds[name]) utter(here, voice);
}
