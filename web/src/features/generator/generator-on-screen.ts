import { followLater } from './use-design-row';

interface GeneratorOnScreen {
  owner: string;
  onBegun: (id: string) => void;
}

let current: GeneratorOnScreen | null = null;

/** Tells where a generator is on screen. Answers how to take it back. */
export function enterScreen(generator: GeneratorOnScreen): () => void {
  current = generator;
  return () => {
    if (current === generator) current = null;
  };
}

/**
 * A design was begun: the generator on screen shows it. That may be another one than the one that asked for it, whose
 * page was left before the answer came; without one, the next to be opened follows the design.
 */
export function announceBegun(owner: string, id: string): void {
  if (current?.owner === owner) current.onBegun(id);
  else followLater(owner, id);
}
