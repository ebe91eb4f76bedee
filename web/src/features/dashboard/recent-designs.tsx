import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { DashboardSummaryQuery } from './dashboard.generated';
import { pictureUrl, titleOf } from '../../entities/design/shown-design';
import { StudioCorner } from '../../entities/design/post-actions';
import { paths } from '../../lib/paths';

type DashboardDesign = NonNullable<DashboardSummaryQuery['me']>['designs']['items'][number];

const most = 6;
const ratios = { SQUARE: 1, LANDSCAPE: 16 / 9 } as const;

/** Rows of pictures in their own aspect ratios, as in the gallery. */
const grid = {
  '--row': 'clamp(120px, 40vw, 190px)',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  // gives the last row the height of a full one
  '&::after': { content: '""', flex: '1000000 0 0px' },
} as const;

interface RecentDesignsProps {
  /** The newest designs, including those without a picture. */
  designs: readonly DashboardDesign[] | undefined;
  /** Number of all designs of the account, as on every other screen. */
  totalItems: number;
}

/** Placeholders while the newest pictures are not known. */
export const RecentDesignsSkeleton = () => (
  <Box role="status" aria-label="Your latest designs are loading" sx={{ ...grid, mt: 5 }}>
    {(['SQUARE', 'LANDSCAPE', 'SQUARE'] as const).map((size, index) => (
      <Skeleton
        key={index}
        variant="rounded"
        sx={{
          flex: `${ratios[size]} 1 calc(var(--row) * ${ratios[size]})`,
          height: 'auto',
          aspectRatio: String(ratios[size]),
        }}
      />
    ))}
  </Box>
);

/** The newest pictures; each opens in the generator. Renders nothing before there is one. */
export function RecentDesigns({ designs, totalItems }: RecentDesignsProps) {
  const pictures = designs?.filter(({ thumbnailUrl }) => thumbnailUrl).slice(0, most);
  if (!pictures || pictures.length === 0) return null;
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
      <Box sx={grid}>
        {pictures.map((design) => (
          <RecentDesign key={design.id} design={design} />
        ))}
      </Box>
    </Box>
  );
}

const RecentDesign = ({ design }: { design: DashboardDesign }) => {
  const { id, size, document } = design;
  return (
    <Box
      sx={{
        position: 'relative',
        flex: `${ratios[size]} 1 calc(var(--row) * ${ratios[size]})`,
        minWidth: 0,
        transition: 'transform 180ms ease-out',
        '&:hover': { transform: 'translateY(-3px)' },
      }}
    >
      <Box
        component={Link}
        to={`${paths.user.generateImage.getHref()}?design=${id}`}
        sx={{
          display: 'block',
          borderRadius: '14px',
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          aspectRatio: String(ratios[size]),
          bgcolor: 'background.paper',
        }}
      >
        <Box
          component="img"
          src={pictureUrl(design.thumbnailUrl, design) ?? undefined}
          alt={`Design: ${titleOf(design)}`}
          loading="lazy"
          sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        />
      </Box>
      {document && <StudioCorner id={id} text={titleOf(design)} />}
    </Box>
  );
};
