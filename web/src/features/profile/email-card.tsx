import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { SteadyButton } from '../../components/form/steady-button';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { errorMessage } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { ProfileCard } from '../../entities/account/profile/profile-card';
import { ProofFields, noProof, proofOf, proofSchema } from '../../entities/account/proof-fields';
import { useCancelEmailChangeMutation, useRequestEmailChangeMutation } from './security.generated';
import type { SecurityPartsFragment } from './security.generated';

const schemaFor = (kind: 'password' | 'emailCode') =>
  z.object({
    proof: proofSchema(kind),
    email: z
      .string()
      .trim()
      .min(1, 'Please enter the new address')
      .pipe(z.email('Please enter a valid email address.')),
  });

type Values = z.infer<ReturnType<typeof schemaFor>>;
const empty: Values = { proof: noProof, email: '' };

/** The address, and a way to change it: nothing changes before the link to the new one is opened. */
export function EmailCard({ account: { email, security } }: { account: SecurityPartsFragment }) {
  const kind = security.hasPassword ? 'password' : 'emailCode';
  const [requestEmailChange] = useRequestEmailChangeMutation();
  const form = useAppForm({ schema: schemaFor(kind), defaultValues: empty });

  const submit = async ({ proof, email: wanted }: Values) => {
    const input = { proof: proofOf(kind, proof), email: wanted };
    const { data } = await requestEmailChange({ variables: { input } });
    if (data?.requestEmailChange.user) form.reset(empty, { keepDirtyValues: false });
    return data?.requestEmailChange.errors;
  };
  const leaveWaiting = () => {
    form.setFocus('email');
    notify.success('The change is cancelled.');
  };
  return (
    <ProfileCard
      title="Email address"
      text={
        <>
          You sign in with <strong>{email}</strong>. A new address takes effect when you open the link we send to it.
        </>
      }
    >
      {security.pendingEmail && <Waiting email={security.pendingEmail} onCancelled={leaveWaiting} />}
      <Form form={form} label="Email address" onSubmit={submit}>
        <FormErrorBanner />
        <TextField name="email" label="New Email" type="email" autoComplete="email" required />
        <ProofFields kind={kind} />
        <Box>
          <SubmitButton busyText="Sending...">Send the link</SubmitButton>
        </Box>
      </Form>
    </ProfileCard>
  );
}

/** A confirmation link was sent; the change can be cancelled. */
function Waiting({ email, onCancelled }: { email: string; onCancelled: () => void }) {
  const [cancelEmailChange, { loading }] = useCancelEmailChangeMutation();
  const cancel = () =>
    void cancelEmailChange().then(onCancelled, (error: unknown) => {
      notify.error(errorMessage(error));
    });
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <SteadyButton size="small" variant="text" color="inherit" loading={loading} onClick={cancel}>
          Cancel the change
        </SteadyButton>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        A link is on its way to <strong>{email}</strong>. Open it in this browser within a day.
      </Typography>
    </Alert>
  );
}
