import { CreditCard, History, Images, LayoutDashboard, LifeBuoy, PackagePlus, WandSparkles } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { paths } from '../../lib/paths';

export interface MenuEntry {
  href: string;
  text: string;
  /** A word that fits below an icon on a phone. */
  shortText: string;
  Icon: LucideIcon;
  /** What waits behind it, such as answers that are not read; 0 is none. */
  news?: { count: number; text: string };
}

/** Menu of the user area (specification, user area, 'User sidebar'); a page that does not exist yet stays out. */
export const userMenu: readonly MenuEntry[] = [
  { href: paths.user.dashboard.getHref(), text: 'Dashboard', shortText: 'Dashboard', Icon: LayoutDashboard },
  {
    href: paths.user.generateImage.getHref(),
    text: 'Social Media Design Generator',
    shortText: 'Design',
    Icon: WandSparkles,
  },
  { href: paths.user.designs.getHref(), text: 'My Designs', shortText: 'Designs', Icon: Images },
  { href: paths.user.selectPackage.getHref(), text: 'Upgrade Package', shortText: 'Upgrade', Icon: PackagePlus },
  { href: paths.user.support.getHref(), text: 'Support', shortText: 'Support', Icon: LifeBuoy },
  { href: paths.user.pendingPayment.getHref(), text: 'Pending Payment', shortText: 'Pending', Icon: CreditCard },
  { href: paths.user.subscriptionHistory.getHref(), text: 'Subscription History', shortText: 'History', Icon: History },
];
