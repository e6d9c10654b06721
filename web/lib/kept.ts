// What this browser keeps for a person. It may be from an older page, or somebody else's, so every part of it is looked at.
export type Fits<T> = {[Name in keyof T]: (value: unknown) => boolean};

export const oneOf = (known: readonly unknown[]) => (value: unknown) => known.includes(value);
export const yesOrNo = oneOf([true, false]);

/** What was kept under the key; the usual where there is nothing, or something that does not fit. */
export function recall<T extends object>(key: string, usual: T, fits: Fits<T>): T {
  try {
    const kept = Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as Partial<T>;
    const names = (Object.keys(usual) as (keyof T)[]).filter((name) => fits[name](kept[name]));
    return {...usual, ...Object.fromEntries(names.map((name) => [name, kept[name]]))};
  } catch {
    return {...usual}; // no storage, or no JSON in it
  }
}

export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it holds until the page is closed.
  }
}
