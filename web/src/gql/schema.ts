/** One point of a part of the About page. */
export type AboutFeatureInput = {
  /** At most 300 characters. */
  text: string;
};

/** Content of the About page. */
export type AboutInput = {
  /** The first part; null or omitted for none. */
  section1?: AboutSectionInput | null | undefined;
  /** The second part; null or omitted for none. */
  section2?: AboutSectionInput | null | undefined;
};

/** A part of the About page. */
export type AboutSectionInput = {
  /** Target of the button, at most 500 characters; blank for none. */
  buttonLink: string;
  /** Label of the button, at most 80 characters; blank for no button. */
  buttonText: string;
  /** At most 2,000 characters. */
  description: string;
  /** At most 12 points. */
  features: Array<AboutFeatureInput>;
  /** At most 6 pictures. */
  images: Array<ImageInput>;
  /** Whether the part is shown. */
  isActive: boolean;
  /** At most 160 characters. */
  subtitle: string;
  /** At most 300 characters. */
  title: string;
};

/** A new key of the AI service. */
export type AddAiKeyInput = {
  /** Whether it may be used at once; true when omitted. */
  isActive?: boolean | null | undefined;
  /** The key as the AI service shows it, 8 to 200 characters without spaces. Stored encrypted and never returned. */
  key: string;
  /** 1 to 60 characters. */
  name: string;
};

/** A list of the administrator area. */
export type AdminList =
  /** Audit entries. */
  | 'AUDIT'
  /** Designs of all accounts. */
  | 'DESIGNS'
  /** Emails of the shop. */
  | 'EMAILS'
  /** Items, on sale or hidden. */
  | 'ITEMS'
  /** Orders of items. */
  | 'ITEM_ORDERS'
  /** Messages to many accounts. */
  | 'MAILINGS'
  /** Orders of packages. */
  | 'ORDERS'
  /** Addresses that permanently reject emails. */
  | 'SUPPRESSED_ADDRESSES'
  /** Conversations with support. */
  | 'TICKETS'
  /** Payments at PayPal that no order explains. */
  | 'UNMATCHED_PAYMENTS'
  /** Accounts. */
  | 'USERS';

/** Why a key of the AI service is paused for ten minutes. */
export type AiKeyRest =
  /** The key has no right to make this call. */
  | 'FORBIDDEN'
  /** The AI service does not accept the key. */
  | 'INVALID'
  /** The key's project has no billing, or there is no free tier in its region. */
  | 'NEEDS_BILLING';

/** What a call of the AI service was for. */
export type AiPurpose =
  /** Another caption for a post. */
  | 'CAPTION'
  /** Whether a picture has lettering, and which. */
  | 'CHECKING'
  /** A whole picture with its words (lettering DRAWN). */
  | 'DRAWING'
  /** A richer prompt (`enhancePrompt`). */
  | 'ENHANCING'
  /** The background of a post. */
  | 'PAINTING'
  /** A plan for a month of posts. */
  | 'PLAN'
  /** The background of a post once more, because the first one had lettering. */
  | 'REPAINTING'
  /** Tone and words of a website, for a brand. */
  | 'WEBSITE'
  /** Words and scene of a post. */
  | 'WRITING';

/** Models and limits to save; they replace all stored ones. */
export type AiSettingsInput = {
  /** 1 to 500; null for the capacity of the workers. */
  designsAtOnce?: number | null | undefined;
  /** 1 to 500. */
  designsAtOncePerAccount: number;
  /** 1 to 10,000; null for no limit. */
  designsPerDayPerAccount?: number | null | undefined;
  /** 1 to 10 models, each once. A cost applies to designs that are made from now on. */
  imageModels: Array<ImageModelInput>;
  /** From 0 to 9999, up to four decimals; null or omitted when it is unknown. */
  textCallCost?: string | null | undefined;
  /** 1 to 10 names of models, each once. */
  textModels: Array<string>;
};

/** Amounts of at least `min` and at most `max`; an omitted or null end is open. BAD_USER_INPUT when `min` is above `max`. */
export type AmountRange = {
  /** Largest amount, inclusive, in the currency of each row. */
  max?: string | null | undefined;
  /** Smallest amount, inclusive, in the currency of each row. */
  min?: string | null | undefined;
};

/** The world that a personal access token works on. */
export type ApiMode =
  /** The account itself. */
  | 'LIVE'
  /**
   * A world of its own within the account, for trying things out: credits, designs with a watermark, orders that are never
   * charged. Nothing of it reaches the live world, and it is deleted a week after its creation.
   */
  | 'TEST';

/** Conditions for a list of requests; each may be null. */
export type ApiRequestFilter = {
  /** When the request arrived. */
  createdAt?: DateRange | null | undefined;
  /** True: only requests with a status from 400 or an error code. False: only the others. */
  failed?: boolean | null | undefined;
  /** Ids of tokens; malformed and unknown ids match nothing. */
  tokenId?: Array<string> | null | undefined;
};

/** Whether a token can be used. */
export type ApiTokenState =
  /** Its lifetime is over. */
  | 'EXPIRED'
  /** Accepted: neither expired nor revoked. */
  | 'LIVE'
  /**
   * Ended by its owner, an Admin or the server: after a password reset or recovery, when the account was disabled, or,
   * with ADMIN scopes, when the account stopped being an Admin.
   */
  | 'REVOKED';

/** Name, logo and accent colour of the shop. */
export type AppearanceInput = {
  /** #RRGGBB. Refused when its contrast to the light page is below 3:1. */
  accentColor: string;
  /** Address of an uploaded image, at most 500 characters; empty for none. */
  logoUrl: string;
  /** 1 to 60 characters. */
  shopName: string;
};

/** State of one attempt to pay. */
export type AttemptStatus =
  /** Nothing was captured. */
  | 'FAILED'
  /** Payment mismatch: captured, but not as the order requires, such as a second payment. Grants nothing; refundable. */
  | 'MISMATCH'
  /** Started; nothing was captured. */
  | 'OPEN'
  /** PayPal is capturing it, or reviewing it. */
  | 'PROCESSING'
  /** Refunded in full. */
  | 'REFUNDED'
  /** It paid for the order. */
  | 'SETTLED';

/** A problem that an Admin has to solve. */
export type AttentionKind =
  /** Keys that the AI service refuses. */
  | 'AI_KEYS'
  /** Disputes that PayPal has not decided. */
  | 'DISPUTE'
  /** Emails of the last seven days that could not be sent. */
  | 'EMAILS'
  /** Emails that were written before a mail server was set up. A job sends the ones of the last three days. */
  | 'EMAILS_UNSENT'
  /** Jobs that failed in all their attempts. */
  | 'JOBS'
  /** No key of the AI service is usable, so no picture can be made. */
  | 'NO_AI_KEY'
  /** Payments that PayPal reviews. */
  | 'PAYMENT_HELD'
  /** Payments that were captured, but not as the order requires: to be refunded or settled. */
  | 'PAYMENT_MISMATCH'
  /** Captures that PayPal has not answered for more than ten minutes. */
  | 'PAYMENT_STUCK'
  /** Payments at PayPal that no order explains: to be granted or refunded. */
  | 'PAYMENT_UNMATCHED'
  /**
   * Refunds of the last 30 days that PayPal accepted and then did not make, and that no later refund of the payment
   * replaces: the payer has not got the money.
   */
  | 'REFUND_FAILED'
  /** Refunds that PayPal has not answered. */
  | 'REFUND_UNANSWERED'
  /** Refunds that PayPal has not shown for two weeks, and about which it is asked only by `reconcilePurchase`. */
  | 'REFUND_UNKNOWN'
  /** Tickets with messages that no Admin has read for a day. */
  | 'TICKETS';

/**
 * Conditions on audit entries; an entry meets all given ones. Omitted and null conditions are ignored; an empty list
 * matches no entry.
 */
export type AuditEntryFilter = {
  /** Names of actions such as `save-section`, at most 1,000. */
  action?: Array<string> | null | undefined;
  /** Ids of the accounts that acted, at most 1,000. */
  actor?: Array<string> | null | undefined;
  /** When the entry was written. */
  createdAt?: DateRange | null | undefined;
  /** Ids of entries, at most 1,000; malformed and unknown ids match nothing. */
  ids?: Array<string> | null | undefined;
  /**
   * Substring of action, object or reason, without regard to case and accents; its first 100 characters count. A space
   * matches any character: 'save view' finds `save-view`. With 1 or 2 characters: the beginning of action or object.
   */
  search?: string | null | undefined;
  /** Objects such as `users/{id}`, at most 1,000. */
  subject?: Array<string> | null | undefined;
};

/** Sort of a list of audit entries. */
export type AuditEntrySort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** CREATED_AT when omitted. */
  field?: AuditEntrySortField;
};

/** Fields by which audit entries can be sorted. */
export type AuditEntrySortField =
  /** In the order in which entries were written. */
  | 'CREATED_AT';

/** Labels of buttons in the navigation bar. */
export type AuthButtonsInput = {
  /** Button for signed-in users, 1 to 40 characters. */
  dashboardText: string;
  /** Button to the sign-in page, 1 to 40 characters. */
  loginText: string;
  /** Button to the registration page, 1 to 40 characters. */
  registerText: string;
};

/** Content of the banner. */
export type BannerInput = {
  /**
   * An http(s) address or a path of this site that ends in jpg, jpeg, png, gif or webp, at most 500 characters; null or
   * blank for none.
   */
  backgroundImage?: string | null | undefined;
  /** 1 to 4 buttons. */
  buttons: Array<LinkInput>;
  /** 1 to 1,000 characters, with line breaks. */
  description: string;
  /** Part of the title to highlight, at most 160 characters; null or omitted for none. */
  highlightText?: string | null | undefined;
  /** At most 160 characters. */
  subtitle: string;
  /** 1 to 300 characters, with line breaks. */
  title: string;
  /** Null or omitted for none. */
  video?: SectionVideoInput | null | undefined;
};

/** Billing name and address of an order. */
export type BillingInput = {
  /** 1 to 300 characters, at most 5 lines. */
  address: string;
  /** A name of `countries`. */
  country: string;
  /** Name on the order, 1 to 100 characters. */
  customerName: string;
};

/** The five colours of a brand as #rrggbb. */
export type BrandColorsInput = {
  /** A contrast to it. */
  accent: string;
  /** The darkest one, for words. */
  deep: string;
  /** Paper. */
  ground: string;
  /** The main colour. */
  main: string;
  /** A neighbour of the main colour. */
  second: string;
};

/** A brand to save, as a whole. */
export type BrandInput = {
  /** Words for buttons, 5 at most, 40 characters each. */
  buttons: Array<string>;
  /** The colours. */
  colors: BrandColorsInput;
  /** An address or a telephone number for posts, at most 120 characters; blank for none. */
  contact: string;
  /** The faces. */
  fonts: FontPair;
  /** Name of its account at the networks, at most 60 characters; blank for none. */
  handle: string;
  /** 5 at most, without #, 100 characters each. */
  hashtags: Array<string>;
  /** BCP 47, at most 35 characters; blank for the language of the words that the customer gives. */
  language: string;
  /** What stands in a corner of its posts; without pictures there is none. */
  logo: BrandLogoInput;
  /** 1 to 60 characters, unique in the account without regard to case. */
  name: string;
  /** Words that texts of its posts must not use, 20 at most, 40 characters each. */
  wordsToAvoid: Array<string>;
  /** Words that texts of its posts should use, 20 at most, 40 characters each. */
  wordsToUse: Array<string>;
};

/** Its pictures for light and dark grounds, and where they stand in posts. */
export type BrandLogoInput = {
  /** Where it stands in posts. */
  corner: LogoCorner;
  /** For dark grounds; null for none. */
  dark?: LogoPictureInput | null | undefined;
  /** For light grounds; null for none. */
  light?: LogoPictureInput | null | undefined;
};

/** How many brands an account may have, by its membership. */
export type BrandsPerMembershipInput = {
  /** 0 to 100. */
  basic: number;
  /** 0 to 100. */
  free: number;
  /** 0 to 100. */
  premium: number;
};

