import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import { Users } from '../../../lib/generated/icons';
import { mailingKindLabels, mailingStatusLabels } from '../../../../../contract/labels';
import type { AdminListDefinition } from '../../../components/admin-list/definition';
import { RowLink } from '../../../components/admin-list/row-link';
import { useAdminList } from '../../../components/admin-list/use-admin-list';
import { useCount } from '../../../components/admin-list/use-count';
import { anyOf, dates } from '../../../components/list/list-filters';
import { AdminList } from '../../../entities/admin-list/admin-list';
import { PersonLink } from '../../../entities/person/person-link';
import type { MailingFilter, MailingSortField, MailingStatus } from '../../../gql/schema';
import { formatDateTime } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { MailingProgress } from './mailing-progress';
import { isOpen, MailingSwitch } from './mailing-switch';
import { MessageTabs } from './message-tabs';
import { CountMailingsDocument, useAdminMailingsQuery } from './messages.generated';
import type { AdminMailingFragment } from './messages.generated';
import { OpenedMailing } from './opened-mailing';

const tones = {
  RUNNING: 'info',
  STOPPED: 'warning',
  FINISHED: 'success',
} as const satisfies Record<MailingStatus, string>;

/** How often a running mailing is looked at, in milliseconds. */
const pollMs = 3_000;

const definition: AdminListDefinition<AdminMailingFragment, MailingFilter, MailingSortField> = {
  list: 'MAILINGS',
  title: 'Messages',
  text: 'Messages to many users, and how many of them have gone out.',
  label: 'Mailings',
  searchLabel: 'Search by subject',
  csvPath: '/admin/mailings.csv',
  mostChosen: 1_000,
  noMatches: 'No mailings found',
  empty: {
    title: 'No mailings yet',
    text: 'Choose users in their list, then ‘Send message’: how far it is appears here.',
  },
  rowWords: { one: 'mailing', many: 'mailings' },
  filters: {
    status: anyOf('State', mailingStatusLabels),
    createdAt: dates('Started'),
  },
  canRefresh: true,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 10,
  columns: [
    {
      key: 'subject',
      header: 'Subject',
      heading: true,
      width: 220,
      grow: 2,
      cell: (mailing) => <RowLink id={mailing.id}>{mailing.subject}</RowLink>,
    },
    {
      key: 'state',
      header: 'State',
      width: 110,
      cell: ({ status }) => (
        <Chip component="span" size="small" label={mailingStatusLabels[status]} color={tones[status]} />
      ),
    },
    {
      key: 'progress',
      header: 'Sent',
      width: 190,
      cell: (mailing) => <MailingProgress mailing={mailing} />,
    },
    { key: 'kind', header: 'Kind', width: 130, rank: 0, cell: ({ kind }) => mailingKindLabels[kind] },
    {
      key: 'startedBy',
      header: 'By',
      width: 120,
      rank: 1,
      cell: ({ startedBy }) => startedBy && <PersonLink person={startedBy} />,
    },
    {
      key: 'started',
      header: 'Started',
      sortField: 'CREATED_AT',
      width: 168,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
  ],
  actionsWidth: 140,
};

/** /admin/messages/mailings: messages to many accounts, and how far they are. */
export function MailingsPage() {
  const list = useAdminList(definition);
  const result = useAdminMailingsQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const count = useCount(CountMailingsDocument, ({ mailings }) => mailings.totalItems);
  const page = (result.data ?? result.previousData)?.mailings;
  const { startPolling, stopPolling } = result;
  const isRunning = page?.items.some(
    ({ status, sent, failed, queued }) => status === 'RUNNING' || sent + failed < queued,
  );
  useEffect(() => {
    if (!isRunning) return undefined;
    startPolling(pollMs);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  return (
    <>
      <AdminList
        definition={definition}
        list={list}
        result={result}
        page={page}
        count={count}
        above={<MessageTabs />}
        headingAction={
          <Button
            component={Link}
            to={paths.admin.users.getHref()}
            startIcon={<Users size={18} aria-hidden />}
            sx={{ flex: 'none' }}
          >
            Choose users
          </Button>
        }
        rowActions={(mailing) =>
          // a card has no row without an action
          isOpen(mailing) ? (
            <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
              <MailingSwitch mailing={mailing} />
            </Box>
          ) : null
        }
      />
      <OpenedMailing />
    </>
  );
}
