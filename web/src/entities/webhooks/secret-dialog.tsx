import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useLeaveGuard } from '../../components/form/use-leave-guard';
import { Copy } from '../../lib/generated/icons';
import { notify } from '../../lib/notify';

/** The secret of a webhook, which is shown only once: the dialog closes by its button alone. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  useLeaveGuard(true);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify.success('Copied.'),
      () => notify.error('Your browser did not allow that. Please copy it by hand.'),
    );
  return (
    <Dialog open aria-labelledby="secret-title" maxWidth="sm" fullWidth>
      <DialogTitle id="secret-title">The secret of your webhook</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">
          Your program uses it to verify that a message is from us. We can't show it again, so copy it now.
        </Alert>
        <Box
          component="code"
          sx={{
            p: 2,
            border: '1px dashed',
            borderColor: 'thread.fieldLine',
            borderRadius: '12px',
            fontFamily: 'ui-monospace, monospace',
            overflowWrap: 'anywhere',
          }}
        >
          {secret}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onClose}>I have saved it</Button>
      </DialogActions>
    </Dialog>
  );
}