/** Colour of PayPal's button. */
export type ButtonColor =
  /** Black with a white logo. */
  | 'BLACK'
  /** The shop's default. */
  | 'BLUE'
  /** PayPal's recommended colour. */
  | 'GOLD'
  /** Grey. */
  | 'SILVER'
  /** White with a border. */
  | 'WHITE';

/** Text on PayPal's button. */
export type ButtonLabel =
  /** 'Buy now with PayPal'. */
  | 'BUYNOW'
  /** 'PayPal Checkout'. */
  | 'CHECKOUT'
  /** 'Pay with PayPal'. */
  | 'PAY'
  /** The PayPal logo alone. */
  | 'PAYPAL';

/** Arrangement of PayPal's buttons. */
export type ButtonLayout =
  /** Side by side. */
  | 'HORIZONTAL'
  /** Below each other. */
  | 'VERTICAL';

/** Shape of PayPal's button. */
export type ButtonShape =
  /** Fully rounded ends. */
  | 'PILL'
  /** Rectangle with slightly rounded corners. */
  | 'RECT';

/** Name and text of a canned answer. */
export type CannedAnswerInput = {
  /** 1 to 5,000 characters. May contain {{userName}} and {{ticketSubject}}, and no other placeholder. */
  body: string;
  /** 1 to 60 characters; INVALID_INPUT when another canned answer has it. */
  name: string;
};

/** How a caption is rewritten. */
export type CaptionChange =
  /** The same in fewer words. */
  | 'SHORTER'
  /** In another language, with its hashtags and the description of the picture. */
  | 'TRANSLATED'
  /** The same in warmer words. */
  | 'WARMER';

/** A new password, and a proof that the caller is the account's owner. */
export type ChangePasswordInput = {
  /** The new password: 6 characters to 72 bytes. */
  password: string;
  /** The password, or the code of an email. */
  proof: ProofInput;
};

/** A phone number or email address. */
export type ContactInfoInput = {
  /** Name of an icon, such as phone, or address of an image; at most 500 characters. */
  icon: string;
  /** Address of an image that replaces the icon, at most 500 characters; null or blank for none. */
  imageUrl?: string | null | undefined;
  /** Text above the value, at most 120 characters. */
  label: string;
  /** Decides the link of `value`. */
  type: ContactInfoType;
  /** Phone number or email address, at most 200 characters. */
  value: string;
};

/** Kind of a contact entry; decides its link. */
export type ContactInfoType =
  /** `value` is an email address: a mailto: link. */
  | 'EMAIL'
  /** `value` is a phone number: a tel: link. */
  | 'PHONE';

/** A message of the public contact form. */
export type ContactMessageInput = {
  /** Address for the answer, at most 254 characters; ignored from a signed-in caller, whose account's address is used. */
  email: string;
  /**
   * Ids of pictures that the caller has uploaded to POST /ticket-images and not sent yet, in order, at most 3; for
   * signed-in callers only.
   */
  imageIds?: Array<string> | null | undefined;
  /** 1 to 5,000 characters. */
  message: string;
  /** 1 to 100 characters. */
  name: string;
  /** 1 to 40 characters, 3 to 17 digits, with an optional country code and extension. */
  phone: string;
  /** 1 to 200 characters. */
  subject: string;
};

/** Content of the contact page. */
export type ContactPageInput = {
  /** At most 8 entries. */
  contactInfo: Array<ContactInfoInput>;
  /** At most 1,000 characters. */
  description: string;
  /** Alternative text of the image, at most 200 characters; null for none. */
  imageAlt?: string | null | undefined;
  /** Address of an image, at most 500 characters; null or blank for none. */
  imageUrl?: string | null | undefined;
  /** At most 160 characters. */
  subtitle: string;
  /** 1 to 160 characters. */
  title: string;
};

/** How a part of a file differs from the shop. */
export type ContentPartState =
  /** The content differs; see `changes`. */
  | 'CHANGED'
  /** It does not match the part's schema; see `problem`. */
  | 'INVALID'
  /** The shop has the same content. */
  | 'SAME'
  /** This release has no part with this name. */
  | 'UNKNOWN';

/** A new personal access token. */
export type CreateApiTokenInput = {
  /** Time until the token expires; 90 days when omitted. */
  lifetime?: TokenLifetime;
  /** The world that the token works on. */
  mode?: ApiMode;
  /** 1 to 60 characters; a label for the owner. */
  name: string;
  /**
   * Chosen by the client, 8 to 64 letters, digits, - or _. A repeated id with the same values is the same token, with a new
   * secret, as the first one may be lost; CONFLICT with other values, and for a token that was used or revoked.
   */
  requestId?: string | null | undefined;
  /** At least one; repeated scopes count once. ADMIN scopes only for accounts whose role is ADMIN, and never in test mode. */
  scopes: Array<TokenScope>;
};

/** A design to create, for one credit. */
export type CreateDesignInput = {
  /**
   * Another picture for the post of this design: its words and look are copied, and only the background is painted anew.
   * INVALID_INPUT unless it is the caller's finished design with the lettering SET, and `design` has SET too.
   */
  basedOn?: string | null | undefined;
  /**
   * A brand of the caller, whose values are copied into the post, and whose words the suggestions use and avoid; null or
   * omitted for none. INVALID_INPUT for an unknown one, and with the lettering DRAWN.
   */
  brandId?: string | null | undefined;
  /** The generation request. */
  design: DesignInput;
  /**
   * A photo of the caller as the background, uploaded to `POST /design-photos`; `design` must have the lettering SET. It
   * costs the same credit and needs no AI service. INVALID_INPUT for a photo that is no longer there: photos can be chosen
   * for a week after their last use. The AI paints the background when omitted.
   */
  photoId?: string | null | undefined;
  /**
   * Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id returns the same design at no further cost,
   * another input CONFLICT.
   */
  requestId: string;
};

/** An order to place. */
export type CreatePurchaseInput = {
  /** Name and address for the invoice; replaces the billing details of a pending order that is returned instead. */
  billing: BillingInput;
  /** The product; it has to be on sale. */
  of: PurchaseSubject;
  /**
   * Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id returns the same purchase, another input
   * CONFLICT.
   */
  requestId?: string | null | undefined;
  /** What the buyer was shown. The order is refused with CONFLICT at `shown` when the catalogue has something else by now. */
  shown?: ShownOfferInput | null | undefined;
};

/** A new ticket of the caller. */
export type CreateTicketInput = {
  /** Id of a design of the caller that the ticket is about; none when omitted. */
  designId?: string | null | undefined;
  /** Ids of pictures that the caller has uploaded to POST /ticket-images and not sent yet, in order, at most 3. */
  imageIds?: Array<string> | null | undefined;
  /** 1 to 5,000 characters. */
  message: string;
  /** Id of an order of the caller that the ticket is about; none when omitted. */
  purchaseId?: string | null | undefined;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id returns the same ticket, another input CONFLICT. */
  requestId: string;
  /** 1 to 200 characters. */
  subject: string;
};

/**
 * Conditions on ledger entries; an entry meets all given ones. Omitted and null conditions are ignored; an empty list
 * matches no entry.
 */
export type CreditEntryFilter = {
  /** When the balance changed. */
  createdAt?: DateRange | null | undefined;
  /** Ids of entries, at most 1,000; malformed and unknown ids match nothing. */
  ids?: Array<string> | null | undefined;
  /** Ids of accounts, at most 1,000. */
  owner?: Array<string> | null | undefined;
  /** Ids of the purchases that the credits belong to, at most 1,000. */
  purchase?: Array<string> | null | undefined;
  /** Any of these reasons. */
  reason?: Array<CreditReason> | null | undefined;
};

/** Sort of a list of ledger entries. */
export type CreditEntrySort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** CREATED_AT when omitted. */
  field?: CreditEntrySortField;
};

/** Fields by which ledger entries can be sorted. */
export type CreditEntrySortField =
  /** In the order in which balances changed. */
  | 'CREATED_AT';

/** Why a balance changed. */
export type CreditReason =
  /** An Admin set the balance. */
  | 'ADMIN'
  /** A program deducted a credit with `deductCredit`. */
  | 'DEDUCTION'
  /** A deducted credit was returned. */
  | 'DEDUCTION_RETURNED'
  /** The payer opened a dispute: unspent credits are withdrawn until PayPal decides. */
  | 'DISPUTE'
  /** PayPal decided a dispute for the shop: the credits that it had withdrawn were restored. */
  | 'DISPUTE_WON'
  /**
   * A reserved credit was released, because the design failed, was cancelled or timed out; or an Admin returned the credit
   * of a finished design. `note` says why.
   */
  | 'GIVE_BACK'
  /** A gift of the shop. */
  | 'GRANT'
  /** A released credit was withdrawn, because its order was refunded or disputed after the reservation. */
  | 'OWED'
  /** An order was paid. */
  | 'PURCHASE'
  /** A payment was refunded, in full or in part: unspent credits are withdrawn. */
  | 'REFUND'
  /** A refund failed: the credits that it had withdrawn were restored. */
  | 'REFUND_FAILED'
  /** A design was queued. */
  | 'RESERVE';

/** Currencies that the shop accepts (ISO 4217). */
export type Currency =
  /** Canadian dollar. */
  | 'CAD'
  /** Euro. */
  | 'EUR'
  /** Pound sterling. */
  | 'GBP'
  /** US dollar. */
  | 'USD';

/** The customer of a success story. */
export type CustomerInfoInput = {
  /** Address of a portrait, at most 500 characters; blank for none. */
  customerImage: string;
  /** Rating as text, such as 5.0; at most 10 characters. */
  rating: string;
  /** Text in brackets after the rating, at most 60 characters. */
  reviews: string;
  /** Name of the customer, at most 120 characters. */
  title: string;
};

/**
 * Moments from `from` on and before `until`; an omitted or null end is open. BAD_USER_INPUT when `from` is later than
 * `until`.
 */
export type DateRange = {
  /** First moment of the range, inclusive. */
  from?: string | null | undefined;
  /** First moment after the range, exclusive. */
  until?: string | null | undefined;
};

/** Calendar days in the shop's time zone, both included. */
export type DayRange = {
  /** First day as YYYY-MM-DD, from the year 2000 on. */
  from: string;
  /** Last day as YYYY-MM-DD; not before `from`, and less than 5 years after it. */
  to: string;
};

/** A free correction of a finished design. */
export type DesignCorrection =
  /** The background has lettering of its own, and is painted once more for the same post. */
  | 'PAINT_AGAIN'
  /** The words that the AI drew are set by Postloom, on a new background without lettering. */
  | 'SET_WORDS';

/** Why a design failed. */
export type DesignFailureCause =
  /** The key's project has no billing. */
  | 'BILLING'
  /** An error of this product. */
  | 'INTERNAL'
  /** The process that made it was stopped. */
  | 'INTERRUPTED'
  /** The AI service refused the key. */
  | 'KEY'
  /** Too many failed or cancelled generations of the account. */
  | 'LIMIT'
  /** The model is disabled, or not available to the key. */
  | 'MODEL'
  /** The AI service answered without a picture. */
  | 'NO_IMAGE'
  /** No AI key was usable. */
  | 'NO_KEYS'
  /** The quota of the key was used up. */
  | 'QUOTA'
  /** The AI service did not accept the request. */
  | 'REQUEST'
  /** The AI service was overloaded, failed or did not answer. */
  | 'SERVICE'
  /** The picture could not be stored. */
  | 'STORAGE'
  /** It failed before causes were recorded. */
  | 'UNKNOWN'
  /** The picture could not be read. */
  | 'UNUSABLE_IMAGE'
  /** The AI service refuses to draw this prompt. */
  | 'WORDS';

/** Property by which failed designs are grouped. */
export type DesignFailureGrouping =
  /** By `DesignFailureCause`. */
  | 'CAUSE'
  /** The AI key that was used last. */
  | 'KEY'
  /** By the model that was called last. */
  | 'MODEL'
  /** By the step of `Design.step` that failed; NONE for designs that the AI draws whole, and for failures before a step. */
  | 'STEP';

