import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { PreviewChoice, previewSchemes } from '../../../components/page/preview-choice';
import type { PreviewScheme } from '../../../components/page/preview-choice';
import { PlanCard } from '../../../entities/plan/plan-card';
import { isPopular } from './package-order';
import type { PackageValues } from './package-values';
import type { ManagedPackageFragment } from './packages.generated';

interface PackagePreviewProps {
  /** Null for a new package. */
  id: string | null;
  currency: ManagedPackageFragment['currency'];
  /** The packages on sale, as they are stored. */
  onSale: readonly ManagedPackageFragment[];
  /** Whether the edited package is hidden. */
  isHidden: boolean;
}

const amount = (price: string | undefined) => (/^\s*\d{1,10}(\.\d{1,2})?\s*$/.test(price ?? '') ? price?.trim() : null);

/** The card of the edited package, as visitors see it in either colour scheme. */
export function PackagePreview({ id, currency, onSale, isHidden }: PackagePreviewProps) {
  const [scheme, setScheme] = useState<PreviewScheme>('light');
  const { name, price, features } = useWatch<PackageValues>() as Partial<PackageValues>;
  const plan = {
    __typename: 'Package' as const,
    id: id ?? 'new',
    name: name?.trim() || 'Name',
    price: amount(price) ?? '0.00',
    currency,
    features: [...new Set((features ?? []).map(({ text }) => text.trim()).filter(Boolean))],
  };
  const others = onSale.filter((other) => other.id !== id);
  return (
    <Box component="section" aria-label="Preview" sx={{ minWidth: 0, position: { md: 'sticky' }, top: 8 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          Preview
        </Typography>
        <PreviewChoice label="Colours of the preview" options={previewSchemes} value={scheme} onChange={setScheme} />
      </Box>
      {/* inert: its link would lead away from the unsaved changes */}
      <Box
        inert
        {...{ [`data-${scheme}`]: '' }}
        sx={{ p: { xs: 2, sm: 3 }, borderRadius: '12px', backgroundColor: 'background.default', color: 'text.primary' }}
      >
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <PlanCard
            plan={plan}
            popular={!isHidden && isPopular([...others, plan], plan.id)}
            heading="h3"
            seller={false}
          />
        </Box>
      </Box>
    </Box>
  );
}
