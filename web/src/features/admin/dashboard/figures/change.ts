export interface Change {
  /** How it changed; null where nothing can be said. */
  direction: 'up' | 'down' | 'same' | null;
  /** For example '12% more than the 30 days before'. */
  words: string;
}

/** Compares a figure with the one of the period before, in words. */
export function changeOf(now: number | null, before: number | null, than: string): Change {
  if (now === null || before === null) return { direction: null, words: `Can't be compared with ${than}` };
  if (now === before) return { direction: 'same', words: `The same as ${than}` };
  const direction = now > before ? 'up' : 'down';
  if (before <= 0 || now < 0) return { direction, words: `${direction === 'up' ? 'More' : 'Less'} than ${than}` };
  const share = Math.abs(now / before - 1) * 100;
  const percent =
    share < 0.1 ? 'Hardly' : `${share.toLocaleString('en-US', { maximumFractionDigits: share < 10 ? 1 : 0 })}%`;
  return { direction, words: `${percent} ${direction === 'up' ? 'more' : 'less'} than ${than}` };
}
