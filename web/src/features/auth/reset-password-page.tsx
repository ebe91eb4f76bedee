import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { MailCheck } from '../../lib/generated/icons';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { AuthLayout } from './auth-layout';
import { useShop } from '../../components/brand/shop-identity';
import { PageMeta } from '../../components/page/page-meta';
import { useRequestPasswordResetMutation } from './auth.generated';
import { paths } from '../../lib/paths';
import { BenefitsList } from './benefits-list';
import { Outcome } from './outcome';
import type { ResetValues } from './schemas';

const loadResetSchema = () => import('./schemas').then((schemas) => schemas.resetSchema);

const unexpected = {
  code: 'UNEXPECTED',
  message: 'An unexpected error occurred. Please try again later.',
  field: null,
};

const facts = ['The link works once', 'It expires after 30 minutes', 'A new password signs out every other device'];

/** /reset-password: requests a link, then says that it was sent. */
export function ResetPasswordPage() {
  const { name: shop } = useShop();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const showSent = (to: string) => {
    setEmail(to);
    setSent(true);
  };
  return (
    <AuthLayout
      title={sent ? 'Email Sent!' : 'Reset Password'}
      intro={sent ? undefined : 'Enter your email address and we will send you a link to set a new password.'}
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
      <PageMeta title="Reset Password" description={`Get a link to set a new password for your ${shop} account.`} />
      {sent ? (
        <SentView
          email={email}
          onAgain={() => {
            setAgain(true);
            setSent(false);
          }}
        />
      ) : (
        <RequestForm email={email} takesFocus={isAgain} onSent={showSent} />
      )}
    </AuthLayout>
  );
}

interface RequestFormProps {
  email: string;
  /** The button that opened it is removed now. */
  takesFocus: boolean;
  onSent: (email: string) => void;
}

function RequestForm({ email: known, takesFocus, onSent }: RequestFormProps) {
  const [requestReset] = useRequestPasswordResetMutation();
  const form = useAppForm({ schema: loadResetSchema, defaultValues: { email: known } });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  const submit = async ({ email }: ResetValues) => {
    const errors = await requestReset({ variables: { email } }).then(
      ({ data }) => data?.requestPasswordReset.errors ?? [unexpected],
      () => [unexpected],
    );
    if (errors.length === 0) onSent(email);
    return errors;
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
  <Outcome icon={MailCheck}>
    <Typography>
      A link is on its way to <strong>{email}</strong>. It works once, within 30 minutes.
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      Nothing there? Check your spam folder, or{' '}
      <MuiLink component="button" type="button" onClick={onAgain} sx={{ verticalAlign: 'baseline', font: 'inherit' }}>
        try again
      </MuiLink>
      .
    </Typography>
    <Button component={Link} to={paths.login.getHref()} size="large">
      Return to Login
    </Button>
  </Outcome>
);
