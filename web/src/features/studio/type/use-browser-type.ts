import { useCallback, useEffect, useState } from 'react';
import { openBrowserType } from './browser-type';
import type { BrowserType } from './browser-type';

interface TypeState {
  /** Null until the manifest of the fonts is there. */
  type: BrowserType | null;
  failed: boolean;
  retry: () => void;
}

/** Opens the type case of this browser. */
export function useBrowserType(): TypeState {
  const [state, setState] = useState<{ type: BrowserType | null; failed: boolean }>({ type: null, failed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let over = false;
    openBrowserType().then(
      (type) => !over && setState({ type, failed: false }),
      () => !over && setState({ type: null, failed: true }),
    );
    return () => {
      over = true;
    };
  }, [attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...state, retry };
}