/**
 * Conditions on designs; a design meets all given ones. Omitted and null conditions are ignored; an empty list matches no
 * design.
 */
export type DesignFilter = {
  /**
   * Ids of AI keys that were used last, also of deleted ones, at most 1,000; 'NONE' for designs without a key. For Admins
   * only.
   */
  aiKey?: Array<string> | null | undefined;
  /** When the design was requested. */
  createdAt?: DateRange | null | undefined;
  /** Any of these causes of failed designs. For Admins only. */
  failureCause?: Array<DesignFailureCause> | null | undefined;
  /** When the design reached a final state; unfinished designs do not match. */
  finishedAt?: DateRange | null | undefined;
  /** Ids of designs, at most 1,000; malformed and unknown ids match nothing. */
  ids?: Array<string> | null | undefined;
  /** Models that were called last, at most 1,000; 'NONE' for designs without a call of a model. For Admins only. */
  model?: Array<string> | null | undefined;
  /** Any of these niches. */
  niche?: Array<Niche> | null | undefined;
  /** Ids of accounts, at most 1,000; for the list of all accounts only. */
  owner?: Array<string> | null | undefined;
  /** Any of these platforms. */
  platform?: Array<Platform> | null | undefined;
  /**
   * Substring of primaryText, customPrompt or enhancedPrompt, or of the headline as its customer has left it, without
   * regard to case and accents; its first 100 characters count.
   */
  search?: string | null | undefined;
  /** Any of these aspect ratios. */
  size?: Array<ImageSize> | null | undefined;
  /** Any of these states. */
  status?: Array<DesignStatus> | null | undefined;
  /** Steps that failed designs had reached, as `DesignStep` spells them; 'NONE' for designs without one. For Admins only. */
  step?: Array<string> | null | undefined;
  /** Any of these styles. */
  style?: Array<DesignStyle> | null | undefined;
};

/** A generation request. */
export type DesignInput = {
  /** At most 4,000 characters; blank for none, except in `enhancePrompt`, which requires it. */
  customPrompt: string;
  /** Replaces `customPrompt` when not blank; at most 4,000 characters. */
  enhancedPrompt?: string | null | undefined;
  /** Who sets the words. */
  lettering?: Lettering;
  /** Subject area; part of the prompt. */
  niche: Niche;
  /** Must match `postType`. */
  platform: Platform;
  /** FACEBOOK_POST with FACEBOOK, INSTAGRAM_POST with INSTAGRAM. */
  postType: PostType;
  /** Text on the picture, 1 to 200 characters. */
  primaryText: string;
  /** Aspect ratio of the picture. */
  size: ImageSize;
  /** Visual manner; part of the prompt. */
  style: DesignStyle;
};

/** Sort of a list of designs; designs with equal values by id. */
export type DesignSort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** CREATED_AT when omitted. */
  field?: DesignSortField;
};

/** Fields by which designs can be sorted. */
export type DesignSortField =
  /** By the time of the request. */
  | 'CREATED_AT'
  /** Unfinished designs come last in ascending order, and first in descending order. */
  | 'FINISHED_AT';

/** State of a design. SUCCEEDED, FAILED and CANCELLED are final. */
export type DesignStatus =
  /** The credit was released. */
  | 'CANCELLED'
  /** The credit was released. */
  | 'FAILED'
  /** A credit is reserved; the design waits for a worker. */
  | 'QUEUED'
  /** A worker generates it; back to QUEUED when the worker's process is stopped. */
  | 'RUNNING'
  /** The picture is stored; the credit is spent. */
  | 'SUCCEEDED';

/** What is being done for a running design with the lettering SET. */
export type DesignStep =
  /** The text model looks for lettering in the picture. */
  | 'CHECKING'
  /** The image model paints the background. */
  | 'PAINTING'
  /** The words are set and the first size is printed. */
  | 'SETTING'
  /** The text model suggests further words and describes the scene. */
  | 'WRITING';

/** Visual manner of a picture; selects the wording of the prompt and the layout. */
export type DesignStyle =
  /** Large type and strong contrast. */
  | 'BOLD'
  /** Many bright colours. */
  | 'COLORFUL'
  /** Few elements and much empty space. */
  | 'MINIMAL'
  /** Cheerful shapes and colours. */
  | 'PLAYFUL'
  /** Restrained, for a business audience. */
  | 'PROFESSIONAL';

/** State of a dispute. */
export type DisputeStatus =
  /** Decided for the payer: the money was refunded. */
  | 'LOST'
  /** PayPal has not decided. */
  | 'OPEN'
  /** Decided for the shop, or withdrawn by the payer. */
  | 'WON';

/**
 * Conditions on emails; an email meets all given ones. Omitted and null conditions are ignored; an empty list matches no
 * email.
 */
export type EmailFilter = {
  /** When the email was queued. */
  createdAt?: DateRange | null | undefined;
  /** Ids of emails, at most 1,000; malformed and unknown ids match nothing. */
  ids?: Array<string> | null | undefined;
  /** Ids of mailings, at most 1,000. */
  mailing?: Array<string> | null | undefined;
  /**
   * Substring of the recipient or the subject, without regard to case and accents; its first 100 characters count. With 1
   * or 2 characters: the beginning of either.
   */
  search?: string | null | undefined;
  /** Any of these states. */
  status?: Array<EmailStatus> | null | undefined;
};

/** Sort of a list of emails. */
export type EmailSort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** CREATED_AT when omitted. */
  field?: EmailSortField;
};

/** Fields by which emails can be sorted. */
export type EmailSortField =
  /** In the order in which emails were queued. */
  | 'CREATED_AT';

/** State of an email. */
export type EmailStatus =
  /** Cancelled after three days of failed attempts. */
  | 'FAILED'
  /** Its mailing is stopped. */
  | 'HELD'
  /** The earlier name of NOT_SENT, for filters only. */
  | 'KEPT'
  /** No mail server was configured when it was due; it is stored here. */
  | 'NOT_SENT'
  /** It waits for its first or next attempt. */
  | 'QUEUED'
  /** The mail server permanently rejects the recipient. */
  | 'REFUSED'
  /** The mail server has accepted it. */
  | 'SENT';

/** The emails of an operation: ids or a filter. */
export type EmailTarget =
  {   /** Emails that match at call time, at most 500 a call. */
  filter: EmailFilter; ids?: never; }
  |  { filter?: never;   /** Ids of emails, at most 100. */
  ids: Array<string>; };

/** Name, subject and body of a template. */
export type EmailTemplateInput = {
  /** HTML of 1 to 20,000 characters; tags that emails may not contain are removed. `{{userName}}` is the only placeholder. */
  body: string;
  /** 1 to 60 characters, unique without regard to case. */
  name: string;
  /** 1 to 200 characters; `{{userName}}` is the only placeholder. */
  subject: string;
};

/** Why a request was refused. */
export type ErrorCode =
  /**
   * The object has changed since the caller read it: `version` is not the current one, there are more objects than
   * `expected`, or another device changed it during the call. At `requestId`: an earlier call had the same request id and
   * another input; nothing was done.
   */
  | 'CONFLICT'
  /** An internal error prevented the reservation of the credit: no credit was taken, and no design was queued. */
  | 'CREDIT_NOT_TAKEN'
  /** Another account has the address, or can still restore it within a week after it changed its own. */
  | 'EMAIL_ALREADY_IN_USE'
  /** The account has no credit left. */
  | 'INSUFFICIENT_CREDITS'
  /** The text is not an email address of at most 254 characters. */
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
  /** The object that the input refers to does not exist, or belongs to another account. */
  | 'NOT_FOUND'
  /** No AI key is active and usable, so no design can be made and no prompt enhanced. */
  | 'NO_API_KEYS'
  /** The operator has disabled registration with email and password. */
  | 'OPERATION_NOT_ALLOWED'
  /** The payer's instrument was declined. */
  | 'PAYMENT_DECLINED'
  /** PayPal could not complete the payment; nothing was settled. */
  | 'PAYMENT_FAILED'
  /** PayPal does not confirm a reported payment for this purchase. */
  | 'PAYMENT_NOT_CONFIRMED'
  /** PayPal has not decided or answered yet; a job checks the payment again. */
  | 'PAYMENT_PENDING'
  /** PayPal is disabled or not set up in the settings. */
  | 'PAYMENT_UNAVAILABLE'
  /**
   * The operation needs a proof (`confirmIdentity`, `confirmAdmin`) or a sign-in within the last 15 minutes, in the
   * caller's session.
   */
  | 'PROOF_REQUIRED'
  /** The AI service, or PayPal, could not complete the call. */
  | 'PROVIDER_ERROR'
  /** An account whose role is SELLER tried to buy. */
  | 'SELLER_CANNOT_PURCHASE'
  /** The operation is for test mode: the caller needs a test token. */
  | 'TEST_MODE_ONLY'
  /** Too many requests; `retryAfterSeconds` says how long to wait. */
  | 'TOO_MANY_REQUESTS'
  /** An Admin has disabled the account: it can't sign in or reset its password. */
  | 'USER_DISABLED'
  /** No account has this email address. Only `signIn` and `requestPasswordReset` answer it. */
  | 'USER_NOT_FOUND'
  /** The new password has fewer than 6 characters, more than 72 bytes, only spaces, or is easy to guess. */
  | 'WEAK_PASSWORD'
  /** A code of an authenticator app, of an email or for recovery is wrong, was used, or has expired. */
  | 'WRONG_CODE'
  /** The password is not the account's. The attempt counts towards the limit of sign-ins. */
  | 'WRONG_PASSWORD';

/** A prompt to save. */
export type FavoritePromptInput = {
  /** 1 to 60 characters, unique in the account without regard to case. */
  name: string;
  /** Niche that it suits; null or omitted for any. */
  niche?: Niche | null | undefined;
  /** Platform that it suits; null or omitted for any. */
  platform?: Platform | null | undefined;
  /** 1 to 4,000 characters. */
  prompt: string;
};

/** A line of a package to replace, or to add after the last one. */
export type FeatureChangeInput = {
  /** 1 to 10; a position after the last line appends the text as the new last line. */
  position: number;
  /** At most 120 characters; blank removes the line. */
  text: string;
};

/** One feature of the product. */
export type FeatureInput = {
  /** 1 to 500 characters. */
  description: string;
  /** Name of an icon, such as sparkles, or address of an image; at most 500 characters. */
  icon: string;
  /** 1 to 120 characters. */
  title: string;
};

/** Content of the features section. */
export type FeaturesInput = {
  /** Address of an image, at most 500 characters; null or blank for none. */
  backgroundImage?: string | null | undefined;
  /** Alternative text of the image, at most 200 characters; null for none. */
  backgroundImageAlt?: string | null | undefined;
  /** At most 1,000 characters. */
  description: string;
  /** At most 12, in order. */
  features: Array<FeatureInput>;
  /** At most 160 characters. */
  subtitle: string;
  /** 1 to 300 characters. */
  title: string;
};

/** The step of a series of figures. */
export type FigureStep =
  /** Calendar days of the shop's time zone. */
  | 'DAY'
  /** Calendar months. */
  | 'MONTH'
  /** Weeks begin on Monday. */
  | 'WEEK';

/** The second step of a two-step sign-in. */
export type FinishSignInInput = {
  /** A code of the authenticator app, 6 digits; or one of the recovery codes. */
  code: string;
};

/** A display face for the headline with a text face for everything smaller. */
export type FontPair =
  /** Oswald with Inter. */
  | 'CONDENSED'
  /** DM Serif Display with Inter. */
  | 'EDITORIAL'
  /** Playfair Display with Inter. */
  | 'ELEGANT'
  /** Baloo 2 with Inter. */
  | 'FRIENDLY'
  /** Bricolage Grotesque with Inter. */
  | 'GROTESQUE'
  /** Caveat with Inter. */
  | 'HANDWRITTEN'
  /** Space Grotesk with Inter. */
  | 'MODERN'
  /** Anton with Inter. */
  | 'POSTER';

/** Logo and description in the footer. */
export type FooterBrandInput = {
  /** At most 600 characters. */
  description: string;
  /** Address of the image, at most 500 characters; blank for none. */
  logo: string;
};

