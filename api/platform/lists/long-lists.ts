import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import type { Place } from './cursor';

/** A row's number in its list, counted from 0, and its position. */
export interface Mark {
  index: number;
  place: Place;
}

/** What a process caches about long lists for 15 seconds, by the text and values of their statements. */
interface Memory {
  totals: LRUCache<string, number>;
  marks: LRUCache<string, Mark[]>;
}

const shortLived = { ttl: 15_000, perf: { now: () => Date.now() } };
const memories = new WeakMap<DataSource, Memory>();

export function memoryOf(connection: DataSource): Memory {
  const known = memories.get(connection);
  if (known) return known;
  const memory: Memory = {
    totals: new LRUCache({ max: 500, ...shortLived }),
    marks: new LRUCache({ max: 100, ...shortLived }),
  };
  memories.set(connection, memory);
  return memory;
}

/** Clears the cache after many rows were added or deleted at once. */
export const forgetLongLists = (connection: DataSource): void => void memories.delete(connection);
