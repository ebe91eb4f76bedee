import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { AccountMenu } from '../../entities/account/account-menu';
import { useSignOut } from '../../entities/session/use-session-actions';
import { useViewer } from '../../entities/session/use-viewer';
import { Logo } from '../../components/brand/logo';
import { useLeaveBlocker } from '../../components/form/use-leave-guard';
import { PhoneMenu } from './phone-menu';
import { Sidebar } from './sidebar';
import { SkipLink } from '../../components/page/skip-link';
import type { MenuEntry } from '../../entities/account/user-menu';

interface AreaShellProps {
  label: string;
  title?: string;
  menu: readonly MenuEntry[];
  startsOpen: boolean;
  /** Width of the open menu in pixels. */
  menuWidth?: number;
  /** Links to another area, each in a new tab. */
  elsewhere?: readonly Pick<MenuEntry, 'href' | 'text' | 'Icon'>[];
  /** Content of the bar above the page, such as the credits. */
  facts?: ReactNode;
  children: ReactNode;
}

/** Layout of a signed-in area: menu, top bar, and page. */
export function AreaShell({
  label,
  title,
  menu,
  startsOpen,
  menuWidth,
  elsewhere = [],
  facts,
  children,
}: AreaShellProps) {
  const signOut = useSignOut();
  const { viewer } = useViewer();
  useLeaveBlocker();
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      <Sidebar
        label={label}
        title={title}
        menu={menu}
        startsOpen={startsOpen}
        width={menuWidth}
        elsewhere={elsewhere}
        onSignOut={() => void signOut()}
      />
      <Box sx={{ flex: 1, minWidth: 0, pb: { xs: 10, md: 0 } }}>
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: { xs: 2, md: 4 },
            py: 1.25,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ display: { xs: 'flex', md: 'none' } }}>
            <Logo name={false} />
          </Box>
          <Box sx={{ flex: 1 }} />
          {facts}
          {elsewhere.map(({ href, text, Icon }) => (
            <IconButton
              key={href}
              component="a"
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={text}
              color="inherit"
              sx={{ display: { md: 'none' } }}
            >
              <Icon size={20} aria-hidden />
            </IconButton>
          ))}
          {viewer && <AccountMenu viewer={viewer} photoOnPhone />}
        </Box>
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{ maxWidth: 1240, mx: 'auto', px: { xs: 2, md: 4 }, py: { xs: 2, md: 4 } }}
        >
          {children}
        </Box>
      </Box>
      <PhoneMenu label={label} menu={menu} />
    </Box>
  );
}
