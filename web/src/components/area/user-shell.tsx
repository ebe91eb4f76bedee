import type { ReactNode } from 'react';
import MuiLink from '@mui/material/Link';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCredits } from '../../lib/format';
import { paths } from '../../lib/paths';
import { LiveDesigns } from '../designs/live-designs';
import { useViewer } from '../session/use-viewer';
import { AreaShell } from './area-shell';
import { userMenu } from './user-menu';

const adminArea = { href: paths.admin.dashboard.getHref(), text: 'Admin Dashboard', Icon: ShieldCheck };

/** Frame of the pages under /user: the credits, and every design, as they are now. */
export function UserShell({ children }: { children: ReactNode }) {
  const { viewer } = useViewer();
  return (
    <AreaShell
      label="User area"
      menu={userMenu}
      startsOpen={false}
      elsewhere={viewer?.role === 'ADMIN' ? [adminArea] : []}
      facts={
        viewer && (
          <MuiLink
            component={Link}
            to={paths.user.credits.getHref()}
            color="inherit"
            underline="hover"
            sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
          >
            {formatCredits(viewer.credits)}
          </MuiLink>
        )
      }
    >
      {viewer && <LiveDesigns key={viewer.id} />}
      {children}
    </AreaShell>
  );
}
