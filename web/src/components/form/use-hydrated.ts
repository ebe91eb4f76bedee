import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until the page from there has come to life; true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
