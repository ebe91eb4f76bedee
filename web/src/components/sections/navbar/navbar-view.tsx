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

/** Widths of the bar by which its parts choose their layout. In rem: larger text needs more room. */
const wide = 'header-bar';
/** Room for the links of the account beside logo and menu button. */
export const roomForAccount = `@container ${wide} (min-width: 37.5rem)`;

/** Estimated widths in rem: of a character, of the room around an entry, and of logo and account links. */
const room = { character: 0.52, entry: 1.8, others: 36 };

/** Returns the container query of a bar that has room for the whole menu. */
export const roomForMenu = (items: MenuItems): string => {
  const menu = items.reduce((sum, { text }) => sum + [...text].length * room.character + room.entry, 0);
  return `@container ${wide} (min-width: ${Math.ceil(menu + room.others)}rem)`;
};

interface NavbarViewProps {
  section: NavbarShown;
  /** What stands at the end of the bar: links of the account, the menu of a phone. */
  children: ReactNode;
}

/** The bar of the public header: logo and menu. */
export const NavbarView = ({ section, children }: NavbarViewProps) => (
  <Box sx={{ container: `${wide} / inline-size`, maxWidth: 1320, mx: 'auto', px: { xs: 2, sm: 3 } }}>
    <Box sx={{ minHeight: barHeight, display: 'flex', alignItems: 'center', gap: { xs: 1, md: 4 } }}>
      <Logo image={section.logo} />
      <HeaderMenu items={section.menuItems} shownIf={roomForMenu(section.menuItems)} />
      <Box sx={{ flex: 1 }} />
      {children}
    </Box>
  </Box>
);
