import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { SteadyButton } from '../../components/form/steady-button';
import { Link2Off, LogIn, MailCheck, MailQuestionMark, UserRoundX } from '../../lib/generated/icons';
import { useSignOut } from '../../entities/session/use-session-actions';
import { useVerificationMail } from '../../entities/session/use-verification-mail';
import type { Viewer } from '../../entities/session/use-viewer';
import { paths } from '../../lib/paths';
import { Outcome } from './outcome';

const wrapping = { overflowWrap: 'anywhere' } as const;

const ToDashboard = ({ quiet = false }: { quiet?: boolean }) => (
  <Button component={Link} to={paths.user.dashboard.getHref()} size="large" variant={quiet ? 'text' : 'contained'}>
    Go to the dashboard
  </Button>
);

export const Confirmed = () => (
  <Outcome icon={MailCheck}>
    <Typography>Thank you: your address is confirmed.</Typography>
    <ToDashboard />
  </Outcome>
);

export const ConfirmedBefore = ({ email }: { email: string }) => (
  <Outcome icon={MailCheck}>
    <Typography sx={wrapping}>Your address {email} is confirmed already.</Typography>
    <ToDashboard />
  </Outcome>
);

/** Shown when the address holds no token: the link was truncated. */
export const IncompleteLink = () => (
  <Outcome icon={Link2Off} failed>
    <Typography>
      This address is not complete. Open the link from the email, or send yourself a new one from your dashboard.
    </Typography>
    <ToDashboard />
  </Outcome>
);

/** The link stays in the address and works after the sign-in. */
export const SignInFirst = ({ signInHref }: { signInHref: string }) => (
  <Outcome icon={LogIn}>
    <Typography>
      Sign in to the account that this email was sent for. You are brought back here to confirm the address with one
      click.
    </Typography>
    <Button component={Link} to={signInHref} size="large">
      Sign in to confirm
    </Button>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      If you have no account with us, someone else entered your address. You can ignore this, or{' '}
      <MuiLink component={Link} to={paths.resetPassword.getHref()}>
        set a password of your own
      </MuiLink>
      , which ends theirs.
    </Typography>
  </Outcome>
);

interface ConfirmAddressProps {
  email: string;
  /** Why the last attempt did not reach the server. */
  problem?: string;
  busy: boolean;
  onConfirm: () => void;
}

export const ConfirmAddress = ({ email, problem, busy, onConfirm }: ConfirmAddressProps) => (
  <Outcome icon={MailQuestionMark}>
    <Typography sx={wrapping}>
      You are signed in as <strong>{email}</strong>. Is this your address, and is this account yours?
    </Typography>
    {problem && <Alert severity="error">{problem}</Alert>}
    <SteadyButton size="large" loading={busy} onClick={onConfirm}>
      {problem ? 'Try again' : 'Confirm my address'}
    </SteadyButton>
  </Outcome>
);

interface SpentLinkProps {
  message: string;
  viewer: Viewer;
  /** Whether a new link would help. */
  renewable: boolean;
}

export const SpentLink = ({ message, viewer, renewable }: SpentLinkProps) => (
  <Outcome icon={Link2Off} failed>
    <Typography>{message}</Typography>
    {renewable && <NewLink viewer={viewer} />}
    <ToDashboard quiet />
  </Outcome>
);

/** Offers a new link to the account that the invalid link was made for. */
function NewLink({ viewer }: { viewer: Viewer }) {
  const { send, sending, sent } = useVerificationMail();
  if (viewer.emailVerified)
    return (
      <Typography sx={{ color: 'text.secondary', ...wrapping }}>
        Your address {viewer.email} is confirmed already.
      </Typography>
    );
  if (sent) return <Typography sx={wrapping}>A new link is on its way to {viewer.email}.</Typography>;
  return (
    <SteadyButton size="large" loading={sending} onClick={send}>
      Send a new link
    </SteadyButton>
  );
}

interface OtherAccountProps {
  email: string;
  message: string;
  signInHref: string;
}

export function OtherAccount({ email, message, signInHref }: OtherAccountProps) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const change = async () => {
    setLeaving(true);
    const left = await signOut();
    setLeaving(false);
    if (left) await navigate(signInHref);
  };
  return (
    <Outcome icon={UserRoundX} failed>
      <Typography sx={wrapping}>
        {message} You are signed in as <strong>{email}</strong>.
      </Typography>
      <SteadyButton size="large" loading={leaving} onClick={() => void change()}>
        Sign in with the other account
      </SteadyButton>
      <ToDashboard quiet />
    </Outcome>
  );
}
