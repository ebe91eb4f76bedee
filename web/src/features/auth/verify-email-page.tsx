import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { AuthLayout } from './auth-layout';
import { PageTitle } from '../../components/page/page-meta';
import { useViewer } from '../../entities/session/use-viewer';
import { useVerifyEmailMutation } from './auth.generated';
import { errorMessage } from '../../lib/errors';
import { withNextPage } from '../../lib/next-page';
import { paths } from '../../lib/paths';
import { BenefitsList } from './benefits-list';
import {
  Confirmed,
  ConfirmAddress,
  ConfirmedBefore,
  IncompleteLink,
  OtherAccount,
  SignInFirst,
  SpentLink,
} from './verify-email-views';

const reasons = [
  'Receipts reach you',
  'A forgotten password can be reset',
  'Earlier messages to support join your account',
];

/** Outcome of a click: confirmed, the refusal of the link, or that the server was not reached. */
type Result = { confirmed: true } | { refusal: string; code: string } | { problem: string };

/**
 * /verify-email: opened by the link of the first email. Opening it changes nothing, because mail programs open links
 * too. The signed-in owner of the account confirms with a click.
 */
export function VerifyEmailPage() {
  return (
    <AuthLayout title="Your email address" aside={<BenefitsList title="What it is for" benefits={reasons} />}>
      <PageTitle>Confirm your email address</PageTitle>
      <Steps />
    </AuthLayout>
  );
}

function Steps() {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const { viewer, loading, error, refetch } = useViewer();
  const token = parameters.get('token') ?? '';
  const { result, confirm, asking } = useConfirmation(token);
  const signInHref = withNextPage(paths.login.getHref(), location);

  if (result && 'confirmed' in result) return <Confirmed />;
  if (loading) return <SectionLoader text="One moment..." />;
  if (error)
    return (
      <ErrorPanel
        title="We could not verify who you are"
        message={errorMessage(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!token) return <IncompleteLink />;
  if (!viewer) return <SignInFirst signInHref={signInHref} />;
  if (result && 'code' in result) {
    return result.code === 'INVALID_STATE' ? (
      <OtherAccount email={viewer.email} message={result.refusal} signInHref={signInHref} />
    ) : (
      <SpentLink message={result.refusal} viewer={viewer} renewable={result.code === 'INVALID_INPUT'} />
    );
  }
  if (viewer.emailVerified) return <ConfirmedBefore email={viewer.email} />;
  return <ConfirmAddress email={viewer.email} problem={result?.problem} busy={asking} onConfirm={confirm} />;
}

function useConfirmation(token: string) {
  const [verifyEmail, { loading }] = useVerifyEmailMutation();
  const [result, setResult] = useState<Result | null>(null);

  const confirm = () => {
    verifyEmail({ variables: { token } }).then(
      ({ data }) => {
        const refused = data?.verifyEmail.errors[0];
        setResult(refused ? { refusal: refused.message, code: refused.code } : { confirmed: true });
      },
      (error: unknown) => setResult({ problem: errorMessage(error) }),
    );
  };

  return { result, confirm, asking: loading };
}
