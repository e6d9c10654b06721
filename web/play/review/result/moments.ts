/** A memorable moment of a game, in the words of the page. */
export interface Moment {
  picture: string;
  sentence: string;
  /** where it is in the replay; null if it is not at one step */
  link: {step: number; label: string} | null;
}
