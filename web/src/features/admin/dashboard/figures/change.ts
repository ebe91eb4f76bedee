export interface Change {
  /** How it changed; null where nothing can be said. */
  direction: 'up' | 'down' | 'same' | null;
  /** For example '12% more than the 30 days before'. */
  words: string;
}

/**
 * Compares a figure with the one of the period before, in words; null for an unknown figure. `format` prints the earlier
 * figure where no percentage can be given.
 */
export function changeOf(
  now: number | null,
  before: number | null,
  than: string,
  format: (figure: number) => string,
): Change | null {
  if (now === null) return null;
  if (before === null) return { direction: null, words: `No data for ${than}` };
  if (now === before) return { direction: 'same', words: `The same as ${than}` };
  const direction = now > before ? 'up' : 'down';
  if (before <= 0 || now < 0)
    return { direction, words: `${direction === 'up' ? 'Up' : 'Down'} from ${format(before)} in ${than}` };
  const exact = Math.abs(now / before - 1) * 100;
  // not everything is gone while something is left
  const share = now > 0 && now < before ? Math.min(exact, 99) : exact;
  const percent =
    share < 0.1 ? 'Hardly' : `${share.toLocaleString('en-US', { maximumFractionDigits: share < 10 ? 1 : 0 })}%`;
  return { direction, words: `${percent} ${direction === 'up' ? 'more' : 'less'} than ${than}` };
}
