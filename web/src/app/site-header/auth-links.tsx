import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { NavbarSectionQuery } from '../../entities/section/navbar-section.generated';
import { formatCredits } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useSignOut } from '../../entities/session/use-session-actions';
import { useViewer } from '../../entities/session/use-viewer';
import type { Viewer } from '../../entities/session/use-viewer';
import { roomForAccount } from '../../components/sections/navbar/navbar-view';
import { userMenu } from '../../entities/account/user-menu';
import { AccountMenu, AccountPhoto } from '../../entities/account/account-menu';

/** The signed-in account on a phone, inside the menu. */
function WhoIsSignedIn({ viewer }: { viewer: Viewer }) {
  const signOut = useSignOut();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
        <AccountPhoto viewer={viewer} size={36} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{viewer.name}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{formatCredits(viewer.credits)}</Box>
        </Box>
      </Box>
      <Button component={Link} to={paths.updateProfile.getHref()} variant="outlined" color="inherit">
        Profile
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => void signOut()}>
        Logout
      </Button>
    </>
  );
}

interface AuthLinksProps {
  words: NavbarSectionQuery['navbarSection']['authButtons'];
  /** Stacked, for the phone's menu. */
  stacked?: boolean;
}

/** Login and Register for anonymous users; Dashboard (and Admin) and the account for signed-in users. */
export function AuthLinks({ words, stacked = false }: AuthLinksProps) {
  const { viewer } = useViewer();
  return (
    <Box
      className={viewer ? undefined : 'for-anonymous'}
      sx={{
        display: stacked ? 'grid' : 'none',
        ...(stacked ? {} : { [roomForAccount]: { display: 'flex' } }),
        gap: 1,
        alignItems: 'center',
      }}
    >
      {viewer?.role === 'ADMIN' && (
        <Button component={Link} to={paths.admin.dashboard.getHref()} variant="outlined">
          Admin
        </Button>
      )}
      {viewer ? (
        <>
          <Button component={Link} to={paths.user.dashboard.getHref()}>
            {words.dashboardText}
          </Button>
          {stacked ? <WhoIsSignedIn viewer={viewer} /> : <AccountMenu viewer={viewer} menu={userMenu} />}
        </>
      ) : (
        <>
          <Button component={Link} to={paths.login.getHref()} variant={stacked ? 'outlined' : 'text'} color="inherit">
            {words.loginText}
          </Button>
          <Button component={Link} to={paths.register.getHref()}>
            {words.registerText}
          </Button>
        </>
      )}
    </Box>
  );
}
