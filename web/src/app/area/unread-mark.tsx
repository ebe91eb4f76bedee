import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { MenuEntry } from '../../entities/account/user-menu';

const pill = {
  content: 'attr(data-unread)',
  // grows with the text
  minWidth: '1.0625rem',
  height: '1.0625rem',
  px: '0.25rem',
  borderRadius: '999px',
  backgroundColor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '1.0625rem',
  textAlign: 'center',
} as const;

const number = {
  ...pill,
  position: 'absolute',
  top: '-0.5625rem',
  // beside the icon, which keeps its shape
  left: '70%',
} as const;

const shownCount = (unread: MenuEntry['unread']) =>
  unread && unread.count > 0 ? (unread.count > 99 ? '99+' : unread.count) : undefined;

/** The number at the end of an entry whose name is shown. */
export const UnreadCount = ({ unread }: { unread: MenuEntry['unread'] }) => (
  <Box
    component="span"
    data-unread={shownCount(unread)}
    sx={{ ml: 'auto', '&[data-unread]::after': { ...pill, display: 'block' } }}
  />
);

/**
 * An icon with a badge for the number of unread entries. The badge is decoration, because the entry's name contains the
 * number.
 */
export const UnreadMark = ({ unread, children }: { unread: MenuEntry['unread']; children: ReactNode }) => (
  <Box
    component="span"
    data-unread={shownCount(unread)}
    sx={{ position: 'relative', display: 'inline-grid', flex: 'none', '&[data-unread]::after': number }}
  >
    {children}
  </Box>
);

/** The name of an entry, with the number of its unread entries. */
export const entryName = ({ text, unread }: MenuEntry) =>
  unread && unread.count > 0 ? `${text}, ${unread.text}` : text;
