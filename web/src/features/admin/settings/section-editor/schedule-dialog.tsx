import { useState } from 'react';
import type { FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isoIn, momentsAt } from '../../../../../../contract/time-zone';
import { SteadyButton } from '../../../../components/form/steady-button';

/** Why the last attempt failed: something about the moment that was chosen, or something else. */
export interface Refusal {
  publishAt: string;
  moment: string | null;
  failure: string | null;
}

interface ScheduleDialogProps {
  /** False for a section that is switched off. */
  isActive: boolean;
  /** The moment of what is planned already, which is replaced; null when nothing is. */
  planned: string | null;
  refusal: Refusal | null;
  busy: boolean;
  /** Receives the moment in ISO 8601. */
  onChoose: (publishAt: string) => void;
  onClose: () => void;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Returns the moment of the present plan while it is to come, or a full hour, the next but one. */
function firstMoment(now: number, planned: string | null): number {
  const before = planned === null ? 0 : new Date(planned).getTime();
  return before > now + minuteMs ? before : new Date(now + hourMs).setMinutes(60, 0, 0);
}

/** Asks for the moment at which the content of the form is to be published. */
export function ScheduleDialog({ isActive, planned, refusal, busy, onChoose, onClose }: ScheduleDialogProps) {
  const [opened] = useState(() => Date.now());
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  /** Returns a moment as the field shows it. */
  const localOf = (at: number) => isoIn(zone, new Date(at)).slice(0, 16);
  const [first] = useState(() => (refusal ? new Date(refusal.publishAt).getTime() : firstMoment(opened, planned)));
  const [moment, setMoment] = useState(() => localOf(first));
  const moments = momentsAt(zone, moment).map((at) => at.getTime());
  // unchanged, it is the moment that it shows, to the second
  const time = moment === localOf(first) ? first : (moments[0] ?? Number.NaN);
  const isLater = time >= opened + minuteMs;
  // a refusal is about the moment that was sent, not about one that was typed since
  const problem = time === new Date(refusal?.publishAt ?? 0).getTime() ? (refusal?.moment ?? null) : null;
  const name = zone.replaceAll('_', ' ');
  const hint =
    moment && moments.length === 0
      ? `This time does not exist in ${name}: the clocks skip it when they go forward. Please choose another one.`
      : !isLater
        ? 'Please choose a time in the future.'
        : moments.length > 1
          ? `${name} time. The clocks go back, so it comes twice: the ${time === moments[0] ? 'first' : 'second'} is meant.`
          : `${name} time.`;
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
            {planned !== null && ' It replaces what is scheduled now.'}
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
            helperText={problem ?? hint}
            slotProps={{ htmlInput: { min: localOf(opened), max: localOf(opened + 365 * 24 * hourMs) } }}
          />
        </DialogContent>
        {refusal?.failure && (
          <Alert severity="error" sx={{ mx: 3 }}>
            {refusal.failure}
          </Alert>
        )}
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <SteadyButton type="submit" loading={busy} disabled={!isLater}>
            Schedule
          </SteadyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
