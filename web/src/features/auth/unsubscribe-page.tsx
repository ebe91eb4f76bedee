import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { SteadyButton } from '../../components/form/steady-button';
import { Link2Off, MailCheck, MailQuestionMark, MailX } from '../../lib/generated/icons';
import { PageTitle } from '../../components/page/page-meta';
import { errorMessage } from '../../lib/errors';
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

/** What the page says, by what its link is about. */
const newsletter = {
  title: 'News by email',
  question: 'Stop getting news and offers by email?',
  ended: 'You will get no more news from us. You will still get receipts and emails about your account.',
  again: 'That was a mistake: send me news',
  resumed: 'You will get our news again.',
};
const reminders = {
  title: 'Reminders by email',
  question: 'Stop getting an email on the day of each planned post?',
  ended: 'You will get no more reminders of your planned posts. The calendar stays as it is.',
  again: 'That was a mistake: remind me',
  resumed: 'You will be reminded of your planned posts again.',
};

/** A link about anything but the newsletter names its kind in the token. */
const wordsOf = (token: string) => (token.includes('.POST_REMINDERS.') ? reminders : newsletter);

/** /unsubscribe/:token: opened by the link of an email. One click unsubscribes, and another subscribes again. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const words = wordsOf(token);
  return (
    <AuthLayout title={words.title}>
      <PageTitle>{words.title}</PageTitle>
      <Subscription token={token} words={words} />
    </AuthLayout>
  );
}

function Subscription({ token, words }: { token: string; words: typeof newsletter }) {
  const [setSubscribed, { loading }] = useSetSubscribedMutation();
  const [{ isSubscribed, refusal, problem }, setResult] = useState<Result>({});
  const change = async (wanted: boolean) => {
    try {
      const { data } = await setSubscribed({ variables: { token, isSubscribed: wanted } });
      const answer = data?.setSubscribed;
      const wrong = answer?.errors[0]?.message;
      setResult(wrong ? { refusal: wrong } : { isSubscribed: answer?.isSubscribed ?? wanted });
    } catch (error) {
      setResult({ isSubscribed, problem: errorMessage(error) });
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
        <Typography>{words.ended}</Typography>
        {alert}
        <SteadyButton size="large" variant="outlined" loading={loading} onClick={() => void change(true)}>
          {words.again}
        </SteadyButton>
      </Outcome>
    );
  if (isSubscribed)
    return (
      <Outcome icon={MailCheck}>
        <Typography>{words.resumed}</Typography>
        {alert}
        <SteadyButton size="large" variant="outlined" loading={loading} onClick={() => void change(false)}>
          Unsubscribe
        </SteadyButton>
      </Outcome>
    );
  return (
    <Outcome icon={MailQuestionMark}>
      <Typography>{words.question}</Typography>
      {alert}
      <SteadyButton size="large" loading={loading} onClick={() => void change(false)}>
        Unsubscribe
      </SteadyButton>
    </Outcome>
  );
}
