import { useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { LogOut, PanelLeftClose, PanelLeftOpen } from '../../lib/generated/icons';
import type { IconComponent } from '../../lib/icon';
import { tintOf, visuallyHidden } from '../../lib/styles';
import { Logo } from '../../components/brand/logo';
import { Hint } from '../../components/page/hint';
import { MarkedLink } from '../../components/page/marked-link';
import { UnreadCount, UnreadMark } from './unread-mark';
import type { MenuEntry } from '../../entities/account/user-menu';
import { sharedStorage } from '../../lib/browser-storage';

const keyOf = (label: string) => `menu of ${label}`;

/** Returns whether this browser's user left an area's menu open; null before it was changed. */
export function rememberedMenu(label: string): boolean | null {
  const saved = sharedStorage.get(keyOf(label));
  return saved === null ? null : saved === 'open';
}

/** Remembers whether an area's menu is open. */
export function rememberMenu(label: string, isOpen: boolean): void {
  sharedStorage.set(keyOf(label), isOpen ? 'open' : 'closed');
}

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.75,
  width: '100%',
  minHeight: 46,
  px: 1.75,
  py: 1,
  border: 0,
  borderRadius: '12px',
  backgroundColor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.3,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: tintOf('text-primary', 5), color: 'text.primary' },
  '&.active': { backgroundColor: tintOf('primary-main', 12), color: 'primary.main' },
} as const;

interface LabelProps extends Pick<MenuEntry, 'text' | 'unread'> {
  Icon: IconComponent;
  open: boolean;
}

const Label = ({ Icon, text, open, unread }: LabelProps) => {
  const name = unread && unread.count > 0 ? `${text}, ${unread.text}` : text;
  return (
    <>
      {open ? (
        <Icon size={20} aria-hidden style={{ flex: 'none' }} />
      ) : (
        <UnreadMark unread={unread}>
          <Icon size={20} aria-hidden style={{ flex: 'none' }} />
        </UnreadMark>
      )}
      {open && name !== text && <span aria-hidden>{text}</span>}
      <Box component="span" sx={open && name === text ? {} : visuallyHidden}>
        {name}
      </Box>
      {open && <UnreadCount unread={unread} />}
    </>
  );
};

interface SidebarProps {
  /** Name of the menu for screen readers. */
  label: string;
  /** Heading above the open menu. */
  title?: string;
  menu: readonly MenuEntry[];
  startsOpen: boolean;
  /** Width while it is open, in pixels. */
  width?: number;
  /** Links to another area, each in a new tab. */
  elsewhere: readonly Pick<MenuEntry, 'href' | 'text' | 'Icon'>[];
  onSignOut: () => void;
}

/** The menu of an area on a desktop: icons only, or with labels. */
export function Sidebar({ label, title, menu, startsOpen, width = 268, elsewhere, onSignOut }: SidebarProps) {
  const [open, setOpen] = useState(() => rememberedMenu(label) ?? startsOpen);
  const toggle = () => {
    rememberMenu(label, !open);
    setOpen(!open);
  };
  const Toggle = open ? PanelLeftClose : PanelLeftOpen;
  const hinted = (text: string, child: ReactNode) => (
    <Hint key={text} title={open ? '' : text} placement="right">
      {child}
    </Hint>
  );
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflowY: 'auto',
        // grows with the text
        width: open ? `min(${width / 16}rem, 40vw)` : 76,
        flex: 'none',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        gap: 0.5,
        p: 1.75,
        borderRight: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ px: 1, py: 1, mb: 1.5, minHeight: 48 }}>
        <Logo name={open} />
      </Box>
      {title && open && <Box sx={{ px: 1.75, mb: 0.5, fontWeight: 600 }}>{title}</Box>}
      {menu.map(({ href, also, text, Icon, unread }) =>
        hinted(
          text,
          <MarkedLink href={href} also={also} sx={entry}>
            <Label Icon={Icon} text={text} open={open} unread={unread} />
          </MarkedLink>,
        ),
      )}
      <Box sx={{ mt: 'auto', display: 'grid', gap: 0.5 }}>
        {elsewhere.map(({ href, text, Icon }) =>
          hinted(
            text,
            <Box component="a" href={href} target="_blank" rel="noopener" sx={entry}>
              <Label Icon={Icon} text={text} open={open} />
            </Box>,
          ),
        )}
        {hinted(
          'Logout',
          <Box component="button" type="button" onClick={onSignOut} sx={entry}>
            <Label Icon={LogOut} text="Logout" open={open} />
          </Box>,
        )}
        <IconButton
          aria-label={open ? 'Collapse the menu' : 'Expand the menu'}
          aria-expanded={open}
          onClick={toggle}
          sx={{ justifySelf: open ? 'end' : 'center' }}
        >
          <Toggle size={20} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}
