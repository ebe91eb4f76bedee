import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { formatAgo } from '../../../../lib/format';
import { Comparison } from './compared-dialog';
import { bodyIn } from './section-kind';
import type { SectionKind, StoredSection } from './section-kind';

interface ConflictDialogProps<Body> {
  kind: SectionKind<Body>;
  /** The version stored by the other editor. */
  theirs: StoredSection;
  /** What this editor has typed. */
  mine: unknown;
  /** Keeping it saves it; otherwise it stays in the form as unsaved changes. */
  isSave: boolean;
  busy: boolean;
  onUseTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

/** Shown when another Admin has saved in the meantime: the editor chooses a version, and no text is lost either way. */
export function ConflictDialog<Body>({
  kind,
  theirs,
  mine,
  isSave,
  busy,
  onUseTheirs,
  onKeepMine,
  onClose,
}: ConflictDialogProps<Body>) {
  const [shown, setShown] = useState(false);
  const { updatedAt, updatedBy } = theirs;
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      aria-labelledby="conflict-title"
      maxWidth={shown ? 'md' : 'xs'}
      fullWidth
    >
      <DialogTitle id="conflict-title">{`${updatedBy?.name ?? 'Another Admin'} saved this ${updatedAt ? formatAgo(updatedAt) : 'in the meantime'}`}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: shown ? 2 : 0 }}>
          {isSave
            ? 'You started from an earlier version. Keep yours (theirs stays in the version history), or use theirs and discard your changes.'
            : 'Your unsaved changes started from an earlier version. Keep them, and theirs is replaced when you save (it stays in the version history), or use theirs and discard your changes.'}
        </Typography>
        {shown && (
          <Comparison
            kind={kind}
            heading="From theirs to yours"
            before={bodyIn(kind, theirs.body)}
            after={mine}
            shown={bodyIn(kind, theirs.body)}
            same="They are identical."
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {shown ? (
          <Button variant="outlined" color="error" disabled={busy} onClick={onUseTheirs}>
            Use theirs
          </Button>
        ) : (
          <Button variant="outlined" onClick={() => setShown(true)}>
            See theirs
          </Button>
        )}
        <Button disabled={busy} onClick={onKeepMine}>
          Keep mine
        </Button>
      </DialogActions>
    </Dialog>
  );
}
