import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { formatAgo } from '../../../lib/format';
import { ChangedWords } from './changed-words';
import { bodyIn } from './section-kind';
import type { SectionKind, StoredSection } from './section-kind';
import { SectionPreview } from './section-preview';

interface ConflictDialogProps<Body> {
  kind: SectionKind<Body>;
  /** The version stored by the other editor. */
  theirs: StoredSection;
  /** What this editor has typed. */
  mine: unknown;
  busy: boolean;
  onUseTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

/** Shown when somebody else has saved in the meantime: the editor chooses a version, and no text is lost either way. */
export function ConflictDialog<Body>({
  kind,
  theirs,
  mine,
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
      <DialogTitle id="conflict-title">{`${updatedBy?.name ?? 'Somebody'} saved this ${updatedAt ? formatAgo(updatedAt) : 'meanwhile'}`}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: shown ? 2 : 0 }}>
          You began with an earlier version. Keep yours and theirs goes among the versions, or use theirs and drop what
          you have changed.
        </Typography>
        {shown && (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Box component="section" aria-labelledby="conflict-changes">
              <Typography id="conflict-changes" component="h3" sx={{ fontWeight: 600, mb: 1 }}>
                From theirs to yours
              </Typography>
              <ChangedWords kind={kind} before={bodyIn(kind, theirs.body)} after={mine} same="Both say the same." />
            </Box>
            <SectionPreview>
              <kind.View section={bodyIn(kind, theirs.body)} />
            </SectionPreview>
          </Box>
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
