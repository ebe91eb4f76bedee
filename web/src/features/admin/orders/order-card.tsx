import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

interface OrderCardProps {
  title: string;
  /** How the shown rows were chosen, where that is not obvious. */
  hint?: string;
  children: ReactNode;
}

/** A part of an order's page. */
export const OrderCard = ({ title, hint, children }: OrderCardProps) => (
  <Card component="section" aria-label={title} sx={{ p: 2.5, minWidth: 0 }}>
    <Typography variant="h6" component="h2">
      {title}
    </Typography>
    {hint && (
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {hint}
      </Typography>
    )}
    <Box sx={{ mt: 1.5 }}>{children}</Box>
  </Card>
);
