import { useState } from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { Menu, X } from 'lucide-react';
import type { NavbarQuery } from '../../gql/operations';
import { AppLink } from './app-link';
import { AuthLinks } from './auth-links';
import type { MenuItems } from './header-menu';

interface PhoneHeaderMenuProps {
  items: MenuItems;
  words: NavbarQuery['navbarSection']['authButtons'];
}

const link = { display: 'block', py: 1.5, color: 'text.primary', textDecoration: 'none', typography: 'h4' } as const;

/** The same menu on a phone: a drawer with everything in it. */
export function PhoneHeaderMenu({ items, words }: PhoneHeaderMenuProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box sx={{ display: { lg: 'none' } }}>
      <IconButton aria-label="Open the menu" aria-expanded={open} onClick={() => setOpen(true)} color="inherit" edge="end">
        <Menu size={24} aria-hidden />
      </IconButton>
      <Drawer anchor="right" open={open} onClose={close} slotProps={{ paper: { role: 'dialog', 'aria-label': 'Menu', sx: { width: 'min(86vw, 360px)', p: 2.5, gap: 1 } } }}>
        <IconButton aria-label="Close the menu" onClick={close} sx={{ alignSelf: 'flex-end' }}>
          <X size={24} aria-hidden />
        </IconButton>
        <Box component="nav" aria-label="Main" onClick={close}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((item) => (
              <li key={item.id}>
                {item.link === '#' ? (
                  <Box sx={link}>{item.text}</Box>
                ) : (
                  <Box component={AppLink} href={item.link} sx={link}>
                    {item.text}
                  </Box>
                )}
                {item.children.length > 0 && (
                  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: 2 }}>
                    {item.children.map((child) => (
                      <li key={`${child.text}${child.link}`}>
                        <Box component={AppLink} href={child.link} sx={{ ...link, typography: 'body1', py: 1 }}>
                          {child.text}
                        </Box>
                      </li>
                    ))}
                  </Box>
                )}
              </li>
            ))}
          </Box>
          <Divider sx={{ my: 2 }} />
          <AuthLinks words={words} stacked />
        </Box>
      </Drawer>
    </Box>
  );
}
