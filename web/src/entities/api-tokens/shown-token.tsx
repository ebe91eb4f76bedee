import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useLeaveGuard } from '../../components/form/use-leave-guard';
import { Copy } from '../../lib/generated/icons';
import { notify } from '../../lib/notify';

interface ShownTokenProps {
  token: string;
  onClose: () => void;
}

/** A new token, with a button to copy it. */
export function ShownToken({ token, onClose }: ShownTokenProps) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  useLeaveGuard(true);
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => notify.success('Copied.'),
      () => notify.error('Your browser did not allow that. Please copy it by hand.'),
    );
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Alert severity="warning">
          We can't show it again. Treat it like a password: anyone who has it can act in your name within the areas you
          chose.
        </Alert>
        <Box
          ref={text}
          tabIndex={-1}
          role="group"
          aria-label="Access token"
          sx={{
            p: 2.5,
            border: '1px dashed',
            borderColor: 'thread.fieldLine',
            borderRadius: '12px',
            fontFamily: 'ui-monospace, monospace',
            overflowWrap: 'anywhere',
            outline: 'none',
          }}
        >
          {token}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onClose} sx={{ flexShrink: 0 }}>
          I have saved it
        </Button>
      </DialogActions>
    </>
  );
}
