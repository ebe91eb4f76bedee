import { useState } from 'react';
import Box from '@mui/material/Box';
import { purchaseCommentForm } from '../../../../../contract/admin-forms';
import { purchaseLimits } from '../../../../../contract/limits';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';
import { takeStored } from '../../../components/form/take-stored';
import type { Sent } from '../../../components/form/take-stored';
import type { PayloadError } from '../../../lib/errors';

interface CommentFormProps {
  /** Returns the refusals of the server; none when the comment was added. */
  onAdd: (text: string, requestId: string) => Promise<readonly PayloadError[] | undefined>;
}

/** Adds a comment about an order, which its customer never sees. */
export function CommentForm({ onAdd }: CommentFormProps) {
  const form = useAppForm({ schema: purchaseCommentForm, defaultValues: { text: '' } });
  // a repeated click after a lost answer adds the same comment; after an answer a new id adds another one
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const submit = async ({ text }: { text: string }, sent: Sent) => {
    const errors = await onAdd(text, requestId);
    setRequestId(crypto.randomUUID());
    if (errors?.length === 0) takeStored(form, sent, { text: '' });
    return errors;
  };
  return (
    <Box sx={{ displayPrint: 'none', mt: 1, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Form form={form} onSubmit={submit} label="Add a comment">
        <FormErrorBanner />
        <TextField
          name="text"
          label="New comment"
          rows={2}
          maxLength={purchaseLimits.comment}
          hint="Only Admins see it."
        />
        <Box>
          <SubmitButton size="medium" variant="outlined" busyText="Adding...">
            Add comment
          </SubmitButton>
        </Box>
      </Form>
    </Box>
  );
}
