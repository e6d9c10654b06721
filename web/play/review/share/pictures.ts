// Pictures of the house as images for a canvas.
import {picture} from '$lib/art';

/** Fetches a picture at this size. It gets its size written into it, because some browsers draw no SVG without one. */
async function load(name: string, width: number, height: number): Promise<HTMLImageElement> {
  const answer = await fetch(picture(name));
  if (!answer.ok) throw new Error(`no picture ${name}: ${answer.status}`);
  const text = (await answer.text()).replace('<svg ', `<svg width="${width}" height="${height}" `);
  const url = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
  const image = new Image(width, height);
  image.src = url;
  await image.decode().finally(() => URL.revokeObjectURL(url));
  return image;
}

export interface Wanted {
  name: string;
  width: number;
  height: number;
}

/** All pictures by name. Each is fetched once, in the size in which it is wanted first. */
export async function loadAll(wanted: readonly Wanted[]): Promise<ReadonlyMap<string, HTMLImageElement>> {
  const once = new Map(wanted.toReversed().map((each) => [each.name, each]));
  const loaded = [...once.values()].map(
    async ({name, width, height}) => [name, await load(name, Math.ceil(width), Math.ceil(height))] as const,
  );
  return new Map(await Promise.all(loaded));
}
