import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { SteadyButton } from '../../components/form/steady-button';
import { Link2Off, MailQuestionMark, Undo2 } from '../../lib/generated/icons';
import { errorMessage } from '../../lib/errors';
import { paths } from '../../lib/paths';
import { Outcome } from './outcome';

export interface TakenBack {
  email?: string | null;
  errors?: { message: string }[];
}

interface TakeBackProps {
  /** What happened, and what the button does about it. */
  question: string;
  loading: boolean;
  /** Says what was done, for the account's address. */
  outcomeOf: (email: string) => string;
  /** Uses the token of the link. */
  onTakeBack: (token: string) => Promise<TakenBack | undefined>;
}

/** What taking an account back does, for the list beside it. */
export const takeBackFacts = [
  'Every device is signed out',
  'Two-step sign-in and linked sign-ins added this week are removed',
  'API tokens and webhooks stop working',
  'You set a new password',
  'Your designs and credits stay as they are',
];

/** Page of a security email's link: asks once, recovers the account, and leads to a new password. */
export function TakeBack({ question, loading, outcomeOf, onTakeBack }: TakeBackProps) {
  const [parameters] = useSearchParams();
  const [result, setResult] = useState<{ email?: string; refusal?: string; problem?: string }>({});
  const token = parameters.get('token') ?? '';

  const takeBack = () =>
    void onTakeBack(token).then(
      (answer) => setResult(answer?.email ? { email: answer.email } : { refusal: answer?.errors?.[0]?.message }),
      (failure: unknown) => setResult({ problem: errorMessage(failure) }),
    );

  if (result.email)
    return (
      <Outcome icon={Undo2}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{outcomeOf(result.email)} Now set a new password.</Typography>
        <Button component={Link} to={paths.resetPassword.getHref()} size="large">
          Set a new password
        </Button>
      </Outcome>
    );
  if (result.refusal || !token)
    return (
      <Outcome icon={Link2Off} failed>
        <Typography>{result.refusal ?? 'This address is not complete. Open the link from the email.'}</Typography>
        <Button component={Link} to={paths.contact.getHref()} size="large">
          Write to support
        </Button>
      </Outcome>
    );
  return (
    <Outcome icon={MailQuestionMark}>
      <Typography>{question}</Typography>
      {result.problem && <Alert severity="error">{result.problem}</Alert>}
      <SteadyButton size="large" loading={loading} onClick={takeBack}>
        {result.problem ? 'Try again' : 'Take it back'}
      </SteadyButton>
    </Outcome>
  );
}
