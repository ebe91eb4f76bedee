import { useEffect, useState } from 'react';

type ScriptState = 'loading' | 'ready' | 'failed';

/** One script element per address, however often the page is opened. */
const loads = new Map<string, Promise<void>>();

function loadScript(src: string): Promise<void> {
  const known = loads.get(src);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      // the next visit of the page tries again
      loads.delete(src);
      script.remove();
      reject(new Error('The PayPal script did not load'));
    };
    document.head.append(script);
  });
  loads.set(src, load);
  return load;
}

/** Loads PayPal's browser script (SDK v6) from the address in the settings. */
export function usePayPalScript(src: string): ScriptState {
  const [state, setState] = useState<ScriptState>('loading');
  useEffect(() => {
    let left = false;
    loadScript(src).then(
      () => !left && setState('ready'),
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [src]);
  return state;
}
