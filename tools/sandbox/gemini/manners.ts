/** Behavior of the service that differs in reality by day, model or account. */
export interface Manners {
  /** The date that decides which models exist, as 2026-11-21. */
  today: string;
  /** Whether the account is new: some models are closed to accounts that never used them. */
  newAccount: boolean;
  /** Number of interim pictures, marked as thoughts, before the finished one. */
  drafts: 0 | 1 | 2;
  format: 'png' | 'jpeg' | 'webp';
  /** The dimensions that models really answer (1376 x 768 for 16:9), or the exact ratio. */
  realSizes: boolean;
  /** Position of the words that accompany a picture. */
  words: 'first' | 'last' | 'none';
  /** Whether a text comes in several parts, including thoughts. */
  splitTexts: boolean;
  /** Whether words and picture may be requested together. */
  modalities: 'both' | 'image-only';
  /** Requests per minute across all keys, as use is counted by project. Null: unlimited. */
  perMinute: number | null;
}

/** The service as of late 2026, in its stricter variants. */
export const mannersToday: Manners = {
  today: '2026-11-21',
  newAccount: true,
  drafts: 1,
  format: 'png',
  realSizes: true,
  words: 'first',
  splitTexts: true,
  modalities: 'both',
  perMinute: null,
};

const allowed: { [Name in keyof Manners]: (value: unknown) => boolean } = {
  today: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  newAccount: (value) => typeof value === 'boolean',
  drafts: (value) => [0, 1, 2].includes(value as number),
  format: (value) => ['png', 'jpeg', 'webp'].includes(value as string),
  realSizes: (value) => typeof value === 'boolean',
  words: (value) => ['first', 'last', 'none'].includes(value as string),
  splitTexts: (value) => typeof value === 'boolean',
  modalities: (value) => ['both', 'image-only'].includes(value as string),
  perMinute: (value) => value === null || (Number.isInteger(value) && (value as number) >= 0),
};

/** Reads a change of the behavior; returns what is invalid, as a sentence. */
export function readManners(value: unknown): Partial<Manners> | string {
  if (typeof value !== 'object' || value === null) return 'manners must be an object';
  for (const [name, given] of Object.entries(value)) {
    if (!Object.hasOwn(allowed, name)) return `manners are ${Object.keys(allowed).join(', ')}`;
    if (!allowed[name as keyof Manners](given)) return `${name} can't be ${JSON.stringify(given)}`;
  }
  return value;
}
