export type AboutFeatureInput = {
  text: string;
};

export type AboutInput = {
  section1?: AboutSectionInput | null | undefined;
  section2?: AboutSectionInput | null | undefined;
};

export type AboutSectionInput = {
  buttonLink: string;
  buttonText: string;
  description: string;
  features: Array<AboutFeatureInput>;
  images: Array<ImageInput>;
  isActive: boolean;
  subtitle: string;
  title: string;
};

export type AddAiKeyInput = {
  /** True when omitted. */
  isActive?: boolean | null | undefined;
  /** The key as the AI service shows it. Stored encrypted and never returned. */
  key: string;
  /** 1 to 60 characters. */
  name: string;
};

/** A list of the administrator area. */
export type AdminList =
  | 'AUDIT'
  | 'DESIGNS'
  | 'EMAILS'
  | 'ITEMS'
  | 'ITEM_ORDERS'
  | 'MAILINGS'
  | 'ORDERS'
  | 'SUPPRESSED_ADDRESSES'
  | 'TICKETS'
  | 'UNMATCHED_PAYMENTS'
  | 'USERS';

/** Why a key of the AI service is not used for ten minutes. */
export type AiKeyRest =
  /** The key is not allowed to make this call. */
  | 'FORBIDDEN'
  /** The AI service does not know the key (any more). */
  | 'INVALID'
  /** The key's project has no billing, or there is no free tier in its region. */
  | 'NEEDS_BILLING';

export type AiSettingsInput = {
  /** 1 to 500; null for as many as the workers can. */
  designsAtOnce?: number | null | undefined;
  /** 1 to 500. */
  designsAtOncePerAccount: number;
  /** 1 to 10000; null for no limit. */
  designsPerDayPerAccount?: number | null | undefined;
  /** 1 to 10, each once. A cost counts for designs that are made from now on. */
  imageModels: Array<ImageModelInput>;
  /** 1 to 10, each once. */
  textModels: Array<string>;
};

/** Amounts of at least `min` and at most `max`; an omitted end is open. */
export type AmountRange = {
  max?: string | null | undefined;
  min?: string | null | undefined;
};

/** Whether a token can be used. */
export type ApiTokenState =
  | 'EXPIRED'
  | 'LIVE'
  | 'REVOKED';

export type AppearanceInput = {
  /** #RRGGBB. Refused when it can't be told from the light page (contrast below 3:1). */
  accentColor: string;
  /** Address of an uploaded image, or empty for none. */
  logoUrl: string;
  /** 1 to 60 characters. */
  shopName: string;
};

export type AttemptStatus =
  /** Nothing was captured. */
  | 'FAILED'
  /** Payment mismatch: captured, but not as the purchase requires, such as a second payment. Grants nothing; refundable. */
  | 'MISMATCH'
  /** Started; nothing was captured. */
  | 'OPEN'
  /** PayPal is capturing it, or reviewing it. */
  | 'PROCESSING'
  /** Refunded in full. */
  | 'REFUNDED'
  /** It paid the purchase. */
  | 'SETTLED';

/** Something that does not go on by itself, or not as it should. */
export type AttentionKind =
  /** The AI service refuses keys. */
  | 'AI_KEYS'
  /** A payer has opened a dispute that is not decided. */
  | 'DISPUTE'
  /** Emails of the last seven days that could not be sent. */
  | 'EMAILS'
  /** Emails that were written before a mail server was set up. Those of the last three days are sent by themselves. */
  | 'EMAILS_UNSENT'
  /** Jobs that were given up. */
  | 'JOBS'
  /** No key of the AI service can be used: no picture can be made. */
  | 'NO_AI_KEY'
  /** PayPal reviews the payment. */
  | 'PAYMENT_HELD'
  /** Captured, but not as the purchase requires: to be refunded. */
  | 'PAYMENT_MISMATCH'
  /** PayPal has not answered for more than ten minutes. */
  | 'PAYMENT_STUCK'
  /** Paid at PayPal, and no purchase here explains it: to be granted or refunded. */
  | 'PAYMENT_UNMATCHED'
  /** PayPal has not answered a refund. */
  | 'REFUND_UNANSWERED'
  /** Tickets whose last message nobody has read for a day. */
  | 'TICKETS';

export type AuditEntryFilter = {
  /** Names of actions. */
  action?: Array<string> | null | undefined;
  /** Ids of the Admins who did it. */
  actor?: Array<string> | null | undefined;
  createdAt?: DateRange | null | undefined;
  ids?: Array<string> | null | undefined;
  /** Substring of action, object or reason; case-insensitive. A space also matches a hyphen: 'save view' finds `save-view`. */
  search?: string | null | undefined;
  /** Objects, such as `users/{id}`. */
  subject?: Array<string> | null | undefined;
};

export type AuditEntrySort = {
  direction?: SortDirection;
  field?: AuditEntrySortField;
};

export type AuditEntrySortField =
  /** In the order in which the rows were written. */
  | 'CREATED_AT';

export type AuthButtonsInput = {
  dashboardText: string;
  loginText: string;
  registerText: string;
};

export type BannerInput = {
  /** An http(s) address or a path of this site that ends in jpg, jpeg, png, gif or webp; blank or null for none. */
  backgroundImage?: string | null | undefined;
  buttons: Array<LinkInput>;
  description: string;
  /** The part of the title to highlight; null or omitted for none. */
  highlightText?: string | null | undefined;
  subtitle: string;
  title: string;
  video?: SectionVideoInput | null | undefined;
};

export type BillingInput = {
  /** 1 to 300 characters. */
  address: string;
  /** A name of `countries`. */
  country: string;
  /** Name on the order, 1 to 100 characters. */
  customerName: string;
};

export type ButtonColor =
  | 'BLACK'
  | 'BLUE'
  | 'GOLD'
  | 'SILVER'
  | 'WHITE';

export type ButtonLabel =
  | 'BUYNOW'
  | 'CHECKOUT'
  | 'PAY'
  | 'PAYPAL';

export type ButtonLayout =
  | 'HORIZONTAL'
  | 'VERTICAL';

export type ButtonShape =
  | 'PILL'
  | 'RECT';

export type CannedAnswerInput = {
  /** 1 to 5000 characters. May hold {{userName}} and {{ticketSubject}}, and no other placeholder. */
  body: string;
  /** 1 to 60 characters; no other answer has it. */
  name: string;
};

export type ChangePasswordInput = {
  /** The new password: 6 characters to 72 bytes. */
  password: string;
  /** The password, or, for an account without one, the code of an email. */
  proof: ProofInput;
};

