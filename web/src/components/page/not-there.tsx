import { createContext, useContext } from 'react';

/** Lets a component report the HTTP status of its page to the server. */
export const ServedStatus = createContext<{ status?: number } | null>(null);

/** Says that there is nothing at this address. In a server-rendered page it sets status 404. */
export function NotThere() {
  const served = useContext(ServedStatus);
  // rendered once, on the server: nothing of the page depends on it
  if (served) Object.assign(served, { status: 404 });
  return null;
}
