import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';

const addressOf: Record<string, (id: string) => string> = {
  users: paths.admin.user.getHref,
  designs: (id) => `${paths.admin.designs.getHref()}?open=${id}`,
};

/** The object of an entry, such as 'users/0190...': it leads to the person or design that it names. */
export function Subject({ subject }: { subject: string }) {
  const [kind = '', id = ''] = subject.split('/');
  const address = Object.hasOwn(addressOf, kind) && id ? addressOf[kind]?.(id) : undefined;
  if (!address) return subject;
  return (
    <MuiLink component={Link} to={address}>
      {subject}
    </MuiLink>
  );
}