export type ContactInfoInput = {
  icon: string;
  imageUrl?: string | null | undefined;
  label: string;
  type: ContactInfoType;
  value: string;
};

export type ContactInfoType =
  | 'EMAIL'
  | 'PHONE';

export type ContactMessageInput = {
  email: string;
  /** Ids of pictures that the caller has uploaded and not sent yet, in order, at most 3; only for signed-in callers. */
  imageIds?: Array<string> | null | undefined;
  /** 1 to 5000 characters. */
  message: string;
  /** 1 to 100 characters. */
  name: string;
  /** 1 to 40 characters. */
  phone: string;
  /** 1 to 200 characters. */
  subject: string;
};

export type ContactPageInput = {
  contactInfo: Array<ContactInfoInput>;
  description: string;
  imageAlt?: string | null | undefined;
  imageUrl?: string | null | undefined;
  subtitle: string;
  title: string;
};

export type ContentPartState =
  | 'CHANGED'
  /** It does not match the part's schema: `problem` says where. */
  | 'INVALID'
  /** The shop has the same. */
  | 'SAME'
  /** This release knows no part of this name. */
  | 'UNKNOWN';

export type CreateApiTokenInput = {
  lifetime?: TokenLifetime;
  /** 1 to 60 characters, for the owner to recognize it. */
  name: string;
  /** At least one. ADMIN scopes only for accounts whose role is ADMIN. */
  scopes: Array<TokenScope>;
};

export type CreateDesignInput = {
  design: DesignInput;
  /** Chosen by the client, 8 to 64 characters: a repeated id returns the same design at no further cost, another input CONFLICT. */
  requestId: string;
};

export type CreatePurchaseInput = {
  billing: BillingInput;
  of: PurchaseSubject;
  /** Chosen by the client, 8 to 64 characters: a repeated id returns the same purchase, another input CONFLICT. */
  requestId?: string | null | undefined;
};

export type CreateTicketInput = {
  /** The design of the caller that the ticket is about. */
  designId?: string | null | undefined;
  /** Ids of pictures that the caller has uploaded and not sent yet, in order, at most 3. */
  imageIds?: Array<string> | null | undefined;
  /** 1 to 5000 characters. */
  message: string;
  /** The order of the caller that the ticket is about. */
  purchaseId?: string | null | undefined;
  /** Chosen by the client, 8 to 64 characters: a repeated id returns the same ticket, another input CONFLICT. */
  requestId: string;
  /** 1 to 200 characters. */
  subject: string;
};

export type CreditEntryFilter = {
  createdAt?: DateRange | null | undefined;
  ids?: Array<string> | null | undefined;
  /** Ids of accounts; for the lists of all accounts only. */
  owner?: Array<string> | null | undefined;
  /** Ids of the purchases that they belong to. */
  purchase?: Array<string> | null | undefined;
  reason?: Array<CreditReason> | null | undefined;
};

export type CreditEntrySort = {
  direction?: SortDirection;
  field?: CreditEntrySortField;
};

export type CreditEntrySortField =
  /** In the order in which the rows were written. */
  | 'CREATED_AT';

export type CreditReason =
  /** An Admin set the balance. */
  | 'ADMIN'
  /** A program deducted a credit with `deductCredit`. */
  | 'DEDUCTION'
  /** A deducted credit was returned. */
  | 'DEDUCTION_RETURNED'
  /** The payer has opened a dispute: unspent credits are withdrawn until it is decided. */
  | 'DISPUTE'
  /** A dispute was decided for the shop: the credits that it had withdrawn were restored. */
  | 'DISPUTE_WON'
  /**
   * A reserved credit was released: the design failed, was cancelled or timed out. Or an Admin gave the credit of a finished
   * design back; `note` says why.
   */
  | 'GIVE_BACK'
  /** A gift of the shop. */
  | 'GRANT'
  /** A released credit was withdrawn, because its order had been refunded meanwhile. */
  | 'OWED'
  /** An order was paid. */
  | 'PURCHASE'
  /** A payment was refunded, whole or in part. */
  | 'REFUND'
  /** A refund failed: the credits that it had withdrawn were restored. */
  | 'REFUND_FAILED'
  /** A design was queued. */
  | 'RESERVE';

/** Currencies that the shop accepts (ISO 4217). */
export type Currency =
  | 'CAD'
  | 'EUR'
  | 'GBP'
  | 'USD';

export type CustomerInfoInput = {
  customerImage: string;
  rating: string;
  reviews: string;
  title: string;
};

/** Moments from `from` on and before `until`; an omitted end is open. */
export type DateRange = {
  from?: string | null | undefined;
  until?: string | null | undefined;
};

/** Days of the calendar in the shop's time zone, both included. */
export type DayRange = {
  /** Such as 2026-03-01. */
  from: string;
  /** Not before `from`, and less than 5 years after it. */
  to: string;
};

/** Why a design failed. */
export type DesignFailureCause =
  /** The key's project has no billing. */
  | 'BILLING'
  | 'INTERNAL'
  /** The process that made it was stopped. */
  | 'INTERRUPTED'
  /** The AI service refused the key. */
  | 'KEY'
  /** Too much of the account's work had been in vain. */
  | 'LIMIT'
  /** The model is switched off, or not available to the key. */
  | 'MODEL'
  /** The AI service answered without a picture. */
  | 'NO_IMAGE'
  /** There was no AI key to use. */
  | 'NO_KEYS'
  /** The quota of the key was used up. */
  | 'QUOTA'
  /** The AI service did not accept the request. */
  | 'REQUEST'
  /** The AI service was busy, broken or silent. */
  | 'SERVICE'
  /** The picture could not be stored. */
  | 'STORAGE'
  /** It failed before causes were recorded. */
  | 'UNKNOWN'
  /** The picture could not be read. */
  | 'UNUSABLE_IMAGE'
  /** The AI service refuses to draw this prompt. */
  | 'WORDS';

/** What failed designs are grouped by. */
export type DesignFailureGrouping =
  | 'CAUSE'
  /** The AI key that was used last. */
  | 'KEY'
  | 'MODEL';

export type DesignFilter = {
  /** For Admins only. Ids of AI keys, also of deleted ones; 'NONE' for designs that no key was used for. */
  aiKey?: Array<string> | null | undefined;
  createdAt?: DateRange | null | undefined;
  /** For Admins only. */
  failureCause?: Array<DesignFailureCause> | null | undefined;
  finishedAt?: DateRange | null | undefined;
  ids?: Array<string> | null | undefined;
  /** For Admins only. 'NONE' for designs that no model was called for. */
  model?: Array<string> | null | undefined;
  niche?: Array<Niche> | null | undefined;
  /** Ids of accounts; for the lists of all accounts only. */
  owner?: Array<string> | null | undefined;
  platform?: Array<Platform> | null | undefined;
  /** Substring of primaryText, customPrompt or enhancedPrompt; case-insensitive. */
  search?: string | null | undefined;
  size?: Array<ImageSize> | null | undefined;
  status?: Array<DesignStatus> | null | undefined;
  style?: Array<DesignStyle> | null | undefined;
};

