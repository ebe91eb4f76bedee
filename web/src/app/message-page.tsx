import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThreadArt } from '../components/feedback/thread-art';

/** A page with a single message and links. */
export function Message({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{
        minHeight: '70vh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 2,
        px: 3,
        py: 8,
      }}
    >
      <ThreadArt size={180} />
      <Typography variant="h2" component="h1" tabIndex={-1} sx={{ mt: 3, maxWidth: '18ch' }}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }}>{text}</Typography>}
      {children && (
        <Box sx={{ mt: 2, display: 'flex', gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>{children}</Box>
      )}
    </Box>
  );
}
