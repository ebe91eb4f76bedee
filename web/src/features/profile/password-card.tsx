import Box from '@mui/material/Box';
import { z } from 'zod';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { PasswordField } from '../../components/form/password-field';
import { SubmitButton } from '../../components/form/submit-button';
import { notify } from '../../lib/notify';
import { ProfileCard } from '../../entities/account/profile/profile-card';
import { ProofFields, noProof, proofOf, proofSchema } from '../../entities/account/proof-fields';
import { useChangePasswordMutation } from './security.generated';
import type { SecurityPartsFragment } from './security.generated';

const schemaFor = (kind: 'password' | 'emailCode') =>
  z
    .object({
      proof: proofSchema(kind),
      password: z.string().min(6, 'Password must be at least 6 characters'),
      confirmPassword: z.string().min(1, 'Please confirm your password'),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: 'Passwords do not match',
    });

type Values = z.infer<ReturnType<typeof schemaFor>>;
const empty: Values = { proof: noProof, password: '', confirmPassword: '' };

/** Returns the names of the linked sign-in providers, each once. */
const providersOf = ({ linkedSignIns }: SecurityPartsFragment['security']) => [
  ...new Set(linkedSignIns.map(({ provider }) => provider)),
];

/** Changes the password, or sets the first one. */
export function PasswordCard({ account: { email, security } }: { account: SecurityPartsFragment }) {
  const kind = security.hasPassword ? 'password' : 'emailCode';
  const [changePassword] = useChangePasswordMutation();
  const form = useAppForm({ schema: schemaFor(kind), defaultValues: empty });

  const submit = async ({ proof, password }: Values) => {
    const { data } = await changePassword({ variables: { input: { proof: proofOf(kind, proof), password } } });
    if (data?.changePassword.user) {
      form.reset(empty, { keepDirtyValues: false });
      notify.success('Your password is changed. Every other device was signed out.');
    }
    return data?.changePassword.errors;
  };
  return (
    <ProfileCard
      title="Password"
      text={
        security.hasPassword
          ? 'Changing it signs out every other device.'
          : `You sign in with ${providersOf(security).join(' or ') || 'an account elsewhere'}. With a password you can sign in here as well.`
      }
    >
      <Form form={form} label="Password" onSubmit={submit}>
        <FormErrorBanner />
        {/* shows password managers which account the password belongs to */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <ProofFields kind={kind} />
        <PasswordField
          name="password"
          label="New Password"
          autoComplete="new-password"
          hint="At least 6 characters"
          required
        />
        <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" required />
        <Box>
          <SubmitButton busyText="Saving...">{security.hasPassword ? 'Change password' : 'Set password'}</SubmitButton>
        </Box>
      </Form>
    </ProfileCard>
  );
}
