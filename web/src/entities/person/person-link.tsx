import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { EmailText } from '../../components/list/email-text';
import { paths } from '../../lib/paths';

/** A name in a sentence; it leads to the person's page. A deleted account has no name. */
export const PersonName = ({ person: { id, name } }: { person: { id: string; name: string } }) => (
  <MuiLink component={Link} to={paths.admin.user.getHref(id)} data-name title={name || undefined}>
    {name || 'a deleted account'}
  </MuiLink>
);

interface PersonLinkProps {
  person: { id: string; name: string; email?: string };
}

/** A name that leads to the person's page, with the email address below it where it is given. */
export const PersonLink = ({ person: { id, name, email } }: PersonLinkProps) => (
  <Box sx={{ minWidth: 0, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
    <PersonName person={{ id, name }} />
    {email && (
      <Typography component="div" variant="caption" sx={{ color: 'text.secondary', lineHeight: 1.3 }}>
        <EmailText email={email} />
      </Typography>
    )}
  </Box>
);
