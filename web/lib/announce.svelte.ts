// What a screen reader says aloud. shell/Announcer.svelte holds the live regions.
interface Announcement {
  id: number;
  text: string;
}

let count = 0; // not reactive, so that an effect that announces something does not depend on it
let latest = $state.raw<Announcement>({id: 0, text: ''});
let urgent = $state.raw<Announcement>({id: 0, text: ''});

/** Says it when the screen reader has finished speaking. */
export function announce(text: string): void {
  if (text) latest = {id: ++count, text};
}

/** Says it at once: the line broke, something was refused. */
export function alert(text: string): void {
  if (text) urgent = {id: ++count, text};
}

export const announced = {
  get latest(): Announcement {
    return latest;
  },
  get urgent(): Announcement {
    return urgent;
  },
};
