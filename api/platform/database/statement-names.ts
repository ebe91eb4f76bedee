import { LRUCache } from 'lru-cache';

/** Each connection retains the plan of a named statement, of some 100 kB, until it ends. */
const mostNames = 50;
const usesBeforeName = 20;
const mostCounted = 500;

/**
 * Names composed statements that repeat: PostgreSQL plans a named statement once
 * per connection. Names are few and never reassigned, so callers who vary their filters gain none and fill no memory.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly uses = new LRUCache<string, number>({ max: mostCounted });

  /** @param prefix of the names, which no other statement's name begins with */
  constructor(private readonly prefix: string) {}

  /** Counts a use of the text. @returns its name; undefined while it has none */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size === mostNames) return known;
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (uses < usesBeforeName) {
      this.uses.set(text, uses);
      return undefined;
    }
    this.uses.delete(text);
    const name = `${this.prefix}-${this.names.size + 1}`;
    this.names.set(text, name);
    return name;
  }
}
