import type { AiKeyEntity } from './ai-key.entity';

/** From this length on, twelve characters of a key may be shown. */
const longKey = 20;

/** Returns the parts of a key that may be shown: the first 8 and last 4 characters, of a short key the last 2 only. */
export const hintsOf = (key: string): Pick<AiKeyEntity, 'hintStart' | 'hintEnd'> =>
  key.length < longKey
    ? { hintStart: '', hintEnd: key.slice(-2) }
    : { hintStart: key.slice(0, 8), hintEnd: key.slice(-4) };

/** Returns how a key is shown. */
export const maskOf = ({ hintStart, hintEnd }: Pick<AiKeyEntity, 'hintStart' | 'hintEnd'>): string =>
  `${hintStart}…${hintEnd}`;
