import type { DesignStyle } from '../gql/schema';
import { tabStorage } from './browser-storage';

const key = 'postloom-idea';
const styleKey = 'postloom-idea-style';

/** Most letters of an idea: it becomes the headline of a design. */
export const longestIdea = 200;

/**
 * Saves an idea typed before the sign-in until the generator takes it; an empty one is deleted.
 * @returns false where the browser refuses storage: the idea is lost with this document
 */
export const saveIdea = (idea: string): boolean => {
  const text = idea.trim();
  if (text) return tabStorage.set(key, text);
  tabStorage.remove(key);
  return true;
};

/** Saves the style of the look that was chosen for the idea. */
export const saveIdeaStyle = (style: DesignStyle): void => void tabStorage.set(styleKey, style);

/** Returns the address of a page that reads the idea from the fragment, which no server and no other site receives. */
export const withIdea = (href: string, idea: string): string => `${href}#idea=${encodeURIComponent(idea.trim())}`;

/** Returns the idea in the address: of the fragment, or of the form that a browser sent before the app had started. */
const fromAddress = (): string | null =>
  new URLSearchParams(window.location.search).get('idea') ??
  new URLSearchParams(window.location.hash.slice(1)).get('idea');

/** Takes an idea out of the address, so that neither history nor bookmarks hold it. */
export const clearAddress = (): void => {
  if (fromAddress() !== null) window.history.replaceState(window.history.state, '', window.location.pathname);
};

/** Returns the idea in the address, which is the newer one, or the saved idea; blank when there is none. */
export const savedIdea = (): string => (fromAddress() ?? tabStorage.get(key) ?? '').slice(0, longestIdea);

/** Returns the saved idea and deletes it. Null when there is none. */
export const takeIdea = (): { text: string; style: DesignStyle | null } | null => {
  const text = fromAddress() ?? tabStorage.get(key);
  const style = styles.find((one) => one === tabStorage.get(styleKey)) ?? null;
  tabStorage.remove(key);
  tabStorage.remove(styleKey);
  return text ? { text: text.slice(0, longestIdea), style } : null;
};

const styles: readonly DesignStyle[] = ['MINIMAL', 'BOLD', 'COLORFUL', 'PROFESSIONAL', 'PLAYFUL'];
