import type { Upload } from '../../platform/http/upload';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment as ISO 8601 in UTC, for example 2026-03-01T09:30:00.000Z. */
  DateTime: { input: Date; output: Date; }
  /** An exact amount of money as a decimal string with two places, for example 19.00. */
  Money: { input: string; output: string; }
  /** HTML that the server has sanitised: safe to render. */
  SafeHtml: { input: string; output: string; }
  /**
   * A file of a multipart form (GraphQL multipart request specification), given as a variable. The form has the parts
   * `operations`, `map` and one file, in this order, and needs a Bearer token, or this site's `Origin` and the header
   * `Apollo-Require-Preflight` or `X-Requested-With`.
   */
  Upload: { input: Upload; output: Upload; }
};

/** One point of a part of the About page. */
export type AboutFeature = {
  __typename?: 'AboutFeature';
  /** At most 300 characters. */
  text: Scalars['String']['output'];
};

/** One point of a part of the About page. */
export type AboutFeatureInput = {
  /** At most 300 characters. */
  text: Scalars['String']['input'];
};

/** Content of the About page. */
export type AboutInput = {
  /** The first part; null or omitted for none. */
  section1?: InputMaybe<AboutSectionInput>;
  /** The second part; null or omitted for none. */
  section2?: InputMaybe<AboutSectionInput>;
};

/** Content of the About page, in two parts. */
export type AboutPage = {
  __typename?: 'AboutPage';
  /** The first part; null for none, and while the page is hidden. */
  section1: Maybe<AboutSection>;
  /** The second part; null for none, and while the page is hidden. */
  section2: Maybe<AboutSection>;
};

/** A part of the About page. */
export type AboutSection = ContentSection & {
  __typename?: 'AboutSection';
  /** Target of the button, at most 500 characters; blank for none. */
  buttonLink: Scalars['String']['output'];
  /** Label of the button, at most 80 characters; blank for no button. */
  buttonText: Scalars['String']['output'];
  /** At most 2,000 characters. */
  description: Scalars['String']['output'];
  /** List of points, at most 12. */
  features: Array<AboutFeature>;
  /** Pictures of the part, at most 6. */
  images: Array<Image>;
  /** Whether the part is shown. */
  isActive: Scalars['Boolean']['output'];
  /** Line above the title, at most 160 characters. */
  subtitle: Scalars['String']['output'];
  /** At most 300 characters. */
  title: Scalars['String']['output'];
};

/** A part of the About page. */
export type AboutSectionInput = {
  /** Target of the button, at most 500 characters; blank for none. */
  buttonLink: Scalars['String']['input'];
  /** Label of the button, at most 80 characters; blank for no button. */
  buttonText: Scalars['String']['input'];
  /** At most 2,000 characters. */
  description: Scalars['String']['input'];
  /** At most 12 points. */
  features: Array<AboutFeatureInput>;
  /** At most 6 pictures. */
  images: Array<ImageInput>;
  /** Whether the part is shown. */
  isActive: Scalars['Boolean']['input'];
  /** At most 160 characters. */
  subtitle: Scalars['String']['input'];
  /** At most 300 characters. */
  title: Scalars['String']['input'];
};

/** The accent colour in one colour scheme, as #RRGGBB. Each tone meets WCAG AA on the pages of that scheme. */
export type AccentTones = {
  __typename?: 'AccentTones';
  /** The tone of hovered buttons and links. */
  deep: Scalars['String']['output'];
  /** Buttons, links and highlighted elements. */
  main: Scalars['String']['output'];
  /** Text on a background of `main`. */
  onMain: Scalars['String']['output'];
};

/** Answer of operations that change one account. */
export type AccountPayload = {
  __typename?: 'AccountPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** False when the profile was as `updateProfile` wanted it already. Null for other operations, and with errors. */
  isChanged: Maybe<Scalars['Boolean']['output']>;
  /** The account after the change; null with errors. */
  user: Maybe<User>;
};

/** Password, two-step sign-in and sign-in providers of an account. */
export type AccountSecurity = {
  __typename?: 'AccountSecurity';
  /** False for an account that signs in with sign-in providers only. */
  hasPassword: Scalars['Boolean']['output'];
  /** Accounts at sign-in providers that sign in to this one, oldest first, at most 20; empty for none. */
  linkedSignIns: Array<LinkedSignIn>;
  /** New address that waits for its link to be opened, for at most one day; null for none. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Names of linked sign-in providers, for example Google; empty for none. */
  providers: Array<Scalars['String']['output']>;
  /** Number of unused recovery codes; 0 without two-step sign-in. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** When two-step sign-in was enabled; null while it is not. */
  twoStepSince: Maybe<Scalars['DateTime']['output']>;
};

/** An active key of the AI service, as every signed-in account may read it. */
export type ActiveAiKey = {
  __typename?: 'ActiveAiKey';
  /** When the key was added. */
  createdAt: Scalars['DateTime']['output'];
  /** UUIDv7 of the key. */
  id: Scalars['ID']['output'];
  /** First 8 and last 4 characters; only the last 2 of a key with fewer than 20 characters. */
  maskedKey: Scalars['String']['output'];
  /** Label of the key, 1 to 60 characters. */
  name: Scalars['String']['output'];
};

