import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LabelledSelect } from '../../../components/form/labelled-input';
import { applyBrand } from '../../../../../studio/posts/brand';
import type { LogoCorner, PostLogo } from '../../../../../studio/posts/document';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { SectionLoader } from '../../../components/feedback/loaders';
import { brandOf } from '../../../entities/brand/brand-values';
import { useBrandsQuery } from '../../../entities/brand/brands.generated';
import { ColorStrip } from '../brand/brand-look';
import { errorMessage } from '../../../lib/errors';
import { paths } from '../../../lib/paths';
import { describeBrandChange } from '../brand/describe-change';
import { cornerOptions } from '../brand/logo-fields';
import { Choice } from './choice';
import type { StudioPanelsProps } from './panel-props';
import { Section } from './section';

const grounds = [
  { value: 'AUTO', label: 'By what is below it' },
  { value: 'LIGHT', label: 'The one for light grounds' },
  { value: 'DARK', label: 'The one for dark grounds' },
] as const;

const isLogo = (logo: PostLogo | null): logo is PostLogo => logo !== null;

/** The brands of the account, whose values a choice copies into the post, and the logo in it. */
export function BrandPanel({ post, change }: StudioPanelsProps) {
  const { data, error, refetch } = useBrandsQuery({ fetchPolicy: 'cache-and-network' });
  const [said, setSaid] = useState('');
  if (error && !data)
    return (
      <ErrorPanel
        message={`Your brands could not be loaded. ${errorMessage(error)}`}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <SectionLoader text="Loading your brands..." />;
  const brands = data.me?.brands ?? [];
  const { logo } = post;
  const setLogo = (part: Partial<PostLogo>) =>
    change((before) => ({ ...before, logo: before.logo && { ...before.logo, ...part } }));
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section title="Apply a brand">
        {brands.length === 0 ? (
          <Typography sx={{ mb: 1.5 }}>
            You have no brand yet. With one, a click gives a post your colours, fonts, logo and contact line.
          </Typography>
        ) : (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 }}>
            {brands.map((stored) => {
              const brand = brandOf(stored);
              const { changed } = applyBrand(post, brand);
              return (
                <Choice
                  key={stored.id}
                  label={brand.name}
                  chosen={changed.length === 0}
                  onChoose={() => {
                    setSaid(describeBrandChange(brand.name, applyBrand(post, brand)));
                    change((before) => applyBrand(before, brand).document);
                  }}
                >
                  <ColorStrip colors={brand.colors} />
                  <Box component="span" aria-hidden sx={name}>
                    {brand.name}
                  </Box>
                </Choice>
              );
            })}
          </Box>
        )}
        <Typography role="status" variant="body2" sx={{ mt: 1 }}>
          {said}
        </Typography>
        <MuiLink href={paths.user.brand.getHref()} sx={{ fontSize: '0.9375rem' }}>
          {brands.length === 0 ? 'Make a brand' : 'Edit your brands'}
        </MuiLink>
      </Section>
      {isLogo(logo) && (
        <Section
          title="Logo"
          action={
            <Button
              variant="text"
              size="small"
              color="error"
              onClick={() => change((before) => ({ ...before, logo: null }))}
            >
              Remove
            </Button>
          }
        >
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pt: 1 }}>
            <Select
              label="Corner"
              value={logo.corner}
              options={cornerOptions}
              onChange={(corner) => setLogo({ corner: corner as LogoCorner })}
            />
            {logo.light && logo.dark && (
              <Select
                label="Which logo"
                value={logo.ground}
                options={grounds}
                onChange={(ground) => setLogo({ ground: ground as PostLogo['ground'] })}
              />
            )}
          </Box>
        </Section>
      )}
    </Box>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

const Select = ({ label, value, options, onChange }: SelectProps) => (
  <LabelledSelect
    id={`logo-${label.toLowerCase().replaceAll(' ', '-')}`}
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </LabelledSelect>
);

const name = {
  display: 'block',
  pt: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
