import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { Link, useLocation, useSearchParams } from 'react-router-dom';

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

/** Stands in place of the reply field of a merged ticket, and leads to the one in which it goes on. */
export function MergedNote({ target }: { target: { id: string; subject: string } }) {
  const { hrefOf } = useTicketSelection();
  return (
    <Alert severity="info" sx={{ m: { xs: 2, sm: 3 } }}>
      This ticket was merged. The conversation goes on in{' '}
      <MuiLink component={Link} to={hrefOf(target.id)}>
        {target.subject}
      </MuiLink>
      .
    </Alert>
  );
}
