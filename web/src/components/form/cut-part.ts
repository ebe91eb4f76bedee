interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Cuts a part out of a picture and scales it down, so that its longer side has at most `mostPixels`.
 * @throws when the browser cannot read the picture
 */
export async function cutPart(file: Blob, { x, y, width, height }: Part, mostPixels: number): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, mostPixels / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  if (!blob) throw new Error('The picture could not be drawn');
  // a browser that does not encode WebP returns a PNG
  return new File([blob], `picture.${blob.type === 'image/webp' ? 'webp' : 'png'}`, { type: blob.type });
}
