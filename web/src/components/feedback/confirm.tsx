import { useState } from 'react';
import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { createAsking } from '../../lib/asking';
import { errorMessage } from '../../lib/errors';

interface Question {
  title: string;
  text?: ReactNode;
  /** The confirm button, named after the action. */
  confirmText: string;
  cancelText?: string;
  /** Marks actions that cannot be undone. */
  danger?: boolean;
  /** Runs while the dialog stays open and busy; an error is shown in it, and it can be retried. */
  action?: () => Promise<void>;
  /** Called when it is closed after a failed `action`, whose answer may only be lost: reads again what is shown. */
  afterFailure?: () => void;
}

const { ask, useAsked } = createAsking<Question, boolean>(false);

/** Thrown by `action` when the server has refused; its message is shown as it is. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/**
 * Asks for a confirmation: `if (await confirm({...}))`. Resolves to true when confirmed (and `action` has finished).
 */
export const confirm = ask;

/** Renders the dialog of `confirm`. Mounted once in the app. */
export function ConfirmDialog() {
  const asked = useAsked();
  return asked ? <AskedDialog key={asked.question.title} asked={asked} /> : null;
}

function AskedDialog({ asked }: { asked: NonNullable<ReturnType<typeof useAsked>> }) {
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
