/** Splits where a person sees letters: an emoji, a flag or a letter with its accents counts as one. */
const graphemes = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : null;

/** Returns the first letter of a name as a capital; where it is an emoji, the whole emoji. */
export function initialOf(name: string): string {
  const [first] = graphemes ? [...graphemes.segment(name)].map(({ segment }) => segment) : [...name];
  return (first ?? '').toUpperCase();
}
