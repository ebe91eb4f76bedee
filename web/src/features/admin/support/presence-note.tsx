import { Fragment } from 'react';
import Box from '@mui/material/Box';
import { Eye, PenLine } from '../../../lib/generated/icons';
import { PersonName } from '../../../entities/person/person-link';
import type { InboxPresenceFragment } from './support.generated';

type Presence = NonNullable<InboxPresenceFragment['presence']>;

interface PresentProps {
  people: Presence;
  one: string;
  many: string;
}

/** Names those who do something; a name leads to the person's page. */
const Present = ({ people, one, many }: PresentProps) =>
  people.length > 0 && (
    <span>
      {people.map(({ admin }, at) => (
        <Fragment key={admin?.id ?? at}>
          {at > 0 && ', '}
          {admin ? <PersonName person={admin} /> : 'Another Admin'}
        </Fragment>
      ))}
      {` ${people.length === 1 ? one : many}`}
    </span>
  );

/** Who else has the ticket open, so that two Admins do not answer the same question. */
export function PresenceNote({ presence }: { presence: Presence }) {
  const writing = presence.filter(({ isWriting }) => isWriting);
  const reading = presence.filter(({ isWriting }) => !isWriting);
  const Icon = writing.length > 0 ? PenLine : Eye;
  return (
    // mounted before it has text, so that screen readers announce it
    <Box
      role="status"
      sx={{
        fontSize: '0.875rem',
        fontWeight: 600,
        color: writing.length > 0 ? 'warning.main' : 'text.secondary',
        // takes no room of the header's grid
        '&:empty': { position: 'absolute' },
      }}
    >
      {presence.length > 0 && (
        <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
          <Icon size={16} aria-hidden />
          <Present people={writing} one="is writing an answer." many="are writing answers." />
          <Present people={reading} one="has this open." many="have this open." />
        </Box>
      )}
    </Box>
  );
}
