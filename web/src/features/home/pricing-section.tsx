import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../components/feedback/empty-state';
import { SectionLoader } from '../../components/feedback/loaders';
import { usePricingQuery } from '../../gql/operations';
import { serverMessage } from '../../lib/errors';
import { PlanCard } from './plan-card';
import { Kicker, SectionError, SectionFrame } from './section-states';

/** The card at this place of the plans sorted by price is recommended (specification, public site, section 9). */
const popular = 1;

/** The packages on sale, cheapest first. */
export function PricingSection() {
  const { data, error } = usePricingQuery();
  if (error && !data) return <SectionError>{`Error: ${serverMessage(error, 'Failed to fetch packages')}`}</SectionError>;
  if (!data) return <SectionLoader text="Loading packages..." minHeight={560} />;
  const plans = [...data.packages].sort((one, other) => Number.parseFloat(one.price) - Number.parseFloat(other.price));
  return (
    <SectionFrame id="pricing" labelledBy="pricing-title">
      <Box sx={{ textAlign: 'center', display: 'grid', justifyItems: 'center' }}>
        <Kicker>Our Pricing</Kicker>
        <Typography variant="h2" id="pricing-title">
          Starter Plan For Everyone
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary', fontSize: '1.0625rem' }}>Choose the perfect plan to kickstart your journey.</Typography>
      </Box>
      {plans.length === 0 ? (
        <EmptyState title="No packages on sale just now" text="New ones are being put together. Please look in again soon." />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: { xs: 5, md: 8 }, p: 0, display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }, maxWidth: { xs: 520, lg: 'none' }, mx: 'auto', alignItems: 'stretch' }}>
          {plans.map((plan, index) => (
            <PlanCard key={plan.id} plan={plan} popular={index === popular} />
          ))}
        </Box>
      )}
    </SectionFrame>
  );
}
