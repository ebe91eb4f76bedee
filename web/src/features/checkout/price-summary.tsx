import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatMoney } from '../../lib/format';

interface PriceSummaryProps {
  name: string;
  /** What the buyer gets, in a few words. */
  text: string;
  /** What the purchase changes, and what it does not, for a buyer who has something like it already. */
  note?: string | null;
  /** Lines above the total, as name and amount. */
  lines: readonly (readonly [string, string])[];
  total: string;
  currency: string;
}

/** What is bought and its total. */
export function PriceSummary({ name, text, note, lines, total, currency }: PriceSummaryProps) {
  return (
    <Card component="section" aria-label="Order summary" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h5" component="h2">
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {text}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {note}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 2,
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          rowGap: 0.75,
          fontVariantNumeric: 'tabular-nums',
          '& dd': { m: 0, textAlign: 'right' },
          '& dt': { color: 'text.secondary' },
        }}
      >
        {lines.map(([label, amount]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </Box>
        ))}
        <Box
          sx={{
            display: 'contents',
            '& dt, & dd': {
              borderTop: 1,
              borderColor: 'divider',
              pt: 1.25,
              mt: 0.5,
              fontWeight: 700,
              color: 'text.primary',
              fontSize: '1.125rem',
            },
          }}
        >
          <dt>Total</dt>
          <dd>{formatMoney(total, currency)}</dd>
        </Box>
      </Box>
    </Card>
  );
}
