import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import {
  designStatusLabels,
  designStyleLabels,
  imageSizeLabels,
  nicheLabels,
  platformLabels,
  postTypeLabels,
} from '../../../../../contract/labels';
import type { AdminListDefinition } from '../../../components/admin-list/definition';
import { RowLink } from '../../../components/admin-list/row-link';
import { useAdminList } from '../../../components/admin-list/use-admin-list';
import { useCount } from '../../../components/admin-list/use-count';
import { EmailText } from '../../../components/list/email-text';
import { anyOf, dates, person } from '../../../components/list/list-filters';
import { AdminList } from '../../../entities/admin-list/admin-list';
import { useNewerRows } from '../../../entities/shop/use-newer-rows';
import type { DesignFilter, DesignSortField } from '../../../gql/schema';
import { formatDateTime } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { CountDesignsDocument, useAdminDesignsQuery } from './admin-designs.generated';
import type { AdminDesignFragment } from './admin-designs.generated';
import { DesignState } from './design-state';
import { OpenedDesign } from './opened-design';
import { timeTaken } from './time-taken';

const definition: AdminListDefinition<AdminDesignFragment, DesignFilter, DesignSortField> = {
  list: 'DESIGNS',
  title: 'Designs',
  text: 'Everything customers have had made, newest first.',
  label: 'Designs',
  csvPath: '/admin/designs.csv',
  mostChosen: 1_000,
  noMatches: 'No designs found',
  empty: { title: 'No designs yet', text: 'What customers have made appears here at once.' },
  rowWords: { one: 'design', many: 'designs' },
  filters: {
    owner: person<AdminDesignFragment>('Customer', ({ customer }) => customer),
    status: anyOf('State', designStatusLabels),
    platform: anyOf('Platform', platformLabels),
    size: anyOf('Size', imageSizeLabels),
    niche: anyOf('Niche', nicheLabels),
    style: anyOf('Style', designStyleLabels),
    createdAt: dates('Asked for'),
  },
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 10,
  columns: [
    {
      key: 'asked',
      header: 'Asked for',
      heading: true,
      sortField: 'CREATED_AT',
      width: 160,
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
      cell: ({ customer }) =>
        customer && (
          <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
            <MuiLink component={Link} to={`${paths.admin.designs.getHref()}?owner=${customer.id}`}>
              {customer.name}
            </MuiLink>
            <Typography component="div" variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <EmailText email={customer.email} />
            </Typography>
          </Box>
        ),
    },
    { key: 'state', header: 'State', width: 104, cell: ({ status }) => <DesignState status={status} /> },
    { key: 'type', header: 'Type', width: 120, cell: ({ postType }) => postTypeLabels[postType] },
    { key: 'size', header: 'Size', width: 124, rank: 1, cell: ({ size }) => imageSizeLabels[size] },
    { key: 'niche', header: 'Niche', width: 106, rank: 3, cell: ({ niche }) => nicheLabels[niche] },
    { key: 'style', header: 'Style', width: 106, rank: 2, cell: ({ style }) => designStyleLabels[style] },
    {
      key: 'ended',
      header: 'Ended',
      sortField: 'FINISHED_AT',
      width: 160,
      rank: 0,
      cell: ({ finishedAt }) => finishedAt && formatDateTime(finishedAt),
    },
    { key: 'took', header: 'Took', align: 'right', width: 64, cell: (design) => timeTaken(design) },
  ],
};

/** /admin/designs: the designs of all customers. */
export function DesignsPage() {
  const list = useAdminList(definition);
  const result = useAdminDesignsQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const count = useCount(CountDesignsDocument, ({ designs }) => designs.totalItems);
  const page = (result.data ?? result.previousData)?.designs;
  return (
    <>
      <AdminList
        definition={definition}
        list={list}
        result={result}
        page={page}
        count={count}
        newerRows={useNewerRows('newestDesignId')}
      />
      <OpenedDesign shown={page?.items ?? []} />
    </>
  );
}
