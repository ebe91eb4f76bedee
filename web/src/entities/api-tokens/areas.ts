import { adminAreas, memberAreas } from '../../../../contract/token-scopes';
import type { TokenScope } from '../../gql/schema';

type Area = (typeof memberAreas)[number] | (typeof adminAreas)[number] | 'ADMIN_AUDIT';

interface AreaWords {
  name: string;
  text: string;
}

/** What the areas of scopes are called on screens. */
const words: Record<Area, AreaWords> = {
  PROFILE: { name: 'Profile', text: 'Name, address, photo and email choices' },
  DESIGNS: { name: 'Designs', text: 'Your designs and saved prompts. Making one takes a credit' },
  ORDERS: { name: 'Orders', text: 'Your orders, invoices and what you have bought' },
  CREDITS: { name: 'Credits', text: 'Your balance and its history' },
  TICKETS: { name: 'Support', text: 'Your conversations with support' },
  WEBHOOKS: { name: 'Webhooks', text: 'Your webhooks' },
  ADMIN_PEOPLE: { name: 'People', text: 'All accounts, with notes and credits' },
  ADMIN_SALES: { name: 'Sales', text: 'All orders, payments, packages, items and figures' },
  ADMIN_DESIGNS: { name: 'All designs', text: 'Designs of all accounts, and failures' },
  ADMIN_SUPPORT: { name: 'Support desk', text: 'All tickets and canned answers' },
  ADMIN_MESSAGES: { name: 'Messages', text: 'Templates, mailings and sent emails' },
  ADMIN_CONTENT: { name: 'Site content', text: 'The sections of the public site' },
  ADMIN_SETTINGS: { name: 'Settings', text: 'Settings of the shop, payment and AI service' },
  ADMIN_AUDIT: { name: 'Audit log', text: 'What Admins did' },
};

export interface ShownArea extends AreaWords {
  read: TokenScope;
  /** Null where nothing can be changed. */
  write: TokenScope | null;
}

const shown = (area: Exclude<Area, 'ADMIN_AUDIT'>): ShownArea => ({
  ...words[area],
  read: `${area}_READ`,
  write: `${area}_WRITE`,
});

export const areasOfMembers: readonly ShownArea[] = memberAreas.map(shown);
export const areasOfAdmins: readonly ShownArea[] = [
  ...adminAreas.map(shown),
  { ...words.ADMIN_AUDIT, read: 'ADMIN_AUDIT_READ', write: null },
];

/** 'Designs: read and write' for each area of these scopes. */
export const formatScopes = (scopes: readonly TokenScope[]): string[] =>
  [...areasOfMembers, ...areasOfAdmins].flatMap(({ name, read, write }) => {
    if (write && scopes.includes(write)) return [`${name}: read and write`];
    return scopes.includes(read) ? [`${name}: read`] : [];
  });
