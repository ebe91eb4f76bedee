import { useCallback, useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link2Off, MailCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { SectionLoader } from '../../components/feedback/loaders';
import { AuthLayout } from '../../components/layout/auth-layout';
import { PageTitle } from '../../components/layout/page-title';
import { useVerificationMail } from '../../components/session/use-verification-mail';
import { useViewer } from '../../components/session/use-viewer';
import { useVerifyEmailMutation } from '../../gql/operations';
import { errorSentence } from '../../lib/errors';
import { paths } from '../../lib/paths';
import { BenefitsList } from './benefits-list';
import { Outcome } from './outcome';

const reasons = ['Receipts reach you', 'A forgotten password can be reset', 'Earlier messages to support join your account'];

/** How it went; `again` when the server was not reached, so that the link is still good. */
type Result = { confirmed: true } | { confirmed: false; message: string; again: boolean };

/** /verify-email: where the link of the first e-mail leads. */
export function VerifyEmailPage() {
  const [parameters] = useSearchParams();
  const { result, ask } = useVerification(parameters.get('token') ?? '');
  return (
    <AuthLayout title="Your email address" aside={<BenefitsList title="What it is for" benefits={reasons} />}>
      <PageTitle>Confirm your email address - Postloom</PageTitle>
      {result ? <ResultView result={result} onAgain={ask} /> : <SectionLoader text="Confirming..." />}
    </AuthLayout>
  );
}

function useVerification(token: string) {
  const [verifyEmail] = useVerifyEmailMutation();
  const [result, setResult] = useState<Result | null>(null);
  const sent = useRef(false);

  const ask = useCallback(() => {
    setResult(null);
    verifyEmail({ variables: { token } }).then(
      ({ data }) => {
        const message = data?.verifyEmail.errors[0]?.message;
        setResult(message ? { confirmed: false, message, again: false } : { confirmed: true });
      },
      (error: unknown) => setResult({ confirmed: false, message: errorSentence(error), again: true }),
    );
  }, [token, verifyEmail]);

  useEffect(() => {
    // the link works once, and React may run an effect twice
    if (sent.current) return;
    sent.current = true;
    ask();
  }, [ask]);

  return { result, ask };
}

const ResultView = ({ result, onAgain }: { result: Result; onAgain: () => void }) => (
  <Outcome icon={result.confirmed ? MailCheck : Link2Off} failed={!result.confirmed}>
    <Typography>{result.confirmed ? 'Thank you: your address is confirmed.' : result.message}</Typography>
    {!result.confirmed && !result.again && <NewLink />}
    {!result.confirmed && result.again ? (
      <Button size="large" onClick={onAgain}>
        Try again
      </Button>
    ) : (
      <Button component={Link} to={paths.user.dashboard.getHref()} size="large" variant={result.confirmed ? 'contained' : 'text'}>
        Go to the dashboard
      </Button>
    )}
  </Outcome>
);

/** A link that works no more is no dead end for the account it was made for. */
function NewLink() {
  const { viewer } = useViewer();
  const { send, sending, sent } = useVerificationMail();
  if (!viewer) return <Typography sx={{ color: 'text.secondary' }}>Sign in to get a new one.</Typography>;
  if (viewer.emailVerified) return <Typography sx={{ color: 'text.secondary' }}>Your address {viewer.email} is confirmed already.</Typography>;
  if (sent) return <Typography>A new link is on its way to {viewer.email}.</Typography>;
  return (
    <Button size="large" loading={sending} onClick={send}>
      Send a new link
    </Button>
  );
}
