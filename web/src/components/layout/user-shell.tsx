import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { LogOut, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCredits } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useSignOut } from '../session/use-session-actions';
import { LiveDesigns } from '../designs/live-designs';
import { useViewer } from '../session/use-viewer';
import { ColourSchemeSwitch } from './colour-scheme-switch';
import { Logo } from './logo';
import { PhoneMenu } from './phone-menu';
import { UserSidebar } from './user-sidebar';

/** Frame of the pages under /user: a quiet menu, the credits, and room to work. */
export function UserShell({ children }: { children: ReactNode }) {
  const { viewer } = useViewer();
  const signOut = useSignOut();
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      {viewer && <LiveDesigns key={viewer.id} />}
      <UserSidebar admin={viewer?.role === 'ADMIN'} onSignOut={() => void signOut()} />
      <Box sx={{ flex: 1, minWidth: 0, pb: { xs: 10, md: 0 } }}>
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 2, md: 4 }, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ display: { xs: 'flex', md: 'none' } }}>
            <Logo name={false} />
          </Box>
          <Box sx={{ flex: 1 }} />
          {viewer && <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{formatCredits(viewer.credits)}</Box>}
          {viewer?.role === 'ADMIN' && (
            <IconButton component={Link} to={paths.admin.dashboard.getHref()} target="_blank" rel="noopener" aria-label="Admin Dashboard" color="inherit" sx={{ display: { md: 'none' } }}>
              <ShieldCheck size={20} aria-hidden />
            </IconButton>
          )}
          <ColourSchemeSwitch />
          <IconButton onClick={() => void signOut()} aria-label="Logout" color="inherit" sx={{ display: { md: 'none' } }}>
            <LogOut size={20} aria-hidden />
          </IconButton>
        </Box>
        <Box component="main" id="main" tabIndex={-1} sx={{ maxWidth: 1240, mx: 'auto', px: { xs: 2, md: 4 }, py: { xs: 3, md: 4 } }}>
          {children}
        </Box>
      </Box>
      <PhoneMenu />
    </Box>
  );
}
