import type { ReactNode } from 'react';
import MuiLink from '@mui/material/Link';
import { Link, useMatch } from 'react-router-dom';
import { ShieldCheck } from '../../lib/generated/icons';
import { formatCredits } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useUnreadTickets } from '../../entities/ticket/live-tickets';
import { useViewer } from '../../entities/session/use-viewer';
import { AreaShell } from './area-shell';
import { profileEntry, userMenu } from '../../entities/account/user-menu';

const adminArea = { href: paths.admin.dashboard.getHref(), text: 'Admin Dashboard', Icon: ShieldCheck };

/** Menu and bar of the pages under /user. */
export function UserShell({ children }: { children: ReactNode }) {
  const { viewer } = useViewer();
  // the generator shows the credits in its header (specification, user area)
  const saysCredits = useMatch(paths.user.generateImage.path) !== null;
  const unread = useUnreadTickets() ?? 0;
  const menu = [...userMenu, profileEntry].map((entry) =>
    entry.href === paths.user.support.getHref()
      ? { ...entry, unread: { count: unread, text: unread === 1 ? '1 new answer' : `${unread} new answers` } }
      : entry,
  );
  return (
    <AreaShell
      label="User area"
      menu={menu}
      startsOpen={false}
      elsewhere={viewer?.role === 'ADMIN' ? [adminArea] : []}
      facts={
        viewer &&
        !saysCredits && (
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
      {children}
    </AreaShell>
  );
}
