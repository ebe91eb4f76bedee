import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { SteadyButton } from '../../components/form/steady-button';
import { Link2Off, LogIn, MailCheck, MailQuestionMark } from '../../lib/generated/icons';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { PageTitle } from '../../components/page/page-meta';
import { useViewer } from '../../entities/session/use-viewer';
import { errorMessage } from '../../lib/errors';
import { withNextPage } from '../../lib/next-page';
import { paths } from '../../lib/paths';
import { useConfirmEmailChangeMutation, usePendingEmailQuery, useUndoEmailChangeMutation } from './auth.generated';
import { AuthLayout } from './auth-layout';
import { BenefitsList } from './benefits-list';
import { Outcome } from './outcome';
import { TakeBack, takeBackFacts } from './take-back';

const wrapping = { overflowWrap: 'anywhere' } as const;

const ToProfile = () => (
  <Button component={Link} to={`${paths.updateProfile.getHref()}?tab=security`} size="large">
    Go to your profile
  </Button>
);

const Refused = ({ sentence }: { sentence: string }) => (
  <Outcome icon={Link2Off} failed>
    <Typography>{sentence}</Typography>
    <ToProfile />
  </Outcome>
);

const nothingPending =
  'This account has no open change of its address: it was cancelled or confirmed before, or has expired. Or this link was sent for another account.';

interface Result {
  /** The account's current address. */
  email?: string;
  /** Why the link is invalid. */
  refusal?: string;
  /** Why the server was not reached; the action can be retried. */
  problem?: string;
}

/** /confirm-email: opened by the link to a new address. Opening it changes nothing; the signed-in owner confirms. */
export function ConfirmEmailPage() {
  return (
    <AuthLayout
      title="Your new email address"
      aside={
        <BenefitsList
          title="What happens"
          benefits={[
            'You sign in with the new address',
            'Emails go to the new address',
            'The earlier one can undo it for a week',
          ]}
        />
      }
    >
      <PageTitle>Confirm your new email address</PageTitle>
      <ConfirmSteps />
    </AuthLayout>
  );
}

function ConfirmSteps() {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const { viewer, loading, error, refetch } = useViewer();
  const [confirmEmailChange, { loading: busy }] = useConfirmEmailChangeMutation();
  const { data: pending, loading: isAsking } = usePendingEmailQuery({ skip: !viewer, fetchPolicy: 'network-only' });
  const [result, setResult] = useState<Result>({});
  const token = parameters.get('token') ?? '';

  const confirm = () =>
    void confirmEmailChange({ variables: { token } }).then(
      ({ data }) => {
        const { user, errors = [] } = data?.confirmEmailChange ?? {};
        setResult(user ? { email: user.email } : { refusal: errors[0]?.message });
      },
      (failure: unknown) => setResult({ problem: errorMessage(failure) }),
    );

  if (result.email)
    return (
      <Outcome icon={MailCheck}>
        <Typography sx={wrapping}>Thank you: your address is {result.email} now.</Typography>
        <ToProfile />
      </Outcome>
    );
  if (loading || (isAsking && !pending)) return <SectionLoader text="One moment..." />;
  if (error)
    return (
      <ErrorPanel
        title="We could not verify who you are"
        message={errorMessage(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!token) return <Refused sentence="This address is not complete. Open the link from the email." />;
  if (!viewer)
    return (
      <Outcome icon={LogIn}>
        <Typography>
          Sign in to the account that should use this address. You are brought back here to confirm it with one click.
        </Typography>
        <Button component={Link} to={withNextPage(paths.login.getHref(), location)} size="large">
          Sign in to confirm
        </Button>
      </Outcome>
    );
  if (result.refusal) return <Refused sentence={result.refusal} />;
  if (pending?.me?.security.pendingEmail === null) return <Refused sentence={nothingPending} />;
  return (
    <Outcome icon={MailQuestionMark}>
      <Typography sx={wrapping}>
        You are signed in as <strong>{viewer.email}</strong>. Should this account use the address that this link was
        sent to?
      </Typography>
      {result.problem && <Alert severity="error">{result.problem}</Alert>}
      <SteadyButton size="large" loading={busy} onClick={confirm}>
        {result.problem ? 'Try again' : 'Use this address'}
      </SteadyButton>
    </Outcome>
  );
}

/**
 * /undo-email-change: opened by the email to the previous address. The owner of that mailbox can recover the account.
 */
export function UndoEmailChangePage() {
  const [undoEmailChange, { loading }] = useUndoEmailChangeMutation();
  return (
    <AuthLayout
      title="Take your address back"
      aside={<BenefitsList title="What happens" benefits={['Your account has this address again', ...takeBackFacts]} />}
    >
      <PageTitle>Take your address back</PageTitle>
      <TakeBack
        question="If you did not change the address of your account, take it back. Every device is signed out, and the old password stops working."
        loading={loading}
        outcomeOf={(email) => `Your account has the address ${email} again, and every device is signed out.`}
        onTakeBack={async (token) => (await undoEmailChange({ variables: { token } })).data?.undoEmailChange}
      />
    </AuthLayout>
  );
}
