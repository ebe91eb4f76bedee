/** An upload that is refused; its message is for the uploader. */
export class RefusedImage extends Error {
  override readonly name = 'RefusedImage';
}

export type ImageEnding = 'png' | 'jpg' | 'webp';

export interface CleanImage {
  data: Buffer;
  ending: ImageEnding;
  width: number;
  height: number;
}

export const mimeOf: Record<ImageEnding, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };
