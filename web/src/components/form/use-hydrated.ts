import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false on the server and until hydration, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
