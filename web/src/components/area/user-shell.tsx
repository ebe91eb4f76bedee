import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { ShieldCheck } from 'lucide-react';
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
          <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {formatCredits(viewer.credits)}
          </Box>
        )
      }
    >
      {viewer && <LiveDesigns key={viewer.id} />}
      {children}
    </AreaShell>
  );
}
