import {
  ArrowLeftRight,
  CreditCard,
  FileText,
  House,
  Info,
  KeyRound,
  Mail,
  Package,
  Palette,
  PanelBottom,
  PanelTop,
  Phone,
  Quote,
  ReceiptText,
  Scale,
  ShieldCheck,
  Sparkles,
  Star,
  ImageIcon,
  UserRound,
  Webhook,
} from '../../../../lib/generated/icons';
import type { IconComponent } from '../../../../lib/icon';
import type { Tab } from './tabs';

interface SettingsGroup {
  /** Null for what stands above the groups. */
  title: string | null;
  entries: readonly [tab: Tab, Icon: IconComponent][];
}

/** The menu: the documented entries under their names (specification, admin area, 'Settings area'), in groups. */
export const settingsGroups: readonly SettingsGroup[] = [
  { title: null, entries: [['account', UserRound]] },
  {
    title: 'Shop',
    entries: [
      ['appearance', Palette],
      ['keys', Sparkles],
      ['delivery', Mail],
      ['transfer', ArrowLeftRight],
    ],
  },
  {
    title: 'Payments',
    entries: [
      ['paypal', CreditCard],
      ['packages', Package],
      ['seller', ReceiptText],
    ],
  },
  {
    title: 'Site',
    entries: [
      ['navbar', PanelTop],
      ['banner', ImageIcon],
      ['homeBanner', House],
      ['features', Star],
      ['about', Info],
      ['testimonials', Quote],
      ['footer', PanelBottom],
      ['contact-page', Phone],
      ['terms', Scale],
      ['privacy', FileText],
    ],
  },
  {
    title: 'Access',
    entries: [
      ['admins', ShieldCheck],
      ['apiTokens', KeyRound],
      ['webhooks', Webhook],
    ],
  },
];
