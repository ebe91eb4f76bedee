import {
  Calendar,
  CreditCard,
  Gem,
  History,
  Images,
  LayoutDashboard,
  LifeBuoy,
  PackagePlus,
  Receipt,
  SwatchBook,
  UserRoundCog,
  WandSparkles,
} from '../../lib/generated/icons';
import type { IconComponent } from '../../lib/icon';
import { paths } from '../../lib/paths';

export interface MenuEntry {
  href: string;
  /** Other addresses at which the entry is marked. */
  also?: readonly string[];
  text: string;
  /** A label that fits below an icon on a phone; an entry without one is in 'More' there. */
  shortText?: string;
  Icon: IconComponent;
  /** Number of unread entries, such as replies from support; 0 is none. */
  unread?: { count: number; text: string };
}

/** Menu of the user area (specification, user area, 'User sidebar'), with some entries of our own. */
export const userMenu: readonly MenuEntry[] = [
  { href: paths.user.dashboard.getHref(), text: 'Dashboard', shortText: 'Dashboard', Icon: LayoutDashboard },
  {
    href: paths.user.generateImage.getHref(),
    text: 'Social Media Design Generator',
    shortText: 'Create',
    Icon: WandSparkles,
  },
  { href: paths.user.designs.getHref(), text: 'My Designs', shortText: 'Gallery', Icon: Images },
  { href: paths.user.months.getHref(), text: 'Month of Posts', Icon: Calendar },
  { href: paths.user.brand.getHref(), text: 'Brand', Icon: SwatchBook },
  { href: paths.user.selectPackage.getHref(), text: 'Upgrade Package', Icon: PackagePlus },
  { href: paths.user.support.getHref(), text: 'Support', shortText: 'Support', Icon: LifeBuoy },
  {
    href: paths.user.pendingPayment.getHref(),
    also: [paths.user.packagePendingPayment.getHref(), paths.user.itemPendingPayment.getHref()],
    text: 'Pending Payment',
    Icon: CreditCard,
  },
  { href: paths.user.subscriptionHistory.getHref(), text: 'Subscription History', Icon: History },
  {
    href: paths.user.ordersHistory.getHref(),
    also: [paths.user.orders.getHref()],
    text: 'My Orders',
    Icon: Receipt,
  },
  { href: paths.items.getHref(), text: 'Premium items', Icon: Gem },
];

export const profileEntry: MenuEntry = { href: paths.updateProfile.getHref(), text: 'Profile', Icon: UserRoundCog };
