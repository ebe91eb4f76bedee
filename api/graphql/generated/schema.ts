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

export type AboutFeature = {
  __typename?: 'AboutFeature';
  text: Scalars['String']['output'];
};

export type AboutFeatureInput = {
  text: Scalars['String']['input'];
};

export type AboutInput = {
  section1?: InputMaybe<AboutSectionInput>;
  section2?: InputMaybe<AboutSectionInput>;
};

export type AboutPage = {
  __typename?: 'AboutPage';
  section1: Maybe<AboutSection>;
  section2: Maybe<AboutSection>;
};

export type AboutSection = ContentSection & {
  __typename?: 'AboutSection';
  buttonLink: Scalars['String']['output'];
  buttonText: Scalars['String']['output'];
  description: Scalars['String']['output'];
  features: Array<AboutFeature>;
  images: Array<Image>;
  isActive: Scalars['Boolean']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type AboutSectionInput = {
  buttonLink: Scalars['String']['input'];
  buttonText: Scalars['String']['input'];
  description: Scalars['String']['input'];
  features: Array<AboutFeatureInput>;
  images: Array<ImageInput>;
  isActive: Scalars['Boolean']['input'];
  subtitle: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

/** The accent colour in one colour scheme, as #RRGGBB. Every tone meets WCAG AA on the pages of that scheme. */
export type AccentTones = {
  __typename?: 'AccentTones';
  /** The same under a pointer. */
  deep: Scalars['String']['output'];
  /** Buttons, links and marks. */
  main: Scalars['String']['output'];
  /** Text on `main`. */
  onMain: Scalars['String']['output'];
};

/** A change of the caller's own account. */
export type AccountPayload = {
  __typename?: 'AccountPayload';
  errors: Array<UserError>;
  user: Maybe<User>;
};

/** Password, two-step sign-in and sign-in providers of an account. */
export type AccountSecurity = {
  __typename?: 'AccountSecurity';
  /** False for an account that signs in with external accounts only. */
  hasPassword: Scalars['Boolean']['output'];
  /** A new address whose link has not been followed yet. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Linked sign-in providers, for example Google. */
  providers: Array<Scalars['String']['output']>;
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Since when sign-in requires a code of an authenticator app; null while it does not. */
  twoStepSince: Maybe<Scalars['DateTime']['output']>;
};

/** An active key of the AI service, as every account may see it. */
export type ActiveAiKey = {
  __typename?: 'ActiveAiKey';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Its first 8 and last 4 characters. */
  maskedKey: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type AddAiKeyInput = {
  /** True when omitted. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The key as the AI service shows it. Stored encrypted and never returned. */
  key: Scalars['String']['input'];
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
};

export type AddCreditsInput = {
  /** 1 to 100,000; required for another account. */
  credits?: InputMaybe<Scalars['Int']['input']>;
  /** Address of the account, in any case; the caller's own account when omitted. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the client, 8 to 64 characters: a repeated id is the same gift, another input CONFLICT. */
  requestId: Scalars['String']['input'];
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

/** A key of the AI service. The key itself is stored encrypted and never returned. */
export type AiKey = {
  __typename?: 'AiKey';
  createdAt: Scalars['DateTime']['output'];
  /**
   * Whether it comes from GEMINI_API_KEYS in the environment of a process. Its name and whether it is used can be changed,
   * the key itself cannot. It is switched off when the environment no longer lists it.
   */
  fromEnvironment: Scalars['Boolean']['output'];
  /** Whether no process has listed it in GEMINI_API_KEYS for ten minutes. It can be deleted then, and not switched on. */
  hasLeftEnvironment: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Whether it may be used. What an Admin has switched off stays off. */
  isActive: Scalars['Boolean']['output'];
  /** Last error of the AI service for this key, in the service's words; null after a success. */
  lastError: Maybe<Scalars['String']['output']>;
  /** The last error in plain words, with what helps; null after a success. */
  lastProblem: Maybe<Scalars['String']['output']>;
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** First 8 and last 4 characters; the last 2 only of a key with fewer than 20. */
  maskedKey: Scalars['String']['output'];
  /** Models of `Settings.ai` that the service does not offer to this key; null before the first check. */
  missingModels: Maybe<Array<Scalars['String']['output']>>;
  /** Models of `Settings.ai` that the key can use; null before the first check. */
  models: Maybe<Array<Scalars['String']['output']>>;
  /** When the models were last checked; null before the first check. */
  modelsAskedAt: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** Since when it is paused; null while it is in use. It is tried again after ten minutes. */
  parkedAt: Maybe<Scalars['DateTime']['output']>;
  parkedReason: Maybe<AiKeyRest>;
};

export type AiKeyPayload = {
  __typename?: 'AiKeyPayload';
  /** Number of active keys after the change: without one no design can be made. Null when nothing was changed. */
  activeKeys: Maybe<Scalars['Int']['output']>;
  aiKey: Maybe<AiKey>;
  errors: Array<UserError>;
};

/** Why a key of the AI service is not used for ten minutes. */
export type AiKeyRest =
  /** The key is not allowed to make this call. */
  | 'FORBIDDEN'
  /** The AI service does not know the key (any more). */
  | 'INVALID'
  /** The key's project has no billing, or there is no free tier in its region. */
  | 'NEEDS_BILLING';

/** The models of the AI service, and how many designs may be made. Changes apply within seconds, without a restart. */
export type AiSettings = {
  __typename?: 'AiSettings';
  /** Most designs that the whole shop makes at the same time; null for as many as its workers can (DESIGNS_AT_ONCE each). */
  designsAtOnce: Maybe<Scalars['Int']['output']>;
  /** Most designs of one account that are made at the same time; others of it wait. */
  designsAtOncePerAccount: Scalars['Int']['output'];
  /** Most designs of one account within 24 hours, without those whose credit came back; null for no limit. */
  designsPerDayPerAccount: Maybe<Scalars['Int']['output']>;
  /** Models that make pictures, in the order in which they are tried; those of IMAGE_MODELS until an Admin saves others. */
  imageModels: Array<ImageModel>;
  /** Models that enhance prompts, in the order in which they are tried; those of TEXT_MODELS until an Admin saves others. */
  textModels: Array<Scalars['String']['output']>;
  /** 0 while the defaults apply; incremented by each change. */
  version: Scalars['Int']['output'];
};

export type AiSettingsInput = {
  /** 1 to 500; null for as many as the workers can. */
  designsAtOnce?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 500. */
  designsAtOncePerAccount: Scalars['Int']['input'];
  /** 1 to 10000; null for no limit. */
  designsPerDayPerAccount?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 10, each once. A cost counts for designs that are made from now on. */
  imageModels: Array<ImageModelInput>;
  /** 1 to 10, each once. */
  textModels: Array<Scalars['String']['input']>;
};

export type AllowAddressPayload = {
  __typename?: 'AllowAddressPayload';
  errors: Array<UserError>;
  /** Whether it was suppressed. */
  isRemoved: Scalars['Boolean']['output'];
};

/** Amounts of at least `min` and at most `max`; an omitted end is open. */
export type AmountRange = {
  max?: InputMaybe<Scalars['Money']['input']>;
  min?: InputMaybe<Scalars['Money']['input']>;
};

/** A personal access token of an account. The token itself is shown once, when it is created. */
export type ApiToken = {
  __typename?: 'ApiToken';
  createdAt: Scalars['DateTime']['output'];
  /** Null for one that does not expire. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The last 4 characters of the token. */
  hint: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Accurate to a minute; null when it was never used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** The account that it belongs to. */
  owner: User;
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  scopes: Array<TokenScope>;
  state: ApiTokenState;
};

/** Whether a token can be used. */
export type ApiTokenState =
  | 'EXPIRED'
  | 'LIVE'
  | 'REVOKED';

/** How the shop looks on its pages, in its emails and on its invoices. */
export type Appearance = {
  __typename?: 'Appearance';
  /** The colour that was chosen, as #RRGGBB. */
  accentColor: Scalars['String']['output'];
  /** The accent as the dark colour scheme uses it. */
  dark: AccentTones;
  /** The accent as the light colour scheme uses it. */
  light: AccentTones;
  /** Address of the shop's logo; empty while the shop has none and its name stands in its place. */
  logoUrl: Scalars['String']['output'];
  /** Stands in titles, emails and wherever the shop names itself. */
  shopName: Scalars['String']['output'];
  /** 0 while the defaults apply; incremented by each change. */
  version: Maybe<Scalars['Int']['output']>;
};

export type AppearanceInput = {
  /** #RRGGBB. Refused when it can't be told from the light page (contrast below 3:1). */
  accentColor: Scalars['String']['input'];
  /** Address of an uploaded image, or empty for none. */
  logoUrl: Scalars['String']['input'];
  /** 1 to 60 characters. */
  shopName: Scalars['String']['input'];
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

export type AttentionItem = {
  __typename?: 'AttentionItem';
  /** Counts end at 10,000. */
  count: Scalars['Int']['output'];
  kind: AttentionKind;
  /** The order that has waited longest, where it is about orders; null otherwise. For disputes the one that is due first. */
  purchaseId: Maybe<Scalars['ID']['output']>;
  /** The earliest deadline that PayPal has named, for disputes. */
  respondBy: Maybe<Scalars['DateTime']['output']>;
};

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

/** What an Admin, or a command of the operator, did. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Name of the action, such as `save-section`. */
  action: Scalars['String']['output'];
  /** Who did it; null for a command, or when the account no longer exists. */
  actor: Maybe<User>;
  /** State after as JSON. */
  after: Maybe<Scalars['String']['output']>;
  /** State before as JSON; secrets and words about persons are never in it. */
  before: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  reason: Maybe<Scalars['String']['output']>;
  /** Id of the request, as in the logs. */
  requestId: Maybe<Scalars['String']['output']>;
  /** The object, such as `content/banner` or `users/{id}`. */
  subject: Scalars['String']['output'];
};

export type AuditEntryFilter = {
  /** Names of actions. */
  action?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ids of the Admins who did it. */
  actor?: InputMaybe<Array<Scalars['ID']['input']>>;
  createdAt?: InputMaybe<DateRange>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Substring of action, object or reason; case-insensitive. A space also matches a hyphen: 'save view' finds `save-view`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Objects, such as `users/{id}`. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type AuditEntryPage = {
  __typename?: 'AuditEntryPage';
  items: Array<AuditEntry>;
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

export type AuditEntrySort = {
  direction?: SortDirection;
  field?: AuditEntrySortField;
};

export type AuditEntrySortField =
  /** In the order in which the rows were written. */
  | 'CREATED_AT';

export type AuthButtons = {
  __typename?: 'AuthButtons';
  dashboardText: Scalars['String']['output'];
  loginText: Scalars['String']['output'];
  registerText: Scalars['String']['output'];
};

export type AuthButtonsInput = {
  dashboardText: Scalars['String']['input'];
  loginText: Scalars['String']['input'];
  registerText: Scalars['String']['input'];
};

/** The banner with one button. It keeps the other buttons and the picture of the video. */
export type BannerFirstViewInput = {
  buttonLink?: InputMaybe<Scalars['String']['input']>;
  /** The first button; it is removed when text and link are blank. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  highlightText?: InputMaybe<Scalars['String']['input']>;
  /** The title up to its last line. */
  mainTitle?: InputMaybe<Scalars['String']['input']>;
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** Address of the video; blank for none. */
  videoLink?: InputMaybe<Scalars['String']['input']>;
};

export type BannerInput = {
  /** An http(s) address or a path of this site that ends in jpg, jpeg, png, gif or webp; blank or null for none. */
  backgroundImage?: InputMaybe<Scalars['String']['input']>;
  buttons: Array<LinkInput>;
  description: Scalars['String']['input'];
  /** The part of the title to highlight; null or omitted for none. */
  highlightText?: InputMaybe<Scalars['String']['input']>;
  subtitle: Scalars['String']['input'];
  title: Scalars['String']['input'];
  video?: InputMaybe<SectionVideoInput>;
};

/** The banner with all buttons. */
export type BannerSecondViewInput = {
  buttons?: InputMaybe<Array<LinkInput>>;
  subtitle?: InputMaybe<Scalars['String']['input']>;
  /** The title, whose last line is highlighted when it has several. */
  title?: InputMaybe<Scalars['String']['input']>;
  video?: InputMaybe<SectionVideoInput>;
};

export type BannerSection = ContentSection & {
  __typename?: 'BannerSection';
  backgroundImage: Maybe<Scalars['String']['output']>;
  /** The first is shown as a filled button, the others as outlined ones. */
  buttons: Array<Link>;
  /** Lines are separated by line breaks. */
  description: Scalars['String']['output'];
  /** The part of the title that is highlighted; a text that the title does not contain follows it. Null for none. */
  highlightText: Maybe<Scalars['String']['output']>;
  isActive: Scalars['Boolean']['output'];
  subtitle: Scalars['String']['output'];
  /** Lines are separated by line breaks. */
  title: Scalars['String']['output'];
  video: Maybe<SectionVideo>;
};

/** The banner in two views. What is omitted stays; null clears. */
export type BannerViewsInput = {
  backgroundImage?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<BannerFirstViewInput>;
  /** Unchanged when omitted. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  second?: InputMaybe<BannerSecondViewInput>;
  /** The version that was edited. Not compared when omitted. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type BeginTwoStepPayload = {
  __typename?: 'BeginTwoStepPayload';
  errors: Array<UserError>;
  /** The secret of the authenticator app, for manual entry (base32); letters and digits 2 to 7. */
  secret: Maybe<Scalars['String']['output']>;
  /** The same secret as an otpauth: URI, for a QR code. */
  uri: Maybe<Scalars['String']['output']>;
};

/** Billing name and address of a purchase. */
export type Billing = {
  __typename?: 'Billing';
  address: Scalars['String']['output'];
  /** A name of `countries`. */
  country: Scalars['String']['output'];
  customerName: Scalars['String']['output'];
};

export type BillingInput = {
  /** 1 to 300 characters. */
  address: Scalars['String']['input'];
  /** A name of `countries`. */
  country: Scalars['String']['input'];
  /** Name on the order, 1 to 100 characters. */
  customerName: Scalars['String']['input'];
};

/** Answer of an operation on many objects. The call can be repeated: objects of an earlier call count as done. */
export type BulkPayload = {
  /** Number of objects on which the operation has been carried out. */
  done: Scalars['Int']['output'];
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
  code: ErrorCode;
  /** The id as the caller sent it. */
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

export type ButtonColor =
  | 'black'
  | 'blue'
  | 'gold'
  | 'silver'
  | 'white';

export type ButtonLabel =
  | 'buynow'
  | 'checkout'
  | 'pay'
  | 'paypal';

export type ButtonLayout =
  | 'horizontal'
  | 'vertical';

export type ButtonShape =
  | 'pill'
  | 'rect';

export type CancelPurchasesPayload = BulkPayload & {
  __typename?: 'CancelPurchasesPayload';
  /** Number of cancelled orders; one that was cancelled before counts. */
  done: Scalars['Int']['output'];
  errors: Array<UserError>;
  /** Number of pending orders of a filter that this call has not processed: repeat the call for them. */
  left: Scalars['Int']['output'];
  refusals: Array<BulkRefusal>;
  /** Number of orders that may not be cancelled: they are paid, or their payment is in progress. */
  refused: Scalars['Int']['output'];
};

/** A prepared answer of support. */
export type CannedAnswer = {
  __typename?: 'CannedAnswer';
  /** May hold {{userName}} and {{ticketSubject}}, which are replaced before the answer is sent. */
  body: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type CannedAnswerInput = {
  /** 1 to 5000 characters. May hold {{userName}} and {{ticketSubject}}, and no other placeholder. */
  body: Scalars['String']['input'];
  /** 1 to 60 characters; no other answer has it. */
  name: Scalars['String']['input'];
};

export type CannedAnswerPayload = {
  __typename?: 'CannedAnswerPayload';
  cannedAnswer: Maybe<CannedAnswer>;
  errors: Array<UserError>;
};

export type ChangePasswordInput = {
  /** The new password: 6 characters to 72 bytes. */
  password: Scalars['String']['input'];
  /** The password, or, for an account without one, the code of an email. */
  proof: ProofInput;
};

export type ConfirmAdminPayload = {
  __typename?: 'ConfirmAdminPayload';
  errors: Array<UserError>;
  /** Until when the proof counts in this session. */
  provenUntil: Maybe<Scalars['DateTime']['output']>;
};

export type ConfirmIdentityPayload = {
  __typename?: 'ConfirmIdentityPayload';
  errors: Array<UserError>;
  /** Until when the proof counts. */
  provenUntil: Maybe<Scalars['DateTime']['output']>;
};

export type ContactInfo = {
  __typename?: 'ContactInfo';
  icon: Scalars['String']['output'];
  imageUrl: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
  type: ContactInfoType;
  value: Scalars['String']['output'];
};

export type ContactInfoInput = {
  icon: Scalars['String']['input'];
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  label: Scalars['String']['input'];
  type: ContactInfoType;
  value: Scalars['String']['input'];
};

export type ContactInfoType =
  | 'EMAIL'
  | 'PHONE';

export type ContactMessageInput = {
  email: Scalars['String']['input'];
  /** Ids of pictures that the caller has uploaded and not sent yet, in order, at most 3; only for signed-in callers. */
  imageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 5000 characters. */
  message: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 1 to 40 characters. */
  phone: Scalars['String']['input'];
  /** 1 to 200 characters. */
  subject: Scalars['String']['input'];
};

export type ContactPage = ContentSection & {
  __typename?: 'ContactPage';
  contactInfo: Array<ContactInfo>;
  description: Scalars['String']['output'];
  /** What the image shows, for those who cannot see it; null when nobody has said. */
  imageAlt: Maybe<Scalars['String']['output']>;
  imageUrl: Maybe<Scalars['String']['output']>;
  isActive: Scalars['Boolean']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ContactPageInput = {
  contactInfo: Array<ContactInfoInput>;
  description: Scalars['String']['input'];
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  subtitle: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

/**
 * All sections and settings as one JSON file, for another shop or as a copy. It holds no keys, passwords or other secrets,
 * and at most 12 MB of images.
 */
export type ContentExport = {
  __typename?: 'ContentExport';
  /**
   * The text of the file: an object `parts` whose members are the parts by name, such as `section:banner`, and an object
   * `images` with the uploaded images that they show, in Base64 by their addresses.
   */
  file: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  /** Addresses of uploaded images that stand in the file by their addresses alone: they are too large together, or gone. */
  imagesLeftOut: Array<Scalars['String']['output']>;
};

export type ContentPartChange = {
  __typename?: 'ContentPartChange';
  /** Blank when it is not there. */
  after: Scalars['String']['output'];
  /** Blank when it is not there. */
  before: Scalars['String']['output'];
  /** The path of the field, such as `buttons 1 text`. */
  field: Scalars['String']['output'];
};

/** A part of an exported file beside what the shop has. */
export type ContentPartComparison = {
  __typename?: 'ContentPartComparison';
  /** What differs, in the order of the fields; at most 200. */
  changes: Array<ContentPartChange>;
  /** Addresses of images of this site that the part shows and this shop does not have. */
  missingImages: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Why it cannot be imported; null when it can. */
  problem: Maybe<Scalars['String']['output']>;
  state: ContentPartState;
  /** The version of the shop's part, for `importContentPart`. */
  version: Scalars['Int']['output'];
};

export type ContentPartState =
  | 'CHANGED'
  /** It does not match the part's schema: `problem` says where. */
  | 'INVALID'
  /** The shop has the same. */
  | 'SAME'
  /** This release knows no part of this name. */
  | 'UNKNOWN';

/** Fields of every section of the public site. */
export type ContentSection = {
  /** An inactive section is not shown. */
  isActive: Scalars['Boolean']['output'];
};

export type CreateApiTokenInput = {
  lifetime?: TokenLifetime;
  /** 1 to 60 characters, for the owner to recognize it. */
  name: Scalars['String']['input'];
  /** At least one. ADMIN scopes only for accounts whose role is ADMIN. */
  scopes: Array<TokenScope>;
};

export type CreateApiTokenPayload = {
  __typename?: 'CreateApiTokenPayload';
  apiToken: Maybe<ApiToken>;
  errors: Array<UserError>;
  /** The token, shown this once: `plm_` and 49 letters and digits. */
  token: Maybe<Scalars['String']['output']>;
};

export type CreateDesignInput = {
  design: DesignInput;
  /** Chosen by the client, 8 to 64 characters: a repeated id returns the same design at no further cost, another input CONFLICT. */
  requestId: Scalars['String']['input'];
};

export type CreatePurchaseInput = {
  billing: BillingInput;
  of: PurchaseSubject;
  /** Chosen by the client, 8 to 64 characters: a repeated id returns the same purchase, another input CONFLICT. */
  requestId?: InputMaybe<Scalars['String']['input']>;
};

export type CreateTicketInput = {
  /** The design of the caller that the ticket is about. */
  designId?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of pictures that the caller has uploaded and not sent yet, in order, at most 3. */
  imageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 5000 characters. */
  message: Scalars['String']['input'];
  /** The order of the caller that the ticket is about. */
  purchaseId?: InputMaybe<Scalars['ID']['input']>;
  /** Chosen by the client, 8 to 64 characters: a repeated id returns the same ticket, another input CONFLICT. */
  requestId: Scalars['String']['input'];
  /** 1 to 200 characters. */
  subject: Scalars['String']['input'];
};

export type CreditDeductionInput = {
  /**
   * The address of the account, in any case, instead of `userId`. Error FORBIDDEN for another account's, to everybody but
   * Admins.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the caller, 8 to 64 letters, digits, - or _: repeated calls with it count once. */
  requestId: Scalars['String']['input'];
  /** Another account, for Admins; the caller's own when omitted. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreditDeductionPayload = {
  __typename?: 'CreditDeductionPayload';
  /** The row of the ledger; null on errors. */
  entry: Maybe<CreditEntry>;
  errors: Array<UserError>;
  /** The account, with its new balance; null on errors. */
  user: Maybe<User>;
};

/** One row of the append-only credit ledger. */
export type CreditEntry = {
  __typename?: 'CreditEntry';
  /** Balance right after this row. */
  balanceAfter: Scalars['Int']['output'];
  /** Credits added (positive) or withdrawn (negative). */
  change: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The same design; null without one, or when it was deleted. */
  design: Maybe<Design>;
  /** The design this row belongs to, if any. */
  designId: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  /** An Admin's reason, if any. */
  note: Maybe<Scalars['String']['output']>;
  /** The purchase this row belongs to, if any. */
  purchaseId: Maybe<Scalars['ID']['output']>;
  reason: CreditReason;
};

export type CreditEntryFilter = {
  createdAt?: InputMaybe<DateRange>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of accounts; for the lists of all accounts only. */
  owner?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of the purchases that they belong to. */
  purchase?: InputMaybe<Array<Scalars['ID']['input']>>;
  reason?: InputMaybe<Array<CreditReason>>;
};

export type CreditEntryPage = {
  __typename?: 'CreditEntryPage';
  items: Array<CreditEntry>;
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
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

export type CustomerInfo = {
  __typename?: 'CustomerInfo';
  customerImage: Scalars['String']['output'];
  rating: Scalars['String']['output'];
  reviews: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type CustomerInfoInput = {
  customerImage: Scalars['String']['input'];
  rating: Scalars['String']['input'];
  reviews: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

/** The shop's figures of a period, at most 15 seconds old. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** As many days that end the day before the period; null unless they are to be compared. */
  before: Maybe<PeriodFigures>;
  /** The shop's currency: the one of costs. */
  currency: Currency;
  /** What the period counts, but no list shows any more. */
  deletedSince: DeletedSince;
  /** Whether the shop has neither a paid order nor a design yet. */
  isEmpty: Scalars['Boolean']['output'];
  /** Whether the figures of earlier days are being computed: some may be missing, or follow the time zone before. */
  isRecomputing: Scalars['Boolean']['output'];
  period: PeriodFigures;
  /** The period by day, week or month: at most 92 points. The first and the last week or month may be cut. */
  series: Array<PeriodFigures>;
  seriesBefore: Maybe<Array<PeriodFigures>>;
  step: FigureStep;
  /** The time zone of the days. It is the one before while the figures are computed anew in the one of the settings. */
  timeZone: Scalars['String']['output'];
  /** The present day in this time zone. */
  today: Scalars['String']['output'];
};

/** Moments from `from` on and before `until`; an omitted end is open. */
export type DateRange = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Days of the calendar in the shop's time zone, both included. */
export type DayRange = {
  /** Such as 2026-03-01. */
  from: Scalars['String']['input'];
  /** Not before `from`, and less than 5 years after it. */
  to: Scalars['String']['input'];
};

export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  errors: Array<UserError>;
};

export type DeleteAiKeyPayload = {
  __typename?: 'DeleteAiKeyPayload';
  /** Number of active keys that are left: without one no design can be made. Null when nothing was deleted. */
  activeKeys: Maybe<Scalars['Int']['output']>;
  /** The key as it was. */
  aiKey: Maybe<AiKey>;
  deletedId: Maybe<Scalars['ID']['output']>;
  errors: Array<UserError>;
};

export type DeleteDesignsPayload = BulkPayload & {
  __typename?: 'DeleteDesignsPayload';
  /** Ids of the designs that are deleted now. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Number of deleted designs; an id that was deleted before counts. */
  done: Scalars['Int']['output'];
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
  /** Until when `restoreDesigns` restores all of them; null when none was deleted. */
  restorableUntil: Maybe<Scalars['DateTime']['output']>;
};

export type DeletePurchasePayload = {
  __typename?: 'DeletePurchasePayload';
  deletedId: Maybe<Scalars['ID']['output']>;
  errors: Array<UserError>;
};

export type DeletePurchasesPayload = BulkPayload & {
  __typename?: 'DeletePurchasesPayload';
  /** Number of deleted orders; an id that was deleted before counts. */
  done: Scalars['Int']['output'];
  errors: Array<UserError>;
  /** Number of pending orders of a filter that this call has not processed: repeat the call for them. */
  left: Scalars['Int']['output'];
  refusals: Array<BulkRefusal>;
  /** Number of orders that may not be deleted: they are not pending, or their payment is in progress. */
  refused: Scalars['Int']['output'];
};

export type DeleteWebhookEndpointPayload = {
  __typename?: 'DeleteWebhookEndpointPayload';
  deletedId: Maybe<Scalars['ID']['output']>;
  errors: Array<UserError>;
};

/** Accounts and designs of a period that were deleted since. Its figures count them, lists show them no more. */
export type DeletedSince = {
  __typename?: 'DeletedSince';
  designs: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  signUps: Scalars['Int']['output'];
  succeeded: Scalars['Int']['output'];
};

/** Where emails and files of the shop go. The operator sets it in the environment. */
export type Delivery = {
  __typename?: 'Delivery';
  /** Address of the site (APP_URL): links in emails and PayPal's events lead there. */
  appUrl: Scalars['String']['output'];
  /** Name of the bucket; null when files are stored in a folder of the server. */
  bucket: Maybe<Scalars['String']['output']>;
  /** The sender of emails. */
  mailFrom: Scalars['String']['output'];
  /** Host and port of the mail server; null when emails stay in the outbox. */
  mailServer: Maybe<Scalars['String']['output']>;
};

/** One generated post image, and the generation request. */
export type Design = {
  __typename?: 'Design';
  /** The AI key that was used last; null when none was used. */
  aiKeyId: Maybe<Scalars['ID']['output']>;
  /** Its name, also after it was deleted. */
  aiKeyName: Maybe<Scalars['String']['output']>;
  /**
   * What the AI service charged for it, calls that were given up included, as a decimal string with four places in the
   * shop's currency; null where nothing was charged, or the cost of its model was not set.
   */
  cost: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The ledger entry that returned its credit; null while the credit is reserved or spent. */
  creditReturn: Maybe<CreditEntry>;
  customPrompt: Scalars['String']['output'];
  /** The account that owns it. */
  customer: Maybe<User>;
  /** Path that saves the PNG as platform-posttype-timestamp.png; set when SUCCEEDED. */
  downloadUrl: Maybe<Scalars['String']['output']>;
  enhancedPrompt: Maybe<Scalars['String']['output']>;
  /** What went wrong, as a sentence for its owner; set when FAILED. */
  error: Maybe<Scalars['String']['output']>;
  /** Set when FAILED. */
  failureCause: Maybe<DesignFailureCause>;
  /** Message of the AI service when it returned no picture; null without one. */
  failureReason: Maybe<Scalars['String']['output']>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Pixels; set when SUCCEEDED. */
  height: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** Path of the PNG, readable by its owner, and by an Admin after `revealDesign`; set when SUCCEEDED. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The model that made it, or that was called last; null when none was called. */
  model: Maybe<Scalars['String']['output']>;
  niche: Niche;
  platform: Platform;
  postType: PostType;
  primaryText: Scalars['String']['output'];
  /** The complete prompt that was sent to the AI service. */
  prompt: Scalars['String']['output'];
  /** Whole seconds from `startedAt` to `finishedAt`; null before its end, and when it was never started. */
  seconds: Maybe<Scalars['Int']['output']>;
  size: ImageSize;
  startedAt: Maybe<Scalars['DateTime']['output']>;
  status: DesignStatus;
  style: DesignStyle;
  /** Path of a small WebP, readable by its owner, and by an Admin after `revealDesign`; set when SUCCEEDED. */
  thumbnailUrl: Maybe<Scalars['String']['output']>;
  /** Pixels; set when SUCCEEDED. */
  width: Maybe<Scalars['Int']['output']>;
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

export type DesignFailureDay = {
  __typename?: 'DesignFailureDay';
  failed: Scalars['Int']['output'];
  /** Number of designs that succeeded or failed on this day. */
  finished: Scalars['Int']['output'];
  from: Scalars['DateTime']['output'];
};

export type DesignFailureGroup = {
  __typename?: 'DesignFailureGroup';
  count: Scalars['Int']['output'];
  /** Number of its designs on each of `DesignFailures.days`. */
  days: Array<Scalars['Int']['output']>;
  /** Name of the model or AI key; null for causes, and where there was no model or key. */
  name: Maybe<Scalars['String']['output']>;
  /** Part of the finished designs of the range, 0 to 1. */
  share: Scalars['Float']['output'];
  /** The cause, the model, or the id of the AI key, as `DesignFilter` takes it. */
  value: Scalars['String']['output'];
};

/** What failed designs are grouped by. */
export type DesignFailureGrouping =
  | 'CAUSE'
  /** The AI key that was used last. */
  | 'KEY'
  | 'MODEL';

/** The failed designs of a range of time, in groups. */
export type DesignFailures = {
  __typename?: 'DesignFailures';
  /** One for each day of the shop's time zone in the range, oldest first; the range may cut the first and the last. */
  days: Array<DesignFailureDay>;
  /** Number of those that failed. */
  failed: Scalars['Int']['output'];
  /** Number of designs that succeeded or failed in the range. */
  finished: Scalars['Int']['output'];
  /** The largest first, at most 50. */
  groups: Array<DesignFailureGroup>;
};

export type DesignFilter = {
  /** For Admins only. Ids of AI keys, also of deleted ones; 'NONE' for designs that no key was used for. */
  aiKey?: InputMaybe<Array<Scalars['ID']['input']>>;
  createdAt?: InputMaybe<DateRange>;
  /** For Admins only. */
  failureCause?: InputMaybe<Array<DesignFailureCause>>;
  finishedAt?: InputMaybe<DateRange>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** For Admins only. 'NONE' for designs that no model was called for. */
  model?: InputMaybe<Array<Scalars['String']['input']>>;
  niche?: InputMaybe<Array<Niche>>;
  /** Ids of accounts; for the lists of all accounts only. */
  owner?: InputMaybe<Array<Scalars['ID']['input']>>;
  platform?: InputMaybe<Array<Platform>>;
  /** Substring of primaryText, customPrompt or enhancedPrompt; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Array<ImageSize>>;
  status?: InputMaybe<Array<DesignStatus>>;
  style?: InputMaybe<Array<DesignStyle>>;
};

export type DesignInput = {
  /** Up to 4000 characters. */
  customPrompt: Scalars['String']['input'];
  /** Replaces `customPrompt` when not blank; up to 4000 characters. */
  enhancedPrompt?: InputMaybe<Scalars['String']['input']>;
  niche: Niche;
  platform: Platform;
  postType: PostType;
  /** Text on the image, 1 to 200 characters. */
  primaryText: Scalars['String']['input'];
  size: ImageSize;
  style: DesignStyle;
};

export type DesignPage = {
  __typename?: 'DesignPage';
  items: Array<Design>;
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

export type DesignPayload = {
  __typename?: 'DesignPayload';
  design: Maybe<Design>;
  errors: Array<UserError>;
  /** The caller, with the balance after this call. */
  viewer: Maybe<User>;
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

/** A change among the caller's designs. When both fields are null, changes may have been missed: query the list again. */
export type DesignsChange = {
  __typename?: 'DesignsChange';
  /** Id of a deleted design. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** The current state of a design that is new, restored or changed. */
  design: Maybe<Design>;
};

/** What a payer claims against a payment at PayPal. */
export type Dispute = {
  __typename?: 'Dispute';
  /** What to do, as a sentence; null once it is decided. */
  advice: Maybe<Scalars['String']['output']>;
  /** What the payer disputes; the whole payment where PayPal has not said. */
  amount: Scalars['Money']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** ISO 4217; any currency that PayPal captured. */
  currency: Scalars['String']['output'];
  endedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** PayPal's code of the decision; null until then. */
  outcome: Maybe<Scalars['String']['output']>;
  /** The disputed payment, an id of `Purchase.payments`. */
  paymentId: Scalars['ID']['output'];
  /** PayPal's id, by which its Resolution Centre finds it. */
  providerId: Scalars['String']['output'];
  /** What the payer claims, as a sentence. */
  reason: Scalars['String']['output'];
  /** Until when PayPal waits for the shop's answer; null once it is decided, and where PayPal has named no deadline. */
  respondBy: Maybe<Scalars['DateTime']['output']>;
  status: DisputeStatus;
};

export type DisputeStatus =
  /** Decided for the payer, who has the money back. */
  | 'LOST'
  /** PayPal has not decided. */
  | 'OPEN'
  /** Decided for the shop, or withdrawn by the payer. */
  | 'WON';

/** An email of the shop, whatever caused it. */
export type Email = {
  __typename?: 'Email';
  attempts: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Last error of the mail server; null without one. */
  error: Maybe<Scalars['String']['output']>;
  /**
   * The email as HTML. Secret links are masked. Null for emails that are older than 90 days, and for those of a mailing
   * that were sent.
   */
  html: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether `retryEmails` can send it: it was not sent, is still whole, and its mailing is not stopped. */
  isRetryable: Scalars['Boolean']['output'];
  /** The mailing that it belongs to. */
  mailing: Maybe<Mailing>;
  recipient: Scalars['String']['output'];
  sentAt: Maybe<Scalars['DateTime']['output']>;
  status: EmailStatus;
  subject: Scalars['String']['output'];
  /** The account that has the recipient's address now; null for none. */
  user: Maybe<User>;
};

export type EmailFilter = {
  createdAt?: InputMaybe<DateRange>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of mailings. */
  mailing?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Substring of the recipient or the subject; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<EmailStatus>>;
};

export type EmailPage = {
  __typename?: 'EmailPage';
  items: Array<Email>;
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** An email as its recipient would see it. */
export type EmailPreview = {
  __typename?: 'EmailPreview';
  /** The whole email as HTML, without a link that only its recipient may see. */
  html: Scalars['String']['output'];
  /** Whether something was removed from the body because emails may not hold it. */
  isChanged: Scalars['Boolean']['output'];
  subject: Scalars['String']['output'];
};

export type EmailPreviewPayload = {
  __typename?: 'EmailPreviewPayload';
  errors: Array<UserError>;
  preview: Maybe<EmailPreview>;
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
  /** Emails that match at call time, at most 500 a call. */
  { filter: EmailFilter; ids?: never; }
  |  /** Ids of emails, at most 100. */
  { filter?: never; ids: Array<Scalars['ID']['input']>; };

/** A reusable email. `{{userName}}` in its subject and body becomes the recipient's name, or 'User' without one. */
export type EmailTemplate = {
  __typename?: 'EmailTemplate';
  body: Scalars['SafeHtml']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Incremented by each change. */
  version: Scalars['Int']['output'];
};

export type EmailTemplateInput = {
  /** HTML of 1 to 20,000 characters; what is not allowed in it is removed. */
  body: Scalars['String']['input'];
  /** 1 to 60 characters, unique; case-insensitive. */
  name: Scalars['String']['input'];
  /** 1 to 200 characters. */
  subject: Scalars['String']['input'];
};

export type EmailTemplatePayload = {
  __typename?: 'EmailTemplatePayload';
  errors: Array<UserError>;
  /** Its current state, or its last one when it was deleted. */
  template: Maybe<EmailTemplate>;
};

export type EnhancePromptPayload = {
  __typename?: 'EnhancePromptPayload';
  enhancedPrompt: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
};

export type EraseUserPayload = {
  __typename?: 'EraseUserPayload';
  deletedId: Maybe<Scalars['ID']['output']>;
  errors: Array<UserError>;
};

export type EraseUsersPayload = BulkPayload & {
  __typename?: 'EraseUsersPayload';
  /** Number of deleted accounts; one that was deleted before counts. */
  done: Scalars['Int']['output'];
  errors: Array<UserError>;
  /** Number of accounts of a filter that this call has not processed: repeat the call for them. */
  left: Scalars['Int']['output'];
  refusals: Array<BulkRefusal>;
  /** Number of accounts that may not be deleted (yet). */
  refused: Scalars['Int']['output'];
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

/** A prompt that an account has saved for reuse. */
export type FavoritePrompt = {
  __typename?: 'FavoritePrompt';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Unique in the account; case-insensitive. */
  name: Scalars['String']['output'];
  /** Null when it suits any. */
  niche: Maybe<Niche>;
  /** Null when it suits any. */
  platform: Maybe<Platform>;
  prompt: Scalars['String']['output'];
};

export type FavoritePromptInput = {
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Null when it suits any. */
  niche?: InputMaybe<Niche>;
  /** Null when it suits any. */
  platform?: InputMaybe<Platform>;
  /** 1 to 4,000 characters. */
  prompt: Scalars['String']['input'];
};

/** Answer of a change of a favorite prompt. */
export type FavoritePromptPayload = {
  __typename?: 'FavoritePromptPayload';
  errors: Array<UserError>;
  /** Its current state, or its last one when it was deleted. */
  favorite: Maybe<FavoritePrompt>;
  /** Its owner, with the current favorite prompts. */
  user: Maybe<User>;
};

export type Feature = {
  __typename?: 'Feature';
  description: Scalars['String']['output'];
  /** Name of an icon, or an image's address. */
  icon: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** A line of a package to replace, or to add after the last one. */
export type FeatureChangeInput = {
  /** 1 to 10. */
  position: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};

export type FeatureInput = {
  description: Scalars['String']['input'];
  /** Name of an icon, or an image's address. */
  icon: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type FeaturesInput = {
  backgroundImage?: InputMaybe<Scalars['String']['input']>;
  backgroundImageAlt?: InputMaybe<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  features: Array<FeatureInput>;
  subtitle: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type FeaturesSection = ContentSection & {
  __typename?: 'FeaturesSection';
  backgroundImage: Maybe<Scalars['String']['output']>;
  /** What the image shows, for those who cannot see it; null when nobody has said. */
  backgroundImageAlt: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  features: Array<Feature>;
  isActive: Scalars['Boolean']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** The step of a series of figures. */
export type FigureStep =
  | 'DAY'
  | 'MONTH'
  /** Weeks begin on Monday. */
  | 'WEEK';

export type FinishSignInInput = {
  /** A code of the authenticator app, 6 digits; or one of the recovery codes. */
  code: Scalars['String']['input'];
};

export type FooterBrand = {
  __typename?: 'FooterBrand';
  description: Scalars['String']['output'];
  logo: Scalars['String']['output'];
};

export type FooterBrandInput = {
  description: Scalars['String']['input'];
  logo: Scalars['String']['input'];
};

export type FooterContact = {
  __typename?: 'FooterContact';
  icon: Scalars['String']['output'];
  text: Scalars['SafeHtml']['output'];
  title: Scalars['String']['output'];
};

export type FooterContactInput = {
  icon: Scalars['String']['input'];
  /** HTML; unsafe parts are removed. */
  text: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type FooterInput = {
  backgroundImage?: InputMaybe<Scalars['String']['input']>;
  brand: FooterBrandInput;
  contactInfo: Array<FooterContactInput>;
  /** HTML; unsafe parts are removed. */
  copyright: Scalars['String']['input'];
  menu: Array<LinkInput>;
  socialLinks: Array<SocialLinkInput>;
};

export type FooterSection = ContentSection & {
  __typename?: 'FooterSection';
  backgroundImage: Maybe<Scalars['String']['output']>;
  brand: FooterBrand;
  contactInfo: Array<FooterContact>;
  copyright: Scalars['SafeHtml']['output'];
  isActive: Scalars['Boolean']['output'];
  menu: Array<Link>;
  /** Name of the shop, which is shown beside the logo. */
  shopName: Scalars['String']['output'];
  socialLinks: Array<SocialLink>;
};

/** The data of the generator's form. */
export type Generator = {
  __typename?: 'Generator';
  /** Whether an active AI key exists. */
  available: Scalars['Boolean']['output'];
  /** Credits a design costs. */
  creditsPerDesign: Scalars['Int']['output'];
  /** Prompt texts for each niche and platform; `{size}` is replaced with Square or Landscape. */
  prompts: Array<PromptTemplate>;
  /** Whether pictures come from the sandbox of the AI service, in a demo. */
  sandbox: Scalars['Boolean']['output'];
};

export type GrantCreditsInput = {
  /** 1 to 100,000. */
  credits: Scalars['Int']['input'];
  /** 1 to 300 characters; its owner sees it in the ledger. */
  reason: Scalars['String']['input'];
  /** Chosen by the client, 8 to 64 characters: a repeated id is the same gift, another input CONFLICT. */
  requestId: Scalars['String']['input'];
};

export type GrantUnmatchedPaymentInput = {
  /** The account that gets what was paid for. */
  accountId: Scalars['ID']['input'];
  /** An id of `unmatchedPayments`. */
  id: Scalars['ID']['input'];
  /** What was paid for. */
  of: PurchaseSubject;
  /** Reason for the audit, 1 to 300 characters. */
  reason: Scalars['String']['input'];
};

export type Image = {
  __typename?: 'Image';
  alt: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type ImageInput = {
  alt: Scalars['String']['input'];
  url: Scalars['String']['input'];
};

/** A model that makes pictures. */
export type ImageModel = {
  __typename?: 'ImageModel';
  /** What the AI service charges for a picture, in the shop's currency, up to four decimals; null while it is unknown. */
  cost: Maybe<Scalars['String']['output']>;
  model: Scalars['String']['output'];
};

export type ImageModelInput = {
  /** From 0 to 9999, up to four decimals; null when it is unknown. */
  cost?: InputMaybe<Scalars['String']['input']>;
  /** Up to 100 letters, digits, dots, hyphens and underscores, as the AI service writes it. */
  model: Scalars['String']['input'];
};

export type ImageSize =
  /** 16:9 */
  | 'LANDSCAPE'
  /** 1:1 */
  | 'SQUARE';

export type ImportContentPartPayload = {
  __typename?: 'ImportContentPartPayload';
  errors: Array<UserError>;
  /** Null when it was not imported. */
  version: Maybe<Scalars['Int']['output']>;
};

/** Whole numbers of at least `min` and at most `max`; an omitted end is open. */
export type IntRange = {
  max?: InputMaybe<Scalars['Int']['input']>;
  min?: InputMaybe<Scalars['Int']['input']>;
};

/** A printable invoice or credit note. The numbers of each kind have no gaps. */
export type Invoice = {
  __typename?: 'Invoice';
  id: Scalars['ID']['output'];
  issuedAt: Scalars['DateTime']['output'];
  kind: InvoiceKind;
  /** INV-000123 or CN-000007; an invoice begins with the prefix that the shop had when it was issued. */
  number: Scalars['String']['output'];
  /** Negative on a credit note. */
  total: Scalars['Money']['output'];
  /** Path of the PDF, readable only by its customer and by Admins. */
  url: Scalars['String']['output'];
  /** The VAT in the total, negative on a credit note; null when it was issued without VAT. */
  vat: Maybe<Scalars['Money']['output']>;
  /** Percent of VAT that the total includes; null when it was issued without VAT. */
  vatRate: Maybe<Scalars['String']['output']>;
};

export type InvoiceKind =
  | 'CREDIT_NOTE'
  | 'INVOICE';

/** A digital item. */
export type Item = {
  __typename?: 'Item';
  /** External address that its next buyers get; null for an item that is a file. */
  accessUrl: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Currency of price, fee and total. */
  currency: Currency;
  /** What the item contains, in a few sentences. */
  description: Scalars['String']['output'];
  /** Slugs that it had before. Their addresses lead to the current one. */
  earlierSlugs: Array<Scalars['String']['output']>;
  /** Processing fee on top of the price. */
  fee: Scalars['Money']['output'];
  /** The file that a buyer gets; null for an item that is an external address. */
  file: Maybe<ItemFile>;
  /** How to use it, as its next buyers get it. */
  guidelinesHtml: Maybe<Scalars['SafeHtml']['output']>;
  id: Scalars['ID']['output'];
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Whether it is on sale. */
  isActive: Maybe<Scalars['Boolean']['output']>;
  name: Scalars['String']['output'];
  /** Public number of the item, part of its page's path: /premium/{slug}/{number}. */
  number: Scalars['String']['output'];
  price: Scalars['Money']['output'];
  /** A few lines of its content as a public sample, if any. */
  sample: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  /** What a buyer pays: price and fee. An order placed now has this amount. */
  total: Scalars['Money']['output'];
  /** Incremented by each change. */
  version: Maybe<Scalars['Int']['output']>;
};

/** The fields of an item that only accounts that have paid for it may read. */
export type ItemAccess = {
  __typename?: 'ItemAccess';
  /**
   * Address of the item: an external one, or that of the file of the caller's order, which only the caller's session can
   * open. Null until the caller has paid for it. An Admin who has not paid gets external addresses only, and opens files
   * by an order.
   */
  accessUrl: Maybe<Scalars['String']['output']>;
  /** How to use it, as plain text; null until the caller has paid for it (never null for an Admin). */
  guidelines: Maybe<Scalars['String']['output']>;
  /** How to use it, with its headings, lists and links; null when `guidelines` is. */
  guidelinesHtml: Maybe<Scalars['SafeHtml']['output']>;
  /** Whether the caller has paid for it, without a refund since. */
  isBought: Scalars['Boolean']['output'];
};

/** Public facts about the file of an item. Only accounts that have paid for the item can download it. */
export type ItemFile = {
  __typename?: 'ItemFile';
  bytes: Scalars['Int']['output'];
  /** Extension of the file name in capital letters, such as 'CSV'; empty without one. */
  format: Scalars['String']['output'];
  /** File name of the download, such as 'post-calendar.csv'. */
  name: Scalars['String']['output'];
};

export type ItemFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Substring of the name or description; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Fields of an item. It is either a file or an external address. */
export type ItemInput = {
  /** External address, http or https; null for an item that is a file. */
  accessUrl?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 2,000 characters. */
  description: Scalars['String']['input'];
  /** Id of a file that the caller has uploaded to POST /item-files within a day; null leaves the current one. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  /** HTML of at most 20,000 characters; unsafe parts are removed. */
  guidelines: Scalars['String']['input'];
  /** Address of its picture; null for none. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** At least 0.01. */
  price: Scalars['Money']['input'];
  /** A few lines of its content that everybody may read, at most 2,000 characters; null for none. */
  sample?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 80 characters: a-z, 0-9 and single hyphens between. Addresses with an earlier slug lead to the current one. */
  slug: Scalars['String']['input'];
};

/** Identifies one item. */
export type ItemKey =
  { id: Scalars['ID']['input']; number?: never; }
  |  { id?: never; number: Scalars['String']['input']; };

/** An order of a digital item. */
export type ItemOrder = Purchase & {
  __typename?: 'ItemOrder';
  /**
   * Address of the item: an external one, or /purchases/{id}/file of this site, which only its buyer's session and Admins
   * can read. Null while it is not paid, and once it is refunded (never null for an Admin).
   */
  accessUrl: Maybe<Scalars['String']['output']>;
  billing: Billing;
  captureId: Maybe<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  creditEntries: Maybe<CreditEntryPage>;
  currency: Currency;
  customer: User;
  customerEmail: Scalars['String']['output'];
  designs: Maybe<DesignPage>;
  disputes: Maybe<Array<Dispute>>;
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  fee: Scalars['Money']['output'];
  /** The file that was bought; null for an item that is an external address. */
  file: Maybe<ItemFile>;
  /** How to use it, as plain text; null while it is not paid (never null for an Admin). */
  guidelines: Maybe<Scalars['String']['output']>;
  /** How to use it, with its headings, lists and links; null when `guidelines` is. */
  guidelinesHtml: Maybe<Scalars['SafeHtml']['output']>;
  history: Array<PurchaseStep>;
  holdReason: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  imageUrl: Maybe<Scalars['String']['output']>;
  invoices: Array<Invoice>;
  /** Null when the item was deleted. */
  item: Maybe<Item>;
  kind: PurchaseKind;
  name: Scalars['String']['output'];
  /** The item's number when it was ordered; with `slug` the path of its page. */
  number: Scalars['String']['output'];
  orderStatus: OrderStatus;
  paidAt: Maybe<Scalars['DateTime']['output']>;
  payerEmail: Maybe<Scalars['String']['output']>;
  paymentCode: Scalars['String']['output'];
  paymentProblem: Maybe<Scalars['String']['output']>;
  paymentStatus: PaymentStatus;
  payments: Maybe<Array<Payment>>;
  /** The PayPal order that paid for it; null until then. */
  paypalOrderId: Maybe<Scalars['String']['output']>;
  price: Scalars['Money']['output'];
  refunded: Scalars['Money']['output'];
  refunds: Array<Refund>;
  slug: Scalars['String']['output'];
  tickets: Maybe<TicketPage>;
  timeline: Maybe<Array<PurchaseEvent>>;
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

export type ItemPage = {
  __typename?: 'ItemPage';
  items: Array<Item>;
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

export type ItemPayload = {
  __typename?: 'ItemPayload';
  errors: Array<UserError>;
  item: Maybe<Item>;
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
  body: Scalars['String']['input'];
  title: Scalars['String']['input'];
  validFrom: Scalars['String']['input'];
};

/** Terms of Service or Privacy Policy. */
export type LegalPage = ContentSection & {
  __typename?: 'LegalPage';
  body: Scalars['SafeHtml']['output'];
  isActive: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  /** Date from which the text is valid, for example 1 November 2026. */
  validFrom: Scalars['String']['output'];
};

export type Link = {
  __typename?: 'Link';
  /** http, https, mailto, tel or a path of this site. */
  link: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type LinkInput = {
  /** http, https, mailto, tel, or a path or anchor of this site. */
  link: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type ListColumn = {
  __typename?: 'ListColumn';
  isHidden: Scalars['Boolean']['output'];
  /** Name of the column in the list, such as 'total'. */
  key: Scalars['String']['output'];
  /** Pixels; null for the usual width. */
  width: Maybe<Scalars['Int']['output']>;
};

export type ListColumnInput = {
  isHidden: Scalars['Boolean']['input'];
  /** 1 to 40 characters. */
  key: Scalars['String']['input'];
  /** 40 to 2,000 pixels; null for the usual width. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** How an Admin sees a list. */
export type ListPreferences = {
  __typename?: 'ListPreferences';
  /** From left to right. Columns that it does not name follow in their usual order; empty where nothing was saved. */
  columns: Array<ListColumn>;
  density: RowDensity;
  list: AdminList;
};

export type ListPreferencesInput = {
  /** From left to right, at most 50; each key once. */
  columns: Array<ListColumnInput>;
  density: RowDensity;
  list: AdminList;
};

export type ListPreferencesPayload = {
  __typename?: 'ListPreferencesPayload';
  errors: Array<UserError>;
  preferences: Maybe<ListPreferences>;
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

/** The mail server and the sender of emails as an Admin has set them. SMTP_URL and MAIL_FROM of the environment take precedence. */
export type MailSettings = {
  __typename?: 'MailSettings';
  /** Host name or address; empty when none is set. */
  host: Scalars['String']['output'];
  /** Whether a password is stored; the password itself is never returned. */
  passwordSet: Scalars['Boolean']['output'];
  /** 1 to 65535. */
  port: Scalars['Int']['output'];
  security: MailSecurity;
  /** Address of the sender; empty when none is set. */
  sender: Scalars['String']['output'];
  /** MAIL_FROM, which is used instead; null when it is not set. */
  senderOfEnvironment: Maybe<Scalars['String']['output']>;
  /** Host and port of SMTP_URL, which is used instead; null when it is not set. */
  serverOfEnvironment: Maybe<Scalars['String']['output']>;
  /** Name of the login; empty for a server without one. */
  user: Scalars['String']['output'];
  /** 0 before the first change; incremented by each. */
  version: Scalars['Int']['output'];
};

/** What is omitted stays as it is. */
export type MailSettingsInput = {
  /** Up to 253 characters; empty for no mail server. */
  host?: InputMaybe<Scalars['String']['input']>;
  /** Up to 500 characters. Empty keeps the stored one, as long as host and user stay. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 65535. */
  port?: InputMaybe<Scalars['Int']['input']>;
  security?: InputMaybe<MailSecurity>;
  /** Email address; empty for the default one. */
  sender?: InputMaybe<Scalars['String']['input']>;
  /** Up to 200 characters; empty for a server without a login. */
  user?: InputMaybe<Scalars['String']['input']>;
};

/** One message to many accounts, sent in turns. */
export type Mailing = {
  __typename?: 'Mailing';
  body: Scalars['SafeHtml']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Number of emails that were given up or rejected. */
  failed: Scalars['Int']['output'];
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind: MailingKind;
  /** Number of accounts whose email was queued, those in `sent` and `failed` included. */
  queued: Scalars['Int']['output'];
  /** Number of accounts that it was started for. */
  recipients: Scalars['Int']['output'];
  /** Number of emails that the mail server has accepted. */
  sent: Scalars['Int']['output'];
  /** Number of accounts that did not get it: unsubscribed, disabled, deleted, without a proven address, or suppressed. */
  skipped: Scalars['Int']['output'];
  /** Null when the account no longer exists. */
  startedBy: Maybe<User>;
  status: MailingStatus;
  subject: Scalars['String']['output'];
};

export type MailingFilter = {
  createdAt?: InputMaybe<DateRange>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Substring of the subject; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<MailingStatus>>;
};

/** What a mailing is about, which decides who gets it. */
export type MailingKind =
  /** News and offers: not for accounts that have unsubscribed from them. Each email has a link to unsubscribe. */
  | 'NEWS'
  /** About the recipients' own account or orders, such as a change of the terms. */
  | 'SERVICE';

export type MailingPage = {
  __typename?: 'MailingPage';
  items: Array<Mailing>;
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

export type MailingPayload = {
  __typename?: 'MailingPayload';
  errors: Array<UserError>;
  mailing: Maybe<Mailing>;
};

/** Who a mailing would reach now. */
export type MailingPreview = {
  __typename?: 'MailingPreview';
  /** Accounts that match. */
  accounts: Scalars['Int']['output'];
  /** Accounts that would get the email. */
  reachable: Scalars['Int']['output'];
  /** Accounts whose address rejects emails. */
  suppressed: Scalars['Int']['output'];
  /** Accounts without a proven address, and disabled ones. */
  unproven: Scalars['Int']['output'];
  /** Accounts that have unsubscribed from news; 0 for SERVICE. */
  unsubscribed: Scalars['Int']['output'];
};

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
  createdAt?: InputMaybe<DateRange>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it is on sale. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  price?: InputMaybe<AmountRange>;
  /** Substring of the name or description; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type Membership =
  | 'BASIC'
  | 'FREE'
  | 'PREMIUM';

export type MenuItem = {
  __typename?: 'MenuItem';
  children: Array<Link>;
  id: Scalars['ID']['output'];
  link: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type MenuItemInput = {
  children: Array<LinkInput>;
  id: Scalars['ID']['input'];
  link: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

/** A message of an Admin to an account, in the account's log. */
export type Message = {
  __typename?: 'Message';
  createdAt: Scalars['DateTime']['output'];
  /** Error of the mail server; null without one. */
  error: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Null when the account no longer exists, or for a message of an earlier release. */
  sender: Maybe<User>;
  /** State of its email; null when the email is no longer stored. */
  status: Maybe<EmailStatus>;
  /** Null for a message of an earlier release. */
  subject: Maybe<Scalars['String']['output']>;
  /** Name of its template, or else its subject. */
  templateName: Scalars['String']['output'];
};

/** The words of a message. `{{userName}}` becomes the recipient's name, or 'User' without one. */
export type MessageInput = {
  /** HTML of 1 to 20,000 characters; what is not allowed in it is removed. */
  body: Scalars['String']['input'];
  /** 1 to 200 characters. */
  subject: Scalars['String']['input'];
};

export type MessagePage = {
  __typename?: 'MessagePage';
  items: Array<Message>;
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

export type MessageSort = {
  direction?: SortDirection;
  field?: MessageSortField;
};

export type MessageSortField =
  /** In the order in which they were sent. */
  | 'CREATED_AT';

/** Money that moved in a period, in one currency. */
export type MoneyFigures = {
  __typename?: 'MoneyFigures';
  currency: Currency;
  net: Scalars['Money']['output'];
  /** Refunds of orders, by the day on which they were completed, whenever the order was paid (`PurchaseFilter.refundedAt`). */
  refunds: Scalars['Money']['output'];
  /** Totals of the orders that were paid in the period (`PurchaseFilter.paidAt`), also of those that were refunded later. */
  revenue: Scalars['Money']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds a key of the AI service; which models it reaches is checked within seconds. Errors: INVALID_INPUT, also for a key
   * that is stored already, PROOF_REQUIRED.
   */
  addAiKey: AiKeyPayload;
  /**
   * Adds credits to the balance of another account, for an Admin, as `grantCredits` does. For the caller's own account it
   * changes nothing: its payments grant the credits. Errors: NOT_FOUND, FORBIDDEN for another account's address, CONFLICT,
   * INVALID_INPUT with the field.
   */
  addCredits: ReportedAccountPayload;
  /**
   * Adds a comment about a purchase, 1 to 2,000 characters. Errors: NOT_FOUND, INVALID_INPUT, LIMIT_REACHED at 100,
   * CONFLICT.
   */
  addPurchaseComment: PurchasePayload;
  /** Adds a note about an account, 1 to 2,000 characters. Errors: NOT_FOUND, INVALID_INPUT, LIMIT_REACHED at 100, CONFLICT. */
  addUserNote: UserPayload;
  /** Lets an address get messages again that has rejected emails. Error NOT_FOUND. */
  allowAddress: AllowAddressPayload;
  /**
   * Adds support's answer to a ticket; its status does not change. Errors: INVALID_STATE when it is closed or full;
   * NOT_FOUND, also for a picture that can't be sent (any more).
   */
  answerTicket: TicketPayload;
  /** Assigns a ticket to an Admin; null to nobody. Error NOT_FOUND at `adminId` for an account that is no Admin. */
  assignTicket: TicketPayload;
  /** Returns a new secret for an authenticator app. Sign-in requires its codes only after confirmTwoStep. */
  beginTwoStep: BeginTwoStepPayload;
  /** Cancels a queued or running design of the caller and releases its credit. Error INVALID_STATE when it has ended. */
  cancelDesign: DesignPayload;
  /** Invalidates the link that was sent to a new address. */
  cancelEmailChange: AccountPayload;
  /**
   * Cancels a pending purchase; its payment can no longer be captured. Errors: PAYMENT_PENDING while PayPal decides,
   * INVALID_STATE when it is paid.
   */
  cancelPurchase: PurchasePayload;
  /**
   * Cancels pending orders, and refuses all others; their payment can no longer be captured, and open pages of their
   * customers are notified. The audit stores the reason, 1 to 300 characters. The call can be repeated. Errors:
   * INVALID_INPUT for no ids, too many ids, an invalid filter or one without a condition; NOT_FOUND when none of the ids
   * names an order; CONFLICT when there are more orders than `expected`.
   */
  cancelPurchases: CancelPurchasesPayload;
  /** Captures an approved payment and settles the purchase, exactly once even if the call is repeated. */
  capturePayment: PurchasePayload;
  /** Sets a new password and ends every other session. Errors: WRONG_PASSWORD, WRONG_CODE, WEAK_PASSWORD, CONFLICT. */
  changePassword: AccountPayload;
  /**
   * Proves that the caller is the Admin who signed in; it counts for 15 minutes in this session. Errors: WRONG_PASSWORD,
   * WRONG_CODE, INVALID_INPUT for a proof that the account does not have, TOO_MANY_REQUESTS.
   */
  confirmAdmin: ConfirmAdminPayload;
  /**
   * Sets the new address. The earlier address is notified, and can undo the change for a week. Errors: INVALID_INPUT,
   * INVALID_STATE for a link of another account, EMAIL_ALREADY_IN_USE.
   */
  confirmEmailChange: AccountPayload;
  /**
   * Proves that the caller is the account's owner, for 15 minutes in this session: PROOF_REQUIRED asks for it. Errors:
   * WRONG_PASSWORD, WRONG_CODE, TOO_MANY_REQUESTS.
   */
  confirmIdentity: ConfirmIdentityPayload;
  /** Switches two-step sign-in on, with a code of the app. Errors: WRONG_CODE, INVALID_STATE without beginTwoStep. */
  confirmTwoStep: RecoveryCodesPayload;
  /**
   * Creates a personal access token; the account gets an email. At most 20 live ones an account (LIMIT_REACHED). Errors:
   * INVALID_INPUT, also for an ADMIN scope of an account whose role is not ADMIN; PROOF_REQUIRED (see confirmIdentity);
   * TOO_MANY_REQUESTS.
   */
  createApiToken: CreateApiTokenPayload;
  /**
   * Reserves a credit and queues a design. Errors: INVALID_INPUT, NO_API_KEYS, INSUFFICIENT_CREDITS, CREDIT_NOT_TAKEN,
   * TOO_MANY_REQUESTS, LIMIT_REACHED.
   */
  createDesign: DesignPayload;
  /**
   * Places an order of a package or an item for the caller. Price, credit and validity come from the catalogue. A pending
   * order of the same item, or of the same package from the last 24 hours, at the same price is returned instead, with the
   * new billing details.
   */
  createPurchase: PurchasePayload;
  /**
   * Creates a ticket of the caller. Errors: INVALID_INPUT, NOT_FOUND for a design or an order that is not the caller's or
   * a picture that can't be sent (any more), TOO_MANY_REQUESTS.
   */
  createTicket: TicketPayload;
  /**
   * Deducts one credit for work that is done elsewhere; `createDesign` needs no deduction, as it reserves its credit itself.
   * 30 an hour for an account. Errors: INSUFFICIENT_CREDITS, TOO_MANY_REQUESTS, INVALID_INPUT with the field, NOT_FOUND;
   * CONFLICT for a request id that was used for something else.
   */
  deductCredit: CreditDeductionPayload;
  /**
   * Deletes the caller's account, with its designs, tickets, files and all other personal data. Records of payments are
   * retained as the law requires. Errors: INVALID_INPUT without the code of an email where the address is proven;
   * INVALID_STATE while a payment is open or a change of address can be undone; LAST_ADMIN.
   */
  deleteAccount: DeleteAccountPayload;
  /**
   * Deletes a key. Designs that are being made with it are finished; designs keep its name (`Design.aiKeyName`). Errors:
   * INVALID_STATE for a key that the environment lists, PROOF_REQUIRED.
   */
  deleteAiKey: DeleteAiKeyPayload;
  /** Deletes a canned answer, which is returned once more. Error CONFLICT. */
  deleteCannedAnswer: CannedAnswerPayload;
  /**
   * Deletes finished designs of the caller, at most 100. They are removed from every list, and their pictures can't be
   * read any more. For 10 minutes `restoreDesigns` restores them; then they are deleted permanently, with their files.
   * Errors: INVALID_INPUT for no ids or too many, NOT_FOUND when none is the caller's.
   */
  deleteDesigns: DeleteDesignsPayload;
  /** Deletes an email template, which is returned once more. Error CONFLICT. */
  deleteEmailTemplate: EmailTemplatePayload;
  /** Deletes a favorite prompt; saveFavoritePrompt with the same input restores it. Error NOT_FOUND. */
  deleteFavoritePrompt: FavoritePromptPayload;
  /** Deletes a package. Errors: NOT_FOUND, CONFLICT, IN_USE for a package that was ever ordered: it can be hidden. */
  deletePackage: PackagePayload;
  /**
   * Deletes one pending order as `deletePurchases` does. Errors: NOT_FOUND; INVALID_STATE when it is not pending, or its
   * payment is in progress.
   */
  deletePurchase: DeletePurchasePayload;
  /** Deletes a comment about a purchase, whoever wrote it. Error NOT_FOUND. */
  deletePurchaseComment: PurchasePayload;
  /**
   * Deletes pending orders, and refuses all others. Deleted orders are removed from every list and look-up, and their
   * payment can no longer be captured. An order whose money arrives nevertheless is restored: as paid, or with its payment
   * mismatch. The call can be repeated. Errors: INVALID_INPUT for no ids, too many ids, an invalid filter or one without a
   * condition; NOT_FOUND when none of the ids names an order; CONFLICT when there are more orders than `expected`.
   */
  deletePurchases: DeletePurchasesPayload;
  /** Deletes an endpoint of the shop with its deliveries. Error NOT_FOUND. */
  deleteShopWebhookEndpoint: DeleteWebhookEndpointPayload;
  /** Deletes a note about an account. Error NOT_FOUND. */
  deleteUserNote: UserPayload;
  /** Deletes a view of the caller's. Error NOT_FOUND otherwise. */
  deleteView: SavedViewPayload;
  /** Deletes an endpoint of the caller's with its deliveries. Error NOT_FOUND. */
  deleteWebhookEndpoint: DeleteWebhookEndpointPayload;
  /**
   * Switches two-step sign-in off and deletes the recovery codes. Error INVALID_STATE while it is off, and for an Admin of
   * whom it is demanded.
   */
  disableTwoStep: AccountPayload;
  /**
   * Closes a payment without a purchase that needs nothing, such as one of another shop. Errors: NOT_FOUND, INVALID_INPUT,
   * INVALID_STATE.
   */
  dismissUnmatchedPayment: UnmatchedPaymentPayload;
  /** Returns a richer prompt, written by the AI service. Costs no credit. */
  enhancePrompt: EnhancePromptPayload;
  /**
   * Deletes one account as `eraseUsers` does. Errors: NOT_FOUND, also for an account that is deleted already;
   * INVALID_INPUT, PROOF_REQUIRED; INVALID_STATE for the caller's own account and while a payment is open; LAST_ADMIN.
   */
  eraseUser: EraseUserPayload;
  /**
   * Deletes accounts as `deleteAccount` does: a buyer becomes anonymous, and orders and ledger stay. The audit stores the
   * reason, 1 to 300 characters. Refused are the caller's own account, the last Admin, and accounts whose payment is open.
   * The call can be repeated. Errors: INVALID_INPUT, PROOF_REQUIRED, NOT_FOUND when none of the ids names an account,
   * CONFLICT when there are more accounts than `expected`.
   */
  eraseUsers: EraseUsersPayload;
  /**
   * Completes a two-step sign-in, in the same browser and within ten minutes of the first step. Errors: WRONG_CODE,
   * INVALID_STATE without a first step.
   */
  finishSignIn: SessionPayload;
  /** Gives credits to an account, as a gift of the shop. Errors: NOT_FOUND, INVALID_INPUT with the field. */
  grantCredits: UserPayload;
  /**
   * Grants what a payment without a purchase paid for: a new purchase of the account, paid by this payment, exactly once. Its
   * price and total are what PayPal captured. Errors: NOT_FOUND, INVALID_INPUT; INVALID_STATE for a payment that is decided
   * or partly refunded, an item that the account has, or a Seller; PROVIDER_ERROR when PayPal does not answer; PROOF_REQUIRED
   * above `ShopSettings.refundProofAbove`.
   */
  grantUnmatchedPayment: UnmatchedPaymentPayload;
  /**
   * Imports one part of an exported file, given as JSON, in place of the shop's. A token needs ADMIN_SETTINGS_WRITE for
   * settings. Errors: INVALID_INPUT when it does not match
   * the part's schema, NOT_FOUND for an unknown name, CONFLICT when `version` is not the current one.
   */
  importContentPart: ImportContentPartPayload;
  /** Marks the first message and the given number of replies as read by the caller; later ones stay unread. */
  markTicketRead: TicketPayload;
  /**
   * Closes a ticket and goes on with its conversation in another one of the same owner, which is returned. Errors:
   * INVALID_STATE when the owners differ or one of them is merged already; LIMIT_REACHED.
   */
  mergeTickets: TicketPayload;
  /**
   * Records that the shop is open: the list of steps ends, as far as they are complete. Visitors see no difference. Error
   * INVALID_STATE when it is open already.
   */
  openShop: SettingsPayload;
  /**
   * Changes parts of a section and publishes it at once. Errors: INVALID_INPUT with the path of the wrong field below
   * `patch`, CONFLICT when `version` is not the current one.
   */
  patchSection: SectionPayload;
  /** Prepares an archive of all data that is stored about the caller. Error TOO_MANY_REQUESTS after 3 a day. */
  prepareDataDownload: PrepareDataDownloadPayload;
  /**
   * Asks PayPal now about the open attempt of a purchase and its undecided refunds, and does what follows from the answer,
   * as the background job does. Errors: NOT_FOUND, TOO_MANY_REQUESTS within 10 seconds of another call for the same
   * purchase, PROVIDER_ERROR when PayPal does not answer.
   */
  reconcilePurchase: ReconcilePurchasePayload;
  /**
   * Recovers an account by the link of a security email, within a week: ends every session, and removes the password,
   * access tokens, and two-step sign-in and linked accounts that were added since the week before the email. Its owner
   * sets a new password. Error INVALID_INPUT for a link that was used or has expired.
   */
  recoverAccount: RecoverAccountPayload;
  /**
   * Sends an event again, with the id that it had: at once if it waits, else once more. Errors: INVALID_STATE while its
   * endpoint is switched off, TOO_MANY_REQUESTS, NOT_FOUND.
   */
  redeliverShopWebhook: WebhookDeliveryPayload;
  /**
   * Sends an event again, with the id that it had: at once if it waits, else once more. Errors: INVALID_STATE while its
   * endpoint is switched off, TOO_MANY_REQUESTS, NOT_FOUND.
   */
  redeliverWebhook: WebhookDeliveryPayload;
  /**
   * Refunds one payment of a purchase, such as a second payment of a paid purchase: the purchase and its credits then stay
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
   * Refunds what is left of a payment without a purchase. A repeated call is the same refund. Errors: NOT_FOUND, INVALID_INPUT;
   * INVALID_STATE for a granted one; PAYMENT_PENDING while PayPal has not confirmed it, which is then asked again by itself;
   * PAYMENT_FAILED when PayPal refuses it; PROOF_REQUIRED above `ShopSettings.refundProofAbove`.
   */
  refundUnmatchedPayment: UnmatchedPaymentPayload;
  /** Creates an account with the role MEMBER and signs it in. */
  register: SessionPayload;
  /** Renames a favorite prompt. Errors: NOT_FOUND; INVALID_INPUT for a name that is blank, too long or in use. */
  renameFavoritePrompt: FavoritePromptPayload;
  /** Creates new recovery codes and invalidates the earlier ones. */
  renewRecoveryCodes: RecoveryCodesPayload;
  /**
   * Adds a reply to a ticket of the caller and sets its status to IN_PROGRESS. Errors: INVALID_STATE when it is full or
   * merged; NOT_FOUND, also for a picture that can't be sent (any more).
   */
  replyToTicket: TicketPayload;
  /**
   * Settles a purchase of the caller (any, for an Admin) by a payment that was made at PayPal, also without `startPayment`.
   * Nothing is believed but the transaction's id, of a capture or of a PayPal order: PayPal is asked whether it is completed,
   * for this purchase, and paid to this shop. Another amount is stored for support. A repeated call changes nothing. Errors:
   * NOT_FOUND, INVALID_INPUT, PAYMENT_NOT_CONFIRMED, PAYMENT_PENDING, PAYMENT_DECLINED, PAYMENT_FAILED, INVALID_STATE,
   * PROVIDER_ERROR while PayPal is silent, TOO_MANY_REQUESTS.
   */
  reportPayment: ReportPaymentPayload;
  /** Sends a link to a new address. The address changes only when the link is followed. */
  requestEmailChange: AccountPayload;
  /** Sends an email with a link to /reset-password/confirm. */
  requestPasswordReset: RequestPasswordResetPayload;
  /**
   * Resets models, costs and limits of designs to the values of the environment. Error CONFLICT when `version` is not the
   * current one.
   */
  resetAiSettings: SettingsPayload;
  /** Sets a new password and ends every session of the account. */
  resetPassword: ResetPasswordPayload;
  /**
   * Resets the payment settings to their defaults, with credentials and mode of the environment. Error CONFLICT when
   * `version` is not the current one.
   */
  resetPayPalSettings: SettingsPayload;
  /**
   * Resets a section to its default; its content stays among its earlier versions. Error CONFLICT when `version` is not
   * the current one.
   */
  resetSection: SectionPayload;
  /**
   * Switches two-step sign-in off for another account, whose owner gets an email. The audit stores the reason, 1 to 300
   * characters. Errors: NOT_FOUND, INVALID_INPUT, PROOF_REQUIRED, INVALID_STATE while it is off or for the caller's own
   * account.
   */
  resetTwoStep: AccountPayload;
  /**
   * Restores designs of the caller that were deleted less than 10 minutes ago, at most 100. A design that is not deleted
   * counts as restored. Errors: INVALID_INPUT for no ids or too many, NOT_FOUND when none can be restored.
   */
  restoreDesigns: RestoreDesignsPayload;
  /**
   * Restores the earlier version `earlier` of a section. Errors: NOT_FOUND when it does not exist, INVALID_STATE when it
   * no longer matches the section's schema, CONFLICT when `version` is not the current one.
   */
  restoreSection: SectionPayload;
  /** Resumes a stopped mailing. Errors: NOT_FOUND, INVALID_STATE, LIMIT_REACHED while five others run. */
  resumeMailing: MailingPayload;
  /**
   * Sends emails that were not sent, with all their attempts. Errors: INVALID_INPUT; NOT_FOUND when none of the ids names an
   * email; CONFLICT when there are more emails than `expected`.
   */
  retryEmails: RetryEmailsPayload;
  /**
   * Gives the credit of a design back to its owner, who reads the reason, 1 to 300 characters; once for each design. A
   * repeated request id is the same return. Errors: NOT_FOUND, INVALID_INPUT, CONFLICT for a request id of another return,
   * INVALID_STATE for an unfinished design and when the credit was returned already.
   */
  returnCredit: DesignPayload;
  /**
   * Returns the credit of the account's newest deduction that was not returned yet, each once. A credit of an order whose
   * money went back after the deduction can't be returned. Errors: INVALID_STATE when there is none; INVALID_INPUT with the
   * field, NOT_FOUND; CONFLICT for a request id that was used for something else.
   */
  returnDeductedCredit: CreditDeductionPayload;
  /**
   * Returns an unspent package of the caller for a full refund, until `returnableUntil`. Errors: INVALID_STATE,
   * PAYMENT_PENDING while PayPal has not answered, PAYMENT_FAILED.
   */
  returnPurchase: PurchasePayload;
  /**
   * Lets the calling Admin read the picture of another customer's design at its addresses for 15 minutes. The audit stores
   * the reason, 1 to 300 characters. Errors: NOT_FOUND, INVALID_INPUT, PROOF_REQUIRED.
   */
  revealDesign: DesignPayload;
  /**
   * Ends a token with ADMIN scopes of any account. The audit stores the reason, 1 to 300 characters. Errors: NOT_FOUND,
   * INVALID_INPUT.
   */
  revokeAdminApiToken: RevokeApiTokenPayload;
  /** Ends one of the caller's tokens at once, its live updates included. Error NOT_FOUND. An ended one stays as it is. */
  revokeApiToken: RevokeApiTokenPayload;
  /**
   * Gives an endpoint of the shop a new secret; the earlier one signs as well for 24 hours. Errors: PROOF_REQUIRED,
   * CONFLICT when `version` is not the current one, NOT_FOUND.
   */
  rotateShopWebhookSecret: WebhookEndpointPayload;
  /**
   * Gives an endpoint of the caller's a new secret; the earlier one signs as well for 24 hours. Errors: PROOF_REQUIRED,
   * CONFLICT when `version` is not the current one, NOT_FOUND.
   */
  rotateWebhookSecret: WebhookEndpointPayload;
  /**
   * Saves the models of the AI service, the costs of pictures and how many designs may be made. Errors: INVALID_INPUT,
   * CONFLICT when `version` is not the current one.
   */
  saveAiSettings: SettingsPayload;
  /**
   * Saves name, logo and accent colour of the shop; pages, emails and invoices show them at once. Errors: INVALID_INPUT,
   * for a colour that can't be read with the nearest one that can; CONFLICT when `version` is not the current one.
   */
  saveAppearance: SettingsPayload;
  /**
   * Saves the banner from an editor that has two views of it, and sends both back: the view that differs from what is stored
   * was edited, the second one when both differ. Errors: INVALID_INPUT with the field, CONFLICT when `version` is not the
   * current one.
   */
  saveBannerViews: SectionPayload;
  /**
   * Creates a canned answer (without `id`, version 0) or changes one. Errors: INVALID_INPUT, also for a name that another
   * one has; CONFLICT; LIMIT_REACHED.
   */
  saveCannedAnswer: CannedAnswerPayload;
  /**
   * Creates an email template (without `id`, version 0) or changes one. Errors: INVALID_INPUT, also for a name that another
   * one has; CONFLICT; LIMIT_REACHED at 100.
   */
  saveEmailTemplate: EmailTemplatePayload;
  /**
   * Saves a prompt under a unique name; the same input again returns the saved one. Errors: INVALID_INPUT with the field,
   * also for a name in use; LIMIT_REACHED at 100.
   */
  saveFavoritePrompt: FavoritePromptPayload;
  /**
   * Changes an item, or adds a new one on sale; `version` of a new one is 0. Orders keep what they were placed with.
   * Errors: NOT_FOUND, CONFLICT, INVALID_INPUT with the field.
   */
  saveItem: ItemPayload;
  /** Saves how the caller sees a list. Errors: INVALID_INPUT with the field. */
  saveListPreferences: ListPreferencesPayload;
  /**
   * Saves the mail server and the sender of emails; every process uses them for its next email, and emails that wait for
   * another attempt are sent. A server is saved only when it accepts the login. Errors: INVALID_INPUT, PROOF_REQUIRED,
   * PROVIDER_ERROR with the words of the mail server, INVALID_STATE for what SMTP_URL or MAIL_FROM sets, CONFLICT when
   * `version` is not the current one, TOO_MANY_REQUESTS after 20 tests an hour.
   */
  saveMailSettings: SettingsPayload;
  /**
   * Changes a package, or puts a new one on sale at the first free position, which needs name, price, credit and validity.
   * What is omitted stays. Orders keep what they were placed with. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT with the
   * field, LIMIT_REACHED for a new one while three are on sale.
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
   * body, CONFLICT when `version` is not the current one.
   */
  saveSection: SectionPayload;
  /** Saves the settings of invoices and returns. Error CONFLICT when `version` is not the current one. */
  saveShopSettings: SettingsPayload;
  /**
   * Adds an endpoint of the shop (without `id`, `version` 0), or changes one. Errors: INVALID_INPUT with the field,
   * PROOF_REQUIRED except to switch one off, CONFLICT when `version` is not the current one, LIMIT_REACHED beyond 20,
   * NOT_FOUND.
   */
  saveShopWebhookEndpoint: WebhookEndpointPayload;
  /**
   * Saves a view of a list. Errors: INVALID_INPUT with the field, also for a name that another view of the caller's has;
   * LIMIT_REACHED beyond 50 views of a list; NOT_FOUND for a view of another Admin.
   */
  saveView: SavedViewPayload;
  /**
   * Adds an endpoint of the caller's (without `id`, `version` 0), or changes one. Errors: INVALID_INPUT with the field,
   * PROOF_REQUIRED except to switch one off, CONFLICT when `version` is not the current one, LIMIT_REACHED beyond 5,
   * NOT_FOUND.
   */
  saveWebhookEndpoint: WebhookEndpointPayload;
  /**
   * Plans to publish a section's content at a moment. Errors: INVALID_INPUT with the path of the wrong field below the
   * section's member of the body, or for `publishAt`; CONFLICT for another `version` or `replaces` than the current ones.
   */
  scheduleSection: SectionPayload;
  /** Stores a message of the contact form as an open ticket. */
  sendContactMessage: SendContactMessagePayload;
  /**
   * Sends a message to an account and writes its log. Errors: NOT_FOUND; INVALID_INPUT with the field; INVALID_STATE when
   * the account's address rejects emails; TOO_MANY_REQUESTS after 300 an hour, and when its unproven address has had its
   * emails of this hour.
   */
  sendMessage: SendMessagePayload;
  /** Sends a code to the account's address, for `ProofInput.emailCode`; it works once, within 10 minutes and in the session that asks for it. */
  sendProofCode: SendProofCodePayload;
  /** Sends a message to the caller's own address only. Errors: INVALID_INPUT with the field, TOO_MANY_REQUESTS. */
  sendTestEmail: SendTestEmailPayload;
  /** Sends the verification email again. */
  sendVerificationEmail: VerifyEmailPayload;
  /** Undoes a merge: the ticket has its own conversation and its earlier status again. */
  separateTicket: TicketPayload;
  /**
   * Demands two-step sign-in of every Admin, or ends the demand. Errors: PROOF_REQUIRED; INVALID_STATE when the caller has
   * not set it up.
   */
  setAdminsNeedTwoStep: SettingsPayload;
  /**
   * Switches a key on or off. Designs that are being made with it are finished. Error INVALID_STATE for switching one on
   * that has left the environment.
   */
  setAiKeyActive: AiKeyPayload;
  /** Hides an item, or puts it on sale. Errors: NOT_FOUND, CONFLICT. */
  setItemActive: ItemPayload;
  /**
   * Sets the membership of another account, for an Admin. For the caller's own account it changes nothing: its payments set
   * the membership. Errors: NOT_FOUND, FORBIDDEN for another account's address, INVALID_INPUT with the field.
   */
  setMembership: ReportedAccountPayload;
  /** Hides a package, or puts it on sale. Errors: NOT_FOUND, CONFLICT, LIMIT_REACHED while three others are on sale. */
  setPackageActive: PackagePayload;
  /**
   * Sets the order of the packages on sale. `shown` is the order that the caller saw. Errors: NOT_FOUND, CONFLICT when it
   * is not the current one, INVALID_INPUT when `ids` names others.
   */
  setPackageOrder: PackagesPayload;
  /** Shows or hides a section. Error CONFLICT when `version` is not the current one. */
  setSectionActive: SectionPayload;
  /** Ends, or begins again, the news of the account that a link in an email belongs to. Error INVALID_INPUT for a wrong link. */
  setSubscribed: SetSubscribedPayload;
  /**
   * Notifies other Admins that the caller reads a ticket or writes an answer. It ends by itself after 30 seconds without a
   * repeated call.
   */
  setTicketActivity: TicketPayload;
  /** Sets the priority of a ticket; null removes it. */
  setTicketPriority: TicketPayload;
  /** Sets the status of a ticket. Error INVALID_STATE for a transition that is not allowed, and for a merged ticket. */
  setTicketStatus: TicketPayload;
  /**
   * Disables an account, which ends its sessions and refuses its sign-ins; or enables it again. The audit stores the
   * reason, 1 to 300 characters. Errors: NOT_FOUND, INVALID_INPUT, LAST_ADMIN, INVALID_STATE for the caller's own account.
   */
  setUserDisabled: UserPayload;
  /** Sets which optional emails the caller gets. */
  setWantedMails: AccountPayload;
  /**
   * Accepts a payment mismatch whose amount alone differs: the purchase is paid by it, exactly once, and grants all it
   * sells. Its price and total become what PayPal captured, so that invoice and refunds are true. The audit stores the
   * reason, 1 to 300 characters. Errors: NOT_FOUND, INVALID_INPUT; INVALID_STATE for a purchase that is paid, another
   * currency or order code, or money that is refunded, being refunded or disputed; PAYMENT_PENDING while another attempt is
   * in progress; PROVIDER_ERROR when PayPal does not answer; PROOF_REQUIRED above `ShopSettings.refundProofAbove`.
   */
  settlePayment: PurchasePayload;
  signIn: SessionPayload;
  /** Ends the caller's session on this device. */
  signOut: SignOutPayload;
  /** Ends all other sessions of the caller. */
  signOutOtherSessions: AccountPayload;
  /** Ends one session of the caller. */
  signOutSession: AccountPayload;
  /**
   * Ends every session of another account. The audit stores the reason, 1 to 300 characters. Errors: NOT_FOUND,
   * INVALID_INPUT, INVALID_STATE for the caller's own account.
   */
  signOutUser: UserPayload;
  /**
   * Sends a message to many accounts, in turns; no account gets it twice, and accounts that are created later do not get it.
   * Errors: INVALID_INPUT with the field, also for a filter without a condition; CONFLICT when more accounts match than
   * `expected`; LIMIT_REACHED while five others run; PROOF_REQUIRED.
   */
  startMailing: MailingPayload;
  /** Creates the order at PayPal, or returns the one that is still open. */
  startPayment: StartPaymentPayload;
  /** Stops a mailing. Emails that the mail server has not accepted yet are held. Errors: NOT_FOUND, INVALID_STATE. */
  stopMailing: MailingPayload;
  /**
   * Brings a ticket up to a list of its messages, as an editor sends it that holds the whole conversation. Listed messages
   * are matched with the stored ones by sender and text, in order; the others are added as the caller's, at most 10. Stored
   * ones that are not listed stay. The caller writes as the owner, an Admin as support. The same list again adds nothing.
   * Errors: INVALID_INPUT with the field; INVALID_STATE when the ticket is full or merged, and for an Admin's message when
   * it is closed before and after the call; NOT_FOUND, TOO_MANY_REQUESTS.
   */
  syncTicket: SyncTicketPayload;
  /**
   * Asks the AI service now which models a key reaches, and stores the answer with the key. Error TOO_MANY_REQUESTS after 60
   * tests an hour.
   */
  testAiKey: TestAiKeyPayload;
  /** Sends an email to the caller's own address at once, without the outbox. Error TOO_MANY_REQUESTS after 20 an hour. */
  testEmail: TestServicePayload;
  /** Checks whether PayPal accepts these credentials, or the stored ones when omitted. Saves nothing. */
  testPayPal: TestPayPalPayload;
  /**
   * Sends a test event to an endpoint of the shop, once. Errors: INVALID_STATE for one that is switched off,
   * TOO_MANY_REQUESTS, NOT_FOUND.
   */
  testShopWebhookEndpoint: WebhookDeliveryPayload;
  /** Stores a small file, reads it back and deletes it. Error TOO_MANY_REQUESTS after 20 an hour. */
  testStorage: TestServicePayload;
  /**
   * Sends a test event to an endpoint of the caller's, once. Errors: INVALID_STATE for one that is switched off,
   * TOO_MANY_REQUESTS, NOT_FOUND.
   */
  testWebhookEndpoint: WebhookDeliveryPayload;
  /** Restores the earlier address of an account, ends every session and removes the password: its owner sets a new one. */
  undoEmailChange: UndoEmailChangePayload;
  /** Drops planned content of a section by its id. Error NOT_FOUND when it is not planned any more. */
  unscheduleSection: SectionPayload;
  /**
   * Renames a key, and replaces the key itself when one is given. Designs that are being made with the earlier one are
   * finished. Errors: INVALID_INPUT, INVALID_STATE for the key itself of one from the environment, PROOF_REQUIRED.
   */
  updateAiKey: AiKeyPayload;
  /** Saves a profile. Errors: INVALID_INPUT with the field, TOO_MANY_REQUESTS, NOT_FOUND. */
  updateProfile: AccountPayload;
  /**
   * Changes an account. Errors: NOT_FOUND; CONFLICT when `version` is not the current one, or the balance is not
   * `credits.from`; LAST_ADMIN; PROOF_REQUIRED; INVALID_INPUT with the field.
   */
  updateUser: UserPayload;
  /**
   * Stores a PNG, JPEG, WebP or GIF image of at most 2 MB, as `POST /image-server/upload` does: encoded again without
   * metadata, and public. Errors: INVALID_INPUT at `image`, TOO_MANY_REQUESTS, LIMIT_REACHED for an account that stores 20 MB
   * (200 MB once it has paid).
   */
  uploadImage: UploadImagePayload;
  /**
   * Proves that the caller's account owns its email address, and assigns earlier contact messages from that address to
   * it. Error INVALID_STATE for a link that was sent for another account.
   */
  verifyEmail: VerifyEmailPayload;
  /**
   * Asks PayPal about the open payment of a purchase of the caller (any, for an Admin), and settles it when PayPal holds a
   * completed capture. PayPal is asked once in 5 seconds about a purchase, 10 times a minute for an account. Errors:
   * NOT_FOUND.
   */
  verifyPurchase: VerifyPurchasePayload;
};


export type MutationAddAiKeyArgs = {
  input: AddAiKeyInput;
};


export type MutationAddCreditsArgs = {
  input: AddCreditsInput;
};


export type MutationAddPurchaseCommentArgs = {
  id: Scalars['ID']['input'];
  requestId: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


export type MutationAddUserNoteArgs = {
  id: Scalars['ID']['input'];
  requestId: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


export type MutationAllowAddressArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAnswerTicketArgs = {
  id: Scalars['ID']['input'];
  input: TicketReplyInput;
};


export type MutationAssignTicketArgs = {
  adminId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationBeginTwoStepArgs = {
  proof: ProofInput;
};


export type MutationCancelDesignArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelPurchaseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelPurchasesArgs = {
  expected: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  target: PurchaseTarget;
};


export type MutationCapturePaymentArgs = {
  paypalOrderId: Scalars['String']['input'];
  purchaseId: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationConfirmAdminArgs = {
  proof: ProofInput;
};


export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmIdentityArgs = {
  proof: ProofInput;
};


export type MutationConfirmTwoStepArgs = {
  code: Scalars['String']['input'];
};


export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


export type MutationCreateDesignArgs = {
  input: CreateDesignInput;
  wait?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreatePurchaseArgs = {
  input: CreatePurchaseInput;
};


export type MutationCreateTicketArgs = {
  input: CreateTicketInput;
};


export type MutationDeductCreditArgs = {
  input: CreditDeductionInput;
};


export type MutationDeleteAccountArgs = {
  proof: ProofInput;
};


export type MutationDeleteAiKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteCannedAnswerArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteDesignsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteEmailTemplateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteFavoritePromptArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePackageArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeletePurchaseArgs = {
  id: Scalars['ID']['input'];
  kind: InputMaybe<PurchaseKind>;
};


export type MutationDeletePurchaseCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePurchasesArgs = {
  expected: Scalars['Int']['input'];
  target: PurchaseTarget;
};


export type MutationDeleteShopWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteUserNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteViewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDisableTwoStepArgs = {
  proof: ProofInput;
};


export type MutationDismissUnmatchedPaymentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationEnhancePromptArgs = {
  input: DesignInput;
};


export type MutationEraseUserArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationEraseUsersArgs = {
  expected: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  target: UserTarget;
};


export type MutationFinishSignInArgs = {
  input: FinishSignInInput;
};


export type MutationGrantCreditsArgs = {
  id: Scalars['ID']['input'];
  input: GrantCreditsInput;
};


export type MutationGrantUnmatchedPaymentArgs = {
  input: GrantUnmatchedPaymentInput;
};


export type MutationImportContentPartArgs = {
  json: Scalars['String']['input'];
  name: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationMarkTicketReadArgs = {
  id: Scalars['ID']['input'];
  replies: Scalars['Int']['input'];
};


export type MutationMergeTicketsArgs = {
  id: Scalars['ID']['input'];
  into: Scalars['ID']['input'];
};


export type MutationPatchSectionArgs = {
  isActive: InputMaybe<Scalars['Boolean']['input']>;
  key: SectionKey;
  patch: Scalars['String']['input'];
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationPrepareDataDownloadArgs = {
  proof: ProofInput;
};


export type MutationReconcilePurchaseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRecoverAccountArgs = {
  token: Scalars['String']['input'];
};


export type MutationRedeliverShopWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRedeliverWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRefundPaymentArgs = {
  input: RefundPaymentInput;
};


export type MutationRefundPurchaseArgs = {
  input: RefundPurchaseInput;
};


export type MutationRefundUnmatchedPaymentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRenameFavoritePromptArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenewRecoveryCodesArgs = {
  proof: ProofInput;
};


export type MutationReplyToTicketArgs = {
  id: Scalars['ID']['input'];
  input: TicketReplyInput;
};


export type MutationReportPaymentArgs = {
  kind: InputMaybe<PurchaseKind>;
  purchaseId: Scalars['ID']['input'];
  transactionId: Scalars['String']['input'];
};


export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetAiSettingsArgs = {
  version: Scalars['Int']['input'];
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationResetPayPalSettingsArgs = {
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationResetSectionArgs = {
  key: SectionKey;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationResetTwoStepArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRestoreDesignsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreSectionArgs = {
  earlier: Scalars['Int']['input'];
  key: SectionKey;
  version: Scalars['Int']['input'];
};


export type MutationResumeMailingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetryEmailsArgs = {
  expected: Scalars['Int']['input'];
  target: EmailTarget;
};


export type MutationReturnCreditArgs = {
  designId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  requestId: Scalars['String']['input'];
};


export type MutationReturnDeductedCreditArgs = {
  input: CreditDeductionInput;
};


export type MutationReturnPurchaseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevealDesignArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRevokeAdminApiTokenArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRotateShopWebhookSecretArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSaveAiSettingsArgs = {
  input: AiSettingsInput;
  version: Scalars['Int']['input'];
};


export type MutationSaveAppearanceArgs = {
  input: AppearanceInput;
  version: Scalars['Int']['input'];
};


export type MutationSaveBannerViewsArgs = {
  input: BannerViewsInput;
};


export type MutationSaveCannedAnswerArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: CannedAnswerInput;
  requestId: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationSaveEmailTemplateArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: EmailTemplateInput;
  requestId: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationSaveFavoritePromptArgs = {
  input: FavoritePromptInput;
};


export type MutationSaveItemArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: ItemInput;
  requestId: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationSaveListPreferencesArgs = {
  input: ListPreferencesInput;
};


export type MutationSaveMailSettingsArgs = {
  input: MailSettingsInput;
  version: Scalars['Int']['input'];
};


export type MutationSavePackageArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: PackageInput;
  requestId: InputMaybe<Scalars['String']['input']>;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSavePayPalSettingsArgs = {
  input: PayPalSettingsInput;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveSectionArgs = {
  input: SaveSectionInput;
};


export type MutationSaveShopSettingsArgs = {
  input: ShopSettingsInput;
  version: Scalars['Int']['input'];
};


export type MutationSaveShopWebhookEndpointArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: WebhookEndpointInput;
  version: Scalars['Int']['input'];
};


export type MutationSaveViewArgs = {
  input: SaveViewInput;
};


export type MutationSaveWebhookEndpointArgs = {
  id: InputMaybe<Scalars['ID']['input']>;
  input: WebhookEndpointInput;
  version: Scalars['Int']['input'];
};


export type MutationScheduleSectionArgs = {
  input: ScheduleSectionInput;
};


export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


export type MutationSendTestEmailArgs = {
  message: MessageInput;
};


export type MutationSeparateTicketArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetAdminsNeedTwoStepArgs = {
  isNeeded: Scalars['Boolean']['input'];
};


export type MutationSetAiKeyActiveArgs = {
  id: Scalars['ID']['input'];
  isActive: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSetItemActiveArgs = {
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSetMembershipArgs = {
  input: SetMembershipInput;
};


export type MutationSetPackageActiveArgs = {
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSetPackageOrderArgs = {
  ids: Array<Scalars['ID']['input']>;
  shown: Array<Scalars['ID']['input']>;
};


export type MutationSetSectionActiveArgs = {
  isActive: InputMaybe<Scalars['Boolean']['input']>;
  key: SectionKey;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSetSubscribedArgs = {
  isSubscribed: Scalars['Boolean']['input'];
  token: Scalars['String']['input'];
};


export type MutationSetTicketActivityArgs = {
  activity: TicketActivity;
  id: Scalars['ID']['input'];
};


export type MutationSetTicketPriorityArgs = {
  id: Scalars['ID']['input'];
  priority: InputMaybe<TicketPriority>;
};


export type MutationSetTicketStatusArgs = {
  id: Scalars['ID']['input'];
  status: TicketStatus;
};


export type MutationSetUserDisabledArgs = {
  id: Scalars['ID']['input'];
  isDisabled: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};


export type MutationSetWantedMailsArgs = {
  kinds: Array<MailKind>;
};


export type MutationSettlePaymentArgs = {
  paymentId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignOutSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSignOutUserArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationStartMailingArgs = {
  input: StartMailingInput;
};


export type MutationStartPaymentArgs = {
  purchaseId: Scalars['ID']['input'];
};


export type MutationStopMailingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSyncTicketArgs = {
  id: Scalars['ID']['input'];
  input: SyncTicketInput;
};


export type MutationTestAiKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTestPayPalArgs = {
  clientId: InputMaybe<Scalars['String']['input']>;
  clientSecret: InputMaybe<Scalars['String']['input']>;
  mode: InputMaybe<PayPalMode>;
};


export type MutationTestShopWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTestWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationUnscheduleSectionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateAiKeyArgs = {
  input: UpdateAiKeyInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
  userId: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UpdateUserInput;
  version: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUploadImageArgs = {
  image: Scalars['Upload']['input'];
};


export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationVerifyPurchaseArgs = {
  id: Scalars['ID']['input'];
};

export type NavbarInput = {
  authButtons: AuthButtonsInput;
  logo: SectionLogoInput;
  menuItems: Array<MenuItemInput>;
};

export type NavbarSection = ContentSection & {
  __typename?: 'NavbarSection';
  authButtons: AuthButtons;
  isActive: Scalars['Boolean']['output'];
  logo: SectionLogo;
  menuItems: Array<MenuItem>;
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

/** An order of a package. */
export type Order = Purchase & {
  __typename?: 'Order';
  billing: Billing;
  captureId: Maybe<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Credits that it grants. */
  credit: Scalars['Int']['output'];
  creditEntries: Maybe<CreditEntryPage>;
  currency: Currency;
  customer: User;
  customerEmail: Scalars['String']['output'];
  designs: Maybe<DesignPage>;
  disputes: Maybe<Array<Dispute>>;
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  fee: Scalars['Money']['output'];
  history: Array<PurchaseStep>;
  holdReason: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  imageUrl: Maybe<Scalars['String']['output']>;
  invoices: Array<Invoice>;
  kind: PurchaseKind;
  /** Creation date plus validity days; payment date plus validity days when it was paid on a later day. Set once paid. */
  membershipUntil: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  orderStatus: OrderStatus;
  /** Null when the package was deleted. */
  package: Maybe<Package>;
  paidAt: Maybe<Scalars['DateTime']['output']>;
  payerEmail: Maybe<Scalars['String']['output']>;
  paymentCode: Scalars['String']['output'];
  paymentProblem: Maybe<Scalars['String']['output']>;
  paymentStatus: PaymentStatus;
  payments: Maybe<Array<Payment>>;
  /** The PayPal order that paid for it; null until then. */
  paypalOrderId: Maybe<Scalars['String']['output']>;
  price: Scalars['Money']['output'];
  refunded: Scalars['Money']['output'];
  refunds: Array<Refund>;
  /**
   * Until when its customer may return it for a full refund; null when that is impossible: too late, switched off, or some
   * of its credits are spent. The end of the last day, in the shop's time zone.
   */
  returnableUntil: Maybe<Scalars['DateTime']['output']>;
  sellerEmail: Maybe<Scalars['String']['output']>;
  tickets: Maybe<TicketPage>;
  timeline: Maybe<Array<PurchaseEvent>>;
  total: Scalars['Money']['output'];
  /** Days of premium membership that it grants. */
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

export type OrderStatus =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'PENDING'
  | 'PROCESSING'
  | 'SHIPPED';

/** A credit and membership package. At most three are on sale at once. */
export type Package = {
  __typename?: 'Package';
  createdAt: Scalars['DateTime']['output'];
  /** Credits the buyer gets. */
  credit: Scalars['Int']['output'];
  /** Currency of price, fee and total. */
  currency: Currency;
  /** Up to ten feature lines, none of them empty. */
  features: Array<Scalars['String']['output']>;
  /** Processing fee on top of the price. */
  fee: Scalars['Money']['output'];
  id: Scalars['ID']['output'];
  /** Whether it is on sale. */
  isActive: Maybe<Scalars['Boolean']['output']>;
  /** Starter, Standard and Enterprise select their own icon and tagline; any other name is allowed. */
  name: Scalars['String']['output'];
  /** 1 to 3 while it is on sale, null while it is hidden. */
  position: Maybe<Scalars['Int']['output']>;
  price: Scalars['Money']['output'];
  sellerEmail: Maybe<Scalars['String']['output']>;
  /** What a buyer pays: price and fee. An order placed now has this amount. */
  total: Scalars['Money']['output'];
  /** Days of premium membership. */
  validityDays: Scalars['Int']['output'];
  /** Incremented by each change except of its position among the packages on sale. */
  version: Maybe<Scalars['Int']['output']>;
};

/** Fields of a package. */
export type PackageInput = {
  /** 1 to 100,000. */
  credit?: InputMaybe<Scalars['Int']['input']>;
  /** Lines to replace in the package as it is, by their position; a blank text removes the line. Not with `features`. */
  featureChanges?: InputMaybe<Array<FeatureChangeInput>>;
  /** At most ten lines of 1 to 120 characters; blank ones are left out. */
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At least 0.01. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Address of the seller, at most 254 characters; null or blank for none. */
  sellerEmail?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 3,650 days. */
  validityDays?: InputMaybe<Scalars['Int']['input']>;
};

export type PackagePayload = {
  __typename?: 'PackagePayload';
  errors: Array<UserError>;
  /** Its current state, or its last one when it was deleted. */
  package: Maybe<Package>;
};

export type PackagesPayload = {
  __typename?: 'PackagesPayload';
  errors: Array<UserError>;
  /** The packages on sale in their new order. */
  packages: Maybe<Array<Package>>;
};

export type PageInfo = {
  __typename?: 'PageInfo';
  /** Pass as `after` to get the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Number of this page, 1 is the first; null when walking by cursor. */
  number: Maybe<Scalars['Int']['output']>;
  size: Scalars['Int']['output'];
  /** Pass as `before` to get the page before; null on an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
  /** Counted only when requested, like totalItems. */
  totalPages: Scalars['Int']['output'];
};

/**
 * A part of a list: numbered pages for screens, `after` or `before` for walking everything. A cursor is valid only for the
 * list, sort and direction it came from; any other is BAD_USER_INPUT.
 */
export type PageInput = {
  /** The `endCursor` of a page: the rows after it. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** The `startCursor` of a page: the rows before it, in the list's own order. */
  before?: InputMaybe<Scalars['String']['input']>;
  /** 1 is the first page; ignored with a cursor. */
  number?: InputMaybe<Scalars['Int']['input']>;
  /** Rows in a page, 1 to 100. */
  size?: InputMaybe<Scalars['Int']['input']>;
};

export type PayPalButtonStyles = {
  __typename?: 'PayPalButtonStyles';
  color: ButtonColor;
  label: ButtonLabel;
  layout: ButtonLayout;
  shape: ButtonShape;
};

export type PayPalButtonStylesInput = {
  color?: InputMaybe<ButtonColor>;
  label?: InputMaybe<ButtonLabel>;
  layout?: InputMaybe<ButtonLayout>;
  shape?: InputMaybe<ButtonShape>;
};

export type PayPalMode =
  | 'LIVE'
  | 'SANDBOX';

export type PayPalSettings = {
  __typename?: 'PayPalSettings';
  buttonStyles: PayPalButtonStyles;
  /** Public id of the shop at PayPal; empty when none is set. */
  clientId: Scalars['String']['output'];
  currency: Currency;
  /** False when new payments are switched off. */
  enablePayPal: Scalars['Boolean']['output'];
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

/** What is omitted stays. */
export type PayPalSettingsInput = {
  buttonStyles?: InputMaybe<PayPalButtonStylesInput>;
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** Stored encrypted and never returned. The stored secret stays when this is omitted, blank or masked. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Currency>;
  /** False switches new payments off; started ones are finished. */
  enablePayPal?: InputMaybe<Scalars['Boolean']['input']>;
  mode?: InputMaybe<PayPalMode>;
  /**
   * The id of a webhook that exists at PayPal for these credentials. Without it the save uses the webhook with this shop's
   * address, or registers one.
   */
  webhookId?: InputMaybe<Scalars['String']['input']>;
};

/** The webhook by which PayPal notifies this shop about payments, refunds and disputes. */
export type PayPalWebhook = {
  __typename?: 'PayPalWebhook';
  /** PayPal's id of the webhook; empty while none is registered. */
  id: Scalars['String']['output'];
  /** When the last event arrived, to the minute; null before the first. */
  lastEventAt: Maybe<Scalars['DateTime']['output']>;
  /** Address of this shop to which PayPal sends events. */
  url: Scalars['String']['output'];
};

/** One attempt to pay a purchase. */
export type Payment = {
  __typename?: 'Payment';
  /** Total of the purchase; the captured amount of a payment mismatch may differ. */
  amount: Scalars['Money']['output'];
  /** PayPal's id of the capture. */
  captureId: Maybe<Scalars['String']['output']>;
  /** What PayPal captured, where it differs or differed from the purchase; null otherwise, and when it is not known. */
  capturedAmount: Maybe<Scalars['Money']['output']>;
  /** Currency of `capturedAmount` (ISO 4217); any, also one that the shop does not accept. Null when it is not known. */
  capturedCurrency: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  currency: Currency;
  id: Scalars['ID']['output'];
  /** Whether `refundPayment` is possible: it paid the purchase, or is a payment mismatch, and its money is still there. */
  isRefundable: Scalars['Boolean']['output'];
  /**
   * Whether `settlePayment` is possible, as far as that is known before PayPal is asked: a payment mismatch in the
   * purchase's currency, of which nothing is refunded or being refunded, and a purchase that is not paid.
   */
  isSettleable: Scalars['Boolean']['output'];
  /** PayPal's code of why it was refused or is held, or why it was closed; null without one. */
  problem: Maybe<Scalars['String']['output']>;
  status: AttemptStatus;
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

/**
 * What happened in the shop in a period. Accounts and designs count on the day they were created, also when they were
 * deleted since: lists show only those that exist.
 */
export type PeriodFigures = {
  __typename?: 'PeriodFigures';
  /** What the AI service charged for designs, in `Dashboard.currency`; null while it is unknown for some of them. */
  cost: Maybe<Scalars['Money']['output']>;
  /** Cost for each succeeded design, with four decimals. */
  costPerDesign: Maybe<Scalars['String']['output']>;
  designs: Scalars['Int']['output'];
  /** The first moment after the period. */
  end: Scalars['DateTime']['output'];
  failed: Scalars['Int']['output'];
  /** Failed designs as a share of those that succeeded or failed, 0 to 1; null without any. */
  failureRate: Maybe<Scalars['Float']['output']>;
  /** Orders that were the first paid one of their account. */
  firstPurchases: Scalars['Int']['output'];
  /** The first day, such as 2026-03-01. */
  from: Scalars['String']['output'];
  /** What packages brought, less their refunds and the cost of designs, for each succeeded design, with four decimals. */
  marginPerDesign: Maybe<Scalars['String']['output']>;
  /** Half of the pictures were ready within so many seconds after they were ordered; null without any. */
  medianSeconds: Maybe<Scalars['Float']['output']>;
  /** By currency, the shop's first; currencies in which nothing moved are left out. */
  money: Array<MoneyFigures>;
  paidOrders: Scalars['Int']['output'];
  /** Orders that were the second paid one of their account. */
  secondPurchases: Scalars['Int']['output'];
  signUps: Scalars['Int']['output'];
  /** 95 % of the pictures were ready within so many seconds. */
  slowSeconds: Maybe<Scalars['Float']['output']>;
  /** The first moment of the period. */
  start: Scalars['DateTime']['output'];
  succeeded: Scalars['Int']['output'];
  /** The last day. */
  to: Scalars['String']['output'];
  /**
   * Visits: public pages that a person's browser opened from outside the site. The server counts them without cookies and
   * stores nothing about the visitor. Pages that a cache in front of the server answers are not counted.
   */
  visits: Scalars['Int']['output'];
};

export type Platform =
  | 'FACEBOOK'
  | 'INSTAGRAM';

export type PostType =
  /** Only with FACEBOOK. */
  | 'FACEBOOK_POST'
  /** Only with INSTAGRAM. */
  | 'INSTAGRAM_POST';

export type PrepareDataDownloadPayload = {
  __typename?: 'PrepareDataDownloadPayload';
  errors: Array<UserError>;
  /** Path of the archive; works once, within ten minutes, in the caller's session. */
  url: Maybe<Scalars['String']['output']>;
};

export type PromptTemplate = {
  __typename?: 'PromptTemplate';
  /** Null when it suits every niche. */
  niche: Maybe<Niche>;
  /** Null when it suits both platforms. */
  platform: Maybe<Platform>;
  text: Scalars['String']['output'];
};

/** Proof that the caller is the account's owner: one of these. */
export type ProofInput =
  /** A code of the authenticator app, or one of the recovery codes. */
  { code: Scalars['String']['input']; emailCode?: never; password?: never; }
  |  /** The code of the email that sendProofCode sends. */
  { code?: never; emailCode: Scalars['String']['input']; password?: never; }
  |  { code?: never; emailCode?: never; password: Scalars['String']['input']; };

/**
 * An order of a package (Order) or of a digital item (ItemOrder). It holds a copy of what was bought, made when it was
 * placed.
 */
export type Purchase = {
  billing: Billing;
  /** PayPal's id of the capture; set once paid. */
  captureId: Maybe<Scalars['String']['output']>;
  /** Order code to show: 8 characters of A-Z and 0-9. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The rows of the credit ledger that belong to it, newest first: what it granted, and what refunds and disputes took. */
  creditEntries: Maybe<CreditEntryPage>;
  currency: Currency;
  customer: User;
  customerEmail: Scalars['String']['output'];
  /**
   * The designs that were made with its credits, newest first, without deleted ones. The ledger does not mark single
   * credits, so this rule decides: an account spends its credits in the order in which they were granted, as if those that
   * a refund or dispute has withdrawn had never been granted. At most the newest 1,000; empty for an item.
   */
  designs: Maybe<DesignPage>;
  /** What payers claimed against its payments at PayPal, oldest first. */
  disputes: Maybe<Array<Dispute>>;
  /** When it is cancelled if it is not paid; set while PENDING. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Processing fee. */
  fee: Scalars['Money']['output'];
  /** Changes of its state, oldest first. */
  history: Array<PurchaseStep>;
  /** Why PayPal holds its payment, and what to do about it, as a sentence; null unless a payment is under review. */
  holdReason: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Address of a picture of the package or item; null without one. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Its invoice and credit notes, oldest first. */
  invoices: Array<Invoice>;
  kind: PurchaseKind;
  /** Name of the package or item. */
  name: Scalars['String']['output'];
  orderStatus: OrderStatus;
  paidAt: Maybe<Scalars['DateTime']['output']>;
  payerEmail: Maybe<Scalars['String']['output']>;
  /** Payment code to show: 8 characters of A-Z and 0-9; the invoice id at PayPal. */
  paymentCode: Scalars['String']['output'];
  /** Last message to the payer about paying it, as a sentence; null when there is none. */
  paymentProblem: Maybe<Scalars['String']['output']>;
  paymentStatus: PaymentStatus;
  /** Every attempt to pay it, oldest first. */
  payments: Maybe<Array<Payment>>;
  /** The PayPal order that paid for it; null until then. */
  paypalOrderId: Maybe<Scalars['String']['output']>;
  price: Scalars['Money']['output'];
  /** Money refunded so far. */
  refunded: Scalars['Money']['output'];
  /** Its refunds, oldest first. */
  refunds: Array<Refund>;
  /** Tickets about it, newest first. */
  tickets: Maybe<TicketPage>;
  /**
   * Its course, oldest first: changes of its state and of its attempts, refunds, disputes, emails about it, and comments of
   * Admins, which its customer never sees. Only events of these kinds; all when omitted. An email disappears with its
   * account.
   */
  timeline: Maybe<Array<PurchaseEvent>>;
  /** price + fee. */
  total: Scalars['Money']['output'];
};


/**
 * An order of a package (Order) or of a digital item (ItemOrder). It holds a copy of what was bought, made when it was
 * placed.
 */
export type PurchaseCreditEntriesArgs = {
  page: InputMaybe<PageInput>;
};


/**
 * An order of a package (Order) or of a digital item (ItemOrder). It holds a copy of what was bought, made when it was
 * placed.
 */
export type PurchaseDesignsArgs = {
  page: InputMaybe<PageInput>;
};


/**
 * An order of a package (Order) or of a digital item (ItemOrder). It holds a copy of what was bought, made when it was
 * placed.
 */
export type PurchaseTicketsArgs = {
  page: InputMaybe<PageInput>;
};


/**
 * An order of a package (Order) or of a digital item (ItemOrder). It holds a copy of what was bought, made when it was
 * placed.
 */
export type PurchaseTimelineArgs = {
  kinds: InputMaybe<Array<PurchaseEventKind>>;
};

/** An event in the course of a purchase. */
export type PurchaseEvent = {
  __typename?: 'PurchaseEvent';
  /** The account that caused it; null for PayPal and the product itself, and when the account no longer exists. */
  actor: Maybe<User>;
  /** Amount of a refund. */
  amount: Maybe<Scalars['Money']['output']>;
  at: Scalars['DateTime']['output'];
  attemptStatus: Maybe<AttemptStatus>;
  /** The comment's id, for `deletePurchaseComment`. */
  commentId: Maybe<Scalars['ID']['output']>;
  disputeStatus: Maybe<DisputeStatus>;
  emailStatus: Maybe<EmailStatus>;
  /** Unique within the purchase. */
  id: Scalars['ID']['output'];
  kind: PurchaseEventKind;
  orderStatus: Maybe<OrderStatus>;
  paymentStatus: Maybe<PaymentStatus>;
  refundStatus: Maybe<RefundStatus>;
  /** Reason of a change or refund, what a payer claims, subject of an email, or text of a comment. */
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
  /** An email about it was queued: `emailStatus` is what became of it. */
  | 'EMAIL'
  /** Its customer placed it. */
  | 'PLACED'
  /** A refund was requested, here or at PayPal: `refundStatus` is its present status. */
  | 'REFUND'
  /** The state of its payment, or of the order, changed: `paymentStatus` or `orderStatus` is the new one. */
  | 'STATE';

export type PurchaseFilter = {
  createdAt?: InputMaybe<DateRange>;
  currency?: InputMaybe<Array<Currency>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<Array<PurchaseKind>>;
  orderStatus?: InputMaybe<Array<OrderStatus>>;
  /** Which of its customer's paid orders it is, by `paidAt`; orders that were never paid are none of them. */
  ordinal?: InputMaybe<Array<PurchaseOrdinal>>;
  /** Ids of customers; for the list of all accounts only. */
  owner?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When it was paid; orders that were never paid have no such time. */
  paidAt?: InputMaybe<DateRange>;
  paymentStatus?: InputMaybe<Array<PaymentStatus>>;
  /** When a refund of it was completed, in full or in part. */
  refundedAt?: InputMaybe<DateRange>;
  /** Substring of the code, the customer's name, the package or item name, or a status; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
  total?: InputMaybe<AmountRange>;
};

export type PurchaseKind =
  | 'ITEM'
  | 'PACKAGE';

/** The place of a paid order among those of its customer. */
export type PurchaseOrdinal =
  | 'FIRST'
  | 'LATER'
  | 'SECOND';

export type PurchasePage = {
  __typename?: 'PurchasePage';
  items: Array<Purchase>;
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

export type PurchasePayload = {
  __typename?: 'PurchasePayload';
  errors: Array<UserError>;
  purchase: Maybe<Purchase>;
};

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

/** A change of a purchase's state. */
export type PurchaseStep = {
  __typename?: 'PurchaseStep';
  at: Scalars['DateTime']['output'];
  /** Set when the state of the order changed. */
  orderStatus: Maybe<OrderStatus>;
  /** Set when the state of its payment changed. */
  paymentStatus: Maybe<PaymentStatus>;
  /** Reason of the change. */
  reason: Maybe<Scalars['String']['output']>;
};

/** The package or item to buy. */
export type PurchaseSubject =
  { itemId: Scalars['ID']['input']; itemNumber?: never; packageId?: never; }
  |  /** Public number of an item. */
  { itemId?: never; itemNumber: Scalars['String']['input']; packageId?: never; }
  |  { itemId?: never; itemNumber?: never; packageId: Scalars['ID']['input']; };

/** The orders of an operation. */
export type PurchaseTarget =
  /**
   * Orders that match at call time, at most 500 a call. Set `createdAt.until` to exclude orders that were placed after the
   * list was shown.
   */
  { filter: PurchaseFilter; ids?: never; }
  |  /** Ids of orders, at most 200. */
  { filter?: never; ids: Array<Scalars['ID']['input']>; };

export type Query = {
  __typename?: 'Query';
  aboutPage: AboutPage;
  /**
   * The account with an email address, in any case: the caller's own, or any for an Admin, for whom it is null when no
   * account has the address. Error FORBIDDEN for everybody else.
   */
  account: Maybe<User>;
  /** Active keys of the AI service, masked, oldest first. */
  activeAiKeys: Array<ActiveAiKey>;
  /** All live personal access tokens with ADMIN scopes, newest first. */
  adminApiTokens: Array<ApiToken>;
  /** What an Admin names by two letters or more: at most five of each kind. */
  adminSearch: Array<SearchHit>;
  /** Keys of the AI service, masked, oldest first, with the service's last error about each. */
  aiKeys: Array<AiKey>;
  /** Every item, hidden ones included. */
  allItems: ItemPage;
  /** Every package: those on sale in their order, then hidden ones, newest first. */
  allPackages: Array<Package>;
  /** What Admins and commands did. */
  auditEntries: AuditEntryPage;
  bannerSection: BannerSection;
  /** Every canned answer, by name, at most 100. */
  cannedAnswers: Array<CannedAnswer>;
  contactPage: ContactPage;
  /** All sections and settings as a file; for a token without ADMIN_SETTINGS_READ the sections only. */
  contentExport: ContentExport;
  /**
   * Compares one part of an exported file, given as JSON, with what the shop has. Changes nothing. A token needs
   * ADMIN_SETTINGS_READ for settings.
   */
  contentPartComparison: ContentPartComparison;
  /** Country names for billing addresses, in order; the last one is 'Other'. */
  countries: Array<Scalars['String']['output']>;
  /** Ledger entries of all accounts. */
  creditEntries: CreditEntryPage;
  /**
   * The shop's figures of a period, beside the period before if they are to be compared. BAD_USER_INPUT names the field of an
   * invalid range.
   */
  dashboard: Dashboard;
  /** Where emails and files go. */
  delivery: Delivery;
  /** A design of the caller (any, for an Admin). Error NOT_FOUND otherwise. */
  design: Design;
  /**
   * Failed designs by what they have in common. The range has both ends and at most 92 days; `filter` narrows the designs
   * that are counted.
   */
  designFailures: DesignFailures;
  /** Designs of all accounts. */
  designs: DesignPage;
  /** An email of the shop. */
  email: Email;
  /** Whether accounts can be created with an email address and a password. */
  emailRegistration: Scalars['Boolean']['output'];
  /** All email templates, by name. */
  emailTemplates: Array<EmailTemplate>;
  /** Every email of the shop. */
  emails: EmailPage;
  featuresSection: FeaturesSection;
  footerSection: FooterSection;
  generator: Generator;
  /** An item on sale, by its id or by the number in its page's path; null when no such item exists. */
  item: Maybe<Item>;
  /** The fields of an item that require payment. Error NOT_FOUND for an item that is not on sale, or unknown. */
  itemAccess: ItemAccess;
  /** An item, on sale or hidden. Error NOT_FOUND for an unknown one. */
  itemForEditing: Item;
  /** Items on sale. */
  items: ItemPage;
  /** How the caller sees a list of the administrator area. */
  listPreferences: ListPreferences;
  /** Who a mailing of this kind to these accounts would reach. */
  mailingPreview: MailingPreview;
  /** Messages to many accounts. */
  mailings: MailingPage;
  /** The caller's account; null for an anonymous caller. */
  me: Maybe<User>;
  navbarSection: NavbarSection;
  /** What needs an Admin; empty when all is well. At most 15 seconds old. */
  needsAttention: Array<AttentionItem>;
  /** A package on sale; null when no such package exists. */
  package: Maybe<Package>;
  /** A package, on sale or hidden. Error NOT_FOUND for an unknown one. */
  packageForEditing: Package;
  /** Packages on sale, cheapest first. */
  packages: Array<Package>;
  /**
   * A message as this account would get it, or the caller when omitted; `kind` for one to many accounts. Errors:
   * INVALID_INPUT with the field, NOT_FOUND.
   */
  previewEmail: EmailPreviewPayload;
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
  /** The caller's views of a list and those that other Admins share, by name. */
  savedViews: Array<SavedView>;
  settings: Settings;
  /**
   * The steps before the shop opens that are not complete, in their order; a demonstration lacks most of them. Services
   * (database, storage, mail server, PayPal with its webhook, AI keys) are called at most every ten minutes, again after
   * half a minute while one of them has a problem, and after a change of the settings.
   */
  setupChecklist: Array<SetupStep>;
  /** The shop's present activity. */
  shopActivity: ShopActivity;
  /** Configured sign-in providers; empty when there are none. */
  signInProviders: Array<SignInProvider>;
  /** One section as stored. */
  storedSection: StoredSection;
  /** Every section as stored. */
  storedSections: Array<StoredSection>;
  /** Addresses that permanently reject emails. */
  suppressedAddresses: SuppressedAddressPage;
  termsPage: LegalPage;
  testimonialsSection: TestimonialsSection;
  /** A ticket of the caller (any, for an Admin). Error NOT_FOUND otherwise. */
  ticket: Ticket;
  /** Tickets of all accounts, and contact messages of anonymous callers. */
  tickets: TicketPage;
  /** Completed payments at PayPal that no purchase here explains. */
  unmatchedPayments: UnmatchedPaymentPage;
  /** An account. Error NOT_FOUND for an unknown or deleted one. */
  user: User;
  /** What a deletion of these accounts would find. */
  userDeletionPreview: UserDeletionPreview;
  /** Accounts that have not been deleted. */
  users: UserPage;
  /** An endpoint of the caller (of the shop or any account, for an Admin). Error NOT_FOUND otherwise. */
  webhookEndpoint: WebhookEndpoint;
  /** Addresses that get the events of the shop, oldest first: at most 20. */
  webhookEndpoints: Array<WebhookEndpoint>;
};


export type QueryAccountArgs = {
  email: InputMaybe<Scalars['String']['input']>;
  isOwn?: Scalars['Boolean']['input'];
};


export type QueryAdminSearchArgs = {
  text: Scalars['String']['input'];
};


export type QueryAllItemsArgs = {
  filter: InputMaybe<ManagedItemFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<ItemSort>;
};


export type QueryAuditEntriesArgs = {
  filter: InputMaybe<AuditEntryFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<AuditEntrySort>;
};


export type QueryContentPartComparisonArgs = {
  json: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type QueryCreditEntriesArgs = {
  filter: InputMaybe<CreditEntryFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<CreditEntrySort>;
};


export type QueryDashboardArgs = {
  compare: Scalars['Boolean']['input'];
  range: DayRange;
};


export type QueryDesignArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDesignFailuresArgs = {
  by: DesignFailureGrouping;
  filter: InputMaybe<DesignFilter>;
  range: DateRange;
};


export type QueryDesignsArgs = {
  filter: InputMaybe<DesignFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<DesignSort>;
};


export type QueryEmailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEmailsArgs = {
  filter: InputMaybe<EmailFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<EmailSort>;
};


export type QueryItemArgs = {
  by: ItemKey;
};


export type QueryItemAccessArgs = {
  itemId: Scalars['ID']['input'];
};


export type QueryItemForEditingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryItemsArgs = {
  filter: InputMaybe<ItemFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<ItemSort>;
};


export type QueryListPreferencesArgs = {
  list: AdminList;
};


export type QueryMailingPreviewArgs = {
  kind: MailingKind;
  target: UserTarget;
};


export type QueryMailingsArgs = {
  filter: InputMaybe<MailingFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<MailingSort>;
};


export type QueryPackageArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPackageForEditingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPreviewEmailArgs = {
  kind: InputMaybe<MailingKind>;
  message: MessageInput;
  userId: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPurchaseArgs = {
  id: Scalars['ID']['input'];
  kind: InputMaybe<PurchaseKind>;
};


export type QueryPurchaseByCodeArgs = {
  code: Scalars['String']['input'];
};


export type QueryPurchasesArgs = {
  filter: InputMaybe<PurchaseFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<PurchaseSort>;
};


export type QuerySavedViewsArgs = {
  list: AdminList;
};


export type QuerySetupChecklistArgs = {
  withDone?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryStoredSectionArgs = {
  key: SectionKey;
};


export type QuerySuppressedAddressesArgs = {
  filter: InputMaybe<SuppressedAddressFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<SuppressedAddressSort>;
};


export type QueryTicketArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTicketsArgs = {
  filter: InputMaybe<TicketFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<TicketSort>;
};


export type QueryUnmatchedPaymentsArgs = {
  filter: InputMaybe<UnmatchedPaymentFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<UnmatchedPaymentSort>;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUserDeletionPreviewArgs = {
  target: UserTarget;
};


export type QueryUsersArgs = {
  filter: InputMaybe<UserFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<UserSort>;
};


export type QueryWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};

export type ReconcilePurchasePayload = {
  __typename?: 'ReconcilePurchasePayload';
  errors: Array<UserError>;
  /** What PayPal answered and what followed, as a sentence; null with errors. */
  found: Maybe<Scalars['String']['output']>;
  /** The purchase as it is now. */
  purchase: Maybe<Purchase>;
};

export type RecoverAccountPayload = {
  __typename?: 'RecoverAccountPayload';
  /** The address of the recovered account. */
  email: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
};

export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  errors: Array<UserError>;
  /** Each works once. They are returned only in this answer. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  user: Maybe<User>;
};

/** A refund of a payment, in full or in part. */
export type Refund = {
  __typename?: 'Refund';
  amount: Scalars['Money']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Unspent credits that it has withdrawn. */
  creditsBack: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** What an Admin wrote to the customer about it; stands in the email about the refund. */
  message: Maybe<Scalars['String']['output']>;
  /** Reason of the refund. */
  reason: Maybe<Scalars['String']['output']>;
  status: RefundStatus;
};

export type RefundPaymentInput = {
  /** The whole remaining amount when omitted; a payment mismatch is always refunded in full. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** Words to the customer for the email about the refund, up to 1,000 characters; none when omitted or blank. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** An id of `Purchase.payments`. */
  paymentId: Scalars['ID']['input'];
  /** Reason for the audit, 1 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Chosen by the client, 8 to 64 characters: a repeated id is the same refund, another input CONFLICT. */
  requestId: Scalars['String']['input'];
};

export type RefundPurchaseInput = {
  /** The whole remaining amount when omitted. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** Words to the customer for the email about the refund, up to 1,000 characters; none when omitted or blank. */
  message?: InputMaybe<Scalars['String']['input']>;
  purchaseId: Scalars['ID']['input'];
  /** Reason for the audit, 1 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Chosen by the client, 8 to 64 characters: a repeated id is the same refund, another input CONFLICT. */
  requestId: Scalars['String']['input'];
};

export type RefundStatus =
  | 'COMPLETED'
  /** No money was refunded. */
  | 'FAILED'
  /** Requested; PayPal has not moved the money yet. */
  | 'PENDING';

export type RegisterInput = {
  /** Acceptance of the terms of service and the privacy policy; must be true. */
  acceptTerms: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  /** Full name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 6 characters to 72 bytes. */
  password: Scalars['String']['input'];
};

export type ReportPaymentPayload = {
  __typename?: 'ReportPaymentPayload';
  errors: Array<UserError>;
  /** Whether this call has settled it; false when it was paid before. Null with errors. */
  isSettled: Maybe<Scalars['Boolean']['output']>;
  purchase: Maybe<Purchase>;
};

export type ReportedAccountPayload = {
  __typename?: 'ReportedAccountPayload';
  errors: Array<UserError>;
  /** Whether the account could be changed: false for the caller's own. Null with errors. */
  isOther: Maybe<Scalars['Boolean']['output']>;
  user: Maybe<User>;
};

export type RequestEmailChangeInput = {
  /** The new address. */
  email: Scalars['String']['input'];
  /** The password, or, for an account without one, the code of an email. */
  proof: ProofInput;
};

export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  errors: Array<UserError>;
};

export type ResetPasswordInput = {
  /** The new password: 6 characters to 72 bytes. */
  password: Scalars['String']['input'];
  /** The token of the link in the email; works once, within 30 minutes. */
  token: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  errors: Array<UserError>;
};

export type RestoreDesignsPayload = BulkPayload & {
  __typename?: 'RestoreDesignsPayload';
  /** The given designs that exist now. */
  designs: Array<Design>;
  /** Number of given designs that exist now. */
  done: Scalars['Int']['output'];
  errors: Array<UserError>;
  /** Always 0. */
  left: Scalars['Int']['output'];
  /** NOT_FOUND for an id whose design was permanently deleted or is not the caller's. */
  refusals: Array<BulkRefusal>;
  /** Number of ids whose designs do not exist any more. */
  refused: Scalars['Int']['output'];
};

export type RetryEmailsPayload = BulkPayload & {
  __typename?: 'RetryEmailsPayload';
  /** Number of emails that are queued now. */
  done: Scalars['Int']['output'];
  errors: Array<UserError>;
  /** Number of emails of a filter that this call has not processed: repeat the call for them. */
  left: Scalars['Int']['output'];
  refusals: Array<BulkRefusal>;
  /** Number of emails that can't be sent (again). */
  refused: Scalars['Int']['output'];
};

export type RevokeApiTokenPayload = {
  __typename?: 'RevokeApiTokenPayload';
  apiToken: Maybe<ApiToken>;
  errors: Array<UserError>;
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

export type SaveSectionInput = {
  body: SectionBodyInput;
  /** Unchanged when omitted. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that was edited. CONFLICT when it is not the current one. */
  version: Scalars['Int']['input'];
};

export type SaveViewInput = {
  /** The caller's view to change; a new one when omitted. */
  id?: InputMaybe<Scalars['ID']['input']>;
  isShared: Scalars['Boolean']['input'];
  list: AdminList;
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Up to 2,000 characters. */
  query: Scalars['String']['input'];
};

/** A state of a list under a name: its search, filters and sort. */
export type SavedView = {
  __typename?: 'SavedView';
  id: Scalars['ID']['output'];
  /** Whether it is the caller's: only its owner can change it. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether every Admin sees it, or its owner alone. */
  isShared: Scalars['Boolean']['output'];
  list: AdminList;
  /** Unique among its owner's views of the list; case-insensitive. */
  name: Scalars['String']['output'];
  /** Id of the Admin whose view it is. */
  ownerId: Scalars['ID']['output'];
  ownerName: Scalars['String']['output'];
  /** The parameters of the list's address, such as `paymentStatus=PENDING&sort=TOTAL`. */
  query: Scalars['String']['output'];
};

export type SavedViewPayload = {
  __typename?: 'SavedViewPayload';
  errors: Array<UserError>;
  /** Its current state, or its last one when it was deleted. */
  view: Maybe<SavedView>;
};

export type ScheduleProblem =
  /** The account that planned it is no Admin any more. */
  | 'NO_LONGER_ADMIN'
  /** The content no longer matches the section's schema. */
  | 'OUTDATED';

export type ScheduleSectionInput = {
  body: SectionBodyInput;
  /** At least one minute and at most one year from now. */
  publishAt: Scalars['DateTime']['input'];
  /** The planned content that this replaces; CONFLICT when something else is planned. Omitted when nothing is. */
  replaces?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was edited. CONFLICT when it is not the current one. */
  version: Scalars['Int']['input'];
};

/**
 * Content of a section that is published at a moment, by itself. It then replaces whatever stands, which stays among the
 * earlier versions. Whether the section is shown does not change.
 */
export type ScheduledSection = {
  __typename?: 'ScheduledSection';
  /** The version from which it was edited; a newer one is replaced as well. */
  basedOn: Scalars['Int']['output'];
  /** Null when it no longer matches the section's schema. */
  body: Maybe<SectionBody>;
  id: Scalars['ID']['output'];
  /** Why it was not published at its moment; null while it waits. */
  problem: Maybe<ScheduleProblem>;
  publishAt: Scalars['DateTime']['output'];
  scheduledAt: Scalars['DateTime']['output'];
  /** Who planned it; null when the account no longer exists. */
  scheduledBy: Maybe<User>;
};

/** Something that an Admin's search found. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** What tells it from others of the same title. */
  detail: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: SearchHitKind;
  /** Name, order code or subject. */
  title: Scalars['String']['output'];
};

export type SearchHitKind =
  | 'ITEM'
  | 'ITEM_ORDER'
  | 'ORDER'
  | 'PACKAGE'
  | 'TICKET'
  | 'USER';

/** The content of a section. */
export type SectionBody = AboutPage | BannerSection | ContactPage | FeaturesSection | FooterSection | LegalPage | NavbarSection | TestimonialsSection;

/** The body of one section. */
export type SectionBodyInput =
  { about: AboutInput; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner: BannerInput; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage: ContactPageInput; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features: FeaturesInput; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never; footer: FooterInput; navbar?: never; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar: NavbarInput; privacy?: never; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy: LegalInput; terms?: never; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms: LegalInput; testimonials?: never; }
  |  { about?: never; banner?: never; contactPage?: never; features?: never; footer?: never; navbar?: never; privacy?: never; terms?: never; testimonials: TestimonialsInput; };

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

export type SectionLogo = {
  __typename?: 'SectionLogo';
  alt: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type SectionLogoInput = {
  alt: Scalars['String']['input'];
  /** Address of an image; blank for none. */
  url: Scalars['String']['input'];
};

export type SectionPayload = {
  __typename?: 'SectionPayload';
  errors: Array<UserError>;
  section: Maybe<StoredSection>;
};

/** An earlier version of a section. */
export type SectionVersion = {
  __typename?: 'SectionVersion';
  /** Null when it no longer matches the section's schema. */
  body: Maybe<SectionBody>;
  isActive: Scalars['Boolean']['output'];
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** Who saved it; null when the account no longer exists. */
  savedBy: Maybe<User>;
  version: Scalars['Int']['output'];
};

export type SectionVersionPage = {
  __typename?: 'SectionVersionPage';
  items: Array<SectionVersion>;
  pageInfo: PageInfo;
  totalItems: Scalars['Int']['output'];
};

export type SectionVideo = {
  __typename?: 'SectionVideo';
  /** A YouTube link. */
  link: Scalars['String']['output'];
  /** Address of an image; blank for none. */
  thumbnail: Scalars['String']['output'];
};

export type SectionVideoInput = {
  /** A YouTube link of a watch page, an embedded player or the short form. */
  link: Scalars['String']['input'];
  /** Address of an image; blank for none. */
  thumbnail: Scalars['String']['input'];
};

export type SendContactMessagePayload = {
  __typename?: 'SendContactMessagePayload';
  errors: Array<UserError>;
};

export type SendMessageInput = {
  /** Address of the account, in any case, instead of `userId`. */
  email?: InputMaybe<Scalars['String']['input']>;
  message: MessageInput;
  /** Chosen by the client, 8 to 64 characters: a repeated id is the same message, another input CONFLICT. */
  requestId: Scalars['String']['input'];
  /** The template that the message began with, whose name stands in the log; the one with its subject when omitted. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** The account, unless `email` names it. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type SendMessagePayload = {
  __typename?: 'SendMessagePayload';
  errors: Array<UserError>;
  /** The message in the log of its recipient. */
  message: Maybe<Message>;
};

export type SendProofCodePayload = {
  __typename?: 'SendProofCodePayload';
  errors: Array<UserError>;
};

export type SendTestEmailPayload = {
  __typename?: 'SendTestEmailPayload';
  errors: Array<UserError>;
  /** The address that it was sent to: the caller's. */
  recipient: Maybe<Scalars['String']['output']>;
};

/** A browser that is signed in. */
export type Session = {
  __typename?: 'Session';
  /** Whether it is the session of this request. */
  current: Scalars['Boolean']['output'];
  /** Browser and operating system, for example Firefox on Windows. */
  device: Scalars['String']['output'];
  firstSeenAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Accurate to 15 minutes. */
  lastActiveAt: Scalars['DateTime']['output'];
};

export type SessionPage = {
  __typename?: 'SessionPage';
  items: Array<Session>;
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

/** Answer of register, signIn and finishSignIn. On success the session cookies are set. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** True when the password was right and finishSignIn with a code has to follow; the caller is not signed in yet. */
  codeRequired: Scalars['Boolean']['output'];
  errors: Array<UserError>;
  user: Maybe<User>;
};

export type SessionSort = {
  direction?: SortDirection;
  field?: SessionSortField;
};

export type SessionSortField =
  | 'LAST_ACTIVE_AT';

/** A correction of a balance, as one row of the ledger. */
export type SetCreditsInput = {
  /** The balance that the Admin saw. CONFLICT when it is another one by now; not compared when omitted. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 300 characters; its owner sees it in the ledger. */
  reason: Scalars['String']['input'];
  /** The new balance, 0 to 1,000,000. */
  to: Scalars['Int']['input'];
};

export type SetMembershipInput = {
  /** Address of the account, in any case; the caller's own account when omitted. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Required for another account. */
  membership?: InputMaybe<Membership>;
  /** When PREMIUM ends; null or omitted for no end. Not read with another membership. */
  membershipUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SetSubscribedPayload = {
  __typename?: 'SetSubscribedPayload';
  errors: Array<UserError>;
  /** Whether the account of the link gets news. */
  isSubscribed: Maybe<Scalars['Boolean']['output']>;
};

/** The shop's settings, as far as the caller may read them. */
export type Settings = {
  __typename?: 'Settings';
  ai: Maybe<AiSettings>;
  appearance: Appearance;
  mail: Maybe<MailSettings>;
  paypal: PayPalSettings;
  shop: ShopSettings;
};

export type SettingsPayload = {
  __typename?: 'SettingsPayload';
  errors: Array<UserError>;
  /** What the save could not do in addition, such as registering the webhook at PayPal; null when nothing is wrong. */
  notice: Maybe<Scalars['String']['output']>;
  settings: Maybe<Settings>;
  /** What PayPal confirmed about the saved credentials and their webhook; null when PayPal was not called. */
  verified: Maybe<Scalars['String']['output']>;
};

/** A step before a shop opens. */
export type SetupStep = {
  __typename?: 'SetupStep';
  isDone: Scalars['Boolean']['output'];
  name: SetupStepName;
  /** What is missing, one sentence each; empty when the step is complete. */
  problems: Array<Scalars['String']['output']>;
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

/** What the administrator area shows of the whole shop at all times. Counts end at 1,000. */
export type ShopActivity = {
  __typename?: 'ShopActivity';
  /** Number of entries of `needsAttention`. */
  needsAttention: Scalars['Int']['output'];
  newestDesignAt: Maybe<Scalars['DateTime']['output']>;
  newestDesignId: Maybe<Scalars['ID']['output']>;
  /** When the newest purchase was placed. Later ones match `createdAt` from the next millisecond on. */
  newestPurchaseAt: Maybe<Scalars['DateTime']['output']>;
  newestPurchaseId: Maybe<Scalars['ID']['output']>;
  newestUserAt: Maybe<Scalars['DateTime']['output']>;
  newestUserId: Maybe<Scalars['ID']['output']>;
  /** Tickets with messages that no Admin has read. */
  openTickets: Scalars['Int']['output'];
  /** Orders that are placed and not paid. */
  pendingOrders: Scalars['Int']['output'];
};

/** The seller, what stands on invoices, and the days for returns. */
export type ShopSettings = {
  __typename?: 'ShopSettings';
  /** Whether every Admin needs two-step sign-in (TWO_STEP_REQUIRED); see `setAdminsNeedTwoStep`. */
  adminsNeedTwoStep: Maybe<Scalars['Boolean']['output']>;
  /** What the numbers of new invoices begin with; credit notes begin with CN-. */
  invoicePrefix: Maybe<Scalars['String']['output']>;
  /** When an Admin opened the shop (`openShop`); null before. */
  openedAt: Maybe<Scalars['DateTime']['output']>;
  /** Refunds of more than this need the Admin's proof (PROOF_REQUIRED); 0.00 for every refund. */
  refundProofAbove: Maybe<Scalars['Money']['output']>;
  /** Days after payment in which an unspent package may be returned; 0 when returns are switched off. */
  returnDays: Scalars['Int']['output'];
  /** Lines separated by line breaks; empty when none is set. */
  sellerAddress: Scalars['String']['output'];
  sellerName: Scalars['String']['output'];
  /** Empty when none is set. */
  taxId: Scalars['String']['output'];
  /** Line about tax on invoices; empty when none is set. */
  taxLine: Scalars['String']['output'];
  /**
   * IANA name of the time zone in which the shop counts days, such as Europe/Lisbon: figures, invoices, receipts, return
   * periods, CSV files. An invoice stays in the time zone of its issue.
   */
  timeZone: Maybe<Scalars['String']['output']>;
  /** Percent of VAT that prices include, such as 19 or 5.5; null when invoices show no VAT. */
  vatRate: Maybe<Scalars['String']['output']>;
  /** 0 while the defaults apply; incremented by each change. */
  version: Maybe<Scalars['Int']['output']>;
};

export type ShopSettingsInput = {
  /** Up to 12 capital letters, digits, - and /; unchanged when omitted. The count of the numbers goes on after a change. */
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  refundProofAbove: Scalars['Money']['input'];
  /** 0 to 365. */
  returnDays: Scalars['Int']['input'];
  /** Up to 400 characters. */
  sellerAddress: Scalars['String']['input'];
  /** 1 to 120 characters. */
  sellerName: Scalars['String']['input'];
  /** Up to 60 characters. */
  taxId: Scalars['String']['input'];
  /** Up to 200 characters. */
  taxLine: Scalars['String']['input'];
  /** IANA name of a time zone; unchanged when omitted. The figures of earlier days are computed anew. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /**
   * 0 to 30 with up to two decimals; empty or null for no VAT on invoices; unchanged when omitted. It applies to invoices
   * that are issued from now on, and to their credit notes.
   */
  vatRate?: InputMaybe<Scalars['String']['input']>;
};

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** An OpenID Connect provider to sign in with, in a popup. */
export type SignInProvider = {
  __typename?: 'SignInProvider';
  id: Scalars['ID']['output'];
  /** Label of the button, for example Google. */
  name: Scalars['String']['output'];
  /** Path to open in the popup. */
  startUrl: Scalars['String']['output'];
};

export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  errors: Array<UserError>;
};

export type SocialLink = {
  __typename?: 'SocialLink';
  icon: Scalars['String']['output'];
  link: Scalars['String']['output'];
};

export type SocialLinkInput = {
  icon: Scalars['String']['input'];
  link: Scalars['String']['input'];
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type StartMailingInput = {
  /** Number of accounts that the caller was shown. When there are more by now, nothing is sent. */
  expected: Scalars['Int']['input'];
  kind: MailingKind;
  message: MessageInput;
  /** Chosen by the client, 8 to 64 characters: a repeated id is the same mailing, another input CONFLICT. */
  requestId: Scalars['String']['input'];
  target: UserTarget;
  /** The template that the message began with; its name stands in the logs. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of startPayment: the data that the PayPal button needs. */
export type StartPaymentPayload = {
  __typename?: 'StartPaymentPayload';
  errors: Array<UserError>;
  /** Id of the order at PayPal, for the payer to approve. */
  paypalOrderId: Maybe<Scalars['String']['output']>;
};

/** A section as stored, for its editors. */
export type StoredSection = {
  __typename?: 'StoredSection';
  /** Its content, also while it is switched off and not public. */
  body: SectionBody;
  /** Its earlier versions, newest first. */
  earlier: SectionVersionPage;
  /** One earlier version; null when it does not exist. */
  earlierVersion: Maybe<SectionVersion>;
  isActive: Scalars['Boolean']['output'];
  key: SectionKey;
  /** The content that is published at a moment; null when none is planned. */
  scheduled: Maybe<ScheduledSection>;
  /** When it was changed last; null while it is the default. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who changed it last; null while it is the default, or when the account no longer exists. */
  updatedBy: Maybe<User>;
  /** 0 while it is the default; incremented by each change. */
  version: Scalars['Int']['output'];
};


/** A section as stored, for its editors. */
export type StoredSectionEarlierArgs = {
  page: InputMaybe<PageInput>;
};


/** A section as stored, for its editors. */
export type StoredSectionEarlierVersionArgs = {
  version: Scalars['Int']['input'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /** The same for the tickets of all accounts; ends when the caller is no longer an Admin. */
  allTicketsChanged: TicketsChange;
  /** Each change of a design of the caller (any, for an Admin), starting with its current state, until it has ended. */
  designChanged: Design;
  /** Each change among the caller's designs, new, deleted and restored ones included. */
  designsChanged: DesignsChange;
  /** Each change of the caller's account: credits, membership, profile. */
  meChanged: User;
  /** Each change of a purchase of the caller, starting with its current state. A deleted one is sent as CANCELLED. */
  purchaseChanged: Purchase;
  /** The shop's activity: now, and after changes at most once a second; ends when the caller is no longer an Admin. */
  shopChanged: ShopActivity;
  /** Each change of a ticket of the caller (any, for an Admin), starting with its current state. */
  ticketChanged: Ticket;
  /** A ticket whenever its `presence` changes, starting with the current one; ends when the caller is no longer an Admin. */
  ticketPresenceChanged: Ticket;
  /** Each change among the caller's tickets, new ones included. Starts with the unread count and without a ticket. */
  ticketsChanged: TicketsChange;
};


export type SubscriptionDesignChangedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionPurchaseChangedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionTicketChangedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionTicketPresenceChangedArgs = {
  id: Scalars['ID']['input'];
};

export type SuccessStory = {
  __typename?: 'SuccessStory';
  buttonLink: Scalars['String']['output'];
  buttonText: Scalars['String']['output'];
  customerInfo: CustomerInfo;
  description: Scalars['String']['output'];
  /** What the image shows, for those who cannot see it; null when nobody has said. */
  imageAlt: Maybe<Scalars['String']['output']>;
  imageUrl: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SuccessStoryInput = {
  buttonLink: Scalars['String']['input'];
  buttonText: Scalars['String']['input'];
  customerInfo: CustomerInfoInput;
  description: Scalars['String']['input'];
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  imageUrl: Scalars['String']['input'];
  subtitle: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

/** An address that permanently rejects emails: it gets no messages or mailings. An accepted email removes it. */
export type SuppressedAddress = {
  __typename?: 'SuppressedAddress';
  address: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Answer of the mail server. */
  reason: Scalars['String']['output'];
};

export type SuppressedAddressFilter = {
  createdAt?: InputMaybe<DateRange>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Substring of the address; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type SuppressedAddressPage = {
  __typename?: 'SuppressedAddressPage';
  items: Array<SuppressedAddress>;
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

export type SuppressedAddressSort = {
  direction?: SortDirection;
  field?: SuppressedAddressSortField;
};

export type SuppressedAddressSortField =
  | 'CREATED_AT';

export type SyncTicketInput = {
  /** The whole conversation, oldest message first. */
  messages: Array<SyncedMessageInput>;
  /** The status after it; read from Admins only. Unchanged when omitted. */
  status?: InputMaybe<TicketStatus>;
};

export type SyncTicketPayload = {
  __typename?: 'SyncTicketPayload';
  errors: Array<UserError>;
  /** Whether a message was added or the status has changed. Null with errors. */
  isChanged: Maybe<Scalars['Boolean']['output']>;
  ticket: Maybe<Ticket>;
};

export type SyncedMessageInput = {
  /** 1 to 5000 characters. */
  message: Scalars['String']['input'];
  sender: TicketSender;
};

export type TestAiKeyPayload = {
  __typename?: 'TestAiKeyPayload';
  /** The key with what the test has found. */
  aiKey: Maybe<AiKey>;
  errors: Array<UserError>;
  /** What the key reaches, or why it does not work, in plain words; null when it was not tested. */
  result: Maybe<Scalars['String']['output']>;
  /** Whether the AI service accepts the key and offers it a model that makes pictures. */
  works: Scalars['Boolean']['output'];
};

export type TestPayPalPayload = {
  __typename?: 'TestPayPalPayload';
  errors: Array<UserError>;
  /** Why PayPal's events can't arrive: no webhook, another address, missing events; null when they can. */
  webhookProblem: Maybe<Scalars['String']['output']>;
  /** Whether PayPal accepted the credentials. */
  works: Scalars['Boolean']['output'];
};

export type TestServicePayload = {
  __typename?: 'TestServicePayload';
  /** What the service answered, or why it does not work; null with errors. */
  answer: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
  /** How long it took, in milliseconds; null with errors. */
  tookMs: Maybe<Scalars['Int']['output']>;
  works: Scalars['Boolean']['output'];
};

export type Testimonial = {
  __typename?: 'Testimonial';
  avatar: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  position: Scalars['String']['output'];
  quote: Scalars['String']['output'];
  /** Stars, 0 to 5. */
  rating: Scalars['Int']['output'];
};

export type TestimonialInput = {
  avatar: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  position: Scalars['String']['input'];
  quote: Scalars['String']['input'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
};

export type TestimonialsInput = {
  successStory: SuccessStoryInput;
  testimonials: Array<TestimonialInput>;
  testimonialsTitle: Scalars['String']['input'];
};

export type TestimonialsSection = ContentSection & {
  __typename?: 'TestimonialsSection';
  isActive: Scalars['Boolean']['output'];
  successStory: SuccessStory;
  testimonials: Array<Testimonial>;
  testimonialsTitle: Scalars['String']['output'];
};

/** A conversation with support. A message of the contact form creates one as well. */
export type Ticket = {
  __typename?: 'Ticket';
  /** The Admin who looks after it. */
  assignee: Maybe<User>;
  createdAt: Scalars['DateTime']['output'];
  /** The account it belongs to; null for an anonymous caller's, until an account has proven the address. */
  customer: Maybe<User>;
  /** The design it is about; null without one, or when the design was deleted. */
  design: Maybe<Design>;
  id: Scalars['ID']['output'];
  /** Pictures of the first message, in order, at most 3. */
  images: Array<TicketImage>;
  /** When the newest message was written, the first one included. */
  lastMessageAt: Scalars['DateTime']['output'];
  /**
   * The ticket of the same owner in which the conversation goes on, until the merge is undone; this one is closed and takes
   * no replies.
   */
  mergedInto: Maybe<Ticket>;
  /** Tickets that were merged into this one, oldest first, at most 10. Their messages belong to its conversation. */
  mergedTickets: Array<Ticket>;
  /** The first message, written by the user. */
  message: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
  /** Other Admins who look at it or write an answer at present. */
  presence: Maybe<Array<TicketPresence>>;
  priority: Maybe<TicketPriority>;
  /** The order it is about; null without one, or when the order was deleted. */
  purchase: Maybe<Purchase>;
  /** Oldest first, at most 200. */
  replies: Array<TicketReply>;
  replyCount: Scalars['Int']['output'];
  status: TicketStatus;
  subject: Scalars['String']['output'];
  /** Number of messages of the user that no Admin has read, the first one included. */
  unreadBySupport: Maybe<Scalars['Int']['output']>;
  /** Number of answers of support that its owner has not read. */
  unreadByUser: Scalars['Int']['output'];
  userEmail: Scalars['String']['output'];
  userName: Scalars['String']['output'];
  userPhotoUrl: Maybe<Scalars['String']['output']>;
  /** Role of the account when the ticket was created. */
  userRole: Role;
};

export type TicketActivity =
  /** The caller has closed it. */
  | 'AWAY'
  | 'READING'
  | 'WRITING';

export type TicketFilter = {
  /** Ids of the Admins who look after it. */
  assignee?: InputMaybe<Array<Scalars['ID']['input']>>;
  createdAt?: InputMaybe<DateRange>;
  /** Substring of the user's email address; case-insensitive. */
  email?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether an Admin looks after it. */
  isAssigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of accounts; for the lists of all accounts only. */
  owner?: InputMaybe<Array<Scalars['ID']['input']>>;
  priority?: InputMaybe<Array<TicketPriority>>;
  /** Ids of the purchases that it is about. */
  purchase?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Substring of subject or first message; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<TicketStatus>>;
  /** Whether it has messages that no Admin has read. */
  unreadBySupport?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it has answers that its owner has not read. */
  unreadByUser?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A picture of a message in a ticket, uploaded at POST /ticket-images. */
export type TicketImage = {
  __typename?: 'TicketImage';
  /** In pixels. */
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Path of the picture, readable by the ticket's owner and by Admins only. */
  imageUrl: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
};

export type TicketPage = {
  __typename?: 'TicketPage';
  items: Array<Ticket>;
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

export type TicketPayload = {
  __typename?: 'TicketPayload';
  errors: Array<UserError>;
  ticket: Maybe<Ticket>;
  /** The caller, with the count of unread tickets after this call. */
  viewer: Maybe<User>;
};

/** An Admin who has a ticket open at present. */
export type TicketPresence = {
  __typename?: 'TicketPresence';
  /** Null when the account no longer exists. */
  admin: Maybe<User>;
  isWriting: Scalars['Boolean']['output'];
  since: Scalars['DateTime']['output'];
};

export type TicketPriority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** A later message of a ticket: a reply of its owner, or an answer of support. */
export type TicketReply = {
  __typename?: 'TicketReply';
  /** Its author; null when the account no longer exists. */
  author: Maybe<User>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Its pictures, in order, at most 3. */
  images: Array<TicketImage>;
  message: Scalars['String']['output'];
  /** USER for a reply of the ticket's owner, ADMIN for an answer of support. */
  sender: TicketSender;
};

export type TicketReplyInput = {
  /** Ids of pictures that the caller has uploaded and not sent yet, in order, at most 3. */
  imageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 5000 characters. */
  message: Scalars['String']['input'];
  /** Chosen by the client, 8 to 64 characters: a repeated id is the same reply, another input CONFLICT. */
  requestId: Scalars['String']['input'];
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

/** A change among tickets. When `ticket` is null, changes may have been missed: query the list again. */
export type TicketsChange = {
  __typename?: 'TicketsChange';
  /** The current state of a ticket that is new or changed. */
  ticket: Maybe<Ticket>;
  /** The caller, with the current count of unread tickets. */
  viewer: User;
};

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

export type UndoEmailChangePayload = {
  __typename?: 'UndoEmailChangePayload';
  /** The restored address of the account. */
  email: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
};

/** A completed payment at PayPal that no purchase here explains, such as one made since the backup that was restored. */
export type UnmatchedPayment = {
  __typename?: 'UnmatchedPayment';
  amount: Scalars['Money']['output'];
  /** PayPal's id of the transaction. */
  captureId: Scalars['String']['output'];
  capturedAt: Scalars['DateTime']['output'];
  /** Currency of the amount (ISO 4217); any, also one that the shop does not accept. */
  currency: Scalars['String']['output'];
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The order code for which it was paid; null without one. */
  orderCode: Maybe<Scalars['String']['output']>;
  /** The payer's address at PayPal; null when it is not known, and three months after the decision. */
  payerEmail: Maybe<Scalars['String']['output']>;
  /** PayPal's id of the order that was captured; null when PayPal does not name it. */
  paypalOrderId: Maybe<Scalars['String']['output']>;
  /** The purchase that was granted for it; null without one. */
  purchase: Maybe<Purchase>;
  /** Reason of the decision; null before it. */
  reason: Maybe<Scalars['String']['output']>;
  state: UnmatchedPaymentState;
  /** The account whose email address is the payer's; null for none. */
  suggestedAccount: Maybe<User>;
};

export type UnmatchedPaymentFilter = {
  capturedAt?: InputMaybe<DateRange>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Substring of the payer's address, the transaction or the order code; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Array<UnmatchedPaymentState>>;
};

export type UnmatchedPaymentPage = {
  __typename?: 'UnmatchedPaymentPage';
  items: Array<UnmatchedPayment>;
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

export type UnmatchedPaymentPayload = {
  __typename?: 'UnmatchedPaymentPayload';
  errors: Array<UserError>;
  payment: Maybe<UnmatchedPayment>;
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
  id: Scalars['ID']['input'];
  /** Switches the key on or off, as `setAiKeyActive` does; it stays as it is when omitted. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The stored key stays when this is omitted, blank or a masked key. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 characters; the name stays when omitted. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** What is omitted stays; null or blank is none. */
export type UpdateProfileInput = {
  /** At most 1,000 characters. */
  aboutMe?: InputMaybe<Scalars['String']['input']>;
  /** At most 300 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** A name of `countries`. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Full name, 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Path of an image that the caller has uploaded, or the current one; null for none. */
  photoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Fields that are omitted stay unchanged, and so do those that are null, except `membershipUntil`. */
export type UpdateUserInput = {
  credits?: InputMaybe<SetCreditsInput>;
  membership?: InputMaybe<Membership>;
  /**
   * When PREMIUM ends; null for no end. When omitted, a running PREMIUM keeps its end, and a new one has none. Only with
   * PREMIUM.
   */
  membershipUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Another role needs a proof: PROOF_REQUIRED. */
  role?: InputMaybe<Role>;
};

export type UploadImagePayload = {
  __typename?: 'UploadImagePayload';
  errors: Array<UserError>;
  image: Maybe<UploadedImage>;
};

/** An image that everybody may read, such as the photo of a profile. */
export type UploadedImage = {
  __typename?: 'UploadedImage';
  /** Of the stored image, in pixels. */
  height: Scalars['Int']['output'];
  /** Path of the stored image, for example for `UpdateProfileInput.photoUrl`. */
  url: Scalars['String']['output'];
  /** Of the stored image, in pixels. */
  width: Scalars['Int']['output'];
};

/** An account. */
export type User = {
  __typename?: 'User';
  aboutMe: Maybe<Scalars['String']['output']>;
  address: Maybe<Scalars['String']['output']>;
  /** Personal access tokens of the account, ended ones of the last 30 days included: all of them. */
  apiTokens: Array<ApiToken>;
  /** What Admins did to the account. */
  auditEntries: Maybe<AuditEntryPage>;
  city: Maybe<Scalars['String']['output']>;
  country: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The account's credit ledger. */
  creditEntries: CreditEntryPage;
  /** Credits that can be spent: 1 credit makes 1 design. */
  credits: Scalars['Int']['output'];
  /** The account's designs. */
  designs: DesignPage;
  /** When an Admin disabled the account; null while it is usable. */
  disabledAt: Maybe<Scalars['DateTime']['output']>;
  email: Scalars['String']['output'];
  emailVerified: Scalars['Boolean']['output'];
  /** Saved prompts for reuse, by name: all of them, at most 100. */
  favoritePrompts: Array<FavoritePrompt>;
  id: Scalars['ID']['output'];
  /** Billing details of the newest order, offered for the next one; null before the first. */
  lastBilling: Maybe<Billing>;
  /** The current membership: an expired PREMIUM is FREE. */
  membership: Membership;
  /** When PREMIUM ends; null without one. */
  membershipUntil: Maybe<Scalars['DateTime']['output']>;
  /** Messages that Admins have sent to the account. */
  messages: Maybe<MessagePage>;
  /** Whether it is an Admin who has to set up two-step sign-in before anything of an Admin (TWO_STEP_REQUIRED). */
  mustSetUpTwoStep: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Notes of Admins about the account, newest first: all of them, at most 100. */
  notes: Maybe<Array<UserNote>>;
  phone: Maybe<Scalars['String']['output']>;
  photoUrl: Maybe<Scalars['String']['output']>;
  /** The account's orders of packages and items. */
  purchases: PurchasePage;
  role: Role;
  /** Password, two-step sign-in and sign-in providers of the account. */
  security: AccountSecurity;
  /** Browsers in which the account is signed in, without ended and expired sessions. */
  sessions: SessionPage;
  /** The account's conversations with support. */
  tickets: TicketPage;
  /** Number of its tickets with answers of support that it has not read. */
  unreadTickets: Scalars['Int']['output'];
  /** Incremented by each change of the account's data by its owner or an Admin. */
  version: Maybe<Scalars['Int']['output']>;
  /** Optional kinds of email that are switched on. Others, such as receipts, can't be switched off. */
  wantedMails: Array<MailKind>;
  /** Addresses that get the account's events, oldest first: at most 5. */
  webhookEndpoints: Array<WebhookEndpoint>;
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
  accounts: Scalars['Int']['output'];
  /** Accounts that have paid for an order: they become anonymous, and their orders and ledger stay. */
  buyers: Scalars['Int']['output'];
};

/** An expected failure, to be shown to the user. */
export type UserError = {
  __typename?: 'UserError';
  code: ErrorCode;
  /** Path of the wrong input field, for example ["billing", "country"]; null when the error is about no field. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** A sentence to show. */
  message: Scalars['String']['output'];
  /** Whole seconds until the next attempt is allowed; set with TOO_MANY_REQUESTS. */
  retryAfterSeconds: Maybe<Scalars['Int']['output']>;
};

export type UserFilter = {
  createdAt?: InputMaybe<DateRange>;
  credits?: InputMaybe<IntRange>;
  /** Whole addresses; case-insensitive. */
  email?: InputMaybe<Array<Scalars['String']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The stored membership: an expired PREMIUM is PREMIUM here until the daily job has ended it. */
  membership?: InputMaybe<Array<Membership>>;
  role?: InputMaybe<Array<Role>>;
  /** Substring of the name, the email address or the role; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A note of an Admin about an account, which the account's owner does not see. */
export type UserNote = {
  __typename?: 'UserNote';
  /** Null when the account no longer exists. */
  author: Maybe<User>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type UserPage = {
  __typename?: 'UserPage';
  items: Array<User>;
  pageInfo: PageInfo;
  /** Counted only when requested. Exact below 20,000, else up to 15 seconds old; servers may then differ slightly. */
  totalItems: Scalars['Int']['output'];
};

export type UserPayload = {
  __typename?: 'UserPayload';
  errors: Array<UserError>;
  user: Maybe<User>;
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
  /** Accounts that match at call time, at most 100 a call. */
  { filter: UserFilter; ids?: never; }
  |  /** Ids of accounts, at most 100. */
  { filter?: never; ids: Array<Scalars['ID']['input']>; };

export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  errors: Array<UserError>;
};

export type VerifyPurchasePayload = {
  __typename?: 'VerifyPurchasePayload';
  errors: Array<UserError>;
  /**
   * Whether its state is PayPal's of this moment. False when PayPal did not answer, is being asked by another call, or was
   * asked a moment ago: the state is then the stored one. Null with errors.
   */
  isVerified: Maybe<Scalars['Boolean']['output']>;
  /** The purchase as it is now. */
  purchase: Maybe<Purchase>;
};

/** An event for one endpoint, with its tries. Deleted after 30 days. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** When it was tried last; null before the first try. */
  attemptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of tries so far. */
  attempts: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Time from the last try to its answer, in milliseconds. */
  durationMs: Maybe<Scalars['Int']['output']>;
  /** Why the last try got no answer, in plain words; null when it got one. */
  error: Maybe<Scalars['String']['output']>;
  /** The header `webhook-id`: the same at every try. */
  eventId: Scalars['ID']['output'];
  /** Why it was given up before its last try, in plain words; null when it was not. */
  givenUp: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** When it is tried next; null when it is not. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** The body that is sent, as JSON. */
  request: Scalars['String']['output'];
  /** The beginning of the last answer, at most 4,096 characters. */
  response: Maybe<Scalars['String']['output']>;
  /** Status of the last answer; null when none came. */
  responseStatus: Maybe<Scalars['Int']['output']>;
  status: WebhookDeliveryStatus;
  /** The last 21 tries, oldest first. All of them had the same body. */
  tries: Array<WebhookTry>;
  type: WebhookEventType;
};

/** Filters of deliveries: all given ones have to match. */
export type WebhookDeliveryFilter = {
  createdAt?: InputMaybe<DateRange>;
  status?: InputMaybe<Array<WebhookDeliveryStatus>>;
  type?: InputMaybe<Array<WebhookEventType>>;
};

export type WebhookDeliveryPage = {
  __typename?: 'WebhookDeliveryPage';
  items: Array<WebhookDelivery>;
  pageInfo: PageInfo;
  totalItems: Scalars['Int']['output'];
};

export type WebhookDeliveryPayload = {
  __typename?: 'WebhookDeliveryPayload';
  /** Id of the delivery that waits to be sent now. */
  deliveryId: Maybe<Scalars['ID']['output']>;
  errors: Array<UserError>;
};

export type WebhookDeliverySort = {
  direction?: SortDirection;
  field?: WebhookDeliverySortField;
};

export type WebhookDeliverySortField =
  | 'CREATED_AT';

export type WebhookDeliveryStatus =
  /** It was given up; it can be sent again by hand. */
  | 'FAILED'
  | 'SUCCEEDED'
  /** It waits for its first or next try. */
  | 'WAITING';

/**
 * An address that gets events by POST, signed by the Standard Webhooks specification. One of an account gets the events of
 * that account's own things, one of the shop those of all accounts.
 */
export type WebhookEndpoint = {
  __typename?: 'WebhookEndpoint';
  createdAt: Scalars['DateTime']['output'];
  /** What was sent to it in the last 30 days. */
  deliveries: WebhookDeliveryPage;
  /** Until when the secret before the last rotation signs as well; null when only one secret does. */
  earlierSecretUntil: Maybe<Scalars['DateTime']['output']>;
  events: Array<WebhookEventType>;
  /** Failed tries since the last success. */
  failures: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  offAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it is switched off; null while it is on. */
  offReason: Maybe<WebhookOffReason>;
  url: Scalars['String']['output'];
  /** Incremented by each save and rotation. */
  version: Scalars['Int']['output'];
};


/**
 * An address that gets events by POST, signed by the Standard Webhooks specification. One of an account gets the events of
 * that account's own things, one of the shop those of all accounts.
 */
export type WebhookEndpointDeliveriesArgs = {
  filter: InputMaybe<WebhookDeliveryFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<WebhookDeliverySort>;
};

export type WebhookEndpointInput = {
  /** At least one; not WEBHOOK_TEST, and USER_REGISTERED for an endpoint of the shop only. */
  events: Array<WebhookEventType>;
  isActive: Scalars['Boolean']['input'];
  /**
   * An https address at a public host, at most 500 characters, with port 443 (http and port 80 where the operator allows
   * it), without name and password.
   */
  url: Scalars['String']['input'];
};

/** Answer of saving an endpoint or rotating its secret. */
export type WebhookEndpointPayload = {
  __typename?: 'WebhookEndpointPayload';
  endpoint: Maybe<WebhookEndpoint>;
  errors: Array<UserError>;
  /** The new secret (`whsec_...`), shown only now: after creation and rotation. */
  secret: Maybe<Scalars['String']['output']>;
};

/** An event that webhooks report. Values may be added. */
export type WebhookEventType =
  /** A design has failed and its credit is released (`design.failed`): ask `design(id:)`. */
  | 'design.failed'
  /** A design is finished (`design.succeeded`): ask `design(id:)`. */
  | 'design.succeeded'
  /** The payer disputes the payment of a purchase at PayPal (`order.disputed`): ask `purchase(id:)`. */
  | 'order.disputed'
  /** A purchase is paid (`order.paid`): ask `purchase(id:)`. */
  | 'order.paid'
  /** A purchase is refunded, in full or in part (`order.refunded`): ask `purchase(id:)`. */
  | 'order.refunded'
  /** A ticket is created (`ticket.created`): ask `ticket(id:)`. */
  | 'ticket.created'
  /** The owner or support has written into a ticket (`ticket.replied`, with `replyId` and `sender`): ask `ticket(id:)`. */
  | 'ticket.replied'
  /** An account is created (`user.registered`), for endpoints of the shop only: ask `user(id:)`. */
  | 'user.registered'
  /** A test (`webhook.test`): every endpoint gets it when asked to, and none can choose it. */
  | 'webhook.test';

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

/** A try of a delivery. */
export type WebhookTry = {
  __typename?: 'WebhookTry';
  attemptedAt: Scalars['DateTime']['output'];
  /** Time to the answer, in milliseconds. */
  durationMs: Maybe<Scalars['Int']['output']>;
  /** Why no answer came, in plain words; null when one did. */
  error: Maybe<Scalars['String']['output']>;
  /** 1 for the first. */
  number: Scalars['Int']['output'];
  /**
   * Address and headers of the request, a line each; a signature is cut to its first eight characters. Null for tries that
   * were made before this was stored.
   */
  requestHead: Maybe<Scalars['String']['output']>;
  /** The beginning of the answer, at most 1,000 characters. */
  response: Maybe<Scalars['String']['output']>;
  /** Null when no answer came. */
  responseStatus: Maybe<Scalars['Int']['output']>;
};
