import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Download, Trash2, X } from '../../lib/generated/icons';
import { mostDesignsAtOnce } from '../../../../contract/limits';
import { designsArchive, saveFile } from '../../entities/design/save-file';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  selection: Selection;
  /** Number of loaded designs. */
  loaded: number;
  onDelete: (ids: string[]) => void;
}

/** Says which actions the selection does not allow, and why; null when all are allowed. */
function hintFor({ chosen }: Selection, pictures: number): string | null {
  if (chosen.length > mostDesignsAtOnce) return `At most ${mostDesignsAtOnce} at once`;
  if (pictures === chosen.length) return null;
  return pictures === 0 ? 'None has a picture' : `${pictures} with a picture`;
}

/** Actions for the selected designs, at the screen's lower edge. */
export function SelectionBar({ selection, loaded, onDelete }: SelectionBarProps) {
  const { chosen, chooseAll, clear } = selection;
  const [asking, setAsking] = useState(false);
  if (chosen.length === 0) return null;
  const pictures = chosen.filter(({ status }) => status === 'SUCCEEDED');
  const tooMany = chosen.length > mostDesignsAtOnce;
  const hint = hintFor(selection, pictures.length);
  const download = async () => {
    setAsking(true);
    await saveFile(designsArchive(pictures.map(({ id }) => id)), 'These designs');
    setAsking(false);
  };
  return (
    <Box
      role="region"
      aria-label="Selected designs"
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(80px + env(safe-area-inset-bottom))', md: 16 },
        zIndex: 2,
        mt: 3,
        mx: 'auto',
        width: 'fit-content',
        maxWidth: '100%',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        columnGap: { xs: 0.75, sm: 1.5 },
        rowGap: 1,
        px: { xs: 1.25, sm: 2 },
        py: 1.25,
        borderRadius: '20px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: 'var(--soft-shadow)',
        displayPrint: 'none',
      }}
    >
      <IconButton size="small" aria-label="Clear the selection" onClick={clear}>
        <X size={18} aria-hidden />
      </IconButton>
      <Typography role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {chosen.length} selected
        {hint && (
          <Box
            component="span"
            sx={{
              color: 'text.secondary',
              fontWeight: 400,
              display: { xs: 'block', sm: 'inline' },
              fontSize: '0.875rem',
            }}
          >
            {' '}
            {hint}
          </Box>
        )}
      </Typography>
      {chosen.length < loaded && (
        <Button variant="text" size="small" onClick={chooseAll}>
          Select all {loaded}
        </Button>
      )}
      <Button
        variant="outlined"
        size="small"
        startIcon={<Download size={16} aria-hidden />}
        disabled={tooMany || pictures.length === 0 || asking}
        onClick={() => void download()}
      >
        Download zip
      </Button>
      <Button
        color="error"
        variant="outlined"
        size="small"
        startIcon={<Trash2 size={16} aria-hidden />}
        disabled={tooMany}
        onClick={() => onDelete(chosen.map(({ id }) => id))}
      >
        Delete
      </Button>
    </Box>
  );
}
