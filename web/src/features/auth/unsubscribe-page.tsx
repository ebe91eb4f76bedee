import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { Link2Off, MailCheck, MailQuestionMark, MailX } from '../../lib/generated/icons';
import { PageTitle } from '../../components/page/page-title';
import { errorSentence } from '../../lib/errors';
import { paths } from '../../lib/paths';
import { useSetSubscribedMutation } from './auth.generated';
import { AuthLayout } from './auth-layout';
import { Outcome } from './outcome';

interface Result {
  isSubscribed?: boolean;
  /** The link is wrong. */
  refusal?: string;
  problem?: string;
}

/**
 * /unsubscribe/:token: opened by the link of a newsletter email. One click unsubscribes, and another subscribes again.
 */
export function UnsubscribePage() {
  return (
    <AuthLayout title="News by email">
      <PageTitle>News by email</PageTitle>
      <Subscription />
    </AuthLayout>
  );
}

function Subscription() {
  const { token = '' } = useParams();
  const [setSubscribed, { loading }] = useSetSubscribedMutation();
  const [{ isSubscribed, refusal, problem }, setResult] = useState<Result>({});
  const change = async (wanted: boolean) => {
    try {
      const { data } = await setSubscribed({ variables: { token, isSubscribed: wanted } });
      const answer = data?.setSubscribed;
      const wrong = answer?.errors[0]?.message;
      setResult(wrong ? { refusal: wrong } : { isSubscribed: answer?.isSubscribed ?? wanted });
    } catch (error) {
      setResult({ isSubscribed, problem: errorSentence(error) });
    }
  };
  const alert = problem && <Alert severity="error">{problem}</Alert>;
  if (refusal)
    return (
      <Outcome icon={Link2Off} failed>
        <Typography>{refusal}</Typography>
        <Button component={Link} to={paths.contact.getHref()} size="large">
          Write to support
        </Button>
      </Outcome>
    );
  if (isSubscribed === false)
    return (
      <Outcome icon={MailX}>
        <Typography>
          You will get no more news from us. You will still get receipts and emails about your account.
        </Typography>
        {alert}
        <Button size="large" variant="outlined" loading={loading} onClick={() => void change(true)}>
          That was a mistake: send me news
        </Button>
      </Outcome>
    );
  if (isSubscribed)
    return (
      <Outcome icon={MailCheck}>
        <Typography>You will get our news again.</Typography>
        {alert}
        <Button size="large" variant="outlined" loading={loading} onClick={() => void change(false)}>
          Unsubscribe
        </Button>
      </Outcome>
    );
  return (
    <Outcome icon={MailQuestionMark}>
      <Typography>Stop getting news and offers by email?</Typography>
      {alert}
      <Button size="large" loading={loading} onClick={() => void change(false)}>
        Unsubscribe
      </Button>
    </Outcome>
  );
}
