import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { keyframes } from '@emotion/react';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Style of what appears only when the wait is long enough to be noticed. */
export const appearsLate = { opacity: 0, animation: `${appear} 200ms ease-out 180ms forwards` };

interface LoaderProps {
  /** What is loading, shown and read by screen readers, for example 'Loading features...'. */
  text?: string;
  minHeight?: number | string;
}

/** A spinner that appears only when the wait is long enough to be noticed. */
export function SectionLoader({ text = 'Loading...', minHeight = 240 }: LoaderProps) {
  return (
    <Box
      role="status"
      sx={{
        minHeight,
        display: 'grid',
        placeItems: 'center',
        alignContent: 'center',
        gap: 2,
        color: 'text.secondary',
        ...appearsLate,
      }}
    >
      <CircularProgress size={30} thickness={4.5} aria-hidden />
      <span>{text}</span>
    </Box>
  );
}

export const PageLoader = ({ text }: LoaderProps) => <SectionLoader text={text} minHeight="70vh" />;
