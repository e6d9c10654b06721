// The differences that the server sends instead of whole views (docs/api/protocol.md).
type Branch = Record<string, unknown> | unknown[];

/**
 * Applies the changes to a copy of the value; branches that did not change are shared with the old value. Throws if a path leads
 * nowhere, because then the two sides don't mean the same version.
 */
export function patched<T extends object>(value: T, changes: Record<string, unknown>): T {
  const root = copy(value as Branch);
  const fresh = new Set<Branch>([root]);
  for (const [path, replacement] of Object.entries(changes)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let at = root;
    for (const step of steps) at = own(at, step, fresh);
    put(at, last, replacement);
  }
  return root as T;
}

/** The branch at this step, copied unless these changes have done so before. */
function own(at: Branch, step: string, fresh: Set<Branch>): Branch {
  const below = get(at, step);
  if (!isBranch(below)) throw new Error(`nothing is below '${step}'`);
  if (fresh.has(below)) return below;
  const made = copy(below);
  fresh.add(made);
  put(at, step, made);
  return made;
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

function copy(branch: Branch): Branch {
  return Array.isArray(branch) ? [...branch] : {...branch};
}

function get(at: Branch, step: string): unknown {
  if (!Object.hasOwn(at, step)) throw new Error(`there is no '${step}'`);
  return Array.isArray(at) ? at[Number(step)] : at[step];
}

/** An index one past the end of a list appends. */
function put(at: Branch, step: string, value: unknown): void {
  const grows = Array.isArray(at) && step === String(at.length);
  if (!grows && !Object.hasOwn(at, step)) throw new Error(`there is no '${step}'`);
  if (Array.isArray(at)) at[Number(step)] = value;
  else at[step] = value;
}