/** A way to contact the shop. */
export type FooterContactInput = {
  /** Name of an icon, such as mail, or address of an image; at most 500 characters. */
  icon: string;
  /** HTML with links and text marks, at most 1,000 characters; other tags are removed. */
  text: string;
  /** At most 120 characters. */
  title: string;
};

/** Content of the footer. */
export type FooterInput = {
  /** Address of an image, at most 500 characters; null or blank for none. */
  backgroundImage?: string | null | undefined;
  /** Logo and description. */
  brand: FooterBrandInput;
  /** At most 6 entries. */
  contactInfo: Array<FooterContactInput>;
  /** HTML with links and text marks, at most 600 characters; other tags are removed. */
  copyright: string;
  /** 1 to 16 links. */
  menu: Array<LinkInput>;
  /** 1 to 8 links. */
  socialLinks: Array<SocialLinkInput>;
};

/** A gift of credits. More than 1,000 credits within 24 hours need the Admin's proof; more than 1,000,000 are refused. */
export type GrantCreditsInput = {
  /** 1 to 100,000. */
  credits: number;
  /** 1 to 300 characters; shown to the account's owner in the ledger. */
  reason: string;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id is the same gift, another input CONFLICT. */
  requestId: string;
};

/** The account and the product for which an unmatched payment was made. */
export type GrantUnmatchedPaymentInput = {
  /** Id of the account that receives what was paid for. */
  accountId: string;
  /** Id of the unmatched payment; NOT_FOUND for an unknown one. */
  id: string;
  /** The package or item that was paid for. */
  of: PurchaseSubject;
  /** Reason for the audit, 1 to 300 characters. */
  reason: string;
};

/** A picture of a page. */
export type ImageInput = {
  /** Alternative text for screen readers, at most 200 characters. */
  alt: string;
  /** Address, at most 500 characters: a path of this site or http(s); blank for none. */
  url: string;
};

/** A model that makes pictures. */
export type ImageModelInput = {
  /** From 0 to 9999, up to four decimals; null when it is unknown. */
  cost?: string | null | undefined;
  /** Up to 100 letters, digits, dots, hyphens and underscores, as the AI service spells it. */
  model: string;
};

/** Aspect ratio of a picture, width to height. */
export type ImageSize =
  /** 16:9. */
  | 'LANDSCAPE'
  /** 1:1. */
  | 'SQUARE';

/**
 * Whole numbers of at least `min` and at most `max`; an omitted or null end is open. BAD_USER_INPUT when `min` is above
 * `max`.
 */
export type IntRange = {
  /** Largest number, inclusive. */
  max?: number | null | undefined;
  /** Smallest number, inclusive. */
  min?: number | null | undefined;
};

/** Kind of a document. */
export type InvoiceKind =
  /** Issued when a refund is completed. */
  | 'CREDIT_NOTE'
  /** Issued when an order is paid. */
  | 'INVOICE';

/** Fields of an item. It is either a file or an external address. */
export type ItemInput = {
  /** External address, http or https, at most 2,000 characters; null for an item that is a file. */
  accessUrl?: string | null | undefined;
  /** 1 to 2,000 characters. */
  description: string;
  /** Id of a file that the caller has uploaded to POST /item-files within a day; null retains the current one. */
  fileId?: string | null | undefined;
  /** HTML of at most 20,000 characters; unsafe parts are removed. */
  guidelines: string;
  /** Address of its picture, at most 500 characters: a path of this site or an http(s) address; null or blank for none. */
  imageUrl?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** At least 0.01, in the shop's currency. */
  price: string;
  /** A public sample of its content, at most 2,000 characters; null or blank for none. */
  sample?: string | null | undefined;
  /** 1 to 80 characters: a-z, 0-9 and single hyphens between. Addresses with an earlier slug redirect to the current one. */
  slug: string;
};

/** Identifies one item. */
export type ItemKey =
  {   /** UUID of the item. */
  id: string; number?: never; }
  |  { id?: never;   /** Public number of the item, as in the path of its page. */
  number: string; };

/** Sort of a list of items; items with equal values by id. */
export type ItemSort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** CREATED_AT when omitted. */
  field?: ItemSortField;
};

/** Fields by which items can be sorted. */
export type ItemSortField =
  /** By the time at which the item was added. */
  | 'CREATED_AT'
  /** By name in alphabetical order, without regard to case. */
  | 'NAME'
  /** By price without the fee. */
  | 'PRICE';

/** Terms of Service or Privacy Policy. */
export type LegalInput = {
  /** HTML with headings and lists, 1 to 60,000 characters; other tags are removed. */
  body: string;
  /** 1 to 160 characters. */
  title: string;
  /** Date from which the text is valid, in words, 1 to 40 characters. */
  validFrom: string;
};

/** Who sets the words on a picture. */
export type Lettering =
  /** The AI draws the whole picture, words included. */
  | 'DRAWN'
  /** Postloom: the AI paints the background only, and the words stay editable. */
  | 'SET';

/** A text with its target. */
export type LinkInput = {
  /** Target, at most 500 characters: http, https, mailto, tel, or a path or anchor of this site. */
  link: string;
  /** 1 to 80 characters. */
  text: string;
};

/** A column's visibility and width. */
export type ListColumnInput = {
  /** Whether the column is left out. */
  isHidden: boolean;
  /** Name of the column, 1 to 40 characters. */
  key: string;
  /** 40 to 2,000 pixels; null for the usual width. */
  width?: number | null | undefined;
};

/** Row height and columns of a list. */
export type ListPreferencesInput = {
  /** Columns from left to right, at most 50; each key once. */
  columns: Array<ListColumnInput>;
  /** Height of the rows. */
  density: RowDensity;
  /** Which list it is. */
  list: AdminList;
};

/** Where a logo stands in a post. */
export type LogoCorner =
  /** At the lower left. */
  | 'BOTTOM_LEFT'
  /** At the lower right. */
  | 'BOTTOM_RIGHT'
  /** At the upper left. */
  | 'TOP_LEFT'
  /** At the upper right. */
  | 'TOP_RIGHT';

/** The ground that a logo is shown for. */
export type LogoGround =
  /** Chosen by the pixels below it. */
  | 'AUTO'
  /** Its picture for dark grounds. */
  | 'DARK'
  /** Its picture for light grounds. */
  | 'LIGHT';

/** A logo as an uploaded picture. */
export type LogoPictureInput = {
  /** Address of a picture that the caller has uploaded; INVALID_INPUT for another one. */
  image: string;
  /** The mean colour of what is visible, as #rrggbb; null for a picture that covers its whole area. */
  ink?: string | null | undefined;
  /** Its width by its height, 0.1 to 12; INVALID_INPUT when the picture has another one. */
  ratio: number;
};

/** A kind of email that the account can disable. */
export type MailKind =
  /** News and offers of the shop. */
  | 'NEWS'
  /** Notice of a sign-in from a device that the account has not used before. */
  | 'NEW_DEVICES'
  /** On the day of a planned post (`MonthPlan.reminders`). */
  | 'POST_REMINDERS'
  /** Notice that support has answered a ticket. */
  | 'SUPPORT_ANSWERS';

/** Encryption of the connection to a mail server. */
export type MailSecurity =
  /** Not encrypted, usually on port 25. A password is accepted for a server on this machine only. */
  | 'NONE'
  /** STARTTLS, which the server must offer, usually on port 587. */
  | 'STARTTLS'
  /** TLS from the start, usually on port 465. */
  | 'TLS';

/** Changes of the mail settings. An omitted field is unchanged. */
export type MailSettingsInput = {
  /** Up to 253 characters; empty for no mail server. */
  host?: string | null | undefined;
  /** Up to 500 characters. Empty retains the stored password, as long as host and user are unchanged. */
  password?: string | null | undefined;
  /** 1 to 65535. */
  port?: number | null | undefined;
  /** Encryption of the connection; NONE with a user name only for a server on this machine. */
  security?: MailSecurity | null | undefined;
  /** Email address of at most 254 characters; empty for the default one. */
  sender?: string | null | undefined;
  /** Up to 200 characters; empty for a server without a login. */
  user?: string | null | undefined;
};

/**
 * Conditions on mailings; a mailing meets all given ones. Omitted and null conditions are ignored; an empty list matches
 * no mailing.
 */
export type MailingFilter = {
  /** When the mailing was started. */
  createdAt?: DateRange | null | undefined;
  /** Ids of mailings, at most 1,000; malformed and unknown ids match nothing. */
  ids?: Array<string> | null | undefined;
  /**
   * Substring of the subject, without regard to case and accents; its first 100 characters count. With 1 or 2 characters:
   * its beginning.
   */
  search?: string | null | undefined;
  /** Any of these states. */
  status?: Array<MailingStatus> | null | undefined;
};

/** Purpose of a mailing, which decides who gets it. */
export type MailingKind =
  /** News and offers: not sent to accounts that have unsubscribed from them. Each email has a link to unsubscribe. */
  | 'NEWS'
  /** About the recipients' own account or orders, such as a change of the terms. */
  | 'SERVICE';

/** Sort of a list of mailings; mailings with equal values by id. */
export type MailingSort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** CREATED_AT when omitted. */
  field?: MailingSortField;
};

/** Fields by which mailings can be sorted. */
export type MailingSortField =
  /** In the order in which mailings were started. */
  | 'CREATED_AT';

/** State of a mailing. */
export type MailingStatus =
  /** Every email is queued or was skipped. */
  | 'FINISHED'
  /** A job queues its emails. */
  | 'RUNNING'
  /**
   * Stopped by an Admin, or because the Admin who started it has left or has recovered the account; nothing is sent until it
   * is resumed.
   */
  | 'STOPPED';

/**
 * Conditions on all items; an item meets all given ones. Omitted and null conditions are ignored; an empty list matches no
 * item.
 */
export type ManagedItemFilter = {
  /** When the item was added. */
  createdAt?: DateRange | null | undefined;
  /** Ids of items, at most 1,000; malformed and unknown ids match nothing. */
  ids?: Array<string> | null | undefined;
  /** True for items on sale only, false for hidden ones only. */
  isActive?: boolean | null | undefined;
  /** Price without the fee, in the shop's currency. */
  price?: AmountRange | null | undefined;
  /** Substring of the name or description, without regard to case and accents; its first 100 characters count. */
  search?: string | null | undefined;
};

/** Level of an account. */
export type Membership =
  /** Set by an Admin only; it has no end. */
  | 'BASIC'
  /** The level of a new account, and of an account whose PREMIUM has ended. */
  | 'FREE'
  /** Granted by a paid package for its days of validity, or by an Admin. */
  | 'PREMIUM';

/** An entry of the navigation bar. */
export type MenuItemInput = {
  /** Entries of the submenu, at most 12; empty for none. */
  children: Array<LinkInput>;
  /** Identifies the entry in the editor, at most 64 characters. */
  id: string;
  /** Target, at most 500 characters: http, https, mailto, tel, or a path or anchor of this site. */
  link: string;
  /** 1 to 80 characters. */
  text: string;
};

/**
 * Subject and body of a message. `{{userName}}` becomes the recipient's name, or 'User' without one; another placeholder
 * is INVALID_INPUT.
 */
export type MessageInput = {
  /** HTML of 1 to 20,000 characters; tags that emails may not contain are removed. */
  body: string;
  /** 1 to 200 characters. */
  subject: string;
};

/** What a post of a month is there for. */
export type MonthAngle =
  /** Shows the work. */
  | 'BEHIND_THE_SCENES'
  /** Explains how something is done. */
  | 'HOW_TO'
  /** Says what can be had. */
  | 'OFFER'
  /** Shows that it is good. */
  | 'PROOF'
  /** Asks the reader. */
  | 'QUESTION'
  /** Says it once more. */
  | 'REMINDER'
  /** Makes curious. */
  | 'TEASER'
  /** Thanks the customers. */
  | 'THANKS';

