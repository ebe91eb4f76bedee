import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { CheckboxField } from '../../components/form/checkbox-field';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { PasswordField } from '../../components/form/password-field';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { AuthLayout } from './auth-layout';
import { useShop } from '../../components/brand/shop-identity';
import { PageMeta } from '../../components/page/page-meta';
import { useAfterSignIn } from '../../entities/session/use-session-actions';
import { useEmailRegistrationQuery, useRegisterMutation } from './auth.generated';
import { paths } from '../../lib/paths';
import { orMessage } from './auth-errors';
import { BenefitsList } from './benefits-list';
import { BusyScreen } from './busy-screen';
import { CodePage } from './code-page';
import { CookiesNote, useCarriedHref } from './sign-in-parts';
import { SocialButtons } from './social-buttons';
import { useCodeStep } from './use-code-step';
import type { RegisterValues } from './schemas';

const loadRegisterSchema = () => import('./schemas').then((schemas) => schemas.registerSchema);

const reasons = [
  'Designs for Facebook and Instagram in seconds',
  'One credit, one design: a failed one costs nothing',
  'Every design stays yours to download',
  'No subscription that renews automatically',
];

/** 'I agree to the terms Terms of Service and Privacy Policy', with links to both. */
const terms = (
  <>
    I agree to the terms{' '}
    <MuiLink component={Link} to={paths.terms.getHref()} target="_blank">
      Terms of Service
    </MuiLink>{' '}
    and{' '}
    <MuiLink component={Link} to={paths.privacy.getHref()} target="_blank">
      Privacy Policy
    </MuiLink>
  </>
);

export function RegisterPage() {
  const { atCode, begin, leave } = useCodeStep();
  // an existing account may be found here through an external sign-in, and then asks for its code
  return atCode ? <CodePage onBack={leave} /> : <Registration onCodeRequired={begin} />;
}

function Registration({ onCodeRequired }: { onCodeRequired: () => void }) {
  const { name: shop } = useShop();
  const loginHref = useCarriedHref(paths.login.getHref());
  const { data: options } = useEmailRegistrationQuery();
  const [register] = useRegisterMutation();
  const afterSignIn = useAfterSignIn();
  const form = useAppForm({
    schema: loadRegisterSchema,
    defaultValues: { name: '', email: '', password: '', confirmPassword: '', acceptTerms: false },
  });

  const submit = async ({ confirmPassword: _confirmed, ...input }: RegisterValues) => {
    const { data } = await orMessage(
      () => register({ variables: { input } }),
      'An error occurred during registration. Please try again.',
    );
    if (data?.register.user) await orMessage(afterSignIn, 'Failed to create user');
    return data?.register.errors;
  };

  return (
    <AuthLayout
      title="Welcome to Our Platform"
      intro="An account takes a minute. You pay only when you buy credits."
      aside={<BenefitsList title="Why join us?" benefits={reasons} />}
      footer={
        <>
          Already have an account?{' '}
          <MuiLink component={Link} to={loginHref}>
            Sign in
          </MuiLink>
        </>
      }
    >
      <PageMeta
        alone
        title="Register - Join Our Digital Marketplace"
        description={`Make an account at ${shop} in a minute and turn a sentence into a Facebook or Instagram post.`}
      />
      <BusyScreen open={form.formState.isSubmitting} />
      {options?.emailRegistration === false ? (
        <Alert severity="info">Email/password registration is not enabled.</Alert>
      ) : (
        <Form form={form} label="Create an account" onSubmit={submit}>
          <CookiesNote />
          <FormErrorBanner toTop />
          <TextField name="name" label="Full Name" autoComplete="name" required />
          <TextField name="email" label="Email Address" type="email" autoComplete="email" required />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            hint="At least 6 characters"
            required
          />
          <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" required />
          <CheckboxField name="acceptTerms" label={terms} required />
          <SubmitButton busyText="Creating Account...">Create Account</SubmitButton>
        </Form>
      )}
      <SocialButtons
        otherwise="An error occurred during registration. Please try again."
        onCodeRequired={onCodeRequired}
        onError={(message) =>
          message === null ? form.clearErrors('root.server') : form.setError('root.server', { type: 'server', message })
        }
      />
    </AuthLayout>
  );
}
