import type { ReactNode } from 'react';
import { Images, LayoutDashboard, LifeBuoy, Receipt, ScrollText, Settings, UserRound, Users } from 'lucide-react';
import { paths } from '../../lib/paths';
import { AreaShell } from './area-shell';
import type { MenuEntry } from '../../entities/account/user-menu';

/** Menu of the admin area; a page that does not exist yet is left out. */
const adminMenu: readonly MenuEntry[] = [
  { href: paths.admin.dashboard.getHref(), text: 'Dashboard', shortText: 'Dashboard', Icon: LayoutDashboard },
  { href: paths.admin.orders.getHref(), text: 'Total Orders', shortText: 'Orders', Icon: Receipt },
  { href: paths.admin.users.getHref(), text: 'Total Users', shortText: 'Users', Icon: Users },
  {
    href: paths.admin.supportMessages.getHref(),
    text: 'Support Messages',
    shortText: 'Support',
    Icon: LifeBuoy,
  },
  { href: paths.admin.designs.getHref(), text: 'Designs', shortText: 'Designs', Icon: Images },
  { href: paths.admin.audit.getHref(), text: 'Audit', shortText: 'Audit', Icon: ScrollText },
  { href: paths.admin.settings.getHref(), text: 'Settings', shortText: 'Settings', Icon: Settings },
];
const userArea = { href: paths.user.dashboard.getHref(), text: 'User Dashboard', Icon: UserRound };

/** Layout of the pages under /admin; its menu is initially open (specification, admin area, section 2). */
export const AdminShell = ({ children }: { children: ReactNode }) => (
  <AreaShell label="Admin area" title="Menu" menu={adminMenu} startsOpen menuWidth={240} elsewhere={[userArea]}>
    {children}
  </AreaShell>
);