/** A month to plan. */
export type MonthInput = {
  /** A brand of the caller for its posts; none when omitted or null. INVALID_INPUT for an unknown one. */
  brandId?: string | null | undefined;
  /** What the month is about, 3 to 500 characters. */
  idea: string;
  /** Number of posts: 8, 12 or 20. */
  length: number;
  /** Kind of business. */
  niche: Niche;
  /** The network that its posts are for. */
  platform: Platform;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id returns the same plan. */
  requestId: string;
  /** The first day, such as 2026-12-01: not before yesterday, and at most a year ahead. */
  startsOn: string;
  /** Style of its posts. */
  style: DesignStyle;
};

/** How far a month of posts is. */
export type MonthPlanState =
  /** All of its posts are ready. */
  | 'DONE'
  /** Planned, and nothing is bought. */
  | 'DRAFT'
  /** Some of its posts have no picture; `retryMonth` tries them again. */
  | 'INCOMPLETE'
  /** Its pictures are being made, a few at a time. */
  | 'MAKING'
  /** No further picture is begun. */
  | 'PAUSED';

/** A post of a month to save. */
export type MonthPostInput = {
  /** Text to publish with the picture, at most 2,200 characters. */
  caption: string;
  /** The day on which it is to be published, such as 2026-12-01: at most a year after the first one. */
  day: string;
  /** 5 at most, without #, 100 characters each. */
  hashtags: Array<string>;
  /** 1 to 200 characters. */
  headline: string;
  /** Id of a post of this month; INVALID_INPUT for another one. */
  id: string;
  /** Second line of the picture, at most 200 characters; blank for none. */
  second: string;
};

/** How far a post of a month is. */
export type MonthPostState =
  /** Its design failed, and its credit was released. */
  | 'FAILED'
  /** Its design is queued or being made. */
  | 'MAKING'
  /** Nothing is bought for it. */
  | 'PLANNED'
  /** It has a design. */
  | 'READY'
  /** Its picture is bought and not begun, or its picture is made for another post first. */
  | 'WAITING';

/** Content of the navigation bar. */
export type NavbarInput = {
  /** Labels of the buttons for signing in. */
  authButtons: AuthButtonsInput;
  /** Logo of the navigation bar. */
  logo: SectionLogoInput;
  /** 1 to 12 entries from left to right. */
  menuItems: Array<MenuItemInput>;
};

/** Subject area of a post; selects the prompt texts and the drawings of the studio. */
export type Niche =
  /** Painting, drawing, sculpture and exhibitions. */
  | 'ART'
  /** Cosmetics, hair and skin care. */
  | 'BEAUTY'
  /** Companies, offices and services. */
  | 'BUSINESS'
  /** Restaurants, bakeries and recipes. */
  | 'COOKING'
  /** Home improvement and handicraft. */
  | 'DIY'
  /** Schools, courses and tutoring. */
  | 'EDUCATION'
  /** Nature, climate and recycling. */
  | 'ENVIRONMENT'
  /** Clothing, shoes and accessories. */
  | 'FASHION'
  /** Banking, insurance, saving and taxes. */
  | 'FINANCE'
  /** Gyms, training and sportswear. */
  | 'FITNESS'
  /** Video and board games. */
  | 'GAMING'
  /** Plants, gardens and nurseries for plants. */
  | 'GARDENING'
  /** Medical care, nutrition and well-being. */
  | 'HEALTH'
  /** Everyday life, home and leisure. */
  | 'LIFESTYLE'
  /** Bands, concerts and lessons. */
  | 'MUSIC'
  /** Families, children and nurseries. */
  | 'PARENTING'
  /** Animals, their food and care. */
  | 'PETS'
  /** Photographers, cameras and pictures. */
  | 'PHOTOGRAPHY'
  /** Clubs, teams and matches. */
  | 'SPORTS'
  /** Software, devices and electronics. */
  | 'TECHNOLOGY'
  /** Trips, hotels and destinations. */
  | 'TRAVEL'
  /** Video channels and creators. */
  | 'VLOG';

/** State of an order's delivery. Digital goods are only PENDING, COMPLETED or CANCELLED. */
export type OrderStatus =
  /** Ended unpaid. */
  | 'CANCELLED'
  /** Paid: credits, membership or access were granted. It remains after a refund. */
  | 'COMPLETED'
  /** Not paid. */
  | 'PENDING'
  /** Not used; no order has it. */
  | 'PROCESSING'
  /** Not used; no order has it. */
  | 'SHIPPED';

/**
 * Fields of a package. An omitted or null field is unchanged, except that null removes `sellerEmail`; a new package needs
 * name, price, credit and validityDays.
 */
export type PackageInput = {
  /** Credits, 1 to 100,000. */
  credit?: number | null | undefined;
  /** Lines to replace in the stored package, by their position; a blank text removes the line. Not with `features`. */
  featureChanges?: Array<FeatureChangeInput> | null | undefined;
  /** At most ten lines of 1 to 120 characters; blank lines are dropped. */
  features?: Array<string> | null | undefined;
  /** 1 to 60 characters. */
  name?: string | null | undefined;
  /** At least 0.01, in the shop's currency. */
  price?: string | null | undefined;
  /** Address of the seller, at most 254 characters; null or blank for none. */
  sellerEmail?: string | null | undefined;
  /** Days of PREMIUM, 1 to 3,650. */
  validityDays?: number | null | undefined;
};

/**
 * A part of a list: numbered pages for screens, `after` or `before` for reading all rows. A cursor is valid only for the
 * list, sort and direction it came from; any other is BAD_USER_INPUT.
 */
export type PageInput = {
  /** The `endCursor` of a page: returns the rows after it. Not together with `before`. */
  after?: string | null | undefined;
  /** The `startCursor` of a page: returns the rows before it, in the list's own order. */
  before?: string | null | undefined;
  /** 1 or more; 1 is the first page. Ignored with a cursor. */
  number?: number | null | undefined;
  /** Rows in a page, 1 to 100; another number is BAD_USER_INPUT. */
  size?: number | null | undefined;
};

/** Where the colours of a post came from. */
export type PaletteSource =
  /** A brand of the customer. */
  | 'BRAND'
  /** The customer's own choice. */
  | 'OWN'
  /** The picture of the post. */
  | 'PICTURE'
  /** A palette of Postloom. */
  | 'PRESET';

/** Look of the PayPal button. An omitted field is unchanged. */
export type PayPalButtonStylesInput = {
  /** Background of the button. */
  color?: ButtonColor | null | undefined;
  /** Text on the button. */
  label?: ButtonLabel | null | undefined;
  /** Arrangement of several buttons. */
  layout?: ButtonLayout | null | undefined;
  /** Form of its corners. */
  shape?: ButtonShape | null | undefined;
};

/** Environment of PayPal. */
export type PayPalMode =
  /** Real payments. */
  | 'LIVE'
  /** PayPal's test environment: no real money moves. */
  | 'SANDBOX';

/** Changes of the payment settings. An omitted or null field is unchanged. */
export type PayPalSettingsInput = {
  /** Look of the PayPal button. */
  buttonStyles?: PayPalButtonStylesInput | null | undefined;
  /** Client id of the PayPal app, at most 200 characters; empty for none. Another id needs its secret and a proof. */
  clientId?: string | null | undefined;
  /**
   * At most 200 characters, stored encrypted and never returned. The stored secret is unchanged when this is omitted,
   * blank or masked.
   */
  clientSecret?: string | null | undefined;
  /** Currency of the shop: of prices and of orders that are placed from now on. */
  currency?: Currency | null | undefined;
  /** False disables new payments; started ones are completed. */
  enablePayPal?: boolean | null | undefined;
  /** SANDBOX or LIVE; another mode needs a proof. LIVE only in production. */
  mode?: PayPalMode | null | undefined;
  /**
   * Id of a webhook that exists at PayPal for these credentials, at most 50 letters and digits. Without it the save keeps
   * a webhook of another address that was entered earlier, otherwise uses the one with this shop's address, or registers
   * one.
   */
  webhookId?: string | null | undefined;
};

/** State of an order's payment. */
export type PaymentStatus =
  /**
   * Ended unpaid: by its customer or an Admin, or automatically 7 days after it was placed. Money that arrives
   * nevertheless makes it PAID.
   */
  | 'CANCELLED'
  /** The payer opened a dispute that PayPal has not decided. */
  | 'DISPUTED'
  /** A completed payment covers the order, refunded at most in part. */
  | 'PAID'
  /** Placed and not paid. */
  | 'PENDING'
  /** PayPal captures or reviews the payment, or a payment mismatch waits for a decision. */
  | 'PROCESSING'
  /** Refunded in full. */
  | 'REFUNDED';

/** How the picture of a post is toned. */
export type PictureFinish =
  /** In two colours of the palette. */
  | 'DUOTONE'
  /** As it is. */
  | 'NATURAL'
  /** Paler, with a little of the palette's ground colour. */
  | 'SOFT';

/** Where the background of a design comes from. */
export type PictureSource =
  /** The AI painted it, or drew the whole picture. */
  | 'PAINTED'
  /** A photo that its owner uploaded. */
  | 'PHOTO';

/** Social network that a post is for. */
export type Platform =
  /** Facebook; with post type FACEBOOK_POST. */
  | 'FACEBOOK'
  /** Instagram; with post type INSTAGRAM_POST. */
  | 'INSTAGRAM';

/** How a text of a post is aligned. */
export type PostAlign =
  /** In the middle. */
  | 'CENTER'
  /** To the left. */
  | 'LEFT'
  /** To the right. */
  | 'RIGHT';

/** The text to publish with a post. */
export type PostCaptionInput = {
  /** At most 500 characters. */
  altText: string;
  /** At most 5, of at most 100 characters each; # and blanks are removed. */
  hashtags: Array<string>;
  /** BCP 47, at most 35 characters; blank when it is not known. */
  language: string;
  /** At most 2,200 characters. */
  text: string;
};

/** Everything that can be changed in a post, as a whole. */
export type PostContentInput = {
  /** The text to publish with the picture. */
  caption: PostCaptionInput;
  /** The faces. */
  fonts: FontPair;
  /** Layout with its revision, such as `card@1`; INVALID_INPUT for an unknown one. */
  layout: string;
  /** What stands in a corner; null for none, unchanged when omitted. */
  logo?: PostLogoInput | null | undefined;
  /** The colours. */
  palette: PostPaletteInput;
  /** What sizes have of their own, each size at most once; at most 5. */
  perSize: Array<PostOfSizeInput>;
  /** How the background is shown. */
  picture: PostPictureInput;
  /** Version of this form; 1. */
  version: number;
  /** The texts. */
  words: PostWordsInput;
};

/** A point of the background. */
export type PostFocalInput = {
  /** From the left, 0 to 1. */
  x: number;
  /** From the top, 0 to 1. */
  y: number;
};

/** A logo in a corner of a post; at least one of its pictures is needed. */
export type PostLogoInput = {
  /** Where it stands. */
  corner: LogoCorner;
  /** For dark grounds; null for none. */
  dark?: LogoPictureInput | null | undefined;
  /** Which of the two is shown. */
  ground: LogoGround;
  /** For light grounds; null for none. */
  light?: LogoPictureInput | null | undefined;
};

/** What one size of a post has of its own. */
export type PostOfSizeInput = {
  /** Middle of the part of the background that stays in sight; null follows the post. */
  focal?: PostFocalInput | null | undefined;
  /** At most 200 characters; null follows the post. */
  headline?: string | null | undefined;
  /** Texts that are left out of this size. */
  hidden: Array<PostSlot>;
  /** Layout with its revision; null follows the post. */
  layout?: string | null | undefined;
  /** Factor of the headline's size, 0.6 to 1.4; null follows the post. */
  scale?: number | null | undefined;
  /** Which of the five it is. */
  size: PostSize;
};

/** Six matching colours as #rrggbb. */
export type PostPaletteInput = {
  /** A contrast to it. */
  accent: string;
  /** Nearly black, for words. */
  deep: string;
  /** Where they came from. */
  from: PaletteSource;
  /** Paper. */
  ground: string;
  /** The main colour. */
  main: string;
  /** A neighbour of the main colour. */
  second: string;
  /** Paper, one shade deeper. */
  soft: string;
};

