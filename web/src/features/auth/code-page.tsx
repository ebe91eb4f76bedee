import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { useShop } from '../../components/brand/shop-identity';
import { PageTitle } from '../../components/page/page-meta';
import { useAfterSignIn } from '../../entities/session/use-session-actions';
import { paths } from '../../lib/paths';
import { orMessage } from './auth-errors';
import { useFinishSignInMutation } from './auth.generated';
import { AuthLayout } from './auth-layout';
import { BenefitsList } from './benefits-list';
import type { CodeValues } from './schemas';

const loadCodeSchema = () => import('./schemas').then((schemas) => schemas.codeSchema);

const facts = ['Each code works once', 'A recovery code works, too', 'No one can sign in without it'];

/** The second step of a sign-in: a code from the authenticator app, or a recovery code. */
export function CodePage({ onBack }: { onBack: () => void }) {
  const { name: shop } = useShop();
  const [recovering, setRecovering] = useState(false);
  const [finishSignIn] = useFinishSignInMutation();
  const afterSignIn = useAfterSignIn();
  const form = useAppForm({ schema: loadCodeSchema, defaultValues: { code: '' } });

  const submit = async (input: CodeValues) => {
    const { data } = await orMessage(
      () => finishSignIn({ variables: { input } }),
      'An error occurred during login. Please try again.',
    );
    if (data?.finishSignIn.user) await afterSignIn();
    return data?.finishSignIn.errors;
  };
  const change = () => {
    setRecovering(!recovering);
    form.reset(undefined, { keepDirtyValues: false });
    form.setFocus('code');
  };
  return (
    <AuthLayout
      title="Enter your code"
      intro={
        recovering
          ? 'Enter one of the recovery codes that you have kept.'
          : `Open your authenticator app and enter the code that it shows for ${shop}.`
      }
      aside={<BenefitsList title="Two-step sign-in" benefits={facts} />}
    >
      <PageTitle>Enter your code</PageTitle>
      <Form form={form} label="Enter your code" onSubmit={submit}>
        <FormErrorBanner toTop />
        {recovering ? (
          <TextField name="code" label="Recovery code" autoComplete="off" hint="For example ABCDE-23456" autoFocus />
        ) : (
          <TextField
            name="code"
            label="Code"
            autoComplete="one-time-code"
            inputMode="numeric"
            hint="6 digits"
            autoFocus
          />
        )}
        <SubmitButton busyText="Signing In...">Sign In</SubmitButton>
      </Form>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, mx: -1 }}>
        <Button variant="text" onClick={change}>
          {recovering ? 'Use a code from the app' : 'Use a recovery code'}
        </Button>
        <Button variant="text" color="inherit" onClick={onBack}>
          Back to sign-in
        </Button>
      </Box>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>
        Neither at hand?{' '}
        <MuiLink component={Link} to={paths.contact.getHref()}>
          Write to us
        </MuiLink>
      </Typography>
    </AuthLayout>
  );
}