export type DesignInput = {
  /** Up to 4000 characters. */
  customPrompt: string;
  /** Replaces `customPrompt` when not blank; up to 4000 characters. */
  enhancedPrompt?: string | null | undefined;
  niche: Niche;
  platform: Platform;
  postType: PostType;
  /** Text on the image, 1 to 200 characters. */
  primaryText: string;
  size: ImageSize;
  style: DesignStyle;
};

export type DesignSort = {
  direction?: SortDirection;
  field?: DesignSortField;
};

export type DesignSortField =
  | 'CREATED_AT'
  /** Unfinished designs come last in ascending order, and first in descending order. */
  | 'FINISHED_AT';

export type DesignStatus =
  /** The credit was released. */
  | 'CANCELLED'
  /** The credit was released. */
  | 'FAILED'
  /** A credit is reserved; the design waits for a worker. */
  | 'QUEUED'
  | 'RUNNING'
  | 'SUCCEEDED';

export type DesignStyle =
  | 'BOLD'
  | 'COLORFUL'
  | 'MINIMAL'
  | 'PLAYFUL'
  | 'PROFESSIONAL';

export type DisputeStatus =
  /** Decided for the payer, who has the money back. */
  | 'LOST'
  /** PayPal has not decided. */
  | 'OPEN'
  /** Decided for the shop, or withdrawn by the payer. */
  | 'WON';

export type EmailFilter = {
  createdAt?: DateRange | null | undefined;
  ids?: Array<string> | null | undefined;
  /** Ids of mailings. */
  mailing?: Array<string> | null | undefined;
  /** Substring of the recipient or the subject; case-insensitive. */
  search?: string | null | undefined;
  status?: Array<EmailStatus> | null | undefined;
};

export type EmailSort = {
  direction?: SortDirection;
  field?: EmailSortField;
};

export type EmailSortField =
  /** In the order in which they were queued. */
  | 'CREATED_AT';

export type EmailStatus =
  /** Given up after three days of attempts. */
  | 'FAILED'
  /** Its mailing is stopped. */
  | 'HELD'
  /** The earlier name of NOT_SENT; only filters take it. */
  | 'KEPT'
  /** No mail server is configured: it stays here. */
  | 'NOT_SENT'
  /** It waits for its first or next attempt. */
  | 'QUEUED'
  /** The mail server permanently rejects the recipient. */
  | 'REFUSED'
  /** The mail server has accepted it. */
  | 'SENT';

/** The emails of an operation. */
export type EmailTarget =
  {   /** Emails that match at call time, at most 500 a call. */
  filter: EmailFilter; ids?: never; }
  |  { filter?: never;   /** Ids of emails, at most 100. */
  ids: Array<string>; };

export type EmailTemplateInput = {
  /** HTML of 1 to 20,000 characters; what is not allowed in it is removed. */
  body: string;
  /** 1 to 60 characters, unique; case-insensitive. */
  name: string;
  /** 1 to 200 characters. */
  subject: string;
};

/** Why a request was refused. */
export type ErrorCode =
  /**
   * The object has changed since the caller read it: `version` is not the current one, there are more objects than
   * `expected`, or another device has changed it meanwhile. At `requestId`: an earlier call had the same request id and
   * another input; nothing was done.
   */
  | 'CONFLICT'
  /** An internal error prevented the reservation of the credit: no credit was taken, and no design was queued. */
  | 'CREDIT_NOT_TAKEN'
  | 'EMAIL_ALREADY_IN_USE'
  | 'INSUFFICIENT_CREDITS'
  | 'INVALID_EMAIL'
  /** A value is missing or malformed; `field` says which. */
  | 'INVALID_INPUT'
  /** The object's state does not allow this operation. */
  | 'INVALID_STATE'
  /** Something else refers to the object; the message says what. */
  | 'IN_USE'
  /** The account is the only Admin who can sign in: it can't be demoted, disabled or deleted. */
  | 'LAST_ADMIN'
  /** The maximum number exists: one has to end, or be deleted, first. */
  | 'LIMIT_REACHED'
  | 'NOT_FOUND'
  | 'NO_API_KEYS'
  /** The operator has switched registration with email and password off. */
  | 'OPERATION_NOT_ALLOWED'
  /** The payer's instrument was declined. */
  | 'PAYMENT_DECLINED'
  /** PayPal could not complete the payment; nothing was settled. */
  | 'PAYMENT_FAILED'
  /** PayPal does not confirm a reported payment for this purchase. */
  | 'PAYMENT_NOT_CONFIRMED'
  /** PayPal did not answer in time; the payment is checked again in the background. */
  | 'PAYMENT_PENDING'
  /** PayPal is switched off in the settings. */
  | 'PAYMENT_UNAVAILABLE'
  /** The operation needs a proof by `confirmIdentity` or `confirmAdmin`, or a sign-in, of the last 15 minutes in the caller's session. */
  | 'PROOF_REQUIRED'
  /** The AI service, or PayPal, could not complete the call. */
  | 'PROVIDER_ERROR'
  /** An account whose role is SELLER tried to buy. */
  | 'SELLER_CANNOT_PURCHASE'
  /** Too many requests; `retryAfterSeconds` says how long to wait. */
  | 'TOO_MANY_REQUESTS'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'
  /** A code of an authenticator app, of an email or for recovery is wrong, was used, or has expired. */
  | 'WRONG_CODE'
  | 'WRONG_PASSWORD';

export type FavoritePromptInput = {
  /** 1 to 60 characters. */
  name: string;
  /** Null when it suits any. */
  niche?: Niche | null | undefined;
  /** Null when it suits any. */
  platform?: Platform | null | undefined;
  /** 1 to 4,000 characters. */
  prompt: string;
};

/** A line of a package to replace, or to add after the last one. */
export type FeatureChangeInput = {
  /** 1 to 10. */
  position: number;
  text: string;
};

export type FeatureInput = {
  description: string;
  /** Name of an icon, or an image's address. */
  icon: string;
  title: string;
};

export type FeaturesInput = {
  backgroundImage?: string | null | undefined;
  backgroundImageAlt?: string | null | undefined;
  description: string;
  features: Array<FeatureInput>;
  subtitle: string;
  title: string;
};

