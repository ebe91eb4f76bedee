import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

interface ProfileCardProps {
  /** For links that lead to it. */
  id?: string;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

/** One topic of the profile, under its own heading. */
export const ProfileCard = ({ id, title, text, children }: ProfileCardProps) => (
  <Card component="section" id={id} aria-label={title} sx={{ p: { xs: 2.5, md: 3.5 }, display: 'grid', gap: 2.5 }}>
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', mt: 0.75, maxWidth: '64ch' }}>{text}</Typography>}
    </Box>
    {children}
  </Card>
);
