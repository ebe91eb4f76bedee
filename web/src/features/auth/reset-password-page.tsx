import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { MailCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { AuthLayout } from '../../components/layout/auth-layout';
import { PageTitle } from '../../components/layout/page-title';
import { useRequestPasswordResetMutation } from '../../gql/operations';
import { paths } from '../../lib/paths';
import { orSentence } from './auth-errors';
import { BenefitsList } from './benefits-list';

const schema = z.object({ email: z.string().trim().min(1, 'Please enter your email address') });
const facts = ['The link works once', 'It runs out after 30 minutes', 'A new password signs out every other device'];

/** /reset-password: asks for a link, then says that it is on its way. */
export function ResetPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthLayout
      title={sentTo ? 'Email Sent!' : 'Reset Password'}
      intro={sentTo ? undefined : 'Tell us your email address, and we send you a link to set a new password.'}
      aside={<BenefitsList title="About the link" benefits={facts} />}
      footer={
        <>
          Remembered it?{' '}
          <MuiLink component={Link} to={paths.login.getHref()}>
            Sign in
          </MuiLink>
        </>
      }
    >
      <PageTitle>Reset Password - Postloom</PageTitle>
      {sentTo ? <SentView email={sentTo} onAgain={() => setSentTo(null)} /> : <RequestForm onSent={setSentTo} />}
    </AuthLayout>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const [requestReset] = useRequestPasswordResetMutation();
  const form = useAppForm({ schema, defaultValues: { email: '' } });
  const submit = async ({ email }: z.infer<typeof schema>) => {
    const { data } = await orSentence(() => requestReset({ variables: { email } }), 'An unexpected error occurred. Please try again later.');
    if (data?.requestPasswordReset.errors.length === 0) onSent(email);
    return data?.requestPasswordReset.errors;
  };
  return (
    <Form form={form} label="Reset password" onSubmit={submit}>
      <FormErrorBanner />
      <TextField name="email" label="Email" type="email" autoComplete="email" required />
      <SubmitButton busyText="Sending...">Reset Password</SubmitButton>
      <Button component={Link} to={paths.login.getHref()} variant="text">
        Back to Login
      </Button>
    </Form>
  );
}

const SentView = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <Box role="status" sx={{ display: 'grid', gap: 2.5 }}>
    <Box sx={{ color: 'success.main' }}>
      <MailCheck size={40} aria-hidden />
    </Box>
    <Typography>
      A link is on its way to <strong>{email}</strong>. It works once, within 30 minutes.
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      Nothing there? Look into the spam folder, or{' '}
      <MuiLink component="button" type="button" onClick={onAgain} sx={{ verticalAlign: 'baseline', font: 'inherit' }}>
        try again
      </MuiLink>
      .
    </Typography>
    <Button component={Link} to={paths.login.getHref()} size="large">
      Return to Login
    </Button>
  </Box>
);
