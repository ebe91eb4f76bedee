import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link, useLocation } from 'react-router-dom';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { PasswordField } from '../../components/form/password-field';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { useHydrated } from '../../components/form/hydration';
import { AuthLayout } from './auth-layout';
import { useShop } from '../../components/brand/shop-identity';
import { PageMeta } from '../../components/page/page-meta';
import { useAfterSignIn } from '../../entities/session/use-session-actions';
import { useSignInMutation } from './auth.generated';
import { isSessionEnded } from '../../lib/next-page';
import { paths } from '../../lib/paths';
import { orMessage } from './auth-errors';
import { BenefitsList } from './benefits-list';
import { BusyScreen } from './busy-screen';
import { CodePage } from './code-page';
import { CookiesNote, useCarriedHref } from './sign-in-parts';
import { SocialButtons } from './social-buttons';
import { useCodeStep } from './use-code-step';
import type { SignInValues } from './schemas';

const loadSignInSchema = () => import('./schemas').then((schemas) => schemas.signInSchema);

const benefits = ['Personalized dashboard', 'Save preferences', 'Track progress', '24/7 support'];

/** The sign-in: by password or external account, followed by a code where the account requires one. */
export function LoginPage() {
  const { atCode, begin, leave } = useCodeStep();
  return atCode ? <CodePage onBack={leave} /> : <FirstStep onCodeRequired={begin} />;
}

function FirstStep({ onCodeRequired }: { onCodeRequired: () => void }) {
  const { name: shop } = useShop();
  const registerHref = useCarriedHref(paths.register.getHref());
  const location = useLocation();
  // the server-rendered page knows nothing of this browser's history
  const ended = useHydrated() && isSessionEnded(location);
  const [signIn] = useSignInMutation();
  const afterSignIn = useAfterSignIn();
  const form = useAppForm({ schema: loadSignInSchema, defaultValues: { email: '', password: '' } });

  const submit = async (input: SignInValues) => {
    const { data } = await orMessage(
      () => signIn({ variables: { input } }),
      'An error occurred during login. Please try again.',
    );
    if (data?.signIn.user) await afterSignIn();
    if (data?.signIn.codeRequired) onCodeRequired();
    // Every failure of a sign-in goes to the banner, as it concerns the pair and not one field.
    return data?.signIn.errors.map((error) => ({ ...error, field: null }));
  };

  return (
    <AuthLayout
      title="Welcome Back"
      intro="Sign in and carry on where you left off."
      aside={<BenefitsList title="Your account keeps" benefits={benefits} />}
      footer={
        <>
          New to {shop}?{' '}
          <MuiLink component={Link} to={registerHref}>
            Sign up for free
          </MuiLink>
        </>
      }
    >
      <PageMeta
        alone
        title="Login - Welcome Back"
        description={`Sign in to ${shop} and carry on where you left off.`}
      />
      <BusyScreen open={form.formState.isSubmitting} />
      <Form form={form} label="Sign in" onSubmit={submit}>
        {ended && <Alert severity="info">Your session has ended. Please sign in again.</Alert>}
        <CookiesNote />
        <FormErrorBanner toTop />
        <TextField name="email" label="Email" type="email" autoComplete="email" required />
        <Box>
          <PasswordField name="password" label="Password" autoComplete="current-password" required />
          <Box sx={{ mt: 1, textAlign: 'right' }}>
            <MuiLink component={Link} to={paths.resetPassword.getHref()} variant="body2">
              Forgot Password?
            </MuiLink>
          </Box>
        </Box>
        <SubmitButton busyText="Signing In...">Sign In</SubmitButton>
      </Form>
      <SocialButtons
        otherwise="An error occurred during login. Please try again."
        onCodeRequired={onCodeRequired}
        onError={(message) =>
          message === null ? form.clearErrors('root.server') : form.setError('root.server', { type: 'server', message })
        }
      />
    </AuthLayout>
  );
}
