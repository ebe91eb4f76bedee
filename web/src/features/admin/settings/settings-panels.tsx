import { lazyPanel } from './lazy-panel';
import { panelTitles } from './menu/tabs';
import { sectionEditors } from './section-editors';
import { settingsGroups } from './menu/settings-groups';
import type { Tab } from './menu/tabs';

/** The panels that edit no section. */
const otherPanels = {
  account: lazyPanel(async () => ({ Panel: (await import('./account-panel')).AccountPanel })),
  keys: lazyPanel(async () => ({ Panel: (await import('./keys/keys-panel')).KeysPanel })),
  paypal: lazyPanel(async () => ({ Panel: (await import('./shop/paypal-panel')).PayPalPanel })),
  packages: lazyPanel(async () => ({ Panel: (await import('../packages/packages-page')).PackagesPanel })),
  seller: lazyPanel(async () => ({ Panel: (await import('./shop/seller-panel')).SellerPanel })),
  admins: lazyPanel(async () => ({ Panel: (await import('./shop/admins-panel')).AdminsPanel })),
  apiTokens: lazyPanel(async () => ({ Panel: (await import('./api-tokens/api-tokens-panel')).ApiTokensPanel })),
  appearance: lazyPanel(async () => ({ Panel: (await import('./appearance/appearance-panel')).AppearancePanel })),
  delivery: lazyPanel(async () => ({ Panel: (await import('./delivery/delivery-panel')).DeliveryPanel })),
  transfer: lazyPanel(async () => ({ Panel: (await import('./transfer/transfer-panel')).TransferPanel })),
  webhooks: lazyPanel(async () => {
    const { WebhooksPanel } = await import('../../../entities/webhooks/webhooks-panel');
    return { Panel: () => <WebhooksPanel scope="shop" /> };
  }),
} satisfies Record<keyof typeof panelTitles, object>;

const isSection = (id: Tab): id is keyof typeof sectionEditors => id in sectionEditors;
const panelOf = (id: Tab) =>
  isSection(id)
    ? { id, text: sectionEditors[id].title, Panel: sectionEditors[id].Panel }
    : { id, text: panelTitles[id], Panel: otherPanels[id] };

/** All panels, by group of the menu. */
export const panelGroups = settingsGroups.map(({ title, entries }) => ({
  title,
  panels: entries.map(([id, Icon]) => ({ ...panelOf(id), Icon })),
}));
export const panels = panelGroups.flatMap((group) => group.panels);
export const firstPanel = panelOf('account');
