import { tabStorage } from './browser-storage';

const key = 'postloom-idea';

/** Saves an idea typed on the home page until the generator takes it, through the registration. */
export const saveIdea = (idea: string): void => {
  const text = idea.trim();
  if (text) tabStorage.set(key, text);
};

/** Returns the saved idea and deletes it. Null when there is none. */
export const takeIdea = (): string | null => {
  const idea = tabStorage.get(key);
  tabStorage.remove(key);
  // submitted by the home page's form as a query parameter, before hydration
  return idea ?? new URLSearchParams(window.location.search).get('idea');
};