/** How the background of a post is shown. */
export type PostPictureInput = {
  /** How it is toned. */
  finish: PictureFinish;
  /** What stays visible when it is cropped, 0 to 1: 0 is its left edge. */
  focalX: number;
  /** 0 to 1: 0 is its upper edge. */
  focalY: number;
};

/** Sizes in which a post with the lettering SET can be downloaded. */
export type PostSize =
  /** 1920 x 1080 pixels. */
  | 'LANDSCAPE'
  /** 1200 x 628 pixels. */
  | 'LINK'
  /** 1080 x 1350 pixels. */
  | 'PORTRAIT'
  /** 1080 x 1080 pixels. */
  | 'SQUARE'
  /** 1080 x 1920 pixels; words keep clear of what the apps draw over stories. */
  | 'STORY';

/** A text of a post, by its place from top to bottom. */
export type PostSlot =
  /** A few words above the headline. */
  | 'BADGE'
  /** The words of a button. */
  | 'BUTTON'
  /** An address, a handle or a telephone number. */
  | 'CONTACT'
  /** The largest text; at first the requested `primaryText`. */
  | 'HEADLINE'
  /** A sentence below the headline. */
  | 'SECOND';

/** Words at one place of a post, and how they are set there. */
export type PostTextInput = {
  /** Null follows the layout. */
  align?: PostAlign | null | undefined;
  /** True leaves it out of the picture. */
  hidden: boolean;
  /** Factor of its size, 0.6 to 1.4. */
  scale: number;
  /** Stored in Unicode's form NFC; blank for none. */
  text: string;
};

/** Kind of post; each belongs to one platform. */
export type PostType =
  /** Only with FACEBOOK. */
  | 'FACEBOOK_POST'
  /** Only with INSTAGRAM. */
  | 'INSTAGRAM_POST';

/** The texts of a post. */
export type PostWordsInput = {
  /** At most 40 characters. */
  badge: PostTextInput;
  /** At most 40 characters. */
  button: PostTextInput;
  /** At most 120 characters. */
  contact: PostTextInput;
  /** At most 200 characters. */
  headline: PostTextInput;
  /** At most 200 characters. */
  second: PostTextInput;
};

/** Proof that the caller is the account's owner: one of these. */
export type ProofInput =
  {   /**
   * A code of the authenticator app, 6 digits, or a recovery code. Accepted by `confirmIdentity`, `confirmAdmin`,
   * `disableTwoStep` and `renewRecoveryCodes`.
   */
  code: string; emailCode?: never; password?: never; }
  |  { code?: never;   /**
   * The code that `sendProofCode` sent to the account's address. Not accepted by `disableTwoStep` and
   * `renewRecoveryCodes`.
   */
  emailCode: string; password?: never; }
  |  { code?: never; emailCode?: never;   /** Password of the account; INVALID_INPUT for an account without one. */
  password: string; };

/** What an entry of `Purchase.timeline` is about. */
export type PurchaseEventKind =
  /** An attempt to pay it changed: `attemptStatus` is the new status. */
  | 'ATTEMPT'
  /** An Admin wrote a comment. */
  | 'COMMENT'
  /** A payer opened a dispute at PayPal, or PayPal decided it: `disputeStatus`. */
  | 'DISPUTE'
  /** An email about it was queued: `emailStatus` is the email's current status. */
  | 'EMAIL'
  /** Its customer placed it. */
  | 'PLACED'
  /** A refund was requested, here or at PayPal: `refundStatus` is its current status. */
  | 'REFUND'
  /** The payment or delivery state changed: `paymentStatus` or `orderStatus` is the new one. */
  | 'STATE';

/**
 * Conditions on orders; an order meets all given ones. Omitted and null conditions are ignored; an empty list matches no
 * order.
 */
export type PurchaseFilter = {
  /** When the order was placed. */
  createdAt?: DateRange | null | undefined;
  /** Any of these currencies. */
  currency?: Array<Currency> | null | undefined;
  /** Ids of orders, at most 1,000; malformed and unknown ids match nothing. */
  ids?: Array<string> | null | undefined;
  /** Any of these kinds. */
  kind?: Array<PurchaseKind> | null | undefined;
  /** Any of these delivery states. */
  orderStatus?: Array<OrderStatus> | null | undefined;
  /** Position among the customer's paid orders by `paidAt`; orders that were never paid match none. */
  ordinal?: Array<PurchaseOrdinal> | null | undefined;
  /** Ids of customers, at most 1,000; for the list of all accounts only. */
  owner?: Array<string> | null | undefined;
  /** When the order was paid; orders that were never paid do not match. */
  paidAt?: DateRange | null | undefined;
  /** Any of these payment states. */
  paymentStatus?: Array<PaymentStatus> | null | undefined;
  /** When one of its refunds was completed, in full or in part. */
  refundedAt?: DateRange | null | undefined;
  /**
   * Substring of the order code, the payment code, the customer's name or address, the product name, or a status, without
   * regard to case and accents; its first 100 characters count. With 1 or 2 characters in the list of all accounts: the
   * beginning of the order code, the name or the address.
   */
  search?: string | null | undefined;
  /** Price plus fee, without regard to the currency. */
  total?: AmountRange | null | undefined;
};

/** What an order is for. */
export type PurchaseKind =
  /** A digital item; the order is an `ItemOrder`. */
  | 'ITEM'
  /** A package of credits and membership; the order is an `Order`. */
  | 'PACKAGE';

/** Position of a paid order among the paid orders of its customer, by `paidAt`. */
export type PurchaseOrdinal =
  /** The customer's first paid order. */
  | 'FIRST'
  /** A paid order after the second one. */
  | 'LATER'
  /** The customer's second paid order. */
  | 'SECOND';

/** Sort of a list of orders; orders with equal values by id. */
export type PurchaseSort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** CREATED_AT when omitted. */
  field?: PurchaseSortField;
};

/** Fields by which orders can be sorted. */
export type PurchaseSortField =
  /** By order code. */
  | 'CODE'
  /** By the time at which the order was placed. */
  | 'CREATED_AT'
  /** By the billing name in alphabetical order, without regard to case. */
  | 'CUSTOMER'
  /** By name of the product in alphabetical order, without regard to case. */
  | 'NAME'
  /** By order state in alphabetical order of the values. */
  | 'ORDER_STATUS'
  /** By payment state in alphabetical order of the values. */
  | 'PAYMENT_STATUS'
  /** By total, without regard to the currency. */
  | 'TOTAL';

/** The package or item to buy: exactly one of these. */
export type PurchaseSubject =
  {   /** Id of an item on sale. */
  itemId: string; itemNumber?: never; packageId?: never; }
  |  { itemId?: never;   /** Public number of an item on sale. */
  itemNumber: string; packageId?: never; }
  |  { itemId?: never; itemNumber?: never;   /** Id of a package on sale. */
  packageId: string; };

/** The orders of an operation: ids or a filter. */
export type PurchaseTarget =
  {   /**
   * Orders that match at call time, at most 500 a call. Set `createdAt.until` to exclude orders that were placed after the
   * list was shown.
   */
  filter: PurchaseFilter; ids?: never; }
  |  { filter?: never;   /** Ids of orders, at most 200. */
  ids: Array<string>; };

/** A refund of one payment of an order. */
export type RefundPaymentInput = {
  /**
   * Above 0, at most the remaining amount; the whole remaining amount when omitted. A payment mismatch is always refunded
   * in full.
   */
  amount?: string | null | undefined;
  /** Text to the customer in the email about the refund, up to 1,000 characters; none when omitted or blank. */
  message?: string | null | undefined;
  /** Id of the payment, of `Purchase.payments`. */
  paymentId: string;
  /** Reason for the audit, 1 to 300 characters. */
  reason: string;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id is the same refund, another input CONFLICT. */
  requestId: string;
};

/** A refund of the payment that paid for an order, or, without one, of its latest payment mismatch. */
export type RefundPurchaseInput = {
  /** Above 0, at most the remaining amount; the whole remaining amount when omitted. */
  amount?: string | null | undefined;
  /** Text to the customer in the email about the refund, up to 1,000 characters; none when omitted or blank. */
  message?: string | null | undefined;
  /** Id of the order. */
  purchaseId: string;
  /** Reason for the audit, 1 to 300 characters. */
  reason: string;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id is the same refund, another input CONFLICT. */
  requestId: string;
};

/** State of a refund. */
export type RefundStatus =
  /** PayPal has moved the money. */
  | 'COMPLETED'
  /** PayPal refused it: no money moved, and the withdrawn credits were restored. */
  | 'FAILED'
  /** Requested; PayPal has not moved the money yet. */
  | 'PENDING';

/** A new account. */
export type RegisterInput = {
  /** Acceptance of the terms of service and the privacy policy; must be true. */
  acceptTerms: boolean;
  /** At most 254 characters; stored in lower case. An email with a link asks the owner to prove it. */
  email: string;
  /** Full name, 1 to 100 characters. */
  name: string;
  /** 6 characters to 72 bytes. */
  password: string;
};

/** A new address, and a proof that the caller is the account's owner. */
export type RequestEmailChangeInput = {
  /** The new address, at most 254 characters; INVALID_INPUT when the account has it already. */
  email: string;
  /** The password, or the code of an email. */
  proof: ProofInput;
};

/** A new password, and the token of the emailed link. */
export type ResetPasswordInput = {
  /** The new password: 6 characters to 72 bytes. */
  password: string;
  /** The token of the link in the email; works once, within 30 minutes. */
  token: string;
};

/** What an account may do. Only ADMIN grants rights; a Seller has one right less. */
export type Role =
  /** May call @admin fields, see ADMIN scopes and `ShopSettings.adminsNeedTwoStep`. */
  | 'ADMIN'
  /** A customer; the role of every new account. */
  | 'MEMBER'
  /** A label without rights of its own: the same as MEMBER. */
  | 'MODERATOR'
  /** May do all that a MEMBER may, except buying. */
  | 'SELLER';

/** Height of the rows of a list. */
export type RowDensity =
  /** High rows. */
  | 'COMFORTABLE'
  /** Low rows. */
  | 'COMPACT'
  /** The default. */
  | 'STANDARD';

/** A view to save. */
export type SaveViewInput = {
  /** Id of the caller's view to change; a new view when omitted. */
  id?: string | null | undefined;
  /** Whether every Admin sees it. */
  isShared: boolean;
  /** The list of a new view; the list of an existing view is unchanged. */
  list: AdminList;
  /** 1 to 60 characters. */
  name: string;
  /** Parameters of the list's URL, up to 2,000 characters. */
  query: string;
};

/** Why scheduled content was not published. */
export type ScheduleProblem =
  /** The owner of the account that scheduled it has recovered the account from another person since. */
  | 'ACCOUNT_RECOVERED'
  /** It could not be published in time, and the section was saved more than a minute after that time. */
  | 'NEWER_VERSION'
  /** The account that scheduled it is no longer an Admin. */
  | 'NO_LONGER_ADMIN'
  /** The content no longer matches the section's schema. */
  | 'OUTDATED';

/** Content of a section to publish later. */
export type ScheduleSectionInput = {
  /** The whole new content. */
  body: SectionBodyInput;
  /** When to publish: at least one minute and at most 366 days from now. */
  publishAt: string;
  /**
   * Id of the scheduled content that this replaces; omitted when none is scheduled. CONFLICT when other content is
   * scheduled.
   */
  replaces?: string | null | undefined;
  /** The version that was edited: CONFLICT when it is not the current one. */
  version: number;
};

/** Kind of an object that the search finds. */
export type SearchHitKind =
  /** An item, on sale or hidden. */
  | 'ITEM'
  /** A purchase of a digital item. */
  | 'ITEM_ORDER'
  /** A purchase of a package. */
  | 'ORDER'
  /** A package, on sale or hidden. */
  | 'PACKAGE'
  /** A conversation with support. */
  | 'TICKET'
  /** An account. */
  | 'USER';

