import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Menu } from '../../../../lib/generated/icons';
import { navbarSection } from '../../../../../../contract/navbar-section';
import { NavbarView, roomForAccount, roomForMenu } from '../../../../components/sections/navbar/navbar-view';
import type { NavbarShown } from '../../../../components/sections/navbar/navbar-view';
import { sectionKind } from '../section-editor/section-kind';

/** The bar as anonymous visitors see it, and below it the button of signed-in accounts. */
function NavbarPreview({ section }: { section: NavbarShown }) {
  const { loginText, registerText, dashboardText } = section.authButtons;
  return (
    <>
      <NavbarView section={section}>
        <Box sx={{ display: 'none', [roomForAccount]: { display: 'flex' }, gap: 1 }}>
          <Button variant="text" color="inherit">
            {loginText}
          </Button>
          <Button>{registerText}</Button>
        </Box>
        <Box sx={{ display: 'grid', [roomForMenu(section.menuItems)]: { display: 'none' } }}>
          <Menu size={24} aria-hidden />
        </Box>
      </NavbarView>
      <Box sx={{ p: { xs: 2, sm: 3 }, display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
        Signed in: <Button>{dashboardText}</Button>
      </Box>
    </>
  );
}

export const navbarKind = sectionKind({
  key: 'NAVBAR',
  type: 'NavbarSection',
  name: 'navbar section',
  publicField: 'navbarSection',
  schema: navbarSection,
  controls: {
    logo: {
      legend: 'Logo',
      controls: {
        url: { label: 'Logo', hint: "Without a logo, the shop's mark and name are shown." },
        alt: { label: 'Logo description', of: 'url' },
      },
    },
    menuItems: {
      label: 'Menu',
      entry: 'menu item',
      controls: {
        id: null,
        text: { label: 'Text' },
        link: { label: 'Link', hint: '# opens the submenu only, without a page of its own.' },
        children: {
          label: 'Submenu',
          entry: 'entry',
          controls: { text: { label: 'Text' }, link: { label: 'Link' } },
        },
      },
    },
    authButtons: {
      legend: 'Buttons',
      controls: {
        loginText: { label: 'Login' },
        registerText: { label: 'Register' },
        dashboardText: { label: 'Dashboard' },
      },
    },
  },
  View: NavbarPreview,
});
