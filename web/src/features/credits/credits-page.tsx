import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ChoicesFilter } from '../../components/list/choices-filter';
import { DaysFilter } from '../../components/list/days-filter';
import { FilterBar } from '../../components/list/filter-bar';
import { choices, days } from '../../components/list/filter-kinds';
import { ListView } from '../../components/list/list-view';
import type { Column } from '../../components/list/list-rows';
import { useListState } from '../../components/list/use-list-state';
import { PageHeading } from '../../components/page/page-heading';
import { creditReasons } from '../../../../contract/credit-reasons';
import type { CreditReason } from '../../gql/schema';
import { formatCredits, formatDateTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useCreditEntriesQuery } from './credits.generated';
import type { CreditEntriesQuery } from './credits.generated';

type Entry = NonNullable<CreditEntriesQuery['me']>['creditEntries']['items'][number];

/** Every reason of the contract has its words. */
const reasons: Record<CreditReason, string> = creditReasons;
const reasonNames = Object.keys(reasons) as CreditReason[];
const listOptions = {
  sortFields: ['CREATED_AT'] as const,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 25,
  pageSizes: [10, 25, 50],
  filters: { reason: choices(reasonNames), createdAt: days },
} as const;

const signed = (change: number) => (change > 0 ? `+${change}` : `\u2212${-change}`);

const linkOf = ({ designId, purchaseId }: Entry) => {
  if (designId) return { href: `${paths.user.generateImage.getHref()}?design=${designId}`, text: 'Open the design' };
  if (purchaseId) return { href: paths.user.ordersHistory.getHref(), text: 'Open your orders' };
  return null;
};

const columns: Column<Entry, 'CREATED_AT'>[] = [
  { key: 'when', header: 'When', sortField: 'CREATED_AT', cell: (entry) => formatDateTime(entry.createdAt) },
  {
    key: 'why',
    header: 'Why',
    heading: true,
    cell: (entry) => (entry.note ? `${reasons[entry.reason]}: ${entry.note}` : reasons[entry.reason]),
  },
  {
    key: 'change',
    header: 'Credits',
    align: 'right',
    cell: (entry) => (
      <Box
        component="span"
        sx={{ fontWeight: 700, color: entry.change > 0 ? 'success.main' : 'text.primary', whiteSpace: 'nowrap' }}
      >
        {signed(entry.change)}
      </Box>
    ),
  },
  { key: 'balance', header: 'Balance', align: 'right', cell: (entry) => String(entry.balanceAfter) },
  {
    key: 'link',
    header: 'Of what',
    cell: (entry) => {
      const link = linkOf(entry);
      return link ? (
        <MuiLink component={Link} to={link.href}>
          {link.text}
        </MuiLink>
      ) : null;
    },
  },
];

/** /user/credits: every credit that came or went, and why. */
export function CreditsPage() {
  const list = useListState(listOptions);
  const { data, previousData, loading, error, refetch } = useCreditEntriesQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  });
  const me = (data ?? previousData)?.me;
  return (
    <>
      <PageHeading
        title="Credits"
        text={
          me ? `You have ${formatCredits(me.credits)}. One credit makes one design.` : 'One credit makes one design.'
        }
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {me && me.creditEntries.totalItems > 0 && (
              <Button
                component="a"
                href="/account/credit-history.csv"
                download
                variant="outlined"
                startIcon={<Download size={18} aria-hidden />}
              >
                Save all as CSV
              </Button>
            )}
            <Button component={Link} to={paths.user.selectPackage.getHref()}>
              Buy More
            </Button>
          </Box>
        }
      />
      {(list.narrowed || me?.creditEntries.totalItems !== 0) && (
        <FilterBar active={Object.keys(list.filters).length}>
          <ChoicesFilter
            label="Why"
            options={reasonNames.map((value) => ({ value, label: reasons[value] }))}
            chosen={list.filters.reason}
            onChange={(chosen) => list.setFilter('reason', chosen)}
          />
          <DaysFilter
            label="When"
            days={list.filters.createdAt}
            onChange={(chosen) => list.setFilter('createdAt', chosen)}
          />
        </FilterBar>
      )}
      <ListView
        label="Credits in and out"
        list={list}
        columns={columns}
        rows={me?.creditEntries.items}
        totalItems={me?.creditEntries.totalItems}
        rowKey={(entry) => entry.id}
        loading={loading}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={
          <Card>
            <EmptyState title="No credits yet" text="What you buy and spend appears here, one row for each." />
          </Card>
        }
      />
    </>
  );
}