/** The body of one section: exactly one member, which also names the section. */
export type SectionBodyInput =
  {   /** New content of ABOUT. */
  about: AboutInput; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never;   /** New content of BANNER. */
  banner: BannerInput; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never;   /** New content of CONTACT_PAGE. */
  contactPage: ContactPageInput; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never;   /** New content of FEATURES. */
  features: FeaturesInput; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never;   /** New content of FOOTER. */
  footer: FooterInput; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never;   /** New content of NAVBAR. */
  navbar: NavbarInput; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never;   /** New content of PRIVACY. */
  privacy: LegalInput; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never;   /** New content of TERMS. */
  terms: LegalInput; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never;   /** New content of TESTIMONIALS. */
  testimonials: TestimonialsInput; };

/** Sections of the public site that can be edited. */
export type SectionKey =
  /** About page; the body is an AboutPage. */
  | 'ABOUT'
  /** First section of the home page; the body is a BannerSection. */
  | 'BANNER'
  /** Contact page; the body is a ContactPage. */
  | 'CONTACT_PAGE'
  /** Features on the home page; the body is a FeaturesSection. */
  | 'FEATURES'
  /** Footer; the body is a FooterSection. */
  | 'FOOTER'
  /** Navigation bar; the body is a NavbarSection. */
  | 'NAVBAR'
  /** Privacy Policy; the body is a LegalPage. */
  | 'PRIVACY'
  /** Terms of Service; the body is a LegalPage. */
  | 'TERMS'
  /** Testimonials on the home page; the body is a TestimonialsSection. */
  | 'TESTIMONIALS';

/** Logo image with its alternative text. */
export type SectionLogoInput = {
  /** Alternative text for screen readers, at most 200 characters. */
  alt: string;
  /** Address of the image, at most 500 characters: a path of this site or http(s); blank for none. */
  url: string;
};

/** A YouTube video with its preview image. */
export type SectionVideoInput = {
  /** Address of a watch page, an embedded player, a short or youtu.be; https, 1 to 300 characters. */
  link: string;
  /** Address of an image, at most 500 characters; blank for none. */
  thumbnail: string;
};

/** A message of an Admin to one account. */
export type SendMessageInput = {
  /** Address of the account in any case, instead of `userId`. */
  email?: string | null | undefined;
  /** Subject and body. */
  message: MessageInput;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id is the same message, another input CONFLICT. */
  requestId: string;
  /**
   * The template that the message was started from; its name is stored in the log. When omitted, the template with the
   * same subject, if any.
   */
  templateId?: string | null | undefined;
  /** Id of the account; required unless `email` names it. */
  userId?: string | null | undefined;
};

/** A correction of a balance, as one row of the ledger. */
export type SetCreditsInput = {
  /** The balance that the Admin saw. CONFLICT when the balance differs; not compared when omitted. */
  from?: number | null | undefined;
  /** 1 to 300 characters; shown to the account's owner in the ledger. */
  reason: string;
  /** The new balance, 0 to 1,000,000. */
  to: number;
};

/** A step before the shop opens. */
export type SetupStepName =
  /** Public https address of the site (APP_URL). */
  | 'ADDRESS'
  /** An account with the role ADMIN. */
  | 'ADMIN'
  /** A working key of the AI service. */
  | 'AI_KEYS'
  /** The shop's own contact address on footer and contact page. */
  | 'CONTACT'
  /** A reachable database with all migrations. */
  | 'DATABASE'
  /** No items of the demo on sale. */
  | 'DEMO_ITEMS'
  /** A mail server that delivers. */
  | 'EMAIL'
  /** A package on sale. */
  | 'PACKAGES'
  /** Working credentials and webhook of PayPal. */
  | 'PAYPAL'
  /** PayPal in live mode, which takes real money. */
  | 'PAYPAL_LIVE'
  /** Privacy Policy that an Admin has saved. */
  | 'PRIVACY'
  /** Name and address of the seller for invoices. */
  | 'SELLER'
  /** A sender of emails in the shop's own domain. */
  | 'SENDER'
  /** A name of its own instead of the product's. */
  | 'SHOP_NAME'
  /** The shop's own social profiles in the footer. */
  | 'SOCIAL_LINKS'
  /** File storage that stores, reads and deletes. */
  | 'STORAGE'
  /** Terms of Service that an Admin has saved. */
  | 'TERMS'
  /** Real testimonials instead of the samples, or none. */
  | 'TESTIMONIALS'
  /** A first paid order, such as a purchase by the owner. */
  | 'TEST_PURCHASE'
  /** Two-step sign-in of every Admin. */
  | 'TWO_STEP';

/** Settings to save. The optional fields are unchanged when omitted. */
export type ShopSettingsInput = {
  /** How many brands an account may have; unchanged when omitted or null. Accounts that have more retain them. */
  brands?: BrandsPerMembershipInput | null | undefined;
  /** Whether the pages below `/docs`, `/schema.graphql` and `/openapi.json` are served, else 404; unchanged when omitted or null. */
  docs?: boolean | null | undefined;
  /**
   * Up to 12 capital letters, digits, - and /, but not CN-; unchanged when omitted or null. Numbering continues after a
   * change.
   */
  invoicePrefix?: string | null | undefined;
  /** 0.00 to 99,999,999.99; a higher amount than the stored one needs the Admin's proof. */
  refundProofAbove: string;
  /** Days, 0 to 365; 0 disables returns. For orders paid from then on. */
  returnDays: number;
  /** Up to 400 characters and 5 lines. */
  sellerAddress: string;
  /** 1 to 120 characters. */
  sellerName: string;
  /** Up to 60 characters. */
  taxId: string;
  /** Up to 200 characters. */
  taxLine: string;
  /** IANA name of a time zone; unchanged when omitted or null. The figures of earlier days are computed again. */
  timeZone?: string | null | undefined;
  /**
   * 0 to 30 with up to two decimals; empty or null for no VAT on invoices; unchanged when omitted. It applies to invoices
   * that are issued from now on, and to their credit notes.
   */
  vatRate?: string | null | undefined;
};

/** What a buyer was shown of a package or an item before ordering it. */
export type ShownOfferInput = {
  /** Credits of a package; omit for an item. */
  credit?: number | null | undefined;
  /** Currency of the total. */
  currency: Currency;
  /** Price plus processing fee. */
  total: string;
  /** Days of membership of a package; omit for an item. */
  validityDays?: number | null | undefined;
};

/** Email and password of an account. */
export type SignInInput = {
  /** Address of the account, in any case. */
  email: string;
  /** Password of the account; compared in Unicode form NFC. */
  password: string;
};

/** A profile of the shop in a social network. */
export type SocialLinkInput = {
  /** Name of an icon, such as facebook, or address of an image; at most 500 characters. */
  icon: string;
  /** Address of the profile, at most 500 characters. */
  link: string;
};

/** Order of the rows of a list by a sort field. */
export type SortDirection =
  /** Smallest, oldest or first in the alphabet at the top. */
  | 'ASC'
  /** Largest, newest or last in the alphabet at the top. */
  | 'DESC';

/** A mailing to start. */
export type StartMailingInput = {
  /** Number of accounts that the caller was shown. When more match at call time, nothing is sent (CONFLICT). */
  expected: number;
  /** Decides who gets it, see `MailingKind`. */
  kind: MailingKind;
  /** Subject and body. */
  message: MessageInput;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id is the same mailing, another input CONFLICT. */
  requestId: string;
  /** The accounts that get it, fixed at the start; at most 500,000, and a filter needs a condition. */
  target: UserTarget;
  /** The template that the message was started from; its name is stored in the logs. None when omitted. */
  templateId?: string | null | undefined;
};

/** Story of one customer. */
export type SuccessStoryInput = {
  /** Target of the button, at most 500 characters; blank for none. */
  buttonLink: string;
  /** Label of the button, at most 80 characters; blank for no button. */
  buttonText: string;
  /** Portrait, name and rating below the text. */
  customerInfo: CustomerInfoInput;
  /** 1 to 1,500 characters. */
  description: string;
  /** Alternative text of the image, at most 200 characters; null for none. */
  imageAlt?: string | null | undefined;
  /** Address of an image, at most 500 characters; blank for none. */
  imageUrl: string;
  /** At most 160 characters. */
  subtitle: string;
  /** 1 to 300 characters. */
  title: string;
};

/**
 * Conditions on suppressed addresses; an address meets all given ones. Omitted and null conditions are ignored; an empty
 * list matches no address.
 */
export type SuppressedAddressFilter = {
  /** When the mail server last rejected the address. */
  createdAt?: DateRange | null | undefined;
  /** Ids of entries, at most 1,000; malformed and unknown ids match nothing. */
  ids?: Array<string> | null | undefined;
  /**
   * Substring of the address, without regard to case; its first 100 characters count. With 1 or 2 characters: its
   * beginning.
   */
  search?: string | null | undefined;
};

/** Sort of a list of suppressed addresses; addresses with equal values by id. */
export type SuppressedAddressSort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** CREATED_AT when omitted. */
  field?: SuppressedAddressSortField;
};

/** Fields by which suppressed addresses can be sorted. */
export type SuppressedAddressSortField =
  /** By the time of the last rejection. */
  | 'CREATED_AT';

/** A quote of a customer. */
export type TestimonialInput = {
  /** Address of a portrait, at most 500 characters; blank for none. */
  avatar: string;
  /** Identifies the quote in the editor, at most 64 characters. */
  id: string;
  /** 1 to 120 characters. */
  name: string;
  /** Occupation or company of the customer, 1 to 160 characters. */
  position: string;
  /** 1 to 1,000 characters. */
  quote: string;
  /** Stars, 1 to 5. */
  rating: number;
};

/** Content of the testimonials section. */
export type TestimonialsInput = {
  /** The story above the quotes. */
  successStory: SuccessStoryInput;
  /** 1 to 24 quotes, in order. */
  testimonials: Array<TestimonialInput>;
  /** Heading of the quotes, at most 160 characters. */
  testimonialsTitle: string;
};

/** Current activity of an Admin on a ticket. */
export type TicketActivity =
  /** The caller closed the ticket: the presence ends at once. */
  | 'AWAY'
  /** The caller has the ticket open. */
  | 'READING'
  /** The caller writes an answer. */
  | 'WRITING';

/**
 * Conditions on tickets; a ticket meets all given ones. Omitted and null conditions are ignored; an empty list matches no
 * ticket.
 */
export type TicketFilter = {
  /** Ids of the Admins who handle tickets, at most 1,000. */
  assignee?: Array<string> | null | undefined;
  /** When the ticket was created. */
  createdAt?: DateRange | null | undefined;
  /**
   * Substring of the owner's email address, without regard to case; with 1 or 2 characters in the list of all accounts its
   * beginning.
   */
  email?: string | null | undefined;
  /** Ids of tickets, at most 1,000; malformed and unknown ids match nothing. */
  ids?: Array<string> | null | undefined;
  /** True for tickets with an assignee only, false for tickets without one only. */
  isAssigned?: boolean | null | undefined;
  /** True for tickets that were merged into another one only, false for the others only. */
  isMerged?: boolean | null | undefined;
  /** Ids of accounts, at most 1,000; for the list of all accounts only. */
  owner?: Array<string> | null | undefined;
  /** Any of these priorities; tickets without one do not match. */
  priority?: Array<TicketPriority> | null | undefined;
  /** Ids of the purchases that tickets are about, at most 1,000. */
  purchase?: Array<string> | null | undefined;
  /**
   * Substring of subject or first message, without regard to case and accents; its first 100 characters count. With 1 or 2
   * characters in the list of all accounts: the beginning of the subject.
   */
  search?: string | null | undefined;
  /** Any of these states. */
  status?: Array<TicketStatus> | null | undefined;
  /** True for tickets with messages that no Admin has read only, false for the others only. */
  unreadBySupport?: boolean | null | undefined;
  /** True for tickets with unread answers for the owner only, false for the others only. */
  unreadByUser?: boolean | null | undefined;
};

/** Urgency of a ticket, set by Admins. */
export type TicketPriority =
  /** Before all others. */
  | 'HIGH'
  /** After all others. */
  | 'LOW'
  /** Normal. */
  | 'MEDIUM';

