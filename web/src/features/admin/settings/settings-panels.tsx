import { lazy } from 'react';
import type { ComponentType } from 'react';
import { lazyPage } from '../../../lib/lazy-page';
import { panelTitles } from './panel-titles';
import type { SectionKind } from './section-kind';
import type { OnUnsaved } from './section-panel';

interface PanelProps {
  onUnsaved: OnUnsaved;
}

/** Loads a panel when it is opened first. */
const panel = (load: () => Promise<{ Panel: ComponentType<PanelProps> }>) =>
  lazy(async () => ({ default: (await lazyPage(load, 'Panel')()).Component }));

/** Loads the editor of a section, with the fields and the preview of its kind. */
const section = <Body,>(load: () => Promise<SectionKind<Body>>) =>
  panel(async () => {
    const [{ SectionEditor }, kind] = await Promise.all([import('./section-editor'), load()]);
    return { Panel: (props) => <SectionEditor kind={kind} {...props} /> };
  });

/**
 * The menu's entries in the specification's order, then those that it does not name.
 */
export const panels = [
  {
    id: 'account',
    text: panelTitles.account,
    Panel: panel(async () => ({ Panel: (await import('./account-panel')).AccountPanel })),
  },
  { id: 'navbar', text: panelTitles.navbar, Panel: section(async () => (await import('./kinds/navbar')).navbarKind) },
  { id: 'banner', text: panelTitles.banner, Panel: section(async () => (await import('./kinds/banner')).bannerKind) },
  {
    id: 'features',
    text: panelTitles.features,
    Panel: section(async () => (await import('./kinds/features')).featuresKind),
  },
  { id: 'about', text: panelTitles.about, Panel: section(async () => (await import('./kinds/about')).aboutKind) },
  {
    id: 'testimonials',
    text: panelTitles.testimonials,
    Panel: section(async () => (await import('./kinds/testimonials')).testimonialsKind),
  },
  {
    id: 'keys',
    text: panelTitles.keys,
    Panel: panel(async () => ({ Panel: (await import('./keys/keys-panel')).KeysPanel })),
  },
  {
    id: 'paypal',
    text: panelTitles.paypal,
    Panel: panel(async () => ({ Panel: (await import('./shop/paypal-panel')).PayPalPanel })),
  },
  {
    id: 'packages',
    text: panelTitles.packages,
    Panel: panel(async () => ({ Panel: (await import('../packages/packages-panel')).PackagesPanel })),
  },
  { id: 'footer', text: panelTitles.footer, Panel: section(async () => (await import('./kinds/footer')).footerKind) },
  {
    id: 'contact',
    text: panelTitles.contact,
    Panel: section(async () => (await import('./kinds/contact')).contactKind),
  },
  {
    id: 'homeBanner',
    text: panelTitles.homeBanner,
    Panel: section(async () => (await import('./kinds/banner')).homeBannerKind),
  },
  { id: 'terms', text: panelTitles.terms, Panel: section(async () => (await import('./kinds/legal')).termsKind) },
  { id: 'privacy', text: panelTitles.privacy, Panel: section(async () => (await import('./kinds/legal')).privacyKind) },
  {
    id: 'seller',
    text: panelTitles.seller,
    Panel: panel(async () => ({ Panel: (await import('./shop/seller-panel')).SellerPanel })),
  },
  {
    id: 'admins',
    text: panelTitles.admins,
    Panel: panel(async () => ({ Panel: (await import('./shop/admins-panel')).AdminsPanel })),
  },
  {
    id: 'apiTokens',
    text: panelTitles.apiTokens,
    Panel: panel(async () => ({ Panel: (await import('./api-tokens/api-tokens-panel')).ApiTokensPanel })),
  },
  {
    id: 'appearance',
    text: panelTitles.appearance,
    Panel: panel(async () => ({ Panel: (await import('./appearance/appearance-panel')).AppearancePanel })),
  },
  {
    id: 'delivery',
    text: panelTitles.delivery,
    Panel: panel(async () => ({ Panel: (await import('./delivery/delivery-panel')).DeliveryPanel })),
  },
  {
    id: 'transfer',
    text: panelTitles.transfer,
    Panel: panel(async () => ({ Panel: (await import('./transfer/transfer-panel')).TransferPanel })),
  },
  {
    id: 'webhooks',
    text: panelTitles.webhooks,
    Panel: panel(async () => {
      const { WebhooksPanel } = await import('../../../entities/webhooks/webhooks-panel');
      return { Panel: () => <WebhooksPanel scope="shop" /> };
    }),
  },
] as const;

export type Tab = (typeof panels)[number]['id'];
