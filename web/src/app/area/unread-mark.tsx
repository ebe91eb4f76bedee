import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { MenuEntry } from '../../entities/account/user-menu';

const number = {
  content: 'attr(data-unread)',
  position: 'absolute',
  top: -9,
  // grows to the left, over the icon rather than the text beside it
  right: -10,
  minWidth: 17,
  height: 17,
  px: 0.5,
  borderRadius: '999px',
  backgroundColor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '17px',
  textAlign: 'center',
} as const;

/**
 * An icon with a badge for the number of unread entries. The badge is decoration, because the entry's name contains the
 * number.
 */
export const UnreadMark = ({ unread, children }: { unread: MenuEntry['unread']; children: ReactNode }) => (
  <Box
    component="span"
    data-unread={unread && unread.count > 0 ? (unread.count > 99 ? '99+' : unread.count) : undefined}
    sx={{ position: 'relative', display: 'inline-grid', flex: 'none', '&[data-unread]::after': number }}
  >
    {children}
  </Box>
);
