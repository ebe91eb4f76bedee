import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { NewsMark } from './news-mark';
import type { MenuEntry } from './user-menu';

/** The menu of an area on a phone: a bar at the thumb. */
export function PhoneMenu({ label, menu }: { label: string; menu: readonly MenuEntry[] }) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: { xs: 'grid', md: 'none' },
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(min-content, 1fr)',
        position: 'fixed',
        inset: 'auto 0 0 0',
        zIndex: 'appBar',
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {menu.map(({ href, text, shortText, Icon, news }) => (
        <Box
          key={href}
          component={NavLink}
          to={href}
          aria-label={news && news.count > 0 ? `${text}, ${news.text}` : text}
          sx={{
            display: 'grid',
            justifyItems: 'center',
            gap: 0.25,
            py: 1.25,
            px: 0.25,
            fontSize: 'min(0.6875rem, 3vw)',
            fontWeight: 600,
            color: 'text.secondary',
            textDecoration: 'none',
            '&.active': { color: 'primary.main' },
          }}
        >
          <NewsMark news={news}>
            <Icon size={22} aria-hidden />
          </NewsMark>
          {shortText}
        </Box>
      ))}
    </Box>
  );
}
