import { useId, useRef } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu, X } from '../../lib/generated/icons';
import type { NavbarSectionQuery } from '../../entities/section/navbar-section.generated';
import { AppLink } from '../../components/page/app-link';
import { roomForMenu } from '../../components/sections/navbar/navbar-view';
import { AuthLinks } from './auth-links';
import type { MenuItems } from '../../components/sections/navbar/header-menu';

interface PhoneHeaderMenuProps {
  items: MenuItems;
  words: NavbarSectionQuery['navbarSection']['authButtons'];
}

const link = { display: 'block', py: 1.5, color: 'text.primary', textDecoration: 'none', typography: 'h4' } as const;
// a display of its own would show the closed popover, so the layout is on the box inside
const drawer = {
  position: 'fixed',
  inset: '0 0 0 auto',
  m: 0,
  p: 2.5,
  width: 'min(86vw, 360px)',
  height: '100dvh',
  maxHeight: 'none',
  border: 0,
  overflowY: 'auto',
  color: 'text.primary',
  backgroundColor: 'background.paper',
  '&::backdrop': { backgroundColor: 'rgba(18, 16, 28, 0.5)' },
} as const;

/**
 * The same menu on a phone: a drawer with everything in it. The browser itself opens and closes it (HTML popover), so
 * it works before hydration, and returns the focus to the button that has opened it.
 */
export function PhoneHeaderMenu({ items, words }: PhoneHeaderMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <Box sx={{ [roomForMenu(items)]: { display: 'none' } }}>
      <IconButton
        aria-label="Open the menu"
        aria-haspopup="dialog"
        popoverTarget={id}
        popoverTargetAction="show"
        color="inherit"
        edge="end"
      >
        <Menu size={24} aria-hidden />
      </IconButton>
      <Box
        ref={menu}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Menu"
        onToggle={({ newState }) => newState === 'open' && closer.current?.focus()}
        // what is behind the drawer must not have the focus; null where the window has lost it
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
        }}
        sx={drawer}
      >
        <Box sx={{ display: 'grid', gap: 1 }}>
          <IconButton
            ref={closer}
            aria-label="Close the menu"
            popoverTarget={id}
            popoverTargetAction="hide"
            sx={{ justifySelf: 'end' }}
          >
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
            <Box component="hr" sx={{ my: 2, mx: 0, border: 0, borderTop: 1, borderColor: 'divider' }} />
            <AuthLinks words={words} stacked />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
