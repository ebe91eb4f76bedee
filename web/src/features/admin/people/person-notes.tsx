import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Trash2 } from '../../../lib/generated/icons';
import { userNoteForm } from '../../../../../contract/admin-forms';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';
import { takeStored } from '../../../components/form/take-stored';
import type { Sent } from '../../../components/form/take-stored';
import { PersonName } from '../../../entities/person/person-link';
import { errorMessage } from '../../../lib/errors';
import { formatDateTime } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { useAddUserNoteMutation, useDeleteUserNoteMutation, usePersonNotesQuery } from './person-page.generated';

/** Notes of Admins about a person, who never sees them on a screen. */
export function PersonNotes({ id }: { id: string }) {
  const { data, error, refetch } = usePersonNotesQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [addNote] = useAddUserNoteMutation();
  const [deleteNote] = useDeleteUserNoteMutation();
  const form = useAppForm({ schema: userNoteForm, defaultValues: { text: '' } });

  // a repeated click after a lost answer adds the same note; after an answer a new id adds another one
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());

  const add = async (text: string, request: string = requestId, sent?: Sent) => {
    const answer = await addNote({ variables: { id, text, requestId: request } });
    const errors = answer.data?.addUserNote.errors;
    setRequestId(crypto.randomUUID());
    if (errors?.length === 0 && sent) takeStored(form, sent, { text: '' });
    // also after a refusal, which may be due to a note whose answer was lost
    await refetch();
    return errors;
  };
  const restore = (text: string) =>
    void add(text, crypto.randomUUID()).then(
      (errors) => errors?.[0] && notify.error(errors[0].message),
      (failed: unknown) => notify.error(errorMessage(failed)),
    );
  const remove = async (note: { id: string; text: string }) => {
    try {
      await deleteNote({ variables: { id: note.id } });
      await refetch();
      notify.undo('The note is deleted.', () => restore(note.text));
    } catch (failed) {
      notify.error(errorMessage(failed));
    }
  };
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        Notes of our team
      </Typography>
      {error && !data && <Typography color="error">{errorMessage(error)}</Typography>}
      {data?.user.notes?.map((note) => (
        <Box key={note.id} sx={{ display: 'flex', gap: 1, mb: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Box>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {note.author ? <PersonName person={note.author} /> : 'A former Admin'}, {formatDateTime(note.createdAt)}
            </Typography>
          </Box>
          <IconButton
            size="small"
            aria-label={`Delete the note of ${formatDateTime(note.createdAt)}`}
            onClick={() => void remove(note)}
            sx={{ alignSelf: 'start' }}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </Box>
      ))}
      <Form form={form} onSubmit={({ text }, sent) => add(text, requestId, sent)} label="Add a note">
        <FormErrorBanner />
        <TextField
          name="text"
          label="New note"
          rows={2}
          maxLength={2000}
          hint="Only Admins see it here; it is part of the person's data archive."
        />
        <Box>
          <SubmitButton size="medium" variant="outlined" busyText="Adding...">
            Add note
          </SubmitButton>
        </Box>
      </Form>
    </Card>
  );
}