/** A new key of the AI service. */
export type AddAiKeyInput = {
  /** Whether it may be used at once; true when omitted. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The key as the AI service shows it, 8 to 200 characters without spaces. Stored encrypted and never returned. */
  key: Scalars['String']['input'];
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** Credits that an account has paid for, as a program reports them. */
export type AddCreditsInput = {
  /** 1 to 100,000; required for another account. */
  credits?: InputMaybe<Scalars['Int']['input']>;
  /** Address of the account, in any case; the caller's own account when omitted. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id is the same gift, another input CONFLICT. */
  requestId: Scalars['String']['input'];
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

/** What calls for one purpose cost. */
export type AiCost = {
  __typename?: 'AiCost';
  /** Number of calls that the AI service charges for. */
  calls: Scalars['Int']['output'];
  /** What the service charged, in the shop's currency with four decimals; null while the cost of no call is known. */
  cost: Maybe<Scalars['String']['output']>;
  /** Cost of one call with four decimals; null unless the cost of each call is known. */
  costPerCall: Maybe<Scalars['String']['output']>;
  /** Number of requests without an answer after all retries. */
  failed: Scalars['Int']['output'];
  /** What the calls were for. */
  purpose: AiPurpose;
  /** Number of charged calls whose model had no known cost: `cost` lacks them. */
  uncosted: Scalars['Int']['output'];
};

/** What calls of the AI service cost in a range of days. */
export type AiCosts = {
  __typename?: 'AiCosts';
  /** One row for each purpose with calls in the range, the most expensive first. */
  purposes: Array<AiCost>;
  /**
   * Share of backgrounds that were painted once more at the shop's cost because they had lettering, 0 to 1; null without
   * backgrounds in the range.
   */
  repainted: Maybe<Scalars['Float']['output']>;
};

/** A key of the AI service. The key itself is stored encrypted and never returned. */
export type AiKey = {
  __typename?: 'AiKey';
  /** When the key was added. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * Whether it comes from GEMINI_API_KEYS in the environment of a process. Its name and whether it is active can be
   * changed, the key itself cannot. It is disabled when the environment no longer lists it.
   */
  fromEnvironment: Scalars['Boolean']['output'];
  /** Whether no process has listed it in GEMINI_API_KEYS for ten minutes. It can then be deleted, but not enabled. */
  hasLeftEnvironment: Scalars['Boolean']['output'];
  /** UUIDv7 of the key. */
  id: Scalars['ID']['output'];
  /** Whether the key may be used. A key that an Admin disabled remains disabled after a restart. */
  isActive: Scalars['Boolean']['output'];
  /** Last error of the AI service for this key, as the service words it, at most 500 characters; null after a success. */
  lastError: Maybe<Scalars['String']['output']>;
  /** The last error with its remedy, as a sentence; null after a success. */
  lastProblem: Maybe<Scalars['String']['output']>;
  /** When the AI service last answered a call with it; null before the first call. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** First 8 and last 4 characters; only the last 2 of a key with fewer than 20 characters. */
  maskedKey: Scalars['String']['output'];
  /** Models of `Settings.ai` that the service does not offer to this key; null before the first check. */
  missingModels: Maybe<Array<Scalars['String']['output']>>;
  /** Models of `Settings.ai` that the key can use; null before the first check. */
  models: Maybe<Array<Scalars['String']['output']>>;
  /** When the models were last checked; null before the first check. */
  modelsAskedAt: Maybe<Scalars['DateTime']['output']>;
  /** Label of the key, 1 to 60 characters; 'Environment 1' and so on for keys from the environment until they are renamed. */
  name: Scalars['String']['output'];
  /** When it was paused; null while it is in use. It is tried again after ten minutes. */
  parkedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it is paused; null while it is in use. */
  parkedReason: Maybe<AiKeyRest>;
};

/** Answer of operations on one key. */
export type AiKeyPayload = {
  __typename?: 'AiKeyPayload';
  /** Number of active keys after the change: without one no design can be made. Null with errors. */
  activeKeys: Maybe<Scalars['Int']['output']>;
  /** The key after the operation; null with errors. */
  aiKey: Maybe<AiKey>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

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

/** Models of the AI service, and limits of designs. Changes apply within seconds, without a restart. */
export type AiSettings = {
  __typename?: 'AiSettings';
  /**
   * Maximum number of designs that the shop makes at the same time, 1 to 500; null for the capacity of its workers
   * (DESIGNS_AT_ONCE each).
   */
  designsAtOnce: Maybe<Scalars['Int']['output']>;
  /** Maximum number of designs of one account that are made at the same time, 1 to 500; others wait in the queue. */
  designsAtOncePerAccount: Scalars['Int']['output'];
  /**
   * Maximum number of designs of one account within 24 hours, 1 to 10,000, without designs whose credit was released; null
   * for no limit.
   */
  designsPerDayPerAccount: Maybe<Scalars['Int']['output']>;
  /**
   * Models that make pictures, 1 to 10, in the order in which they are tried; from IMAGE_MODELS until an Admin saves
   * others.
   */
  imageModels: Array<ImageModel>;
  /**
   * What the AI service charges for a call of a text model on average, in the shop's currency, up to four decimals; null
   * when it is unknown: costs of designs then lack their text calls.
   */
  textCallCost: Maybe<Scalars['String']['output']>;
  /**
   * Models that enhance prompts, 1 to 10, in the order in which they are tried; from TEXT_MODELS until an Admin saves
   * others.
   */
  textModels: Array<Scalars['String']['output']>;
  /** 0 while the defaults apply; incremented by each change. */
  version: Scalars['Int']['output'];
};

/** Models and limits to save; they replace all stored ones. */
export type AiSettingsInput = {
  /** 1 to 500; null for the capacity of the workers. */
  designsAtOnce?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 500. */
  designsAtOncePerAccount: Scalars['Int']['input'];
  /** 1 to 10,000; null for no limit. */
  designsPerDayPerAccount?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 10 models, each once. A cost applies to designs that are made from now on. */
  imageModels: Array<ImageModelInput>;
  /** From 0 to 9999, up to four decimals; null or omitted when it is unknown. */
  textCallCost?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10 names of models, each once. */
  textModels: Array<Scalars['String']['input']>;
};

/** Answer of `allowAddress`. */
export type AllowAddressPayload = {
  __typename?: 'AllowAddressPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** True when the suppression was removed; false with errors. */
  isRemoved: Scalars['Boolean']['output'];
};

/** Amounts of at least `min` and at most `max`; an omitted or null end is open. BAD_USER_INPUT when `min` is above `max`. */
export type AmountRange = {
  /** Largest amount, inclusive, in the currency of each row. */
  max?: InputMaybe<Scalars['Money']['input']>;
  /** Smallest amount, inclusive, in the currency of each row. */
  min?: InputMaybe<Scalars['Money']['input']>;
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

/** A request of a program with a personal access token. Its body and its variables are not stored. */
export type ApiRequest = {
  __typename?: 'ApiRequest';
  /** Code of the answer's first error; null without one, or where the operation has not asked for it. */
  code: Maybe<Scalars['String']['output']>;
  /** What the operation has cost, in points; 0 for files. */
  cost: Scalars['Int']['output'];
  /** When the request arrived. */
  createdAt: Scalars['DateTime']['output'];
  /** Until the answer was sent, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Unique and permanent. */
  id: Scalars['ID']['output'];
  /**
   * Name of the GraphQL operation, or its kind and root fields where it has no name; method and path of any other request,
   * such as `GET /package/{id}`. At most 100 characters.
   */
  operation: Scalars['String']['output'];
  /**
   * How many requests the row stands for: 1; 100 where the account had sent more than 60 in the same minute, of which only
   * each hundredth is logged.
   */
  represents: Scalars['Int']['output'];
  /** The answer's `X-Request-Id`, to quote to support. */
  requestId: Scalars['String']['output'];
  /** HTTP status of the answer. */
  status: Scalars['Int']['output'];
  /** The token that it was sent with; the token may have ended since. */
  tokenId: Scalars['ID']['output'];
  /** What the token was called then. */
  tokenName: Scalars['String']['output'];
};

/** Conditions for a list of requests; each may be null. */
export type ApiRequestFilter = {
  /** When the request arrived. */
  createdAt?: InputMaybe<DateRange>;
  /** True: only requests with a status from 400 or an error code. False: only the others. */
  failed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of tokens; malformed and unknown ids match nothing. */
  tokenId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A page of an account's requests. */
export type ApiRequestPage = {
  __typename?: 'ApiRequestPage';
  /** The requests of this page, at most `page.size`. */
  items: Array<ApiRequest>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** A personal access token of an account. The token itself is shown once, when it is created. */
export type ApiToken = {
  __typename?: 'ApiToken';
  /** When the owner created it. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working; null for a token without an end. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The last 4 characters of the token. */
  hint: Scalars['String']['output'];
  /** UUIDv7, for `revokeApiToken`. */
  id: Scalars['ID']['output'];
  /** When it was last used, accurate to a minute; null when it was never used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The world that it works on; LIVE for all tokens created before test mode existed. */
  mode: ApiMode;
  /** The owner's label, 1 to 60 characters. */
  name: Scalars['String']['output'];
  /** The account that the token acts for. */
  owner: User;
  /** When it was revoked; null while it was not. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the token may do, at least one scope, without the READ scopes that a WRITE scope includes. */
  scopes: Array<TokenScope>;
  /** Derived from `revokedAt` and `expiresAt` at read time. */
  state: ApiTokenState;
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

/** Name, logo and accent colour of the shop, shown on its pages, in emails and on invoices. */
export type Appearance = {
  __typename?: 'Appearance';
  /** The chosen colour as #RRGGBB in capitals. */
  accentColor: Scalars['String']['output'];
  /** Tones of the accent for the dark colour scheme. */
  dark: AccentTones;
  /** Tones of the accent for the light colour scheme. */
  light: AccentTones;
  /** Address of the shop's logo, at most 500 characters; empty for none: pages then show the name. */
  logoUrl: Scalars['String']['output'];
  /** Name of the shop, 1 to 60 characters, for titles, emails and invoices. */
  shopName: Scalars['String']['output'];
  /** 0 while the defaults apply; incremented by each change. */
  version: Maybe<Scalars['Int']['output']>;
};

/** Name, logo and accent colour of the shop. */
export type AppearanceInput = {
  /** #RRGGBB. Refused when its contrast to the light page is below 3:1. */
  accentColor: Scalars['String']['input'];
  /** Address of an uploaded image, at most 500 characters; empty for none. */
  logoUrl: Scalars['String']['input'];
  /** 1 to 60 characters. */
  shopName: Scalars['String']['input'];
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

/** A kind of problem with its number of cases. */
export type AttentionItem = {
  __typename?: 'AttentionItem';
  /** Number of cases, at least 1; counting ends at 10,000. */
  count: Scalars['Int']['output'];
  /** What the problem is. */
  kind: AttentionKind;
  /**
   * The oldest affected order, for kinds about orders; for disputes the order with the earliest deadline. Null for other
   * kinds.
   */
  purchaseId: Maybe<Scalars['ID']['output']>;
  /** The earliest deadline that PayPal has named; null without one, and for other kinds than DISPUTE. */
  respondBy: Maybe<Scalars['DateTime']['output']>;
};

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

/** An action of an Admin or of an operator's command. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Name of the action, such as `save-section`. */
  action: Scalars['String']['output'];
  /** The account that acted; null for a command or a job, and when the account no longer exists. */
  actor: Maybe<User>;
  /** State after the action as JSON, likewise. */
  after: Maybe<Scalars['String']['output']>;
  /** State before the action as JSON, without secrets and personal texts; null when none was stored. */
  before: Maybe<Scalars['String']['output']>;
  /** When the entry was written. */
  createdAt: Scalars['DateTime']['output'];
  /** UUIDv7; ids are assigned in the order in which entries are written. */
  id: Scalars['ID']['output'];
  /** The Admin's reason, 1 to 300 characters; null for actions without one. */
  reason: Maybe<Scalars['String']['output']>;
  /** Id of the HTTP request in the logs; null for commands and jobs. */
  requestId: Maybe<Scalars['String']['output']>;
  /** The object, such as `content/banner` or `users/{id}`. */
  subject: Scalars['String']['output'];
};

/**
 * Conditions on audit entries; an entry meets all given ones. Omitted and null conditions are ignored; an empty list
 * matches no entry.
 */
export type AuditEntryFilter = {
  /** Names of actions such as `save-section`, at most 1,000. */
  action?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ids of the accounts that acted, at most 1,000. */
  actor?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When the entry was written. */
  createdAt?: InputMaybe<DateRange>;
  /** Ids of entries, at most 1,000; malformed and unknown ids match nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Substring of action, object or reason, without regard to case and accents; its first 100 characters count. A space
   * matches any character: 'save view' finds `save-view`. With 1 or 2 characters: the beginning of action or object.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Objects such as `users/{id}`, at most 1,000. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A page of audit entries. */
export type AuditEntryPage = {
  __typename?: 'AuditEntryPage';
  /** The entries of this page, at most `page.size`. */
  items: Array<AuditEntry>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
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
export type AuthButtons = {
  __typename?: 'AuthButtons';
  /** Button to the user area, for signed-in users; at most 40 characters. */
  dashboardText: Scalars['String']['output'];
  /** Button to the sign-in page, for anonymous users; at most 40 characters. */
  loginText: Scalars['String']['output'];
  /** Button to the registration page, for anonymous users; at most 40 characters. */
  registerText: Scalars['String']['output'];
};

/** Labels of buttons in the navigation bar. */
export type AuthButtonsInput = {
  /** Button for signed-in users, 1 to 40 characters. */
  dashboardText: Scalars['String']['input'];
  /** Button to the sign-in page, 1 to 40 characters. */
  loginText: Scalars['String']['input'];
  /** Button to the registration page, 1 to 40 characters. */
  registerText: Scalars['String']['input'];
};

/** The banner with one button. The other stored buttons and the preview image of the video are unchanged. */
export type BannerFirstViewInput = {
  /** Target of the first button, at most 500 characters. */
  buttonLink?: InputMaybe<Scalars['String']['input']>;
  /** Label of the first button, at most 80 characters; the button is removed when text and link are blank. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** The last line of the title, which is highlighted, at most 160 characters; blank or null for none. */
  highlightText?: InputMaybe<Scalars['String']['input']>;
  /** The title without its highlighted part, 1 to 300 characters. */
  mainTitle?: InputMaybe<Scalars['String']['input']>;
  /** At most 160 characters. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** Address of the video at YouTube, at most 300 characters; blank or null for none. */
  videoLink?: InputMaybe<Scalars['String']['input']>;
};

/** Content of the banner. */
export type BannerInput = {
  /**
   * An http(s) address or a path of this site that ends in jpg, jpeg, png, gif or webp, at most 500 characters; null or
   * blank for none.
   */
  backgroundImage?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 4 buttons. */
  buttons: Array<LinkInput>;
  /** 1 to 1,000 characters, with line breaks. */
  description: Scalars['String']['input'];
  /** Part of the title to highlight, at most 160 characters; null or omitted for none. */
  highlightText?: InputMaybe<Scalars['String']['input']>;
  /** At most 160 characters. */
  subtitle: Scalars['String']['input'];
  /** 1 to 300 characters, with line breaks. */
  title: Scalars['String']['input'];
  /** Null or omitted for none. */
  video?: InputMaybe<SectionVideoInput>;
};

/** The banner with all buttons. */
export type BannerSecondViewInput = {
  /** 1 to 4 buttons. */
  buttons?: InputMaybe<Array<LinkInput>>;
  /** At most 160 characters. */
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title; its last line is highlighted when it has several. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Null for none. */
  video?: InputMaybe<SectionVideoInput>;
};

/** First section of the home page. */
export type BannerSection = ContentSection & {
  __typename?: 'BannerSection';
  /** Address of an image behind the text, at most 500 characters; null or blank for none. */
  backgroundImage: Maybe<Scalars['String']['output']>;
  /** At most 4; the first is shown as a filled button, the others as outlined ones. */
  buttons: Array<Link>;
  /** At most 1,000 characters; lines are separated by line breaks. */
  description: Scalars['String']['output'];
  /**
   * Part of the title that is highlighted, at most 160 characters; a text that the title does not contain follows it. Null
   * for none.
   */
  highlightText: Maybe<Scalars['String']['output']>;
  /** False while the banner is hidden; the other fields are then blank or null. */
  isActive: Scalars['Boolean']['output'];
  /** Line above the title, at most 160 characters. */
  subtitle: Scalars['String']['output'];
  /** At most 300 characters; lines are separated by line breaks. */
  title: Scalars['String']['output'];
  /** A YouTube video, opened from a button; null for none. */
  video: Maybe<SectionVideo>;
};

/** The banner in two views. An omitted field is unchanged; null clears it. */
export type BannerViewsInput = {
  /** As `BannerInput.backgroundImage`; blank or null for none. */
  backgroundImage?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 1,000 characters, with line breaks. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The view with one button; used when it alone differs from the stored banner. */
  first?: InputMaybe<BannerFirstViewInput>;
  /** Whether the banner is public; unchanged when omitted. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The view with all buttons; used when it differs from the stored banner. */
  second?: InputMaybe<BannerSecondViewInput>;
  /** The version that was edited: CONFLICT when it is not the current one. Not compared when omitted. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of `beginTwoStep`. */
export type BeginTwoStepPayload = {
  __typename?: 'BeginTwoStepPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The secret of the authenticator app for manual entry: Base32, letters and digits 2 to 7. Null with errors. */
  secret: Maybe<Scalars['String']['output']>;
  /** The same secret as an otpauth: URI for a QR code; null with errors. */
  uri: Maybe<Scalars['String']['output']>;
};

/** Billing name and address of a purchase. */
export type Billing = {
  __typename?: 'Billing';
  /** Postal address, 1 to 300 characters, at most 5 lines. */
  address: Scalars['String']['output'];
  /** A name of `countries`. */
  country: Scalars['String']['output'];
  /** Name on the order, 1 to 100 characters. */
  customerName: Scalars['String']['output'];
};

/** Billing name and address of an order. */
export type BillingInput = {
  /** 1 to 300 characters, at most 5 lines. */
  address: Scalars['String']['input'];
  /** A name of `countries`. */
  country: Scalars['String']['input'];
  /** Name on the order, 1 to 100 characters. */
  customerName: Scalars['String']['input'];
};

/** What the posts of a business have in common. Its values are copied into posts: a change of it changes no post. */
export type Brand = {
  __typename?: 'Brand';
  /** Words for buttons, at most 5 with 40 characters each; a post without words on its button gets the first. */
  buttons: Array<Scalars['String']['output']>;
  /** The colours. */
  colors: BrandColors;
  /** An address or a telephone number for posts, at most 120 characters; blank for none. */
  contact: Scalars['String']['output'];
  /** The faces. */
  fonts: FontPair;
  /** Name of its account at the networks, at most 60 characters; posts show it when there is no contact line. */
  handle: Scalars['String']['output'];
  /** At most 5, without #, of at most 100 characters each. */
  hashtags: Array<Scalars['String']['output']>;
  /** UUIDv7 of the brand. */
  id: Scalars['ID']['output'];
  /** Language of its posts, BCP 47; blank for the language of the words that the customer gives. */
  language: Scalars['String']['output'];
  /** What stands in a corner of its posts; without pictures there is none. */
  logo: BrandLogo;
  /** 1 to 60 characters, unique in the account without regard to case. */
  name: Scalars['String']['output'];
  /** When it was saved last. */
  savedAt: Scalars['DateTime']['output'];
  /** Number of saves, from 1; `saveBrand` needs the current one. */
  version: Scalars['Int']['output'];
  /** Words that texts of its posts must not use, at most 20 with 40 characters each. */
  wordsToAvoid: Array<Scalars['String']['output']>;
  /** Words that texts of its posts should use, at most 20 with 40 characters each. */
  wordsToUse: Array<Scalars['String']['output']>;
};

/** The five colours of a brand as #rrggbb, which fields have exactly. */
export type BrandColors = {
  __typename?: 'BrandColors';
  /** A contrast to it. */
  accent: Scalars['String']['output'];
  /** The darkest one, for words. */
  deep: Scalars['String']['output'];
  /** Paper. */
  ground: Scalars['String']['output'];
  /** The main colour. */
  main: Scalars['String']['output'];
  /** A neighbour of the main colour. */
  second: Scalars['String']['output'];
};

/** The five colours of a brand as #rrggbb. */
export type BrandColorsInput = {
  /** A contrast to it. */
  accent: Scalars['String']['input'];
  /** The darkest one, for words. */
  deep: Scalars['String']['input'];
  /** Paper. */
  ground: Scalars['String']['input'];
  /** The main colour. */
  main: Scalars['String']['input'];
  /** A neighbour of the main colour. */
  second: Scalars['String']['input'];
};

/** A brand to save, as a whole. */
export type BrandInput = {
  /** Words for buttons, 5 at most, 40 characters each. */
  buttons: Array<Scalars['String']['input']>;
  /** The colours. */
  colors: BrandColorsInput;
  /** An address or a telephone number for posts, at most 120 characters; blank for none. */
  contact: Scalars['String']['input'];
  /** The faces. */
  fonts: FontPair;
  /** Name of its account at the networks, at most 60 characters; blank for none. */
  handle: Scalars['String']['input'];
  /** 5 at most, without #, 100 characters each. */
  hashtags: Array<Scalars['String']['input']>;
  /** BCP 47, at most 35 characters; blank for the language of the words that the customer gives. */
  language: Scalars['String']['input'];
  /** What stands in a corner of its posts; without pictures there is none. */
  logo: BrandLogoInput;
  /** 1 to 60 characters, unique in the account without regard to case. */
  name: Scalars['String']['input'];
  /** Words that texts of its posts must not use, 20 at most, 40 characters each. */
  wordsToAvoid: Array<Scalars['String']['input']>;
  /** Words that texts of its posts should use, 20 at most, 40 characters each. */
  wordsToUse: Array<Scalars['String']['input']>;
};

/** Its pictures for light and dark grounds, and where they stand in posts. */
export type BrandLogo = {
  __typename?: 'BrandLogo';
  /** Where it stands in posts. */
  corner: LogoCorner;
  /** For dark grounds; null for none. */
  dark: Maybe<LogoPicture>;
  /** For light grounds; null for none. */
  light: Maybe<LogoPicture>;
};

/** Its pictures for light and dark grounds, and where they stand in posts. */
export type BrandLogoInput = {
  /** Where it stands in posts. */
  corner: LogoCorner;
  /** For dark grounds; null for none. */
  dark?: InputMaybe<LogoPictureInput>;
  /** For light grounds; null for none. */
  light?: InputMaybe<LogoPictureInput>;
};

/** Answer of operations on one brand. */
export type BrandPayload = {
  __typename?: 'BrandPayload';
  /** Its current state, or its last one when it was deleted; null with errors. */
  brand: Maybe<Brand>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Its owner, with the current brands; null with errors. */
  user: Maybe<User>;
};

/** How many brands an account may have, by its membership. */
export type BrandsPerMembership = {
  __typename?: 'BrandsPerMembership';
  /** 0 to 100; 3 by default. */
  basic: Scalars['Int']['output'];
  /** 0 to 100; 1 by default. */
  free: Scalars['Int']['output'];
  /** 0 to 100; 10 by default. */
  premium: Scalars['Int']['output'];
};

/** How many brands an account may have, by its membership. */
export type BrandsPerMembershipInput = {
  /** 0 to 100. */
  basic: Scalars['Int']['input'];
  /** 0 to 100. */
  free: Scalars['Int']['input'];
  /** 0 to 100. */
  premium: Scalars['Int']['input'];
};

/** Answer of an operation on many objects. The call can be repeated: objects of an earlier call count as done. */
export type BulkPayload = {
  /** Number of objects on which the operation has been carried out. */
  done: Scalars['Int']['output'];
  /** Why nothing was done: the numbers are 0 then. Empty on success, also when objects were refused. */
  errors: Array<UserError>;
  /** Number of objects of a filter that this call has not processed; repeat the call for them. */
  left: Scalars['Int']['output'];
  /** The refused objects that were named by id, with the reason. */
  refusals: Array<BulkRefusal>;
  /** Number of objects on which the operation is not allowed. */
  refused: Scalars['Int']['output'];
};

/** Why an operation on many objects refused one of them. */
export type BulkRefusal = {
  __typename?: 'BulkRefusal';
  /** Why this object was refused. */
  code: ErrorCode;
  /** The id as the caller sent it. */
  id: Scalars['ID']['output'];
  /** One sentence in English, to show to the Admin or owner. */
  message: Scalars['String']['output'];
};

/** Colour of PayPal's button. */
export type ButtonColor =
  /** Black with a white logo. */
  | 'black'
  /** The shop's default. */
  | 'blue'
  /** PayPal's recommended colour. */
  | 'gold'
  /** Grey. */
  | 'silver'
  /** White with a border. */
  | 'white';

/** Text on PayPal's button. */
export type ButtonLabel =
  /** 'Buy now with PayPal'. */
  | 'buynow'
  /** 'PayPal Checkout'. */
  | 'checkout'
  /** 'Pay with PayPal'. */
  | 'pay'
  /** The PayPal logo alone. */
  | 'paypal';

/** Arrangement of PayPal's buttons. */
export type ButtonLayout =
  /** Side by side. */
  | 'horizontal'
  /** Below each other. */
  | 'vertical';

/** Shape of PayPal's button. */
export type ButtonShape =
  /** Fully rounded ends. */
  | 'pill'
  /** Rectangle with slightly rounded corners. */
  | 'rect';

/** Answer of `cancelPurchases`. */
export type CancelPurchasesPayload = BulkPayload & {
  __typename?: 'CancelPurchasesPayload';
  /** Number of cancelled orders, including named ones that were cancelled before. */
  done: Scalars['Int']['output'];
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Number of pending orders of a filter that this call has not processed: repeat the call for them. */
  left: Scalars['Int']['output'];
  /** The orders named by id that were not cancelled, with the reason; empty with a filter. */
  refusals: Array<BulkRefusal>;
  /** Number of orders that can't be cancelled: they are paid, or their payment is in progress. */
  refused: Scalars['Int']['output'];
};

/** A prepared answer of support, shared by all Admins. */
export type CannedAnswer = {
  __typename?: 'CannedAnswer';
  /**
   * 1 to 5,000 characters of plain text. May contain {{userName}} and {{ticketSubject}}, which are replaced before the
   * answer is sent.
   */
  body: Scalars['String']['output'];
  /** UUIDv7 of the canned answer. */
  id: Scalars['ID']['output'];
  /** 1 to 60 characters, unique. */
  name: Scalars['String']['output'];
  /** 1 for a new one; incremented by each change. */
  version: Scalars['Int']['output'];
};

/** Name and text of a canned answer. */
export type CannedAnswerInput = {
  /** 1 to 5,000 characters. May contain {{userName}} and {{ticketSubject}}, and no other placeholder. */
  body: Scalars['String']['input'];
  /** 1 to 60 characters; INVALID_INPUT when another canned answer has it. */
  name: Scalars['String']['input'];
};

/** Answer of `saveCannedAnswer` and `deleteCannedAnswer`. */
export type CannedAnswerPayload = {
  __typename?: 'CannedAnswerPayload';
  /** Its current state, or its last one when it was deleted; null with errors. */
  cannedAnswer: Maybe<CannedAnswer>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
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
  password: Scalars['String']['input'];
  /** The password, or the code of an email. */
  proof: ProofInput;
};

/** Answer of `confirmAdmin`. */
export type ConfirmAdminPayload = {
  __typename?: 'ConfirmAdminPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** When the proof expires, 15 minutes after it was given; null with errors. */
  provenUntil: Maybe<Scalars['DateTime']['output']>;
};

/** Answer of `confirmIdentity`. */
export type ConfirmIdentityPayload = {
  __typename?: 'ConfirmIdentityPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** When the proof expires, 15 minutes after it was given; null with errors. */
  provenUntil: Maybe<Scalars['DateTime']['output']>;
};

/** A phone number or email address. */
export type ContactInfo = {
  __typename?: 'ContactInfo';
  /** Name of an icon, such as phone, or address of an image; at most 500 characters. */
  icon: Scalars['String']['output'];
  /** Address of an image that replaces the icon, at most 500 characters; null or blank for none. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Text above the value, at most 120 characters. */
  label: Scalars['String']['output'];
  /** Decides the link of `value`. */
  type: ContactInfoType;
  /** Phone number or email address, at most 200 characters. */
  value: Scalars['String']['output'];
};

/** A phone number or email address. */
export type ContactInfoInput = {
  /** Name of an icon, such as phone, or address of an image; at most 500 characters. */
  icon: Scalars['String']['input'];
  /** Address of an image that replaces the icon, at most 500 characters; null or blank for none. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Text above the value, at most 120 characters. */
  label: Scalars['String']['input'];
  /** Decides the link of `value`. */
  type: ContactInfoType;
  /** Phone number or email address, at most 200 characters. */
  value: Scalars['String']['input'];
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
  email: Scalars['String']['input'];
  /**
   * Ids of pictures that the caller has uploaded to POST /ticket-images and not sent yet, in order, at most 3; for
   * signed-in callers only.
   */
  imageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 5,000 characters. */
  message: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 1 to 40 characters, 3 to 17 digits, with an optional country code and extension. */
  phone: Scalars['String']['input'];
  /** 1 to 200 characters. */
  subject: Scalars['String']['input'];
};

/** Content of the contact page beside its form. */
export type ContactPage = ContentSection & {
  __typename?: 'ContactPage';
  /** Phone numbers and email addresses, at most 8. */
  contactInfo: Array<ContactInfo>;
  /** At most 1,000 characters. */
  description: Scalars['String']['output'];
  /** Alternative text of the image for screen readers, at most 200 characters; null when the editor left it out. */
  imageAlt: Maybe<Scalars['String']['output']>;
  /** Address of an image, at most 500 characters; null or blank for none. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** False while the content is hidden; the other fields are then blank or null. */
  isActive: Scalars['Boolean']['output'];
  /** Line above the title, at most 160 characters. */
  subtitle: Scalars['String']['output'];
  /** At most 160 characters. */
  title: Scalars['String']['output'];
};

/** Content of the contact page. */
export type ContactPageInput = {
  /** At most 8 entries. */
  contactInfo: Array<ContactInfoInput>;
  /** At most 1,000 characters. */
  description: Scalars['String']['input'];
  /** Alternative text of the image, at most 200 characters; null for none. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** Address of an image, at most 500 characters; null or blank for none. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** At most 160 characters. */
  subtitle: Scalars['String']['input'];
  /** 1 to 160 characters. */
  title: Scalars['String']['input'];
};

/**
 * All sections and settings as one JSON file, for another shop or as a copy. It contains no keys, passwords or other
 * secrets, and at most 12 MB of images.
 */
export type ContentExport = {
  __typename?: 'ContentExport';
  /**
   * The text of the file: JSON with an object `parts`, whose members are the parts by name such as `section:banner`, and
   * an object `images` with the uploaded images that the parts show, in Base64 by their addresses.
   */
  file: Scalars['String']['output'];
  /** Proposed name with the date in UTC, such as content-2026-03-01.json. */
  fileName: Scalars['String']['output'];
  /** Addresses of uploaded images that the file does not contain, because they exceed 12 MB together or no longer exist. */
  imagesLeftOut: Array<Scalars['String']['output']>;
};

/** A field of a part that differs. */
export type ContentPartChange = {
  __typename?: 'ContentPartChange';
  /** Value in the file; blank when it does not exist. */
  after: Scalars['String']['output'];
  /** Value in the shop; blank when it does not exist. */
  before: Scalars['String']['output'];
  /** Path of the field with positions counted from 1, such as `buttons 1 text`. */
  field: Scalars['String']['output'];
};

/** Comparison of a part of an exported file with the shop. */
export type ContentPartComparison = {
  __typename?: 'ContentPartComparison';
  /** Differences in the order of the fields, at most 200. */
  changes: Array<ContentPartChange>;
  /** Addresses of images of this site that the part shows and this shop does not store. */
  missingImages: Array<Scalars['String']['output']>;
  /** Name of the part, such as `section:banner`. */
  name: Scalars['String']['output'];
  /** Why it cannot be imported; null when it can. */
  problem: Maybe<Scalars['String']['output']>;
  /** Result of the comparison. */
  state: ContentPartState;
  /** Current version of the shop's part, for `importContentPart`; 0 for an unknown part. */
  version: Scalars['Int']['output'];
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

/** Fields of all sections of the public site. */
export type ContentSection = {
  /** False while the section is hidden. Public queries then return blank texts, empty lists and null for all other fields. */
  isActive: Scalars['Boolean']['output'];
};

/** A new personal access token. */
export type CreateApiTokenInput = {
  /** Time until the token expires; 90 days when omitted. */
  lifetime?: TokenLifetime;
  /** The world that the token works on. */
  mode?: ApiMode;
  /** 1 to 60 characters; a label for the owner. */
  name: Scalars['String']['input'];
  /**
   * Chosen by the client, 8 to 64 letters, digits, - or _. A repeated id with the same values is the same token, with a new
   * secret, as the first one may be lost; CONFLICT with other values, and for a token that was used or revoked.
   */
  requestId?: InputMaybe<Scalars['String']['input']>;
  /** At least one; repeated scopes count once. ADMIN scopes only for accounts whose role is ADMIN, and never in test mode. */
  scopes: Array<TokenScope>;
};

/** Answer of `createApiToken`. */
export type CreateApiTokenPayload = {
  __typename?: 'CreateApiTokenPayload';
  /** The stored token without its secret; null with errors. */
  apiToken: Maybe<ApiToken>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The token, shown this once: `plm_`, in test mode `plt_`, and 49 letters and digits. Null with errors. */
  token: Maybe<Scalars['String']['output']>;
};

/** A design to create, for one credit. */
export type CreateDesignInput = {
  /**
   * Another picture for the post of this design: its words and look are copied, and only the background is painted anew.
   * INVALID_INPUT unless it is the caller's finished design with the lettering SET, and `design` has SET too.
   */
  basedOn?: InputMaybe<Scalars['ID']['input']>;
  /**
   * A brand of the caller, whose values are copied into the post, and whose words the suggestions use and avoid; null or
   * omitted for none. INVALID_INPUT for an unknown one, and with the lettering DRAWN.
   */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** The generation request. */
  design: DesignInput;
  /**
   * A photo of the caller as the background, uploaded to `POST /design-photos`; `design` must have the lettering SET. It
   * costs the same credit and needs no AI service. INVALID_INPUT for a photo that is no longer there: photos can be chosen
   * for a week after their last use. The AI paints the background when omitted.
   */
  photoId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id returns the same design at no further cost,
   * another input CONFLICT.
   */
  requestId: Scalars['String']['input'];
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
  requestId?: InputMaybe<Scalars['String']['input']>;
  /** What the buyer was shown. The order is refused with CONFLICT at `shown` when the catalogue has something else by now. */
  shown?: InputMaybe<ShownOfferInput>;
};

/** A new ticket of the caller. */
export type CreateTicketInput = {
  /** Id of a design of the caller that the ticket is about; none when omitted. */
  designId?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of pictures that the caller has uploaded to POST /ticket-images and not sent yet, in order, at most 3. */
  imageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 5,000 characters. */
  message: Scalars['String']['input'];
  /** Id of an order of the caller that the ticket is about; none when omitted. */
  purchaseId?: InputMaybe<Scalars['ID']['input']>;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id returns the same ticket, another input CONFLICT. */
  requestId: Scalars['String']['input'];
  /** 1 to 200 characters. */
  subject: Scalars['String']['input'];
};

/** A deduction of one credit, or the return of one. */
export type CreditDeductionInput = {
  /**
   * Address of the account in any case, instead of `userId`. Error FORBIDDEN for another account's address, except for
   * Admins.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: repeated calls with it count once. */
  requestId: Scalars['String']['input'];
  /** Another account, for Admins; the caller's own when omitted. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `deductCredit` and `returnDeductedCredit`. */
export type CreditDeductionPayload = {
  __typename?: 'CreditDeductionPayload';
  /** The row of the ledger; null with errors. */
  entry: Maybe<CreditEntry>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The account with its new balance; null with errors. */
  user: Maybe<User>;
};

/** One row of the append-only credit ledger. */
export type CreditEntry = {
  __typename?: 'CreditEntry';
  /** Balance of the account right after this row, in credits. */
  balanceAfter: Scalars['Int']['output'];
  /** Credits added (positive) or withdrawn (negative), never 0. */
  change: Scalars['Int']['output'];
  /** When the transaction that changed the balance began. */
  createdAt: Scalars['DateTime']['output'];
  /** The same design; null without one, or when it was deleted. */
  design: Maybe<Design>;
  /** Id of the design that the row is about, also of a deleted one; null for none. */
  designId: Maybe<Scalars['ID']['output']>;
  /** UUIDv7; ids are assigned in the order in which balances change. */
  id: Scalars['ID']['output'];
  /** An Admin's reason, or why a credit was released; null without one. */
  note: Maybe<Scalars['String']['output']>;
  /** The same purchase; null without one, or when it was deleted. */
  purchase: Maybe<Purchase>;
  /** Id of the purchase that the credits belong to, also of one that was refunded or disputed; null for none. */
  purchaseId: Maybe<Scalars['ID']['output']>;
  /** Why the balance changed. */
  reason: CreditReason;
};

/**
 * Conditions on ledger entries; an entry meets all given ones. Omitted and null conditions are ignored; an empty list
 * matches no entry.
 */
export type CreditEntryFilter = {
  /** When the balance changed. */
  createdAt?: InputMaybe<DateRange>;
  /** Ids of entries, at most 1,000; malformed and unknown ids match nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of accounts, at most 1,000. */
  owner?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of the purchases that the credits belong to, at most 1,000. */
  purchase?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these reasons. */
  reason?: InputMaybe<Array<CreditReason>>;
};

/** A page of ledger entries. */
export type CreditEntryPage = {
  __typename?: 'CreditEntryPage';
  /** The entries of this page, at most `page.size`. */
  items: Array<CreditEntry>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
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
export type CustomerInfo = {
  __typename?: 'CustomerInfo';
  /** Address of a portrait, at most 500 characters; blank for none. */
  customerImage: Scalars['String']['output'];
  /** Rating as text, such as 5.0; at most 10 characters. */
  rating: Scalars['String']['output'];
  /** Number or kind of reviews as text, shown in brackets after the rating; at most 60 characters. */
  reviews: Scalars['String']['output'];
  /** Name of the customer, at most 120 characters. */
  title: Scalars['String']['output'];
};

/** The customer of a success story. */
export type CustomerInfoInput = {
  /** Address of a portrait, at most 500 characters; blank for none. */
  customerImage: Scalars['String']['input'];
  /** Rating as text, such as 5.0; at most 10 characters. */
  rating: Scalars['String']['input'];
  /** Text in brackets after the rating, at most 60 characters. */
  reviews: Scalars['String']['input'];
  /** Name of the customer, at most 120 characters. */
  title: Scalars['String']['input'];
};

/** The shop's figures of a period, at most 15 seconds old. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** Figures of as many days that end the day before the period; null without `compare`. */
  before: Maybe<PeriodFigures>;
  /** The shop's currency, in which costs are given. */
  currency: Currency;
  /** Parts of the figures that lists no longer show. */
  deletedSince: DeletedSince;
  /** Whether the shop has neither a paid order nor a design yet. */
  isEmpty: Scalars['Boolean']['output'];
  /** Whether the figures of earlier days are being computed: some may be missing, or follow the previous time zone. */
  isRecomputing: Scalars['Boolean']['output'];
  /** Figures of the whole period. */
  period: PeriodFigures;
  /** The period by day, week or month: at most 92 points. The first and the last week or month may be incomplete. */
  series: Array<PeriodFigures>;
  /** The same for `before`; null without `compare`. */
  seriesBefore: Maybe<Array<PeriodFigures>>;
  /** Length of the points of `series`: DAY up to 92 days, WEEK up to 637, MONTH beyond. */
  step: FigureStep;
  /** IANA name of the time zone of the days; the previous one while the figures are being computed for a new one. */
  timeZone: Scalars['String']['output'];
  /** The current day in this time zone, as YYYY-MM-DD. */
  today: Scalars['String']['output'];
};

/**
 * Moments from `from` on and before `until`; an omitted or null end is open. BAD_USER_INPUT when `from` is later than
 * `until`.
 */
export type DateRange = {
  /** First moment of the range, inclusive. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** First moment after the range, exclusive. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Calendar days in the shop's time zone, both included. */
export type DayRange = {
  /** First day as YYYY-MM-DD, from the year 2000 on. */
  from: Scalars['String']['input'];
  /** Last day as YYYY-MM-DD; not before `from`, and less than 5 years after it. */
  to: Scalars['String']['input'];
};

/** Answer of `deleteAccount`. On success the session cookies are removed. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** Answer of `deleteAiKey`. */
export type DeleteAiKeyPayload = {
  __typename?: 'DeleteAiKeyPayload';
  /** Number of remaining active keys: without one no design can be made. Null with errors. */
  activeKeys: Maybe<Scalars['Int']['output']>;
  /** The key as it was before the deletion; null with errors. */
  aiKey: Maybe<AiKey>;
  /** Id of the deleted key; null with errors. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** Answer of `deleteDesigns`. */
export type DeleteDesignsPayload = BulkPayload & {
  __typename?: 'DeleteDesignsPayload';
  /** Ids of the designs that are deleted now. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Number of deleted designs, including named ones that were deleted before. */
  done: Scalars['Int']['output'];
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Always 0. */
  left: Scalars['Int']['output'];
  /**
   * NOT_FOUND for an id that is malformed, unknown or another account's; INVALID_STATE for an unfinished design, which has
   * to be cancelled first.
   */
  refusals: Array<BulkRefusal>;
  /** Number of ids whose designs are not deleted. */
  refused: Scalars['Int']['output'];
  /** Until when `restoreDesigns` restores all of them, 10 minutes after the deletion; null when none was deleted. */
  restorableUntil: Maybe<Scalars['DateTime']['output']>;
};

/** Answer of `deletePurchase`. */
export type DeletePurchasePayload = {
  __typename?: 'DeletePurchasePayload';
  /** Id of the deleted order; null with errors. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** Answer of `deletePurchases`. */
export type DeletePurchasesPayload = BulkPayload & {
  __typename?: 'DeletePurchasesPayload';
  /** Number of deleted orders, including named ones that were deleted before. */
  done: Scalars['Int']['output'];
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Number of pending orders of a filter that this call has not processed: repeat the call for them. */
  left: Scalars['Int']['output'];
  /** The orders named by id that were not deleted, with the reason; empty with a filter. */
  refusals: Array<BulkRefusal>;
  /** Number of orders that can't be deleted: they are not pending, or their payment is in progress. */
  refused: Scalars['Int']['output'];
};

/** Answer of the deletion of an endpoint. */
export type DeleteWebhookEndpointPayload = {
  __typename?: 'DeleteWebhookEndpointPayload';
  /** Id of the deleted endpoint; null with errors. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** Accounts and designs that the figures of a period count and that were deleted later, so that lists no longer show them. */
export type DeletedSince = {
  __typename?: 'DeletedSince';
  /** Deleted designs that were requested in the period. */
  designs: Scalars['Int']['output'];
  /** Deleted designs of the period that had failed. */
  failed: Scalars['Int']['output'];
  /** Deleted accounts that were registered in the period. */
  signUps: Scalars['Int']['output'];
  /** Deleted designs of the period that had succeeded. */
  succeeded: Scalars['Int']['output'];
};

/** Mail server and file storage in use. The operator sets them in the environment; an Admin may set the mail server. */
export type Delivery = {
  __typename?: 'Delivery';
  /** Address of the site (APP_URL): links in emails and PayPal's webhook use it. */
  appUrl: Scalars['String']['output'];
  /** Name of the bucket; null when files are stored in a folder of the server. */
  bucket: Maybe<Scalars['String']['output']>;
  /** Sender of emails, an address with an optional name. */
  mailFrom: Scalars['String']['output'];
  /** Host and port of the mail server; null when emails stay in the outbox. */
  mailServer: Maybe<Scalars['String']['output']>;
};

/** One generated post image with its generation request. */
export type Design = {
  __typename?: 'Design';
  /** The AI key that was used last; null when none was used. */
  aiKeyId: Maybe<Scalars['ID']['output']>;
  /**
   * Current name of the AI key that was used last; for a deleted key its last name with ' (deleted)'. Null when none was
   * used.
   */
  aiKeyName: Maybe<Scalars['String']['output']>;
  /** The design whose post was copied, which may have been deleted since; null for others. */
  basedOn: Maybe<Scalars['ID']['output']>;
  /** The brand that it was created with, which may have been changed or deleted since; null for none. */
  brandId: Maybe<Scalars['ID']['output']>;
  /** What `correctDesign` would do for it at the shop's cost; null when nothing, or no longer, can be corrected for free. */
  correction: Maybe<DesignCorrection>;
  /** The design that it corrects for free (`correctDesign`), which may have been deleted since; null for others. */
  corrects: Maybe<Scalars['ID']['output']>;
  /**
   * What the AI service charged for it, abandoned calls included, as a decimal string with four places in the shop's
   * currency; null when nothing was charged, or the cost of its model was not set.
   */
  cost: Maybe<Scalars['String']['output']>;
  /** When it was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** The ledger entry that returned its credit; null while the credit is reserved or spent. */
  creditReturn: Maybe<CreditEntry>;
  /** Credits that it costs: 1, or 0 for a free design. */
  credits: Scalars['Int']['output'];
  /** The user's prompt, at most 4,000 characters; blank for none. */
  customPrompt: Scalars['String']['output'];
  /** The account that owns it; null when it no longer exists. */
  customer: Maybe<User>;
  /**
   * Its editable post; null with DRAWN, and before it is SUCCEEDED. The pictures at `imageUrl`, `thumbnailUrl` and
   * `downloadUrl` follow its first size.
   */
  document: Maybe<DesignDocument>;
  /** Path of the PNG as a download named platform-posttype-timestamp.png; null unless SUCCEEDED. */
  downloadUrl: Maybe<Scalars['String']['output']>;
  /** Prompt that replaced `customPrompt`, at most 4,000 characters; null for none. */
  enhancedPrompt: Maybe<Scalars['String']['output']>;
  /** What failed, as a sentence for its owner; null unless FAILED. */
  error: Maybe<Scalars['String']['output']>;
  /** Why it failed; null unless FAILED. */
  failureCause: Maybe<DesignFailureCause>;
  /** Message of the AI service when it returned no picture; null without one. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** When it reached a final state; null before. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Height of the picture in pixels; null unless SUCCEEDED. */
  height: Maybe<Scalars['Int']['output']>;
  /** UUIDv7 of the design. */
  id: Scalars['ID']['output'];
  /** Path of the PNG, readable by its owner, and by an Admin after `revealDesign`; null unless SUCCEEDED. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Who sets the words on the picture. */
  lettering: Lettering;
  /**
   * Whether the words that the AI drew seem to differ from `primaryText`, as a text model reads them shortly after the
   * design has ended; null before that, when it could not read them, and with SET.
   */
  misspelled: Maybe<Scalars['Boolean']['output']>;
  /** The model that made it, or was called last; null when none was called. */
  model: Maybe<Scalars['String']['output']>;
  /** As requested. */
  niche: Niche;
  /** The uploaded photo that was chosen, which may have been deleted since; null with PAINTED, and for copies. */
  photoId: Maybe<Scalars['ID']['output']>;
  /** Where its background comes from. */
  pictureSource: PictureSource;
  /** As requested. */
  platform: Platform;
  /** As requested. */
  postType: PostType;
  /** Requested text on the picture, 1 to 200 characters. */
  primaryText: Scalars['String']['output'];
  /** The complete prompt that was sent to the AI service; blank with a photo. */
  prompt: Scalars['String']['output'];
  /** Whole seconds from `startedAt` to `finishedAt`; null before its end, and when it was never started. */
  seconds: Maybe<Scalars['Int']['output']>;
  /** Requested aspect ratio of the picture. */
  size: ImageSize;
  /** When its worker started it; null before, and while it is queued again. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
  /** Current state. */
  status: DesignStatus;
  /** What is being done; null unless RUNNING, and with DRAWN. */
  step: Maybe<DesignStep>;
  /** As requested. */
  style: DesignStyle;
  /**
   * Path of a WebP at most 480 pixels wide, readable by its owner, and by an Admin after `revealDesign`; null unless
   * SUCCEEDED.
   */
  thumbnailUrl: Maybe<Scalars['String']['output']>;
  /** Width of the picture in pixels; null unless SUCCEEDED. */
  width: Maybe<Scalars['Int']['output']>;
};

/** A free correction of a finished design. */
export type DesignCorrection =
  /** The background has lettering of its own, and is painted once more for the same post. */
  | 'PAINT_AGAIN'
  /** The words that the AI drew are set by Postloom, on a new background without lettering. */
  | 'SET_WORDS';

/** The editable post of a design. */
export type DesignDocument = {
  __typename?: 'DesignDocument';
  /** Everything that its customer can change. */
  content: PostContent;
  /** The size that its picture addresses show. */
  firstSize: PostSize;
  /** Whether the background has lettering of its own that could not be avoided. */
  hasLettering: Scalars['Boolean']['output'];
  /** The headline as its customer has left it, at most 200 characters; blank for none or a hidden one. */
  headline: Scalars['String']['output'];
  /** The same as that of its design. */
  id: Scalars['ID']['output'];
  /**
   * Hash of the layout that the server composes for a size, for a client that composes posts itself: where it gets another
   * one, the server's prints are right. Null while too much is asked for, 120 a minute and account.
   */
  layoutHash: Maybe<Scalars['String']['output']>;
  /** Width of the background by its height. */
  pictureRatio: Scalars['Float']['output'];
  /**
   * What layouts know of the background, as base64: 48 rows of 48 cells, each with its mean, darkest and lightest colour
   * in three bytes each.
   */
  pictureSample: Scalars['String']['output'];
  /** Path of the background as the AI painted it, without words. */
  pictureUrl: Scalars['String']['output'];
  /** Where each size can be downloaded. */
  prints: Array<DesignPrint>;
  /** When it was saved last. */
  savedAt: Scalars['DateTime']['output'];
  /** Number of saves, from 1; `saveDesignDocument` needs the current one. */
  version: Scalars['Int']['output'];
};


/** The editable post of a design. */
export type DesignDocumentLayoutHashArgs = {
  size: PostSize;
};

/** Result of `saveDesignDocument`. */
export type DesignDocumentPayload = {
  __typename?: 'DesignDocumentPayload';
  /** The document as it was saved; null with errors. */
  document: Maybe<DesignDocument>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

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

/** Ended designs of one day. */
export type DesignFailureDay = {
  __typename?: 'DesignFailureDay';
  /** Number of designs that failed on this day. */
  failed: Scalars['Int']['output'];
  /** Number of designs that succeeded or failed on this day. */
  finished: Scalars['Int']['output'];
  /** First moment of the day in the shop's time zone; of the first day the start of the range. */
  from: Scalars['DateTime']['output'];
};

/** Failed designs with the same cause, model or AI key. */
export type DesignFailureGroup = {
  __typename?: 'DesignFailureGroup';
  /** Number of failed designs in the range. */
  count: Scalars['Int']['output'];
  /** Number of its designs on each day of `DesignFailures.days`, in the same order. */
  days: Array<Scalars['Int']['output']>;
  /** Name of the model or AI key; null for causes, and for designs without a model or key. */
  name: Maybe<Scalars['String']['output']>;
  /** Share of the designs that ended in the range, 0 to 1. */
  share: Scalars['Float']['output'];
  /** The cause, the model, or the id of the AI key, as `DesignFilter` takes it; NONE for no model or key. */
  value: Scalars['String']['output'];
};

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

/** Failed designs of a range of time, in groups. */
export type DesignFailures = {
  __typename?: 'DesignFailures';
  /** Days of the range in the shop's time zone, oldest first, at most 93; the range may cut the first and the last. */
  days: Array<DesignFailureDay>;
  /** Number of designs that failed in the range. */
  failed: Scalars['Int']['output'];
  /** Number of designs that succeeded or failed in the range. */
  finished: Scalars['Int']['output'];
  /** The largest first, at most 50. */
  groups: Array<DesignFailureGroup>;
};

/**
 * Conditions on designs; a design meets all given ones. Omitted and null conditions are ignored; an empty list matches no
 * design.
 */
export type DesignFilter = {
  /**
   * Ids of AI keys that were used last, also of deleted ones, at most 1,000; 'NONE' for designs without a key. For Admins
   * only.
   */
  aiKey?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When the design was requested. */
  createdAt?: InputMaybe<DateRange>;
  /** Any of these causes of failed designs. For Admins only. */
  failureCause?: InputMaybe<Array<DesignFailureCause>>;
  /** When the design reached a final state; unfinished designs do not match. */
  finishedAt?: InputMaybe<DateRange>;
  /** Ids of designs, at most 1,000; malformed and unknown ids match nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Models that were called last, at most 1,000; 'NONE' for designs without a call of a model. For Admins only. */
  model?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these niches. */
  niche?: InputMaybe<Array<Niche>>;
  /** Ids of accounts, at most 1,000; for the list of all accounts only. */
  owner?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these platforms. */
  platform?: InputMaybe<Array<Platform>>;
  /**
   * Substring of primaryText, customPrompt or enhancedPrompt, or of the headline as its customer has left it, without
   * regard to case and accents; its first 100 characters count.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these aspect ratios. */
  size?: InputMaybe<Array<ImageSize>>;
  /** Any of these states. */
  status?: InputMaybe<Array<DesignStatus>>;
  /** Steps that failed designs had reached, as `DesignStep` spells them; 'NONE' for designs without one. For Admins only. */
  step?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these styles. */
  style?: InputMaybe<Array<DesignStyle>>;
};

/** A generation request. */
export type DesignInput = {
  /** At most 4,000 characters; blank for none, except in `enhancePrompt`, which requires it. */
  customPrompt: Scalars['String']['input'];
  /** Replaces `customPrompt` when not blank; at most 4,000 characters. */
  enhancedPrompt?: InputMaybe<Scalars['String']['input']>;
  /** Who sets the words. */
  lettering?: Lettering;
  /** Subject area; part of the prompt. */
  niche: Niche;
  /** Must match `postType`. */
  platform: Platform;
  /** FACEBOOK_POST with FACEBOOK, INSTAGRAM_POST with INSTAGRAM. */
  postType: PostType;
  /** Text on the picture, 1 to 200 characters. */
  primaryText: Scalars['String']['input'];
  /** Aspect ratio of the picture. */
  size: ImageSize;
  /** Visual manner; part of the prompt. */
  style: DesignStyle;
};

/** A page of designs. */
export type DesignPage = {
  __typename?: 'DesignPage';
  /** The designs of this page, at most `page.size`. */
  items: Array<Design>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** Answer of operations on one design. */
export type DesignPayload = {
  __typename?: 'DesignPayload';
  /** The design after the operation; null with errors. */
  design: Maybe<Design>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The caller, with the balance after this call; null with errors. */
  viewer: Maybe<User>;
};

/** An uploaded photo that posts can have as their background. Each design has a copy of it. */
export type DesignPhoto = {
  __typename?: 'DesignPhoto';
  /** When it is deleted unless it is chosen again: a week after its upload or its last choice. */
  availableUntil: Scalars['DateTime']['output'];
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** Pixels. */
  height: Scalars['Int']['output'];
  /** UUID of the photo: `CreateDesignInput.photoId`. */
  id: Scalars['ID']['output'];
  /** Whether a design has it as its background. */
  isUsed: Scalars['Boolean']['output'];
  /** Private address of a small copy for lists, at most 480 pixels wide and high, from the root of this site. */
  thumbnailUrl: Scalars['String']['output'];
  /** Private address of the JPEG, from the root of this site. */
  url: Scalars['String']['output'];
  /** Pixels. */
  width: Scalars['Int']['output'];
};

/** Answer of operations on uploaded photos. */
export type DesignPhotoPayload = {
  __typename?: 'DesignPhotoPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Its owner, with the current photos; null with errors. */
  user: Maybe<User>;
};

/** A size of a post as a file, made when it is requested. */
export type DesignPrint = {
  __typename?: 'DesignPrint';
  /** Height in pixels. */
  height: Scalars['Int']['output'];
  /** Path of the JPEG. */
  jpgUrl: Scalars['String']['output'];
  /** Path of the PNG; its ETag changes with the document. */
  pngUrl: Scalars['String']['output'];
  /** Which of the five it is. */
  size: PostSize;
  /** Path of the WebP. */
  webpUrl: Scalars['String']['output'];
  /** Width in pixels. */
  width: Scalars['Int']['output'];
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

/** A change among the caller's designs. When both fields are null, changes may have been missed: query the list again. */
export type DesignsChange = {
  __typename?: 'DesignsChange';
  /** Id of a deleted design; null otherwise. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** The current state of a new, restored or changed design; null when one was deleted. */
  design: Maybe<Design>;
};

/** A payer's claim against a payment, as PayPal reports it. */
export type Dispute = {
  __typename?: 'Dispute';
  /** What to do, as a sentence; null once it is decided. */
  advice: Maybe<Scalars['String']['output']>;
  /** The disputed amount; the whole payment when PayPal does not report one. */
  amount: Scalars['Money']['output'];
  /** When PayPal first reported it. */
  createdAt: Scalars['DateTime']['output'];
  /** Currency of `amount` (ISO 4217), as PayPal captured it. */
  currency: Scalars['String']['output'];
  /** When PayPal decided it, or the payer withdrew it; null until then. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** UUIDv7 of the dispute in this shop. */
  id: Scalars['ID']['output'];
  /** PayPal's code of the decision; null until then, and when PayPal reports none. */
  outcome: Maybe<Scalars['String']['output']>;
  /** The disputed payment, an id of `Purchase.payments`. */
  paymentId: Scalars['ID']['output'];
  /** PayPal's id of the dispute, for its Resolution Centre. */
  providerId: Scalars['String']['output'];
  /** What the payer claims, as a sentence. */
  reason: Scalars['String']['output'];
  /** Until when PayPal waits for the shop's answer; null once it is decided, and when PayPal has named no deadline. */
  respondBy: Maybe<Scalars['DateTime']['output']>;
  /** Current state of the dispute. */
  status: DisputeStatus;
};

/** State of a dispute. */
export type DisputeStatus =
  /** Decided for the payer: the money was refunded. */
  | 'LOST'
  /** PayPal has not decided. */
  | 'OPEN'
  /** Decided for the shop, or withdrawn by the payer. */
  | 'WON';

/** An email of the shop: a message, a mailing or an automatic email. */
export type Email = {
  __typename?: 'Email';
  /** Number of attempts to send it so far. */
  attempts: Scalars['Int']['output'];
  /** When it was queued. */
  createdAt: Scalars['DateTime']['output'];
  /** Last error of the mail server; null without one. */
  error: Maybe<Scalars['String']['output']>;
  /** The email as HTML, with secret links masked. Null for emails older than 90 days, and for sent emails of a mailing. */
  html: Maybe<Scalars['String']['output']>;
  /** UUIDv7; ids are assigned in the order in which emails are queued. */
  id: Scalars['ID']['output'];
  /** Whether `retryEmails` can send it: it was not sent, its content is still stored, and its mailing is not stopped. */
  isRetryable: Scalars['Boolean']['output'];
  /** The mailing that it belongs to; null for none. */
  mailing: Maybe<Mailing>;
  /** Address that it is sent to. */
  recipient: Scalars['String']['output'];
  /** When the mail server accepted it; null before. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Current state. */
  status: EmailStatus;
  /** One line, with placeholders replaced. */
  subject: Scalars['String']['output'];
  /** The account that currently has the recipient's address; null for none. */
  user: Maybe<User>;
};

/**
 * Conditions on emails; an email meets all given ones. Omitted and null conditions are ignored; an empty list matches no
 * email.
 */
export type EmailFilter = {
  /** When the email was queued. */
  createdAt?: InputMaybe<DateRange>;
  /** Ids of emails, at most 1,000; malformed and unknown ids match nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of mailings, at most 1,000. */
  mailing?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Substring of the recipient or the subject, without regard to case and accents; its first 100 characters count. With 1
   * or 2 characters: the beginning of either.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<EmailStatus>>;
};

/** A page of emails. */
export type EmailPage = {
  __typename?: 'EmailPage';
  /** The emails of this page, at most `page.size`. */
  items: Array<Email>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** An email as its recipient would see it. */
export type EmailPreview = {
  __typename?: 'EmailPreview';
  /** The whole email as HTML, without the link to unsubscribe. */
  html: Scalars['String']['output'];
  /** Whether tags were removed from the body because emails may not contain them. */
  isChanged: Scalars['Boolean']['output'];
  /** Subject with placeholders replaced. */
  subject: Scalars['String']['output'];
};

/** Answer of `previewEmail`. */
export type EmailPreviewPayload = {
  __typename?: 'EmailPreviewPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The email; null with errors. */
  preview: Maybe<EmailPreview>;
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
  /** Emails that match at call time, at most 500 a call. */
  { filter: EmailFilter; ids?: never; }
  |  /** Ids of emails, at most 100. */
  { filter?: never; ids: Array<Scalars['ID']['input']>; };

/** A reusable email. `{{userName}}` in its subject and body becomes the recipient's name, or 'User' without one. */
export type EmailTemplate = {
  __typename?: 'EmailTemplate';
  /** HTML of at most 20,000 characters. */
  body: Scalars['SafeHtml']['output'];
  /** UUIDv7 of the template. */
  id: Scalars['ID']['output'];
  /** 1 to 60 characters, unique without regard to case. */
  name: Scalars['String']['output'];
  /** 1 to 200 characters. */
  subject: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** 1 for a new template; incremented by each change. */
  version: Scalars['Int']['output'];
};

/** Name, subject and body of a template. */
export type EmailTemplateInput = {
  /** HTML of 1 to 20,000 characters; tags that emails may not contain are removed. `{{userName}}` is the only placeholder. */
  body: Scalars['String']['input'];
  /** 1 to 60 characters, unique without regard to case. */
  name: Scalars['String']['input'];
  /** 1 to 200 characters; `{{userName}}` is the only placeholder. */
  subject: Scalars['String']['input'];
};

/** Answer of `saveEmailTemplate` and `deleteEmailTemplate`. */
export type EmailTemplatePayload = {
  __typename?: 'EmailTemplatePayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Its current state, or its last one when it was deleted; null with errors. */
  template: Maybe<EmailTemplate>;
};

/** Answer of `emptyTestMode`. */
export type EmptyTestModePayload = {
  __typename?: 'EmptyTestModePayload';
  /** Credits of test mode afterwards; null with errors. */
  credits: Maybe<Scalars['Int']['output']>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** Answer of `enhancePrompt`. */
export type EnhancePromptPayload = {
  __typename?: 'EnhancePromptPayload';
  /** The richer prompt, at most 4,000 characters, for `DesignInput.enhancedPrompt`; null with errors. */
  enhancedPrompt: Maybe<Scalars['String']['output']>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** Answer of `eraseUser`. */
export type EraseUserPayload = {
  __typename?: 'EraseUserPayload';
  /** Id of the deleted account; null with errors. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** Answer of `eraseUsers`. */
export type EraseUsersPayload = BulkPayload & {
  __typename?: 'EraseUsersPayload';
  /** Number of deleted accounts, including named ones that were deleted before. */
  done: Scalars['Int']['output'];
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Number of accounts of a filter that this call has not processed: repeat the call for them. */
  left: Scalars['Int']['output'];
  /** Accounts that were not deleted, with the reason: the caller's own, the last Admin, an open payment, an unknown id. */
  refusals: Array<BulkRefusal>;
  /** Number of accounts that can't be deleted (yet). */
  refused: Scalars['Int']['output'];
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

/**
 * Something that happened to an object of an account: what webhooks deliver, also where no endpoint asked for it. Deleted
 * with its month (UTC), 30 days after the end of it. Every event is listed behind all events that were listed before, so a reader that continues from the
 * last cursor misses none; it appears when all transactions that began to write before its own have ended, usually at once.
 */
export type Event = {
  __typename?: 'Event';
  /** The account that it is about; null for a ticket of an anonymous person. */
  accountId: Maybe<Scalars['ID']['output']>;
  /** The body that webhooks send, as JSON. */
  body: Scalars['String']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** For `page.after` of a list sorted ASC, and for `eventAdded(after:)` and `shopEventAdded(after:)`: the events behind this one. */
  cursor: Scalars['String']['output'];
  /** UUIDv7, the header `webhook-id` of its deliveries. */
  id: Scalars['ID']['output'];
  /** Type as in bodies, such as `order.paid` (see `WebhookEventType`). Types may be added. */
  type: Scalars['String']['output'];
};

/**
 * Conditions on events; an event meets all given ones. Omitted and null conditions are ignored; an empty list matches no
 * event.
 */
export type EventFilter = {
  /** When the event happened. */
  createdAt?: InputMaybe<DateRange>;
  /**
   * Any of these types, in the names of bodies, with wildcards: `order.paid`, `order.*`, `*`. At most 50; BAD_USER_INPUT
   * for an unknown one.
   */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A page of events. */
export type EventPage = {
  __typename?: 'EventPage';
  /** The events of this page, at most `page.size`. */
  items: Array<Event>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** Sort of a list of events. */
export type EventSort = {
  /** ASC when omitted. */
  direction?: SortDirection;
  /** CREATED_AT when omitted. */
  field?: EventSortField;
};

/** Fields by which events can be sorted. */
export type EventSortField =
  /** In the order of the transactions that recorded them: ascending, new events are always last. */
  | 'CREATED_AT';

/** A prompt that an account has saved for reuse. */
export type FavoritePrompt = {
  __typename?: 'FavoritePrompt';
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** UUIDv7 of the favorite prompt. */
  id: Scalars['ID']['output'];
  /** 1 to 60 characters, unique in the account without regard to case. */
  name: Scalars['String']['output'];
  /** Niche that it suits; null for any. */
  niche: Maybe<Niche>;
  /** Platform that it suits; null for any. */
  platform: Maybe<Platform>;
  /** 1 to 4,000 characters. */
  prompt: Scalars['String']['output'];
};

/** A prompt to save. */
export type FavoritePromptInput = {
  /** 1 to 60 characters, unique in the account without regard to case. */
  name: Scalars['String']['input'];
  /** Niche that it suits; null or omitted for any. */
  niche?: InputMaybe<Niche>;
  /** Platform that it suits; null or omitted for any. */
  platform?: InputMaybe<Platform>;
  /** 1 to 4,000 characters. */
  prompt: Scalars['String']['input'];
};

/** Answer of operations on one favorite prompt. */
export type FavoritePromptPayload = {
  __typename?: 'FavoritePromptPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Its current state, or its last one when it was deleted; null with errors. */
  favorite: Maybe<FavoritePrompt>;
  /** Its owner, with the current favorite prompts; null with errors. */
  user: Maybe<User>;
};

/** One feature of the product. */
export type Feature = {
  __typename?: 'Feature';
  /** At most 500 characters. */
  description: Scalars['String']['output'];
  /** Name of an icon, such as sparkles, or address of an image; at most 500 characters. */
  icon: Scalars['String']['output'];
  /** At most 120 characters. */
  title: Scalars['String']['output'];
};

/** A line of a package to replace, or to add after the last one. */
export type FeatureChangeInput = {
  /** 1 to 10; a position after the last line appends the text as the new last line. */
  position: Scalars['Int']['input'];
  /** At most 120 characters; blank removes the line. */
  text: Scalars['String']['input'];
};

/** One feature of the product. */
export type FeatureInput = {
  /** 1 to 500 characters. */
  description: Scalars['String']['input'];
  /** Name of an icon, such as sparkles, or address of an image; at most 500 characters. */
  icon: Scalars['String']['input'];
  /** 1 to 120 characters. */
  title: Scalars['String']['input'];
};

/** Content of the features section. */
export type FeaturesInput = {
  /** Address of an image, at most 500 characters; null or blank for none. */
  backgroundImage?: InputMaybe<Scalars['String']['input']>;
  /** Alternative text of the image, at most 200 characters; null for none. */
  backgroundImageAlt?: InputMaybe<Scalars['String']['input']>;
  /** At most 1,000 characters. */
  description: Scalars['String']['input'];
  /** At most 12, in order. */
  features: Array<FeatureInput>;
  /** At most 160 characters. */
  subtitle: Scalars['String']['input'];
  /** 1 to 300 characters. */
  title: Scalars['String']['input'];
};

/** Section of the home page about the product's features. */
export type FeaturesSection = ContentSection & {
  __typename?: 'FeaturesSection';
  /** Address of the section's image, at most 500 characters; null or blank for none. */
  backgroundImage: Maybe<Scalars['String']['output']>;
  /** Alternative text of the image for screen readers, at most 200 characters; null when the editor left it out. */
  backgroundImageAlt: Maybe<Scalars['String']['output']>;
  /** At most 1,000 characters. */
  description: Scalars['String']['output'];
  /** At most 12, in order. */
  features: Array<Feature>;
  /** False while the section is hidden; the other fields are then blank or null. */
  isActive: Scalars['Boolean']['output'];
  /** Line above the title, at most 160 characters. */
  subtitle: Scalars['String']['output'];
  /** At most 300 characters. */
  title: Scalars['String']['output'];
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
  code: Scalars['String']['input'];
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
export type FooterBrand = {
  __typename?: 'FooterBrand';
  /** At most 600 characters. */
  description: Scalars['String']['output'];
  /** Address of the image, at most 500 characters; blank for none. */
  logo: Scalars['String']['output'];
};

/** Logo and description in the footer. */
export type FooterBrandInput = {
  /** At most 600 characters. */
  description: Scalars['String']['input'];
  /** Address of the image, at most 500 characters; blank for none. */
  logo: Scalars['String']['input'];
};

/** A way to contact the shop. */
export type FooterContact = {
  __typename?: 'FooterContact';
  /** Name of an icon, such as mail, or address of an image; at most 500 characters. */
  icon: Scalars['String']['output'];
  /** HTML with links and text marks, at most 1,000 characters. */
  text: Scalars['SafeHtml']['output'];
  /** At most 120 characters. */
  title: Scalars['String']['output'];
};

/** A way to contact the shop. */
export type FooterContactInput = {
  /** Name of an icon, such as mail, or address of an image; at most 500 characters. */
  icon: Scalars['String']['input'];
  /** HTML with links and text marks, at most 1,000 characters; other tags are removed. */
  text: Scalars['String']['input'];
  /** At most 120 characters. */
  title: Scalars['String']['input'];
};

/** Content of the footer. */
export type FooterInput = {
  /** Address of an image, at most 500 characters; null or blank for none. */
  backgroundImage?: InputMaybe<Scalars['String']['input']>;
  /** Logo and description. */
  brand: FooterBrandInput;
  /** At most 6 entries. */
  contactInfo: Array<FooterContactInput>;
  /** HTML with links and text marks, at most 600 characters; other tags are removed. */
  copyright: Scalars['String']['input'];
  /** 1 to 16 links. */
  menu: Array<LinkInput>;
  /** 1 to 8 links. */
  socialLinks: Array<SocialLinkInput>;
};

/** Footer of public pages. */
export type FooterSection = ContentSection & {
  __typename?: 'FooterSection';
  /** Address of an image behind the footer, at most 500 characters; null or blank for none. */
  backgroundImage: Maybe<Scalars['String']['output']>;
  /** Logo and description of the shop. */
  brand: FooterBrand;
  /** Ways to contact the shop, at most 6. */
  contactInfo: Array<FooterContact>;
  /** HTML line at the bottom, at most 600 characters. */
  copyright: Scalars['SafeHtml']['output'];
  /** False while the footer is hidden; the other fields are then blank or empty. */
  isActive: Scalars['Boolean']['output'];
  /** Links, at most 16. */
  menu: Array<Link>;
  /** Name of the shop (`Appearance.shopName`), shown beside the logo. */
  shopName: Scalars['String']['output'];
  /** Links to profiles in social networks, at most 8. */
  socialLinks: Array<SocialLink>;
};

/** Data of the form that creates designs. */
export type Generator = {
  __typename?: 'Generator';
  /** Whether a usable AI key exists, so that a design can be made. */
  available: Scalars['Boolean']['output'];
  /** Credits that a design costs. */
  creditsPerDesign: Scalars['Int']['output'];
  /** Who sets the words by the caller's last choice on the generator's screen (`setPreferredLettering`); SET before one. */
  lettering: Lettering;
  /**
   * Prompt texts for each niche and each platform, in a fixed order, at most 150; `{size}` is replaced with Square or
   * Landscape.
   */
  prompts: Array<PromptTemplate>;
  /** Whether pictures come from the sandbox of the AI service, as in a demo. */
  sandbox: Scalars['Boolean']['output'];
};

/** A gift of credits. More than 1,000 credits within 24 hours need the Admin's proof; more than 1,000,000 are refused. */
export type GrantCreditsInput = {
  /** 1 to 100,000. */
  credits: Scalars['Int']['input'];
  /** 1 to 300 characters; shown to the account's owner in the ledger. */
  reason: Scalars['String']['input'];
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id is the same gift, another input CONFLICT. */
  requestId: Scalars['String']['input'];
};

/** The account and the product for which an unmatched payment was made. */
export type GrantUnmatchedPaymentInput = {
  /** Id of the account that receives what was paid for. */
  accountId: Scalars['ID']['input'];
  /** Id of the unmatched payment; NOT_FOUND for an unknown one. */
  id: Scalars['ID']['input'];
  /** The package or item that was paid for. */
  of: PurchaseSubject;
  /** Reason for the audit, 1 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** A picture of a page. */
export type Image = {
  __typename?: 'Image';
  /** Alternative text for screen readers, at most 200 characters; blank for a decorative image. */
  alt: Scalars['String']['output'];
  /** Address, at most 500 characters: a path of this site or http(s); blank for none. */
  url: Scalars['String']['output'];
};

/** A picture of a page. */
export type ImageInput = {
  /** Alternative text for screen readers, at most 200 characters. */
  alt: Scalars['String']['input'];
  /** Address, at most 500 characters: a path of this site or http(s); blank for none. */
  url: Scalars['String']['input'];
};

/** A model that makes pictures. */
export type ImageModel = {
  __typename?: 'ImageModel';
  /** What the AI service charges for a picture, in the shop's currency, up to four decimals; null when it is unknown. */
  cost: Maybe<Scalars['String']['output']>;
  /** Name of the model at the AI service, at most 100 characters. */
  model: Scalars['String']['output'];
};

/** A model that makes pictures. */
export type ImageModelInput = {
  /** From 0 to 9999, up to four decimals; null when it is unknown. */
  cost?: InputMaybe<Scalars['String']['input']>;
  /** Up to 100 letters, digits, dots, hyphens and underscores, as the AI service spells it. */
  model: Scalars['String']['input'];
};

/** Aspect ratio of a picture, width to height. */
export type ImageSize =
  /** 16:9. */
  | 'LANDSCAPE'
  /** 1:1. */
  | 'SQUARE';

/** Answer of `importContentPart`. */
export type ImportContentPartPayload = {
  __typename?: 'ImportContentPartPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** New version of the part; null with errors. */
  version: Maybe<Scalars['Int']['output']>;
};

/**
 * Whole numbers of at least `min` and at most `max`; an omitted or null end is open. BAD_USER_INPUT when `min` is above
 * `max`.
 */
export type IntRange = {
  /** Largest number, inclusive. */
  max?: InputMaybe<Scalars['Int']['input']>;
  /** Smallest number, inclusive. */
  min?: InputMaybe<Scalars['Int']['input']>;
};

/** A printable invoice or credit note. The numbers of each kind have no gaps. */
export type Invoice = {
  __typename?: 'Invoice';
  /** UUIDv7 of the document. */
  id: Scalars['ID']['output'];
  /** When it was issued; its content never changes afterwards. */
  issuedAt: Scalars['DateTime']['output'];
  /** Which of the two series its number belongs to. */
  kind: InvoiceKind;
  /** INV-000123 or CN-000007; an invoice begins with the prefix that the shop had when it was issued. */
  number: Scalars['String']['output'];
  /** In the currency of the order; negative on a credit note. */
  total: Scalars['Money']['output'];
  /** Path of the PDF, readable only by its customer and by Admins. */
  url: Scalars['String']['output'];
  /** The VAT in the total, negative on a credit note; null when it was issued without VAT. */
  vat: Maybe<Scalars['Money']['output']>;
  /** Percent of VAT that the total includes; null when it was issued without VAT. */
  vatRate: Maybe<Scalars['String']['output']>;
};

/** Kind of a document. */
export type InvoiceKind =
  /** Issued when a refund is completed. */
  | 'CREDIT_NOTE'
  /** Issued when an order is paid. */
  | 'INVOICE';

/** A digital item. */
export type Item = {
  __typename?: 'Item';
  /** External address that its next buyers get; null for an item that is a file. */
  accessUrl: Maybe<Scalars['String']['output']>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Currency of price, fee and total. */
  currency: Currency;
  /** What the item contains, 1 to 2,000 characters of plain text; blank for items of an early release. */
  description: Scalars['String']['output'];
  /** Earlier slugs of the item. Their addresses redirect to the current one. */
  earlierSlugs: Array<Scalars['String']['output']>;
  /** Processing fee on top of the price. */
  fee: Scalars['Money']['output'];
  /** The file that a buyer gets; null for an item that is an external address. */
  file: Maybe<ItemFile>;
  /** How to use it, as its next buyers get it, at most 20,000 characters. */
  guidelinesHtml: Maybe<Scalars['SafeHtml']['output']>;
  /** UUIDv7 of the item. */
  id: Scalars['ID']['output'];
  /** Address of its picture: a path of this site or an http(s) address; null without one. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Whether it is on sale. */
  isActive: Maybe<Scalars['Boolean']['output']>;
  /** 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** Public number of the item, 1 to 32 letters and digits; part of its page's path: /premium/{slug}/{number}. */
  number: Scalars['String']['output'];
  /** At least 0.01, without the fee. */
  price: Scalars['Money']['output'];
  /** A public sample of its content, at most 2,000 characters; null without one. */
  sample: Maybe<Scalars['String']['output']>;
  /** Part of the path of its page, at most 80 characters of a-z, 0-9 and single hyphens; unique among items. */
  slug: Scalars['String']['output'];
  /** What a buyer pays: price plus fee. An order placed now has this amount. */
  total: Scalars['Money']['output'];
  /** 1 for a new item; incremented by each change. */
  version: Maybe<Scalars['Int']['output']>;
};

/** The fields of an item that only its buyers may read. */
export type ItemAccess = {
  __typename?: 'ItemAccess';
  /**
   * Address of the item: an external one, or the file of the caller's order, which only the caller's session can open.
   * Null unless `isBought`. An Admin who has not paid gets external addresses only, and opens files by an order.
   */
  accessUrl: Maybe<Scalars['String']['output']>;
  /** How to use it, as plain text; null unless `isBought` (never null for an Admin). */
  guidelines: Maybe<Scalars['String']['output']>;
  /** How to use it, with its headings, lists and links; null when `guidelines` is. */
  guidelinesHtml: Maybe<Scalars['SafeHtml']['output']>;
  /** Whether the caller has a paid order of it that is neither disputed nor refunded in full. */
  isBought: Scalars['Boolean']['output'];
};

/** Public facts about the file of an item. Only accounts that have paid for the item can download it. */
export type ItemFile = {
  __typename?: 'ItemFile';
  /** Size of the file in bytes, at most 52,428,800 (50 MB). */
  bytes: Scalars['Int']['output'];
  /** Extension of the file name in capital letters, such as 'CSV'; empty without one. */
  format: Scalars['String']['output'];
  /** File name of the download, such as 'post-calendar.csv', at most 100 characters. */
  name: Scalars['String']['output'];
};

/**
 * Conditions on items on sale; an item meets all given ones. Omitted and null conditions are ignored; an empty list
 * matches no item.
 */
export type ItemFilter = {
  /** Ids of items, at most 1,000; malformed and unknown ids match nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Substring of the name or description, without regard to case and accents; its first 100 characters count. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Fields of an item. It is either a file or an external address. */
export type ItemInput = {
  /** External address, http or https, at most 2,000 characters; null for an item that is a file. */
  accessUrl?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 2,000 characters. */
  description: Scalars['String']['input'];
  /** Id of a file that the caller has uploaded to POST /item-files within a day; null retains the current one. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  /** HTML of at most 20,000 characters; unsafe parts are removed. */
  guidelines: Scalars['String']['input'];
  /** Address of its picture, at most 500 characters: a path of this site or an http(s) address; null or blank for none. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** At least 0.01, in the shop's currency. */
  price: Scalars['Money']['input'];
  /** A public sample of its content, at most 2,000 characters; null or blank for none. */
  sample?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 80 characters: a-z, 0-9 and single hyphens between. Addresses with an earlier slug redirect to the current one. */
  slug: Scalars['String']['input'];
};

/** Identifies one item. */
export type ItemKey =
  /** UUID of the item. */
  { id: Scalars['ID']['input']; number?: never; }
  |  /** Public number of the item, as in the path of its page. */
  { id?: never; number: Scalars['String']['input']; };

/** An order of a digital item. */
export type ItemOrder = Purchase & {
  __typename?: 'ItemOrder';
  /**
   * Address of the item: an external one, or /purchases/{id}/file of this site, which only its buyer's session and Admins
   * can read. Null unless its payment is PAID (never null for an Admin).
   */
  accessUrl: Maybe<Scalars['String']['output']>;
  /** Name and address that the customer entered for this order; of an unpaid order blank once the account is deleted. */
  billing: Billing;
  /** PayPal's id of the capture that paid for it; null while it was never paid. */
  captureId: Maybe<Scalars['String']['output']>;
  /** Order code for people: 8 characters of A-Z and 0-9. */
  code: Scalars['String']['output'];
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** The ledger entries that belong to it, newest first: credits that it granted, and that refunds and disputes withdrew. */
  creditEntries: Maybe<CreditEntryPage>;
  /** Currency of all amounts of the order. */
  currency: Currency;
  /** The account that placed it. */
  customer: User;
  /** Address of the account when the order was placed; blank once the account is deleted. */
  customerEmail: Scalars['String']['output'];
  /**
   * The designs that were made with its credits, newest first, without deleted ones. The ledger does not mark single
   * credits, so this rule decides: an account spends its credits in the order in which they were granted, without the
   * credits that a refund or dispute has withdrawn. At most the newest 1,000; empty for an item.
   */
  designs: Maybe<DesignPage>;
  /** Disputes about its payments at PayPal, oldest first. */
  disputes: Maybe<Array<Dispute>>;
  /** When it is cancelled unless it is paid before: 7 days after `createdAt`. Null unless its payment is PENDING. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Processing fee on top of the price; 0.00 for none. */
  fee: Scalars['Money']['output'];
  /** The file that was bought; null for an item that is an external address. */
  file: Maybe<ItemFile>;
  /** How to use it, as plain text; null unless its payment is PAID (never null for an Admin). */
  guidelines: Maybe<Scalars['String']['output']>;
  /** How to use it, with its headings, lists and links; null when `guidelines` is. */
  guidelinesHtml: Maybe<Scalars['SafeHtml']['output']>;
  /** Changes of its payment and delivery state, oldest first. */
  history: Array<PurchaseStep>;
  /** Why PayPal holds its payment, and what to do about it, as a sentence; null unless a payment is under review. */
  holdReason: Maybe<Scalars['String']['output']>;
  /** UUIDv7 of the order. */
  id: Scalars['ID']['output'];
  /** Address of a picture of the package or item: a path of this site or an http(s) address; null without one. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Its invoice and credit notes, oldest first. */
  invoices: Array<Invoice>;
  /** The item as it is now; null when it was deleted. */
  item: Maybe<Item>;
  /** Kind of the product; decides between Order and ItemOrder. */
  kind: PurchaseKind;
  /** Name of the package or item when the order was placed. */
  name: Scalars['String']['output'];
  /** Public number of the item when it was ordered; with `slug` the path of its page. */
  number: Scalars['String']['output'];
  /** Current state of the delivery. */
  orderStatus: OrderStatus;
  /** When it was settled; null while it was never paid. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Address of the payer at PayPal; null while it was never paid, and when PayPal does not report it. */
  payerEmail: Maybe<Scalars['String']['output']>;
  /** Payment code: 8 characters of A-Z and 0-9; the invoice id at PayPal. */
  paymentCode: Scalars['String']['output'];
  /** Last message to the payer about paying it, as a sentence; null for none. */
  paymentProblem: Maybe<Scalars['String']['output']>;
  /** Current state of the payment. */
  paymentStatus: PaymentStatus;
  /** Every attempt to pay it, oldest first. */
  payments: Maybe<Array<Payment>>;
  /** PayPal's id of the order that paid for it; null while it was never paid. */
  paypalOrderId: Maybe<Scalars['String']['output']>;
  /** Price without the fee when the order was placed; after `settlePayment` what PayPal captured. */
  price: Scalars['Money']['output'];
  /**
   * Sum of the refunds that were requested and that PayPal has not completed; 0.00 for none. What can still be refunded is
   * `total` without it and without `refunded`.
   */
  refundUnderWay: Scalars['Money']['output'];
  /** Sum of completed refunds; 0.00 for none, at most `total`. */
  refunded: Scalars['Money']['output'];
  /** Its refunds, oldest first. */
  refunds: Array<Refund>;
  /** Slug of the item when it was ordered. */
  slug: Scalars['String']['output'];
  /** Tickets about it, newest first. */
  tickets: Maybe<TicketPage>;
  /**
   * Its events, oldest first: changes of its state and of its attempts, refunds, disputes, emails about it, and comments
   * of Admins, which its customer never sees. An email disappears with its account.
   */
  timeline: Maybe<Array<PurchaseEvent>>;
  /** Price plus fee. */
  total: Scalars['Money']['output'];
};


/** An order of a digital item. */
export type ItemOrderCreditEntriesArgs = {
  page: InputMaybe<PageInput>;
};


/** An order of a digital item. */
export type ItemOrderDesignsArgs = {
  page: InputMaybe<PageInput>;
};


/** An order of a digital item. */
export type ItemOrderTicketsArgs = {
  page: InputMaybe<PageInput>;
};


/** An order of a digital item. */
export type ItemOrderTimelineArgs = {
  kinds: InputMaybe<Array<PurchaseEventKind>>;
};

/** A page of items. */
export type ItemPage = {
  __typename?: 'ItemPage';
  /** The items of this page, at most `page.size`. */
  items: Array<Item>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** Answer of `saveItem` and `setItemActive`. */
export type ItemPayload = {
  __typename?: 'ItemPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The item after the change; null with errors. */
  item: Maybe<Item>;
};

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
  body: Scalars['String']['input'];
  /** 1 to 160 characters. */
  title: Scalars['String']['input'];
  /** Date from which the text is valid, in words, 1 to 40 characters. */
  validFrom: Scalars['String']['input'];
};

/** Terms of Service or Privacy Policy. */
export type LegalPage = ContentSection & {
  __typename?: 'LegalPage';
  /** HTML with headings and lists, at most 60,000 characters. */
  body: Scalars['SafeHtml']['output'];
  /** False while the page is hidden; the other fields are then blank. */
  isActive: Scalars['Boolean']['output'];
  /** At most 160 characters. */
  title: Scalars['String']['output'];
  /** Date from which the text is valid, in words, for example 1 November 2026; at most 40 characters. */
  validFrom: Scalars['String']['output'];
};

/** Who sets the words on a picture. */
export type Lettering =
  /** The AI draws the whole picture, words included. */
  | 'DRAWN'
  /** Postloom: the AI paints the background only, and the words stay editable. */
  | 'SET';

/** A text with its target, as a button or menu entry. */
export type Link = {
  __typename?: 'Link';
  /** Target, at most 500 characters: http, https, mailto, tel, or a path or anchor of this site. */
  link: Scalars['String']['output'];
  /** At most 80 characters. */
  text: Scalars['String']['output'];
};

/** A text with its target. */
export type LinkInput = {
  /** Target, at most 500 characters: http, https, mailto, tel, or a path or anchor of this site. */
  link: Scalars['String']['input'];
  /** 1 to 80 characters. */
  text: Scalars['String']['input'];
};

/** An account at a sign-in provider, such as Google, that signs in to an account of the shop. */
export type LinkedSignIn = {
  __typename?: 'LinkedSignIn';
  /** UUIDv7 of the link. */
  id: Scalars['ID']['output'];
  /** When it was linked: at its first sign-in. */
  linkedAt: Scalars['DateTime']['output'];
  /** Name of the provider, for example Google. */
  provider: Scalars['String']['output'];
};

/** A column's position, visibility and width. */
export type ListColumn = {
  __typename?: 'ListColumn';
  /** Whether the column is left out. */
  isHidden: Scalars['Boolean']['output'];
  /** Name of the column in the list, such as 'total'. */
  key: Scalars['String']['output'];
  /** Width in pixels, 40 to 2,000; null for the usual width. */
  width: Maybe<Scalars['Int']['output']>;
};

/** A column's visibility and width. */
export type ListColumnInput = {
  /** Whether the column is left out. */
  isHidden: Scalars['Boolean']['input'];
  /** Name of the column, 1 to 40 characters. */
  key: Scalars['String']['input'];
  /** 40 to 2,000 pixels; null for the usual width. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** Row height and columns of a list, as an Admin has set them. */
export type ListPreferences = {
  __typename?: 'ListPreferences';
  /** From left to right. Columns that are not named follow in their usual order; empty until it is saved. */
  columns: Array<ListColumn>;
  /** STANDARD until it is saved. */
  density: RowDensity;
  /** Which list it is. */
  list: AdminList;
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

/** Answer of `saveListPreferences`. */
export type ListPreferencesPayload = {
  __typename?: 'ListPreferencesPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The saved preferences; null with errors. */
  preferences: Maybe<ListPreferences>;
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

/** Answer of operations on a logo. */
export type LogoPayload = {
  __typename?: 'LogoPayload';
  /** Its colours as #rrggbb exactly as they are in the picture, at most 5, the most frequent first; empty with errors. */
  colors: Array<Scalars['String']['output']>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The stored picture; null with errors. */
  logo: Maybe<LogoPicture>;
};

/** A logo as an uploaded picture, and what layouts know of it. */
export type LogoPicture = {
  __typename?: 'LogoPicture';
  /** Address of the uploaded picture, from the root of this site. */
  image: Scalars['String']['output'];
  /** The mean colour of what is visible, as #rrggbb; null for a picture that covers its whole area. */
  ink: Maybe<Scalars['String']['output']>;
  /** Its width by its height, 0.1 to 12. */
  ratio: Scalars['Float']['output'];
};

/** A logo as an uploaded picture. */
export type LogoPictureInput = {
  /** Address of a picture that the caller has uploaded; INVALID_INPUT for another one. */
  image: Scalars['String']['input'];
  /** The mean colour of what is visible, as #rrggbb; null for a picture that covers its whole area. */
  ink?: InputMaybe<Scalars['String']['input']>;
  /** Its width by its height, 0.1 to 12; INVALID_INPUT when the picture has another one. */
  ratio: Scalars['Float']['input'];
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

/**
 * The mail server and the sender of emails that an Admin has set. SMTP_URL and MAIL_FROM of the environment take
 * precedence.
 */
export type MailSettings = {
  __typename?: 'MailSettings';
  /** Host name or IP address, at most 253 characters; empty for none. */
  host: Scalars['String']['output'];
  /** Whether a password is stored; the password itself is never returned. */
  passwordSet: Scalars['Boolean']['output'];
  /** 1 to 65535; 587 until it is set. */
  port: Scalars['Int']['output'];
  /** Encryption of the connection; STARTTLS until it is set. */
  security: MailSecurity;
  /** Address of the sender, at most 254 characters; empty for the default one. */
  sender: Scalars['String']['output'];
  /** MAIL_FROM, which takes precedence; null when it is not set. */
  senderOfEnvironment: Maybe<Scalars['String']['output']>;
  /** Host and port of SMTP_URL, which takes precedence; null when it is not set. */
  serverOfEnvironment: Maybe<Scalars['String']['output']>;
  /** User name for the login, at most 200 characters; empty for a server without a login. */
  user: Scalars['String']['output'];
  /** 0 before the first change; incremented by each change. */
  version: Scalars['Int']['output'];
};

/** Changes of the mail settings. An omitted field is unchanged. */
export type MailSettingsInput = {
  /** Up to 253 characters; empty for no mail server. */
  host?: InputMaybe<Scalars['String']['input']>;
  /** Up to 500 characters. Empty retains the stored password, as long as host and user are unchanged. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 65535. */
  port?: InputMaybe<Scalars['Int']['input']>;
  /** Encryption of the connection; NONE with a user name only for a server on this machine. */
  security?: InputMaybe<MailSecurity>;
  /** Email address of at most 254 characters; empty for the default one. */
  sender?: InputMaybe<Scalars['String']['input']>;
  /** Up to 200 characters; empty for a server without a login. */
  user?: InputMaybe<Scalars['String']['input']>;
};

/** One message to many accounts. A job queues its emails, 200 accounts at a time. */
export type Mailing = {
  __typename?: 'Mailing';
  /** HTML of at most 20,000 characters, with placeholders. */
  body: Scalars['SafeHtml']['output'];
  /** When it was started. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of emails that were cancelled after failed attempts, or rejected. */
  failed: Scalars['Int']['output'];
  /** When the last account was processed; null before, and while it is stopped. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** UUIDv7 of the mailing. */
  id: Scalars['ID']['output'];
  /** Decides who gets it, see `MailingKind`. */
  kind: MailingKind;
  /** Number of accounts whose email was queued, including `sent` and `failed`. */
  queued: Scalars['Int']['output'];
  /** Number of accounts at the start, at most 500,000. */
  recipients: Scalars['Int']['output'];
  /** Number of emails that the mail server has accepted. */
  sent: Scalars['Int']['output'];
  /** Number of accounts that did not get it: unsubscribed, disabled, deleted, without a proven address, or suppressed. */
  skipped: Scalars['Int']['output'];
  /** The Admin who started it; null when the account no longer exists. */
  startedBy: Maybe<User>;
  /** Current state. */
  status: MailingStatus;
  /** 1 to 200 characters, with placeholders. */
  subject: Scalars['String']['output'];
};

/**
 * Conditions on mailings; a mailing meets all given ones. Omitted and null conditions are ignored; an empty list matches
 * no mailing.
 */
export type MailingFilter = {
  /** When the mailing was started. */
  createdAt?: InputMaybe<DateRange>;
  /** Ids of mailings, at most 1,000; malformed and unknown ids match nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Substring of the subject, without regard to case and accents; its first 100 characters count. With 1 or 2 characters:
   * its beginning.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<MailingStatus>>;
};

/** Purpose of a mailing, which decides who gets it. */
export type MailingKind =
  /** News and offers: not sent to accounts that have unsubscribed from them. Each email has a link to unsubscribe. */
  | 'NEWS'
  /** About the recipients' own account or orders, such as a change of the terms. */
  | 'SERVICE';

/** A page of mailings. */
export type MailingPage = {
  __typename?: 'MailingPage';
  /** The mailings of this page, at most `page.size`. */
  items: Array<Mailing>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** Answer of operations on one mailing. */
export type MailingPayload = {
  __typename?: 'MailingPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The mailing after the operation; null with errors. */
  mailing: Maybe<Mailing>;
};

/** Accounts that a mailing would reach at call time. */
export type MailingPreview = {
  __typename?: 'MailingPreview';
  /** Number of accounts that match. */
  accounts: Scalars['Int']['output'];
  /** Number of accounts that would get the email. */
  reachable: Scalars['Int']['output'];
  /** Number of accounts whose address rejects emails. */
  suppressed: Scalars['Int']['output'];
  /** Number of accounts without a proven address, and disabled ones. */
  unproven: Scalars['Int']['output'];
  /** Number of accounts that have unsubscribed from news; 0 for SERVICE. */
  unsubscribed: Scalars['Int']['output'];
};

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
  createdAt?: InputMaybe<DateRange>;
  /** Ids of items, at most 1,000; malformed and unknown ids match nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True for items on sale only, false for hidden ones only. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price without the fee, in the shop's currency. */
  price?: InputMaybe<AmountRange>;
  /** Substring of the name or description, without regard to case and accents; its first 100 characters count. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Level of an account. */
export type Membership =
  /** Set by an Admin only; it has no end. */
  | 'BASIC'
  /** The level of a new account, and of an account whose PREMIUM has ended. */
  | 'FREE'
  /** Granted by a paid package for its days of validity, or by an Admin. */
  | 'PREMIUM';

/** An entry of the navigation bar, with an optional submenu. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** Entries of the submenu, at most 12; empty for none. */
  children: Array<Link>;
  /** Identifies the entry in the editor, at most 64 characters. */
  id: Scalars['ID']['output'];
  /** Target, at most 500 characters: http, https, mailto, tel, or a path or anchor of this site. */
  link: Scalars['String']['output'];
  /** At most 80 characters. */
  text: Scalars['String']['output'];
};

/** An entry of the navigation bar. */
export type MenuItemInput = {
  /** Entries of the submenu, at most 12; empty for none. */
  children: Array<LinkInput>;
  /** Identifies the entry in the editor, at most 64 characters. */
  id: Scalars['ID']['input'];
  /** Target, at most 500 characters: http, https, mailto, tel, or a path or anchor of this site. */
  link: Scalars['String']['input'];
  /** 1 to 80 characters. */
  text: Scalars['String']['input'];
};

/** A message of an Admin or of a mailing to an account, in the account's log. */
export type Message = {
  __typename?: 'Message';
  /** When it was queued. */
  createdAt: Scalars['DateTime']['output'];
  /** Last error of the mail server; null without one. */
  error: Maybe<Scalars['String']['output']>;
  /** UUIDv7; ids are assigned in the order in which messages are sent. */
  id: Scalars['ID']['output'];
  /** The Admin who sent it; null when the account no longer exists, or for a message of an earlier release. */
  sender: Maybe<User>;
  /** State of its email; null when the email is no longer stored. */
  status: Maybe<EmailStatus>;
  /** Subject of the email; null for a message of an earlier release. */
  subject: Maybe<Scalars['String']['output']>;
  /** Name of its template, or its subject when it has none. */
  templateName: Scalars['String']['output'];
};

/**
 * Subject and body of a message. `{{userName}}` becomes the recipient's name, or 'User' without one; another placeholder
 * is INVALID_INPUT.
 */
export type MessageInput = {
  /** HTML of 1 to 20,000 characters; tags that emails may not contain are removed. */
  body: Scalars['String']['input'];
  /** 1 to 200 characters. */
  subject: Scalars['String']['input'];
};

/** A page of an account's messages. */
export type MessagePage = {
  __typename?: 'MessagePage';
  /** The messages of this page, at most `page.size`. */
  items: Array<Message>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** Sort of an account's messages. */
export type MessageSort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** CREATED_AT when omitted. */
  field?: MessageSortField;
};

/** Fields by which messages can be sorted. */
export type MessageSortField =
  /** In the order in which messages were sent. */
  | 'CREATED_AT';

/** Revenue and refunds of a period in one currency. */
export type MoneyFigures = {
  __typename?: 'MoneyFigures';
  /** Currency of the three amounts. */
  currency: Currency;
  /** Revenue minus refunds; may be negative. */
  net: Scalars['Money']['output'];
  /** Sum of refunds that were completed in the period, no matter when the order was paid (`PurchaseFilter.refundedAt`). */
  refunds: Scalars['Money']['output'];
  /** Sum of the totals of orders that were paid in the period (`PurchaseFilter.paidAt`), including later refunded ones. */
  revenue: Scalars['Money']['output'];
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
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** What the month is about, 3 to 500 characters. */
  idea: Scalars['String']['input'];
  /** Number of posts: 8, 12 or 20. */
  length: Scalars['Int']['input'];
  /** Kind of business. */
  niche: Niche;
  /** The network that its posts are for. */
  platform: Platform;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id returns the same plan. */
  requestId: Scalars['String']['input'];
  /** The first day, such as 2026-12-01: not before yesterday, and at most a year ahead. */
  startsOn: Scalars['String']['input'];
  /** Style of its posts. */
  style: DesignStyle;
};

/** Answer of operations on one month. */
export type MonthPayload = {
  __typename?: 'MonthPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Its current state, or its last one when it was deleted; null with errors. */
  plan: Maybe<MonthPlan>;
  /** Its owner, with the current months; null with errors. */
  user: Maybe<User>;
};

/** A month of posts from one idea. */
export type MonthPlan = {
  __typename?: 'MonthPlan';
  /** The brand of its posts; null for none, or when it was deleted. */
  brand: Maybe<Brand>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * Why no further picture is begun at present, such as too few credits; null for nothing. It goes on automatically; a
   * paused month goes on once it is resumed.
   */
  hold: Maybe<Scalars['String']['output']>;
  /** UUIDv7 of the plan. */
  id: Scalars['ID']['output'];
  /** What the month is about, 3 to 500 characters. */
  idea: Scalars['String']['output'];
  /** Language of its texts, BCP 47; blank when unknown. */
  language: Scalars['String']['output'];
  /** Kind of business. */
  niche: Niche;
  /** Whether its CSV has addresses at which every caller can open the pictures of finished posts: `setMonthPictureAddresses`. */
  pictureAddresses: Scalars['Boolean']['output'];
  /** The last day (UTC) on which these addresses open, such as 2027-01-28: 30 days after the last post. */
  pictureAddressesUntil: Scalars['String']['output'];
  /** Number of pictures that were bought, each for one credit; null for a draft. */
  pictures: Maybe<Scalars['Int']['output']>;
  /** The network that its posts are for. */
  platform: Platform;
  /** Its posts in the order of its owner, 1 to 20. */
  posts: Array<MonthPost>;
  /** Whether its owner gets an email on the day of each post. */
  reminders: Scalars['Boolean']['output'];
  /** The first day, such as 2026-12-01: a day of the calendar, in no time zone. */
  startsOn: Scalars['String']['output'];
  /** How far it is. */
  state: MonthPlanState;
  /** Style of its posts. */
  style: DesignStyle;
  /** Number of saves, from 1; `saveMonth` and `makeMonth` need the current one. */
  version: Scalars['Int']['output'];
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

/** One of the posts that a month is planned as, with its design once that is made. */
export type MonthPost = {
  __typename?: 'MonthPost';
  /** What it is there for. */
  angle: MonthAngle;
  /** Text to publish with the picture, at most 2,200 characters. */
  caption: Scalars['String']['output'];
  /** The day on which it is to be published, such as 2026-12-01: a day of the calendar, in no time zone. */
  day: Scalars['String']['output'];
  /** Its design; null before it is begun, and when it was deleted. */
  design: Maybe<Design>;
  /** Why it failed; null otherwise. */
  error: Maybe<Scalars['String']['output']>;
  /** At most 5, without #, of at most 100 characters each. */
  hashtags: Array<Scalars['String']['output']>;
  /** Headline of the picture, 1 to 200 characters. Once it is READY, the design's document has the current words. */
  headline: Scalars['String']['output'];
  /** UUIDv7 of the post. */
  id: Scalars['ID']['output'];
  /** Which of the bought pictures serves it, from 1; null for a draft. */
  picture: Maybe<Scalars['Int']['output']>;
  /**
   * What `remakeMonthPicture` costs: 0 where other posts have the picture, or 1. Null for a post whose picture was not
   * deleted.
   */
  remakeCredits: Maybe<Scalars['Int']['output']>;
  /** Second line of the picture, at most 200 characters. */
  second: Scalars['String']['output'];
  /** How far it is. */
  state: MonthPostState;
};

/** A post of a month to save. */
export type MonthPostInput = {
  /** Text to publish with the picture, at most 2,200 characters. */
  caption: Scalars['String']['input'];
  /** The day on which it is to be published, such as 2026-12-01: at most a year after the first one. */
  day: Scalars['String']['input'];
  /** 5 at most, without #, 100 characters each. */
  hashtags: Array<Scalars['String']['input']>;
  /** 1 to 200 characters. */
  headline: Scalars['String']['input'];
  /** Id of a post of this month; INVALID_INPUT for another one. */
  id: Scalars['ID']['input'];
  /** Second line of the picture, at most 200 characters; blank for none. */
  second: Scalars['String']['input'];
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

/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds a key of the AI service; a job checks within seconds which models it can use. A call that the same Admin repeats
   * within 15 minutes returns the key. Errors: INVALID_INPUT, also for a key that is stored already; PROOF_REQUIRED.
   */
  addAiKey: AiKeyPayload;
  /**
   * Adds credits to the balance of another account, for an Admin, as `grantCredits` does. The caller's own account is
   * unchanged: its payments grant the credits. Errors: NOT_FOUND, FORBIDDEN for another account's address, CONFLICT,
   * INVALID_INPUT with the field.
   */
  addCredits: ReportedAccountPayload;
  /**
   * Adds a comment about a purchase, which its customer never sees. Errors: NOT_FOUND, INVALID_INPUT, LIMIT_REACHED at
   * 100, CONFLICT.
   */
  addPurchaseComment: PurchasePayload;
  /** Adds a note about an account. Errors: NOT_FOUND, INVALID_INPUT, LIMIT_REACHED at 100, CONFLICT. */
  addUserNote: UserPayload;
  /** Ends the suppression of an address, so that it gets messages again. Error NOT_FOUND. */
  allowAddress: AllowAddressPayload;
  /**
   * Adds support's answer to a ticket; its status does not change. Errors: INVALID_STATE when it is closed, is merged or
   * has 200 replies; NOT_FOUND, also for a picture that can't be sent (any more).
   */
  answerTicket: TicketPayload;
  /** Assigns a ticket to an Admin. Error NOT_FOUND at `adminId` for an account that is not an Admin. */
  assignTicket: TicketPayload;
  /**
   * Returns a new secret for an authenticator app. Sign-in requires its codes only after `confirmTwoStep`. Error
   * INVALID_STATE while two-step sign-in is enabled.
   */
  beginTwoStep: BeginTwoStepPayload;
  /**
   * Cancels a queued or running design of the caller and releases its credit. Errors: NOT_FOUND, INVALID_STATE when it has
   * ended.
   */
  cancelDesign: DesignPayload;
  /** Invalidates the link that was sent to a new address. Succeeds without one. */
  cancelEmailChange: AccountPayload;
  /**
   * Cancels a pending purchase; its payment can no longer be captured. Errors: PAYMENT_PENDING while PayPal decides,
   * INVALID_STATE when it is paid.
   */
  cancelPurchase: PurchasePayload;
  /**
   * Cancels pending orders, and refuses all others; their payment can no longer be captured, and open pages of their
   * customers are notified. The call can be repeated. Errors: INVALID_INPUT for no ids, too many ids, an invalid filter or
   * one without a condition; NOT_FOUND when none of the ids names an order; CONFLICT.
   */
  cancelPurchases: CancelPurchasesPayload;
  /**
   * Captures an approved payment and settles the order, exactly once even if the call is repeated. Errors: NOT_FOUND,
   * INVALID_STATE, PAYMENT_UNAVAILABLE, PAYMENT_DECLINED, PAYMENT_FAILED, PAYMENT_PENDING, PROVIDER_ERROR,
   * TOO_MANY_REQUESTS as `startPayment`.
   */
  capturePayment: PurchasePayload;
  /** Sets a new password and ends every other session. Errors: WRONG_PASSWORD, WRONG_CODE, WEAK_PASSWORD, CONFLICT. */
  changePassword: AccountPayload;
  /**
   * Proves that the caller is the Admin who signed in, for 15 minutes in this session. Errors: WRONG_PASSWORD, WRONG_CODE,
   * INVALID_INPUT for a proof that the account does not have, TOO_MANY_REQUESTS.
   */
  confirmAdmin: ConfirmAdminPayload;
  /**
   * Sets the new address. The previous address is notified and can undo the change for a week. Errors: INVALID_INPUT,
   * INVALID_STATE for a link of another account, EMAIL_ALREADY_IN_USE.
   */
  confirmEmailChange: AccountPayload;
  /**
   * Proves that the caller is the account's owner, for 15 minutes in this session; for operations that answer
   * PROOF_REQUIRED. Errors: WRONG_PASSWORD, WRONG_CODE, INVALID_INPUT for a proof that the account does not have,
   * TOO_MANY_REQUESTS.
   */
  confirmIdentity: ConfirmIdentityPayload;
  /** Enables two-step sign-in. Errors: WRONG_CODE, INVALID_STATE without `beginTwoStep`. */
  confirmTwoStep: RecoveryCodesPayload;
  /**
   * Makes a further design over the background of a finished one, with the same post or another one. It is SUCCEEDED at
   * once and costs nothing; at most 40 designs share a background. Errors: NOT_FOUND, INVALID_STATE for a design without a
   * document, INVALID_INPUT naming the field, CONFLICT, LIMIT_REACHED, TOO_MANY_REQUESTS.
   */
  copyDesign: DesignPayload;
  /**
   * Queues a further design that corrects a finished one as `Design.correction` says, at no credit. The design itself stays.
   * Each paid design is corrected once; a correction that ended without a picture may be repeated, at most 3 times. Errors:
   * NOT_FOUND, INVALID_INPUT, INVALID_STATE, CONFLICT, NO_API_KEYS, TOO_MANY_REQUESTS, LIMIT_REACHED.
   */
  correctDesign: DesignPayload;
  /**
   * Creates a personal access token; the account gets an email. An account has at most 20 live ones (LIMIT_REACHED).
   * Errors: INVALID_INPUT, also for an ADMIN scope of an account whose role is not ADMIN, or of a test token;
   * PROOF_REQUIRED; TOO_MANY_REQUESTS.
   */
  createApiToken: CreateApiTokenPayload;
  /**
   * Creates a brand under a unique name; the same input again returns the created one. Errors: INVALID_INPUT with the
   * field, also for a name in use; LIMIT_REACHED at `User.mostBrands`, TOO_MANY_REQUESTS.
   */
  createBrand: BrandPayload;
  /**
   * Reserves a credit and queues a design. Errors: INVALID_INPUT, CONFLICT, NO_API_KEYS, INSUFFICIENT_CREDITS,
   * CREDIT_NOT_TAKEN, TOO_MANY_REQUESTS, LIMIT_REACHED.
   */
  createDesign: DesignPayload;
  /**
   * Places an order of a package or an item for the caller. Price, credit and validity come from the catalogue. A pending
   * order of the same item, or of the same package from the last 24 hours, at the same price is returned instead, with the
   * new billing details and what the catalogue has by now. Errors: SELLER_CANNOT_PURCHASE, NOT_FOUND, INVALID_INPUT,
   * CONFLICT, INVALID_STATE, TOO_MANY_REQUESTS.
   */
  createPurchase: PurchasePayload;
  /**
   * Creates a ticket of the caller. Errors: INVALID_INPUT, CONFLICT, NOT_FOUND for a design or an order that is not the
   * caller's or a picture that can't be sent (any more), TOO_MANY_REQUESTS.
   */
  createTicket: TicketPayload;
  /**
   * Deducts one credit for work outside this product; `createDesign` needs no deduction, as it reserves its credit itself.
   * 30 an hour for an account. Errors: INSUFFICIENT_CREDITS, TOO_MANY_REQUESTS, INVALID_INPUT with the field, NOT_FOUND;
   * CONFLICT for a request id that was used for another operation.
   */
  deductCredit: CreditDeductionPayload;
  /**
   * Deletes the caller's account, with its designs, tickets, files and all other personal data. Records of payments are
   * retained as the law requires. Errors: INVALID_INPUT without the code of an email where the address is proven;
   * INVALID_STATE while a payment is open or a change of address can be undone; LAST_ADMIN.
   */
  deleteAccount: DeleteAccountPayload;
  /**
   * Deletes a key. Running designs finish with it; designs retain its name (`Design.aiKeyName`). Errors: INVALID_STATE for
   * a key that the environment lists, PROOF_REQUIRED.
   */
  deleteAiKey: DeleteAiKeyPayload;
  /**
   * Deletes a brand of the caller; `createBrand` with the same input restores it under another id. Posts that have its
   * values stay as they are. Error NOT_FOUND.
   */
  deleteBrand: BrandPayload;
  /** Deletes a canned answer and returns it. Errors: NOT_FOUND, CONFLICT. */
  deleteCannedAnswer: CannedAnswerPayload;
  /**
   * Deletes an uploaded photo that no design has as its background. Errors: NOT_FOUND, INVALID_STATE for a photo in use, which
   * is deleted a week after its last choice.
   */
  deleteDesignPhoto: DesignPhotoPayload;
  /**
   * Deletes finished designs of the caller. They disappear from every list, and their pictures can no longer be read. For
   * 10 minutes `restoreDesigns` restores them; then they are deleted permanently, with their files. Errors: INVALID_INPUT
   * for no ids or too many, NOT_FOUND when none is the caller's, TOO_MANY_REQUESTS beyond 10,000 deletions a day.
   */
  deleteDesigns: DeleteDesignsPayload;
  /** Deletes an email template and returns it. Errors: NOT_FOUND, CONFLICT. */
  deleteEmailTemplate: EmailTemplatePayload;
  /** Deletes a favorite prompt; `saveFavoritePrompt` with the same input restores it. Error NOT_FOUND. */
  deleteFavoritePrompt: FavoritePromptPayload;
  /** Deletes a month; its designs stay. Error NOT_FOUND. */
  deleteMonth: MonthPayload;
  /** Deletes a package. Errors: NOT_FOUND, CONFLICT, IN_USE for a package that was ever ordered: it can be hidden. */
  deletePackage: PackagePayload;
  /**
   * Deletes one pending order as `deletePurchases` does. Errors: NOT_FOUND; INVALID_STATE when it is not pending, or its
   * payment is in progress.
   */
  deletePurchase: DeletePurchasePayload;
  /** Deletes a comment about a purchase, also of another Admin. Error NOT_FOUND. */
  deletePurchaseComment: PurchasePayload;
  /**
   * Deletes pending orders, and refuses all others. Deleted orders disappear from every list and look-up, and their
   * payment can no longer be captured. An order whose money arrives nevertheless is restored: as paid, or with its payment
   * mismatch. The call can be repeated. Errors: INVALID_INPUT for no ids, too many ids, an invalid filter or one without a
   * condition; NOT_FOUND when none of the ids names an order; CONFLICT.
   */
  deletePurchases: DeletePurchasesPayload;
  /** Deletes an endpoint of the shop with its deliveries. Error NOT_FOUND. */
  deleteShopWebhookEndpoint: DeleteWebhookEndpointPayload;
  /** Deletes a note about an account, also of another Admin. Error NOT_FOUND. */
  deleteUserNote: UserPayload;
  /** Deletes a view of the caller. Error NOT_FOUND otherwise. */
  deleteView: SavedViewPayload;
  /** Deletes an endpoint of the caller with its deliveries. Error NOT_FOUND. */
  deleteWebhookEndpoint: DeleteWebhookEndpointPayload;
  /**
   * Disables two-step sign-in and deletes the recovery codes. Error INVALID_STATE while it is disabled, and for an Admin
   * while the shop requires it of Admins.
   */
  disableTwoStep: AccountPayload;
  /**
   * Closes an unmatched payment without a grant or refund, such as a payment of another shop. Errors: NOT_FOUND,
   * INVALID_INPUT, INVALID_STATE.
   */
  dismissUnmatchedPayment: UnmatchedPaymentPayload;
  /**
   * Deletes everything in the caller's test mode, webhook endpoints included, and gives it its first credits. For the
   * account's sessions and for its test tokens. Errors: INVALID_STATE for an account without test mode, TEST_MODE_ONLY for
   * a live token, TOO_MANY_REQUESTS.
   */
  emptyTestMode: EmptyTestModePayload;
  /**
   * Returns a richer prompt, written by the AI service. Costs no credit. Errors: INVALID_INPUT, NO_API_KEYS,
   * PROVIDER_ERROR, TOO_MANY_REQUESTS.
   */
  enhancePrompt: EnhancePromptPayload;
  /**
   * Deletes one account as `eraseUsers` does. Errors: NOT_FOUND, also for a deleted account; INVALID_INPUT,
   * PROOF_REQUIRED; INVALID_STATE for the caller's own account and while a payment is open; LAST_ADMIN.
   */
  eraseUser: EraseUserPayload;
  /**
   * Deletes accounts as `deleteAccount` does: a buyer becomes anonymous, and orders and ledger are retained. Refused are
   * the caller's own account, the last Admin, and accounts whose payment is open. The call can be repeated. Errors:
   * INVALID_INPUT, PROOF_REQUIRED, NOT_FOUND when none of the ids names an account, CONFLICT.
   */
  eraseUsers: EraseUsersPayload;
  /**
   * Completes a two-step sign-in, in the same browser and within ten minutes of the first step. Errors: WRONG_CODE,
   * INVALID_STATE without a first step, USER_DISABLED, TOO_MANY_REQUESTS.
   */
  finishSignIn: SessionPayload;
  /**
   * Gives credits to an account, as a gift of the shop. Errors: NOT_FOUND, INVALID_INPUT with the field, CONFLICT,
   * PROOF_REQUIRED, LIMIT_REACHED.
   */
  grantCredits: UserPayload;
  /**
   * Grants what an unmatched payment paid for: a new purchase of the account, paid by this payment, exactly once. Its
   * price and total are what PayPal captured. Errors: NOT_FOUND, INVALID_INPUT; INVALID_STATE for a payment that is
   * decided or partly refunded, an item that the account has, or a Seller; PROVIDER_ERROR when PayPal does not answer;
   * PROOF_REQUIRED above `ShopSettings.refundProofAbove`.
   */
  grantUnmatchedPayment: UnmatchedPaymentPayload;
  /**
   * Replaces one part of the shop by a part of an exported file. A token needs ADMIN_SETTINGS_WRITE for settings. Errors:
   * INVALID_INPUT when it does not match the part's schema, NOT_FOUND for an unknown name, CONFLICT.
   */
  importContentPart: ImportContentPartPayload;
  /**
   * Begins to make the posts of a draft. Each picture costs one credit when it is begun; posts that share a picture have
   * another layout. Errors: NOT_FOUND, INVALID_INPUT with the field, INVALID_STATE, CONFLICT when another version is
   * current, INSUFFICIENT_CREDITS.
   */
  makeMonth: MonthPayload;
  /**
   * Marks the first message and the given number of replies as read by the caller; later ones remain unread. An Admin
   * reads for support.
   */
  markTicketRead: TicketPayload;
  /**
   * Closes a ticket and merges it into another one of the same owner, which is returned. Errors: INVALID_STATE when the
   * owners differ or one of them is merged already; LIMIT_REACHED beyond 10 merged tickets.
   */
  mergeTickets: TicketPayload;
  /**
   * Records that the shop is open: the complete steps of the checklist are no longer shown. Public pages do not change.
   * Error INVALID_STATE when it is open already.
   */
  openShop: SettingsPayload;
  /**
   * Changes parts of a section and publishes it at once. Errors: INVALID_INPUT with the path of the wrong field below
   * `patch`, CONFLICT when `version` is not the current one.
   */
  patchSection: SectionPayload;
  /** Pauses a month: no further picture is begun, and designs that are queued are finished. Errors: NOT_FOUND, INVALID_STATE. */
  pauseMonth: MonthPayload;
  /**
   * Gives a purchase of test mode the outcome of a payment, for test tokens. The rules of real payments apply; no money
   * moves, and no invoice is issued. Errors: NOT_FOUND, TEST_MODE_ONLY, INVALID_STATE.
   */
  payTestPurchase: PurchasePayload;
  /**
   * Plans a month of posts by the text model, for nothing; it takes up to 25 seconds. Facts that the idea and the brand do
   * not state are left out. Errors: INVALID_INPUT with the field, CONFLICT, NO_API_KEYS, PROVIDER_ERROR when no plan was
   * written, LIMIT_REACHED at 24 plans, TOO_MANY_REQUESTS beyond 10 a day, failed attempts included; without credits beyond
   * 3 a day until the address is proven, and 30 an hour from one network.
   */
  planMonth: MonthPayload;
  /** Prepares an archive of all data that is stored about the caller. Error TOO_MANY_REQUESTS after 3 a day. */
  prepareDataDownload: PrepareDataDownloadPayload;
  /** Reads the colours of a picture that the caller has uploaded. Errors: INVALID_INPUT at `image`, TOO_MANY_REQUESTS. */
  readLogo: LogoPayload;
  /**
   * Reads the website of a business for suggestions: its page as it is without scripts (2 MB), three style sheets and five
   * pictures, within 15 seconds and as its robots.txt allows. Costs no credit, ten times a day; without credits three times
   * until the address is proven, and 60 times an hour from one network. Nothing is stored. Errors: INVALID_INPUT at `url`
   * with the reason why it can't be read, TOO_MANY_REQUESTS.
   */
  readWebsite: ReadWebsitePayload;
  /**
   * Asks PayPal about the open attempt of a purchase and its undecided refunds, and acts on the answer as the background
   * job does. It also cancels an order whose capture got no answer and whose attempt PayPal has not known for two weeks.
   * Errors: NOT_FOUND, TOO_MANY_REQUESTS within 10 seconds of another call for the same purchase, PROVIDER_ERROR when PayPal
   * does not answer.
   */
  reconcilePurchase: ReconcilePurchasePayload;
  /**
   * Recovers an account by the link of a security email, within a week: ends every session, and removes the password,
   * access tokens, and two-step sign-in and linked accounts that were added since the week before the email. Its owner
   * sets a new password. Error INVALID_INPUT for a link that was used or has expired.
   */
  recoverAccount: RecoverAccountPayload;
  /**
   * Sends the failed deliveries of an endpoint of the shop once more, oldest first and at most 1,000 in one call; tests are
   * left out, and deliveries that wait already are not queued twice. Errors: INVALID_STATE while the endpoint is disabled,
   * TOO_MANY_REQUESTS beyond 10 calls an hour, NOT_FOUND.
   */
  redeliverFailedShopWebhooks: RedeliverFailedPayload;
  /**
   * Sends the failed deliveries of an endpoint of the caller once more, oldest first and at most 1,000 in one call; tests are
   * left out, and deliveries that wait already are not queued twice. Errors: INVALID_STATE while the endpoint is disabled,
   * TOO_MANY_REQUESTS beyond 10 calls an hour, NOT_FOUND.
   */
  redeliverFailedWebhooks: RedeliverFailedPayload;
  /**
   * Sends an event of an endpoint of the shop again, with its id: a waiting delivery at once, an ended one once more.
   * Errors: INVALID_STATE while its endpoint is disabled, TOO_MANY_REQUESTS, NOT_FOUND.
   */
  redeliverShopWebhook: WebhookDeliveryPayload;
  /**
   * Sends an event of the caller's endpoint again, with its id: a waiting delivery at once, an ended one once more.
   * Errors: INVALID_STATE while its endpoint is disabled, TOO_MANY_REQUESTS, NOT_FOUND.
   */
  redeliverWebhook: WebhookDeliveryPayload;
  /**
   * Refunds one payment of an order, such as a second payment of a paid order: the order and its credits are then
   * unchanged. Errors: as `refundPurchase`; NOT_FOUND.
   */
  refundPayment: PurchasePayload;
  /**
   * Refunds a purchase through PayPal, in full or in part, and withdraws unspent credits in proportion. Errors:
   * INVALID_STATE, INVALID_INPUT for more than the remaining amount, PAYMENT_PENDING while PayPal has not answered (the
   * refund is retried automatically), PAYMENT_FAILED, PROOF_REQUIRED above `ShopSettings.refundProofAbove`.
   */
  refundPurchase: PurchasePayload;
  /**
   * Refunds the remaining amount of an unmatched payment. A repeated call is the same refund. Errors: NOT_FOUND,
   * INVALID_INPUT; INVALID_STATE for a granted one; PAYMENT_PENDING while PayPal has not confirmed it, which a job then
   * checks; PAYMENT_FAILED when PayPal refuses it; PROOF_REQUIRED above `ShopSettings.refundProofAbove`.
   */
  refundUnmatchedPayment: UnmatchedPaymentPayload;
  /**
   * Creates an account with the role MEMBER and signs it in. Errors: OPERATION_NOT_ALLOWED, INVALID_EMAIL, WEAK_PASSWORD,
   * EMAIL_ALREADY_IN_USE, INVALID_INPUT, TOO_MANY_REQUESTS.
   */
  register: SessionPayload;
  /**
   * Makes the picture of a post again whose design, or whose shared picture, was deleted, for `MonthPost.remakeCredits`.
   * Errors: NOT_FOUND, INVALID_INPUT for letters that no font has, INVALID_STATE when it was not deleted,
   * INSUFFICIENT_CREDITS.
   */
  remakeMonthPicture: MonthPayload;
  /**
   * Stores an uploaded logo once more without the even background around it, such as the white of a JPEG: with soft edges, and
   * without transparent margins. The first picture stays. Errors: INVALID_INPUT at `image`, also for a picture without such a
   * background; TOO_MANY_REQUESTS, LIMIT_REACHED as for `uploadImage`.
   */
  removeLogoBackground: LogoPayload;
  /** Renames a favorite prompt. Errors: NOT_FOUND; INVALID_INPUT for a name that is blank, too long or in use. */
  renameFavoritePrompt: FavoritePromptPayload;
  /** Creates 10 new recovery codes and invalidates the earlier ones. Error INVALID_STATE without two-step sign-in. */
  renewRecoveryCodes: RecoveryCodesPayload;
  /**
   * Adds a reply to a ticket of the caller and sets its status to IN_PROGRESS. Errors: INVALID_STATE when it has 200
   * replies or is merged; NOT_FOUND, also for a picture that can't be sent (any more).
   */
  replyToTicket: TicketPayload;
  /**
   * Settles a purchase of the caller (any, for an Admin) by a payment that was made at PayPal, also without
   * `startPayment`. Only the transaction's id is used: PayPal is asked whether the payment is completed, for this
   * purchase, and paid to this shop. Another amount is stored as a payment mismatch for support. A repeated call changes
   * nothing. Errors: NOT_FOUND, INVALID_INPUT, PAYMENT_NOT_CONFIRMED, PAYMENT_PENDING, PAYMENT_DECLINED, PAYMENT_FAILED,
   * INVALID_STATE, PROVIDER_ERROR when PayPal does not answer, TOO_MANY_REQUESTS.
   */
  reportPayment: ReportPaymentPayload;
  /**
   * Sends a link to a new address, valid for one day. The address changes only when the link is opened. An earlier link
   * becomes invalid.
   */
  requestEmailChange: AccountPayload;
  /**
   * Sends an email with a link to /reset-password/confirm, valid for 30 minutes. Errors: INVALID_INPUT, INVALID_EMAIL,
   * USER_NOT_FOUND, USER_DISABLED, TOO_MANY_REQUESTS.
   */
  requestPasswordReset: RequestPasswordResetPayload;
  /**
   * Resets models, costs and limits of designs to the values of the environment. Error CONFLICT when `version` is not the
   * current one.
   */
  resetAiSettings: SettingsPayload;
  /**
   * Sets a new password, marks the address as proven, and ends every session and access token of the account. Errors:
   * INVALID_INPUT for a link that was used or has expired, WEAK_PASSWORD, TOO_MANY_REQUESTS.
   */
  resetPassword: ResetPasswordPayload;
  /**
   * Resets the payment settings to their defaults, with credentials and mode of the environment. Errors: PROOF_REQUIRED,
   * CONFLICT.
   */
  resetPayPalSettings: SettingsPayload;
  /**
   * Resets a section to its default and shows it; its content becomes an earlier version. Error CONFLICT when `version` is
   * not the current one.
   */
  resetSection: SectionPayload;
  /**
   * Disables two-step sign-in for another account, whose owner gets an email. Errors: NOT_FOUND, INVALID_INPUT,
   * PROOF_REQUIRED, INVALID_STATE while it is disabled or for the caller's own account.
   */
  resetTwoStep: AccountPayload;
  /**
   * Restores designs of the caller that were deleted less than 10 minutes ago. A design that is not deleted counts as
   * restored. Errors: INVALID_INPUT for no ids or too many, NOT_FOUND when none can be restored.
   */
  restoreDesigns: RestoreDesignsPayload;
  /**
   * Restores an earlier version of a section, including whether it was public. Errors: NOT_FOUND when it does not exist,
   * INVALID_STATE when it no longer matches the section's schema, CONFLICT when `version` is not the current one.
   */
  restoreSection: SectionPayload;
  /** Resumes a stopped mailing. Errors: NOT_FOUND, INVALID_STATE when it is finished, LIMIT_REACHED while five others run. */
  resumeMailing: MailingPayload;
  /** Resumes a paused month. Errors: NOT_FOUND, INVALID_STATE. */
  resumeMonth: MonthPayload;
  /**
   * Queues emails that were not sent, with all their attempts. Errors: INVALID_INPUT; NOT_FOUND when none of the ids names
   * an email; CONFLICT.
   */
  retryEmails: RetryEmailsPayload;
  /**
   * Tries the failed posts of a month again, of a paused month once it is resumed; their credits were released when they
   * failed. Posts with `remakeCredits` stay as they are. Errors: NOT_FOUND, INVALID_INPUT for letters that no font has,
   * INVALID_STATE.
   */
  retryMonth: MonthPayload;
  /**
   * Returns the credit of a design to its owner, once for each design. A repeated request id is the same return. Errors:
   * NOT_FOUND, INVALID_INPUT, CONFLICT for a request id of another return, INVALID_STATE for an unfinished design and when
   * the credit was returned already.
   */
  returnCredit: DesignPayload;
  /**
   * Returns the credit of the account's newest deduction that was not returned yet, each once. A credit whose order was
   * refunded or disputed after the deduction can't be returned. Errors: INVALID_STATE when there is none; INVALID_INPUT
   * with the field, NOT_FOUND; CONFLICT for a request id that was used for another operation.
   */
  returnDeductedCredit: CreditDeductionPayload;
  /**
   * Returns an unspent package of the caller for a full refund, until `returnableUntil`. Errors: INVALID_STATE,
   * PAYMENT_PENDING while PayPal has not answered, PAYMENT_FAILED.
   */
  returnPurchase: PurchasePayload;
  /**
   * Lets the calling Admin read the picture of another customer's design at its addresses for 15 minutes. Errors:
   * NOT_FOUND, INVALID_INPUT, PROOF_REQUIRED.
   */
  revealDesign: DesignPayload;
  /** Ends a token with ADMIN scopes of any account. Errors: NOT_FOUND, INVALID_INPUT. */
  revokeAdminApiToken: RevokeApiTokenPayload;
  /** Ends one of the caller's tokens at once, including its subscriptions. An ended token is unchanged. Error NOT_FOUND. */
  revokeApiToken: RevokeApiTokenPayload;
  /**
   * Suggests another version of the stored caption of the caller's own design, written by the AI service. Nothing is stored,
   * and it costs no credit: 20 a minute, 100 a day. Facts that the customer did not give are left out. Errors: NOT_FOUND,
   * INVALID_STATE without a caption, INVALID_INPUT, NO_API_KEYS, PROVIDER_ERROR, TOO_MANY_REQUESTS.
   */
  rewriteCaption: RewriteCaptionPayload;
  /**
   * Gives an endpoint of the shop a new secret; the previous one also signs for 24 hours. A repeated call with the same
   * version returns the same secret. Errors: PROOF_REQUIRED, CONFLICT, NOT_FOUND.
   */
  rotateShopWebhookSecret: WebhookEndpointPayload;
  /**
   * Gives an endpoint of the caller a new secret; the previous one also signs for 24 hours. A repeated call with the same
   * version returns the same secret. The owner gets an email when a token does it. Errors: PROOF_REQUIRED for sessions, CONFLICT, TOO_MANY_REQUESTS beyond 30 saves and rotations an hour,
   * NOT_FOUND.
   */
  rotateWebhookSecret: WebhookEndpointPayload;
  /**
   * Saves the models of the AI service, the costs of pictures and the limits of designs. Errors: INVALID_INPUT, CONFLICT
   * when `version` is not the current one.
   */
  saveAiSettings: SettingsPayload;
  /**
   * Saves name, logo and accent colour of the shop; pages, emails and invoices show them at once. Errors: INVALID_INPUT,
   * for an unreadable colour with the nearest readable one; CONFLICT when `version` is not the current one.
   */
  saveAppearance: SettingsPayload;
  /**
   * Saves the banner from an editor with two views that sends both: the view that differs from the stored banner was
   * edited, the second one when both differ. Errors: INVALID_INPUT with the field, CONFLICT.
   */
  saveBannerViews: SectionPayload;
  /**
   * Replaces a brand of the caller. Posts that have its values stay as they are. The same change sent again returns the brand
   * that it has saved. Errors: NOT_FOUND, INVALID_INPUT with the
   * field, also for a name in use; CONFLICT when another version is current, TOO_MANY_REQUESTS.
   */
  saveBrand: BrandPayload;
  /**
   * Creates a canned answer or changes one. Errors: INVALID_INPUT, also for a name that another one has; CONFLICT;
   * LIMIT_REACHED at 100; NOT_FOUND.
   */
  saveCannedAnswer: CannedAnswerPayload;
  /**
   * Replaces the editable post of the caller's own design. It costs nothing, as often as it is saved. Errors: NOT_FOUND,
   * INVALID_STATE for a design without a document, INVALID_INPUT naming the field, CONFLICT when another version is
   * current, TOO_MANY_REQUESTS.
   */
  saveDesignDocument: DesignDocumentPayload;
  /**
   * Creates an email template or changes one. Errors: INVALID_INPUT, also for a name that another one has; CONFLICT;
   * LIMIT_REACHED at 100; NOT_FOUND.
   */
  saveEmailTemplate: EmailTemplatePayload;
  /**
   * Saves a prompt under a unique name; the same input again returns the saved one. Errors: INVALID_INPUT with the field,
   * also for a name in use; LIMIT_REACHED at 100.
   */
  saveFavoritePrompt: FavoritePromptPayload;
  /**
   * Changes an item, or adds a new one, which is on sale at once. Placed orders are unchanged. Errors: NOT_FOUND,
   * CONFLICT, INVALID_INPUT with the field, also for a slug of another item.
   */
  saveItem: ItemPayload;
  /** Saves row height and columns of a list for the caller. Error INVALID_INPUT with the field. */
  saveListPreferences: ListPreferencesPayload;
  /**
   * Saves the mail server and the sender of emails; every process uses them for its next email, and emails that wait for
   * another attempt are sent. A server is saved only when it accepts the login. Errors: INVALID_INPUT, PROOF_REQUIRED,
   * PROVIDER_ERROR with the answer of the mail server, INVALID_STATE for values that SMTP_URL or MAIL_FROM sets, CONFLICT
   * when `version` is not the current one, TOO_MANY_REQUESTS after 20 tests an hour.
   */
  saveMailSettings: SettingsPayload;
  /**
   * Replaces the posts of a month, in the given order; a draft loses the posts that are left out. Once pictures are bought,
   * the texts of failed posts and the days of all can be changed. Errors: NOT_FOUND, INVALID_INPUT with the field,
   * INVALID_STATE, CONFLICT when another version is current, TOO_MANY_REQUESTS.
   */
  saveMonth: MonthPayload;
  /**
   * Changes a package, or puts a new one on sale at the first free position. Omitted fields are unchanged. Placed orders
   * are unchanged. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT with the field, LIMIT_REACHED for a new one while three are
   * on sale.
   */
  savePackage: PackagePayload;
  /**
   * Saves the payment settings; they apply to new payments at once. Errors: INVALID_INPUT, INVALID_STATE for live payments
   * in a demo, PROVIDER_ERROR when PayPal does not answer, CONFLICT when `version` is not the current one, PROOF_REQUIRED
   * for other credentials or another mode.
   */
  savePayPalSettings: SettingsPayload;
  /**
   * Saves a section and publishes it at once. Errors: INVALID_INPUT with the path of the wrong field below the section's
   * body, CONFLICT when `version` is not the current one. A repetition of the caller's own last change of the section, such
   * as after a lost answer, changes nothing and is no conflict; so with the other changes of sections.
   */
  saveSection: SectionPayload;
  /**
   * Saves the settings of invoices, returns and time zone. Errors: INVALID_INPUT with the field, CONFLICT when `version`
   * is not the current one, PROOF_REQUIRED to raise `refundProofAbove`.
   */
  saveShopSettings: SettingsPayload;
  /**
   * Adds an endpoint of the shop, or changes one. Errors: INVALID_INPUT with the field, PROOF_REQUIRED except to disable
   * one, CONFLICT, LIMIT_REACHED beyond 20, NOT_FOUND.
   */
  saveShopWebhookEndpoint: WebhookEndpointPayload;
  /**
   * Saves a view of a list; a repeated call that would add an equal view returns the first one. Errors: INVALID_INPUT with
   * the field, also for a name that another view of the caller has; LIMIT_REACHED beyond 50 views of a list; NOT_FOUND for a view of another Admin.
   */
  saveView: SavedViewPayload;
  /**
   * Adds an endpoint of the caller, or changes one. The owner gets an email about each new address, which names the token
   * that set it. Errors: INVALID_INPUT with the field, PROOF_REQUIRED for sessions except to disable one, CONFLICT,
   * LIMIT_REACHED beyond 5 endpoints of an account, TOO_MANY_REQUESTS beyond 30 saves an hour, NOT_FOUND.
   */
  saveWebhookEndpoint: WebhookEndpointPayload;
  /**
   * Schedules a section's content for publication. Errors: INVALID_INPUT with the path of the wrong field below the
   * section's member of the body, or for `publishAt`; CONFLICT for another `version` or `replaces` than the current ones.
   */
  scheduleSection: SectionPayload;
  /**
   * Stores a message of the contact form as an open ticket. The same message of the same author within an hour counts
   * once. Errors: INVALID_INPUT with the field, NOT_FOUND for a picture that can't be sent (any more), TOO_MANY_REQUESTS.
   */
  sendContactMessage: SendContactMessagePayload;
  /**
   * Sends a message to an account and writes its log. Errors: NOT_FOUND; INVALID_INPUT with the field; CONFLICT;
   * INVALID_STATE when the account's address rejects emails; TOO_MANY_REQUESTS after 300 an hour, and when an unproven
   * address has reached its limit of emails.
   */
  sendMessage: SendMessagePayload;
  /**
   * Sends a code to the account's address, for `ProofInput.emailCode`. It works once, or again when what it was given for
   * is refused, within 10 minutes and in the session that requested it; an earlier code becomes invalid. Error
   * TOO_MANY_REQUESTS.
   */
  sendProofCode: SendProofCodePayload;
  /** Sends a message to the caller's own address only. Errors: INVALID_INPUT with the field, TOO_MANY_REQUESTS. */
  sendTestEmail: SendTestEmailPayload;
  /** Sends the verification email again; does nothing when the address is proven. Error TOO_MANY_REQUESTS. */
  sendVerificationEmail: VerifyEmailPayload;
  /**
   * Undoes a merge: the ticket has its own conversation and its earlier status again. A repetition by the same Admin within
   * 15 minutes changes nothing. Error INVALID_STATE for a ticket that is not merged.
   */
  separateTicket: TicketPayload;
  /**
   * Requires two-step sign-in of every Admin, or ends the requirement. Errors: PROOF_REQUIRED; INVALID_STATE when the
   * caller has not set it up.
   */
  setAdminsNeedTwoStep: SettingsPayload;
  /**
   * Enables or disables a key. Running designs finish with it. Error INVALID_STATE for enabling a key that has left the
   * environment.
   */
  setAiKeyActive: AiKeyPayload;
  /** Hides an item, or puts it on sale. Errors: NOT_FOUND, CONFLICT. */
  setItemActive: ItemPayload;
  /**
   * Sets the membership of another account, for an Admin. The caller's own account is unchanged: its payments set the
   * membership. Errors: NOT_FOUND, FORBIDDEN for another account's address, INVALID_INPUT with the field.
   */
  setMembership: ReportedAccountPayload;
  /**
   * Enables or disables the addresses of pictures in the CSV of a month, for tools that fetch pictures. Every caller with such
   * an address can open the picture of a finished post, without a session, until `MonthPlan.pictureAddressesUntil`. Earlier
   * addresses stay invalid once they were disabled or the month was deleted. Error NOT_FOUND.
   */
  setMonthPictureAddresses: MonthPayload;
  /** Switches the emails on the days of the posts on or off. Error NOT_FOUND. */
  setMonthReminders: MonthPayload;
  /** Hides a package, or puts it on sale. Errors: NOT_FOUND, CONFLICT, LIMIT_REACHED while three others are on sale. */
  setPackageActive: PackagePayload;
  /** Sets the order of the packages on sale. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT. */
  setPackageOrder: PackagesPayload;
  /** Remembers who sets the words of the caller's designs on the generator's screen. It changes no default of the API. */
  setPreferredLettering: AccountPayload;
  /** Shows or hides a section. Error CONFLICT when `version` is not the current one. */
  setSectionActive: SectionPayload;
  /**
   * Unsubscribes the account of a link in an email from what the link is about, news or reminders of planned posts, or
   * subscribes it again. Error INVALID_INPUT for a wrong link.
   */
  setSubscribed: SetSubscribedPayload;
  /**
   * Notifies other Admins that the caller reads a ticket or writes an answer. It expires after 30 seconds without a
   * repeated call.
   */
  setTicketActivity: TicketPayload;
  /** Sets the priority of a ticket; null removes it. */
  setTicketPriority: TicketPayload;
  /** Sets the status of a ticket. Errors: NOT_FOUND, INVALID_STATE for a merged ticket. */
  setTicketStatus: TicketPayload;
  /**
   * Disables an account, which ends its sessions and access tokens and refuses its sign-ins; or enables it again. Errors:
   * NOT_FOUND, INVALID_INPUT, LAST_ADMIN, INVALID_STATE for the caller's own account, PROOF_REQUIRED for another Admin's.
   */
  setUserDisabled: UserPayload;
  /** Sets which optional emails the caller gets. */
  setWantedMails: AccountPayload;
  /**
   * Accepts a payment mismatch that differs in the amount only: it pays for the purchase, exactly once, and the purchase
   * is granted in full. Price and total of the purchase become what PayPal captured, so that invoice and refunds are true.
   * Errors: NOT_FOUND, INVALID_INPUT; INVALID_STATE for a purchase that is paid, another currency or order code, or money
   * that is refunded, being refunded or disputed; PAYMENT_PENDING while another attempt is in progress; PROVIDER_ERROR
   * when PayPal does not answer; PROOF_REQUIRED above `ShopSettings.refundProofAbove`.
   */
  settlePayment: PurchasePayload;
  /**
   * Signs in with email and password, or completes the first step of a two-step sign-in. Errors: INVALID_EMAIL,
   * USER_NOT_FOUND, WRONG_PASSWORD, USER_DISABLED, TOO_MANY_REQUESTS.
   */
  signIn: SessionPayload;
  /** Ends the caller's session on this device. */
  signOut: SignOutPayload;
  /** Ends all other sessions of the caller. */
  signOutOtherSessions: AccountPayload;
  /** Ends another session of the caller. Errors: NOT_FOUND, INVALID_STATE for the session of this request. */
  signOutSession: AccountPayload;
  /**
   * Ends every session of another account. Errors: NOT_FOUND, INVALID_INPUT, INVALID_STATE for the caller's own account,
   * PROOF_REQUIRED for another Admin's.
   */
  signOutUser: UserPayload;
  /**
   * Sends a message to many accounts, by a job; no account gets it twice, and accounts that are created later do not get
   * it. Errors: INVALID_INPUT with the field, also for a filter without a condition; CONFLICT when more accounts match
   * than `expected`; LIMIT_REACHED while five others run; PROOF_REQUIRED.
   */
  startMailing: MailingPayload;
  /**
   * Creates the order at PayPal, or returns the one that is still open. Errors: NOT_FOUND, PAYMENT_UNAVAILABLE,
   * SELLER_CANNOT_PURCHASE, INVALID_STATE, PAYMENT_PENDING, PAYMENT_FAILED, PROVIDER_ERROR; TOO_MANY_REQUESTS beyond 40
   * starts and captures in 5 minutes.
   */
  startPayment: StartPaymentPayload;
  /**
   * Stops a mailing. Emails that the mail server has not accepted yet are held. Errors: NOT_FOUND, INVALID_STATE when every
   * email is sent.
   */
  stopMailing: MailingPayload;
  /**
   * Adds the missing messages of a conversation, for an editor that sends the whole list. Listed messages are matched with
   * the stored ones by sender and text, in order; the others are added as the caller's, at most 10. Stored messages that
   * are not listed are unchanged. The caller writes as the owner, an Admin as support. The same list again adds nothing.
   * Errors: INVALID_INPUT with the field; INVALID_STATE when the ticket has 200 replies or is merged, and for an Admin's
   * message when it is closed before and after the call; NOT_FOUND, TOO_MANY_REQUESTS.
   */
  syncTicket: SyncTicketPayload;
  /**
   * Asks the AI service which models a key can use, and stores the answer with the key. Error TOO_MANY_REQUESTS after 60
   * tests an hour.
   */
  testAiKey: TestAiKeyPayload;
  /** Sends an email to the caller's own address at once, without the outbox. Error TOO_MANY_REQUESTS after 20 an hour. */
  testEmail: TestServicePayload;
  /**
   * Checks whether PayPal accepts credentials. Saves nothing. Errors: INVALID_INPUT without credentials, PROVIDER_ERROR,
   * TOO_MANY_REQUESTS.
   */
  testPayPal: TestPayPalPayload;
  /**
   * Sends a test event to an endpoint of the shop, once. Errors: INVALID_STATE for a disabled endpoint, TOO_MANY_REQUESTS,
   * NOT_FOUND.
   */
  testShopWebhookEndpoint: WebhookDeliveryPayload;
  /** Stores a small file, reads it back and deletes it. Error TOO_MANY_REQUESTS after 20 an hour. */
  testStorage: TestServicePayload;
  /**
   * Sends a test event to an endpoint of the caller, once, before all that waits for it. Errors: INVALID_STATE for a
   * disabled endpoint, TOO_MANY_REQUESTS, NOT_FOUND.
   */
  testWebhookEndpoint: WebhookDeliveryPayload;
  /** Restores the previous address of an account, ends every session and removes the password: its owner sets a new one. */
  undoEmailChange: UndoEmailChangePayload;
  /**
   * Removes the link of an account at a sign-in provider: it no longer signs in to the caller's account, and every other
   * browser is signed out. A provider's account with the same proven email address is linked again when it signs in.
   * Errors: NOT_FOUND, WRONG_PASSWORD, WRONG_CODE, TOO_MANY_REQUESTS; INVALID_STATE when it is the only one and the account
   * has no password.
   */
  unlinkSignIn: AccountPayload;
  /** Cancels scheduled content of a section. Error NOT_FOUND when it was published or cancelled before. */
  unscheduleSection: SectionPayload;
  /**
   * Renames a key, and replaces the key itself when one is given. Running designs finish with the earlier key. Errors:
   * NOT_FOUND, INVALID_INPUT, INVALID_STATE for replacing a key from the environment, PROOF_REQUIRED.
   */
  updateAiKey: AiKeyPayload;
  /**
   * Changes a profile. Errors: INVALID_INPUT with the field, TOO_MANY_REQUESTS, NOT_FOUND, PROOF_REQUIRED for another
   * Admin's.
   */
  updateProfile: AccountPayload;
  /**
   * Changes an account. Errors: NOT_FOUND; CONFLICT when `version` is not the current one, or the balance is not
   * `credits.from`, unless the account has every value of the input by an earlier call; LAST_ADMIN; PROOF_REQUIRED;
   * INVALID_INPUT with the field.
   */
  updateUser: UserPayload;
  /**
   * Stores a PNG, JPEG, WebP or GIF image of at most 2 MB, as `POST /image-server/upload` does: encoded again without
   * metadata, and public. Errors: INVALID_INPUT at `image`, TOO_MANY_REQUESTS, LIMIT_REACHED for an account that stores 20 MB
   * (200 MB once it has paid).
   */
  uploadImage: UploadImagePayload;
  /**
   * Stores a PNG, JPEG, WebP, GIF or SVG image of at most 2 MB as a logo: encoded again without metadata and transparent
   * margins, an SVG as it is drawn, and public. Errors: INVALID_INPUT at `image`, TOO_MANY_REQUESTS, LIMIT_REACHED as for
   * `uploadImage`.
   */
  uploadLogo: LogoPayload;
  /**
   * Proves that the caller's account owns its email address, and assigns earlier contact messages from that address to it.
   * Errors: INVALID_INPUT for a link that was used or has expired, INVALID_STATE for a link of another account,
   * TOO_MANY_REQUESTS.
   */
  verifyEmail: VerifyEmailPayload;
  /**
   * Asks PayPal about the open payment of an order of the caller (any, for an Admin), and settles the order when PayPal
   * holds a completed capture. PayPal is asked once in 5 seconds about an order, 10 times a minute for an account. Error
   * NOT_FOUND.
   */
  verifyPurchase: VerifyPurchasePayload;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationAddAiKeyArgs = {
  input: AddAiKeyInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationAddCreditsArgs = {
  input: AddCreditsInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationAddPurchaseCommentArgs = {
  id: Scalars['ID']['input'];
  requestId: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationAddUserNoteArgs = {
  id: Scalars['ID']['input'];
  requestId: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationAllowAddressArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationAnswerTicketArgs = {
  id: Scalars['ID']['input'];
  input: TicketReplyInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationAssignTicketArgs = {
  adminId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationBeginTwoStepArgs = {
  proof: ProofInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationCancelDesignArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationCancelPurchaseArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationCancelPurchasesArgs = {
  expected: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  target: PurchaseTarget;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationCapturePaymentArgs = {
  paypalOrderId: Scalars['String']['input'];
  purchaseId: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationConfirmAdminArgs = {
  proof: ProofInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationConfirmIdentityArgs = {
  proof: ProofInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationConfirmTwoStepArgs = {
  code: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationCopyDesignArgs = {
  content: InputMaybe<PostContentInput>;
  id: Scalars['ID']['input'];
  requestId: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationCorrectDesignArgs = {
  id: Scalars['ID']['input'];
  requestId: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationCreateBrandArgs = {
  input: BrandInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationCreateDesignArgs = {
  input: CreateDesignInput;
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationCreatePurchaseArgs = {
  input: CreatePurchaseInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationCreateTicketArgs = {
  input: CreateTicketInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeductCreditArgs = {
  input: CreditDeductionInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeleteAccountArgs = {
  proof: ProofInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeleteAiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeleteBrandArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeleteCannedAnswerArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeleteDesignPhotoArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeleteDesignsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeleteEmailTemplateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeleteFavoritePromptArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeleteMonthArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeletePackageArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeletePurchaseArgs = {
  id: Scalars['ID']['input'];
  kind: InputMaybe<PurchaseKind>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeletePurchaseCommentArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeletePurchasesArgs = {
  expected: Scalars['Int']['input'];
  target: PurchaseTarget;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeleteShopWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeleteUserNoteArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeleteViewArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDeleteWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDisableTwoStepArgs = {
  proof: ProofInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationDismissUnmatchedPaymentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationEnhancePromptArgs = {
  input: DesignInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationEraseUserArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationEraseUsersArgs = {
  expected: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  target: UserTarget;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationFinishSignInArgs = {
  input: FinishSignInInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationGrantCreditsArgs = {
  id: Scalars['ID']['input'];
  input: GrantCreditsInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationGrantUnmatchedPaymentArgs = {
  input: GrantUnmatchedPaymentInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationImportContentPartArgs = {
  json: Scalars['String']['input'];
  name: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationMakeMonthArgs = {
  id: Scalars['ID']['input'];
  pictures: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationMarkTicketReadArgs = {
  id: Scalars['ID']['input'];
  replies: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationMergeTicketsArgs = {
  id: Scalars['ID']['input'];
  into: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationPatchSectionArgs = {
  isActive: InputMaybe<Scalars['Boolean']['input']>;
  key: SectionKey;
  patch: Scalars['String']['input'];
  version: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationPauseMonthArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationPayTestPurchaseArgs = {
  id: Scalars['ID']['input'];
  outcome: TestPaymentOutcome;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationPlanMonthArgs = {
  input: MonthInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationPrepareDataDownloadArgs = {
  proof: ProofInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationReadLogoArgs = {
  image: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationReadWebsiteArgs = {
  url: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationReconcilePurchaseArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRecoverAccountArgs = {
  token: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRedeliverFailedShopWebhooksArgs = {
  endpointId: Scalars['ID']['input'];
  since: Scalars['DateTime']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRedeliverFailedWebhooksArgs = {
  endpointId: Scalars['ID']['input'];
  since: Scalars['DateTime']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRedeliverShopWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRedeliverWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRefundPaymentArgs = {
  input: RefundPaymentInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRefundPurchaseArgs = {
  input: RefundPurchaseInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRefundUnmatchedPaymentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRemakeMonthPictureArgs = {
  postId: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRemoveLogoBackgroundArgs = {
  image: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRenameFavoritePromptArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRenewRecoveryCodesArgs = {
  proof: ProofInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationReplyToTicketArgs = {
  id: Scalars['ID']['input'];
  input: TicketReplyInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationReportPaymentArgs = {
  kind: InputMaybe<PurchaseKind>;
  purchaseId: Scalars['ID']['input'];
  transactionId: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationResetAiSettingsArgs = {
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationResetPayPalSettingsArgs = {
  version: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationResetSectionArgs = {
  key: SectionKey;
  version: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationResetTwoStepArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRestoreDesignsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRestoreSectionArgs = {
  earlier: Scalars['Int']['input'];
  key: SectionKey;
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationResumeMailingArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationResumeMonthArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRetryEmailsArgs = {
  expected: Scalars['Int']['input'];
  target: EmailTarget;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRetryMonthArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationReturnCreditArgs = {
  designId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  requestId: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationReturnDeductedCreditArgs = {
  input: CreditDeductionInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationReturnPurchaseArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRevealDesignArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRevokeAdminApiTokenArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRewriteCaptionArgs = {
  change: CaptionChange;
  id: Scalars['ID']['input'];
  language: InputMaybe<Scalars['String']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRotateShopWebhookSecretArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveAiSettingsArgs = {
  input: AiSettingsInput;
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveAppearanceArgs = {
  input: AppearanceInput;
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveBannerViewsArgs = {
  input: BannerViewsInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveBrandArgs = {
  id: Scalars['ID']['input'];
  input: BrandInput;
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveCannedAnswerArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: CannedAnswerInput;
  requestId: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveDesignDocumentArgs = {
  content: PostContentInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveEmailTemplateArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: EmailTemplateInput;
  requestId: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveFavoritePromptArgs = {
  input: FavoritePromptInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveItemArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: ItemInput;
  requestId: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveListPreferencesArgs = {
  input: ListPreferencesInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveMailSettingsArgs = {
  input: MailSettingsInput;
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveMonthArgs = {
  id: Scalars['ID']['input'];
  posts: Array<MonthPostInput>;
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSavePackageArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: PackageInput;
  requestId: InputMaybe<Scalars['String']['input']>;
  version: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSavePayPalSettingsArgs = {
  input: PayPalSettingsInput;
  version: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveSectionArgs = {
  input: SaveSectionInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveShopSettingsArgs = {
  input: ShopSettingsInput;
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveShopWebhookEndpointArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: WebhookEndpointInput;
  requestId: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveViewArgs = {
  input: SaveViewInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSaveWebhookEndpointArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: WebhookEndpointInput;
  requestId: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationScheduleSectionArgs = {
  input: ScheduleSectionInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSendTestEmailArgs = {
  message: MessageInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSeparateTicketArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetAdminsNeedTwoStepArgs = {
  isNeeded: Scalars['Boolean']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetAiKeyActiveArgs = {
  id: Scalars['ID']['input'];
  isActive: InputMaybe<Scalars['Boolean']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetItemActiveArgs = {
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetMembershipArgs = {
  input: SetMembershipInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetMonthPictureAddressesArgs = {
  id: Scalars['ID']['input'];
  pictureAddresses: Scalars['Boolean']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetMonthRemindersArgs = {
  id: Scalars['ID']['input'];
  reminders: Scalars['Boolean']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetPackageActiveArgs = {
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetPackageOrderArgs = {
  ids: Array<Scalars['ID']['input']>;
  shown: Array<Scalars['ID']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetPreferredLetteringArgs = {
  lettering: Lettering;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetSectionActiveArgs = {
  isActive: InputMaybe<Scalars['Boolean']['input']>;
  key: SectionKey;
  version: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetSubscribedArgs = {
  isSubscribed: Scalars['Boolean']['input'];
  token: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetTicketActivityArgs = {
  activity: TicketActivity;
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetTicketPriorityArgs = {
  id: Scalars['ID']['input'];
  priority: InputMaybe<TicketPriority>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetTicketStatusArgs = {
  id: Scalars['ID']['input'];
  status: TicketStatus;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetUserDisabledArgs = {
  id: Scalars['ID']['input'];
  isDisabled: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSetWantedMailsArgs = {
  kinds: Array<MailKind>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSettlePaymentArgs = {
  paymentId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSignOutSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSignOutUserArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationStartMailingArgs = {
  input: StartMailingInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationStartPaymentArgs = {
  purchaseId: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationStopMailingArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationSyncTicketArgs = {
  id: Scalars['ID']['input'];
  input: SyncTicketInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationTestAiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationTestPayPalArgs = {
  clientId: InputMaybe<Scalars['String']['input']>;
  clientSecret: InputMaybe<Scalars['String']['input']>;
  mode: InputMaybe<PayPalMode>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationTestShopWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationTestWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationUndoEmailChangeArgs = {
  token: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationUnlinkSignInArgs = {
  id: Scalars['ID']['input'];
  proof: ProofInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationUnscheduleSectionArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationUpdateAiKeyArgs = {
  input: UpdateAiKeyInput;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
  userId: InputMaybe<Scalars['ID']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UpdateUserInput;
  version: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationUploadImageArgs = {
  image: Scalars['Upload']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationUploadLogoArgs = {
  image: Scalars['Upload']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};


/** Changes. Expected failures are `errors` of the payload; its other fields are then null, false, 0 or empty. */
export type MutationVerifyPurchaseArgs = {
  id: Scalars['ID']['input'];
};

/** Content of the navigation bar. */
export type NavbarInput = {
  /** Labels of the buttons for signing in. */
  authButtons: AuthButtonsInput;
  /** Logo of the navigation bar. */
  logo: SectionLogoInput;
  /** 1 to 12 entries from left to right. */
  menuItems: Array<MenuItemInput>;
};

/** Navigation bar at the top of public pages. */
export type NavbarSection = ContentSection & {
  __typename?: 'NavbarSection';
  /** Labels of the buttons for signing in. */
  authButtons: AuthButtons;
  /** False while the bar is hidden; the other fields are then blank. */
  isActive: Scalars['Boolean']['output'];
  /** Logo of the navigation bar. */
  logo: SectionLogo;
  /** Entries from left to right, at most 12. */
  menuItems: Array<MenuItem>;
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

/** An order of a package. */
export type Order = Purchase & {
  __typename?: 'Order';
  /** Name and address that the customer entered for this order; of an unpaid order blank once the account is deleted. */
  billing: Billing;
  /** PayPal's id of the capture that paid for it; null while it was never paid. */
  captureId: Maybe<Scalars['String']['output']>;
  /** Order code for people: 8 characters of A-Z and 0-9. */
  code: Scalars['String']['output'];
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** Credits that the order grants, 0 or more. */
  credit: Scalars['Int']['output'];
  /** The ledger entries that belong to it, newest first: credits that it granted, and that refunds and disputes withdrew. */
  creditEntries: Maybe<CreditEntryPage>;
  /** Currency of all amounts of the order. */
  currency: Currency;
  /** The account that placed it. */
  customer: User;
  /** Address of the account when the order was placed; blank once the account is deleted. */
  customerEmail: Scalars['String']['output'];
  /**
   * The designs that were made with its credits, newest first, without deleted ones. The ledger does not mark single
   * credits, so this rule decides: an account spends its credits in the order in which they were granted, without the
   * credits that a refund or dispute has withdrawn. At most the newest 1,000; empty for an item.
   */
  designs: Maybe<DesignPage>;
  /** Disputes about its payments at PayPal, oldest first. */
  disputes: Maybe<Array<Dispute>>;
  /** When it is cancelled unless it is paid before: 7 days after `createdAt`. Null unless its payment is PENDING. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Processing fee on top of the price; 0.00 for none. */
  fee: Scalars['Money']['output'];
  /** Changes of its payment and delivery state, oldest first. */
  history: Array<PurchaseStep>;
  /** Why PayPal holds its payment, and what to do about it, as a sentence; null unless a payment is under review. */
  holdReason: Maybe<Scalars['String']['output']>;
  /** UUIDv7 of the order. */
  id: Scalars['ID']['output'];
  /** Address of a picture of the package or item: a path of this site or an http(s) address; null without one. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Its invoice and credit notes, oldest first. */
  invoices: Array<Invoice>;
  /** Kind of the product; decides between Order and ItemOrder. */
  kind: PurchaseKind;
  /**
   * Creation date plus validity days, or payment date plus validity days when it was paid on a later day. Null while it
   * was never paid.
   */
  membershipUntil: Maybe<Scalars['DateTime']['output']>;
  /** Name of the package or item when the order was placed. */
  name: Scalars['String']['output'];
  /** Current state of the delivery. */
  orderStatus: OrderStatus;
  /** The package as it is now; null when it was deleted. */
  package: Maybe<Package>;
  /** When it was settled; null while it was never paid. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Address of the payer at PayPal; null while it was never paid, and when PayPal does not report it. */
  payerEmail: Maybe<Scalars['String']['output']>;
  /** Payment code: 8 characters of A-Z and 0-9; the invoice id at PayPal. */
  paymentCode: Scalars['String']['output'];
  /** Last message to the payer about paying it, as a sentence; null for none. */
  paymentProblem: Maybe<Scalars['String']['output']>;
  /** Current state of the payment. */
  paymentStatus: PaymentStatus;
  /** Every attempt to pay it, oldest first. */
  payments: Maybe<Array<Payment>>;
  /** PayPal's id of the order that paid for it; null while it was never paid. */
  paypalOrderId: Maybe<Scalars['String']['output']>;
  /** Price without the fee when the order was placed; after `settlePayment` what PayPal captured. */
  price: Scalars['Money']['output'];
  /**
   * Sum of the refunds that were requested and that PayPal has not completed; 0.00 for none. What can still be refunded is
   * `total` without it and without `refunded`.
   */
  refundUnderWay: Scalars['Money']['output'];
  /** Sum of completed refunds; 0.00 for none, at most `total`. */
  refunded: Scalars['Money']['output'];
  /** Its refunds, oldest first. */
  refunds: Array<Refund>;
  /**
   * Until when its customer may return it for a full refund: the end of the last day, in the shop's time zone. Null when a
   * return is impossible: too late, returns disabled, some credits spent, or read by another account.
   */
  returnableUntil: Maybe<Scalars['DateTime']['output']>;
  /** Address of the seller when the order was placed; null for none. */
  sellerEmail: Maybe<Scalars['String']['output']>;
  /** Tickets about it, newest first. */
  tickets: Maybe<TicketPage>;
  /**
   * Its events, oldest first: changes of its state and of its attempts, refunds, disputes, emails about it, and comments
   * of Admins, which its customer never sees. An email disappears with its account.
   */
  timeline: Maybe<Array<PurchaseEvent>>;
  /** Price plus fee. */
  total: Scalars['Money']['output'];
  /** Days of PREMIUM that the order grants, 1 to 3,650. */
  validityDays: Scalars['Int']['output'];
};


/** An order of a package. */
export type OrderCreditEntriesArgs = {
  page: InputMaybe<PageInput>;
};


/** An order of a package. */
export type OrderDesignsArgs = {
  page: InputMaybe<PageInput>;
};


/** An order of a package. */
export type OrderTicketsArgs = {
  page: InputMaybe<PageInput>;
};


/** An order of a package. */
export type OrderTimelineArgs = {
  kinds: InputMaybe<Array<PurchaseEventKind>>;
};

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

/** A credit and membership package. At most three are on sale at once. */
export type Package = {
  __typename?: 'Package';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Credits that the buyer gets, at most 100,000. */
  credit: Scalars['Int']['output'];
  /** Currency of price, fee and total. */
  currency: Currency;
  /** Feature lines, at most 10, each of 1 to 120 characters. */
  features: Array<Scalars['String']['output']>;
  /** Processing fee on top of the price. */
  fee: Scalars['Money']['output'];
  /** UUIDv7 of the package. */
  id: Scalars['ID']['output'];
  /** Whether it is on sale. */
  isActive: Maybe<Scalars['Boolean']['output']>;
  /** 1 to 60 characters. Starter, Standard and Enterprise select their own icon and tagline. */
  name: Scalars['String']['output'];
  /** 1 to 3 while it is on sale, null while it is hidden. */
  position: Maybe<Scalars['Int']['output']>;
  /** At least 0.01, without the fee. */
  price: Scalars['Money']['output'];
  /** Address of the seller, at most 254 characters; null for none. */
  sellerEmail: Maybe<Scalars['String']['output']>;
  /** What a buyer pays: price plus fee. An order placed now has this amount. */
  total: Scalars['Money']['output'];
  /** Days of PREMIUM that the buyer gets, 1 to 3,650. */
  validityDays: Scalars['Int']['output'];
  /** 1 for a new package; incremented by each change except of its position among the packages on sale. */
  version: Maybe<Scalars['Int']['output']>;
};

/**
 * Fields of a package. An omitted or null field is unchanged, except that null removes `sellerEmail`; a new package needs
 * name, price, credit and validityDays.
 */
export type PackageInput = {
  /** Credits, 1 to 100,000. */
  credit?: InputMaybe<Scalars['Int']['input']>;
  /** Lines to replace in the stored package, by their position; a blank text removes the line. Not with `features`. */
  featureChanges?: InputMaybe<Array<FeatureChangeInput>>;
  /** At most ten lines of 1 to 120 characters; blank lines are dropped. */
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At least 0.01, in the shop's currency. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Address of the seller, at most 254 characters; null or blank for none. */
  sellerEmail?: InputMaybe<Scalars['String']['input']>;
  /** Days of PREMIUM, 1 to 3,650. */
  validityDays?: InputMaybe<Scalars['Int']['input']>;
};

/** Answer of operations that change a package. */
export type PackagePayload = {
  __typename?: 'PackagePayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** False when it was as the call wanted it already; null with errors. */
  isChanged: Maybe<Scalars['Boolean']['output']>;
  /** Its current state, or its last one when it was deleted; null with errors. */
  package: Maybe<Package>;
};

/** Answer of `setPackageOrder`. */
export type PackagesPayload = {
  __typename?: 'PackagesPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The packages on sale in their new order, at most 3; null with errors. */
  packages: Maybe<Array<Package>>;
};

/** Position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Pass as `after` to get the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether rows follow this page. With `before` always true: the row of the cursor follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether rows precede this page. With `after` always true: the row of the cursor precedes. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Number of this page, 1 is the first; null when a cursor was given. */
  number: Maybe<Scalars['Int']['output']>;
  /** Requested number of rows, 1 to 100; the last page may have fewer. */
  size: Scalars['Int']['output'];
  /** Pass as `before` to get the previous page; null on an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
  /** At least 1, also for an empty list. Counted only when requested, like `totalItems`. */
  totalPages: Scalars['Int']['output'];
};

/**
 * A part of a list: numbered pages for screens, `after` or `before` for reading all rows. A cursor is valid only for the
 * list, sort and direction it came from; any other is BAD_USER_INPUT.
 */
export type PageInput = {
  /** The `endCursor` of a page: returns the rows after it. Not together with `before`. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** The `startCursor` of a page: returns the rows before it, in the list's own order. */
  before?: InputMaybe<Scalars['String']['input']>;
  /** 1 or more; 1 is the first page. Ignored with a cursor. */
  number?: InputMaybe<Scalars['Int']['input']>;
  /** Rows in a page, 1 to 100; another number is BAD_USER_INPUT. */
  size?: InputMaybe<Scalars['Int']['input']>;
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

/** Look of the PayPal button on payment pages. */
export type PayPalButtonStyles = {
  __typename?: 'PayPalButtonStyles';
  /** Background of the button. */
  color: ButtonColor;
  /** Text on the button. */
  label: ButtonLabel;
  /** Arrangement of several buttons. */
  layout: ButtonLayout;
  /** Form of its corners. */
  shape: ButtonShape;
};

/** Look of the PayPal button. An omitted field is unchanged. */
export type PayPalButtonStylesInput = {
  /** Background of the button. */
  color?: InputMaybe<ButtonColor>;
  /** Text on the button. */
  label?: InputMaybe<ButtonLabel>;
  /** Arrangement of several buttons. */
  layout?: InputMaybe<ButtonLayout>;
  /** Form of its corners. */
  shape?: InputMaybe<ButtonShape>;
};

/** Environment of PayPal. */
export type PayPalMode =
  /** Real payments. */
  | 'LIVE'
  /** PayPal's test environment: no real money moves. */
  | 'SANDBOX';

/** Payment settings; secrets are never returned. */
export type PayPalSettings = {
  __typename?: 'PayPalSettings';
  /** Look of the PayPal button. */
  buttonStyles: PayPalButtonStyles;
  /** Public client id of the shop at PayPal; empty until it is set. */
  clientId: Scalars['String']['output'];
  /** Currency of prices and new orders. */
  currency: Currency;
  /** False while new payments are disabled. */
  enablePayPal: Scalars['Boolean']['output'];
  /** Environment of PayPal in use. */
  mode: PayPalMode;
  /** Address of PayPal's browser script (SDK v6). */
  scriptUrl: Scalars['String']['output'];
  /** Whether a client secret is stored; the secret itself is never returned. */
  secretSet: Maybe<Scalars['Boolean']['output']>;
  /** 0 while only the environment sets them; incremented by each change. */
  version: Maybe<Scalars['Int']['output']>;
  /** The webhook of these credentials at PayPal. */
  webhook: Maybe<PayPalWebhook>;
};

/** Changes of the payment settings. An omitted or null field is unchanged. */
export type PayPalSettingsInput = {
  /** Look of the PayPal button. */
  buttonStyles?: InputMaybe<PayPalButtonStylesInput>;
  /** Client id of the PayPal app, at most 200 characters; empty for none. Another id needs its secret and a proof. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /**
   * At most 200 characters, stored encrypted and never returned. The stored secret is unchanged when this is omitted,
   * blank or masked.
   */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** Currency of the shop: of prices and of orders that are placed from now on. */
  currency?: InputMaybe<Currency>;
  /** False disables new payments; started ones are completed. */
  enablePayPal?: InputMaybe<Scalars['Boolean']['input']>;
  /** SANDBOX or LIVE; another mode needs a proof. LIVE only in production. */
  mode?: InputMaybe<PayPalMode>;
  /**
   * Id of a webhook that exists at PayPal for these credentials, at most 50 letters and digits. Without it the save keeps
   * a webhook of another address that was entered earlier, otherwise uses the one with this shop's address, or registers
   * one.
   */
  webhookId?: InputMaybe<Scalars['String']['input']>;
};

/** The webhook by which PayPal notifies this shop about payments, refunds and disputes. */
export type PayPalWebhook = {
  __typename?: 'PayPalWebhook';
  /** PayPal's id of the webhook; empty while none is registered. */
  id: Scalars['String']['output'];
  /** When the last event arrived, accurate to a minute; null before the first. */
  lastEventAt: Maybe<Scalars['DateTime']['output']>;
  /** Address of this shop to which PayPal sends events. */
  url: Scalars['String']['output'];
};

/** One attempt to pay an order. */
export type Payment = {
  __typename?: 'Payment';
  /** Total of the order; the captured amount of a payment mismatch may differ. */
  amount: Scalars['Money']['output'];
  /** PayPal's id of the capture; null while nothing was captured. */
  captureId: Maybe<Scalars['String']['output']>;
  /** The captured amount of a payment mismatch, also after its refund; null otherwise, and when it is unknown. */
  capturedAmount: Maybe<Scalars['Money']['output']>;
  /** Currency of `capturedAmount` (ISO 4217), also one that the shop does not accept; null when it is unknown. */
  capturedCurrency: Maybe<Scalars['String']['output']>;
  /** When the attempt was started. */
  createdAt: Scalars['DateTime']['output'];
  /** Currency of `amount`. */
  currency: Currency;
  /** UUIDv7, for `refundPayment` and `settlePayment`. */
  id: Scalars['ID']['output'];
  /**
   * Whether `refundPayment` is possible: it paid for the order or is a payment mismatch, is not disputed, and an amount
   * remains.
   */
  isRefundable: Scalars['Boolean']['output'];
  /**
   * Whether `settlePayment` is possible before PayPal is asked: a payment mismatch in the order's currency without a
   * refund or dispute, and an unpaid order of an existing account.
   */
  isSettleable: Scalars['Boolean']['output'];
  /** PayPal's code for a refusal or hold, or why the attempt was ended; null without one. */
  problem: Maybe<Scalars['String']['output']>;
  /** Current state of the attempt. */
  status: AttemptStatus;
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

/**
 * Figures of the shop in a period. Accounts and designs count on the day they were created, including later deleted ones,
 * which lists no longer show.
 */
export type PeriodFigures = {
  __typename?: 'PeriodFigures';
  /** What the AI service charged for designs, in `Dashboard.currency`; null when it is unknown for some of them. */
  cost: Maybe<Scalars['Money']['output']>;
  /** Cost for each succeeded design, with four decimals; null when `cost` is, or without succeeded designs. */
  costPerDesign: Maybe<Scalars['String']['output']>;
  /** Designs that were requested in the period. */
  designs: Scalars['Int']['output'];
  /** The first moment after the period. */
  end: Scalars['DateTime']['output'];
  /** Designs of the period that failed. */
  failed: Scalars['Int']['output'];
  /** Failed designs as a share of ended ones, 0 to 1; null without any. */
  failureRate: Maybe<Scalars['Float']['output']>;
  /** Paid orders that were the first paid order of their account. */
  firstPurchases: Scalars['Int']['output'];
  /** First day as YYYY-MM-DD. */
  from: Scalars['String']['output'];
  /**
   * Revenue of packages minus their refunds and the cost of designs, for each succeeded design, with four decimals; null
   * when `costPerDesign` is.
   */
  marginPerDesign: Maybe<Scalars['String']['output']>;
  /** Seconds from request to picture within which half of the designs succeeded; null without any. */
  medianSeconds: Maybe<Scalars['Float']['output']>;
  /** By currency, the shop's first; currencies without revenue and refunds are left out. */
  money: Array<MoneyFigures>;
  /** Orders that were paid in the period. */
  paidOrders: Scalars['Int']['output'];
  /** Paid orders that were the second paid order of their account. */
  secondPurchases: Scalars['Int']['output'];
  /** Accounts that were registered in the period. */
  signUps: Scalars['Int']['output'];
  /** Seconds from request to picture within which 95 % of the designs succeeded; null without any. */
  slowSeconds: Maybe<Scalars['Float']['output']>;
  /** The first moment of the period. */
  start: Scalars['DateTime']['output'];
  /** Designs of the period that succeeded. */
  succeeded: Scalars['Int']['output'];
  /** Last day as YYYY-MM-DD. */
  to: Scalars['String']['output'];
  /**
   * Public pages that a person's browser opened from outside the site. The server counts them without cookies and stores
   * no data about the person. Pages that a cache in front of the server answers are not counted.
   */
  visits: Scalars['Int']['output'];
};

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
export type PostCaption = {
  __typename?: 'PostCaption';
  /** Description of the picture for people who cannot see it, at most 500 characters. */
  altText: Scalars['String']['output'];
  /** At most 5, without #, of at most 100 characters each. */
  hashtags: Array<Scalars['String']['output']>;
  /** BCP 47; blank when it is not known. */
  language: Scalars['String']['output'];
  /** At most 2,200 characters, Instagram's limit. */
  text: Scalars['String']['output'];
};

/** The text to publish with a post. */
export type PostCaptionInput = {
  /** At most 500 characters. */
  altText: Scalars['String']['input'];
  /** At most 5, of at most 100 characters each; # and blanks are removed. */
  hashtags: Array<Scalars['String']['input']>;
  /** BCP 47, at most 35 characters; blank when it is not known. */
  language: Scalars['String']['input'];
  /** At most 2,200 characters. */
  text: Scalars['String']['input'];
};

/** All that can be changed in a post. Measures are fractions or named places, never pixels. */
export type PostContent = {
  __typename?: 'PostContent';
  /** The text to publish with the picture. */
  caption: PostCaption;
  /** The faces. */
  fonts: FontPair;
  /** Layout with its revision, such as `card@1`. */
  layout: Scalars['String']['output'];
  /** What stands in a corner; null for none. */
  logo: Maybe<PostLogo>;
  /** The colours. */
  palette: PostPalette;
  /** What sizes have of their own, each size at most once. */
  perSize: Array<PostOfSize>;
  /** How the background is shown. */
  picture: PostPicture;
  /** Version of this form; 1. */
  version: Scalars['Int']['output'];
  /** The texts. */
  words: PostWords;
};

/** Everything that can be changed in a post, as a whole. */
export type PostContentInput = {
  /** The text to publish with the picture. */
  caption: PostCaptionInput;
  /** The faces. */
  fonts: FontPair;
  /** Layout with its revision, such as `card@1`; INVALID_INPUT for an unknown one. */
  layout: Scalars['String']['input'];
  /** What stands in a corner; null for none, unchanged when omitted. */
  logo?: InputMaybe<PostLogoInput>;
  /** The colours. */
  palette: PostPaletteInput;
  /** What sizes have of their own, each size at most once; at most 5. */
  perSize: Array<PostOfSizeInput>;
  /** How the background is shown. */
  picture: PostPictureInput;
  /** Version of this form; 1. */
  version: Scalars['Int']['input'];
  /** The texts. */
  words: PostWordsInput;
};

/** A point of the background. */
export type PostFocal = {
  __typename?: 'PostFocal';
  /** From the left, 0 to 1. */
  x: Scalars['Float']['output'];
  /** From the top, 0 to 1. */
  y: Scalars['Float']['output'];
};

/** A point of the background. */
export type PostFocalInput = {
  /** From the left, 0 to 1. */
  x: Scalars['Float']['input'];
  /** From the top, 0 to 1. */
  y: Scalars['Float']['input'];
};

/**
 * A logo in a corner of a post. Where words stand in that corner, a size shows it in another one, or the words make room;
 * stories show it in an upper one. Where it can't be seen on what is below, it has a plate.
 */
export type PostLogo = {
  __typename?: 'PostLogo';
  /** Where it stands. */
  corner: LogoCorner;
  /** For dark grounds; null for none. */
  dark: Maybe<LogoPicture>;
  /** Which of the two is shown. */
  ground: LogoGround;
  /** For light grounds; null for none. */
  light: Maybe<LogoPicture>;
};

/** A logo in a corner of a post; at least one of its pictures is needed. */
export type PostLogoInput = {
  /** Where it stands. */
  corner: LogoCorner;
  /** For dark grounds; null for none. */
  dark?: InputMaybe<LogoPictureInput>;
  /** Which of the two is shown. */
  ground: LogoGround;
  /** For light grounds; null for none. */
  light?: InputMaybe<LogoPictureInput>;
};

/** What one size of a post has of its own. */
export type PostOfSize = {
  __typename?: 'PostOfSize';
  /** Middle of the part of the background that stays in sight; null follows the post. */
  focal: Maybe<PostFocal>;
  /** At most 200 characters; null follows the post. */
  headline: Maybe<Scalars['String']['output']>;
  /** Texts that are left out of this size. */
  hidden: Array<PostSlot>;
  /** Layout with its revision; null follows the post. */
  layout: Maybe<Scalars['String']['output']>;
  /** Factor of the headline's size, 0.6 to 1.4; null follows the post. */
  scale: Maybe<Scalars['Float']['output']>;
  /** Which of the five it is. */
  size: PostSize;
};

/** What one size of a post has of its own. */
export type PostOfSizeInput = {
  /** Middle of the part of the background that stays in sight; null follows the post. */
  focal?: InputMaybe<PostFocalInput>;
  /** At most 200 characters; null follows the post. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** Texts that are left out of this size. */
  hidden: Array<PostSlot>;
  /** Layout with its revision; null follows the post. */
  layout?: InputMaybe<Scalars['String']['input']>;
  /** Factor of the headline's size, 0.6 to 1.4; null follows the post. */
  scale?: InputMaybe<Scalars['Float']['input']>;
  /** Which of the five it is. */
  size: PostSize;
};

/** Six matching colours as #rrggbb. */
export type PostPalette = {
  __typename?: 'PostPalette';
  /** A contrast to it. */
  accent: Scalars['String']['output'];
  /** Nearly black, for words. */
  deep: Scalars['String']['output'];
  /** Where they came from. */
  from: PaletteSource;
  /** Paper. */
  ground: Scalars['String']['output'];
  /** The main colour. */
  main: Scalars['String']['output'];
  /** A neighbour of the main colour. */
  second: Scalars['String']['output'];
  /** Paper, one shade deeper. */
  soft: Scalars['String']['output'];
};

/** Six matching colours as #rrggbb. */
export type PostPaletteInput = {
  /** A contrast to it. */
  accent: Scalars['String']['input'];
  /** Nearly black, for words. */
  deep: Scalars['String']['input'];
  /** Where they came from. */
  from: PaletteSource;
  /** Paper. */
  ground: Scalars['String']['input'];
  /** The main colour. */
  main: Scalars['String']['input'];
  /** A neighbour of the main colour. */
  second: Scalars['String']['input'];
  /** Paper, one shade deeper. */
  soft: Scalars['String']['input'];
};

/** How the background of a post is shown. */
export type PostPicture = {
  __typename?: 'PostPicture';
  /** How it is toned. */
  finish: PictureFinish;
  /** What stays visible when it is cropped: 0 is its left edge, 1 its right edge. */
  focalX: Scalars['Float']['output'];
  /** 0 is its upper edge, 1 its lower edge. */
  focalY: Scalars['Float']['output'];
};

/** How the background of a post is shown. */
export type PostPictureInput = {
  /** How it is toned. */
  finish: PictureFinish;
  /** What stays visible when it is cropped, 0 to 1: 0 is its left edge. */
  focalX: Scalars['Float']['input'];
  /** 0 to 1: 0 is its upper edge. */
  focalY: Scalars['Float']['input'];
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
export type PostText = {
  __typename?: 'PostText';
  /** Null follows the layout. */
  align: Maybe<PostAlign>;
  /** Whether it is left out of the picture. */
  hidden: Scalars['Boolean']['output'];
  /** Factor of its size, 0.6 to 1.4. */
  scale: Scalars['Float']['output'];
  /** Its letters in Unicode's form NFC; blank for none. */
  text: Scalars['String']['output'];
};

/** Words at one place of a post, and how they are set there. */
export type PostTextInput = {
  /** Null follows the layout. */
  align?: InputMaybe<PostAlign>;
  /** True leaves it out of the picture. */
  hidden: Scalars['Boolean']['input'];
  /** Factor of its size, 0.6 to 1.4. */
  scale: Scalars['Float']['input'];
  /** Stored in Unicode's form NFC; blank for none. */
  text: Scalars['String']['input'];
};

/** Kind of post; each belongs to one platform. */
export type PostType =
  /** Only with FACEBOOK. */
  | 'FACEBOOK_POST'
  /** Only with INSTAGRAM. */
  | 'INSTAGRAM_POST';

/** The texts of a post. */
export type PostWords = {
  __typename?: 'PostWords';
  /** At most 40 characters. */
  badge: PostText;
  /** At most 40 characters. */
  button: PostText;
  /** At most 120 characters. */
  contact: PostText;
  /** At most 200 characters. */
  headline: PostText;
  /** At most 200 characters. */
  second: PostText;
};

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

/** Answer of `prepareDataDownload`. */
export type PrepareDataDownloadPayload = {
  __typename?: 'PrepareDataDownloadPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Path of the archive; works once, within 10 minutes, in the caller's session. Null with errors. */
  url: Maybe<Scalars['String']['output']>;
};

/** A prompt text that the generator offers. */
export type PromptTemplate = {
  __typename?: 'PromptTemplate';
  /** Niche that it suits; null for every niche. */
  niche: Maybe<Niche>;
  /** Platform that it suits; null for both. */
  platform: Maybe<Platform>;
  /** Prompt in English with the placeholder `{size}`. */
  text: Scalars['String']['output'];
};

/** Proof that the caller is the account's owner: one of these. */
export type ProofInput =
  /**
   * A code of the authenticator app, 6 digits, or a recovery code. Accepted by `confirmIdentity`, `confirmAdmin`,
   * `disableTwoStep` and `renewRecoveryCodes`.
   */
  { code: Scalars['String']['input']; emailCode?: never; password?: never; }
  |  /**
   * The code that `sendProofCode` sent to the account's address. Not accepted by `disableTwoStep` and
   * `renewRecoveryCodes`.
   */
  { code?: never; emailCode: Scalars['String']['input']; password?: never; }
  |  /** Password of the account; INVALID_INPUT for an account without one. */
  { code?: never; emailCode?: never; password: Scalars['String']['input']; };

/** An order of a package (Order) or of a digital item (ItemOrder). It copies the product's data when it is placed. */
export type Purchase = {
  /** Name and address that the customer entered for this order; of an unpaid order blank once the account is deleted. */
  billing: Billing;
  /** PayPal's id of the capture that paid for it; null while it was never paid. */
  captureId: Maybe<Scalars['String']['output']>;
  /** Order code for people: 8 characters of A-Z and 0-9. */
  code: Scalars['String']['output'];
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** The ledger entries that belong to it, newest first: credits that it granted, and that refunds and disputes withdrew. */
  creditEntries: Maybe<CreditEntryPage>;
  /** Currency of all amounts of the order. */
  currency: Currency;
  /** The account that placed it. */
  customer: User;
  /** Address of the account when the order was placed; blank once the account is deleted. */
  customerEmail: Scalars['String']['output'];
  /**
   * The designs that were made with its credits, newest first, without deleted ones. The ledger does not mark single
   * credits, so this rule decides: an account spends its credits in the order in which they were granted, without the
   * credits that a refund or dispute has withdrawn. At most the newest 1,000; empty for an item.
   */
  designs: Maybe<DesignPage>;
  /** Disputes about its payments at PayPal, oldest first. */
  disputes: Maybe<Array<Dispute>>;
  /** When it is cancelled unless it is paid before: 7 days after `createdAt`. Null unless its payment is PENDING. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Processing fee on top of the price; 0.00 for none. */
  fee: Scalars['Money']['output'];
  /** Changes of its payment and delivery state, oldest first. */
  history: Array<PurchaseStep>;
  /** Why PayPal holds its payment, and what to do about it, as a sentence; null unless a payment is under review. */
  holdReason: Maybe<Scalars['String']['output']>;
  /** UUIDv7 of the order. */
  id: Scalars['ID']['output'];
  /** Address of a picture of the package or item: a path of this site or an http(s) address; null without one. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Its invoice and credit notes, oldest first. */
  invoices: Array<Invoice>;
  /** Kind of the product; decides between Order and ItemOrder. */
  kind: PurchaseKind;
  /** Name of the package or item when the order was placed. */
  name: Scalars['String']['output'];
  /** Current state of the delivery. */
  orderStatus: OrderStatus;
  /** When it was settled; null while it was never paid. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Address of the payer at PayPal; null while it was never paid, and when PayPal does not report it. */
  payerEmail: Maybe<Scalars['String']['output']>;
  /** Payment code: 8 characters of A-Z and 0-9; the invoice id at PayPal. */
  paymentCode: Scalars['String']['output'];
  /** Last message to the payer about paying it, as a sentence; null for none. */
  paymentProblem: Maybe<Scalars['String']['output']>;
  /** Current state of the payment. */
  paymentStatus: PaymentStatus;
  /** Every attempt to pay it, oldest first. */
  payments: Maybe<Array<Payment>>;
  /** PayPal's id of the order that paid for it; null while it was never paid. */
  paypalOrderId: Maybe<Scalars['String']['output']>;
  /** Price without the fee when the order was placed; after `settlePayment` what PayPal captured. */
  price: Scalars['Money']['output'];
  /**
   * Sum of the refunds that were requested and that PayPal has not completed; 0.00 for none. What can still be refunded is
   * `total` without it and without `refunded`.
   */
  refundUnderWay: Scalars['Money']['output'];
  /** Sum of completed refunds; 0.00 for none, at most `total`. */
  refunded: Scalars['Money']['output'];
  /** Its refunds, oldest first. */
  refunds: Array<Refund>;
  /** Tickets about it, newest first. */
  tickets: Maybe<TicketPage>;
  /**
   * Its events, oldest first: changes of its state and of its attempts, refunds, disputes, emails about it, and comments
   * of Admins, which its customer never sees. An email disappears with its account.
   */
  timeline: Maybe<Array<PurchaseEvent>>;
  /** Price plus fee. */
  total: Scalars['Money']['output'];
};


/** An order of a package (Order) or of a digital item (ItemOrder). It copies the product's data when it is placed. */
export type PurchaseCreditEntriesArgs = {
  page: InputMaybe<PageInput>;
};


/** An order of a package (Order) or of a digital item (ItemOrder). It copies the product's data when it is placed. */
export type PurchaseDesignsArgs = {
  page: InputMaybe<PageInput>;
};


/** An order of a package (Order) or of a digital item (ItemOrder). It copies the product's data when it is placed. */
export type PurchaseTicketsArgs = {
  page: InputMaybe<PageInput>;
};


/** An order of a package (Order) or of a digital item (ItemOrder). It copies the product's data when it is placed. */
export type PurchaseTimelineArgs = {
  kinds: InputMaybe<Array<PurchaseEventKind>>;
};

/** An event of an order. */
export type PurchaseEvent = {
  __typename?: 'PurchaseEvent';
  /** The account that caused it; null for PayPal and for jobs, and when the account no longer exists. */
  actor: Maybe<User>;
  /** Amount of the refund; only with REFUND. */
  amount: Maybe<Scalars['Money']['output']>;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** The new status of the attempt; only with ATTEMPT. */
  attemptStatus: Maybe<AttemptStatus>;
  /** Id of the comment, for `deletePurchaseComment`; only with COMMENT. */
  commentId: Maybe<Scalars['ID']['output']>;
  /** Currency of the amount (ISO 4217); only with REFUND. */
  currency: Maybe<Scalars['String']['output']>;
  /** OPEN, or how the dispute ended; only with DISPUTE. */
  disputeStatus: Maybe<DisputeStatus>;
  /** Current status of the email; only with EMAIL. */
  emailStatus: Maybe<EmailStatus>;
  /** Unique within the purchase. */
  id: Scalars['ID']['output'];
  /** What the event is about; decides which of the following fields are set. */
  kind: PurchaseEventKind;
  /** The new delivery state; only with STATE, null when the payment state changed. */
  orderStatus: Maybe<OrderStatus>;
  /** The new payment state; only with STATE, null when the delivery state changed. */
  paymentStatus: Maybe<PaymentStatus>;
  /** Current status of the refund; only with REFUND. */
  refundStatus: Maybe<RefundStatus>;
  /**
   * Reason of a change or refund, claim of the payer, subject of an email, text of a comment, or name of the ordered
   * product.
   */
  text: Scalars['String']['output'];
};

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
  createdAt?: InputMaybe<DateRange>;
  /** Any of these currencies. */
  currency?: InputMaybe<Array<Currency>>;
  /** Ids of orders, at most 1,000; malformed and unknown ids match nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<PurchaseKind>>;
  /** Any of these delivery states. */
  orderStatus?: InputMaybe<Array<OrderStatus>>;
  /** Position among the customer's paid orders by `paidAt`; orders that were never paid match none. */
  ordinal?: InputMaybe<Array<PurchaseOrdinal>>;
  /** Ids of customers, at most 1,000; for the list of all accounts only. */
  owner?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When the order was paid; orders that were never paid do not match. */
  paidAt?: InputMaybe<DateRange>;
  /** Any of these payment states. */
  paymentStatus?: InputMaybe<Array<PaymentStatus>>;
  /** When one of its refunds was completed, in full or in part. */
  refundedAt?: InputMaybe<DateRange>;
  /**
   * Substring of the order code, the payment code, the customer's name or address, the product name, or a status, without
   * regard to case and accents; its first 100 characters count. With 1 or 2 characters in the list of all accounts: the
   * beginning of the order code, the name or the address.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Price plus fee, without regard to the currency. */
  total?: InputMaybe<AmountRange>;
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

/** A page of orders. */
export type PurchasePage = {
  __typename?: 'PurchasePage';
  /** The orders of this page, at most `page.size`. */
  items: Array<Purchase>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** Answer of operations on one order. */
export type PurchasePayload = {
  __typename?: 'PurchasePayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The order after the operation; null with errors. */
  purchase: Maybe<Purchase>;
  /**
   * Of `capturePayment`: whether the order was paid before this call, which then changed nothing. Null with errors, and in
   * the answers of other operations.
   */
  wasPaidBefore: Maybe<Scalars['Boolean']['output']>;
};

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

/** A change of an order's payment or delivery state. */
export type PurchaseStep = {
  __typename?: 'PurchaseStep';
  /** When the state changed. */
  at: Scalars['DateTime']['output'];
  /** The new state of the delivery; null when the payment changed. */
  orderStatus: Maybe<OrderStatus>;
  /** The new state of the payment; null when the delivery state changed. */
  paymentStatus: Maybe<PaymentStatus>;
  /** Why it changed, as a sentence for Admins. */
  reason: Maybe<Scalars['String']['output']>;
};

/** The package or item to buy: exactly one of these. */
export type PurchaseSubject =
  /** Id of an item on sale. */
  { itemId: Scalars['ID']['input']; itemNumber?: never; packageId?: never; }
  |  /** Public number of an item on sale. */
  { itemId?: never; itemNumber: Scalars['String']['input']; packageId?: never; }
  |  /** Id of a package on sale. */
  { itemId?: never; itemNumber?: never; packageId: Scalars['ID']['input']; };

/** The orders of an operation: ids or a filter. */
export type PurchaseTarget =
  /**
   * Orders that match at call time, at most 500 a call. Set `createdAt.until` to exclude orders that were placed after the
   * list was shown.
   */
  { filter: PurchaseFilter; ids?: never; }
  |  /** Ids of orders, at most 200. */
  { filter?: never; ids: Array<Scalars['ID']['input']>; };

/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type Query = {
  __typename?: 'Query';
  /** Content of the About page. */
  aboutPage: AboutPage;
  /**
   * The account with an email address, in any case: the caller's own, or any account for an Admin, to whom null says that
   * no account has the address. Error FORBIDDEN for all other callers.
   */
  account: Maybe<User>;
  /** Active keys of the AI service, masked, oldest first. */
  activeAiKeys: Array<ActiveAiKey>;
  /** Live personal access tokens with ADMIN scopes of all accounts, newest first: at most 500. */
  adminApiTokens: Array<ApiToken>;
  /**
   * Accounts, orders, tickets, items and packages that match a text: at most five of each kind. Orders are also found by
   * the ids of PayPal.
   */
  adminSearch: Array<SearchHit>;
  /** What calls of the AI service cost, by their purpose. BAD_USER_INPUT names the field of an invalid range. */
  aiCosts: AiCosts;
  /** Keys of the AI service, masked, oldest first, with the service's last error about each. */
  aiKeys: Array<AiKey>;
  /** All items, on sale or hidden. */
  allItems: ItemPage;
  /** All packages: packages on sale in their order, then hidden ones, newest first. */
  allPackages: Array<Package>;
  /** Actions of Admins and of operators' commands. */
  auditEntries: AuditEntryPage;
  /** First section of the home page. */
  bannerSection: BannerSection;
  /** A brand of the caller. Error NOT_FOUND for an unknown one. */
  brand: Brand;
  /** All canned answers in alphabetical order, at most 100. */
  cannedAnswers: Array<CannedAnswer>;
  /** Content of the contact page. */
  contactPage: ContactPage;
  /** All sections and settings as a file; for a token without ADMIN_SETTINGS_READ the sections only. */
  contentExport: ContentExport;
  /**
   * Compares one part of an exported file with the shop's. Changes nothing. A token needs ADMIN_SETTINGS_READ for
   * settings.
   */
  contentPartComparison: ContentPartComparison;
  /** Country names for billing addresses, in alphabetical order; the last one is 'Other'. */
  countries: Array<Scalars['String']['output']>;
  /** Ledger entries of all accounts. */
  creditEntries: CreditEntryPage;
  /** Figures of a period, and of the period before it for comparison. BAD_USER_INPUT names the field of an invalid range. */
  dashboard: Dashboard;
  /** Mail server and file storage in use. */
  delivery: Delivery;
  /** A design of the caller (any, for an Admin). Error NOT_FOUND otherwise. */
  design: Design;
  /** The editable post of the caller's own design. Error NOT_FOUND for an unknown design, and for one without a document. */
  designDocument: DesignDocument;
  /** Failed designs, grouped by a common property. BAD_USER_INPUT names the field of an invalid range. */
  designFailures: DesignFailures;
  /** Designs of all accounts. */
  designs: DesignPage;
  /** An email of the shop. Error NOT_FOUND for an unknown or deleted one. */
  email: Email;
  /** Whether accounts can be created with an email address and a password. */
  emailRegistration: Scalars['Boolean']['output'];
  /** All email templates in alphabetical order, at most 100. */
  emailTemplates: Array<EmailTemplate>;
  /** Emails of the shop, including messages and mailings. */
  emails: EmailPage;
  /** Events of all accounts in at least the last 30 days, the same that webhooks of the shop deliver. */
  events: EventPage;
  /** Features on the home page. */
  featuresSection: FeaturesSection;
  /** Footer of public pages. */
  footerSection: FooterSection;
  /** Data of the form that creates designs. */
  generator: Generator;
  /** An item on sale, by its id or by the number in its page's path; null when no such item exists. */
  item: Maybe<Item>;
  /**
   * The fields of an item that require payment. Error NOT_FOUND for an unknown item, and for a hidden one that the caller
   * has not bought.
   */
  itemAccess: ItemAccess;
  /** An item, on sale or hidden. Error NOT_FOUND for an unknown one. */
  itemForEditing: Item;
  /** Items on sale. */
  items: ItemPage;
  /** Row height and columns of a list for the caller. */
  listPreferences: ListPreferences;
  /** Numbers of the accounts that a mailing would reach now. Error INVALID_INPUT for a filter without a condition. */
  mailingPreview: MailingPreview;
  /** Mailings of the shop. */
  mailings: MailingPage;
  /** The caller's account; null for an anonymous caller. */
  me: Maybe<User>;
  /** A month of posts of the caller. Error NOT_FOUND for an unknown one. */
  monthPlan: MonthPlan;
  /** Navigation bar of public pages. */
  navbarSection: NavbarSection;
  /** Problems that an Admin has to solve; empty without one. At most 15 seconds old. */
  needsAttention: Array<AttentionItem>;
  /** A package on sale; null when no such package exists. */
  package: Maybe<Package>;
  /** A package, on sale or hidden. Error NOT_FOUND for an unknown one. */
  packageForEditing: Package;
  /** Packages on sale, cheapest first, at most 3. */
  packages: Array<Package>;
  /** A message as an account would get it. Errors: INVALID_INPUT with the field, NOT_FOUND. */
  previewEmail: EmailPreviewPayload;
  /** Privacy Policy. */
  privacyPage: LegalPage;
  /** A purchase of the caller (any, for an Admin). Error NOT_FOUND otherwise. */
  purchase: Purchase;
  /**
   * A purchase of the caller (any, for an Admin) by its order code of 8 characters, in any case. Error NOT_FOUND
   * otherwise.
   */
  purchaseByCode: Purchase;
  /** Purchases of all accounts. */
  purchases: PurchasePage;
  /** The caller's views of a list and the views that other Admins share, in alphabetical order. */
  savedViews: Array<SavedView>;
  /** Settings of the shop; the secret and @admin parts are for Admins. */
  settings: Settings;
  /**
   * Incomplete steps before the shop opens, in their order; a demonstration lacks most of them. Services (database,
   * storage, mail server, PayPal with its webhook, AI keys) are called at most every ten minutes, again after half a
   * minute while one of them has a problem, and after a change of the settings.
   */
  setupChecklist: Array<SetupStep>;
  /** Counts and newest rows of the whole shop. */
  shopActivity: ShopActivity;
  /** Configured sign-in providers; empty when there are none. */
  signInProviders: Array<SignInProvider>;
  /** One section as stored. */
  storedSection: StoredSection;
  /** All sections as stored, hidden ones included. */
  storedSections: Array<StoredSection>;
  /** Addresses that permanently reject emails. */
  suppressedAddresses: SuppressedAddressPage;
  /** Terms of Service. */
  termsPage: LegalPage;
  /** Success story and quotes on the home page. */
  testimonialsSection: TestimonialsSection;
  /** A ticket of the caller (any, for an Admin). Error NOT_FOUND otherwise. */
  ticket: Ticket;
  /** Tickets of all accounts, and contact messages of anonymous callers. */
  tickets: TicketPage;
  /** Completed payments at PayPal that no order of this shop explains. */
  unmatchedPayments: UnmatchedPaymentPage;
  /** An account. Error NOT_FOUND for an unknown or deleted one. */
  user: User;
  /** Numbers of the accounts that `eraseUsers` would delete now. */
  userDeletionPreview: UserDeletionPreview;
  /** Accounts that have not been deleted. */
  users: UserPage;
  /** An endpoint of the caller (of the shop or any account, for an Admin). Error NOT_FOUND otherwise. */
  webhookEndpoint: WebhookEndpoint;
  /** Endpoints that get the events of the shop, oldest first: at most 20. */
  webhookEndpoints: Array<WebhookEndpoint>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryAccountArgs = {
  email: InputMaybe<Scalars['String']['input']>;
  isOwn?: Scalars['Boolean']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryAdminSearchArgs = {
  text: Scalars['String']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryAiCostsArgs = {
  range: DateRange;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryAllItemsArgs = {
  filter: InputMaybe<ManagedItemFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<ItemSort>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryAuditEntriesArgs = {
  filter: InputMaybe<AuditEntryFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<AuditEntrySort>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryBrandArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryContentPartComparisonArgs = {
  json: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryCreditEntriesArgs = {
  filter: InputMaybe<CreditEntryFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<CreditEntrySort>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryDashboardArgs = {
  compare: Scalars['Boolean']['input'];
  range: DayRange;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryDesignArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryDesignDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryDesignFailuresArgs = {
  by: DesignFailureGrouping;
  filter: InputMaybe<DesignFilter>;
  range: DateRange;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryDesignsArgs = {
  filter: InputMaybe<DesignFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<DesignSort>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryEmailArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryEmailsArgs = {
  filter: InputMaybe<EmailFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<EmailSort>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryEventsArgs = {
  filter: InputMaybe<EventFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<EventSort>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryItemArgs = {
  by: ItemKey;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryItemAccessArgs = {
  itemId: Scalars['ID']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryItemForEditingArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryItemsArgs = {
  filter: InputMaybe<ItemFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<ItemSort>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryListPreferencesArgs = {
  list: AdminList;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryMailingPreviewArgs = {
  kind: MailingKind;
  target: UserTarget;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryMailingsArgs = {
  filter: InputMaybe<MailingFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<MailingSort>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryMonthPlanArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryPackageArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryPackageForEditingArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryPreviewEmailArgs = {
  kind: InputMaybe<MailingKind>;
  message: MessageInput;
  userId: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryPurchaseArgs = {
  id: Scalars['ID']['input'];
  kind: InputMaybe<PurchaseKind>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryPurchaseByCodeArgs = {
  code: Scalars['String']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryPurchasesArgs = {
  filter: InputMaybe<PurchaseFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<PurchaseSort>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QuerySavedViewsArgs = {
  list: AdminList;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QuerySetupChecklistArgs = {
  withDone?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryStoredSectionArgs = {
  key: SectionKey;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QuerySuppressedAddressesArgs = {
  filter: InputMaybe<SuppressedAddressFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<SuppressedAddressSort>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryTicketArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryTicketsArgs = {
  filter: InputMaybe<TicketFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<TicketSort>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryUnmatchedPaymentsArgs = {
  filter: InputMaybe<UnmatchedPaymentFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<UnmatchedPaymentSort>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryUserDeletionPreviewArgs = {
  target: UserTarget;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryUsersArgs = {
  filter: InputMaybe<UserFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<UserSort>;
};


/** Reads. Errors such as NOT_FOUND and FORBIDDEN are GraphQL errors with this `extensions.code`. */
export type QueryWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};

/** Answer of `readWebsite`. */
export type ReadWebsitePayload = {
  __typename?: 'ReadWebsitePayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** What was read; null with errors. */
  website: Maybe<Website>;
};

/** Answer of `reconcilePurchase`. */
export type ReconcilePurchasePayload = {
  __typename?: 'ReconcilePurchasePayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** What PayPal answered and what followed, as a sentence; null with errors. */
  found: Maybe<Scalars['String']['output']>;
  /** The order after the call; null with errors. */
  purchase: Maybe<Purchase>;
};

/** Answer of `recoverAccount`. */
export type RecoverAccountPayload = {
  __typename?: 'RecoverAccountPayload';
  /** The address of the recovered account; null with errors. */
  email: Maybe<Scalars['String']['output']>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** Answer of `confirmTwoStep` and `renewRecoveryCodes`. */
export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** New recovery codes, returned only in this answer; each works once. Null with errors. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  /** The caller's account; null with errors. */
  user: Maybe<User>;
};

/** Answer of operations that queue the failed deliveries of an endpoint again. */
export type RedeliverFailedPayload = {
  __typename?: 'RedeliverFailedPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Number of failed deliveries since that time that are not queued, for a further call; null with errors. */
  left: Maybe<Scalars['Int']['output']>;
  /** Number of deliveries that are queued, 0 to 1,000; null with errors. */
  queued: Maybe<Scalars['Int']['output']>;
};

/** A refund of a payment, in full or in part. */
export type Refund = {
  __typename?: 'Refund';
  /** Above 0, in the currency of the payment. */
  amount: Scalars['Money']['output'];
  /** When it was requested here or first reported by PayPal. */
  createdAt: Scalars['DateTime']['output'];
  /** Unspent credits that it withdrew, 0 or more. */
  creditsBack: Scalars['Int']['output'];
  /** Currency of the payment (ISO 4217): of a payment mismatch also one that the shop does not accept. */
  currency: Scalars['String']['output'];
  /** UUIDv7; also the idempotency key at PayPal. */
  id: Scalars['ID']['output'];
  /** An Admin's text to the customer in the email about the refund, at most 1,000 characters; null for none. */
  message: Maybe<Scalars['String']['output']>;
  /** Why it was made, 1 to 300 characters; of a failed refund with the failure. */
  reason: Maybe<Scalars['String']['output']>;
  /** Current state of the refund. */
  status: RefundStatus;
  /**
   * Since when PayPal is not asked about it automatically, because it has not shown it for two weeks: an Admin looks for it
   * at PayPal, and calls `reconcilePurchase`. Null otherwise.
   */
  unknownSince: Maybe<Scalars['DateTime']['output']>;
};

/** A refund of one payment of an order. */
export type RefundPaymentInput = {
  /**
   * Above 0, at most the remaining amount; the whole remaining amount when omitted. A payment mismatch is always refunded
   * in full.
   */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** Text to the customer in the email about the refund, up to 1,000 characters; none when omitted or blank. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Id of the payment, of `Purchase.payments`. */
  paymentId: Scalars['ID']['input'];
  /** Reason for the audit, 1 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id is the same refund, another input CONFLICT. */
  requestId: Scalars['String']['input'];
};

/** A refund of the payment that paid for an order, or, without one, of its latest payment mismatch. */
export type RefundPurchaseInput = {
  /** Above 0, at most the remaining amount; the whole remaining amount when omitted. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** Text to the customer in the email about the refund, up to 1,000 characters; none when omitted or blank. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Id of the order. */
  purchaseId: Scalars['ID']['input'];
  /** Reason for the audit, 1 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id is the same refund, another input CONFLICT. */
  requestId: Scalars['String']['input'];
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
  acceptTerms: Scalars['Boolean']['input'];
  /** At most 254 characters; stored in lower case. An email with a link asks the owner to prove it. */
  email: Scalars['String']['input'];
  /** Full name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 6 characters to 72 bytes. */
  password: Scalars['String']['input'];
};

/** Answer of `reportPayment`. */
export type ReportPaymentPayload = {
  __typename?: 'ReportPaymentPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Whether this call settled the order; false when it was paid before. Null with errors. */
  isSettled: Maybe<Scalars['Boolean']['output']>;
  /** The order after the call; null with errors. */
  purchase: Maybe<Purchase>;
};

/** Answer of `setMembership` and `addCredits`. */
export type ReportedAccountPayload = {
  __typename?: 'ReportedAccountPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** False when nothing was changed, as for the caller's own account; null with errors. */
  isChanged: Maybe<Scalars['Boolean']['output']>;
  /**
   * True when another account was changed; false for the caller's own account, which the call leaves unchanged. Null with
   * errors.
   */
  isOther: Maybe<Scalars['Boolean']['output']>;
  /** The account after the call; null with errors. */
  user: Maybe<User>;
};

/** A new address, and a proof that the caller is the account's owner. */
export type RequestEmailChangeInput = {
  /** The new address, at most 254 characters; INVALID_INPUT when the account has it already. */
  email: Scalars['String']['input'];
  /** The password, or the code of an email. */
  proof: ProofInput;
};

/** Answer of `requestPasswordReset`. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** A new password, and the token of the emailed link. */
export type ResetPasswordInput = {
  /** The new password: 6 characters to 72 bytes. */
  password: Scalars['String']['input'];
  /** The token of the link in the email; works once, within 30 minutes. */
  token: Scalars['String']['input'];
};

/** Answer of `resetPassword`. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** Answer of `restoreDesigns`. */
export type RestoreDesignsPayload = BulkPayload & {
  __typename?: 'RestoreDesignsPayload';
  /** The given designs that are not deleted now. */
  designs: Array<Design>;
  /** Number of given designs that are not deleted now. */
  done: Scalars['Int']['output'];
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Always 0. */
  left: Scalars['Int']['output'];
  /** NOT_FOUND for an id whose design was permanently deleted or is not the caller's. */
  refusals: Array<BulkRefusal>;
  /** Number of ids whose designs no longer exist. */
  refused: Scalars['Int']['output'];
};

/** Answer of `retryEmails`. */
export type RetryEmailsPayload = BulkPayload & {
  __typename?: 'RetryEmailsPayload';
  /** Number of emails that are queued now. */
  done: Scalars['Int']['output'];
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Number of emails of a filter that this call has not processed: repeat the call for them. */
  left: Scalars['Int']['output'];
  /** The emails named by id that can't be sent, with the reason; empty with a filter. */
  refusals: Array<BulkRefusal>;
  /** Number of emails that can't be sent (again). */
  refused: Scalars['Int']['output'];
};

/** Answer of `revokeApiToken` and `revokeAdminApiToken`. */
export type RevokeApiTokenPayload = {
  __typename?: 'RevokeApiTokenPayload';
  /** The revoked token; null with errors. */
  apiToken: Maybe<ApiToken>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** Result of `rewriteCaption`. */
export type RewriteCaptionPayload = {
  __typename?: 'RewriteCaptionPayload';
  /** The suggestion, for `saveDesignDocument`; null with errors. */
  caption: Maybe<PostCaption>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
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

/** A section to save and publish. */
export type SaveSectionInput = {
  /** The whole new content. */
  body: SectionBodyInput;
  /** Whether the section is public; unchanged when omitted. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that was edited: CONFLICT when it is not the current one. */
  version: Scalars['Int']['input'];
};

/** A view to save. */
export type SaveViewInput = {
  /** Id of the caller's view to change; a new view when omitted. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether every Admin sees it. */
  isShared: Scalars['Boolean']['input'];
  /** The list of a new view; the list of an existing view is unchanged. */
  list: AdminList;
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Parameters of the list's URL, up to 2,000 characters. */
  query: Scalars['String']['input'];
};

/** Search, filters and sort of a list under a name. */
export type SavedView = {
  __typename?: 'SavedView';
  /** UUIDv7 of the view. */
  id: Scalars['ID']['output'];
  /** Whether the caller owns it: only its owner can change it. */
  isOwn: Scalars['Boolean']['output'];
  /** True when every Admin sees it, false when only its owner does. */
  isShared: Scalars['Boolean']['output'];
  /** Which list it belongs to. */
  list: AdminList;
  /** 1 to 60 characters, unique among its owner's views of the list without regard to case. */
  name: Scalars['String']['output'];
  /** Id of the Admin who owns it. */
  ownerId: Scalars['ID']['output'];
  /** Name of the Admin who owns it. */
  ownerName: Scalars['String']['output'];
  /** Parameters of the list's URL, such as `paymentStatus=PENDING&sort=TOTAL`; at most 2,000 characters. */
  query: Scalars['String']['output'];
};

/** Answer of `saveView` and `deleteView`. */
export type SavedViewPayload = {
  __typename?: 'SavedViewPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Its current state, or its last one when it was deleted; null with errors. */
  view: Maybe<SavedView>;
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
  publishAt: Scalars['DateTime']['input'];
  /**
   * Id of the scheduled content that this replaces; omitted when none is scheduled. CONFLICT when other content is
   * scheduled.
   */
  replaces?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was edited: CONFLICT when it is not the current one. */
  version: Scalars['Int']['input'];
};

/**
 * Content of a section that a job publishes at a set time. It replaces the content of that time, which becomes an earlier
 * version. Whether the section is public does not change.
 */
export type ScheduledSection = {
  __typename?: 'ScheduledSection';
  /** The version from which it was edited; a newer version is replaced too. */
  basedOn: Scalars['Int']['output'];
  /** Content to publish; null when it no longer matches the section's schema. */
  body: Maybe<SectionBody>;
  /** UUIDv7, for `unscheduleSection` and `ScheduleSectionInput.replaces`. */
  id: Scalars['ID']['output'];
  /** Why it was not published when it was due; null while it waits. */
  problem: Maybe<ScheduleProblem>;
  /** When the job publishes it. */
  publishAt: Scalars['DateTime']['output'];
  /** When it was scheduled. */
  scheduledAt: Scalars['DateTime']['output'];
  /** The account that scheduled it; null when the account no longer exists. */
  scheduledBy: Maybe<User>;
};

/** An object that `adminSearch` found. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /**
   * Second line: address of an account or ticket, customer and product of an order, number of an item, credits of a
   * package.
   */
  detail: Scalars['String']['output'];
  /** Id of the object. */
  id: Scalars['ID']['output'];
  /** Decides the page of the object. */
  kind: SearchHitKind;
  /** Name, order code or subject. */
  title: Scalars['String']['output'];
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

/** Content of a section; its type depends on the section. */
export type SectionBody = AboutPage | BannerSection | ContactPage | FeaturesSection | FooterSection | LegalPage | NavbarSection | TestimonialsSection;

/** The body of one section: exactly one member, which also names the section. */
export type SectionBodyInput =
  /** New content of ABOUT. */
  { about: AboutInput; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  /** New content of BANNER. */
  { about?: never; banner: BannerInput; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  /** New content of CONTACT_PAGE. */
  { about?: never; banner?: never; contactPage: ContactPageInput; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  /** New content of FEATURES. */
  { about?: never; banner?: never; contactPage?: never; features: FeaturesInput; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  /** New content of FOOTER. */
  { about?: never; banner?: never; contactPage?: never; features?: never; footer: FooterInput; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  /** New content of NAVBAR. */
  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar: NavbarInput; privacy?: never; terms?: never; testimonials?: never; }
  |  /** New content of PRIVACY. */
  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy: LegalInput; terms?: never; testimonials?: never; }
  |  /** New content of TERMS. */
  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms: LegalInput; testimonials?: never; }
  |  /** New content of TESTIMONIALS. */
  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials: TestimonialsInput; };

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
export type SectionLogo = {
  __typename?: 'SectionLogo';
  /** Alternative text for screen readers, at most 200 characters. */
  alt: Scalars['String']['output'];
  /** Address of the image, at most 500 characters; blank for none. */
  url: Scalars['String']['output'];
};

/** Logo image with its alternative text. */
export type SectionLogoInput = {
  /** Alternative text for screen readers, at most 200 characters. */
  alt: Scalars['String']['input'];
  /** Address of the image, at most 500 characters: a path of this site or http(s); blank for none. */
  url: Scalars['String']['input'];
};

/** Answer of operations on one section. */
export type SectionPayload = {
  __typename?: 'SectionPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The section after the operation; null with errors. */
  section: Maybe<StoredSection>;
};

/** An earlier version of a section. */
export type SectionVersion = {
  __typename?: 'SectionVersion';
  /** Content of the version; null when it no longer matches the section's schema. */
  body: Maybe<SectionBody>;
  /** Whether the section was public in this version. */
  isActive: Scalars['Boolean']['output'];
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** The account that saved it; null for a change by the product itself, and when the account no longer exists. */
  savedBy: Maybe<User>;
  /** Number of the version; the first change of the section made version 1. */
  version: Scalars['Int']['output'];
};

/** A page of earlier versions of a section, newest first. */
export type SectionVersionPage = {
  __typename?: 'SectionVersionPage';
  /** The versions of this page, at most `page.size`. */
  items: Array<SectionVersion>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** A YouTube video with its preview image. */
export type SectionVideo = {
  __typename?: 'SectionVideo';
  /** Address of the video at YouTube, at most 300 characters. */
  link: Scalars['String']['output'];
  /** Address of the preview image, at most 500 characters; blank for none. */
  thumbnail: Scalars['String']['output'];
};

/** A YouTube video with its preview image. */
export type SectionVideoInput = {
  /** Address of a watch page, an embedded player, a short or youtu.be; https, 1 to 300 characters. */
  link: Scalars['String']['input'];
  /** Address of an image, at most 500 characters; blank for none. */
  thumbnail: Scalars['String']['input'];
};

/** Answer of `sendContactMessage`. */
export type SendContactMessagePayload = {
  __typename?: 'SendContactMessagePayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** A message of an Admin to one account. */
export type SendMessageInput = {
  /** Address of the account in any case, instead of `userId`. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Subject and body. */
  message: MessageInput;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id is the same message, another input CONFLICT. */
  requestId: Scalars['String']['input'];
  /**
   * The template that the message was started from; its name is stored in the log. When omitted, the template with the
   * same subject, if any.
   */
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the account; required unless `email` names it. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `sendMessage`. */
export type SendMessagePayload = {
  __typename?: 'SendMessagePayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The message in the log of its recipient; null with errors. */
  message: Maybe<Message>;
};

/** Answer of `sendProofCode`. */
export type SendProofCodePayload = {
  __typename?: 'SendProofCodePayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** Answer of `sendTestEmail`. */
export type SendTestEmailPayload = {
  __typename?: 'SendTestEmailPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Address that the email was sent to: the caller's. Null with errors. */
  recipient: Maybe<Scalars['String']['output']>;
};

/** A browser that is signed in. */
export type Session = {
  __typename?: 'Session';
  /** Whether this request came from it. */
  current: Scalars['Boolean']['output'];
  /** Browser and operating system, for example Firefox on Windows. */
  device: Scalars['String']['output'];
  /** When the browser signed in. */
  firstSeenAt: Scalars['DateTime']['output'];
  /** UUID of the session, the same after its token was renewed. */
  id: Scalars['ID']['output'];
  /** When its token was last renewed, accurate to 15 minutes. */
  lastActiveAt: Scalars['DateTime']['output'];
};

/** A page of an account's sessions. */
export type SessionPage = {
  __typename?: 'SessionPage';
  /** The sessions of this page, at most `page.size`. */
  items: Array<Session>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** Answer of register, signIn and finishSignIn. On success the session cookies are set. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** True when the password was right and `finishSignIn` has to follow; the caller is not signed in yet. */
  codeRequired: Scalars['Boolean']['output'];
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The signed-in account; null with errors, and while `codeRequired` is true. */
  user: Maybe<User>;
};

/** Sort of a list of sessions. */
export type SessionSort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** LAST_ACTIVE_AT when omitted. */
  field?: SessionSortField;
};

/** Fields by which sessions can be sorted. */
export type SessionSortField =
  /** By `Session.lastActiveAt`. */
  | 'LAST_ACTIVE_AT';

/** A correction of a balance, as one row of the ledger. */
export type SetCreditsInput = {
  /** The balance that the Admin saw. CONFLICT when the balance differs; not compared when omitted. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 300 characters; shown to the account's owner in the ledger. */
  reason: Scalars['String']['input'];
  /** The new balance, 0 to 1,000,000. */
  to: Scalars['Int']['input'];
};

/** The membership that an account has paid for, as a program reports it. */
export type SetMembershipInput = {
  /** Address of the account, in any case; the caller's own account when omitted. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The new level; required for another account. */
  membership?: InputMaybe<Membership>;
  /** When PREMIUM ends; null or omitted for no end. Ignored with another membership. */
  membershipUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Answer of `setSubscribed`. */
export type SetSubscribedPayload = {
  __typename?: 'SetSubscribedPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Whether the account of the link gets such emails now; null with errors. */
  isSubscribed: Maybe<Scalars['Boolean']['output']>;
};

/** The shop's settings that the caller may read. */
export type Settings = {
  __typename?: 'Settings';
  /** Models of the AI service, and limits of designs. */
  ai: Maybe<AiSettings>;
  /** Name, logo and accent colour. */
  appearance: Appearance;
  /** Mail server and sender. */
  mail: Maybe<MailSettings>;
  /** Payment settings. */
  paypal: PayPalSettings;
  /** Seller, invoices, returns and time zone. */
  shop: ShopSettings;
};

/** Answer of operations that change settings. */
export type SettingsPayload = {
  __typename?: 'SettingsPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /**
   * Part of the save that failed without undoing the rest, such as registering the webhook at PayPal; null when all
   * succeeded.
   */
  notice: Maybe<Scalars['String']['output']>;
  /** All settings after the change; null with errors. */
  settings: Maybe<Settings>;
  /** What PayPal confirmed about the saved credentials and their webhook; null when PayPal was not called. */
  verified: Maybe<Scalars['String']['output']>;
};

/** A step before the shop opens. */
export type SetupStep = {
  __typename?: 'SetupStep';
  /** True when `problems` is empty. */
  isDone: Scalars['Boolean']['output'];
  /** Which step it is. */
  name: SetupStepName;
  /** What is missing, one sentence each; empty when the step is complete. */
  problems: Array<Scalars['String']['output']>;
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

/** Counts and newest rows of the whole shop, for the administrator area. Counts end at 1,000. */
export type ShopActivity = {
  __typename?: 'ShopActivity';
  /** Number of entries of `needsAttention`. */
  needsAttention: Scalars['Int']['output'];
  /** When that design was requested; null without one. */
  newestDesignAt: Maybe<Scalars['DateTime']['output']>;
  /** Id of the newest design that is not deleted; null without one. */
  newestDesignId: Maybe<Scalars['ID']['output']>;
  /** When the newest purchase was placed; null without one. Later ones match `createdAt` from the next millisecond on. */
  newestPurchaseAt: Maybe<Scalars['DateTime']['output']>;
  /** Id of the newest purchase; null without one. */
  newestPurchaseId: Maybe<Scalars['ID']['output']>;
  /** When the newest account was registered; null without one. */
  newestUserAt: Maybe<Scalars['DateTime']['output']>;
  /** Id of the newest account, also of a deleted one; null without one. */
  newestUserId: Maybe<Scalars['ID']['output']>;
  /** Tickets with messages that no Admin has read. */
  openTickets: Scalars['Int']['output'];
  /** Orders that were placed and are not paid. */
  pendingOrders: Scalars['Int']['output'];
};

/** The seller, the text on invoices, the return period and the shop's time zone. */
export type ShopSettings = {
  __typename?: 'ShopSettings';
  /** Whether every Admin needs two-step sign-in (TWO_STEP_REQUIRED); set by `setAdminsNeedTwoStep`. */
  adminsNeedTwoStep: Maybe<Scalars['Boolean']['output']>;
  /** How many brands an account may have, by its membership. */
  brands: Maybe<BrandsPerMembership>;
  /** Whether the pages below `/docs`, `/schema.graphql` and `/openapi.json` are served; true by default. */
  docs: Scalars['Boolean']['output'];
  /** Prefix of the numbers of new invoices, at most 12 capital letters, digits, - and /; credit notes have the prefix CN-. */
  invoicePrefix: Maybe<Scalars['String']['output']>;
  /** When an Admin opened the shop (`openShop`); null before. */
  openedAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * Refunds above this amount need the Admin's proof (PROOF_REQUIRED), added up by payment and by Admin and hour; 0.00 for
   * every refund.
   */
  refundProofAbove: Maybe<Scalars['Money']['output']>;
  /** Days after payment in which an unspent package may be returned, 0 to 365; 0 disables returns. An order keeps the period that the shop had at its payment. */
  returnDays: Scalars['Int']['output'];
  /** Address of the seller, at most 400 characters and 5 lines; empty until it is set. */
  sellerAddress: Scalars['String']['output'];
  /** Name of the seller on invoices, 1 to 120 characters; the shop's name until it is set. */
  sellerName: Scalars['String']['output'];
  /** Tax number on invoices, at most 60 characters; empty until it is set. */
  taxId: Scalars['String']['output'];
  /** Line about tax on invoices, at most 200 characters; empty until it is set. */
  taxLine: Scalars['String']['output'];
  /**
   * IANA name of the time zone in which the shop counts days, such as Europe/Lisbon: figures, invoices, receipts, return
   * periods, CSV files. An issued invoice retains its time zone.
   */
  timeZone: Maybe<Scalars['String']['output']>;
  /** Percent of VAT that prices include, 0 to 30 with up to two decimals; null when invoices show no VAT. */
  vatRate: Maybe<Scalars['String']['output']>;
  /** 0 while the defaults apply; incremented by each change. */
  version: Maybe<Scalars['Int']['output']>;
};

/** Settings to save. The optional fields are unchanged when omitted. */
export type ShopSettingsInput = {
  /** How many brands an account may have; unchanged when omitted or null. Accounts that have more retain them. */
  brands?: InputMaybe<BrandsPerMembershipInput>;
  /** Whether the pages below `/docs`, `/schema.graphql` and `/openapi.json` are served, else 404; unchanged when omitted or null. */
  docs?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Up to 12 capital letters, digits, - and /, but not CN-; unchanged when omitted or null. Numbering continues after a
   * change.
   */
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  /** 0.00 to 99,999,999.99; a higher amount than the stored one needs the Admin's proof. */
  refundProofAbove: Scalars['Money']['input'];
  /** Days, 0 to 365; 0 disables returns. For orders paid from then on. */
  returnDays: Scalars['Int']['input'];
  /** Up to 400 characters and 5 lines. */
  sellerAddress: Scalars['String']['input'];
  /** 1 to 120 characters. */
  sellerName: Scalars['String']['input'];
  /** Up to 60 characters. */
  taxId: Scalars['String']['input'];
  /** Up to 200 characters. */
  taxLine: Scalars['String']['input'];
  /** IANA name of a time zone; unchanged when omitted or null. The figures of earlier days are computed again. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /**
   * 0 to 30 with up to two decimals; empty or null for no VAT on invoices; unchanged when omitted. It applies to invoices
   * that are issued from now on, and to their credit notes.
   */
  vatRate?: InputMaybe<Scalars['String']['input']>;
};

/** What a buyer was shown of a package or an item before ordering it. */
export type ShownOfferInput = {
  /** Credits of a package; omit for an item. */
  credit?: InputMaybe<Scalars['Int']['input']>;
  /** Currency of the total. */
  currency: Currency;
  /** Price plus processing fee. */
  total: Scalars['Money']['input'];
  /** Days of membership of a package; omit for an item. */
  validityDays?: InputMaybe<Scalars['Int']['input']>;
};

/** Email and password of an account. */
export type SignInInput = {
  /** Address of the account, in any case. */
  email: Scalars['String']['input'];
  /** Password of the account; compared in Unicode form NFC. */
  password: Scalars['String']['input'];
};

/** An OpenID Connect provider to sign in with, in a popup. */
export type SignInProvider = {
  __typename?: 'SignInProvider';
  /** Stable name of the provider in this API, such as oidc. */
  id: Scalars['ID']['output'];
  /** Label of the button, for example Google. */
  name: Scalars['String']['output'];
  /** Path to open in the popup. */
  startUrl: Scalars['String']['output'];
};

/** Answer of `signOut`. The session cookies are removed. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** A profile of the shop in a social network. */
export type SocialLink = {
  __typename?: 'SocialLink';
  /** Name of an icon, such as facebook, or address of an image; at most 500 characters. */
  icon: Scalars['String']['output'];
  /** Address of the profile, at most 500 characters; its host is the link's label for screen readers. */
  link: Scalars['String']['output'];
};

/** A profile of the shop in a social network. */
export type SocialLinkInput = {
  /** Name of an icon, such as facebook, or address of an image; at most 500 characters. */
  icon: Scalars['String']['input'];
  /** Address of the profile, at most 500 characters. */
  link: Scalars['String']['input'];
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
  expected: Scalars['Int']['input'];
  /** Decides who gets it, see `MailingKind`. */
  kind: MailingKind;
  /** Subject and body. */
  message: MessageInput;
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id is the same mailing, another input CONFLICT. */
  requestId: Scalars['String']['input'];
  /** The accounts that get it, fixed at the start; at most 500,000, and a filter needs a condition. */
  target: UserTarget;
  /** The template that the message was started from; its name is stored in the logs. None when omitted. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of startPayment: the data that the PayPal button needs. */
export type StartPaymentPayload = {
  __typename?: 'StartPaymentPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Id of the order at PayPal, for the payer to approve; null with errors. */
  paypalOrderId: Maybe<Scalars['String']['output']>;
};

/** A section as stored, for Admins. */
export type StoredSection = {
  __typename?: 'StoredSection';
  /** Its full content, also while it is hidden. */
  body: SectionBody;
  /** Its earlier versions, newest first. */
  earlier: SectionVersionPage;
  /** One earlier version; null when it does not exist. */
  earlierVersion: Maybe<SectionVersion>;
  /** Whether the section is public. */
  isActive: Scalars['Boolean']['output'];
  /** Which section it is. */
  key: SectionKey;
  /** Content that is to be published at a set time; null when none is scheduled. */
  scheduled: Maybe<ScheduledSection>;
  /** When it was last changed; null while it is the default. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The account that last changed it; null while it is the default, for a change by the product itself, and when the
   * account no longer exists.
   */
  updatedBy: Maybe<User>;
  /** 0 while it is the default; incremented by each change. */
  version: Scalars['Int']['output'];
};


/** A section as stored, for Admins. */
export type StoredSectionEarlierArgs = {
  page: InputMaybe<PageInput>;
};


/** A section as stored, for Admins. */
export type StoredSectionEarlierVersionArgs = {
  version: Scalars['Int']['input'];
};

/** Live updates over WebSocket (graphql-transport-ws). A subscription ends when the caller's session or access ends. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Each change among the tickets of all accounts, including new ones; ends when the caller is no longer an Admin. */
  allTicketsChanged: TicketsChange;
  /** Each change of a design of the caller (any, for an Admin), starting with its current state, until its state is final. */
  designChanged: Design;
  /** Each change among the caller's designs, including new, deleted and restored ones. */
  designsChanged: DesignsChange;
  /**
   * Each event of the caller's account, in the order of `User.events`: those behind `after` first, then new ones as they
   * happen. Continues without a gap from the cursor of the last event.
   */
  eventAdded: Event;
  /** Each change of the caller's account: credits, membership, profile, and the states and refunds of its orders. */
  meChanged: User;
  /**
   * Each change of a purchase of the caller (any, for an Admin), starting with its current state. A deleted one is sent as
   * CANCELLED.
   */
  purchaseChanged: Purchase;
  /**
   * The shop's activity: at the start, and after changes at most once a second; ends when the caller is no longer an
   * Admin.
   */
  shopChanged: ShopActivity;
  /**
   * Each event of all accounts, in the order of the root field `events`: those behind `after` first, then new ones as they
   * happen. Continues without a gap from the cursor of the last event.
   */
  shopEventAdded: Event;
  /** Each change of a ticket of the caller (any, for an Admin), starting with its current state. */
  ticketChanged: Ticket;
  /**
   * A ticket after each change of its `presence`, starting with the current one; ends when the caller is no longer an
   * Admin.
   */
  ticketPresenceChanged: Ticket;
  /** Each change among the caller's tickets, including new ones. Starts with the unread count and without a ticket. */
  ticketsChanged: TicketsChange;
};


/** Live updates over WebSocket (graphql-transport-ws). A subscription ends when the caller's session or access ends. */
export type SubscriptionDesignChangedArgs = {
  id: Scalars['ID']['input'];
};


/** Live updates over WebSocket (graphql-transport-ws). A subscription ends when the caller's session or access ends. */
export type SubscriptionEventAddedArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  types: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Live updates over WebSocket (graphql-transport-ws). A subscription ends when the caller's session or access ends. */
export type SubscriptionPurchaseChangedArgs = {
  id: Scalars['ID']['input'];
};


/** Live updates over WebSocket (graphql-transport-ws). A subscription ends when the caller's session or access ends. */
export type SubscriptionShopEventAddedArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  types: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Live updates over WebSocket (graphql-transport-ws). A subscription ends when the caller's session or access ends. */
export type SubscriptionTicketChangedArgs = {
  id: Scalars['ID']['input'];
};


/** Live updates over WebSocket (graphql-transport-ws). A subscription ends when the caller's session or access ends. */
export type SubscriptionTicketPresenceChangedArgs = {
  id: Scalars['ID']['input'];
};

/** Story of one customer. */
export type SuccessStory = {
  __typename?: 'SuccessStory';
  /** Target of the button, at most 500 characters; blank for none. */
  buttonLink: Scalars['String']['output'];
  /** Label of the button, at most 80 characters; blank for no button. */
  buttonText: Scalars['String']['output'];
  /** Portrait, name and rating below the text. */
  customerInfo: CustomerInfo;
  /** At most 1,500 characters. */
  description: Scalars['String']['output'];
  /** Alternative text of the image for screen readers, at most 200 characters; null when the editor left it out. */
  imageAlt: Maybe<Scalars['String']['output']>;
  /** Address of the story's image, at most 500 characters; blank for none. */
  imageUrl: Scalars['String']['output'];
  /** Line above the title, at most 160 characters. */
  subtitle: Scalars['String']['output'];
  /** At most 300 characters. */
  title: Scalars['String']['output'];
};

/** Story of one customer. */
export type SuccessStoryInput = {
  /** Target of the button, at most 500 characters; blank for none. */
  buttonLink: Scalars['String']['input'];
  /** Label of the button, at most 80 characters; blank for no button. */
  buttonText: Scalars['String']['input'];
  /** Portrait, name and rating below the text. */
  customerInfo: CustomerInfoInput;
  /** 1 to 1,500 characters. */
  description: Scalars['String']['input'];
  /** Alternative text of the image, at most 200 characters; null for none. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** Address of an image, at most 500 characters; blank for none. */
  imageUrl: Scalars['String']['input'];
  /** At most 160 characters. */
  subtitle: Scalars['String']['input'];
  /** 1 to 300 characters. */
  title: Scalars['String']['input'];
};

/**
 * An address that permanently rejects emails: it gets no messages or mailings. An accepted email ends the suppression, and
 * so does a year without a rejection.
 */
export type SuppressedAddress = {
  __typename?: 'SuppressedAddress';
  /** Email address in the case in which it was stored. */
  address: Scalars['String']['output'];
  /** When the mail server last rejected it. */
  createdAt: Scalars['DateTime']['output'];
  /** UUIDv7, for `allowAddress`. */
  id: Scalars['ID']['output'];
  /** Answer of the mail server. */
  reason: Scalars['String']['output'];
};

/**
 * Conditions on suppressed addresses; an address meets all given ones. Omitted and null conditions are ignored; an empty
 * list matches no address.
 */
export type SuppressedAddressFilter = {
  /** When the mail server last rejected the address. */
  createdAt?: InputMaybe<DateRange>;
  /** Ids of entries, at most 1,000; malformed and unknown ids match nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Substring of the address, without regard to case; its first 100 characters count. With 1 or 2 characters: its
   * beginning.
   */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of suppressed addresses. */
export type SuppressedAddressPage = {
  __typename?: 'SuppressedAddressPage';
  /** The addresses of this page, at most `page.size`. */
  items: Array<SuppressedAddress>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
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

/** A conversation as an editor shows it. */
export type SyncTicketInput = {
  /** The replies and answers of the conversation, oldest first, including the ones to add. */
  messages: Array<SyncedMessageInput>;
  /** The status to set, for Admins; ignored from the owner. Unchanged when omitted. */
  status?: InputMaybe<TicketStatus>;
};

/** Answer of `syncTicket`. */
export type SyncTicketPayload = {
  __typename?: 'SyncTicketPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Whether the call added a message or changed the status; null with errors. */
  isChanged: Maybe<Scalars['Boolean']['output']>;
  /** The ticket after the call; null with errors. */
  ticket: Maybe<Ticket>;
};

/** A message of a conversation. */
export type SyncedMessageInput = {
  /** 1 to 5,000 characters, compared without surrounding blanks. */
  message: Scalars['String']['input'];
  /** Side that wrote it; compared with the stored messages. */
  sender: TicketSender;
};

/** Answer of `testAiKey`. */
export type TestAiKeyPayload = {
  __typename?: 'TestAiKeyPayload';
  /** The key with the result of the test; null with errors. */
  aiKey: Maybe<AiKey>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** What the key can use, or why it does not work, as a sentence; null with errors. */
  result: Maybe<Scalars['String']['output']>;
  /** Whether the AI service accepts the key and offers it a model that makes pictures; false with errors. */
  works: Scalars['Boolean']['output'];
};

/** Answer of `testPayPal`. */
export type TestPayPalPayload = {
  __typename?: 'TestPayPalPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Why PayPal's events can't arrive: no webhook, another address, missing events; null when they can, and with errors. */
  webhookProblem: Maybe<Scalars['String']['output']>;
  /** Whether PayPal accepted the credentials; false with errors. */
  works: Scalars['Boolean']['output'];
};

/** What becomes of a payment in test mode. */
export type TestPaymentOutcome =
  /** The payment of a pending order is declined, and the order can be paid again. */
  | 'DECLINED'
  /** A pending order is paid: credits, membership and webhooks as after a real payment. A paid order stays paid. */
  | 'PAID'
  /** A paid order is refunded in full: unspent credits and the membership are withdrawn. */
  | 'REFUNDED';

/** Answer of `testEmail` and `testStorage`. */
export type TestServicePayload = {
  __typename?: 'TestServicePayload';
  /** Answer of the service, or why it does not work; null with errors. */
  answer: Maybe<Scalars['String']['output']>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** Duration of the test in milliseconds; null with errors. */
  tookMs: Maybe<Scalars['Int']['output']>;
  /** Whether the service did its work; false with errors. */
  works: Scalars['Boolean']['output'];
};

/** A quote of a customer. */
export type Testimonial = {
  __typename?: 'Testimonial';
  /** Address of a portrait, at most 500 characters; blank for none. */
  avatar: Scalars['String']['output'];
  /** Identifies the quote in the editor, at most 64 characters. */
  id: Scalars['ID']['output'];
  /** At most 120 characters. */
  name: Scalars['String']['output'];
  /** Occupation or company of the customer, at most 160 characters. */
  position: Scalars['String']['output'];
  /** At most 1,000 characters. */
  quote: Scalars['String']['output'];
  /** Stars, 1 to 5; 0 for a quote that was stored without a rating. */
  rating: Scalars['Int']['output'];
};

/** A quote of a customer. */
export type TestimonialInput = {
  /** Address of a portrait, at most 500 characters; blank for none. */
  avatar: Scalars['String']['input'];
  /** Identifies the quote in the editor, at most 64 characters. */
  id: Scalars['ID']['input'];
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Occupation or company of the customer, 1 to 160 characters. */
  position: Scalars['String']['input'];
  /** 1 to 1,000 characters. */
  quote: Scalars['String']['input'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
};

/** Content of the testimonials section. */
export type TestimonialsInput = {
  /** The story above the quotes. */
  successStory: SuccessStoryInput;
  /** 1 to 24 quotes, in order. */
  testimonials: Array<TestimonialInput>;
  /** Heading of the quotes, at most 160 characters. */
  testimonialsTitle: Scalars['String']['input'];
};

/** Section of the home page with a success story and quotes of customers. */
export type TestimonialsSection = ContentSection & {
  __typename?: 'TestimonialsSection';
  /** False while the section is hidden; the other fields are then blank or empty. */
  isActive: Scalars['Boolean']['output'];
  /** The story above the quotes. */
  successStory: SuccessStory;
  /** Quotes of customers, at most 24, in order. */
  testimonials: Array<Testimonial>;
  /** Heading of the quotes, at most 160 characters. */
  testimonialsTitle: Scalars['String']['output'];
};

/** A conversation with support. A message of the contact form creates one as well. */
export type Ticket = {
  __typename?: 'Ticket';
  /** The Admin who handles it; null for none. */
  assignee: Maybe<User>;
  /** When the ticket was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The account that owns the ticket; null for an anonymous contact message, until an account has proven the address. */
  customer: Maybe<User>;
  /** The design it is about; null without one, or when the design was deleted. */
  design: Maybe<Design>;
  /** UUIDv7 of the ticket. */
  id: Scalars['ID']['output'];
  /** Pictures of the first message, in the order of the input, at most 3. */
  images: Array<TicketImage>;
  /** When the newest message was written, including the first one and merged tickets. */
  lastMessageAt: Scalars['DateTime']['output'];
  /**
   * The ticket of the same owner that this one was merged into; null if not merged. A merged ticket is closed and takes no
   * replies.
   */
  mergedInto: Maybe<Ticket>;
  /** Tickets that were merged into this one, oldest first, at most 10. Their messages belong to this conversation. */
  mergedTickets: Array<Ticket>;
  /** The first message, written by the owner, 1 to 5,000 characters. */
  message: Scalars['String']['output'];
  /**
   * Phone number of the account when the ticket was created, or of the contact form, at most 40 characters; null without
   * one.
   */
  phone: Maybe<Scalars['String']['output']>;
  /** Other Admins who currently read the ticket or write an answer, longest first. */
  presence: Maybe<Array<TicketPresence>>;
  /** Null until an Admin sets one. */
  priority: Maybe<TicketPriority>;
  /** The order it is about; null without one, or when the order was deleted. */
  purchase: Maybe<Purchase>;
  /** Replies and answers, oldest first, at most 200. */
  replies: Array<TicketReply>;
  /** Number of `replies`, 0 to 200. */
  replyCount: Scalars['Int']['output'];
  /** Current state. */
  status: TicketStatus;
  /** 1 to 200 characters, one line. */
  subject: Scalars['String']['output'];
  /** Number of messages of the owner, including the first one, that no Admin has read. */
  unreadBySupport: Maybe<Scalars['Int']['output']>;
  /** Number of answers of support that the owner has not read. */
  unreadByUser: Scalars['Int']['output'];
  /** Address of the owner when the ticket was created. */
  userEmail: Scalars['String']['output'];
  /** Name of the owner when the ticket was created. */
  userName: Scalars['String']['output'];
  /** Profile picture of the account when the ticket was created; null without one. */
  userPhotoUrl: Maybe<Scalars['String']['output']>;
  /** Role of the account when it got the ticket; MEMBER for an anonymous contact message. */
  userRole: Role;
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
  assignee?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When the ticket was created. */
  createdAt?: InputMaybe<DateRange>;
  /**
   * Substring of the owner's email address, without regard to case; with 1 or 2 characters in the list of all accounts its
   * beginning.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Ids of tickets, at most 1,000; malformed and unknown ids match nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True for tickets with an assignee only, false for tickets without one only. */
  isAssigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for tickets that were merged into another one only, false for the others only. */
  isMerged?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of accounts, at most 1,000; for the list of all accounts only. */
  owner?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these priorities; tickets without one do not match. */
  priority?: InputMaybe<Array<TicketPriority>>;
  /** Ids of the purchases that tickets are about, at most 1,000. */
  purchase?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Substring of subject or first message, without regard to case and accents; its first 100 characters count. With 1 or 2
   * characters in the list of all accounts: the beginning of the subject.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<TicketStatus>>;
  /** True for tickets with messages that no Admin has read only, false for the others only. */
  unreadBySupport?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for tickets with unread answers for the owner only, false for the others only. */
  unreadByUser?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A picture of a message in a ticket, uploaded at POST /ticket-images. */
export type TicketImage = {
  __typename?: 'TicketImage';
  /** Pixels. */
  height: Scalars['Int']['output'];
  /** UUIDv7 of the picture, for the `imageIds` of a message. */
  id: Scalars['ID']['output'];
  /** Path of the picture, readable by the ticket's owner and by Admins only. */
  imageUrl: Scalars['String']['output'];
  /** Path of a small copy, of at most 696 x 384 pixels; a small or moving picture is its own copy. */
  thumbnailUrl: Scalars['String']['output'];
  /** Pixels. */
  width: Scalars['Int']['output'];
};

/** A page of tickets. */
export type TicketPage = {
  __typename?: 'TicketPage';
  /** The tickets of this page, at most `page.size`. */
  items: Array<Ticket>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** Answer of operations on one ticket. */
export type TicketPayload = {
  __typename?: 'TicketPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The ticket after the operation; null with errors. */
  ticket: Maybe<Ticket>;
  /** The caller, with the count of unread tickets after this call; null with errors. */
  viewer: Maybe<User>;
};

/** An Admin who has a ticket open. It expires 30 seconds after the last `setTicketActivity`. */
export type TicketPresence = {
  __typename?: 'TicketPresence';
  /** The Admin; null when the account no longer exists. */
  admin: Maybe<User>;
  /** True while the Admin writes an answer, false while reading. */
  isWriting: Scalars['Boolean']['output'];
  /** When the Admin opened the ticket. */
  since: Scalars['DateTime']['output'];
};

/** Urgency of a ticket, set by Admins. */
export type TicketPriority =
  /** Before all others. */
  | 'HIGH'
  /** After all others. */
  | 'LOW'
  /** Normal. */
  | 'MEDIUM';

/** A later message of a ticket: a reply of its owner, or an answer of support. */
export type TicketReply = {
  __typename?: 'TicketReply';
  /** Account that wrote it; null when it no longer exists. */
  author: Maybe<User>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** UUIDv7 of the message. */
  id: Scalars['ID']['output'];
  /** Its pictures, in the order of the input, at most 3. */
  images: Array<TicketImage>;
  /** 1 to 5,000 characters of plain text. */
  message: Scalars['String']['output'];
  /** USER for a reply of the ticket's owner, ADMIN for an answer of support. */
  sender: TicketSender;
};

/** A reply of the owner, or an answer of support. */
export type TicketReplyInput = {
  /** Ids of pictures that the caller has uploaded to POST /ticket-images and not sent yet, in order, at most 3. */
  imageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 5,000 characters. */
  message: Scalars['String']['input'];
  /** Chosen by the client, 8 to 64 letters, digits, - or _: a repeated id is the same reply, another input CONFLICT. */
  requestId: Scalars['String']['input'];
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

/** A change among tickets. When `ticket` is null, changes may have been missed: query the list again. */
export type TicketsChange = {
  __typename?: 'TicketsChange';
  /** The current state of a new or changed ticket; null when changes may have been missed. */
  ticket: Maybe<Ticket>;
  /** The caller, with the current count of unread tickets. */
  viewer: User;
};

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

/** Answer of `undoEmailChange`. */
export type UndoEmailChangePayload = {
  __typename?: 'UndoEmailChangePayload';
  /** The restored address of the account; null with errors. */
  email: Maybe<Scalars['String']['output']>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** A completed payment at PayPal that no order of this shop explains, such as one made after the backup that was restored. */
export type UnmatchedPayment = {
  __typename?: 'UnmatchedPayment';
  /** What PayPal captured, in `currency`. */
  amount: Scalars['Money']['output'];
  /** PayPal's id of the capture. */
  captureId: Scalars['String']['output'];
  /** When PayPal captured it. */
  capturedAt: Scalars['DateTime']['output'];
  /** Currency of the amount (ISO 4217), also one that the shop does not accept. */
  currency: Scalars['String']['output'];
  /** When an Admin decided; null before. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** UUIDv7, for the operations on unmatched payments. */
  id: Scalars['ID']['output'];
  /** The order code for which it was paid; null without one. */
  orderCode: Maybe<Scalars['String']['output']>;
  /** The payer's address at PayPal; null when it is unknown, and three months after the decision. */
  payerEmail: Maybe<Scalars['String']['output']>;
  /** PayPal's id of the captured order; null when PayPal does not report it. */
  paypalOrderId: Maybe<Scalars['String']['output']>;
  /** The purchase that was granted for it; null without one. */
  purchase: Maybe<Purchase>;
  /** The Admin's reason, 1 to 300 characters; null before the decision. */
  reason: Maybe<Scalars['String']['output']>;
  /** The Admin's decision so far. */
  state: UnmatchedPaymentState;
  /** The account that has the payer's email address; null for none. */
  suggestedAccount: Maybe<User>;
};

/**
 * Conditions on unmatched payments; a payment meets all given ones. Omitted and null conditions are ignored; an empty list
 * matches no payment.
 */
export type UnmatchedPaymentFilter = {
  /** When PayPal captured the payment. */
  capturedAt?: InputMaybe<DateRange>;
  /** Ids of unmatched payments, at most 1,000; malformed and unknown ids match nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Substring of the payer's address, the capture id or the order code, without regard to case; its first 100 characters
   * count. With 1 or 2 characters: the beginning of the address or the capture id.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  state?: InputMaybe<Array<UnmatchedPaymentState>>;
};

/** A page of unmatched payments. */
export type UnmatchedPaymentPage = {
  __typename?: 'UnmatchedPaymentPage';
  /** The payments of this page, at most `page.size`. */
  items: Array<UnmatchedPayment>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** Answer of operations on an unmatched payment. */
export type UnmatchedPaymentPayload = {
  __typename?: 'UnmatchedPaymentPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The payment after the decision; null with errors. */
  payment: Maybe<UnmatchedPayment>;
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
  id: Scalars['ID']['input'];
  /** Enables or disables the key, as `setAiKeyActive` does; unchanged when omitted. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The new key, 8 to 200 characters; the stored key is unchanged when this is omitted, blank or a masked key. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 characters; unchanged when omitted. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a profile. An omitted field is unchanged; null or blank removes the value, except for the required name. */
export type UpdateProfileInput = {
  /** At most 1,000 characters. */
  aboutMe?: InputMaybe<Scalars['String']['input']>;
  /** At most 300 characters and 5 lines. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** A name of `countries`, at most 100 characters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Full name, 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 40 characters, 3 to 17 digits, with an optional country code and extension. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Path of an image that the caller has uploaded, or the current one, at most 500 characters; null for none. */
  photoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of an account. Omitted fields are unchanged, and so are null ones, except `membershipUntil`. */
export type UpdateUserInput = {
  /** Correction of the balance; none when omitted. */
  credits?: InputMaybe<SetCreditsInput>;
  /** Level of the account; changing it to FREE or BASIC clears `membershipUntil`. */
  membership?: InputMaybe<Membership>;
  /**
   * When PREMIUM ends, in the future; null for no end. When omitted, a running PREMIUM retains its end, and a new one has
   * none. INVALID_INPUT with another membership.
   */
  membershipUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The new role. A change needs a proof (PROOF_REQUIRED), and LAST_ADMIN protects the only Admin. */
  role?: InputMaybe<Role>;
};

/** Answer of `uploadImage`. */
export type UploadImagePayload = {
  __typename?: 'UploadImagePayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The stored image; null with errors. */
  image: Maybe<UploadedImage>;
};

/** A public image, such as a profile picture. */
export type UploadedImage = {
  __typename?: 'UploadedImage';
  /** Height of the stored image in pixels. */
  height: Scalars['Int']['output'];
  /** Path of the stored image, such as for `UpdateProfileInput.photoUrl`. */
  url: Scalars['String']['output'];
  /** Width of the stored image in pixels. */
  width: Scalars['Int']['output'];
};

/** An account. */
export type User = {
  __typename?: 'User';
  /** Text about the account's owner, at most 1,000 characters; null when empty. */
  aboutMe: Maybe<Scalars['String']['output']>;
  /** Postal address, at most 300 characters and 5 lines; null when empty. */
  address: Maybe<Scalars['String']['output']>;
  /**
   * The last requests of the account's programs, newest first: of 7 days, at most 500. A request appears within some
   * seconds. Requests that are answered 401, and operations over WebSocket, are not logged.
   */
  apiRequests: ApiRequestPage;
  /** Personal access tokens of the account, newest first: live tokens, and tokens that ended within 30 days. At most 200. */
  apiTokens: Array<ApiToken>;
  /** Audit entries about the account. */
  auditEntries: Maybe<AuditEntryPage>;
  /** The caller's own brands, in alphabetical order; empty for another account. */
  brands: Array<Brand>;
  /** At most 100 characters; null when empty. */
  city: Maybe<Scalars['String']['output']>;
  /** A name of `countries`; null when empty. */
  country: Maybe<Scalars['String']['output']>;
  /** When the account was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** The account's credit ledger. */
  creditEntries: CreditEntryPage;
  /** Credits that can be spent, 0 or more: 1 credit makes 1 design. */
  credits: Scalars['Int']['output'];
  /**
   * The caller's own uploaded photos that can be chosen as a background, the newest first, at most 24; empty for another
   * account.
   */
  designPhotos: Array<DesignPhoto>;
  /** The account's designs. */
  designs: DesignPage;
  /** When an Admin disabled the account; null while it is usable. */
  disabledAt: Maybe<Scalars['DateTime']['output']>;
  /** Address in lower case, at most 254 characters, unique among accounts. Of a test account, one without a mailbox. */
  email: Scalars['String']['output'];
  /**
   * Whether the owner has proven to own `email`: by a link in an email, or by a sign-in provider that verified the
   * address.
   */
  emailVerified: Scalars['Boolean']['output'];
  /** Events of the account's objects in at least the last 30 days, the same that webhooks deliver. */
  events: EventPage;
  /** Saved prompts for reuse, in alphabetical order: at most 100. */
  favoritePrompts: Array<FavoritePrompt>;
  /** UUIDv7 of the account. */
  id: Scalars['ID']['output'];
  /** Whether it is a test account: what a test token works on. */
  isTest: Scalars['Boolean']['output'];
  /** Billing details of the newest order, offered for the next one; null before the first. */
  lastBilling: Maybe<Billing>;
  /** The current membership: an expired PREMIUM is what the account had before it, BASIC or FREE. */
  membership: Membership;
  /** BASIC or FREE: what follows when PREMIUM ends or is refunded; null without PREMIUM. */
  membershipAfterPremium: Maybe<Membership>;
  /** When PREMIUM ends, or ended within the last day; null for no end, and without PREMIUM. */
  membershipUntil: Maybe<Scalars['DateTime']['output']>;
  /** Messages that Admins have sent to the account. */
  messages: Maybe<MessagePage>;
  /** The caller's own months of posts, the newest first, at most 24; empty for another account. */
  monthPlans: Array<MonthPlan>;
  /** How many brands the account may have by its membership (`ShopSettings.brands`); a lower one removes none. */
  mostBrands: Scalars['Int']['output'];
  /** Whether the account is an Admin that has to set up two-step sign-in before it can use its rights (TWO_STEP_REQUIRED). */
  mustSetUpTwoStep: Scalars['Boolean']['output'];
  /** Full name, 1 to 100 characters. */
  name: Scalars['String']['output'];
  /** Notes of Admins about the account, newest first: at most 100. */
  notes: Maybe<Array<UserNote>>;
  /** At most 40 characters; null when empty. */
  phone: Maybe<Scalars['String']['output']>;
  /** Address of the profile picture: a path of this site, or an https address of a sign-in provider; null without one. */
  photoUrl: Maybe<Scalars['String']['output']>;
  /** The account's orders of packages and items. */
  purchases: PurchasePage;
  /** MEMBER unless an Admin or the operator changed it. */
  role: Role;
  /** Password, two-step sign-in and sign-in providers of the account. */
  security: AccountSecurity;
  /** Browsers in which the account is signed in, without ended and expired sessions. */
  sessions: SessionPage;
  /** The account's conversations with support. */
  tickets: TicketPage;
  /** Number of the account's tickets that have unread answers of support. */
  unreadTickets: Scalars['Int']['output'];
  /** 1 for a new account; incremented by each change of its data by its owner or an Admin. */
  version: Maybe<Scalars['Int']['output']>;
  /** Optional kinds of email that are enabled. Others, such as receipts, are always sent. */
  wantedMails: Array<MailKind>;
  /** Addresses that get the account's events, oldest first: at most 5. */
  webhookEndpoints: Array<WebhookEndpoint>;
};


/** An account. */
export type UserApiRequestsArgs = {
  filter: InputMaybe<ApiRequestFilter>;
  page: InputMaybe<PageInput>;
};


/** An account. */
export type UserAuditEntriesArgs = {
  page: InputMaybe<PageInput>;
  sort: InputMaybe<AuditEntrySort>;
};


/** An account. */
export type UserCreditEntriesArgs = {
  filter: InputMaybe<CreditEntryFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<CreditEntrySort>;
};


/** An account. */
export type UserDesignsArgs = {
  filter: InputMaybe<DesignFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<DesignSort>;
};


/** An account. */
export type UserEventsArgs = {
  filter: InputMaybe<EventFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<EventSort>;
};


/** An account. */
export type UserMessagesArgs = {
  page: InputMaybe<PageInput>;
  sort: InputMaybe<MessageSort>;
};


/** An account. */
export type UserPurchasesArgs = {
  filter: InputMaybe<PurchaseFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<PurchaseSort>;
};


/** An account. */
export type UserSessionsArgs = {
  page: InputMaybe<PageInput>;
  sort: InputMaybe<SessionSort>;
};


/** An account. */
export type UserTicketsArgs = {
  filter: InputMaybe<TicketFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<TicketSort>;
};

/** What a deletion of accounts would find. */
export type UserDeletionPreview = {
  __typename?: 'UserDeletionPreview';
  /** Number of accounts that match at call time. */
  accounts: Scalars['Int']['output'];
  /**
   * Number of these accounts that have paid for an order: they become anonymous, and their orders and ledger are retained.
   * Counted among the first 10,000 accounts.
   */
  buyers: Scalars['Int']['output'];
};

/** An expected failure, to be shown to the user. */
export type UserError = {
  __typename?: 'UserError';
  /** Kind of the failure; stable, for programs. */
  code: ErrorCode;
  /** Path of the wrong input field, for example ["billing", "country"]; null when the error is about no field. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** One sentence in English, to show to the user; it may change between releases. */
  message: Scalars['String']['output'];
  /** Whole seconds until the next attempt is allowed; null except with TOO_MANY_REQUESTS. */
  retryAfterSeconds: Maybe<Scalars['Int']['output']>;
};

/**
 * Conditions on accounts; an account meets all given ones. Omitted and null conditions are ignored; an empty list matches
 * no account.
 */
export type UserFilter = {
  /** When the account was registered. */
  createdAt?: InputMaybe<DateRange>;
  /** Balance in credits. */
  credits?: InputMaybe<IntRange>;
  /** Whole addresses in any case, at most 1,000. */
  email?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ids of accounts, at most 1,000; malformed and unknown ids match nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True for disabled accounts only, false for usable ones only. */
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The stored membership: an expired PREMIUM is PREMIUM here until the daily job has ended it. */
  membership?: InputMaybe<Array<Membership>>;
  /** Any of these roles. */
  role?: InputMaybe<Array<Role>>;
  /**
   * Substring of the name, the email address or the role, without regard to case and accents; its first 100 characters
   * count. With 1 or 2 characters: the beginning of the name or the address.
   */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A note of an Admin about an account, which the account's owner does not see. */
export type UserNote = {
  __typename?: 'UserNote';
  /** The Admin who wrote it; null when the account no longer exists. */
  author: Maybe<User>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** UUIDv7 of the note, for `deleteUserNote`. */
  id: Scalars['ID']['output'];
  /** 1 to 2,000 characters. */
  text: Scalars['String']['output'];
};

/** A page of accounts. */
export type UserPage = {
  __typename?: 'UserPage';
  /** The accounts of this page, at most `page.size`. */
  items: Array<User>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** Answer of operations by which an Admin changes an account. */
export type UserPayload = {
  __typename?: 'UserPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** False when the account was as `updateUser` wanted it already. Null for other operations, and with errors. */
  isChanged: Maybe<Scalars['Boolean']['output']>;
  /** The account after the change; null with errors. */
  user: Maybe<User>;
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
  /** Accounts that match at call time, at most 100 a call. */
  { filter: UserFilter; ids?: never; }
  |  /** Ids of accounts, at most 100. */
  { filter?: never; ids: Array<Scalars['ID']['input']>; };

/** Answer of `verifyEmail` and `sendVerificationEmail`. */
export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** Answer of `verifyPurchase`. */
export type VerifyPurchasePayload = {
  __typename?: 'VerifyPurchasePayload';
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /**
   * Whether PayPal confirmed the state during this call. False when PayPal did not answer, is being asked by another call,
   * or was asked within the last seconds: the state is then the stored one. Null with errors.
   */
  isVerified: Maybe<Scalars['Boolean']['output']>;
  /** The order after the call; null with errors. */
  purchase: Maybe<Purchase>;
};

/** An event for one endpoint, with its attempts. Deleted with its month (UTC), 30 days after the end of it. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** When the last attempt ended; null before the first. */
  attemptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of attempts so far. */
  attempts: Scalars['Int']['output'];
  /** When the event happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Duration of the last attempt in milliseconds; null before the first. */
  durationMs: Maybe<Scalars['Int']['output']>;
  /** Why the last attempt got no answer, as a sentence; null when it got one. */
  error: Maybe<Scalars['String']['output']>;
  /** The header `webhook-id`: the same for every attempt and every endpoint. */
  eventId: Scalars['ID']['output'];
  /** Why it was cancelled before its last attempt, as a sentence; null when it was not. */
  givenUp: Maybe<Scalars['String']['output']>;
  /** UUIDv7, for `redeliverWebhook`; ids are assigned in the order of the events. */
  id: Scalars['ID']['output'];
  /** When the next attempt is made; null when none follows. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** The body that is sent, as JSON. */
  request: Scalars['String']['output'];
  /** First 4,096 characters of the last answer; null when none came. */
  response: Maybe<Scalars['String']['output']>;
  /** HTTP status of the last answer; null when none came. */
  responseStatus: Maybe<Scalars['Int']['output']>;
  /** Current state. */
  status: WebhookDeliveryStatus;
  /** The last 21 attempts, oldest first. All of them had the same body. */
  tries: Array<WebhookTry>;
  /** Type of the event. */
  type: WebhookEventType;
};

/**
 * Conditions on deliveries; a delivery meets all given ones. Omitted and null conditions are ignored; an empty list
 * matches no delivery.
 */
export type WebhookDeliveryFilter = {
  /** When the event happened. */
  createdAt?: InputMaybe<DateRange>;
  /** Any of these states. */
  status?: InputMaybe<Array<WebhookDeliveryStatus>>;
  /** Any of these event types. */
  type?: InputMaybe<Array<WebhookEventType>>;
};

/** A page of an endpoint's deliveries. */
export type WebhookDeliveryPage = {
  __typename?: 'WebhookDeliveryPage';
  /** The deliveries of this page, at most `page.size`. */
  items: Array<WebhookDelivery>;
  /** Position of this page, with the cursors to the pages around it. */
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** Answer of operations that queue a delivery. */
export type WebhookDeliveryPayload = {
  __typename?: 'WebhookDeliveryPayload';
  /** Id of the queued delivery; null with errors. */
  deliveryId: Maybe<Scalars['ID']['output']>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
};

/** Sort of a list of deliveries. */
export type WebhookDeliverySort = {
  /** DESC when omitted. */
  direction?: SortDirection;
  /** CREATED_AT when omitted. */
  field?: WebhookDeliverySortField;
};

/** Fields by which deliveries can be sorted. */
export type WebhookDeliverySortField =
  /** In the order of the events. */
  | 'CREATED_AT';

/** State of a delivery. */
export type WebhookDeliveryStatus =
  /** No further attempt is made; `redeliverWebhook` sends it again. */
  | 'FAILED'
  /** The endpoint answered with a status from 200 to 299. */
  | 'SUCCEEDED'
  /** It waits for its first or next attempt. */
  | 'WAITING';

/**
 * An address that gets events by POST, signed by the Standard Webhooks specification. An endpoint of an account gets the
 * events of that account's objects, an endpoint of the shop the events of all accounts.
 */
export type WebhookEndpoint = {
  __typename?: 'WebhookEndpoint';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Deliveries to it in at least the last 30 days. */
  deliveries: WebhookDeliveryPage;
  /** What it is for, in the owner's own text; null when not given. */
  description: Maybe<Scalars['String']['output']>;
  /** Until when the secret before the last rotation also signs; null when only the current secret signs. */
  earlierSecretUntil: Maybe<Scalars['DateTime']['output']>;
  /** Event types that it gets at present: the types that `types` matches, at least one. */
  events: Array<WebhookEventType>;
  /** Failed attempts since the last success. */
  failures: Scalars['Int']['output'];
  /** UUIDv7 of the endpoint. */
  id: Scalars['ID']['output'];
  /** Whether events are sent to it. */
  isActive: Scalars['Boolean']['output'];
  /** When it was disabled; null while it is active. */
  offAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it is disabled; null while it is active. */
  offReason: Maybe<WebhookOffReason>;
  /**
   * What it asks for, in the names of bodies: types such as `order.paid`, and the wildcards `order.*` (all of an area) and
   * `*` (all), which also match types that are added later.
   */
  types: Array<Scalars['String']['output']>;
  /** Address at a public host, at most 500 characters. */
  url: Scalars['String']['output'];
  /** 1 for a new endpoint; incremented by each save and rotation, and when the server disables it. */
  version: Scalars['Int']['output'];
};


/**
 * An address that gets events by POST, signed by the Standard Webhooks specification. An endpoint of an account gets the
 * events of that account's objects, an endpoint of the shop the events of all accounts.
 */
export type WebhookEndpointDeliveriesArgs = {
  filter: InputMaybe<WebhookDeliveryFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<WebhookDeliverySort>;
};

/** Address and event types of an endpoint. */
export type WebhookEndpointInput = {
  /** What it is for, at most 200 characters. Unchanged when omitted; null or an empty text removes it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /**
   * Event types that it gets; not WEBHOOK_TEST, and USER_REGISTERED for an endpoint of the shop only. Required without
   * `types`.
   */
  events?: InputMaybe<Array<WebhookEventType>>;
  /** False disables the endpoint and cancels its pending deliveries; true also resets its failures. */
  isActive: Scalars['Boolean']['input'];
  /**
   * The same in the names of bodies, with wildcards: `order.paid`, `order.*`, `*`. At most 50. Give either `events` or
   * `types`, at least one of them.
   */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * An https address at a public host, at most 500 characters, with port 443 (http and port 80 where the operator allows
   * it), without user name and password.
   */
  url: Scalars['String']['input'];
};

/** Answer of operations on one endpoint. */
export type WebhookEndpointPayload = {
  __typename?: 'WebhookEndpointPayload';
  /** The endpoint after the operation; null with errors. */
  endpoint: Maybe<WebhookEndpoint>;
  /** Expected failures; empty on success. */
  errors: Array<UserError>;
  /** The new secret (`whsec_...`), returned only after creation and rotation; null otherwise. */
  secret: Maybe<Scalars['String']['output']>;
};

/**
 * An event that webhooks report. Values may be added. Each has the name of the type in upper case with `_` for the dot:
 * ORDER_PAID is `order.paid` in bodies, in `Event.type`, and wherever types are given as texts with wildcards.
 */
export type WebhookEventType =
  /** The shop or an Admin added credits (`credits.granted`, with the id of the ledger row): query `me`. */
  | 'credits.granted'
  /**
   * The balance fell below 5 credits (`credits.low`, with the id of the ledger row), once until credits are added: query
   * `me`.
   */
  | 'credits.low'
  /**
   * The owner deleted a design (`design.deleted`), which no query answers any more; it may be restored for a short time.
   * Once in 15 minutes for a design that is restored and deleted again.
   */
  | 'design.deleted'
  /** A design has failed and its credit is released (`design.failed`): query `design(id:)`. */
  | 'design.failed'
  /** A design is finished (`design.succeeded`): query `design(id:)`. */
  | 'design.succeeded'
  /** A purchase is cancelled before it was paid (`order.cancelled`): query `purchase(id:)`. */
  | 'order.cancelled'
  /** A purchase is placed (`order.created`): query `purchase(id:)`. */
  | 'order.created'
  /** The payer disputes the payment of a purchase at PayPal (`order.disputed`): query `purchase(id:)`. */
  | 'order.disputed'
  /** A purchase is paid (`order.paid`): query `purchase(id:)`. */
  | 'order.paid'
  /** A purchase is refunded, in full or in part (`order.refunded`): query `purchase(id:)`. */
  | 'order.refunded'
  /** A ticket is created (`ticket.created`): query `ticket(id:)`. */
  | 'ticket.created'
  /** The owner or support added a message to a ticket (`ticket.replied`, with `replyId` and `sender`): query `ticket(id:)`. */
  | 'ticket.replied'
  /** The status of a ticket changed (`ticket.status_changed`): query `ticket(id:)`. */
  | 'ticket.status_changed'
  /** An account is created (`user.registered`), for endpoints of the shop only: query `user(id:)`. */
  | 'user.registered'
  /** A test (`webhook.test`), sent by `testWebhookEndpoint` to any endpoint; no endpoint can subscribe to it. */
  | 'webhook.test';

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

/** An attempt of a delivery. */
export type WebhookTry = {
  __typename?: 'WebhookTry';
  /** When the answer arrived, or the attempt failed without one. */
  attemptedAt: Scalars['DateTime']['output'];
  /** Time to the answer or failure in milliseconds. */
  durationMs: Maybe<Scalars['Int']['output']>;
  /** Why no answer came, as a sentence; null when one did. */
  error: Maybe<Scalars['String']['output']>;
  /** Position among the attempts of the delivery, 1 for the first. */
  number: Scalars['Int']['output'];
  /**
   * Address and headers of the request, one line each; a signature is cut to its first eight characters. Null for attempts
   * before this was stored.
   */
  requestHead: Maybe<Scalars['String']['output']>;
  /** First 1,000 characters of the answer; null when none came. */
  response: Maybe<Scalars['String']['output']>;
  /** HTTP status of the answer; null when none came. */
  responseStatus: Maybe<Scalars['Int']['output']>;
};

/** What a website suggests for a brand. Nothing of it is stored. */
export type Website = {
  __typename?: 'Website';
  /** The address that was read, after redirects. */
  address: Scalars['String']['output'];
  /** Null when none were seen. */
  buttons: Maybe<WebsiteButtons>;
  /** Null when none were seen. */
  colors: Maybe<WebsiteColors>;
  /** Telephone number, email address or address of the site; null when none was seen. */
  contact: Maybe<WebsiteText>;
  /** Null when none were seen. */
  fonts: Maybe<WebsiteFonts>;
  /** Name of the account at a network, with @; null when none was seen. */
  handle: Maybe<WebsiteText>;
  /** BCP 47; null when the page does not say. */
  language: Maybe<WebsiteText>;
  /** At most 3, the most likely first. */
  logos: Array<WebsiteLogo>;
  /** Name of the business; null when none was seen. */
  name: Maybe<WebsiteText>;
  /** What to know about this reading, such as that the page is a shell of scripts; null for nothing. */
  note: Maybe<Scalars['String']['output']>;
  /** Null when the text model did not answer, and for a page without text. */
  words: Maybe<WebsiteWords>;
};

/** Five colours as #rrggbb, in the roles of `BrandColors`. */
export type WebsiteBrandColors = {
  __typename?: 'WebsiteBrandColors';
  /** A contrast to it. */
  accent: Scalars['String']['output'];
  /** The darkest one, for words. */
  deep: Scalars['String']['output'];
  /** Paper. */
  ground: Scalars['String']['output'];
  /** The main colour. */
  main: Scalars['String']['output'];
  /** A neighbour of the main colour. */
  second: Scalars['String']['output'];
};

/** Words that were seen on the buttons of a website. */
export type WebsiteButtons = {
  __typename?: 'WebsiteButtons';
  /** Where they were seen, in words. */
  seenAt: Scalars['String']['output'];
  /** At most 5. */
  value: Array<Scalars['String']['output']>;
};

/** Colours that were seen on a website. */
export type WebsiteColors = {
  __typename?: 'WebsiteColors';
  /** Where the main colour was seen, in words. */
  seenAt: Scalars['String']['output'];
  /** Five colours; colours that the site lacks are derived from its own. */
  value: WebsiteBrandColors;
};

/** The pair of faces that looks most like what a website has. */
export type WebsiteFonts = {
  __typename?: 'WebsiteFonts';
  /** Where its fonts were seen, in words. */
  seenAt: Scalars['String']['output'];
  /** One of the curated pairs. */
  value: FontPair;
};

/** A picture of a website that may be its logo. It is not stored. */
export type WebsiteLogo = {
  __typename?: 'WebsiteLogo';
  /** Its colours as #rrggbb, at most 5, the most frequent first. */
  colors: Array<Scalars['String']['output']>;
  /** A PNG of at most 512 pixels as a data address; `uploadLogo` stores it. */
  image: Scalars['String']['output'];
  /** The mean colour of what is visible, as #rrggbb; null for a picture that covers its whole area. */
  ink: Maybe<Scalars['String']['output']>;
  /** Its width by its height, 0.1 to 12. */
  ratio: Scalars['Float']['output'];
  /** Where it was seen, in words. */
  seenAt: Scalars['String']['output'];
};

/** A text that was seen on a website. */
export type WebsiteText = {
  __typename?: 'WebsiteText';
  /** Where it was seen, in words: 'the title of the page'. */
  seenAt: Scalars['String']['output'];
  /** As it stands there, without line breaks. */
  value: Scalars['String']['output'];
};

/** Words of a website that suit its brand, chosen by the text model; each of them stands in the text. */
export type WebsiteWords = {
  __typename?: 'WebsiteWords';
  /** At most 3 texts for buttons. */
  buttons: Array<Scalars['String']['output']>;
  /** At most 5, without #. */
  hashtags: Array<Scalars['String']['output']>;
  /** Where they were seen, in words. */
  seenAt: Scalars['String']['output'];
  /** At most 8. */
  wordsToUse: Array<Scalars['String']['output']>;
};