/** The step of a series of figures. */
export type FigureStep =
  | 'DAY'
  | 'MONTH'
  /** Weeks begin on Monday. */
  | 'WEEK';

export type FinishSignInInput = {
  /** A code of the authenticator app, 6 digits; or one of the recovery codes. */
  code: string;
};

export type FooterBrandInput = {
  description: string;
  logo: string;
};

export type FooterContactInput = {
  icon: string;
  /** HTML; unsafe parts are removed. */
  text: string;
  title: string;
};

export type FooterInput = {
  backgroundImage?: string | null | undefined;
  brand: FooterBrandInput;
  contactInfo: Array<FooterContactInput>;
  /** HTML; unsafe parts are removed. */
  copyright: string;
  menu: Array<LinkInput>;
  socialLinks: Array<SocialLinkInput>;
};

export type GrantCreditsInput = {
  /** 1 to 100,000. */
  credits: number;
  /** 1 to 300 characters; its owner sees it in the ledger. */
  reason: string;
  /** Chosen by the client, 8 to 64 characters: a repeated id is the same gift, another input CONFLICT. */
  requestId: string;
};

export type GrantUnmatchedPaymentInput = {
  /** The account that gets what was paid for. */
  accountId: string;
  /** An id of `unmatchedPayments`. */
  id: string;
  /** What was paid for. */
  of: PurchaseSubject;
  /** Reason for the audit, 1 to 300 characters. */
  reason: string;
};

export type ImageInput = {
  alt: string;
  url: string;
};

export type ImageModelInput = {
  /** From 0 to 9999, up to four decimals; null when it is unknown. */
  cost?: string | null | undefined;
  /** Up to 100 letters, digits, dots, hyphens and underscores, as the AI service writes it. */
  model: string;
};

export type ImageSize =
  /** 16:9 */
  | 'LANDSCAPE'
  /** 1:1 */
  | 'SQUARE';

/** Whole numbers of at least `min` and at most `max`; an omitted end is open. */
export type IntRange = {
  max?: number | null | undefined;
  min?: number | null | undefined;
};

export type InvoiceKind =
  | 'CREDIT_NOTE'
  | 'INVOICE';

/** Fields of an item. It is either a file or an external address. */
export type ItemInput = {
  /** External address, http or https; null for an item that is a file. */
  accessUrl?: string | null | undefined;
  /** 1 to 2,000 characters. */
  description: string;
  /** Id of a file that the caller has uploaded to POST /item-files within a day; null leaves the current one. */
  fileId?: string | null | undefined;
  /** HTML of at most 20,000 characters; unsafe parts are removed. */
  guidelines: string;
  /** Address of its picture; null for none. */
  imageUrl?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** At least 0.01. */
  price: string;
  /** A few lines of its content that everybody may read, at most 2,000 characters; null for none. */
  sample?: string | null | undefined;
  /** 1 to 80 characters: a-z, 0-9 and single hyphens between. Addresses with an earlier slug lead to the current one. */
  slug: string;
};

export type ItemSort = {
  direction?: SortDirection;
  field?: ItemSortField;
};

export type ItemSortField =
  | 'CREATED_AT'
  | 'NAME'
  | 'PRICE';

export type LegalInput = {
  /** HTML; unsafe parts are removed. */
  body: string;
  title: string;
  validFrom: string;
};

export type LinkInput = {
  /** http, https, mailto, tel, or a path or anchor of this site. */
  link: string;
  text: string;
};

export type ListColumnInput = {
  isHidden: boolean;
  /** 1 to 40 characters. */
  key: string;
  /** 40 to 2,000 pixels; null for the usual width. */
  width?: number | null | undefined;
};

export type ListPreferencesInput = {
  /** From left to right, at most 50; each key once. */
  columns: Array<ListColumnInput>;
  density: RowDensity;
  list: AdminList;
};

/** A kind of email that can be switched off. */
export type MailKind =
  /** News and offers of the shop. */
  | 'NEWS'
  /** A sign-in from a device that the account has not used before. */
  | 'NEW_DEVICES'
  /** Support has answered a ticket. */
  | 'SUPPORT_ANSWERS';

/** How the connection to a mail server is encrypted. */
export type MailSecurity =
  /** Not encrypted, usually on port 25. A password is sent to this machine only. */
  | 'NONE'
  /** STARTTLS, which the server must offer, usually on port 587. */
  | 'STARTTLS'
  /** TLS from the start, usually on port 465. */
  | 'TLS';

/** What is omitted stays as it is. */
export type MailSettingsInput = {
  /** Up to 253 characters; empty for no mail server. */
  host?: string | null | undefined;
  /** Up to 500 characters. Empty keeps the stored one, as long as host and user stay. */
  password?: string | null | undefined;
  /** 1 to 65535. */
  port?: number | null | undefined;
  security?: MailSecurity | null | undefined;
  /** Email address; empty for the default one. */
  sender?: string | null | undefined;
  /** Up to 200 characters; empty for a server without a login. */
  user?: string | null | undefined;
};

export type MailingFilter = {
  createdAt?: DateRange | null | undefined;
  ids?: Array<string> | null | undefined;
  /** Substring of the subject; case-insensitive. */
  search?: string | null | undefined;
  status?: Array<MailingStatus> | null | undefined;
};

/** What a mailing is about, which decides who gets it. */
export type MailingKind =
  /** News and offers: not for accounts that have unsubscribed from them. Each email has a link to unsubscribe. */
  | 'NEWS'
  /** About the recipients' own account or orders, such as a change of the terms. */
  | 'SERVICE';

export type MailingSort = {
  direction?: SortDirection;
  field?: MailingSortField;
};

export type MailingSortField =
  /** In the order in which they were started. */
  | 'CREATED_AT';

export type MailingStatus =
  /** Every email is queued or was skipped. */
  | 'FINISHED'
  | 'RUNNING'
  /** Stopped by an Admin; nothing is sent until it is resumed. */
  | 'STOPPED';

export type ManagedItemFilter = {
  createdAt?: DateRange | null | undefined;
  ids?: Array<string> | null | undefined;
  /** Whether it is on sale. */
  isActive?: boolean | null | undefined;
  price?: AmountRange | null | undefined;
  /** Substring of the name or description; case-insensitive. */
  search?: string | null | undefined;
};

export type Membership =
  | 'BASIC'
  | 'FREE'
  | 'PREMIUM';

export type MenuItemInput = {
  children: Array<LinkInput>;
  id: string;
  link: string;
  text: string;
};

/** The words of a message. `{{userName}}` becomes the recipient's name, or 'User' without one. */
export type MessageInput = {
  /** HTML of 1 to 20,000 characters; what is not allowed in it is removed. */
  body: string;
  /** 1 to 200 characters. */
  subject: string;
};

