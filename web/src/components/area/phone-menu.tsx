import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
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
        gridAutoColumns: 'minmax(0, 1fr)',
        position: 'fixed',
        inset: 'auto 0 0 0',
        zIndex: 'appBar',
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {menu.map(({ href, text, shortText, Icon }) => (
        <Box
          key={href}
          component={NavLink}
          to={href}
          aria-label={text}
          sx={{
            display: 'grid',
            justifyItems: 'center',
            gap: 0.25,
            py: 1.25,
            fontSize: 'min(0.75rem, 3.4vw)',
            fontWeight: 600,
            color: 'text.secondary',
            textDecoration: 'none',
            '&.active': { color: 'primary.main' },
          }}
        >
          <Icon size={22} aria-hidden />
          {shortText}
        </Box>
      ))}
    </Box>
  );
}
