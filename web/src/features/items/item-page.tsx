import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { PageLoader } from '../../components/feedback/loaders';
import { BoughtItem } from '../../entities/order/bought-item';
import { MovedTo, NotThere } from '../../components/page/not-there';
import { PageMeta, PageTitle } from '../../components/page/page-meta';
import { useViewer } from '../../entities/session/use-viewer';
import { errorMessage } from '../../lib/errors';
import { formatBytes, formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { csvRows } from './csv-rows';
import { ItemArt } from './item-art';
import { useItemAccessQuery, useItemQuery } from './items.generated';
import type { ItemAccessQuery, ItemQuery } from './items.generated';

/** /premium/{slug}/{number}: one item, and its content for accounts that have bought it. */
export function ItemPage() {
  const { number = '', slug } = useParams();
  const { viewer } = useViewer();
  const { data, error, refetch } = useItemQuery({ variables: { number } });
  const itemId = data?.item?.id;
  // the page is rendered for anonymous callers: a signed-in account loads its own access
  const { data: own } = useItemAccessQuery(
    viewer && itemId ? { variables: { itemId }, fetchPolicy: 'cache-and-network' } : { skip: true },
  );
  if (error && !data)
    return (
      <Box sx={{ maxWidth: 640, mx: 'auto', px: 2, py: { xs: 6, md: 10 } }}>
        <PageTitle>Premium items</PageTitle>
        <ErrorPanel
          page
          title="The item could not be loaded"
          message={errorMessage(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </Box>
    );
  if (!data) return <PageLoader />;
  if (!data.item)
    return (
      <>
        <NotThere />
        <PageTitle>No longer on sale</PageTitle>
        <EmptyState
          page
          title="This item is not on sale"
          text="It may have been renamed or removed. Have a look at what is on sale today."
          action={
            <Button component={Link} to={paths.items.getHref()}>
              See the items
            </Button>
          }
        />
      </>
    );
  const address = paths.item.getHref(data.item.slug, data.item.number);
  return (
    <>
      {/* an item has one canonical address: an earlier one has moved for good, any other never existed */}
      {slug !== data.item.slug && (
        <>
          {slug && data.item.earlierSlugs.includes(slug) ? <MovedTo to={address} /> : <NotThere />}
          <SentOn to={address} />
        </>
      )}
      <Shown item={data.item} access={viewer ? own?.itemAccess : undefined} isSeller={viewer?.role === 'SELLER'} />
    </>
  );
}

/** Redirects the browser to the item's canonical address. */
function SentOn({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}

interface ShownProps {
  item: NonNullable<ItemQuery['item']>;
  access: ItemAccessQuery['itemAccess'] | undefined;
  isSeller: boolean;
}

/** On a phone name, price and button come first; on a desktop they stand beside the picture. */
function Shown({ item, access, isSeller }: ShownProps) {
  const isBought = access?.isBought ?? false;
  return (
    <Box sx={layout}>
      <PageMeta title={item.name} description={item.description} />
      <Box sx={{ gridArea: 'head' }}>
        <Typography variant="h2" component="h1" tabIndex={-1}>
          {item.name}
        </Typography>
        {!isBought && <Offer item={item} isSeller={isSeller} />}
      </Box>
      <Box sx={{ gridArea: 'art' }}>
        <ItemArt src={item.imageUrl} name={item.name} large />
      </Box>
      <Box sx={{ gridArea: 'about' }}>
        {access && isBought && <BoughtItem {...access} file={item.file} />}
        <Typography
          sx={{ mt: isBought ? 3 : 0, fontSize: '1.0625rem', color: 'text.secondary', whiteSpace: 'pre-line' }}
        >
          {item.description}
        </Typography>
        <Facts file={item.file} />
        <Box sx={{ mt: 3 }}>
          <Button component={Link} to={paths.items.getHref()} variant="text" color="inherit" sx={{ ml: -1.75 }}>
            All items
          </Button>
        </Box>
      </Box>
      {item.sample && <Sample text={item.sample} format={item.file?.format} />}
    </Box>
  );
}

const layout = {
  maxWidth: 1080,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  py: { xs: 3, md: 9 },
  display: 'grid',
  columnGap: 6,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"head" "art" "about" "sample"', md: '"art head" "art about" "sample about"' },
  gridTemplateRows: { md: 'auto auto 1fr' },
} as const;

/** The price, and the way to the checkout. */
const Offer = ({ item, isSeller }: Pick<ShownProps, 'item' | 'isSeller'>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5, alignItems: 'center', mt: 2 }}>
    <Box>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(item.total, item.currency)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        One payment. Nothing renews automatically.
      </Typography>
    </Box>
    {isSeller ? (
      <Typography>Sellers cannot purchase products</Typography>
    ) : (
      <Button
        component={Link}
        to={paths.itemBuy.getHref(item.id)}
        size="large"
        sx={{ flex: { xs: '1 0 auto', sm: 'none' } }}
      >
        Buy it
      </Button>
    )}
  </Box>
);

/** What the buyer gets, shown before the payment. */
function Facts({ file }: Pick<ShownProps['item'], 'file'>) {
  const facts: [string, string][] = file
    ? [
        ...(file.format ? ([['Format', file.format]] as [string, string][]) : []),
        ['Size', formatBytes(file.bytes)],
        ['You get', 'A file to download as often as you like'],
      ]
    : [['You get', 'A link that opens it']];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 3,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 3,
        rowGap: 0.75,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, fontWeight: 600 },
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}

/** The first lines of the content: of a table as a table. */
function Sample({ text, format }: { text: string; format: string | undefined }) {
  const rows = format === 'CSV' ? csvRows(text) : null;
  return (
    <Box component="section" aria-labelledby="sample-title" sx={{ gridArea: 'sample' }}>
      <Typography id="sample-title" variant="h6" component="h2">
        A look inside
      </Typography>
      <Box
        sx={{
          mt: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          fontSize: '0.9375rem',
          color: 'text.secondary',
          overflowWrap: 'anywhere',
          maskImage: 'linear-gradient(#000 60%, transparent)',
          ...(rows ? { overflowX: 'auto' } : { p: 2, whiteSpace: 'pre-wrap' }),
        }}
        {...(rows && { tabIndex: 0, role: 'group', 'aria-labelledby': 'sample-title' })}
      >
        {rows ? <SampleTable rows={rows} /> : text}
      </Box>
    </Box>
  );
}

function SampleTable({ rows: [heading = [], ...rows] }: { rows: string[][] }) {
  return (
    <Box component="table" sx={sampleTable}>
      <thead>
        <tr>
          {heading.map((name, column) => (
            <th key={column} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={line}>
            {row.map((value, column) => (
              <td key={column}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const sampleTable = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: 1.5, py: 1, textAlign: 'left', verticalAlign: 'top' },
  '& th': { color: 'text.primary', fontWeight: 600, whiteSpace: 'nowrap', bgcolor: 'action.hover' },
  '& td': { borderTop: 1, borderColor: 'divider', minWidth: 0 },
  '& td:not(:first-of-type)': { minWidth: '7.5rem' },
} as const;
