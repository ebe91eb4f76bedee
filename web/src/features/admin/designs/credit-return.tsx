import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { z } from 'zod';
import { adminReason } from '../../../../../contract/admin-forms';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';
import { notify } from '../../../lib/notify';
import { readAgain, useLostAnswer } from '../../../lib/use-lost-answer';
import { useReturnCreditMutation } from './admin-designs.generated';
import type { AdminDesignFragment } from './admin-designs.generated';

const schema = z.object({ reason: adminReason });

/** Gives the credit of a design to its customer again, with a reason that the customer reads. */
export function CreditReturn({ design, onEnd }: { design: AdminDesignFragment; onEnd: () => void }) {
  const [giveBack] = useReturnCreditMutation();
  const sent = useLostAnswer();
  // the same return when the answer was lost and it is sent again
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const client = useApolloClient();
  const form = useAppForm({ schema, defaultValues: { reason: '' } });
  const submit = async ({ reason }: { reason: string }) => {
    const variables = { designId: design.id, reason, requestId };
    const answer = await sent(async () => (await giveBack({ variables })).data?.returnCredit);
    if (answer?.design) {
      notify.success(`${design.customer?.name ?? 'The customer'} has the credit back.`);
      onEnd();
    } else if (answer?.errors[0]?.code === 'CONFLICT') {
      // an earlier try has given it back for another reason: the design then shows that one
      await readAgain(client);
      setRequestId(crypto.randomUUID());
    }
    return answer?.errors;
  };
  return (
    <Form form={form} onSubmit={submit} label="Return the credit">
      <FormErrorBanner />
      <TextField
        name="reason"
        label="Why the credit is returned"
        hint="The customer sees it in the credit history."
        maxLength={300}
        autoFocus
        required
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
        <SubmitButton size="medium" busyText="Giving...">
          Return the credit
        </SubmitButton>
        <Button variant="text" color="inherit" onClick={onEnd}>
          Cancel
        </Button>
      </Box>
    </Form>
  );
}
