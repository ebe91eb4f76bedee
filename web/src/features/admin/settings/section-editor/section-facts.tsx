import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

/** Facts about a stored section as tiles (specification, admin area, 'Settings area': 'stats', 'status tiles'). */
export const SectionFacts = ({ facts }: { facts: readonly { label: string; value: string }[] }) => (
  <Box
    component="dl"
    aria-label="Status"
    sx={{
      m: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: `repeat(${facts.length}, minmax(0, 1fr))` },
    }}
  >
    {facts.map(({ label, value }) => (
      <Card key={label} sx={{ p: 2 }}>
        <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontSize: '1.125rem' }}>
          {value}
        </Typography>
      </Card>
    ))}
  </Box>
);
