import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PersonName } from '../../../../entities/person/person-link';
import { formatDateTime } from '../../../../lib/format';
import { ComparedDialog } from './compared-dialog';
import { bodyIn } from './section-kind';
import type { SectionKind, StoredSection } from './section-kind';

/** Why planned content was not published. */
const problems = {
  OUTDATED: 'It was not published: it no longer fits this section.',
  NO_LONGER_ADMIN: 'It was not published: the account that scheduled it is no longer an Admin.',
  ACCOUNT_RECOVERED:
    'It is not published: the owner of the account that scheduled it has recovered the account, so another person may have planned it.',
  NEWER_VERSION: 'It was not published: its time had passed, and the section was changed after it.',
} as const;

interface ScheduledNoteProps<Body> {
  kind: SectionKind<Body>;
  section: StoredSection;
  busy: boolean;
  /** Puts the planned content into the form. */
  onEdit: () => void;
  onDrop: () => void;
}

/** What is planned for a section: when, by whom, and what can be done about it. Nothing when nothing is planned. */
export function ScheduledNote<Body>({ kind, section, busy, onEdit, onDrop }: ScheduledNoteProps<Body>) {
  const [shown, setShown] = useState(false);
  const { scheduled } = section;
  if (!scheduled) return null;
  const { publishAt, scheduledBy, problem, basedOn, body } = scheduled;
  return (
    <Alert severity={problem ? 'warning' : 'info'}>
      A change was scheduled
      {scheduledBy && (
        <>
          {' by '}
          <PersonName person={scheduledBy} />
        </>
      )}
      {` for ${formatDateTime(publishAt)}. `}
      {problem && problems[problem]}
      {!problem && basedOn !== section.version && 'The current text was saved later and will be replaced too.'}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {body && (
          <>
            <Button size="small" variant="outlined" color="inherit" onClick={() => setShown(true)}>
              See what changes
            </Button>
            <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={onEdit}>
              Edit the change
            </Button>
          </>
        )}
        <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={onDrop}>
          Discard the change
        </Button>
      </Box>
      {shown && body && (
        <ComparedDialog
          kind={kind}
          title={`Scheduled for ${formatDateTime(publishAt)}`}
          heading="What will change"
          before={bodyIn(kind, section.body)}
          after={bodyIn(kind, body)}
          shown={bodyIn(kind, body)}
          same="Nothing: it matches the current text."
          onClose={() => setShown(false)}
        />
      )}
    </Alert>
  );
}