export type NavbarInput = {
  authButtons: AuthButtonsInput;
  logo: SectionLogoInput;
  menuItems: Array<MenuItemInput>;
};

export type Niche =
  | 'ART'
  | 'BEAUTY'
  | 'BUSINESS'
  | 'COOKING'
  | 'DIY'
  | 'EDUCATION'
  | 'ENVIRONMENT'
  | 'FASHION'
  | 'FINANCE'
  | 'FITNESS'
  | 'GAMING'
  | 'GARDENING'
  | 'HEALTH'
  | 'LIFESTYLE'
  | 'MUSIC'
  | 'PARENTING'
  | 'PETS'
  | 'PHOTOGRAPHY'
  | 'SPORTS'
  | 'TECHNOLOGY'
  | 'TRAVEL'
  | 'VLOG';

export type OrderStatus =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'PENDING'
  | 'PROCESSING'
  | 'SHIPPED';

/** Fields of a package. */
export type PackageInput = {
  /** 1 to 100,000. */
  credit?: number | null | undefined;
  /** Lines to replace in the package as it is, by their position; a blank text removes the line. Not with `features`. */
  featureChanges?: Array<FeatureChangeInput> | null | undefined;
  /** At most ten lines of 1 to 120 characters; blank ones are left out. */
  features?: Array<string> | null | undefined;
  /** 1 to 60 characters. */
  name?: string | null | undefined;
  /** At least 0.01. */
  price?: string | null | undefined;
  /** Address of the seller, at most 254 characters; null or blank for none. */
  sellerEmail?: string | null | undefined;
  /** 1 to 3,650 days. */
  validityDays?: number | null | undefined;
};

/**
 * A part of a list: numbered pages for screens, `after` or `before` for walking everything. A cursor is valid only for the
 * list, sort and direction it came from; any other is BAD_USER_INPUT.
 */
export type PageInput = {
  /** The `endCursor` of a page: the rows after it. */
  after?: string | null | undefined;
  /** The `startCursor` of a page: the rows before it, in the list's own order. */
  before?: string | null | undefined;
  /** 1 is the first page; ignored with a cursor. */
  number?: number | null | undefined;
  /** Rows in a page, 1 to 100. */
  size?: number | null | undefined;
};

export type PayPalButtonStylesInput = {
  color?: ButtonColor | null | undefined;
  label?: ButtonLabel | null | undefined;
  layout?: ButtonLayout | null | undefined;
  shape?: ButtonShape | null | undefined;
};

export type PayPalMode =
  | 'LIVE'
  | 'SANDBOX';

/** What is omitted stays. */
export type PayPalSettingsInput = {
  buttonStyles?: PayPalButtonStylesInput | null | undefined;
  clientId?: string | null | undefined;
  /** Stored encrypted and never returned. The stored secret stays when this is omitted, blank or masked. */
  clientSecret?: string | null | undefined;
  currency?: Currency | null | undefined;
  /** False switches new payments off; started ones are finished. */
  enablePayPal?: boolean | null | undefined;
  mode?: PayPalMode | null | undefined;
  /**
   * The id of a webhook that exists at PayPal for these credentials. Without it the save uses the webhook with this shop's
   * address, or registers one.
   */
  webhookId?: string | null | undefined;
};

export type PaymentStatus =
  | 'CANCELLED'
  /** The payer has opened a dispute. */
  | 'DISPUTED'
  | 'PAID'
  /** Placed and not paid. */
  | 'PENDING'
  /** The payment is being captured or reviewed, or a payment mismatch waits for a refund. */
  | 'PROCESSING'
  /** Refunded in full. */
  | 'REFUNDED';

export type Platform =
  | 'FACEBOOK'
  | 'INSTAGRAM';

export type PostType =
  /** Only with FACEBOOK. */
  | 'FACEBOOK_POST'
  /** Only with INSTAGRAM. */
  | 'INSTAGRAM_POST';

/** Proof that the caller is the account's owner: one of these. */
export type ProofInput =
  {   /** A code of the authenticator app, or one of the recovery codes. */
  code: string; emailCode?: never; password?: never; }
  |  { code?: never;   /** The code of the email that sendProofCode sends. */
  emailCode: string; password?: never; }
  |  { code?: never; emailCode?: never;   password: string; };

/** What an entry of `Purchase.timeline` is about. */
export type PurchaseEventKind =
  /** An attempt to pay it changed: `attemptStatus` is the new status. */
  | 'ATTEMPT'
  /** An Admin wrote a comment. */
  | 'COMMENT'
  /** A payer opened a dispute at PayPal, or PayPal decided it: `disputeStatus`. */
  | 'DISPUTE'
  /** An email about it was queued: `emailStatus` is what became of it. */
  | 'EMAIL'
  /** Its customer placed it. */
  | 'PLACED'
  /** A refund was requested, here or at PayPal: `refundStatus` is its present status. */
  | 'REFUND'
  /** The state of its payment, or of the order, changed: `paymentStatus` or `orderStatus` is the new one. */
  | 'STATE';

export type PurchaseFilter = {
  createdAt?: DateRange | null | undefined;
  currency?: Array<Currency> | null | undefined;
  ids?: Array<string> | null | undefined;
  kind?: Array<PurchaseKind> | null | undefined;
  orderStatus?: Array<OrderStatus> | null | undefined;
  /** Which of its customer's paid orders it is, by `paidAt`; orders that were never paid are none of them. */
  ordinal?: Array<PurchaseOrdinal> | null | undefined;
  /** Ids of customers; for the list of all accounts only. */
  owner?: Array<string> | null | undefined;
  /** When it was paid; orders that were never paid have no such time. */
  paidAt?: DateRange | null | undefined;
  paymentStatus?: Array<PaymentStatus> | null | undefined;
  /** When a refund of it was completed, in full or in part. */
  refundedAt?: DateRange | null | undefined;
  /** Substring of the code, the customer's name, the package or item name, or a status; case-insensitive. */
  search?: string | null | undefined;
  total?: AmountRange | null | undefined;
};

export type PurchaseKind =
  | 'ITEM'
  | 'PACKAGE';

/** The place of a paid order among those of its customer. */
export type PurchaseOrdinal =
  | 'FIRST'
  | 'LATER'
  | 'SECOND';

export type PurchaseSort = {
  direction?: SortDirection;
  field?: PurchaseSortField;
};

export type PurchaseSortField =
  | 'CODE'
  | 'CREATED_AT'
  | 'NAME'
  | 'PAYMENT_STATUS'
  | 'TOTAL';

