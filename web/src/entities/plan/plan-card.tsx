import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Check, Crown, Gem, Gift, Package } from '../../lib/generated/icons';
import type { IconComponent } from '../../lib/icon';
import type { PricingQuery } from './pricing.generated';
import { formatAmount } from '../../lib/format';
import { paths } from '../../lib/paths';
import { stageTone } from '../../lib/styles';

/** Icon and tagline by name (specification, public site, 'Home page'). */
const looks: Record<string, { Icon: IconComponent; tagline: string }> = {
  Starter: { Icon: Gift, tagline: 'Perfect for individuals getting started' },
  Enterprise: { Icon: Gem, tagline: 'Great for growing teams and businesses' },
  Standard: { Icon: Crown, tagline: 'Best for large organizations with advanced needs' },
};

interface PlanCardProps {
  plan: PricingQuery['packages'][number];
  /** Highlights it as recommended. */
  popular: boolean;
  /** Level of its heading. */
  heading: 'h2' | 'h3';
  /** The user is a Seller and cannot buy: shown here, and not only at the checkout. */
  seller: boolean;
}

const ordinary = {
  backgroundColor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  boxShadow: 'var(--soft-shadow)',
  '--soft': 'var(--mui-palette-text-secondary)',
  '--thread': 'var(--mui-palette-primary-main)',
} as const;
// the same in both schemes: a deep tone of the accent that contrasts with the light text
const highlighted = {
  backgroundColor: stageTone(50),
  color: '#FFFFFF',
  // without its ground, the text would be pale on paper
  printColorAdjust: 'exact',
  border: 1,
  borderColor: stageTone(50),
  boxShadow: `0 24px 60px -24px color-mix(in srgb, ${stageTone(50)} 65%, transparent)`,
  '--soft': 'color-mix(in srgb, var(--mui-palette-thread-onStage) 38%, #FFFFFF)',
  '--thread': '#FF8A6E',
} as const;

/** A package with its price, contents and buy button. */
export function PlanCard({ plan, popular, heading, seller }: PlanCardProps) {
  const look = looks[plan.name];
  const Icon = look?.Icon ?? Package;
  return (
    <Box
      component="li"
      aria-label={plan.name}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        borderRadius: '24px',
        p: { xs: 3, sm: 4 },
        ...(popular ? highlighted : ordinary),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32 }}>
        <Box sx={{ color: 'var(--thread)', display: 'grid' }}>
          <Icon size={30} aria-hidden />
        </Box>
        {popular && (
          <Box
            sx={{
              px: 1.75,
              py: 0.5,
              borderRadius: '999px',
              backgroundColor: '#FF8A6E',
              color: '#17141F',
              fontWeight: 700,
              fontSize: '0.875rem',
            }}
          >
            Most Popular
          </Box>
        )}
      </Box>
      <Typography variant="h3" component={heading} sx={{ mt: 2.5 }}>
        {plan.name}
      </Typography>
      {look && (
        <Typography sx={{ mt: 0.5, color: 'var(--soft)', minHeight: { lg: '3.2em' } }}>{look.tagline}</Typography>
      )}
      <Box sx={{ mt: 3, display: 'flex', alignItems: 'baseline', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
        <Typography component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatAmount(plan.price, plan.currency)}
        </Typography>
        <Box component="span" sx={{ fontWeight: 600, color: 'var(--soft)' }}>
          {plan.currency}
        </Box>
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 3,
          mb: 4,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {plan.features.filter(Boolean).map((feature) => (
          <Box component="li" key={feature} sx={{ display: 'flex', gap: 1.5 }}>
            <Box sx={{ color: 'var(--thread)', pt: '3px', flex: 'none' }}>
              <Check size={18} strokeWidth={3} aria-hidden />
            </Box>
            {feature}
          </Box>
        ))}
      </Box>
      {seller ? (
        <Typography sx={{ mt: 'auto', textAlign: 'center', fontWeight: 600, py: 1.25, color: 'var(--soft)' }}>
          Sellers cannot purchase products
        </Typography>
      ) : (
        <Button
          component={Link}
          to={paths.buy.getHref(plan.id)}
          size="large"
          variant={popular ? 'contained' : 'outlined'}
          aria-label={`Get Started with ${plan.name}`}
          sx={{
            mt: 'auto',
            ...(popular && {
              backgroundColor: '#FFFFFF',
              color: stageTone(50),
              '&:hover': { backgroundColor: 'color-mix(in srgb, var(--mui-palette-thread-onStage) 16%, #FFFFFF)' },
              '&:focus-visible': { outlineColor: '#FF8A6E' },
            }),
          }}
        >
          Get Started
        </Button>
      )}
    </Box>
  );
}
