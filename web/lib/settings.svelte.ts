// What a person chose, kept in this browser.
import {keep, oneOf, recall, yesOrNo, type Fits} from './kept';

export const languages = ['en', 'ru', 'pl', 'zh-Hant', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const paces = ['slow', 'usual', 'quick'] as const;
export type Pace = (typeof paces)[number];

interface Settings {
  /** null: as the browser says */
  language: Language | null;
  theme: Theme;
  sound: boolean;
  /** whether the person has chosen to hear the table, or not to */
  soundChosen: boolean;
  /** whether the browser says so when it is the person's turn and the page is not looked at */
  notify: boolean;
  /** calm: no animation even if the system would allow it */
  calm: boolean;
  /** how long the table shows what others did */
  pace: Pace;
  hints: boolean;
  /** the page says that its player is ready when nothing is left to decide */
  autoReady: boolean;
  /** whether a screen reader says what the others write */
  readChat: boolean;
  /** hints that were shown and never come again */
  seen: string[];
}

const key = 'vernissage';
const usual: Settings = {
  language: null,
  theme: 'auto',
  sound: false,
  soundChosen: false,
  notify: false,
  calm: false,
  pace: 'usual',
  hints: true,
  autoReady: true,
  readChat: true,
  seen: [],
};

const fits: Fits<Settings> = {
  language: oneOf([null, ...languages]),
  theme: oneOf(themes),
  sound: yesOrNo,
  soundChosen: yesOrNo,
  notify: yesOrNo,
  calm: yesOrNo,
  pace: oneOf(paces),
  hints: yesOrNo,
  autoReady: yesOrNo,
  readChat: yesOrNo,
  seen: (value) => Array.isArray(value) && value.every((hint) => typeof hint === 'string'),
};

export const settings: Settings = $state(recall(key, usual, fits));

/** Changes some settings and keeps them. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep(key, settings);
}

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Whether things may move. */
export function mayMove(): boolean {
  return !settings.calm && !(still?.matches ?? false);
}
