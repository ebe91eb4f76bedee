import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { z } from 'zod';
import { adminReason } from '../../../../../contract/people';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';
import { formatDateTime } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { useDesignCreditQuery, useReturnCreditMutation } from './admin-designs.generated';
import type { AdminDesignFragment } from './admin-designs.generated';

const schema = z.object({ reason: adminReason });

const unfinished = ['QUEUED', 'RUNNING'];

/** Whether a design's credit was given back, and the way to give it back where it was not. */
export function ReturnedCredit({ design }: { design: AdminDesignFragment }) {
  const { data } = useDesignCreditQuery({ variables: { id: design.id }, fetchPolicy: 'cache-and-network' });
  if (!data || unfinished.includes(design.status)) return null;
  const { creditReturn } = data.design;
  if (!creditReturn) return <ReturnForm design={design} />;
  return (
    <Alert severity="info" icon={false} sx={{ mt: 3 }}>
      The credit was given back on {formatDateTime(creditReturn.createdAt)}
      {creditReturn.note && <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{creditReturn.note}</Box>}
    </Alert>
  );
}

function ReturnForm({ design }: { design: AdminDesignFragment }) {
  const [giveBack] = useReturnCreditMutation();
  // the same return when the answer was lost and it is sent again
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useAppForm({ schema, defaultValues: { reason: '' } });
  const submit = async ({ reason }: { reason: string }) => {
    const { data } = await giveBack({ variables: { designId: design.id, reason, requestId } });
    if (data?.returnCredit.design) notify.success(`${design.customer?.name ?? 'The customer'} has the credit again.`);
    return data?.returnCredit.errors;
  };
  return (
    <Box sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Form form={form} onSubmit={submit} label="Give the credit again">
        <FormErrorBanner />
        <TextField
          name="reason"
          label="Why the credit is given again"
          hint="The customer reads it in the credit history."
          maxLength={300}
          required
        />
        <Box>
          <SubmitButton size="medium" busyText="Giving...">
            Give the credit again
          </SubmitButton>
        </Box>
      </Form>
    </Box>
  );
}
