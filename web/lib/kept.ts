// Values that the browser keeps for a person. They may come from an older page or from another program, so every part is
// checked.
export type Fits<T> = {[Name in keyof T]: (value: unknown) => boolean};

export const oneOf = (known: readonly unknown[]) => (value: unknown) => known.includes(value);
export const yesOrNo = oneOf([true, false]);

/** The value that was kept under the key. Parts that are missing or do not fit get their usual values. */
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
