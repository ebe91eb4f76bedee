import { useState } from 'react';

export const densities = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof densities)[number];

interface Preferences {
  density: Density;
  /** Keys of columns that are not shown. */
  hidden: readonly string[];
}

const usual: Preferences = { density: 'standard', hidden: [] };

/** What this browser keeps; whatever else stands there is not ours to trust. */
function read(key: string): Preferences {
  try {
    const { density, hidden } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<string, unknown>>;
    return {
      density: densities.find((known) => known === density) ?? usual.density,
      hidden: Array.isArray(hidden) ? hidden.filter((name) => typeof name === 'string') : usual.hidden,
    };
  } catch {
    return usual;
  }
}

/** How an Admin likes this desk: kept in the browser, for the next time. */
export function useGridPreferences(name: string) {
  const key = `postloom.desk.${name}`;
  const [preferences, setPreferences] = useState(() => read(key));
  const change = (parts: Partial<Preferences>) => {
    const next = { ...preferences, ...parts };
    setPreferences(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // a browser that keeps nothing: it is so until the page is left
    }
  };
  return { ...preferences, change };
}
