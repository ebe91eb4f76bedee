import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import { ExternalLink, Eye, EyeOff, Plus } from '../../../lib/generated/icons';
import type { AdminListDefinition } from '../../../components/admin-list/definition';
import { useAdminList } from '../../../components/admin-list/use-admin-list';
import { useAfterChange } from '../../../components/admin-list/use-after-change';
import { useCount } from '../../../components/admin-list/use-count';
import { amountsBetween, dates, flag } from '../../../components/list/list-filters';
import { AdminList } from '../../../entities/admin-list/admin-list';
import type { ItemSortField, ManagedItemFilter } from '../../../gql/schema';
import { formatBytes, formatDate, formatMoney } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { CountItemsDocument, useAllItemsQuery } from './admin-items.generated';
import type { ManagedItemFragment } from './admin-items.generated';
import { newItem, saleLabels } from './item-values';
import { useItemActivity } from './use-item-activity';

const definition: AdminListDefinition<ManagedItemFragment, ManagedItemFilter, ItemSortField> = {
  list: 'ITEMS',
  title: 'Items',
  text: 'Files and links that customers buy.',
  label: 'Items',
  searchLabel: 'Search items',
  csvPath: '/admin/all-items.csv',
  mostChosen: 1_000,
  noMatches: 'No items found',
  empty: { title: 'No items yet', text: 'Add one, and it is on sale at once.' },
  rowWords: { one: 'item', many: 'items' },
  filters: {
    isActive: flag('State', saleLabels),
    price: amountsBetween('Price'),
    createdAt: dates('Added'),
  },
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 10,
  columns: [
    {
      key: 'name',
      header: 'Name',
      heading: true,
      sortField: 'NAME',
      width: 200,
      grow: 3,
      cell: ({ id, name }) => (
        <MuiLink
          component={Link}
          to={paths.admin.item.getHref(id)}
          data-row-link
          sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}
        >
          {name}
        </MuiLink>
      ),
    },
    {
      key: 'price',
      header: 'Price',
      sortField: 'PRICE',
      align: 'right',
      width: 120,
      cell: ({ price, currency }) => formatMoney(price, currency),
    },
    {
      key: 'state',
      header: 'State',
      width: 110,
      cell: ({ isActive }) => (
        <Chip
          component="span"
          size="small"
          label={isActive ? saleLabels.yes : saleLabels.no}
          color={isActive ? 'success' : 'default'}
        />
      ),
    },
    {
      key: 'delivers',
      header: 'Delivers',
      width: 140,
      rank: 3,
      cell: ({ file }) => (file ? [file.format, formatBytes(file.bytes)].filter(Boolean).join(', ') : 'Link'),
    },
    { key: 'slug', header: 'Slug', width: 160, rank: 1, grow: 1, cell: ({ slug }) => slug },
    { key: 'number', header: 'Number', width: 110, rank: 0, cell: ({ number }) => number },
    {
      key: 'added',
      header: 'Added',
      sortField: 'CREATED_AT',
      width: 120,
      rank: 2,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
  ],
  actionsWidth: 96,
};

/** /admin/items: every digital item, on sale or hidden. */
export function ItemsPage() {
  const list = useAdminList(definition);
  const result = useAllItemsQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const count = useCount(CountItemsDocument, ({ allItems }) => allItems.totalItems);
  const page = (result.data ?? result.previousData)?.allItems;
  const afterChange = useAfterChange({
    field: 'allItems',
    list,
    selection: list.selection,
    ask: async () => (await result.refetch()).data?.allItems.totalItems,
  });
  const toggle = useItemActivity(() => afterChange([]));
  return (
    <AdminList
      definition={definition}
      list={list}
      result={result}
      page={page}
      count={count}
      headingAction={
        <Button
          component={Link}
          to={paths.admin.item.getHref(newItem)}
          startIcon={<Plus size={18} aria-hidden />}
          sx={{ flex: 'none' }}
        >
          Add item
        </Button>
      }
      rowActions={(item) => <ItemActions item={item} onToggle={() => void toggle(item)} />}
    />
  );
}

const ItemActions = ({ item, onToggle }: { item: ManagedItemFragment; onToggle: () => void }) => (
  <Box sx={{ display: 'flex', justifyContent: 'flex-end', mr: -1 }}>
    {item.isActive && (
      <Tooltip title="Open its page" describeChild>
        <IconButton
          size="small"
          component={Link}
          to={paths.item.getHref(item.slug, item.number)}
          aria-label={`Open the page of ${item.name}`}
        >
          <ExternalLink size={18} aria-hidden />
        </IconButton>
      </Tooltip>
    )}
    <Tooltip title={item.isActive ? 'Hide' : 'Show'} describeChild>
      <IconButton size="small" aria-label={`${item.isActive ? 'Hide' : 'Show'} ${item.name}`} onClick={onToggle}>
        {item.isActive ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
      </IconButton>
    </Tooltip>
  </Box>
);
