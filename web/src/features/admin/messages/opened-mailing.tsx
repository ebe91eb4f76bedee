import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { mailingKindLabels, mailingStatusLabels } from '../../../../../contract/labels';
import { useOpenedRow } from '../../../components/admin-list/row-link';
import { SectionLoader } from '../../../components/feedback/loaders';
import { PersonName } from '../../../entities/person/person-link';
import { Facts } from '../../../components/page/facts';
import type { Fact } from '../../../components/page/facts';
import { SafeHtml } from '../../../components/sections/safe-html';
import { errorMessage } from '../../../lib/errors';
import { formatDateTime } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { MailingSwitch } from './mailing-switch';
import { useMailingWordsQuery } from './messages.generated';
import type { MailingWordsQuery } from './messages.generated';

type Mailing = MailingWordsQuery['mailings']['items'][number];

const whole = (count: number) => count.toLocaleString('en-US');

const factsOf = (mailing: Mailing): Fact[] => [
  ['State', mailingStatusLabels[mailing.status]],
  ['Kind', mailingKindLabels[mailing.kind]],
  ['Users', whole(mailing.recipients)],
  ['Sent', whole(mailing.sent)],
  ['Failed', mailing.failed > 0 ? whole(mailing.failed) : null],
  [
    'Skipped',
    mailing.skipped > 0
      ? `${whole(mailing.skipped)}: unsubscribed, disabled, deleted, without a confirmed address, or rejected`
      : null,
  ],
  ['Started', formatDateTime(mailing.createdAt)],
  ['By', mailing.startedBy && <PersonName key="by" person={mailing.startedBy} />],
  ['Finished', mailing.finishedAt && formatDateTime(mailing.finishedAt)],
];

/** The mailing that the address names. */
export function OpenedMailing() {
  const { id, close } = useOpenedRow();
  const { data, error } = useMailingWordsQuery({
    variables: { id: id ?? '' },
    skip: !id,
    fetchPolicy: 'cache-and-network',
  });
  if (!id) return null;
  const mailing = data?.mailings.items[0];
  return (
    <Dialog open onClose={close} aria-labelledby="opened-mailing-title" fullWidth maxWidth="sm">
      <DialogTitle id="opened-mailing-title">{mailing?.subject ?? 'Mailing'}</DialogTitle>
      <DialogContent tabIndex={0}>
        {mailing ? (
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <Facts facts={factsOf(mailing)} />
            <MuiLink component={Link} to={`${paths.admin.messages.getHref()}?mailing=${mailing.id}`}>
              Its emails
            </MuiLink>
            <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2, overflowWrap: 'anywhere' }}>
              <SafeHtml html={mailing.body} block />
            </Box>
          </Box>
        ) : error ? (
          <Alert severity="error">{errorMessage(error)}</Alert>
        ) : data ? (
          'There is no such mailing.'
        ) : (
          <SectionLoader />
        )}
      </DialogContent>
      <DialogActions>
        {mailing && <MailingSwitch mailing={mailing} />}
        <Button variant="outlined" onClick={close}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
