import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { tintOf } from '../../lib/colour';

const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 40,
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
  text: string;
  /** Shown beside the text unless it is 0. */
  count?: number;
}

/** Tabs that are pages of their own, with links between them. */
export const PageTabs = ({ label, pages }: { label: string; pages: readonly PageTab[] }) => (
  <Box
    component="nav"
    aria-label={label}
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3, fontVariantNumeric: 'tabular-nums' }}
  >
    {pages.map(({ href, text, count }) => (
      <Box key={href} component={NavLink} to={href} end sx={tab}>
        {text}
        {count ? <span>{count}</span> : null}
      </Box>
    ))}
  </Box>
);
