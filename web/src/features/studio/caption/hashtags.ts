/** Most hashtags of a caption: what Instagram takes since December 2025. */
export const MOST_HASHTAGS = 5;

/** Reads typed hashtags, with or without #, between spaces or commas. */
export const hashtagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .normalize('NFC')
      .split(/[\s,;#]+/u)
      .filter(Boolean)
      .map((tag) => tag.slice(0, 100)),
  ),
];

export const hashtagLine = (tags: readonly string[]): string => tags.map((tag) => `#${tag}`).join(' ');
