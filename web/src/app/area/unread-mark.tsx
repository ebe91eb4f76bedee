import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { MenuEntry } from '../../entities/account/user-menu';

const number = {
  content: 'attr(data-news)',
  position: 'absolute',
  top: -8,
  left: 11,
  minWidth: 18,
  height: 18,
  px: 0.5,
  borderRadius: '999px',
  backgroundColor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
} as const;

/** An icon with the number of what is new behind it: drawn, not written, as the entry's name says it in words. */
export const UnreadMark = ({ news, children }: { news: MenuEntry['news']; children: ReactNode }) => (
  <Box
    component="span"
    data-news={news && news.count > 0 ? (news.count > 99 ? '99+' : news.count) : undefined}
    sx={{ position: 'relative', display: 'inline-grid', flex: 'none', '&[data-news]::after': number }}
  >
    {children}
  </Box>
);
