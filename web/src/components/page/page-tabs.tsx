import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { tintOf } from '../../lib/styles';
import { MarkedLink } from './marked-link';

const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: { xs: 36, md: 40 },
  px: 1.75,
  borderRadius: '999px',
  border: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'primary.main', borderColor: 'primary.main', backgroundColor: tintOf('primary-main', 10) },
} as const;

interface PageTab {
  href: string;
  /** Other addresses of the same page. */
  also?: readonly string[];
  text: string;
  /** Shown beside the text unless it is 0. */
  count?: number;
}

/** Tabs that are pages of their own, with links between them. */
export function PageTabs({ label, pages }: { label: string; pages: readonly PageTab[] }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // browsers begin to return a promise, which is no cleanup
    nav.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <Box ref={nav} component="nav" aria-label={label} sx={line}>
      {pages.map(({ href, also, text, count }) => (
        <MarkedLink key={href} href={href} also={also} end sx={tab}>
          {text}
          {count ? <span>{count}</span> : null}
        </MarkedLink>
      ))}
    </Box>
  );
}

/** One line, which scrolls sideways on a phone; full-width there, so that a tab cut at the edge indicates more. */
const line = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  gap: 1,
  mb: { xs: 1, md: 3 },
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  py: { xs: 0.5, md: 0 },
  overflowX: { xs: 'auto', md: 'visible' },
  scrollPaddingInline: 16,
  scrollbarWidth: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const;
