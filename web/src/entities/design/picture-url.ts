/**
 * Returns the address of a design's picture with the version of its post, so that a page that shows it loads it again
 * after an edit.
 */
export const pictureUrl = (url: string | null, { document }: { document: { version: number } | null }): string | null =>
  url && document ? `${url}?v=${document.version}` : url;
