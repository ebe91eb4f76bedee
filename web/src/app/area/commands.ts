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
  /** Other words that it is found by. */
  words?: string;
}

const page = (title: string, href: string): Command => ({ key: href, group: 'Pages', title, detail: '', href });

export const pages: readonly Command[] = [
  page('Dashboard', paths.admin.dashboard.getHref()),
  page('Orders Management', paths.admin.orders.getHref()),
  page('Item orders', paths.admin.itemsOrders.getHref()),
  page('Payments without an order', paths.admin.unmatchedPayments.getHref()),
  page('Users Management', paths.admin.users.getHref()),
  page('Support Messages', paths.admin.supportMessages.getHref()),
  page('Packages', paths.admin.packages.getHref()),
  page('Designs', paths.admin.designs.getHref()),
  page('Failed designs', paths.admin.designFailures.getHref()),
  page('AI costs', paths.admin.designCosts.getHref()),
  page('Items', paths.admin.items.getHref()),
  page('Emails', paths.admin.messages.getHref()),
  page('Mailings', paths.admin.mailings.getHref()),
  page('Email templates', paths.admin.emailTemplates.getHref()),
  page('Rejected addresses', paths.admin.rejectedAddresses.getHref()),
  page('Audit', paths.admin.audit.getHref()),
  page('Settings', paths.admin.settings.getHref()),
];

/** Returns the panels of the settings and their fields, whose lists load with the first search. */
export async function loadSettings(): Promise<Command[]> {
  const [{ panels }, { settingsFields }, { settingsHref }] = await Promise.all([
    import('../../features/admin/settings/settings-panels'),
    import('../../features/admin/settings/menu/settings-fields'),
    import('../../features/admin/settings/menu/tabs'),
  ]);
  const group = 'Settings';
  const textOf = (panel: string) => panels.find(({ id }) => id === panel)?.text ?? '';
  return [
    ...panels.map(({ id, text }) => ({ key: `setting-${id}`, group, title: text, detail: '', href: settingsHref(id) })),
    ...settingsFields.map(({ panel, field, title, words }) => ({
      key: `setting-${panel}-${field}`,
      group,
      title,
      detail: textOf(panel),
      words,
      href: settingsHref(panel, field),
    })),
  ];
}

/** Where a hit of each kind is shown. */
const ways: Record<Hit['kind'], { group: string; href: (id: string) => string }> = {
  USER: { group: 'Users', href: paths.admin.user.getHref },
  ORDER: { group: 'Orders', href: paths.admin.order.getHref },
  ITEM_ORDER: { group: 'Item orders', href: paths.admin.order.getHref },
  TICKET: { group: 'Tickets', href: (id) => `${paths.admin.supportMessages.getHref()}?ticket=${id}` },
  ITEM: { group: 'Items', href: paths.admin.item.getHref },
  PACKAGE: { group: 'Packages', href: () => paths.admin.packages.getHref() },
};

/** Returns the pages and settings that are found by every word of a text; fields of the settings by two letters or more. */
export const placesFor = (text: string, settings: readonly Command[]): Command[] => {
  const wanted = text.trim().toLowerCase();
  const isFound = ({ title, group, detail, words }: Command) => {
    if (words === undefined) return `${title} ${group}`.toLowerCase().includes(wanted);
    const known = `${title} ${detail} ${words}`.toLowerCase();
    return wanted.length > 1 && wanted.split(/\s+/).every((word) => known.includes(word));
  };
  return [...pages, ...settings].filter(isFound);
};

/** Returns where a hit of the API's search leads. */
export function commandOf({ kind, id, title, detail }: Hit): Command {
  const { group, href } = ways[kind];
  return { key: `${kind}-${id}`, group, title, detail, href: href(id) };
}
