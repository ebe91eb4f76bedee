/** A kind of image that is accepted. */
export type ImageKind = 'png' | 'jpeg' | 'webp' | 'gif';

const starts: readonly [ImageKind, RegExp][] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['gif', /^GIF8[79]a/],
];

/**
 * Returns the kind of image by the first bytes, ignoring name and content type; null for anything else, including SVG.
 */
export function imageKind(bytes: Buffer): ImageKind | null {
  const head = bytes.toString('latin1', 0, 16);
  return starts.find(([, start]) => start.test(head))?.[0] ?? null;
}

/** Long enough not to occur by chance in a picture of 2 MB, in any case of letters. */
const foreignWords = /<script|<!doctype|<html[\s>]|<\?php|<svg\s+xmlns|<iframe|<foreignobject|javascript:/i;
const pdf = '%PDF-';
/** End of the file list of a ZIP, in its last 64 KB. */
const zipEnd = 'PK\x05\x06';

/**
 * Whether the bytes of an image are also a page, a script, a document or an archive for readers that ignore the start.
 */
export function isAlsoSomethingElse(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return foreignWords.test(text) || text.slice(0, 1024).includes(pdf) || text.slice(-65_600).includes(zipEnd);
}
