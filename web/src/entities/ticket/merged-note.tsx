import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { useTicketSelection } from './use-ticket-selection';

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
