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
  /** The button that goes ahead, named after what it does. */
  confirmText: string;
  cancelText?: string;
  /** Marks what can't be undone. */
  danger?: boolean;
  /** Done while the dialog stays open and busy; a throw is shown in it and can be tried again. */
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

/** Thrown by a question's `action` for what the server has refused: its sentence is shown as it is. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Asks before something is done: `if (await confirm({...}))`. Answers true when it was agreed to (and `action` is done). */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.answer(false);
    ask({ ...question, answer: resolve });
  });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows what `confirm` asks. Stands once in the app. */
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
