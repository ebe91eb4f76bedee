import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { errorMessage } from '../../lib/errors';
import { Refused } from './confirm-question';
import type { AskedQuestion } from './confirm-question';

/** The dialog of `confirm`. */
export function AskedDialog({ asked }: { asked: AskedQuestion }) {
  const { question, answer } = asked;
  const [busy, setBusyState] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const setBusy = (isBusy: boolean) => {
    asked.setBusy(isBusy);
    setBusyState(isBusy);
  };
  const decline = () => {
    if (problem !== null) question.afterFailure?.();
    answer(false);
  };
  const goAhead = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await question.action?.();
      answer(true);
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : errorMessage(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={() => !busy && decline()} aria-labelledby="confirm-title" maxWidth="xs" fullWidth>
      <DialogTitle id="confirm-title">{question.title}</DialogTitle>
      <DialogContent>
        {question.text}
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={busy} autoFocus={question.danger === true} onClick={decline}>
          {question.cancelText ?? 'Cancel'}
        </Button>
        <Button color={question.danger ? 'error' : 'primary'} disabled={busy} onClick={() => void goAhead()}>
          {question.confirmText}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
