import type { ReactNode } from 'react';
import Badge from '@mui/material/Badge';
import type { MenuEntry } from './user-menu';

/** An icon with the number of what is new behind it. The words for it stand in the entry's name. */
export const NewsMark = ({ news, children }: { news: MenuEntry['news']; children: ReactNode }) => (
  <Badge badgeContent={news?.count ?? 0} max={99} color="secondary" aria-hidden sx={{ flex: 'none' }}>
    {children}
  </Badge>
);
