import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import type { Keyset } from './cursor';

/** A row's number in its list, counted from 0, and its position. */
export interface Anchor {
  index: number;
  keyset: Keyset;
}

/** What a process caches about long lists for 15 seconds, by the text and values of their statements. */
interface Memory {
  totals: LRUCache<string, number>;
  anchors: LRUCache<string, Anchor[]>;
}

const shortLived = { ttl: 15_000, perf: { now: () => Date.now() } };
const memories = new WeakMap<DataSource, Memory>();

export function memoryOf(connection: DataSource): Memory {
  const known = memories.get(connection);
  if (known) return known;
  const memory: Memory = {
    totals: new LRUCache({ max: 500, ...shortLived }),
    anchors: new LRUCache({ max: 100, ...shortLived }),
  };
  memories.set(connection, memory);
  return memory;
}

/** Clears the cache after many rows were added or deleted at once. */
export const forgetLongLists = (connection: DataSource): void => void memories.delete(connection);
