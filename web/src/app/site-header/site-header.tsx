import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { AuthLinks } from './auth-links';
import { ColourSchemeSwitch } from '../../components/page/colour-scheme-switch';
import { NavbarView, barHeight } from '../../components/sections/navbar/navbar-view';
import { useNavbarSectionQuery } from '../../entities/section/navbar-section.generated';
import { PhoneHeaderMenu } from './phone-header-menu';

/** Header of the public site: menu from the server, sign-in or dashboard, colour scheme. */
export function SiteHeader() {
  const { data, error } = useNavbarSectionQuery();
  const scrolled = useScrolled();
  const navbar = data?.navbarSection;
  if (navbar && !navbar.isActive) return null;
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        minHeight: barHeight,
        backgroundColor: 'color-mix(in srgb, var(--mui-palette-background-default) 92%, transparent)',
        backdropFilter: 'blur(10px)',
        borderBottom: 1,
        borderColor: scrolled ? 'divider' : 'transparent',
        transition: 'border-color 200ms ease-out',
      }}
    >
      {error && !navbar && (
        <Alert severity="error" sx={{ borderRadius: 0, border: 0, minHeight: barHeight }}>
          Error loading navigation
        </Alert>
      )}
      {navbar && (
        <NavbarView section={navbar}>
          <ColourSchemeSwitch />
          <AuthLinks words={navbar.authButtons} />
          <PhoneHeaderMenu items={navbar.menuItems} words={navbar.authButtons} />
        </NavbarView>
      )}
    </Box>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 8);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
