import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { RotateCw } from '../../../lib/generated/icons';
import { emailStatusLabels } from '../../../../../contract/labels';
import { messageLimits } from '../../../../../contract/limits';
import { BulkAction } from '../../../components/admin-list/bulk-action';
import type { AdminListDefinition } from '../../../components/admin-list/definition';
import { RowLink } from '../../../components/admin-list/row-link';
import { useAdminList } from '../../../components/admin-list/use-admin-list';
import { useAfterChange } from '../../../components/admin-list/use-after-change';
import { useCount } from '../../../components/admin-list/use-count';
import { EmailText } from '../../../components/list/email-text';
import { anyOf, dates, linked } from '../../../components/list/list-filters';
import { AdminList } from '../../../entities/admin-list/admin-list';
import { PersonLink } from '../../../entities/person/person-link';
import { EmailState } from '../../../entities/message/email-state';
import type { EmailFilter, EmailSortField } from '../../../gql/schema';
import { formatDateTime } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { MessageTabs } from './message-tabs';
import { CountEmailsDocument, useAdminEmailsQuery } from './messages.generated';
import type { AdminEmailFragment } from './messages.generated';
import { OpenedEmail } from './opened-email';
import { sentenceOfRetry, useEmailRetry } from './use-email-retry';

const definition: AdminListDefinition<AdminEmailFragment, EmailFilter, EmailSortField> = {
  list: 'EMAILS',
  title: 'Messages',
  text: 'Every email of the shop, newest first, and whether it was sent.',
  label: 'Emails',
  searchLabel: 'Search by recipient or subject',
  csvPath: '/admin/emails.csv',
  mostChosen: messageLimits.emailsAtOnce,
  noMatches: 'No emails found',
  empty: { title: 'No emails yet', text: 'Receipts, notices and messages appear here when they are written.' },
  rowWords: { one: 'email', many: 'emails' },
  filters: {
    status: anyOf('State', emailStatusLabels),
    createdAt: dates('Queued'),
    mailing: linked<AdminEmailFragment>(
      'Mailing',
      ({ mailing }) => mailing && { id: mailing.id, name: mailing.subject },
    ),
  },
  canRefresh: true,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 10,
  columns: [
    {
      key: 'subject',
      header: 'Subject',
      heading: true,
      width: 240,
      grow: 2,
      cell: (email) => <RowLink id={email.id}>{email.subject}</RowLink>,
    },
    {
      key: 'recipient',
      header: 'Recipient',
      width: 200,
      grow: 1,
      cell: ({ recipient, user }) =>
        user ? <PersonLink person={{ ...user, email: recipient }} /> : <EmailText email={recipient} />,
    },
    { key: 'state', header: 'State', width: 120, cell: ({ status }) => <EmailState status={status} /> },
    {
      key: 'attempts',
      header: 'Failed attempts',
      align: 'right',
      width: 100,
      rank: 0,
      cell: ({ attempts }) => (attempts > 0 ? attempts : null),
    },
    {
      key: 'queued',
      header: 'Queued',
      sortField: 'CREATED_AT',
      width: 168,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
  ],
};

/** /admin/messages: the outbox. */
export function EmailsPage() {
  const list = useAdminList(definition);
  const { selection, variables } = list;
  const result = useAdminEmailsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const count = useCount(CountEmailsDocument, ({ emails }) => emails.totalItems);
  const page = (result.data ?? result.previousData)?.emails;
  const afterChange = useAfterChange({
    field: 'emails',
    list,
    selection,
    ask: async () => (await result.refetch()).data?.emails.totalItems,
  });
  const retry = useEmailRetry((outcome, id) => {
    const { isSuccess, text } = sentenceOfRetry(outcome);
    if (isSuccess) notify.success(text);
    else notify.error(text);
    // the emails stay in the list; what was chosen stays chosen when it was not sent, or another one was
    void afterChange(id === null && outcome.done > 0 ? 'chosen' : []);
  });
  return (
    <>
      <AdminList
        definition={definition}
        list={list}
        result={result}
        page={page}
        count={count}
        above={<MessageTabs />}
        rowActions={(email) =>
          email.isRetryable ? (
            <Tooltip title="Send again" describeChild>
              <IconButton
                size="small"
                aria-label={`Send “${email.subject}” to ${email.recipient} again`}
                onClick={() => void retry.one(email.id)}
              >
                <RotateCw size={17} aria-hidden />
              </IconButton>
            </Tooltip>
          ) : null
        }
        actions={
          <BulkAction
            text="Send again"
            Icon={RotateCw}
            plan={() => retry.plan(selection, variables.filter)}
            onEnd={retry.end}
          />
        }
      />
      <OpenedEmail onRetry={(id) => void retry.one(id)} />
    </>
  );
}
