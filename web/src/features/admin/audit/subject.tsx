import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';

const addressOf: Record<string, (id: string) => string> = {
  users: paths.admin.user.getHref,
  orders: paths.admin.order.getHref,
  tickets: (id) => `${paths.admin.supportMessages.getHref()}?ticket=${id}`,
  designs: (id) => `${paths.admin.designs.getHref()}?open=${id}`,
};

/** The end of an id distinguishes objects: ids of the same time begin alike. */
const shortened = (subject: string) => subject.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{6}/i, '…');

interface SubjectProps {
  subject: string;
  /** Shows the end of its id alone, where many objects stand below each other. */
  isShort?: boolean;
}

/** The object of an entry, such as 'users/0190...': it leads to the person, order, ticket or design that it names. */
export function Subject({ subject, isShort = false }: SubjectProps) {
  const [kind = '', id = ''] = subject.split('/');
  const text = isShort ? <span title={subject}>{shortened(subject)}</span> : subject;
  const address = Object.hasOwn(addressOf, kind) && id ? addressOf[kind]?.(id) : undefined;
  if (!address) return text;
  return (
    <MuiLink component={Link} to={address}>
      {text}
    </MuiLink>
  );
}
