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

/** A line with a part of it in the shop's colour. */
function Highlighted({ line, part }: { line: string; part: string }) {
  const start = line.indexOf(part);
  return (
    <>
      {line.slice(0, start)}
      <Box component="span" sx={{ color: 'primary.main' }}>
        {part}
      </Box>
      {line.slice(start + part.length)}
    </>
  );
}

interface LinesProps {
  text: string;
  /** The part to highlight; it follows the text as a line when the text does not contain it. */
  highlight?: string | null;
}

/** An editor's text with its line breaks. */
export function Lines({ text, highlight }: LinesProps) {
  const lines = text.split(/\r?\n/);
  const found = highlight ? lines.findIndex((line) => line.includes(highlight)) : -1;
  const shown = highlight && found < 0 ? [...lines, highlight] : lines;
  const at = found < 0 ? shown.length - 1 : found;
  return (
    <>
      {shown.map((line, index) => (
        // lines are identified by their order only
        <Box component="span" key={index} sx={{ display: 'block' }}>
          {highlight && index === at ? <Highlighted line={line} part={highlight} /> : line}
        </Box>
      ))}
    </>
  );
}

/** The short line above a section's heading. */
export const Kicker = ({ children }: { children: ReactNode }) => (
  <Typography component="p" sx={{ color: 'secondary.dark', fontWeight: 600, mb: 1.5 }}>
    {children}
  </Typography>
);
