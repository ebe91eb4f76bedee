import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { userMenu } from './user-menu';

/** The user area's menu on a phone: a bar at the thumb. */
export function PhoneMenu() {
  return (
    <Box
      component="nav"
      aria-label="User area"
      sx={{ display: { xs: 'grid', md: 'none' }, gridAutoFlow: 'column', gridAutoColumns: '1fr', position: 'fixed', inset: 'auto 0 0 0', zIndex: 'appBar', borderTop: 1, borderColor: 'divider', backgroundColor: 'background.paper', pb: 'env(safe-area-inset-bottom)' }}
    >
      {userMenu.map(({ href, text, shortText, Icon }) => (
        <Box
          key={href}
          component={NavLink}
          to={href}
          aria-label={text}
          sx={{ display: 'grid', justifyItems: 'center', gap: 0.25, py: 1.25, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary', textDecoration: 'none', '&.active': { color: 'primary.main' } }}
        >
          <Icon size={22} aria-hidden />
          {shortText}
        </Box>
      ))}
    </Box>
  );
}
