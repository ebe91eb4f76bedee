import { createContext, useContext } from 'react';

/** Where the server hears, while it draws a page, that there is nothing at its address. */
export const ServedStatus = createContext<{ status?: number } | null>(null);

/** Says that there is nothing at this address: whoever reads without a browser is answered 404. */
export function NotThere() {
  const served = useContext(ServedStatus);
  // drawn once, on the server: nothing of the page depends on it
  if (served) Object.assign(served, { status: 404 });
  return null;
}
