import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ShieldCheck } from '../../lib/generated/icons';

interface CheckoutLayoutProps {
  title: string;
  intro?: ReactNode;
  /** What is bought and its total. It scrolls with the page: above a phone's form it would cover fields and refusals. */
  summary: ReactNode;
  children: ReactNode;
  /** Short facts that give confidence, such as 'PayPal handles the payment. We never see your card.' */
  facts?: readonly string[];
}

/** Checkout pages: one column, the total first. */
export function CheckoutLayout({ title, intro, summary, children, facts = [] }: CheckoutLayoutProps) {
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 4, md: 7 } }}>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {title}
      </Typography>
      {intro && <Typography sx={{ color: 'text.secondary', mt: 1.5 }}>{intro}</Typography>}
      <Box sx={{ my: 3 }}>{summary}</Box>
      {children}
      {facts.length > 0 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 4,
            p: 0,
            display: 'grid',
            gap: 1.25,
            color: 'text.secondary',
            fontSize: '0.9375rem',
          }}
        >
          {facts.map((fact) => (
            <Box component="li" key={fact} sx={{ display: 'flex', gap: 1.25 }}>
              <Box component="span" sx={{ color: 'success.main', display: 'inline-flex', flex: 'none', pt: 0.25 }}>
                <ShieldCheck size={18} aria-hidden />
              </Box>
              {fact}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
