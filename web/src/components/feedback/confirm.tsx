import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { errorSentence } from '../../lib/errors';

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
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function ask(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Thrown by `action` when the server has refused; its message is shown as it is. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/**
 * Asks for a confirmation: `if (await confirm({...}))`. Resolves to true when confirmed (and `action` has finished).
 */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.answer(false);
    ask({ ...question, answer: resolve });
  });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Renders the dialog of `confirm`. Mounted once in the app. */
export function ConfirmDialog() {
  const current = useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
  return current ? <AskedDialog key={current.title} question={current} /> : null;
}

function AskedDialog({ question }: { question: Asked }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const settle = (yes: boolean) => {
    ask(null);
    question.answer(yes);
  };
  const goAhead = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await question.action?.();
      settle(true);
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : errorSentence(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={() => !busy && settle(false)} aria-labelledby="confirm-title" maxWidth="xs" fullWidth>
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
        <Button variant="outlined" disabled={busy} autoFocus={question.danger === true} onClick={() => settle(false)}>
          {question.cancelText ?? 'Cancel'}
        </Button>
        <Button color={question.danger ? 'error' : 'primary'} disabled={busy} onClick={() => void goAhead()}>
          {question.confirmText}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
