// apart from the schemas, whose library lists and pages without forms do without

/** Limits of how an Admin sees lists, and of saved views. */
export const listSettingsLimits = {
  columns: 50,
  columnKey: 40,
  narrowest: 40,
  widest: 2_000,
  viewName: 60,
  viewQuery: 2_000,
  viewsPerList: 50,
} as const;

/** Maximum number of orders that an Admin names in one bulk call. */
export const mostPurchasesAtOnce = 200;

/** Limits of what an Admin does to orders. */
export const purchaseLimits = {
  reason: 300,
  comment: 2_000,
  commentsPerPurchase: 100,
  /** Note to the customer in the email about a refund. */
  refundMessage: 1_000,
} as const;

/** Limits of packages (specification, admin area, sections 5 and 9). */
export const packageLimits = {
  onSale: 3,
  name: 60,
  credit: 100_000,
  validityDays: 3_650,
  features: 10,
  feature: 120,
  sellerEmail: 254,
} as const;

/** Shown where a fourth package would go on sale (specification, admin area, section 5). */
export const tooManyPackages = 'Maximum 3 packages allowed';

/** Limits of what an Admin does to accounts. */
export const peopleLimits = {
  /** Most accounts that an Admin names in one bulk call. */
  atOnce: 100,
  name: 100,
  reason: 300,
  note: 2_000,
  notesPerAccount: 100,
  largestBalance: 1_000_000,
  largestGift: 100_000,
  /** Credits that an Admin adds to balances within 24 hours without a proof, and at all. */
  unprovenCreditsPerDay: 1_000,
  creditsPerDay: 1_000_000,
} as const;

/** Limits of messages, templates and mailings. */
export const messageLimits = {
  templateName: 60,
  subject: 200,
  /** Characters of HTML. */
  body: 20_000,
  templates: 100,
  /** Emails that an Admin names in one call. */
  emailsAtOnce: 100,
  /** Emails of a filter that one call sends again. */
  emailsPerCall: 500,
  /** Accounts that one mailing reaches. */
  recipients: 500_000,
  mailingsAtOnce: 5,
} as const;

/** Time in which a deleted design can be restored, in minutes. */
export const restorableMinutes = 10;

/** Maximum number of designs deleted, restored or downloaded in one call. */
export const mostDesignsAtOnce = 100;

/** Maximum number of posts over one background: copies cost nothing. */
export const mostPostsPerBackground = 40;

/** A balance that falls below this many credits is low: screens offer more, and the event `credits.low` occurs. */
export const fewCredits = 5;

/** Credits of a new or emptied test account. */
export const testCredits = 100;
/** Days after which what test mode made is deleted. */
export const testDays = 7;
