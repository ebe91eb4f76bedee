import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { Link } from 'react-router-dom';
import { ChevronDown, LogOut } from '../../lib/generated/icons';
import { tintOf, visuallyHidden } from '../../lib/styles';
import { formatCredits } from '../../lib/format';
import { initialOf } from '../../lib/initial';
import { useSignOut } from '../session/use-session-actions';
import type { Viewer } from '../session/use-viewer';
import { profileEntry } from './user-menu';
import type { MenuEntry } from './user-menu';
import { ColourChoice } from './colour-choice';

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** The photo, or the first letter of the name. Decoration: the name is beside it. */
export const AccountPhoto = ({ viewer, size = 30 }: { viewer: Viewer; size?: number }) => (
  <Avatar
    src={viewer.photoUrl ?? undefined}
    alt=""
    aria-hidden
    sx={{
      width: size,
      height: size,
      fontSize: size / 2,
      fontWeight: 600,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    }}
  >
    {initialOf(firstName(viewer.name))}
  </Avatar>
);

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

/** Visually hidden on a phone, but read by screen readers. */
const onPhoneUnseen = {
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const;

interface AccountMenuProps {
  viewer: Viewer;
  /** Pages without a visible link beside the menu. */
  menu?: readonly Pick<MenuEntry, 'href' | 'text' | 'Icon'>[];
  /** On a phone only the photo is shown. */
  photoOnPhone?: boolean;
}

/** Menu of the signed-in account. */
export function AccountMenu({ viewer, menu = [], photoOnPhone = false }: AccountMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const signOut = useSignOut();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<AccountPhoto viewer={viewer} />}
        endIcon={<ChevronDown size={16} aria-hidden />}
        sx={{
          maxWidth: 200,
          '& .MuiButton-icon': { flex: 'none', ...(photoOnPhone && { mr: { xs: 0, sm: 1 } }) },
          ...(photoOnPhone && { minWidth: 0, px: { xs: 1, sm: 2 } }),
        }}
      >
        <Box component="span" sx={visuallyHidden}>
          Account of{' '}
        </Box>
        <Box
          component="span"
          sx={{
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            ...(photoOnPhone && onPhoneUnseen),
          }}
        >
          {firstName(viewer.name)}
        </Box>
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
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
          <Box key={href} component={Link} to={href} onClick={close} sx={entry}>
            <Icon size={18} aria-hidden />
            {text}
          </Box>
        ))}
        <ColourChoice />
        <Box
          component="button"
          type="button"
          onClick={() => {
            close();
            void signOut();
          }}
          sx={entry}
        >
          <LogOut size={18} aria-hidden />
          Logout
        </Box>
      </Popover>
    </>
  );
}
