import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { Link } from 'react-router-dom';
import { LogOut } from '../../lib/generated/icons';
import { formatCredits } from '../../lib/format';
import { tintOf } from '../../lib/styles';
import { useSignOut } from '../session/use-session-actions';
import type { Viewer } from '../session/use-viewer';
import { profileEntry } from './user-menu';
import type { MenuEntry } from './user-menu';
import { ColourChoice } from './colour-choice';

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  px: 2,
  py: 1.25,
  border: 0,
  backgroundColor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { backgroundColor: tintOf('primary-main', 8) },
} as const;

interface AccountPopoverProps {
  viewer: Viewer;
  menu: readonly Pick<MenuEntry, 'href' | 'text' | 'Icon'>[];
  /** The button that opens it; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Content of the menu of the signed-in account. */
export function AccountPopover({ viewer, menu, anchor, onClose }: AccountPopoverProps) {
  const signOut = useSignOut();
  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { component: 'nav', 'aria-label': 'Account', sx: { width: 290, pb: 1 } } }}
    >
      <Box sx={{ px: 2, py: 1.5, overflowWrap: 'anywhere', borderBottom: 1, borderColor: 'divider', mb: 1 }}>
        <Box sx={{ fontWeight: 600 }}>{viewer.name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{viewer.email}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' }}>
          {formatCredits(viewer.credits)}
        </Box>
      </Box>
      {[...menu, profileEntry].map(({ href, text, Icon }) => (
        <Box key={href} component={Link} to={href} onClick={onClose} sx={entry}>
          <Icon size={18} aria-hidden />
          {text}
        </Box>
      ))}
      <ColourChoice />
      <Box
        component="button"
        type="button"
        onClick={() => {
          onClose();
          void signOut();
        }}
        sx={entry}
      >
        <LogOut size={18} aria-hidden />
        Logout
      </Box>
    </Popover>
  );
}
