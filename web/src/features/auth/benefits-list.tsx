import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from '../../lib/generated/icons';

/** The benefits of an account, shown on the design beside the form. */
export function BenefitsList({ title, benefits }: { title: string; benefits: readonly string[] }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {benefits.map((benefit) => (
          <Box component="li" key={benefit} sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
            <Check size={18} aria-hidden style={{ flex: 'none', marginTop: '0.2em' }} />
            {benefit}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
