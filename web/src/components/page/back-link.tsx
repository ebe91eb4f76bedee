import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { ArrowLeft } from '../../lib/generated/icons';

/** Leads from the page of one object to the list of all, above the page's heading. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <MuiLink component={Link} to={to} sx={look}>
    <ArrowLeft size={17} aria-hidden />
    {children}
  </MuiLink>
);

const look = { display: 'inline-flex', alignItems: 'center', gap: 0.75, mb: 1, fontSize: '0.9375rem' } as const;
