import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { carryOut } from './bulk-plan';
import type { BulkOutcome, BulkPlan } from './bulk-plan';

interface BulkDialogProps {
  plan: BulkPlan;
  /** Marks actions that cannot be undone. */
  danger: boolean;
  /** Receives null when it was not confirmed. */
  onEnd: (outcome: BulkOutcome | null) => void;
}

const whole = (count: number) => count.toLocaleString('en-US');

/** The content scrolls between title and buttons. */
const column = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** Says how many rows will be affected, then runs the action with a progress display. */
export function BulkDialog({ plan, danger, onEnd }: BulkDialogProps) {
  const { count, title, text, confirmText } = plan;
  const [done, setDone] = useState<number | null>(null);
  const [stopping, setStopping] = useState(false);
  const stopped = useRef(false);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const busy = done !== null;
  const reasonField = useRef<HTMLInputElement>(null);
  const goAhead = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || count === 0) return;
    const isMissing = plan.needsReason === true && reason.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing) return reasonField.current?.focus();
    setDone(0);
    onEnd(await carryOut(plan, { isStopped: () => stopped.current, onProgress: setDone, reason: reason.trim() }));
  };
  const stop = () => {
    stopped.current = true;
    setStopping(true);
  };
  return (
    <Dialog open onClose={() => !busy && onEnd(null)} aria-labelledby="bulk-title" maxWidth="xs" fullWidth>
      <DialogTitle id="bulk-title">{title}</DialogTitle>
      <Box
        component="form"
        noValidate
        aria-labelledby="bulk-title"
        onSubmit={(event) => void goAhead(event)}
        sx={column}
      >
        <DialogContent aria-busy={busy}>
          {text}
          {plan.needsReason && count > 0 && !busy && (
            <TextField
              label="Reason"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              error={isReasonMissing}
              helperText={isReasonMissing ? 'Please give a reason.' : 'For the audit log.'}
              required
              fullWidth
              inputRef={reasonField}
              slotProps={{
                htmlInput: { maxLength: 300, 'aria-invalid': isReasonMissing },
                formHelperText: isReasonMissing ? { role: 'alert' } : {},
              }}
              sx={{ mt: 2.5 }}
            />
          )}
          {busy && (
            <>
              <LinearProgress
                aria-label={confirmText}
                variant="determinate"
                value={Math.min(100, (done / count) * 100)}
                color={danger ? 'error' : 'primary'}
                sx={{ mt: 3 }}
              />
              <Typography
                variant="body2"
                role="status"
                sx={{ mt: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
              >
                {whole(done)} of {whole(count)}
              </Typography>
            </>
          )}
        </DialogContent>
        <DialogActions>
          {done ? (
            // stops between two batches; finished batches stay done
            <Button variant="outlined" disabled={stopping} onClick={stop}>
              {stopping ? 'Stopping...' : 'Stop'}
            </Button>
          ) : (
            <Button variant="outlined" disabled={busy} autoFocus={danger || count === 0} onClick={() => onEnd(null)}>
              {count === 0 ? 'Close' : 'Cancel'}
            </Button>
          )}
          {count > 0 && (
            <Button type="submit" color={danger ? 'error' : 'primary'} disabled={busy}>
              {confirmText}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}
