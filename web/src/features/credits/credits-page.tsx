import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { Download, ImageOff } from '../../lib/generated/icons';
import { EmptyState } from '../../components/feedback/empty-state';
import { ChoicesFilter } from '../../components/list/choices-filter';
import { DaysFilter } from '../../components/list/days-filter';
import { FilterBar } from '../../components/list/filter-bar';
import { choices, days } from '../../components/list/filter-kinds';
import { ListView } from '../../components/list/list-view';
import type { Column } from '../../components/list/list-rows';
import { useListState } from '../../components/list/use-list-state';
import { PageHeading } from '../../components/page/page-heading';
import { creditReasonLabels } from '../../../../contract/labels';
import type { CreditReason } from '../../gql/schema';
import { formatCredits, formatDate, formatDateTime, formatNumber } from '../../lib/format';
import { optionsOf, valuesOf } from '../../lib/options';
import { paths } from '../../lib/paths';
import { useCreditEntriesQuery } from './credits.generated';
import type { CreditEntriesQuery } from './credits.generated';

type Entry = NonNullable<CreditEntriesQuery['me']>['creditEntries']['items'][number];

const reasonOptions = optionsOf<CreditReason>(creditReasonLabels);
const listOptions = {
  sortFields: ['CREATED_AT'] as const,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 25,
  pageSizes: [10, 25, 50],
  filters: { reason: choices(valuesOf(reasonOptions)), createdAt: days },
} as const;

const signed = (change: number) => (change > 0 ? `+${formatNumber(change)}` : `\u2212${formatNumber(-change)}`);

/**
 * Returns the reason in a few words. A note of the product about a design repeats the error that the design shows, so
 * it is left out.
 */
const reasonOf = ({ reason, note }: Entry) =>
  note && (reason === 'ADMIN' || reason === 'GRANT')
    ? `${creditReasonLabels[reason]}: ${note}`
    : creditReasonLabels[reason];

const designHref = (id: string) => `${paths.user.generateImage.getHref()}?design=${id}`;

const thumbnail = {
  width: 36,
  height: 36,
  flex: 'none',
  borderRadius: '8px',
  objectFit: 'cover',
  bgcolor: 'action.hover',
} as const;

/** The design's picture; a sign in its place where there is none, for example of a design that failed. */
const Thumbnail = ({ src }: { src: string | null }) =>
  src ? (
    <Box component="img" src={src} alt="" loading="lazy" sx={thumbnail} />
  ) : (
    <Box component="span" sx={{ ...thumbnail, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
      <ImageOff size={16} aria-hidden />
    </Box>
  );

/** The order's page of the account, with this order alone. */
const orderHref = (code: string) => `${paths.user.ordersHistory.getHref()}?search=${code}`;

interface SubjectProps {
  entry: Entry;
  /** Without the picture of a design. */
  isBare?: boolean;
}

/** The design or order of a row, as a link. */
function Subject({ entry: { design, designId, purchase, purchaseId }, isBare = false }: SubjectProps) {
  if (design)
    return (
      <MuiLink
        component={Link}
        to={designHref(design.id)}
        sx={{
          display: 'inline-flex',
          verticalAlign: 'middle',
          alignItems: 'center',
          gap: 1.25,
          maxWidth: 'min(320px, 100%)',
          minWidth: 0,
        }}
      >
        {!isBare && <Thumbnail src={design.thumbnailUrl} />}
        <Box component="span" sx={oneLine}>
          {design.primaryText}
        </Box>
      </MuiLink>
    );
  if (designId) return <Gone>Deleted design</Gone>;
  if (purchase)
    return (
      <MuiLink component={Link} to={orderHref(purchase.code)}>
        {purchase.name ? `${purchase.name}, order ${purchase.code}` : `Order ${purchase.code}`}
      </MuiLink>
    );
  return purchaseId ? <Gone>Deleted order</Gone> : null;
}

const Gone = ({ children }: { children: string }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);

const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Change = ({ change }: Pick<Entry, 'change'>) => (
  <Box
    component="span"
    sx={{
      fontWeight: 700,
      color: change > 0 ? 'success.main' : 'text.primary',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {signed(change)}
  </Box>
);

/** A row on a phone: the reason in full, the design or order, the time, the number of credits and the balance. */
const Line = ({ entry }: { entry: Entry }) => (
  <>
    {entry.design && <Thumbnail src={entry.design.thumbnailUrl} />}
    {/* at least as wide as its date: in large text the balance wraps instead */}
    <Box sx={{ flex: 1, minWidth: '5.75em' }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{reasonOf(entry)}</Box>
      <Box sx={oneLine}>
        <Subject entry={entry} isBare />
      </Box>
      <Box component="time" dateTime={entry.createdAt} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {formatDate(entry.createdAt)}
      </Box>
    </Box>
    <Box sx={{ textAlign: 'right' }}>
      <Change change={entry.change} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' }}>
        Balance {formatNumber(entry.balanceAfter)}
      </Box>
    </Box>
  </>
);

const columns: Column<Entry, 'CREATED_AT'>[] = [
  {
    key: 'when',
    header: 'When',
    sortField: 'CREATED_AT',
    cell: (entry) => <span style={{ whiteSpace: 'nowrap' }}>{formatDateTime(entry.createdAt)}</span>,
  },
  {
    key: 'why',
    header: 'Why',
    heading: true,
    cell: reasonOf,
  },
  {
    key: 'change',
    header: 'Credits',
    align: 'right',
    cell: (entry) => <Change change={entry.change} />,
  },
  { key: 'balance', header: 'Balance', align: 'right', cell: (entry) => formatNumber(entry.balanceAfter) },
  {
    key: 'link',
    header: 'Details',
    cell: (entry) => <Subject entry={entry} />,
  },
];

/** /user/credits: every change of the account's credits, with its reason. */
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
        <FilterBar list={list}>
          <ChoicesFilter
            label="Why"
            options={reasonOptions}
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
        line={(entry) => <Line entry={entry} />}
        rows={me?.creditEntries.items}
        totalItems={me?.creditEntries.totalItems}
        rowKey={(entry) => entry.id}
        loading={loading}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={
          <Card>
            <EmptyState title="No credits yet" text="Every credit you buy or spend appears here." />
          </Card>
        }
      />
    </>
  );
}
