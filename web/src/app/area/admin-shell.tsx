import type { ReactNode } from 'react';
import {
  Images,
  LayoutDashboard,
  LifeBuoy,
  Mail,
  Package,
  Receipt,
  ScrollText,
  Settings,
  ShoppingBag,
  UserRound,
  Users,
} from '../../lib/generated/icons';
import { formatBoundedCount, countsEnd } from '../../../../contract/counts';
import { paths } from '../../lib/paths';
import { useShopActivity } from '../../entities/shop/shop-activity';
import { AreaShell } from './area-shell';
import { CommandSearch } from './command-search';
import type { MenuEntry } from '../../entities/account/user-menu';

const counted = (count: number, one: string, many: string) => ({
  count,
  text: `${formatBoundedCount(count, countsEnd.activity)} ${count === 1 ? one : many}`,
});

/** The documented entries come first (specification, admin area, section 2), ours below them. */
function useAdminMenu(): readonly MenuEntry[] {
  const { pendingOrders = 0, openTickets = 0, needsAttention = 0 } = useShopActivity() ?? {};
  return [
    {
      href: paths.admin.dashboard.getHref(),
      text: 'Dashboard',
      shortText: 'Dashboard',
      Icon: LayoutDashboard,
      unread: counted(needsAttention, 'thing needs attention', 'things need attention'),
    },
    {
      href: paths.admin.orders.getHref(),
      text: 'Total Orders',
      shortText: 'Orders',
      Icon: Receipt,
      unread: counted(pendingOrders, 'pending order', 'pending orders'),
    },
    { href: paths.admin.users.getHref(), text: 'Total Users', shortText: 'Users', Icon: Users },
    {
      href: paths.admin.supportMessages.getHref(),
      text: 'Support Messages',
      shortText: 'Support',
      Icon: LifeBuoy,
      unread: counted(openTickets, 'unread ticket', 'unread tickets'),
    },
    { href: paths.admin.settings.getHref(), text: 'Settings', Icon: Settings },
    { href: paths.admin.packages.getHref(), text: 'Packages', Icon: Package },
    { href: paths.admin.items.getHref(), text: 'Items', Icon: ShoppingBag },
    { href: paths.admin.designs.getHref(), text: 'Designs', Icon: Images },
    { href: paths.admin.messages.getHref(), text: 'Messages', Icon: Mail },
    { href: paths.admin.audit.getHref(), text: 'Audit', Icon: ScrollText },
  ];
}

const userArea = { href: paths.user.dashboard.getHref(), text: 'User Dashboard', Icon: UserRound };

/** Layout of the pages under /admin; its menu is initially open (specification, admin area, section 2). */
export const AdminShell = ({ children }: { children: ReactNode }) => (
  <AreaShell
    label="Admin area"
    title="Menu"
    menu={useAdminMenu()}
    startsOpen
    menuWidth={264}
    elsewhere={[userArea]}
    facts={<CommandSearch />}
  >
    {children}
  </AreaShell>
);
