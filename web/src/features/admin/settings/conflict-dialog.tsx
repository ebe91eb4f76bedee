import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { FeaturesView } from '../../../components/sections/features-view';
import { formatAgo } from '../../../lib/format';
import { storedValues } from './features-values';
import type { StoredFeatures } from './features-values';
import { SectionPreview } from './section-preview';

interface ConflictDialogProps {
  /** What stands now. */
  theirs: StoredFeatures;
  busy: boolean;
  onUseTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

/** Somebody else has saved meanwhile: whose words stay is decided here, and nothing is lost either way. */
export function ConflictDialog({ theirs, busy, onUseTheirs, onKeepMine, onClose }: ConflictDialogProps) {
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
          <SectionPreview>
            <FeaturesView section={storedValues(theirs)} />
          </SectionPreview>
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