/** The package or item to buy. */
export type PurchaseSubject =
  {   itemId: string; itemNumber?: never; packageId?: never; }
  |  { itemId?: never;   /** Public number of an item. */
  itemNumber: string; packageId?: never; }
  |  { itemId?: never; itemNumber?: never;   packageId: string; };

/** The orders of an operation. */
export type PurchaseTarget =
  {   /**
   * Orders that match at call time, at most 500 a call. Set `createdAt.until` to exclude orders that were placed after the
   * list was shown.
   */
  filter: PurchaseFilter; ids?: never; }
  |  { filter?: never;   /** Ids of orders, at most 200. */
  ids: Array<string>; };

export type RefundPaymentInput = {
  /** The whole remaining amount when omitted; a payment mismatch is always refunded in full. */
  amount?: string | null | undefined;
  /** Note to the customer for the email about the refund, up to 1,000 characters; none when omitted or blank. */
  message?: string | null | undefined;
  /** An id of `Purchase.payments`. */
  paymentId: string;
  /** Reason for the audit, 1 to 300 characters. */
  reason: string;
  /** Chosen by the client, 8 to 64 characters: a repeated id is the same refund, another input CONFLICT. */
  requestId: string;
};

export type RefundPurchaseInput = {
  /** The whole remaining amount when omitted. */
  amount?: string | null | undefined;
  /** Note to the customer for the email about the refund, up to 1,000 characters; none when omitted or blank. */
  message?: string | null | undefined;
  purchaseId: string;
  /** Reason for the audit, 1 to 300 characters. */
  reason: string;
  /** Chosen by the client, 8 to 64 characters: a repeated id is the same refund, another input CONFLICT. */
  requestId: string;
};

export type RefundStatus =
  | 'COMPLETED'
  /** No money was refunded. */
  | 'FAILED'
  /** Requested; PayPal has not moved the money yet. */
  | 'PENDING';

export type RegisterInput = {
  /** Acceptance of the terms of service and the privacy policy; must be true. */
  acceptTerms: boolean;
  email: string;
  /** Full name, 1 to 100 characters. */
  name: string;
  /** 6 characters to 72 bytes. */
  password: string;
};

export type RequestEmailChangeInput = {
  /** The new address. */
  email: string;
  /** The password, or, for an account without one, the code of an email. */
  proof: ProofInput;
};

export type ResetPasswordInput = {
  /** The new password: 6 characters to 72 bytes. */
  password: string;
  /** The token of the link in the email; works once, within 30 minutes. */
  token: string;
};

export type Role =
  | 'ADMIN'
  | 'MEMBER'
  | 'MODERATOR'
  /** Can use everything except buying. */
  | 'SELLER';

export type RowDensity =
  | 'COMFORTABLE'
  | 'COMPACT'
  | 'STANDARD';

export type SaveViewInput = {
  /** The caller's view to change; a new one when omitted. */
  id?: string | null | undefined;
  isShared: boolean;
  list: AdminList;
  /** 1 to 60 characters. */
  name: string;
  /** Up to 2,000 characters. */
  query: string;
};

export type ScheduleProblem =
  /** The account that planned it is no Admin any more. */
  | 'NO_LONGER_ADMIN'
  /** The content no longer matches the section's schema. */
  | 'OUTDATED';

export type ScheduleSectionInput = {
  body: SectionBodyInput;
  /** At least one minute and at most one year from now. */
  publishAt: string;
  /** The planned content that this replaces; CONFLICT when something else is planned. Omitted when nothing is. */
  replaces?: string | null | undefined;
  /** The version that was edited. CONFLICT when it is not the current one. */
  version: number;
};

export type SearchHitKind =
  | 'ITEM'
  | 'ITEM_ORDER'
  | 'ORDER'
  | 'PACKAGE'
  | 'TICKET'
  | 'USER';

/** The body of one section. */
export type SectionBodyInput =
  {   about: AboutInput; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never;   banner: BannerInput; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never;   contactPage: ContactPageInput; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never;   features: FeaturesInput; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never;   footer: FooterInput; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never;   navbar: NavbarInput; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never;   privacy: LegalInput; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never;   terms: LegalInput; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never;   testimonials: TestimonialsInput; };

/** Sections of the public site that can be edited. */
export type SectionKey =
  | 'ABOUT'
  | 'BANNER'
  | 'CONTACT_PAGE'
  | 'FEATURES'
  | 'FOOTER'
  | 'NAVBAR'
  | 'PRIVACY'
  | 'TERMS'
  | 'TESTIMONIALS';

export type SectionLogoInput = {
  alt: string;
  /** Address of an image; blank for none. */
  url: string;
};

export type SectionVideoInput = {
  /** A YouTube link of a watch page, an embedded player or the short form. */
  link: string;
  /** Address of an image; blank for none. */
  thumbnail: string;
};

export type SendMessageInput = {
  /** Address of the account, in any case, instead of `userId`. */
  email?: string | null | undefined;
  message: MessageInput;
  /** Chosen by the client, 8 to 64 characters: a repeated id is the same message, another input CONFLICT. */
  requestId: string;
  /** The template that the message began with, whose name stands in the log; the one with its subject when omitted. */
  templateId?: string | null | undefined;
  /** The account, unless `email` names it. */
  userId?: string | null | undefined;
};

/** A correction of a balance, as one row of the ledger. */
export type SetCreditsInput = {
  /** The balance that the Admin saw. CONFLICT when it is another one by now; not compared when omitted. */
  from?: number | null | undefined;
  /** 1 to 300 characters; its owner sees it in the ledger. */
  reason: string;
  /** The new balance, 0 to 1,000,000. */
  to: number;
};

export type SetupStepName =
  | 'ADDRESS'
  | 'ADMIN'
  | 'AI_KEYS'
  /** Contact address of footer and contact page. */
  | 'CONTACT'
  | 'DATABASE'
  /** Items of the demo that are on sale. */
  | 'DEMO_ITEMS'
  | 'EMAIL'
  | 'PACKAGES'
  | 'PAYPAL'
  /** Payments with real money. */
  | 'PAYPAL_LIVE'
  | 'PRIVACY'
  | 'SELLER'
  /** Address of the sender of emails. */
  | 'SENDER'
  | 'SHOP_NAME'
  | 'SOCIAL_LINKS'
  | 'STORAGE'
  | 'TERMS'
  | 'TESTIMONIALS'
  /** A purchase by the owner. */
  | 'TEST_PURCHASE'
  /** Two-step sign-in of Admins. */
  | 'TWO_STEP';

