/** A kind of image that is taken in. */
export type ImageKind = 'png' | 'jpeg' | 'webp' | 'gif';

const starts: readonly [ImageKind, RegExp][] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['gif', /^GIF8[79]a/],
];

/** What kind of image bytes begin as, whatever their name or sender says; null for anything else, a drawing of tags too. */
export function imageKind(bytes: Buffer): ImageKind | null {
  const head = bytes.toString('latin1', 0, 16);
  return starts.find(([, start]) => start.test(head))?.[0] ?? null;
}

/** So long that chance does not write them into a picture of 2 MB, in whatever case. */
const foreignWords = /<script|<!doctype|<html[\s>]|<\?php|<svg\s+xmlns|<iframe|<foreignobject|javascript:/i;
const pdf = '%PDF-';
/** Ends the list of a ZIP's files, in its last 64 KB. */
const zipEnd = 'PK\x05\x06';

/** Whether bytes that begin as an image are also a page, a script, a document or an archive for those who read on. */
export function isAlsoSomethingElse(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return foreignWords.test(text) || text.slice(0, 1024).includes(pdf) || text.slice(-65_600).includes(zipEnd);
}
