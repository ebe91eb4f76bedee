import { createContext, useContext } from 'react';

/** Lets a component report the HTTP status of its page to the server. */
export const ServedStatus = createContext<{ status?: number; redirect?: string } | null>(null);

/** Says that the page has moved for good. In a server-rendered page it redirects with status 301. */
export function MovedTo({ to }: { to: string }) {
  const served = useContext(ServedStatus);
  // rendered once, on the server: nothing of the page depends on it
  if (served) Object.assign(served, { status: 301, redirect: to });
  return null;
}

/** Says that there is nothing at this address. In a server-rendered page it sets status 404. */
export function NotThere() {
  const served = useContext(ServedStatus);
  // rendered once, on the server: nothing of the page depends on it
  if (served) Object.assign(served, { status: 404 });
  return null;
}
