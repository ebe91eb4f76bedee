import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { usePageTop } from '../../components/list/use-page-top';
import { PageMeta } from '../../components/page/page-meta';
import { errorMessage } from '../../lib/errors';
import { formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ItemArt } from './item-art';
import { useItemsQuery } from './items.generated';
import type { ItemCardFragment } from './items.generated';

const pageSize = 12;

/** /premium: the digital items on sale. */
export function ItemsPage() {
  const [search, setSearch] = useSearchParams();
  const number = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { data, previousData, error, refetch } = useItemsQuery({ variables: { page: { number, size: pageSize } } });
  const items = (data ?? previousData)?.items;
  const top = usePageTop<HTMLUListElement>(number);
  return (
    <Box sx={{ maxWidth: 1160, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 6, md: 10 } }}>
      <PageMeta
        title="Premium items"
        description="Templates, calendars and guides for people who post for a small business. Bought once, yours to keep."
      />
      <Typography variant="h1" tabIndex={-1} sx={{ maxWidth: '18ch' }}>
        Made to go with your posts
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 2, mb: { xs: 4, md: 6 }, maxWidth: '56ch', fontSize: '1.125rem' }}>
        Templates, calendars and guides. Paid once, open at once, yours to keep.
      </Typography>
      {error && !items ? (
        <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : !items ? (
        <SectionLoader minHeight={360} />
      ) : items.items.length === 0 ? (
        <EmptyState
          title={items.totalItems > 0 ? 'This page is empty' : 'Nothing on sale just now'}
          text={items.totalItems > 0 ? undefined : 'New items are being made. Please check back soon.'}
          action={
            items.totalItems > 0 ? (
              <Button onClick={() => setSearch({})}>Go to the first page</Button>
            ) : (
              <Button component={Link} to={paths.home.getHref()} variant="outlined">
                Return to Home
              </Button>
            )
          }
        />
      ) : (
        <>
          <Box
            component="ul"
            aria-label="Items"
            ref={top}
            sx={{
              scrollMarginTop: '96px',
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: { xs: 2.5, md: 3.5 },
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
            }}
          >
            {items.items.map((item) => (
              <li key={item.id}>
                <ItemCard item={item} />
              </li>
            ))}
          </Box>
          {items.totalItems > pageSize && (
            <Pagination
              aria-label="Pages of items"
              sx={{ mt: 4, display: 'flex', justifyContent: 'center' }}
              count={Math.ceil(items.totalItems / pageSize)}
              page={number}
              onChange={(_event, page) => setSearch(page > 1 ? { page: String(page) } : {})}
            />
          )}
        </>
      )}
    </Box>
  );
}

/** The price is below the name, so that long and short names are alike. */
const nameAndPrice = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0.25, mt: 2 } as const;

const ItemCard = ({ item }: { item: ItemCardFragment }) => (
  <Card sx={{ height: '100%' }}>
    <CardActionArea
      component={Link}
      to={paths.item.getHref(item.slug, item.number)}
      sx={{
        height: '100%',
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
      }}
    >
      <ItemArt src={item.imageUrl} name="" />
      <Box sx={nameAndPrice}>
        <Typography variant="h5" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {item.name}
        </Typography>
        <Typography sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {formatMoney(item.total, item.currency)}
        </Typography>
      </Box>
      <Typography
        sx={{
          color: 'text.secondary',
          mt: 1,
          display: '-webkit-box',
          WebkitLineClamp: 3,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {item.description}
      </Typography>
    </CardActionArea>
  </Card>
);
