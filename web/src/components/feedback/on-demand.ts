import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { notify } from '../../lib/notify';
import { whenIdle } from '../../lib/when-idle';

const reportFailure = () => void notify.error('This could not be loaded. Try again.');

/**
 * Returns a hook for a menu, a dialog or a hint that is closed at first. Its code loads when the browser is idle, or
 * when it is opened before. The hook returns the component, null before it is loaded, and a function that calls `open`
 * as soon as it is.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const read = async () => (loaded ??= await load());
  return function useOnDemand() {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return undefined;
      let isShown = true;
      const cancel = whenIdle(() => {
        void read().then(
          (component) => isShown && setPart(() => component),
          () => undefined,
        );
      });
      return () => {
        isShown = false;
        cancel();
      };
    }, [Part]);
    const whenLoaded = (open: () => void, onFailure: () => void = reportFailure) => {
      if (Part) return open();
      void read().then((component) => {
        setPart(() => component);
        open();
      }, onFailure);
    };
    return [Part, whenLoaded] as const;
  };
}
