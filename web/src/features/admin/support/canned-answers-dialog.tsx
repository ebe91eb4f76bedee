import { useId, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { LabelledSelect } from '../../../components/form/labelled-input';
import { cannedAnswerForm, cannedAnswerLimits } from '../../../../../contract/canned-answer';
import { confirm } from '../../../components/feedback/confirm';
import { Refused } from '../../../components/feedback/confirm-question';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';
import { useConflict } from '../../../components/form/use-conflict';
import { mayDropChanges, useLeaveGuard } from '../../../components/form/use-leave-guard';
import { takeStored } from '../../../components/form/take-stored';
import type { Sent } from '../../../components/form/take-stored';
import { notify } from '../../../lib/notify';
import { useLostAnswer } from '../../../lib/use-lost-answer';
import { CannedAnswersDocument, useDeleteCannedAnswerMutation, useSaveCannedAnswerMutation } from './support.generated';
import type { CannedAnswersQuery } from './support.generated';

type Answer = CannedAnswersQuery['cannedAnswers'][number];
type Content = Pick<Answer, 'name' | 'body' | 'version'>;

const blank: Content = { name: '', body: '', version: 0 };

interface CannedAnswersDialogProps {
  answers: readonly Answer[];
  onClose: () => void;
}

/** Creates, changes and deletes the prepared answers of all Admins. */
export function CannedAnswersDialog({ answers, onClose }: CannedAnswersDialogProps) {
  const id = useId();
  const client = useApolloClient();
  const refetchQueries = [CannedAnswersDocument];
  const [save] = useSaveCannedAnswerMutation({ refetchQueries, awaitRefetchQueries: true });
  const [remove] = useDeleteCannedAnswerMutation({ refetchQueries, awaitRefetchQueries: true });
  const [chosenId, setChosenId] = useState('');
  const chosen = answers.find((answer) => answer.id === chosenId);
  const form = useAppForm({ schema: cannedAnswerForm, defaultValues: { name: '', body: '' } });
  const { isDirty, isSubmitting } = form.formState;
  const hasChanges = isDirty && !isSubmitting;
  useLeaveGuard(hasChanges);
  const known = useLostAnswer();
  const { version, setVersion, begin, isOvertaken, note } = useConflict<Content>({
    stored: chosen,
    reload: async () => {
      const { data } = await client.query({ query: CannedAnswersDocument, fetchPolicy: 'network-only' });
      return data?.cannedAnswers.find((answer) => answer.id === chosenId);
    },
    show: ({ name, body }) => form.reset({ name, body }, { keepDirtyValues: false }),
  });
  // a repeated click after a lost answer adds the same answer; after a refusal a new id makes a new one
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());

  const open = (answerId: string, content: Content) => {
    setChosenId(answerId);
    begin(content);
  };
  const choose = async (answerId: string) => {
    const answer = answers.find((one) => one.id === answerId);
    // the answer to a save is about the one that is shown
    if (!isSubmitting && (await mayDropChanges(hasChanges))) open(answerId, answer ?? blank);
  };
  const close = async () => {
    if (!isSubmitting && (await mayDropChanges(hasChanges))) onClose();
  };
  const submit = async (input: { name: string; body: string }, sent: Sent) => {
    const variables = chosen ? { id: chosen.id, version } : { id: null, version: 0, requestId };
    const saved = await known(async () => (await save({ variables: { input, ...variables } })).data?.saveCannedAnswer);
    if (saved) setRequestId(crypto.randomUUID());
    if (isOvertaken(saved?.errors)) return undefined;
    if (!saved?.cannedAnswer) return saved?.errors;
    notify.success('The answer is saved.');
    const { id: savedId, version: savedVersion, name, body } = saved.cannedAnswer;
    setChosenId(savedId);
    setVersion(savedVersion);
    takeStored(form, sent, { name, body });
    return [];
  };
  const askToDelete = async ({ id: answerId, name }: Answer) => {
    const isDeleted = await confirm({
      title: `Delete the answer “${name}”?`,
      text: 'No Admin can use it any more. Answers already sent are kept.',
      confirmText: 'Delete',
      danger: true,
      action: async () => {
        const { data } = await remove({ variables: { id: answerId, version } });
        const problem = data?.deleteCannedAnswer.errors[0];
        // deleted by an earlier try whose answer was lost, or by another Admin
        if (problem && problem.code !== 'NOT_FOUND') throw new Refused(problem.message);
      },
    });
    if (isDeleted) open('', blank);
  };
  return (
    <Dialog open onClose={() => void close()} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <DialogTitle id={`${id}-title`}>Canned answers</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <LabelledSelect
          id={id}
          label="Answer"
          value={chosen?.id ?? ''}
          onChange={(event) => void choose(event.target.value)}
          sx={{ mt: 1, mb: 2.5 }}
        >
          <option value="">New answer</option>
          {answers.map(({ id: answerId, name }) => (
            <option key={answerId} value={answerId}>
              {name}
            </option>
          ))}
        </LabelledSelect>
      </DialogContent>
      <Form form={form} onSubmit={submit} label="Canned answer">
        <DialogContent sx={{ display: 'grid', gap: 2.5, py: 0 }}>
          {note}
          <FormErrorBanner />
          <TextField name="name" label="Name" maxLength={cannedAnswerLimits.name} required />
          <TextField
            name="body"
            label="Text"
            rows={6}
            maxLength={cannedAnswerLimits.body}
            hint="{{userName}} and {{ticketSubject}} are replaced."
            required
          />
        </DialogContent>
        <DialogActions>
          {chosen && (
            <Button color="error" variant="text" onClick={() => void askToDelete(chosen)}>
              Delete
            </Button>
          )}
          <Box sx={{ flex: 1 }} />
          <Button variant="outlined" onClick={() => void close()}>
            Close
          </Button>
          <SubmitButton size="medium" busyText="Saving...">
            Save
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
