import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCredits } from '../../lib/format';
import { useSignOut } from '../session/use-session-actions';
import type { Viewer } from '../session/use-viewer';
import { userMenu } from './user-menu';

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** Photo, or the first letter of the name. Decoration: the name stands beside it. */
export const AccountPhoto = ({ viewer, size = 30 }: { viewer: Viewer; size?: number }) => (
  <Avatar src={viewer.photoUrl ?? undefined} alt="" aria-hidden sx={{ width: size, height: size, fontSize: size / 2, fontWeight: 600, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
    {firstName(viewer.name).charAt(0).toUpperCase()}
  </Avatar>
);

/** Who is signed in, and where they may want to go. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const signOut = useSignOut();
  const close = () => setAnchor(null);
  return (
    <>
      <Button variant="text" color="inherit" aria-label={`Account of ${viewer.name}`} aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)} startIcon={<AccountPhoto viewer={viewer} />} endIcon={<ChevronDown size={16} aria-hidden />} sx={{ maxWidth: 200 }}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {firstName(viewer.name)}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': `Account of ${viewer.name}` } }}>
        <Box component="li" role="none" sx={{ px: 2, py: 1, maxWidth: 280, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{viewer.name}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{viewer.email}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' }}>{formatCredits(viewer.credits)}</Box>
        </Box>
        <Divider component="li" />
        {userMenu.map(({ href, text, Icon }) => (
          <MenuItem key={href} component={Link} to={href} onClick={close} sx={{ gap: 1.5 }}>
            <Icon size={18} aria-hidden />
            {text}
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            close();
            void signOut();
          }}
        >
          Logout
        </MenuItem>
      </Menu>
    </>
  );
}
