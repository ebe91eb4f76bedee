/** Letters and numbers of a text in lower case, in composed form. Image models change case and marks at will. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Returns whether a word of the requested text stands nowhere in what was read from a picture. Lines may be read in any
 * order, and words may be broken over lines, so words are looked for one by one in the letters of all lines.
 */
export function missesWords(requested: string, read: readonly string[]): boolean {
  const lines = read.flatMap(wordsOf);
  const letters = lines.join('');
  const rest = new Map<string, number>();
  for (const word of lines) rest.set(word, (rest.get(word) ?? 0) + 1);
  return wordsOf(requested).some((word) => {
    const left = rest.get(word) ?? 0;
    if (left > 0) {
      rest.set(word, left - 1);
      return false;
    }
    return !letters.includes(word);
  });
}
