import { useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SteadyButton } from '../../../../components/form/steady-button';

interface ScheduleDialogProps {
  /** False for a section that is switched off. */
  isActive: boolean;
  /** Something is planned already. */
  isReplaced: boolean;
  /** Why the server refused the last moment. */
  problem: string | null;
  busy: boolean;
  /** Receives the moment in ISO 8601. */
  onChoose: (publishAt: string) => void;
  onClose: () => void;
}

const hourMs = 3_600_000;

/** Returns a moment as the field shows it, in the browser's time zone. */
const localOf = (time: number): string =>
  new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Asks for the moment at which the content of the form is to be published. */
export function ScheduleDialog({ isActive, isReplaced, problem, busy, onChoose, onClose }: ScheduleDialogProps) {
  const [opened] = useState(() => Date.now());
  const [moment, setMoment] = useState(() => localOf(Math.ceil((opened + hourMs) / hourMs) * hourMs));
  const time = new Date(moment).getTime();
  const isLater = time >= opened + 60_000;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLater) onChoose(new Date(time).toISOString());
  };
  return (
    <Dialog open onClose={() => !busy && onClose()} aria-labelledby="schedule-title" maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id="schedule-title">Publish later</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>
            Your text is published automatically at this time and replaces what is shown then.
            {isReplaced && ' It replaces what is scheduled now.'}
            {!isActive && ' This section is inactive: it stays hidden until you activate it.'}
          </Typography>
          <TextField
            type="datetime-local"
            label="Publish at"
            value={moment}
            required
            autoFocus
            onChange={({ currentTarget }) => setMoment(currentTarget.value)}
            error={!isLater || problem !== null}
            helperText={
              problem ??
              (isLater
                ? `In the time of ${Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')}.`
                : 'Please choose a time in the future.')
            }
            slotProps={{ htmlInput: { min: localOf(opened), max: localOf(opened + 365 * 24 * hourMs) } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <SteadyButton type="submit" loading={busy} disabled={!isLater}>
            Plan it
          </SteadyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
