import Box from '@mui/material/Box';
import { Eye, PenLine } from 'lucide-react';
import type { DeskPresenceFragment } from './support.generated';

const inWords = (names: readonly string[], one: string, many: string) =>
  names.length > 0 ? `${names.join(', ')} ${names.length === 1 ? one : many}` : '';

/** Who else has the ticket open, so that two Admins do not answer the same question. */
export function PresenceNote({ presence }: { presence: NonNullable<DeskPresenceFragment['presence']> }) {
  const namesOf = (isWriting: boolean) =>
    presence.filter((one) => one.isWriting === isWriting).map(({ admin }) => admin?.name ?? 'Another Admin');
  const writing = inWords(namesOf(true), 'is writing an answer.', 'are writing answers.');
  const reading = inWords(namesOf(false), 'has this open.', 'have this open.');
  const Icon = writing ? PenLine : Eye;
  return (
    // mounted before it has text, so that screen readers announce it
    <Box
      role="status"
      sx={{ fontSize: '0.875rem', fontWeight: 600, color: writing ? 'warning.main' : 'text.secondary' }}
    >
      {(writing || reading) && (
        <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
          <Icon size={16} aria-hidden />
          {[writing, reading].filter(Boolean).join(' ')}
        </Box>
      )}
    </Box>
  );
}
