import { paths } from '../../lib/paths';
import type { AdminSearchQuery } from './command-search.generated';

type Hit = AdminSearchQuery['adminSearch'][number];

/** Something that the command search leads to. */
export interface Command {
  key: string;
  group: string;
  title: string;
  detail: string;
  href: string;
  /** State of the navigation, such as the panel of the settings. */
  state?: object;
}

const page = (title: string, href: string): Command => ({ key: href, group: 'Pages', title, detail: '', href });

const pages: readonly Command[] = [
  page('Dashboard', paths.admin.dashboard.getHref()),
  page('Orders Management', paths.admin.orders.getHref()),
  page('Item orders', paths.admin.itemsOrders.getHref()),
  page('Users Management', paths.admin.users.getHref()),
  page('Support Messages', paths.admin.supportMessages.getHref()),
  page('Packages', paths.admin.packages.getHref()),
  page('Designs', paths.admin.designs.getHref()),
  page('Items', paths.admin.items.getHref()),
  page('Emails', paths.admin.messages.getHref()),
  page('Mailings', paths.admin.mailings.getHref()),
  page('Email templates', paths.admin.emailTemplates.getHref()),
  page('Rejected addresses', paths.admin.rejectedAddresses.getHref()),
  page('Audit', paths.admin.audit.getHref()),
  page('Settings', paths.admin.settings.getHref()),
];

/** Returns the panels of the settings, whose list loads with the first search. */
export async function loadPanels(): Promise<Command[]> {
  const { panels } = await import('../../features/admin/settings/settings-panels');
  return panels.map(({ id, text }) => ({
    key: `setting-${id}`,
    group: 'Settings',
    title: text,
    detail: '',
    href: paths.admin.settings.getHref(),
    state: { panel: id },
  }));
}

/** Where a hit of each kind is shown. */
const ways: Record<Hit['kind'], { group: string; href: (id: string) => string }> = {
  USER: { group: 'Users', href: paths.admin.user.getHref },
  ORDER: { group: 'Orders', href: paths.admin.order.getHref },
  ITEM_ORDER: { group: 'Item orders', href: paths.admin.order.getHref },
  TICKET: { group: 'Tickets', href: (id) => `${paths.admin.supportMessages.getHref()}?ticket=${id}` },
  ITEM: { group: 'Items', href: () => paths.admin.items.getHref() },
  PACKAGE: { group: 'Packages', href: () => paths.admin.packages.getHref() },
};

/** Returns the pages and settings whose title contains a text. */
export const placesFor = (text: string, panels: readonly Command[]): Command[] => {
  const words = text.trim().toLowerCase();
  return [...pages, ...panels].filter(({ title, group }) => `${title} ${group}`.toLowerCase().includes(words));
};

/** Returns where a hit of the API's search leads. */
export function commandOf({ kind, id, title, detail }: Hit): Command {
  const { group, href } = ways[kind];
  return { key: `${kind}-${id}`, group, title, detail, href: href(id) };
}
