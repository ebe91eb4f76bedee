import { trackLater } from './use-design-row';

interface GeneratorOnScreen {
  owner: string;
  onBegun: (id: string) => void;
}

let current: GeneratorOnScreen | null = null;

/**
 * Registers the generator on screen.
 * @returns a function that unregisters it
 */
export function enterScreen(generator: GeneratorOnScreen): () => void {
  current = generator;
  return () => {
    if (current === generator) current = null;
  };
}

/**
 * Shows a new design in the generator on screen. That may be another one than the one that sent the request, whose page
 * was left before the answer arrived. Without one, the next generator to be opened shows the design.
 */
export function announceBegun(owner: string, id: string): void {
  if (current?.owner === owner) current.onBegun(id);
  else trackLater(owner, id);
}
