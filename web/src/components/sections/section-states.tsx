import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Error of one section; the others are not affected. */
export const SectionError = ({ children }: { children: ReactNode }) => (
  <Box sx={{ maxWidth: 1320, mx: 'auto', px: { xs: 2, sm: 3 }, py: 4 }}>
    <Alert severity="error">{children}</Alert>
  </Box>
);

interface SectionFrameProps {
  id: string;
  /** Id of the heading that labels the section. */
  labelledBy: string;
  children: ReactNode;
}

/** Width, padding and anchor of a section. */
export const SectionFrame = ({ id, labelledBy, children }: SectionFrameProps) => (
  <Box
    component="section"
    id={id}
    aria-labelledby={labelledBy}
    sx={{
      maxWidth: 1320,
      mx: 'auto',
      px: { xs: 2, sm: 3 },
      pt: { xs: 9, md: 14 },
      position: 'relative',
      zIndex: 0,
      scrollMarginTop: 64,
    }}
  >
    {children}
  </Box>
);

/** An editor's text with its line breaks. */
export const Lines = ({ text }: { text: string }) => (
  <>
    {text.split(/\r?\n/).map((line, index) => (
      // lines are identified by their order only
      <Box component="span" key={index} sx={{ display: 'block' }}>
        {line}
      </Box>
    ))}
  </>
);

/** The short line above a section's heading. */
export const Kicker = ({ children }: { children: ReactNode }) => (
  <Typography component="p" sx={{ color: 'secondary.dark', fontWeight: 600, mb: 1.5 }}>
    {children}
  </Typography>
);
