import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { SectionLoader } from '../../components/feedback/loaders';
import { PlanList } from '../../entities/plan/plan-list';
import { usePricingQuery } from '../../entities/plan/pricing.generated';
import { serverMessage } from '../../lib/errors';
import { paths } from '../../lib/paths';
import { Offers } from './offers';
import { Kicker, SectionError, SectionFrame } from '../../components/sections/section-states';

/** The packages on sale, cheapest first. */
export function PricingSection() {
  const { data, error } = usePricingQuery();
  if (error && !data)
    return <SectionError>{`Error: ${serverMessage(error, 'Failed to fetch packages')}`}</SectionError>;
  if (!data) return <SectionLoader text="Loading packages..." minHeight={560} />;
  return (
    <SectionFrame id="pricing" labelledBy="pricing-title">
      <Box sx={{ textAlign: 'center', display: 'grid', justifyItems: 'center' }}>
        <Kicker>Our Pricing</Kicker>
        <Typography variant="h2" id="pricing-title">
          Starter Plan For Everyone
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary', fontSize: '1.0625rem' }}>
          Choose the perfect plan to kickstart your journey.
        </Typography>
      </Box>
      {data.packages.length === 0 ? (
        <EmptyState title="No packages on sale just now" text="New ones are on their way. Please check back soon." />
      ) : (
        <Box sx={{ mt: { xs: 5, md: 8 } }}>
          <PlanList packages={data.packages} />
          <Offers packages={data.packages} />
        </Box>
      )}
      <Typography sx={{ mt: 5, textAlign: 'center', color: 'text.secondary' }}>
        Calendars, captions and checklists to go with your posts:{' '}
        <MuiLink component={Link} to={paths.items.getHref()} sx={{ fontWeight: 600 }}>
          see the premium items
        </MuiLink>
      </Typography>
    </SectionFrame>
  );
}
