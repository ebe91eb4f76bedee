const key = 'postloom-idea';

/** Keeps what a visitor typed on the home page until the generator takes it, through registration. */
export const keepIdea = (idea: string): void => {
  const text = idea.trim();
  if (text) sessionStorage.setItem(key, text);
};

/** The kept idea, once: it is forgotten with the answer. Null when there is none. */
export const takeIdea = (): string | null => {
  const idea = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  // sent by the home page's form as an address, where the app was not there yet to keep it
  return idea ?? new URLSearchParams(window.location.search).get('idea');
};
