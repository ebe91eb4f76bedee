import Box from '@mui/material/Box';
import type { PricingQuery } from './pricing.generated';
import { useViewer } from '../session/use-viewer';
import { PlanCard } from './plan-card';

/** Index of the recommended plan, sorted by price (specification, public site, section 9). */
const popular = 1;

/** Plans side by side, cheapest first; stacked where there is too little width. */
export function PlanList({ packages, heading = 'h3' }: { packages: PricingQuery['packages']; heading?: 'h2' | 'h3' }) {
  const { viewer } = useViewer();
  const plans = [...packages].sort((one, other) => Number.parseFloat(one.price) - Number.parseFloat(other.price));
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
        maxWidth: { xs: 520, lg: 'none' },
        mx: 'auto',
        alignItems: 'stretch',
      }}
    >
      {plans.map((plan, index) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          popular={index === popular}
          heading={heading}
          seller={viewer?.role === 'SELLER'}
        />
      ))}
    </Box>
  );
}
