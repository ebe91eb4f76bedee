import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { MailCheck } from '../../../lib/generated/icons';
import type { AdminListDefinition } from '../../../components/admin-list/definition';
import { useAdminList } from '../../../components/admin-list/use-admin-list';
import { useAfterChange } from '../../../components/admin-list/use-after-change';
import { useCount } from '../../../components/admin-list/use-count';
import { confirm } from '../../../components/feedback/confirm';
import { Refused } from '../../../components/feedback/confirm-question';
import { EmailText } from '../../../components/list/email-text';
import { dates } from '../../../components/list/list-filters';
import { AdminList } from '../../../entities/admin-list/admin-list';
import type { SuppressedAddressFilter, SuppressedAddressSortField } from '../../../gql/schema';
import { formatDateTime } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { MessageTabs } from './message-tabs';
import {
  CountSuppressedAddressesDocument,
  useAdminSuppressedAddressesQuery,
  useAllowAddressMutation,
} from './messages.generated';
import type { AdminSuppressedAddressFragment } from './messages.generated';

const definition: AdminListDefinition<
  AdminSuppressedAddressFragment,
  SuppressedAddressFilter,
  SuppressedAddressSortField
> = {
  list: 'SUPPRESSED_ADDRESSES',
  title: 'Messages',
  text: 'Addresses whose mail server rejects emails. They get no messages and no mailings until one is accepted.',
  label: 'Rejected addresses',
  searchLabel: 'Search by address',
  csvPath: '/admin/suppressed-addresses.csv',
  mostChosen: 1_000,
  noMatches: 'No addresses found',
  empty: { title: 'No rejected addresses', text: 'Every address that we have written to accepts our emails.' },
  rowWords: { one: 'address', many: 'addresses' },
  filters: { createdAt: dates('Since') },
  canRefresh: true,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 25,
  columns: [
    {
      key: 'address',
      header: 'Address',
      heading: true,
      width: 240,
      grow: 1,
      cell: ({ address }) => <EmailText email={address} />,
    },
    {
      key: 'reason',
      header: 'Answer of the mail server',
      width: 320,
      grow: 2,
      cell: ({ reason }) => <Box sx={{ overflowWrap: 'anywhere', py: 0.5 }}>{reason}</Box>,
    },
    {
      key: 'since',
      header: 'Since',
      sortField: 'CREATED_AT',
      width: 160,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
  ],
};

/** /admin/messages/rejected-addresses: whom no message reaches. */
export function RejectedAddressesPage() {
  const list = useAdminList(definition);
  const result = useAdminSuppressedAddressesQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const count = useCount(CountSuppressedAddressesDocument, ({ suppressedAddresses }) => suppressedAddresses.totalItems);
  const [allowAddress] = useAllowAddressMutation();
  const page = (result.data ?? result.previousData)?.suppressedAddresses;
  const afterChange = useAfterChange({
    field: 'suppressedAddresses',
    list,
    selection: list.selection,
    ask: async () => (await result.refetch()).data?.suppressedAddresses.totalItems,
  });
  const allow = async ({ id, address }: AdminSuppressedAddressFragment) => {
    const isAllowed = await confirm({
      title: 'Write to this address again?',
      text: `${address} gets messages again. If it rejects the next one too, it comes back to this list.`,
      confirmText: 'Write again',
      action: async () => {
        const { data } = await allowAddress({ variables: { id } });
        const problem = data?.allowAddress.errors[0];
        if (problem && problem.code !== 'NOT_FOUND') throw new Refused(problem.message);
      },
    });
    if (!isAllowed) return;
    notify.success(`${address} gets messages again.`);
    void afterChange([id]);
  };
  return (
    <AdminList
      definition={definition}
      list={list}
      result={result}
      page={page}
      count={count}
      above={<MessageTabs />}
      rowActions={(row) => (
        <Tooltip title="Write again" describeChild>
          <IconButton size="small" aria-label={`Write to ${row.address} again`} onClick={() => void allow(row)}>
            <MailCheck size={17} aria-hidden />
          </IconButton>
        </Tooltip>
      )}
    />
  );
}
