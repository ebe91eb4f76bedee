import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SteadyButton } from '../../components/form/steady-button';
import { RotateCcw, WandSparkles } from '../../lib/generated/icons';

export interface GenerateBarProps {
  /** A generation request is being sent. Requests that the server has accepted leave the form free for the next one. */
  busy: boolean;
  enhancing: boolean;
  onGenerate: () => void;
  onReset: () => void;
  /** Progress in a few words, beside the button; null when nothing is running. */
  hint: string | null;
  /** Why nothing can be generated; empty while the reason is not shown yet, null when it can. */
  blocked: string | null;
}

/** The buttons, with the progress beside them, where the user has just clicked. */
export function GenerateBar({ busy, enhancing, blocked, hint, onGenerate, onReset }: GenerateBarProps) {
  const words = blocked || (hint ?? 'Costs 1 credit. You get it back if no design is made.');
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SteadyButton
          size="large"
          // the second click of a double click must not send a second generation request
          onClick={({ detail }) => detail < 2 && onGenerate()}
          disabled={blocked !== null || busy}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          startIcon={<WandSparkles size={20} aria-hidden />}
          sx={{ flex: '1 1 auto', whiteSpace: 'nowrap', px: { xs: 2, sm: 3 } }}
        >
          {busy ? 'Generating...' : 'Generate Design'}
        </SteadyButton>
        <Button
          size="large"
          variant="outlined"
          onClick={onReset}
          disabled={busy || enhancing}
          startIcon={<RotateCcw size={18} aria-hidden />}
          sx={{ flex: { xs: '1 1 auto', sm: '0 0 auto' }, px: { xs: 2, sm: 3 } }}
        >
          Reset
        </Button>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 2,
          color: 'text.secondary',
        }}
      >
        <Typography variant="body2">{words}</Typography>
        <Typography
          variant="body2"
          sx={{
            display: { xs: 'none', md: 'block' },
            whiteSpace: 'nowrap',
            '& kbd': { font: 'inherit', fontWeight: 600 },
          }}
        >
          <kbd>Ctrl</kbd> or <kbd>⌘</kbd> + <kbd>Enter</kbd> generates
        </Typography>
      </Box>
    </Box>
  );
}
