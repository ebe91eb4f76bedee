import { useEffect, useState } from 'react';

type ScriptState = 'loading' | 'ready' | 'failed';

/** After this time the script counts as failed. */
const longestMs = 15_000;

/** One script element per address, however often the page is opened. */
const loads = new Map<string, Promise<void>>();

function loadScript(src: string): Promise<void> {
  const known = loads.get(src);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      // the next attempt creates a new one
      loads.delete(src);
      script.remove();
      reject(new Error('The PayPal script did not load'));
    };
    const timer = setTimeout(fail, longestMs);
    script.src = src;
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    document.head.append(script);
  });
  loads.set(src, load);
  return load;
}

/** Loads PayPal's browser script (SDK v6) from the address in the settings; `retry` tries again after a failure. */
export function usePayPalScript(src: string): { state: ScriptState; retry: () => void } {
  const [state, setState] = useState<ScriptState>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    loadScript(src).then(
      () => !left && setState('ready'),
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [src, attempt]);
  const retry = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return { state, retry };
}
