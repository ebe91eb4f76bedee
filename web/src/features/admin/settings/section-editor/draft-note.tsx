import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatAgo, formatDateTime } from '../../../../lib/format';
import type { StoredSection } from './section-kind';
import type { SavedDraft } from './use-section-draft';

interface DraftNoteProps {
  saved: SavedDraft;
  /** The version that the form's changes start from. */
  base: number;
  section: StoredSection;
  /** Compares the draft with what is stored. */
  onCompare: () => void;
}

/** Says that the form shows unsaved changes from before, and whether an Admin has saved the section since. */
export function DraftNote({ saved, base, section, onCompare }: DraftNoteProps) {
  const { version, updatedAt, updatedBy } = section;
  const isOutdated = base < version;
  const by = updatedBy ? ` by ${updatedBy.name}` : '';
  const when = updatedAt ? ` ${formatAgo(updatedAt)}` : '';
  return (
    <Alert
      severity={isOutdated ? 'warning' : 'info'}
      action={
        isOutdated && (
          <Button color="inherit" size="small" variant="text" sx={{ whiteSpace: 'nowrap' }} onClick={onCompare}>
            Compare
          </Button>
        )
      }
    >
      {`Your unsaved changes from ${formatDateTime(saved.savedAt)} are still here. `}
      {isOutdated && `It started from version ${base}; version ${version} was saved${by}${when}.`}
    </Alert>
  );
}
