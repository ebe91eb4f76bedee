import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { z } from 'zod';
import { CheckboxField } from '../../components/form/checkbox-field';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { useLeaveByDeletion } from '../../entities/session/use-session-actions';
import { notify } from '../../lib/notify';
import { useDeleteAccountMutation } from './personal-data.generated';
import { ProofFields, noProof, proofOf, proofSchema } from '../../entities/account/proof-fields';

const schemaFor = (kind: 'password' | 'emailCode') =>
  z.object({
    proof: proofSchema(kind),
    sure: z.boolean().refine((sure) => sure, 'Please confirm that this cannot be undone'),
  });

interface DeleteAccountProps {
  kind: 'password' | 'emailCode';
  hasPassword: boolean;
  onEnd: () => void;
}

/** The final confirmation, and the deletion. */
export function DeleteAccount({ kind, hasPassword, onEnd }: DeleteAccountProps) {
  const [deleteAccount] = useDeleteAccountMutation();
  const leaveBy = useLeaveByDeletion();
  const form = useAppForm({ schema: schemaFor(kind), defaultValues: { proof: noProof, sure: false } });
  return (
    <Form
      form={form}
      label="Delete your account"
      onSubmit={async ({ proof }) => {
        let result: Awaited<ReturnType<typeof deleteAccount>> | undefined;
        const errors = () => result?.data?.deleteAccount.errors;
        await leaveBy(async () => {
          result = await deleteAccount({ variables: { proof: proofOf(kind, proof) } });
          return errors()?.length === 0;
        });
        if (errors()?.length === 0) notify.message('Your account is deleted. Goodbye.');
        return errors();
      }}
    >
      <FormErrorBanner />
      <CheckboxField name="sure" label="I know that this cannot be undone" />
      <ProofFields
        kind={kind}
        reason={hasPassword ? 'A password alone is not enough to delete an account.' : undefined}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitButton color="error" busyText="Deleting...">
          Delete permanently
        </SubmitButton>
        <Button variant="text" color="inherit" onClick={onEnd}>
          Keep my account
        </Button>
      </Box>
    </Form>
  );
}
