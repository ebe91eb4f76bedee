import Box from '@mui/material/Box';
import {
  designFailureCauseLabels,
  designStepLabels,
  designStatusLabels,
  designStyleLabels,
  imageSizeLabels,
  letteringLabels,
  nicheLabels,
  platformLabels,
  postTypeLabels,
} from '../../../../../contract/labels';
import type { AdminListDefinition } from '../../../components/admin-list/definition';
import { RowLink } from '../../../components/admin-list/row-link';
import { useAdminList } from '../../../components/admin-list/use-admin-list';
import { useCount } from '../../../components/admin-list/use-count';
import { anyOf, dates, person, valuesOfRows } from '../../../components/list/list-filters';
import { AdminList } from '../../../entities/admin-list/admin-list';
import { PersonLink } from '../../../entities/person/person-link';
import { useNewerRows } from '../../../entities/shop/use-newer-rows';
import type { DesignFilter, DesignSortField } from '../../../gql/schema';
import { formatDateTime } from '../../../lib/format';
import { CountDesignsDocument, useAdminDesignsQuery } from './admin-designs.generated';
import type { AdminDesignFragment } from './admin-designs.generated';
import { DesignState, formatCost, timeTaken } from './design-state';
import { DesignsTabs } from './designs-tabs';
import { OpenedDesign } from './opened-design';

/** May be broken anywhere: names of models have no spaces. */
const wrapped = (text: string) => <Box sx={{ overflowWrap: 'anywhere', py: 0.5, lineHeight: 1.3 }}>{text}</Box>;

const definition: AdminListDefinition<AdminDesignFragment, DesignFilter, DesignSortField> = {
  list: 'DESIGNS',
  title: 'Designs',
  text: 'Every design of every customer, newest first.',
  label: 'Designs',
  csvPath: '/admin/designs.csv',
  mostChosen: 1_000,
  noMatches: 'No designs found',
  empty: { title: 'No designs yet', text: 'Designs appear here as soon as a customer makes one.' },
  rowWords: { one: 'design', many: 'designs' },
  filters: {
    owner: person<AdminDesignFragment>('Customer', ({ customer }) => customer),
    status: anyOf('State', designStatusLabels),
    platform: anyOf('Platform', platformLabels),
    size: anyOf('Size', imageSizeLabels),
    niche: anyOf('Niche', nicheLabels),
    style: anyOf('Style', designStyleLabels),
    failureCause: anyOf('Cause', designFailureCauseLabels),
    step: anyOf('Failed step', { ...designStepLabels, NONE: 'No step' }),
    model: valuesOfRows<AdminDesignFragment>('Model', ({ model }) => (model ? { value: model, label: model } : null), {
      none: { value: 'NONE', label: 'No model' },
    }),
    aiKey: valuesOfRows<AdminDesignFragment>(
      'AI key',
      ({ aiKeyId, aiKeyName }) => (aiKeyId ? { value: aiKeyId, label: aiKeyName ?? 'Deleted key' } : null),
      { none: { value: 'NONE', label: 'No key' }, unknown: 'One key' },
    ),
    createdAt: dates('Asked for'),
    finishedAt: dates('Ended'),
  },
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 10,
  columns: [
    {
      key: 'asked',
      header: 'Asked for',
      heading: true,
      sortField: 'CREATED_AT',
      width: 172,
      cell: (design) => (
        <RowLink id={design.id} label={`Details of the design of ${formatDateTime(design.createdAt)}`}>
          {formatDateTime(design.createdAt)}
        </RowLink>
      ),
    },
    {
      key: 'customer',
      header: 'Customer',
      width: 140,
      grow: 2,
      cell: ({ customer }) => customer && <PersonLink person={customer} />,
    },
    { key: 'state', header: 'State', width: 104, cell: ({ status }) => <DesignState status={status} /> },
    {
      key: 'cause',
      header: 'Cause',
      width: 150,
      rank: 6,
      cell: ({ failureCause }) => failureCause && wrapped(designFailureCauseLabels[failureCause]),
    },
    { key: 'type', header: 'Type', width: 120, cell: ({ postType }) => postTypeLabels[postType] },
    { key: 'size', header: 'Size', width: 124, rank: 2, cell: ({ size }) => imageSizeLabels[size] },
    { key: 'niche', header: 'Niche', width: 106, rank: 4, cell: ({ niche }) => nicheLabels[niche] },
    { key: 'style', header: 'Style', width: 106, rank: 3, cell: ({ style }) => designStyleLabels[style] },
    { key: 'lettering', header: 'Lettering', width: 104, rank: 1, cell: ({ lettering }) => letteringLabels[lettering] },
    {
      key: 'ended',
      header: 'Ended',
      sortField: 'FINISHED_AT',
      width: 160,
      rank: 0,
      cell: ({ finishedAt }) => finishedAt && formatDateTime(finishedAt),
    },
    { key: 'model', header: 'Model', width: 150, rank: 5, cell: ({ model }) => model && wrapped(model) },
    { key: 'aiKey', header: 'AI key', width: 130, rank: 0, cell: ({ aiKeyName }) => aiKeyName && wrapped(aiKeyName) },
    {
      key: 'cost',
      header: 'Cost',
      align: 'right',
      width: 76,
      rank: 1,
      cell: ({ cost }) => cost && formatCost(cost),
    },
    { key: 'took', header: 'Took', align: 'right', width: 64, cell: (design) => timeTaken(design) },
  ],
};

/** /admin/designs: the designs of all customers. */
export function DesignsPage() {
  const list = useAdminList(definition);
  const result = useAdminDesignsQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const count = useCount(CountDesignsDocument, ({ designs }) => designs.totalItems);
  const newerRows = useNewerRows({ of: 'Design', variables: list.variables, count });
  const page = (result.data ?? result.previousData)?.designs;
  return (
    <>
      <AdminList
        definition={definition}
        list={list}
        result={result}
        page={page}
        count={count}
        newerRows={newerRows}
        above={<DesignsTabs />}
      />
      <OpenedDesign shown={page?.items ?? []} />
    </>
  );
}
