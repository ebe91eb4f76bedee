import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy, Download } from '../../lib/generated/icons';
import { useLeaveGuard } from '../../components/form/use-leave-guard';
import { notify } from '../../lib/notify';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** The recovery codes, for a lost phone. They are shown only once, so leaving the page has to be confirmed. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  useLeaveGuard(true);
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success('Copied.'),
      () => notify.error('Your browser did not allow that. Please copy them by hand.'),
    );
  return (
    <Box
      ref={container}
      tabIndex={-1}
      role="group"
      aria-label="Your recovery codes"
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Alert severity="success">
        Two-step sign-in is on. Each of these recovery codes signs you in once without the app. We can't show them
        again: keep them somewhere you can reach without your phone.
      </Alert>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 2.5,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
          gap: 1,
          border: '1px dashed',
          borderColor: 'thread.fieldLine',
          borderRadius: '12px',
          fontFamily: 'ui-monospace, monospace',
          fontSize: '1rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="outlined"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="postloom-recovery-codes.txt"
          startIcon={<Download size={18} aria-hidden />}
        >
          Download
        </Button>
        <Button onClick={onSaved}>I have saved them</Button>
      </Box>
    </Box>
  );
}
