/** Returns hashtags as they are stored: each in one word without #. Blank ones are dropped. */
export const plainHashtags = (tags: readonly string[]): string[] =>
  tags.map((tag) => tag.replaceAll(/[#\s]/gu, '')).filter(Boolean);
