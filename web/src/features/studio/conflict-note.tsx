import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyName } from './post/post-keys';

interface ConflictNoteProps {
  keys: readonly string[];
  decide: (mine: boolean) => void;
}

/** Says what another window has changed too, and asks whose change stays. All other changes are joined already. */
export function ConflictNote({ keys, decide }: ConflictNoteProps) {
  const names = [...new Set(keys.map(keyName))].join(', ');
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      This post was also changed in another window. Both changed: {names}.
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button size="small" onClick={() => decide(true)}>
          Keep mine
        </Button>
        <Button size="small" variant="outlined" onClick={() => decide(false)}>
          Take theirs
        </Button>
      </Box>
    </Alert>
  );
}
