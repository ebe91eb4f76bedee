import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { z } from 'zod';
import { Form, useAppForm } from './form';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import { useDialogClose } from './use-dialog-close';

const longest = 300;
const schema = z.object({
  reason: z.string().trim().min(1, 'Please give a reason.').max(longest, `At most ${longest} characters.`),
});

export interface ReasonQuestion {
  title: string;
  text?: ReactNode;
  /** The confirm button, named after the action. */
  confirmText: string;
  /** Offered as the reason. */
  suggestion?: string;
  hint?: string;
  /** Marks actions that cannot be undone. */
  danger?: boolean;
}

interface ReasonFormProps {
  question: ReasonQuestion;
  /** Called with the reason, or with null when it was declined. */
  onClose: (reason: string | null) => void;
}

/** The dialog of `askReason`. */
export function ReasonForm({ question, onClose }: ReasonFormProps) {
  const { title, text, confirmText, suggestion = '', hint, danger } = question;
  const form = useAppForm({ schema, defaultValues: { reason: suggestion } });
  const close = useDialogClose(form, () => onClose(null));
  return (
    <Dialog open onClose={close} aria-labelledby="reason-title" maxWidth="xs" fullWidth>
      <DialogTitle id="reason-title">{title}</DialogTitle>
      <Form form={form} onSubmit={({ reason }) => Promise.resolve(onClose(reason))} label={title}>
        <DialogContent sx={{ pb: 0.5 }}>
          {text && <Box sx={{ mb: 2.5 }}>{text}</Box>}
          <TextField name="reason" label="Reason" hint={hint} maxLength={longest} required autoFocus />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            Cancel
          </Button>
          <SubmitButton color={danger ? 'error' : 'primary'} size="medium" busyText={confirmText}>
            {confirmText}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
