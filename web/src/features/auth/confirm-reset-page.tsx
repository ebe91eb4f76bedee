import { useState } from 'react';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { KeyRound, Link2Off } from '../../lib/generated/icons';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { PasswordField } from '../../components/form/password-field';
import { SubmitButton } from '../../components/form/submit-button';
import { AuthLayout } from './auth-layout';
import { PageTitle } from '../../components/page/page-meta';
import { useResetPasswordMutation } from './auth.generated';
import { paths } from '../../lib/paths';
import { orMessage } from './auth-errors';
import { BenefitsList } from './benefits-list';
import { Outcome } from './outcome';
import type { NewPasswordValues } from './schemas';

const loadNewPasswordSchema = () => import('./schemas').then((schemas) => schemas.newPasswordSchema);

const facts = [
  'At least 6 characters',
  'Every device is signed out, and your API tokens stop working',
  'Your designs and credits stay as they are',
];

/** /reset-password/confirm: opened by the link in the password reset email. */
export function ConfirmResetPage() {
  const [parameters] = useSearchParams();
  const [changed, setChanged] = useState(false);
  const token = parameters.get('token') ?? '';
  return (
    <AuthLayout
      title={changed ? 'Password changed' : 'Set a new password'}
      aside={<BenefitsList title="Good to know" benefits={facts} />}
    >
      <PageTitle>Set a new password</PageTitle>
      {changed ? (
        <ChangedView />
      ) : token ? (
        <PasswordForm token={token} onChanged={() => setChanged(true)} />
      ) : (
        <NoTokenView />
      )}
    </AuthLayout>
  );
}

function PasswordForm({ token, onChanged }: { token: string; onChanged: () => void }) {
  const [resetPassword] = useResetPasswordMutation();
  const form = useAppForm({ schema: loadNewPasswordSchema, defaultValues: { password: '', confirmPassword: '' } });
  const submit = async ({ password }: NewPasswordValues) => {
    const { data } = await orMessage(
      () => resetPassword({ variables: { input: { token, password } } }),
      'An unexpected error occurred. Please try again later.',
    );
    if (data?.resetPassword.errors.length === 0) onChanged();
    return data?.resetPassword.errors;
  };
  return (
    <Form form={form} label="Set a new password" onSubmit={submit}>
      <FormErrorBanner />
      <PasswordField
        name="password"
        label="New Password"
        autoComplete="new-password"
        hint="At least 6 characters"
        required
      />
      <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" required />
      <SubmitButton busyText="Saving...">Set new password</SubmitButton>
      <Typography sx={{ color: 'text.secondary' }}>
        Link expired?{' '}
        <MuiLink component={Link} to={paths.resetPassword.getHref()}>
          Ask for a new one
        </MuiLink>
      </Typography>
    </Form>
  );
}

const ChangedView = () => (
  <Outcome icon={KeyRound}>
    <Typography>You can sign in with your new password now.</Typography>
    <Button component={Link} to={paths.login.getHref()} size="large">
      Sign in
    </Button>
  </Outcome>
);

const NoTokenView = () => (
  <Outcome icon={Link2Off} failed>
    <Typography>This address is not complete. Open the link from the email, or ask for a new one.</Typography>
    <Button component={Link} to={paths.resetPassword.getHref()} size="large">
      Ask for a new link
    </Button>
  </Outcome>
);
