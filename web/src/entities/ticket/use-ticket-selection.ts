import { useLocation, useSearchParams } from 'react-router-dom';

/** Returns the selected ticket and this page's address with another ticket or none; the filters stay. */
export function useTicketSelection() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const hrefOf = (id: string | null) => {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete('ticket');
    else next.set('ticket', id);
    return next.size > 0 ? `${pathname}?${next.toString()}` : pathname;
  };
  return { shownId: parameters.get('ticket'), hrefOf };
}
