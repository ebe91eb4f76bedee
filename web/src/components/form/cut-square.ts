/** Side length in pixels: enough for a portrait on any screen. */
const mostPixels = 512;

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Cuts a part out of a picture and scales it down.
 * @throws when the browser cannot read the picture
 */
export async function cutSquare(file: File, { x, y, width, height }: Part): Promise<File> {
  const picture = await createImageBitmap(file);
  const side = Math.min(mostPixels, Math.round(Math.max(width, height)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, side, side);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  if (!blob) throw new Error('The picture could not be drawn');
  // a browser that does not encode WebP returns a PNG
  return new File([blob], `photo.${blob.type === 'image/webp' ? 'webp' : 'png'}`, { type: blob.type });
}
