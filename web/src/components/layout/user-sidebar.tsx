import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LogOut, PanelLeftClose, PanelLeftOpen, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { tintOf } from '../../lib/colour';
import { paths } from '../../lib/paths';
import { Logo } from './logo';
import { userMenu } from './user-menu';

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.75,
  width: '100%',
  minHeight: 46,
  px: 1.75,
  border: 0,
  borderRadius: '12px',
  backgroundColor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 500,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: tintOf('text-primary', 5), color: 'text.primary' },
  '&.active': { backgroundColor: tintOf('primary-main', 12), color: 'primary.main' },
} as const;

const Label = ({ Icon, text, open }: { Icon: LucideIcon; text: string; open: boolean }) => (
  <>
    <Icon size={20} aria-hidden style={{ flex: 'none' }} />
    <Box component="span" sx={open ? { overflow: 'hidden', textOverflow: 'ellipsis' } : { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
      {text}
    </Box>
  </>
);

/** The user area's menu on a desk: starts as icons, opens to words. */
export function UserSidebar({ admin, onSignOut }: { admin: boolean; onSignOut: () => void }) {
  const [open, setOpen] = useState(false);
  const Toggle = open ? PanelLeftClose : PanelLeftOpen;
  const hint = (text: string) => (open ? '' : text);
  return (
    <Box
      component="nav"
      aria-label="User area"
      sx={{ position: 'sticky', top: 0, height: '100dvh', width: open ? 296 : 76, flex: 'none', display: { xs: 'none', md: 'flex' }, flexDirection: 'column', gap: 0.5, p: 1.75, borderRight: 1, borderColor: 'divider', backgroundColor: 'background.paper' }}
    >
      <Box sx={{ px: 1, py: 1, mb: 1.5, minHeight: 48 }}>
        <Logo name={open} />
      </Box>
      {userMenu.map(({ href, text, Icon }) => (
        <Tooltip key={href} title={hint(text)} placement="right" describeChild>
          <Box component={NavLink} to={href} sx={entry}>
            <Label Icon={Icon} text={text} open={open} />
          </Box>
        </Tooltip>
      ))}
      <Box sx={{ mt: 'auto', display: 'grid', gap: 0.5 }}>
        {admin && (
          <Tooltip title={hint('Admin Dashboard')} placement="right" describeChild>
            <Box component="a" href={paths.admin.dashboard.getHref()} target="_blank" rel="noopener" sx={entry}>
              <Label Icon={ShieldCheck} text="Admin Dashboard" open={open} />
            </Box>
          </Tooltip>
        )}
        <Tooltip title={hint('Logout')} placement="right" describeChild>
          <Box component="button" type="button" onClick={onSignOut} sx={entry}>
            <Label Icon={LogOut} text="Logout" open={open} />
          </Box>
        </Tooltip>
        <IconButton aria-label={open ? 'Collapse the menu' : 'Expand the menu'} aria-expanded={open} onClick={() => setOpen(!open)} sx={{ justifySelf: open ? 'end' : 'center' }}>
          <Toggle size={20} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}
