import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { emailStatusLabels } from '../../../../../contract/labels';
import { useOpenedRow } from '../../../components/admin-list/row-link';
import { SectionLoader } from '../../../components/feedback/loaders';
import { SafeHtml } from '../../../components/sections/safe-html';
import { WholeEmail } from '../../../components/list/email-text';
import { Facts } from '../../../components/page/facts';
import type { Fact } from '../../../components/page/facts';
import { EmailFrame } from '../../../entities/message/email-frame';
import { shownStatus } from '../../../entities/message/email-state';
import type { ShownEmailStatus } from '../../../entities/message/email-state';
import { errorCode, errorMessage } from '../../../lib/errors';
import { formatDateTime } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { useAdminEmailQuery } from './messages.generated';
import type { AdminEmailQuery } from './messages.generated';

type Email = AdminEmailQuery['email'];

/** What a state means, and what an Admin can do. */
const meanings: Record<ShownEmailStatus, string> = {
  QUEUED: 'It is sent automatically, with attempts for up to three days.',
  SENT: 'The mail server has accepted it.',
  FAILED: 'It is not tried again automatically.',
  REFUSED: 'The mail server says that this address does not exist or takes no emails.',
  HELD: 'Its mailing is stopped.',
  NOT_SENT: 'No mail server is set up, so it was not sent.',
};

const factsOf = (email: Email): Fact[] => [
  ['To', <WholeEmail key="to" email={email.recipient} />],
  ['State', `${emailStatusLabels[shownStatus(email.status)]}. ${meanings[shownStatus(email.status)]}`],
  ['Queued', formatDateTime(email.createdAt)],
  ['Sent', email.sentAt && formatDateTime(email.sentAt)],
  ['Failed attempts', email.attempts > 0 ? String(email.attempts) : null],
  ['Reason', email.error],
];

function EmailInFull({ email }: { email: Email }) {
  const { html, mailing } = email;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Facts facts={factsOf(email)} />
      {mailing && (
        <MuiLink component={Link} to={`${paths.admin.mailings.getHref()}?open=${mailing.id}`}>
          Part of a mailing
        </MuiLink>
      )}
      {html ? (
        <EmailFrame html={html} title={email.subject} />
      ) : mailing ? (
        <SafeHtml html={mailing.body} block />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>The text of emails is deleted after 90 days.</Typography>
      )}
      {html?.includes('••••••') && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Links and codes that only the recipient may use are masked.
        </Typography>
      )}
    </Box>
  );
}

/** The email that the address names. */
export function OpenedEmail({ onRetry }: { onRetry: (id: string) => void }) {
  const { id, close } = useOpenedRow();
  const { data, error } = useAdminEmailQuery({
    variables: { id: id ?? '' },
    skip: !id,
    fetchPolicy: 'cache-and-network',
  });
  if (!id) return null;
  const email = data?.email;
  return (
    <Dialog open onClose={close} aria-labelledby="opened-email-title" fullWidth maxWidth="md">
      <DialogTitle id="opened-email-title">{email?.subject ?? 'Email'}</DialogTitle>
      {/* taller than a screen: focusable, so that the keyboard can scroll it */}
      <DialogContent tabIndex={0}>
        {email ? (
          <EmailInFull email={email} />
        ) : error ? (
          <Alert severity="error">
            {errorCode(error) === 'NOT_FOUND' ? 'This email is no longer stored.' : errorMessage(error)}
          </Alert>
        ) : (
          <SectionLoader />
        )}
      </DialogContent>
      <DialogActions>
        {email?.isRetryable && (
          <Button
            onClick={() => {
              onRetry(email.id);
              close();
            }}
          >
            Send again
          </Button>
        )}
        <Button variant="outlined" onClick={close}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