export type ShopSettingsInput = {
  /** Up to 12 capital letters, digits, - and /; unchanged when omitted. The count of the numbers goes on after a change. */
  invoicePrefix?: string | null | undefined;
  refundProofAbove: string;
  /** 0 to 365. */
  returnDays: number;
  /** Up to 400 characters. */
  sellerAddress: string;
  /** 1 to 120 characters. */
  sellerName: string;
  /** Up to 60 characters. */
  taxId: string;
  /** Up to 200 characters. */
  taxLine: string;
  /** IANA name of a time zone; unchanged when omitted. The figures of earlier days are computed anew. */
  timeZone?: string | null | undefined;
  /**
   * 0 to 30 with up to two decimals; empty or null for no VAT on invoices; unchanged when omitted. It applies to invoices
   * that are issued from now on, and to their credit notes.
   */
  vatRate?: string | null | undefined;
};

export type SignInInput = {
  email: string;
  password: string;
};

export type SocialLinkInput = {
  icon: string;
  link: string;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type StartMailingInput = {
  /** Number of accounts that the caller was shown. When there are more by now, nothing is sent. */
  expected: number;
  kind: MailingKind;
  message: MessageInput;
  /** Chosen by the client, 8 to 64 characters: a repeated id is the same mailing, another input CONFLICT. */
  requestId: string;
  target: UserTarget;
  /** The template that the message began with; its name stands in the logs. */
  templateId?: string | null | undefined;
};

export type SuccessStoryInput = {
  buttonLink: string;
  buttonText: string;
  customerInfo: CustomerInfoInput;
  description: string;
  imageAlt?: string | null | undefined;
  imageUrl: string;
  subtitle: string;
  title: string;
};

export type SuppressedAddressFilter = {
  createdAt?: DateRange | null | undefined;
  ids?: Array<string> | null | undefined;
  /** Substring of the address; case-insensitive. */
  search?: string | null | undefined;
};

export type SuppressedAddressSort = {
  direction?: SortDirection;
  field?: SuppressedAddressSortField;
};

export type SuppressedAddressSortField =
  | 'CREATED_AT';

export type TestimonialInput = {
  avatar: string;
  id: string;
  name: string;
  position: string;
  quote: string;
  /** Stars, 1 to 5. */
  rating: number;
};

export type TestimonialsInput = {
  successStory: SuccessStoryInput;
  testimonials: Array<TestimonialInput>;
  testimonialsTitle: string;
};

export type TicketActivity =
  /** The caller has closed it. */
  | 'AWAY'
  | 'READING'
  | 'WRITING';

export type TicketFilter = {
  /** Ids of the Admins who look after it. */
  assignee?: Array<string> | null | undefined;
  createdAt?: DateRange | null | undefined;
  /** Substring of the user's email address; case-insensitive. */
  email?: string | null | undefined;
  ids?: Array<string> | null | undefined;
  /** Whether an Admin looks after it. */
  isAssigned?: boolean | null | undefined;
  /** Ids of accounts; for the lists of all accounts only. */
  owner?: Array<string> | null | undefined;
  priority?: Array<TicketPriority> | null | undefined;
  /** Ids of the purchases that it is about. */
  purchase?: Array<string> | null | undefined;
  /** Substring of subject or first message; case-insensitive. */
  search?: string | null | undefined;
  status?: Array<TicketStatus> | null | undefined;
  /** Whether it has messages that no Admin has read. */
  unreadBySupport?: boolean | null | undefined;
  /** Whether it has answers that its owner has not read. */
  unreadByUser?: boolean | null | undefined;
};

export type TicketPriority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type TicketReplyInput = {
  /** Ids of pictures that the caller has uploaded and not sent yet, in order, at most 3. */
  imageIds?: Array<string> | null | undefined;
  /** 1 to 5000 characters. */
  message: string;
  /** Chosen by the client, 8 to 64 characters: a repeated id is the same reply, another input CONFLICT. */
  requestId: string;
};

export type TicketSender =
  | 'ADMIN'
  | 'USER';

export type TicketSort = {
  direction?: SortDirection;
  field?: TicketSortField;
};

export type TicketSortField =
  | 'CREATED_AT'
  | 'LAST_MESSAGE_AT';

export type TicketStatus =
  | 'CLOSED'
  | 'IN_PROGRESS'
  | 'OPEN'
  | 'RESOLVED';

/** How long a token can be used. */
export type TokenLifetime =
  | 'DAYS_30'
  | 'DAYS_90'
  | 'DAYS_365'
  /** Until it is revoked. */
  | 'ENDLESS';

/**
 * What a personal access token may do. WRITE includes READ of the same area. ADMIN scopes are for accounts whose role is
 * ADMIN, and have no effect while it is not.
 */
export type TokenScope =
  /** The audit log. */
  | 'ADMIN_AUDIT_READ'
  /** Stored sections and their versions. */
  | 'ADMIN_CONTENT_READ'
  /** Change, schedule and restore sections. */
  | 'ADMIN_CONTENT_WRITE'
  /** All designs and their failures. */
  | 'ADMIN_DESIGNS_READ'
  /** Give credits of designs back. */
  | 'ADMIN_DESIGNS_WRITE'
  /** Templates, mailings and sent emails. */
  | 'ADMIN_MESSAGES_READ'
  /** Send messages; change templates and mailings. */
  | 'ADMIN_MESSAGES_WRITE'
  /** All accounts, with notes. */
  | 'ADMIN_PEOPLE_READ'
  /** Change accounts, grant credits, disable accounts. */
  | 'ADMIN_PEOPLE_WRITE'
  /** All orders, payments and ledgers, packages, items and figures. */
  | 'ADMIN_SALES_READ'
  /** Refund, settle, cancel and delete orders; change packages and items. */
  | 'ADMIN_SALES_WRITE'
  /** Settings of the shop, payment and AI service, without secrets. */
  | 'ADMIN_SETTINGS_READ'
  /** Change and test settings of the shop, payment and AI service. */
  | 'ADMIN_SETTINGS_WRITE'
  /** All tickets and canned answers. */
  | 'ADMIN_SUPPORT_READ'
  /** Answer and change tickets and canned answers. */
  | 'ADMIN_SUPPORT_WRITE'
  /** The account's balance and credit ledger. */
  | 'CREDITS_READ'
  /** Take and give back credits of the account. */
  | 'CREDITS_WRITE'
  /** The account's designs, favorite prompts and the generator. */
  | 'DESIGNS_READ'
  /** Make, cancel, delete and restore designs; this spends credits. */
  | 'DESIGNS_WRITE'
  /** The account's orders, payments and invoices, and what it has bought. */
  | 'ORDERS_READ'
  /** Place, pay, cancel and return orders. */
  | 'ORDERS_WRITE'
  /** The account's own data and its email choices. */
  | 'PROFILE_READ'
  /** Change the profile and the email choices. */
  | 'PROFILE_WRITE'
  /** The account's conversations with support. */
  | 'TICKETS_READ'
  /** Open tickets, reply, and mark them as read. */
  | 'TICKETS_WRITE'
  /** The account's webhooks. */
  | 'WEBHOOKS_READ'
  /** Change the account's webhooks. */
  | 'WEBHOOKS_WRITE';

export type UnmatchedPaymentFilter = {
  capturedAt?: DateRange | null | undefined;
  ids?: Array<string> | null | undefined;
  /** Substring of the payer's address, the transaction or the order code; case-insensitive. */
  search?: string | null | undefined;
  state?: Array<UnmatchedPaymentState> | null | undefined;
};

export type UnmatchedPaymentSort = {
  direction?: SortDirection;
  field?: UnmatchedPaymentSortField;
};

export type UnmatchedPaymentSortField =
  | 'AMOUNT'
  | 'CAPTURED_AT';

export type UnmatchedPaymentState =
  /** An Admin decided that it needs nothing. It can still be granted or refunded. */
  | 'DISMISSED'
  /** A purchase was granted for it. */
  | 'GRANTED'
  /** An Admin has to decide. */
  | 'OPEN'
  /** The payer has the money back. */
  | 'REFUNDED'
  /** A refund was requested, and PayPal has not confirmed it. */
  | 'REFUNDING';

export type UpdateAiKeyInput = {
  id: string;
  /** Switches the key on or off, as `setAiKeyActive` does; it stays as it is when omitted. */
  isActive?: boolean | null | undefined;
  /** The stored key stays when this is omitted, blank or a masked key. */
  key?: string | null | undefined;
  /** 1 to 60 characters; the name stays when omitted. */
  name?: string | null | undefined;
};

/** What is omitted stays; null or blank is none. */
export type UpdateProfileInput = {
  /** At most 1,000 characters. */
  aboutMe?: string | null | undefined;
  /** At most 300 characters. */
  address?: string | null | undefined;
  /** At most 100 characters. */
  city?: string | null | undefined;
  /** A name of `countries`. */
  country?: string | null | undefined;
  /** Full name, 1 to 100 characters. */
  name?: string | null | undefined;
  /** At most 40 characters. */
  phone?: string | null | undefined;
  /** Path of an image that the caller has uploaded, or the current one; null for none. */
  photoUrl?: string | null | undefined;
};

/** Fields that are omitted stay unchanged, and so do those that are null, except `membershipUntil`. */
export type UpdateUserInput = {
  credits?: SetCreditsInput | null | undefined;
  membership?: Membership | null | undefined;
  /**
   * When PREMIUM ends; null for no end. When omitted, a running PREMIUM keeps its end, and a new one has none. Only with
   * PREMIUM.
   */
  membershipUntil?: string | null | undefined;
  /** 1 to 100 characters. */
  name?: string | null | undefined;
  /** Another role needs a proof: PROOF_REQUIRED. */
  role?: Role | null | undefined;
};

export type UserFilter = {
  createdAt?: DateRange | null | undefined;
  credits?: IntRange | null | undefined;
  /** Whole addresses; case-insensitive. */
  email?: Array<string> | null | undefined;
  ids?: Array<string> | null | undefined;
  isDisabled?: boolean | null | undefined;
  /** The stored membership: an expired PREMIUM is PREMIUM here until the daily job has ended it. */
  membership?: Array<Membership> | null | undefined;
  role?: Array<Role> | null | undefined;
  /** Substring of the name, the email address or the role; case-insensitive. */
  search?: string | null | undefined;
};

export type UserSort = {
  direction?: SortDirection;
  field?: UserSortField;
};

export type UserSortField =
  | 'CREATED_AT'
  | 'CREDITS'
  | 'EMAIL'
  | 'NAME';

/** The accounts of an operation. */
export type UserTarget =
  {   /** Accounts that match at call time, at most 100 a call. */
  filter: UserFilter; ids?: never; }
  |  { filter?: never;   /** Ids of accounts, at most 100. */
  ids: Array<string>; };

/** Filters of deliveries: all given ones have to match. */
export type WebhookDeliveryFilter = {
  createdAt?: DateRange | null | undefined;
  status?: Array<WebhookDeliveryStatus> | null | undefined;
  type?: Array<WebhookEventType> | null | undefined;
};

export type WebhookDeliveryStatus =
  /** It was given up; it can be sent again by hand. */
  | 'FAILED'
  | 'SUCCEEDED'
  /** It waits for its first or next try. */
  | 'WAITING';

export type WebhookEndpointInput = {
  /** At least one; not WEBHOOK_TEST, and USER_REGISTERED for an endpoint of the shop only. */
  events: Array<WebhookEventType>;
  isActive: boolean;
  /**
   * An https address at a public host, at most 500 characters, with port 443 (http and port 80 where the operator allows
   * it), without name and password.
   */
  url: string;
};

/** An event that webhooks report. Values may be added. */
export type WebhookEventType =
  /** A design has failed and its credit is released (`design.failed`): ask `design(id:)`. */
  | 'DESIGN_FAILED'
  /** A design is finished (`design.succeeded`): ask `design(id:)`. */
  | 'DESIGN_SUCCEEDED'
  /** The payer disputes the payment of a purchase at PayPal (`order.disputed`): ask `purchase(id:)`. */
  | 'ORDER_DISPUTED'
  /** A purchase is paid (`order.paid`): ask `purchase(id:)`. */
  | 'ORDER_PAID'
  /** A purchase is refunded, in full or in part (`order.refunded`): ask `purchase(id:)`. */
  | 'ORDER_REFUNDED'
  /** A ticket is created (`ticket.created`): ask `ticket(id:)`. */
  | 'TICKET_CREATED'
  /** The owner or support has written into a ticket (`ticket.replied`, with `replyId` and `sender`): ask `ticket(id:)`. */
  | 'TICKET_REPLIED'
  /** An account is created (`user.registered`), for endpoints of the shop only: ask `user(id:)`. */
  | 'USER_REGISTERED'
  /** A test (`webhook.test`): every endpoint gets it when asked to, and none can choose it. */
  | 'WEBHOOK_TEST';

/** Why an endpoint is switched off. */
export type WebhookOffReason =
  /** The Admin who had saved it last is no Admin any more. */
  | 'ADMIN_LEFT'
  /** An event could not be delivered for three days. */
  | 'FAILING'
  /** It answered 410 Gone. */
  | 'GONE'
  /** By its owner, or an Admin for one of the shop. */
  | 'OWNER';
