import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../../../lib/format';
import { Comparison } from './compared-dialog';
import { bodyIn } from './section-kind';
import type { SectionKind, StoredSection } from './section-kind';

interface PlanConflictDialogProps<Body> {
  kind: SectionKind<Body>;
  /** What is planned already. */
  scheduled: NonNullable<StoredSection['scheduled']>;
  /** The account that edits has planned it. */
  isOwn: boolean;
  /** What this editor has typed. */
  mine: unknown;
  isUnsaved: boolean;
  busy: boolean;
  onReplace: () => void;
  onClose: () => void;
}

/** Shown when other content of the section was planned in the meantime: nothing replaces it unseen. */
export function PlanConflictDialog<Body>({
  kind,
  scheduled: { scheduledBy, publishAt, body },
  isOwn,
  mine,
  isUnsaved,
  busy,
  onReplace,
  onClose,
}: PlanConflictDialogProps<Body>) {
  const [shown, setShown] = useState(false);
  const planner = isOwn ? 'You have' : `${scheduledBy?.name ?? 'Another Admin'} has`;
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      aria-labelledby="plan-conflict-title"
      maxWidth={shown ? 'md' : 'xs'}
      fullWidth
    >
      <DialogTitle id="plan-conflict-title">{`${planner} scheduled other content for ${formatDateTime(publishAt)}`}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: shown ? 2 : 0 }}>
          A section has one scheduled change at a time. Yours would replace this one, which is not in the version
          history.{isUnsaved && ' Leave it, and your text stays in the form as unsaved changes.'}
        </Typography>
        {shown && body && (
          <Comparison
            kind={kind}
            heading="From the scheduled text to yours"
            before={bodyIn(kind, body)}
            after={mine}
            shown={bodyIn(kind, body)}
            same="They are identical."
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {body && !shown && (
          <Button variant="text" onClick={() => setShown(true)}>
            See the scheduled text
          </Button>
        )}
        <Button variant="outlined" disabled={busy} onClick={onClose}>
          Leave it
        </Button>
        <Button color="error" disabled={busy} onClick={onReplace}>
          Replace it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
