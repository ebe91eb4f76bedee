import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { DashboardSummaryQuery } from './dashboard.generated';
import { paths } from '../../lib/paths';

type RecentDesign = NonNullable<DashboardSummaryQuery['me']>['designs']['items'][number];

/** The newest designs; each opens in the generator. Nothing is shown before there is one. */
export function RecentDesigns({ designs, totalItems }: { designs: RecentDesign[] | undefined; totalItems: number }) {
  if (!designs || designs.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="recent-designs" sx={{ mt: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 2 }}>
        <Typography id="recent-designs" variant="h5" component="h2">
          Your latest designs{' '}
          <Typography component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {totalItems} in all
          </Typography>
        </Typography>
        <MuiLink component={Link} to={paths.user.designs.getHref()} sx={{ fontWeight: 600 }}>
          See all designs
        </MuiLink>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
        {designs.map((design) => (
          <Box
            key={design.id}
            component={Link}
            to={`${paths.user.generateImage.getHref()}?design=${design.id}`}
            sx={{
              display: 'block',
              borderRadius: '16px',
              overflow: 'hidden',
              border: 1,
              borderColor: 'divider',
              aspectRatio: '1',
              bgcolor: 'background.paper',
              transition: 'transform 180ms ease-out',
              '&:hover': { transform: 'translateY(-3px)' },
            }}
          >
            {design.thumbnailUrl && (
              <Box
                component="img"
                src={design.thumbnailUrl}
                alt={`Design: ${design.primaryText}`}
                loading="lazy"
                sx={{ width: '100%', height: '100%', objectFit: 'contain', display: 'block' }}
              />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
