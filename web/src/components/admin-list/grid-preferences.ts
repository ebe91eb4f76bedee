import { useState } from 'react';

export const densities = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof densities)[number];

interface Preferences {
  density: Density;
  /** Keys of hidden columns. */
  hidden: readonly string[];
}

const usual: Preferences = { density: 'standard', hidden: [] };

/** Reads this browser's stored preferences; other content is ignored. */
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

/** Provides an Admin's preferences for a list, stored in the browser. */
export function useGridPreferences(name: string) {
  const key = `postloom.desk.${name}`;
  const [preferences, setPreferences] = useState(() => read(key));
  const change = (parts: Partial<Preferences>) => {
    const next = { ...preferences, ...parts };
    setPreferences(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // storage is not available: the preferences last until the page is left
    }
  };
  return { ...preferences, change };
}
