import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Logo } from '../../brand/logo';
import { HeaderMenu } from './header-menu';
import type { MenuItems } from './header-menu';

export interface NavbarShown {
  logo: { url: string; alt: string };
  menuItems: MenuItems;
  authButtons: { dashboardText: string; loginText: string; registerText: string };
}

/** Height of the header, in pixels. */
export const barHeight = 72;

interface NavbarViewProps {
  section: NavbarShown;
  /** What stands at the end of the bar: links of the account, the menu of a phone. */
  children: ReactNode;
}

/** The bar of the public header: logo and menu. */
export const NavbarView = ({ section, children }: NavbarViewProps) => (
  <Box
    sx={{
      maxWidth: 1320,
      mx: 'auto',
      px: { xs: 2, sm: 3 },
      minHeight: barHeight,
      display: 'flex',
      alignItems: 'center',
      gap: { xs: 1, md: 4 },
    }}
  >
    <Logo image={section.logo} />
    <HeaderMenu items={section.menuItems} />
    <Box sx={{ flex: 1 }} />
    {children}
  </Box>
);
