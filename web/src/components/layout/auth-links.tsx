import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { NavbarQuery } from '../../gql/operations';
import { paths } from '../../lib/paths';
import { useViewer } from '../session/use-viewer';

interface AuthLinksProps {
  words: NavbarQuery['navbarSection']['authButtons'];
  /** One below the other, for the phone's menu. */
  stacked?: boolean;
}

/** Login and Register for visitors, Dashboard (and Admin) for the signed-in. */
export function AuthLinks({ words, stacked = false }: AuthLinksProps) {
  const { viewer } = useViewer();
  return (
    <Box className={viewer ? undefined : 'for-visitors'} sx={{ display: stacked ? 'grid' : { xs: 'none', sm: 'flex' }, gap: 1, alignItems: 'center' }}>
      {viewer?.role === 'ADMIN' && (
        <Button component={Link} to={paths.admin.dashboard.getHref()} variant="outlined">
          Admin
        </Button>
      )}
      {viewer ? (
        <Button component={Link} to={paths.user.dashboard.getHref()}>
          {words.dashboardText}
        </Button>
      ) : (
        <>
          <Button component={Link} to={paths.login.getHref()} variant={stacked ? 'outlined' : 'text'} color="inherit">
            {words.loginText}
          </Button>
          <Button component={Link} to={paths.register.getHref()}>{words.registerText}</Button>
        </>
      )}
    </Box>
  );
}
