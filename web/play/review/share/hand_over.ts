// A picture of the result, to be sent to friends or kept.

async function fileOf(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the picture is too large');
  return new File([blob], 'vernissage.png', {type: 'image/png'});
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // the browser may need a moment to take it
}

export type HandedOver = 'shared' | 'saved';

/** Hands the picture to what the person shares with; where there is no such thing it is saved. */
export async function handOver(canvas: HTMLCanvasElement): Promise<HandedOver> {
  const file = await fileOf(canvas);
  const parcel: ShareData = {files: [file], url: location.href};
  if ('canShare' in navigator && navigator.canShare(parcel)) {
    try {
      await navigator.share(parcel);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'; // the person thought better of it
    }
  }
  save(file);
  return 'saved';
}