/** A reply of the owner, or an answer of support. */
export type TicketReplyInput = {
  /** Ids of pictures that the caller has uploaded to POST /ticket-images and not sent yet, in order, at most 3. */
  imageIds?: Array<string> | null | undefined;
  /** 1 to 5,000 characters. */
  message: string;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id is the same reply, another input CONFLICT. */
  requestId: string;
};

/** Side that wrote a message. */
export type TicketSender =
  /** Support. */
  | 'ADMIN'
  /** The ticket's owner. */
  | 'USER';

/** Sort of a list of tickets; tickets with equal values by id. */
export type TicketSort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** CREATED_AT when omitted. */
  field?: TicketSortField;
};

/** Fields by which tickets can be sorted. */
export type TicketSortField =
  /** By the time of the first message. */
  | 'CREATED_AT'
  /** By the time of the newest message. */
  | 'LAST_MESSAGE_AT';

/** State of a ticket. An Admin may set any state; a reply of the owner sets IN_PROGRESS. */
export type TicketStatus =
  /** It takes no answers of support until another status is set; a reply of the owner reopens it. */
  | 'CLOSED'
  /** The owner has replied, or an Admin works on it. */
  | 'IN_PROGRESS'
  /** New, or reopened by an Admin. */
  | 'OPEN'
  /** An Admin has answered it; it takes replies and answers. */
  | 'RESOLVED';

/** How long a token can be used. */
export type TokenLifetime =
  /** 30 days from creation. */
  | 'DAYS_30'
  /** 90 days from creation. */
  | 'DAYS_90'
  /** 365 days from creation. */
  | 'DAYS_365'
  /** No end: valid until it is revoked. */
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
  /** Return credits of designs. */
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
  /** Deduct credits of the account and return deducted ones. */
  | 'CREDITS_WRITE'
  /** The account's designs, favorite prompts and the generator. */
  | 'DESIGNS_READ'
  /** Create, cancel, delete and restore designs; this spends credits. */
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
  /** Add, change, test and delete the account's webhooks, renew their secrets, and send events again. */
  | 'WEBHOOKS_WRITE';

/**
 * Conditions on unmatched payments; a payment meets all given ones. Omitted and null conditions are ignored; an empty list
 * matches no payment.
 */
export type UnmatchedPaymentFilter = {
  /** When PayPal captured the payment. */
  capturedAt?: DateRange | null | undefined;
  /** Ids of unmatched payments, at most 1,000; malformed and unknown ids match nothing. */
  ids?: Array<string> | null | undefined;
  /**
   * Substring of the payer's address, the capture id or the order code, without regard to case; its first 100 characters
   * count. With 1 or 2 characters: the beginning of the address or the capture id.
   */
  search?: string | null | undefined;
  /** Any of these states. */
  state?: Array<UnmatchedPaymentState> | null | undefined;
};

/** Sort of a list of unmatched payments; payments with equal values by id. */
export type UnmatchedPaymentSort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** CAPTURED_AT when omitted. */
  field?: UnmatchedPaymentSortField;
};

/** Fields by which unmatched payments can be sorted. */
export type UnmatchedPaymentSortField =
  /** By amount, without regard to the currency. */
  | 'AMOUNT'
  /** By the time of the capture. */
  | 'CAPTURED_AT';

/** State of a completed payment that no order explains. */
export type UnmatchedPaymentState =
  /** An Admin decided that it needs no action. It can still be granted or refunded. */
  | 'DISMISSED'
  /** An order was granted for it. */
  | 'GRANTED'
  /** An Admin has to decide. */
  | 'OPEN'
  /** The money was refunded to the payer. */
  | 'REFUNDED'
  /** A refund was requested, and PayPal has not confirmed it. */
  | 'REFUNDING';

/** Changes of a key. An omitted field is unchanged. */
export type UpdateAiKeyInput = {
  /** Id of the key to change. */
  id: string;
  /** Enables or disables the key, as `setAiKeyActive` does; unchanged when omitted. */
  isActive?: boolean | null | undefined;
  /** The new key, 8 to 200 characters; the stored key is unchanged when this is omitted, blank or a masked key. */
  key?: string | null | undefined;
  /** 1 to 60 characters; unchanged when omitted. */
  name?: string | null | undefined;
};

/** Changes of a profile. An omitted field is unchanged; null or blank removes the value, except for the required name. */
export type UpdateProfileInput = {
  /** At most 1,000 characters. */
  aboutMe?: string | null | undefined;
  /** At most 300 characters and 5 lines. */
  address?: string | null | undefined;
  /** At most 100 characters. */
  city?: string | null | undefined;
  /** A name of `countries`, at most 100 characters. */
  country?: string | null | undefined;
  /** Full name, 1 to 100 characters. */
  name?: string | null | undefined;
  /** At most 40 characters, 3 to 17 digits, with an optional country code and extension. */
  phone?: string | null | undefined;
  /** Path of an image that the caller has uploaded, or the current one, at most 500 characters; null for none. */
  photoUrl?: string | null | undefined;
};

/** Changes of an account. Omitted fields are unchanged, and so are null ones, except `membershipUntil`. */
export type UpdateUserInput = {
  /** Correction of the balance; none when omitted. */
  credits?: SetCreditsInput | null | undefined;
  /** Level of the account; changing it to FREE or BASIC clears `membershipUntil`. */
  membership?: Membership | null | undefined;
  /**
   * When PREMIUM ends, in the future; null for no end. When omitted, a running PREMIUM retains its end, and a new one has
   * none. INVALID_INPUT with another membership.
   */
  membershipUntil?: string | null | undefined;
  /** 1 to 100 characters. */
  name?: string | null | undefined;
  /** The new role. A change needs a proof (PROOF_REQUIRED), and LAST_ADMIN protects the only Admin. */
  role?: Role | null | undefined;
};

/**
 * Conditions on accounts; an account meets all given ones. Omitted and null conditions are ignored; an empty list matches
 * no account.
 */
export type UserFilter = {
  /** When the account was registered. */
  createdAt?: DateRange | null | undefined;
  /** Balance in credits. */
  credits?: IntRange | null | undefined;
  /** Whole addresses in any case, at most 1,000. */
  email?: Array<string> | null | undefined;
  /** Ids of accounts, at most 1,000; malformed and unknown ids match nothing. */
  ids?: Array<string> | null | undefined;
  /** True for disabled accounts only, false for usable ones only. */
  isDisabled?: boolean | null | undefined;
  /** The stored membership: an expired PREMIUM is PREMIUM here until the daily job has ended it. */
  membership?: Array<Membership> | null | undefined;
  /** Any of these roles. */
  role?: Array<Role> | null | undefined;
  /**
   * Substring of the name, the email address or the role, without regard to case and accents; its first 100 characters
   * count. With 1 or 2 characters: the beginning of the name or the address.
   */
  search?: string | null | undefined;
};

/** Sort of a list of accounts; accounts with equal values by id. */
export type UserSort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** CREATED_AT when omitted. */
  field?: UserSortField;
};

/** Fields by which accounts can be sorted. */
export type UserSortField =
  /** By the time of registration. */
  | 'CREATED_AT'
  /** By balance. */
  | 'CREDITS'
  /** By email address. */
  | 'EMAIL'
  /** By membership in alphabetical order of the values; one that ends counts until the daily job has ended it. */
  | 'MEMBERSHIP'
  /** By name in alphabetical order, without regard to case. */
  | 'NAME'
  /** By role in alphabetical order of the values. */
  | 'ROLE';

/** The accounts of an operation: ids or a filter. */
export type UserTarget =
  {   /** Accounts that match at call time, at most 100 a call. */
  filter: UserFilter; ids?: never; }
  |  { filter?: never;   /** Ids of accounts, at most 100. */
  ids: Array<string>; };

/**
 * Conditions on deliveries; a delivery meets all given ones. Omitted and null conditions are ignored; an empty list
 * matches no delivery.
 */
export type WebhookDeliveryFilter = {
  /** When the event happened. */
  createdAt?: DateRange | null | undefined;
  /** Any of these states. */
  status?: Array<WebhookDeliveryStatus> | null | undefined;
  /** Any of these event types. */
  type?: Array<WebhookEventType> | null | undefined;
};

/** State of a delivery. */
export type WebhookDeliveryStatus =
  /** No further attempt is made; `redeliverWebhook` sends it again. */
  | 'FAILED'
  /** The endpoint answered with a status from 200 to 299. */
  | 'SUCCEEDED'
  /** It waits for its first or next attempt. */
  | 'WAITING';

/** Address and event types of an endpoint. */
export type WebhookEndpointInput = {
  /** What it is for, at most 200 characters. Unchanged when omitted; null or an empty text removes it. */
  description?: string | null | undefined;
  /**
   * Event types that it gets; not WEBHOOK_TEST, and USER_REGISTERED for an endpoint of the shop only. Required without
   * `types`.
   */
  events?: Array<WebhookEventType> | null | undefined;
  /** False disables the endpoint and cancels its pending deliveries; true also resets its failures. */
  isActive: boolean;
  /**
   * The same in the names of bodies, with wildcards: `order.paid`, `order.*`, `*`. At most 50. Give either `events` or
   * `types`, at least one of them.
   */
  types?: Array<string> | null | undefined;
  /**
   * An https address at a public host, at most 500 characters, with port 443 (http and port 80 where the operator allows
   * it), without user name and password.
   */
  url: string;
};

/**
 * An event that webhooks report. Values may be added. Each has the name of the type in upper case with `_` for the dot:
 * ORDER_PAID is `order.paid` in bodies, in `Event.type`, and wherever types are given as texts with wildcards.
 */
export type WebhookEventType =
  /** The shop or an Admin added credits (`credits.granted`, with the id of the ledger row): query `me`. */
  | 'CREDITS_GRANTED'
  /**
   * The balance fell below 5 credits (`credits.low`, with the id of the ledger row), once until credits are added: query
   * `me`.
   */
  | 'CREDITS_LOW'
  /**
   * The owner deleted a design (`design.deleted`), which no query answers any more; it may be restored for a short time.
   * Once in 15 minutes for a design that is restored and deleted again.
   */
  | 'DESIGN_DELETED'
  /** A design has failed and its credit is released (`design.failed`): query `design(id:)`. */
  | 'DESIGN_FAILED'
  /** A design is finished (`design.succeeded`): query `design(id:)`. */
  | 'DESIGN_SUCCEEDED'
  /** A purchase is cancelled before it was paid (`order.cancelled`): query `purchase(id:)`. */
  | 'ORDER_CANCELLED'
  /** A purchase is placed (`order.created`): query `purchase(id:)`. */
  | 'ORDER_CREATED'
  /** The payer disputes the payment of a purchase at PayPal (`order.disputed`): query `purchase(id:)`. */
  | 'ORDER_DISPUTED'
  /** A purchase is paid (`order.paid`): query `purchase(id:)`. */
  | 'ORDER_PAID'
  /** A purchase is refunded, in full or in part (`order.refunded`): query `purchase(id:)`. */
  | 'ORDER_REFUNDED'
  /** A ticket is created (`ticket.created`): query `ticket(id:)`. */
  | 'TICKET_CREATED'
  /** The owner or support added a message to a ticket (`ticket.replied`, with `replyId` and `sender`): query `ticket(id:)`. */
  | 'TICKET_REPLIED'
  /** The status of a ticket changed (`ticket.status_changed`): query `ticket(id:)`. */
  | 'TICKET_STATUS_CHANGED'
  /** An account is created (`user.registered`), for endpoints of the shop only: query `user(id:)`. */
  | 'USER_REGISTERED'
  /** A test (`webhook.test`), sent by `testWebhookEndpoint` to any endpoint; no endpoint can subscribe to it. */
  | 'WEBHOOK_TEST';

/** Why an endpoint is disabled. */
export type WebhookOffReason =
  /** The Admin who last saved it is no longer an Admin. */
  | 'ADMIN_LEFT'
  /** An event could not be delivered for three days. */
  | 'FAILING'
  /** It answered 410 Gone. */
  | 'GONE'
  /** Its owner disabled it, or an Admin for an endpoint of the shop. */
  | 'OWNER';
