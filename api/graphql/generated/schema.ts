import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserEntity } from '../../domain/accounts/user.entity';
import type { SecurityOf } from '../../domain/accounts/security.service';
import type { SessionEntity } from '../../domain/accounts/session.entity';
import type { SessionListPage } from '../../domain/accounts/session.list';
import type { PageFacts } from '../../platform/lists/page';
import type { PurchaseListPage } from '../../domain/orders/order.list';
import type { ItemListPage } from '../../domain/catalog/item.list';
import type { DesignListPage } from '../../domain/designs/design.list';
import type { CreditEntryListPage } from '../../domain/credits/credit.list';
import type { CreditEntryEntity } from '../../domain/credits/credit-entry.entity';
import type { PackageEntity } from '../../domain/catalog/package.entity';
import type { ItemEntity } from '../../domain/catalog/item.entity';
import type { OrderEntity } from '../../domain/orders/order.entity';
import type { DesignEntity } from '../../domain/designs/design.entity';
import type { FavoritePromptEntity } from '../../domain/favorites/favorite-prompt.entity';
import type { ToldChange } from '../../domain/designs/design.service';
import type { PurchaseStepRow } from '../../domain/payments/purchase-history';
import type { RefundEntity } from '../../domain/payments/refund.entity';
import type { InvoiceEntity } from '../../domain/payments/invoice.entity';
import type { ShopConfiguration } from '../../domain/settings/shop-settings';
import type { BilledTo } from '../../domain/orders/order.service';
import type { TicketEntity } from '../../domain/tickets/ticket.entity';
import type { TicketListPage } from '../../domain/tickets/ticket.list';
import type { ToldTicketChange } from '../../domain/tickets/ticket-news.service';
import type { TicketReplyEntity } from '../../domain/tickets/ticket-reply.entity';
import type { AiKeyEntity } from '../../domain/settings/ai-key.entity';
import type { PayPalConfiguration } from '../../domain/settings/paypal-settings';
import type { StoredSectionRow } from '../../domain/content/content-editing.service';
import type { ContentVersionEntity } from '../../domain/content/content-version.entity';
import type { SettingsRoot } from '../../domain/settings/settings.resolvers';
import type { RequestContext } from '../../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
  /** HTML that the server has sanitised: safe to show as it is. */
  SafeHtml: { input: string; output: string; }
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

/** A change of the caller's own account. */
export type AccountPayload = {
  __typename?: 'AccountPayload';
  errors: Array<UserError>;
  user: Maybe<User>;
};

/** How an account is kept its owner's. */
export type AccountSecurity = {
  __typename?: 'AccountSecurity';
  /** False for one that is signed in to with an account elsewhere alone. */
  hasPassword: Scalars['Boolean']['output'];
  /** A new address whose link has not been followed yet. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Accounts elsewhere that sign in to this one, for example Google. */
  providers: Array<Scalars['String']['output']>;
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Since when sign-in asks for a code of an authenticator app; null while it does not. */
  twoStepSince: Maybe<Scalars['DateTime']['output']>;
};

/** A key of the AI service. The key itself is stored encrypted and never answered. */
export type AiKey = {
  __typename?: 'AiKey';
  createdAt: Scalars['DateTime']['output'];
  /** Whether it comes from the process's environment: it is switched off when it is no longer there. */
  fromEnvironment: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  /** What the AI service last said against it; null after a success. */
  lastError: Maybe<Scalars['String']['output']>;
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** First 8 and last 4 characters. */
  maskedKey: Scalars['String']['output'];
  /** Configured models that the service does not offer to this key; null before the service was asked. */
  missingModels: Maybe<Array<Scalars['String']['output']>>;
  /** Which of the configured models it reaches; null before the service was asked. */
  models: Maybe<Array<Scalars['String']['output']>>;
  modelsAskedAt: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** Since when it rests; null while it is in use. It is tried again after ten minutes. */
  parkedAt: Maybe<Scalars['DateTime']['output']>;
  parkedReason: Maybe<AiKeyRest>;
};

/** Why a key of the AI service rests for ten minutes. */
export type AiKeyRest =
  /** The key may not be used for this. */
  | 'FORBIDDEN'
  /** The service does not know the key, or no longer. */
  | 'INVALID'
  /** The key's project has no billing, or its place of business has no free use. */
  | 'NEEDS_BILLING';

/** Amounts of at least `min` and at most `max`; an end that is left out is open. */
export type AmountRange = {
  max?: InputMaybe<Scalars['Money']['input']>;
  min?: InputMaybe<Scalars['Money']['input']>;
};

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

export type BannerInput = {
  backgroundImage?: InputMaybe<Scalars['String']['input']>;
  buttons: Array<LinkInput>;
  description: Scalars['String']['input'];
  subtitle: Scalars['String']['input'];
  title: Scalars['String']['input'];
  video?: InputMaybe<SectionVideoInput>;
};

export type BannerSection = ContentSection & {
  __typename?: 'BannerSection';
  backgroundImage: Maybe<Scalars['String']['output']>;
  /** The first is filled, the others outlined. */
  buttons: Array<Link>;
  /** Lines are parted by line breaks. */
  description: Scalars['String']['output'];
  isActive: Scalars['Boolean']['output'];
  subtitle: Scalars['String']['output'];
  /** Lines are parted by line breaks. */
  title: Scalars['String']['output'];
  video: Maybe<SectionVideo>;
};

export type BeginTwoStepPayload = {
  __typename?: 'BeginTwoStepPayload';
  errors: Array<UserError>;
  /** What the authenticator app is to know, for typing it in; letters and digits 2 to 7. */
  secret: Maybe<Scalars['String']['output']>;
  /** The same as an otpauth: address, for a QR code. */
  uri: Maybe<Scalars['String']['output']>;
};

/** Whom a purchase is billed to. */
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

export type ChangePasswordInput = {
  /** The new password: 6 characters to 72 bytes. */
  password: Scalars['String']['input'];
  /** The password, or for an account without one the code of an e-mail. */
  proof: ProofInput;
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
  | 'email'
  | 'phone';

export type ContactMessageInput = {
  email: Scalars['String']['input'];
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
  imageUrl: Maybe<Scalars['String']['output']>;
  isActive: Scalars['Boolean']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ContactPageInput = {
  contactInfo: Array<ContactInfoInput>;
  description: Scalars['String']['input'];
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  subtitle: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

/** What every section of the public site has. */
export type ContentSection = {
  /** An inactive section is not shown. */
  isActive: Scalars['Boolean']['output'];
};

export type CreateDesignInput = {
  design: DesignInput;
  /** Made by the client, 8 to 64 characters: the same id answers the same design and costs once. */
  requestId: Scalars['String']['input'];
};

export type CreatePurchaseInput = {
  billing: BillingInput;
  of: PurchaseSubject;
  /** Made by the client, 8 to 64 characters: the same id answers the same purchase. */
  requestId?: InputMaybe<Scalars['String']['input']>;
};

export type CreateTicketInput = {
  /** A design of the caller that it is about. */
  designId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 5000 characters. */
  message: Scalars['String']['input'];
  /** An order of the caller that it is about. */
  purchaseId?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client, 8 to 64 characters: the same id answers the same ticket. */
  requestId: Scalars['String']['input'];
  /** 1 to 200 characters. */
  subject: Scalars['String']['input'];
};

/** One row of the append-only credit ledger. */
export type CreditEntry = {
  __typename?: 'CreditEntry';
  /** Balance right after this row. */
  balanceAfter: Scalars['Int']['output'];
  /** Credits added (positive) or taken (negative). */
  change: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
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
  /** Accounts, where the list is not that of one account. */
  owner?: InputMaybe<Array<Scalars['ID']['input']>>;
  reason?: InputMaybe<Array<CreditReason>>;
};

export type CreditEntryPage = {
  __typename?: 'CreditEntryPage';
  items: Array<CreditEntry>;
  pageInfo: PageInfo;
  /** Counted when it is asked for. */
  totalItems: Scalars['Int']['output'];
};

export type CreditEntrySort = {
  direction?: SortDirection;
  field?: CreditEntrySortField;
};

export type CreditEntrySortField =
  /** In the order the rows were written. */
  | 'CREATED_AT';

export type CreditReason =
  /** An Admin set the balance. */
  | 'ADMIN'
  /** The payer has opened a dispute: what is unspent rests until it is decided. */
  | 'DISPUTE'
  /** A dispute was decided for the shop: what it took came back. */
  | 'DISPUTE_WON'
  /** A reserved credit came back: the design failed, was cancelled or timed out. */
  | 'GIVE_BACK'
  /** A gift of the house. */
  | 'GRANT'
  /** A credit came back whose order had been refunded meanwhile. */
  | 'OWED'
  /** An order was paid. */
  | 'PURCHASE'
  /** A payment was refunded, whole or in part. */
  | 'REFUND'
  /** A refund came to nothing: what it had taken came back. */
  | 'REFUND_FAILED'
  /** A design was queued. */
  | 'RESERVE';

/** What the shop can take money in (ISO 4217). */
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

/** Moments from `from` on and before `until`; an end that is left out is open. */
export type DateRange = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  errors: Array<UserError>;
};

/** Which orders are to be deleted. */
export type DeletePurchasesInput =
  /**
   * Those of them that are pending, at most 500 a call; an order that is placed while it runs is none of them. Name
   * `createdAt.until` to leave out what has been placed since the orders were shown.
   */
  { filter: PurchaseFilter; ids?: never; }
  |  /** These, at most 200. One that is deleted already counts as deleted. */
  { filter?: never; ids: Array<Scalars['ID']['input']>; };

export type DeletePurchasesPayload = {
  __typename?: 'DeletePurchasesPayload';
  /** How many are deleted. */
  deleted: Scalars['Int']['output'];
  errors: Array<UserError>;
  /** How many of them are kept, as they may not be deleted. */
  kept: Scalars['Int']['output'];
  /** Those that are kept of orders that were named by their ids. */
  keptPurchases: Array<KeptPurchase>;
  /** How many pending ones of a filter this call has not come to: the same call deletes more of them. */
  left: Scalars['Int']['output'];
};

/** Designs that were deleted. */
export type DeletedDesignsPayload = {
  __typename?: 'DeletedDesignsPayload';
  /**
   * Those of the given ids that are deleted now. Left out are ids that are malformed, unknown or somebody else's, and
   * designs in the making: they are cancelled first.
   */
  deletedIds: Array<Scalars['ID']['output']>;
  errors: Array<UserError>;
  /** Until then `restoreDesigns` brings all of them back; null when none is deleted. */
  restorableUntil: Maybe<Scalars['DateTime']['output']>;
};

/** One generated post image and what it was asked for. */
export type Design = {
  __typename?: 'Design';
  createdAt: Scalars['DateTime']['output'];
  customPrompt: Scalars['String']['output'];
  /** The account it was made for. */
  customer: Maybe<User>;
  /** Path that saves the PNG as platform-posttype-timestamp.png; set when SUCCEEDED. */
  downloadUrl: Maybe<Scalars['String']['output']>;
  enhancedPrompt: Maybe<Scalars['String']['output']>;
  /** What went wrong, as a sentence; set when FAILED. */
  error: Maybe<Scalars['String']['output']>;
  /** What the AI service said when no picture came, in its own words; null when it said nothing. */
  failureReason: Maybe<Scalars['String']['output']>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Pixels; set when SUCCEEDED. */
  height: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** Path of the PNG, readable by its owner's session only; set when SUCCEEDED. */
  imageUrl: Maybe<Scalars['String']['output']>;
  niche: Niche;
  platform: Platform;
  postType: PostType;
  primaryText: Scalars['String']['output'];
  /** The whole prompt that was sent. */
  prompt: Scalars['String']['output'];
  size: ImageSize;
  startedAt: Maybe<Scalars['DateTime']['output']>;
  status: DesignStatus;
  style: DesignStyle;
  /** Path of a small WebP, readable by its owner's session only; set when SUCCEEDED. */
  thumbnailUrl: Maybe<Scalars['String']['output']>;
  /** Pixels; set when SUCCEEDED. */
  width: Maybe<Scalars['Int']['output']>;
};

export type DesignFilter = {
  createdAt?: InputMaybe<DateRange>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  niche?: InputMaybe<Array<Niche>>;
  /** Accounts, where the list is not that of one account. */
  owner?: InputMaybe<Array<Scalars['ID']['input']>>;
  platform?: InputMaybe<Array<Platform>>;
  /** Substring of primaryText, customPrompt or enhancedPrompt, any case. */
  search?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Array<ImageSize>>;
  status?: InputMaybe<Array<DesignStatus>>;
  style?: InputMaybe<Array<DesignStyle>>;
};

export type DesignInput = {
  /** Up to 4000 characters. */
  customPrompt: Scalars['String']['input'];
  /** Takes the place of `customPrompt` when not blank; up to 4000 characters. */
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
  /** Counted when it is asked for. */
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
  /** Those in the making come after all others, or first when sorted downwards. */
  | 'FINISHED_AT';

export type DesignStatus =
  /** The credit came back. */
  | 'CANCELLED'
  /** The credit came back. */
  | 'FAILED'
  /** Reserved a credit, waits for a worker. */
  | 'QUEUED'
  | 'RUNNING'
  | 'SUCCEEDED';

export type DesignStyle =
  | 'BOLD'
  | 'COLORFUL'
  | 'MINIMAL'
  | 'PLAYFUL'
  | 'PROFESSIONAL';

/**
 * A change among the caller's designs. Where neither is given, changes may have been missed: the list has to be
 * asked for again.
 */
export type DesignsChange = {
  __typename?: 'DesignsChange';
  /** Id of a design that was deleted. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** The design as it is now: new, brought back, or in another state. */
  design: Maybe<Design>;
};

export type EnhancePromptPayload = {
  __typename?: 'EnhancePromptPayload';
  enhancedPrompt: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
};

/** Why an expected request was turned down. The REST paths spell the sign-in codes as auth/user-not-found. */
export type ErrorCode =
  /** Somebody else has changed the object since the version that was edited. */
  | 'CONFLICT'
  /** The credit could not be taken for a reason of ours: none was, and nothing was begun. */
  | 'CREDIT_NOT_TAKEN'
  | 'EMAIL_ALREADY_IN_USE'
  | 'INSUFFICIENT_CREDITS'
  | 'INVALID_EMAIL'
  /** A value is missing or malformed; `field` says which. */
  | 'INVALID_INPUT'
  /** The object's state does not allow this step. */
  | 'INVALID_STATE'
  /** There are as many as there may be: one has to end, or go, first. */
  | 'LIMIT_REACHED'
  | 'NOT_FOUND'
  | 'NO_API_KEYS'
  /** The operator has switched registration with e-mail and password off. */
  | 'OPERATION_NOT_ALLOWED'
  /** The payer's instrument was declined. */
  | 'PAYMENT_DECLINED'
  /** PayPal has not been able to complete the payment; nothing was settled. */
  | 'PAYMENT_FAILED'
  /** PayPal did not answer in time; the payment is checked again in the background. */
  | 'PAYMENT_PENDING'
  /** PayPal is switched off in the settings. */
  | 'PAYMENT_UNAVAILABLE'
  /** The AI service could not do it. */
  | 'PROVIDER_ERROR'
  /** An account whose role is SELLER tried to buy. */
  | 'SELLER_CANNOT_PURCHASE'
  /** Too often; `retryAfterSeconds` says how long to wait. */
  | 'TOO_MANY_REQUESTS'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'
  /** A code of an authenticator app, of an e-mail or for recovery is wrong, was used, or has run out. */
  | 'WRONG_CODE'
  | 'WRONG_PASSWORD';

/** A prompt that somebody keeps to use it again. */
export type FavoritePrompt = {
  __typename?: 'FavoritePrompt';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Unlike any other of the account's, whatever the case of its letters. */
  name: Scalars['String']['output'];
  /** What it is for; null: for any. */
  niche: Maybe<Niche>;
  /** What it is for; null: for any. */
  platform: Maybe<Platform>;
  prompt: Scalars['String']['output'];
};

export type FavoritePromptInput = {
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** What it is for; null: for any. */
  niche?: InputMaybe<Niche>;
  /** What it is for; null: for any. */
  platform?: InputMaybe<Platform>;
  /** 1 to 4,000 characters. */
  prompt: Scalars['String']['input'];
};

/** A change among the favorite prompts of an account. */
export type FavoritePromptPayload = {
  __typename?: 'FavoritePromptPayload';
  errors: Array<UserError>;
  /** As it is now, or as it was before it was deleted. */
  favorite: Maybe<FavoritePrompt>;
  /** Whose it is, with the favorites that there are now. */
  user: Maybe<User>;
};

export type Feature = {
  __typename?: 'Feature';
  description: Scalars['String']['output'];
  /** Name of an icon, or an image's address. */
  icon: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type FeatureInput = {
  description: Scalars['String']['input'];
  /** Name of an icon, or an image's address. */
  icon: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type FeaturesInput = {
  backgroundImage?: InputMaybe<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  features: Array<FeatureInput>;
  subtitle: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type FeaturesSection = ContentSection & {
  __typename?: 'FeaturesSection';
  backgroundImage: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  features: Array<Feature>;
  isActive: Scalars['Boolean']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type FinishSignInInput = {
  /** Of the authenticator app, 6 digits; or one of the recovery codes. */
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
  /** HTML; what is not safe is taken out. */
  text: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type FooterInput = {
  backgroundImage?: InputMaybe<Scalars['String']['input']>;
  brand: FooterBrandInput;
  contactInfo: Array<FooterContactInput>;
  /** HTML; what is not safe is taken out. */
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
  socialLinks: Array<SocialLink>;
};

/** What the generator's form is made of. */
export type Generator = {
  __typename?: 'Generator';
  /** Whether an active AI key exists. */
  available: Scalars['Boolean']['output'];
  /** Credits a design costs. */
  creditsPerDesign: Scalars['Int']['output'];
  /** Prompt texts for each niche and platform; `{size}` stands for Square or Landscape. */
  prompts: Array<PromptTemplate>;
  /** Whether pictures are drawn by the stand-in of the AI service, for trying the product out. */
  sandbox: Scalars['Boolean']['output'];
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

export type ImageSize =
  /** 16:9 */
  | 'LANDSCAPE'
  /** 1:1 */
  | 'SQUARE';

/** A printable invoice or credit note. Its numbers have no gaps. */
export type Invoice = {
  __typename?: 'Invoice';
  id: Scalars['ID']['output'];
  issuedAt: Scalars['DateTime']['output'];
  kind: InvoiceKind;
  /** INV-000123 or CN-000007. */
  number: Scalars['String']['output'];
  /** Negative on a credit note. */
  total: Scalars['Money']['output'];
  /** Path of the PDF, for its customer's session and Admins' alone. */
  url: Scalars['String']['output'];
};

export type InvoiceKind =
  | 'CREDIT_NOTE'
  | 'INVOICE';

/** A digital item. */
export type Item = {
  __typename?: 'Item';
  createdAt: Scalars['DateTime']['output'];
  /** Of price, fee and total. */
  currency: Currency;
  /** What one gets, in a few sentences. */
  description: Scalars['String']['output'];
  /** Processing fee on top of the price. */
  fee: Scalars['Money']['output'];
  id: Scalars['ID']['output'];
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Whether it is on sale. */
  isActive: Maybe<Scalars['Boolean']['output']>;
  name: Scalars['String']['output'];
  /** Public number of the item, part of its page's path: /premium/{slug}/{number}. */
  number: Scalars['String']['output'];
  price: Scalars['Money']['output'];
  slug: Scalars['String']['output'];
  /** What a buyer pays: price and fee. An order placed now is of this amount. */
  total: Scalars['Money']['output'];
};

/** What of an item is for those who have paid for it. */
export type ItemAccess = {
  __typename?: 'ItemAccess';
  /** Where it is: null until the caller has paid for it (never null for an Admin). */
  accessUrl: Maybe<Scalars['String']['output']>;
  /** How to use it: null until the caller has paid for it (never null for an Admin). */
  guidelines: Maybe<Scalars['String']['output']>;
  /** Whether the caller has paid for it. */
  isBought: Scalars['Boolean']['output'];
};

export type ItemFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Substring of the name or description, any case. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What names one item. */
export type ItemKey =
  { id: Scalars['ID']['input']; number?: never; }
  |  { id?: never; number: Scalars['String']['input']; };

/** An order of a digital item. */
export type ItemOrder = Purchase & {
  __typename?: 'ItemOrder';
  /** Where it is; null while it is not paid (never null for an Admin). */
  accessUrl: Maybe<Scalars['String']['output']>;
  billing: Billing;
  captureId: Maybe<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currency: Currency;
  customer: User;
  customerEmail: Scalars['String']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  fee: Scalars['Money']['output'];
  /** How to use it; null while it is not paid (never null for an Admin). */
  guidelines: Maybe<Scalars['String']['output']>;
  history: Array<PurchaseStep>;
  id: Scalars['ID']['output'];
  imageUrl: Maybe<Scalars['String']['output']>;
  invoices: Array<Invoice>;
  /** Null when the item has been deleted since. */
  item: Maybe<Item>;
  kind: PurchaseKind;
  name: Scalars['String']['output'];
  /** The item's number and slug when it was ordered: the path of its page. */
  number: Scalars['String']['output'];
  orderStatus: OrderStatus;
  paidAt: Maybe<Scalars['DateTime']['output']>;
  payerEmail: Maybe<Scalars['String']['output']>;
  paymentCode: Scalars['String']['output'];
  paymentProblem: Maybe<Scalars['String']['output']>;
  paymentStatus: PaymentStatus;
  price: Scalars['Money']['output'];
  refunded: Scalars['Money']['output'];
  refunds: Array<Refund>;
  slug: Scalars['String']['output'];
  total: Scalars['Money']['output'];
};

export type ItemPage = {
  __typename?: 'ItemPage';
  items: Array<Item>;
  pageInfo: PageInfo;
  /** Counted when it is asked for. */
  totalItems: Scalars['Int']['output'];
};

export type ItemSort = {
  direction?: SortDirection;
  field?: ItemSortField;
};

export type ItemSortField =
  | 'CREATED_AT'
  | 'NAME'
  | 'PRICE';

/** An order that was to be deleted, and is kept. */
export type KeptPurchase = {
  __typename?: 'KeptPurchase';
  /** As it was given. */
  id: Scalars['ID']['output'];
  reason: KeptReason;
};

/** Why an order is kept. */
export type KeptReason =
  /** There is no such order, or the id is none. */
  | 'NOT_FOUND'
  /** It is paid, was paid, or is cancelled. */
  | 'NOT_PENDING'
  /** Its payment is being captured, or PayPal is reviewing it. */
  | 'PAYMENT_OPEN';

export type LegalInput = {
  /** HTML; what is not safe is taken out. */
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
  /** Day of the text in force, for example 1 November 2026. */
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

/** A kind of e-mail that can be switched off. */
export type MailKind =
  /** The account was signed in to from a device that it does not know. */
  | 'NEW_DEVICES'
  /** Support has answered a ticket. */
  | 'SUPPORT_ANSWERS';

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

export type Mutation = {
  __typename?: 'Mutation';
  /** Answers a new secret for an authenticator app. Sign-in asks for its codes after confirmTwoStep only. */
  beginTwoStep: BeginTwoStepPayload;
  /** Cancels a queued or running design; the credit comes back. */
  cancelDesign: DesignPayload;
  /** Makes the link to a new address worthless. */
  cancelEmailChange: AccountPayload;
  /**
   * Cancels a pending purchase: nothing of it is captured any more. Errors: PAYMENT_PENDING while PayPal decides,
   * INVALID_STATE when it is paid.
   */
  cancelPurchase: PurchasePayload;
  /** Captures an approved payment and settles the purchase: exactly once, however often it is called. */
  capturePayment: PurchasePayload;
  /** Sets a new password and ends every other session. Errors: WRONG_PASSWORD, WRONG_CODE, WEAK_PASSWORD. */
  changePassword: AccountPayload;
  /** Sets the new address; the earlier one is told, and can undo it for a week. Errors: INVALID_INPUT, INVALID_STATE for a link of another account, EMAIL_ALREADY_IN_USE. */
  confirmEmailChange: AccountPayload;
  /** Switches two-step sign-in on, with a code of the app. Errors: WRONG_CODE, INVALID_STATE when it was not begun. */
  confirmTwoStep: RecoveryCodesPayload;
  /** Reserves a credit and queues a design. Errors: INVALID_INPUT, NO_API_KEYS, INSUFFICIENT_CREDITS, CREDIT_NOT_TAKEN, TOO_MANY_REQUESTS, LIMIT_REACHED. */
  createDesign: DesignPayload;
  /**
   * Places an order of a package or an item for the caller. Price, credit and validity come from the catalogue. A
   * pending order of the same package or item and price from the last 24 hours is answered again, with the new billing
   * details.
   */
  createPurchase: PurchasePayload;
  /**
   * Starts a conversation with support. Errors: INVALID_INPUT, NOT_FOUND for a design or an order that is not the
   * caller's, TOO_MANY_REQUESTS.
   */
  createTicket: TicketPayload;
  /**
   * Deletes the caller's account: designs, tickets, files and everything personal go; what the law keeps of payments
   * stays. Errors: INVALID_STATE while a payment is open, while a change of address can be undone, or for the last Admin.
   */
  deleteAccount: DeleteAccountPayload;
  /**
   * Deletes designs of the caller that have ended, at most 100: they leave every list and their pictures are out of
   * reach at once. For 10 minutes `restoreDesigns` brings them back, then they are gone for good with their files. One
   * that is deleted already counts as deleted. Errors: INVALID_INPUT for none or too many, NOT_FOUND when none is the
   * caller's, INVALID_STATE when all are in the making.
   */
  deleteDesigns: DeletedDesignsPayload;
  /** Error NOT_FOUND. The same input to saveFavoritePrompt brings it back. */
  deleteFavoritePrompt: FavoritePromptPayload;
  /**
   * Deletes orders that are pending, and keeps all others: they leave every list and look-up, and nothing of them is
   * captured any more. One whose money arrives all the same is there again, paid. Safe to run again. Error INVALID_INPUT
   * for no id, for too many, or for a filter that can't be meant.
   */
  deletePurchases: DeletePurchasesPayload;
  /** Switches two-step sign-in off; recovery codes are gone with it. */
  disableTwoStep: AccountPayload;
  /** Has the AI service write a richer prompt. Costs no credit. */
  enhancePrompt: EnhancePromptPayload;
  /** The second step of a sign-in, in the browser and within ten minutes of the first. Errors: WRONG_CODE, INVALID_STATE when there is no first step. */
  finishSignIn: SessionPayload;
  /** Notes that the caller has been shown the first message and so many replies; those that came since stay unread. */
  markTicketRead: TicketPayload;
  /** Prepares an archive of everything that is stored about the caller. A few times a day. */
  prepareDataDownload: PrepareDataDownloadPayload;
  /**
   * Gives the money of a purchase back through PayPal, whole or in part; unspent credits go in proportion. Errors:
   * INVALID_STATE, INVALID_INPUT for an amount that is not there, PAYMENT_PENDING while PayPal has not answered (it is
   * asked again by itself), PAYMENT_FAILED.
   */
  refundPurchase: PurchasePayload;
  /** Makes an account with the role MEMBER and signs it in. */
  register: SessionPayload;
  /** Errors: NOT_FOUND; INVALID_INPUT for a name that is blank, too long, or another one's. */
  renameFavoritePrompt: FavoritePromptPayload;
  /** New recovery codes; earlier ones work no more. */
  renewRecoveryCodes: RecoveryCodesPayload;
  /**
   * Adds a reply to a ticket of the caller, which is in progress from then on; as support to any, for an Admin, which
   * leaves its status. Errors: INVALID_STATE for an Admin when it is closed, and for everybody when it is full.
   */
  replyToTicket: TicketPayload;
  /** Sends a link to a new address; nothing changes before it is followed. */
  requestEmailChange: AccountPayload;
  /** Sends an e-mail with a link to /reset-password/confirm. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new password and ends every session of the account. */
  resetPassword: ResetPasswordPayload;
  /** Gives the payment settings their defaults again: credentials and mode are those of the environment. Error CONFLICT when another version stands than `from`. */
  resetPayPalSettings: SettingsPayload;
  /** Gives a section its default again; what it held stays among its earlier versions. Error CONFLICT when another version stands than `from`. */
  resetSection: SectionPayload;
  /**
   * Brings designs of the caller back that were deleted less than 10 minutes ago, at most 100. One that is there
   * counts as brought back. Errors: INVALID_INPUT for none or too many, NOT_FOUND when none can be brought back.
   */
  restoreDesigns: RestoredDesignsPayload;
  /** Gives a section an earlier body again. Errors: NOT_FOUND for a version it never had, INVALID_STATE for one that no longer fits, CONFLICT when another version stands than `from`. */
  restoreSection: SectionPayload;
  /**
   * Gives an untouched package of the caller back for all of its money, while `returnableUntil` says so. Errors:
   * INVALID_STATE, PAYMENT_PENDING while PayPal has not answered, PAYMENT_FAILED.
   */
  returnPurchase: PurchasePayload;
  /**
   * Keeps a prompt under a name of its own; sent again it is the one that stands. Errors: INVALID_INPUT with the field,
   * also for a name that another one has; LIMIT_REACHED at 100.
   */
  saveFavoritePrompt: FavoritePromptPayload;
  /** Saves how payments are taken: in force at once, for new payments. Error CONFLICT when another version stands than `from`. */
  savePayPalSettings: SettingsPayload;
  /**
   * Saves a section; visitors see it right after. Errors: INVALID_INPUT with the path of the wrong field below
   * the section's body, CONFLICT when somebody else has saved meanwhile.
   */
  saveSection: SectionPayload;
  /** Saves who sells and how long a package may be given back. Error CONFLICT when another version stands than `from`. */
  saveShopSettings: SettingsPayload;
  /** Stores a message of the contact form as an open ticket. */
  sendContactMessage: SendContactMessagePayload;
  /** Sends a code to the account's address, for `ProofInput.emailCode`; it works once, within 15 minutes. */
  sendProofCode: SendProofCodePayload;
  /** Sends the verification e-mail again. */
  sendVerificationEmail: VerifyEmailPayload;
  /** Shows or hides a section. Error CONFLICT when another version stands than `from`. */
  setSectionActive: SectionPayload;
  /** Null takes the priority away. */
  setTicketPriority: TicketPayload;
  /** Moves a conversation to another state. Error INVALID_STATE for a step that is not allowed. */
  setTicketStatus: TicketPayload;
  /** Sets which e-mails the caller gets beside those that nobody can switch off. */
  setWantedMails: AccountPayload;
  signIn: SessionPayload;
  /** Ends this session on this device. */
  signOut: SignOutPayload;
  /** Signs every other browser of the caller out. */
  signOutOtherSessions: AccountPayload;
  /** Signs one browser of the caller out. */
  signOutSession: AccountPayload;
  /** Creates the order at PayPal, or answers the one that is still open. */
  startPayment: StartPaymentPayload;
  /** Asks PayPal whether it takes these credentials; the stored ones where none are given. Nothing is saved. */
  testPayPal: TestPayPalPayload;
  /** Gives an account its earlier address again, ends every session, and takes away its password: its owner sets a new one. */
  undoEmailChange: UndoEmailChangePayload;
  /** Saves the caller's profile. Errors: INVALID_INPUT with the field. */
  updateProfile: AccountPayload;
  /**
   * Proves that the e-mail address is the caller's account's; earlier contact messages from it are attached. Error
   * INVALID_STATE for a link that was sent for another account.
   */
  verifyEmail: VerifyEmailPayload;
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


export type MutationCapturePaymentArgs = {
  paypalOrderId: Scalars['String']['input'];
  purchaseId: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmTwoStepArgs = {
  code: Scalars['String']['input'];
};


export type MutationCreateDesignArgs = {
  input: CreateDesignInput;
};


export type MutationCreatePurchaseArgs = {
  input: CreatePurchaseInput;
};


export type MutationCreateTicketArgs = {
  input: CreateTicketInput;
};


export type MutationDeleteAccountArgs = {
  proof: ProofInput;
};


export type MutationDeleteDesignsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteFavoritePromptArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePurchasesArgs = {
  input: DeletePurchasesInput;
};


export type MutationDisableTwoStepArgs = {
  proof: ProofInput;
};


export type MutationEnhancePromptArgs = {
  input: DesignInput;
};


export type MutationFinishSignInArgs = {
  input: FinishSignInInput;
};


export type MutationMarkTicketReadArgs = {
  id: Scalars['ID']['input'];
  replies: Scalars['Int']['input'];
};


export type MutationPrepareDataDownloadArgs = {
  proof: ProofInput;
};


export type MutationRefundPurchaseArgs = {
  input: RefundPurchaseInput;
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


export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationResetPayPalSettingsArgs = {
  from: InputMaybe<Scalars['Int']['input']>;
};


export type MutationResetSectionArgs = {
  from: InputMaybe<Scalars['Int']['input']>;
  key: SectionKey;
};


export type MutationRestoreDesignsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreSectionArgs = {
  from: InputMaybe<Scalars['Int']['input']>;
  key: SectionKey;
  version: Scalars['Int']['input'];
};


export type MutationReturnPurchaseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveFavoritePromptArgs = {
  input: FavoritePromptInput;
};


export type MutationSavePayPalSettingsArgs = {
  from: InputMaybe<Scalars['Int']['input']>;
  input: PayPalSettingsInput;
};


export type MutationSaveSectionArgs = {
  input: SaveSectionInput;
};


export type MutationSaveShopSettingsArgs = {
  from: InputMaybe<Scalars['Int']['input']>;
  input: ShopSettingsInput;
};


export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


export type MutationSetSectionActiveArgs = {
  from: InputMaybe<Scalars['Int']['input']>;
  isActive: Scalars['Boolean']['input'];
  key: SectionKey;
};


export type MutationSetTicketPriorityArgs = {
  id: Scalars['ID']['input'];
  priority: InputMaybe<TicketPriority>;
};


export type MutationSetTicketStatusArgs = {
  id: Scalars['ID']['input'];
  status: TicketStatus;
};


export type MutationSetWantedMailsArgs = {
  kinds: Array<MailKind>;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignOutSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStartPaymentArgs = {
  purchaseId: Scalars['ID']['input'];
};


export type MutationTestPayPalArgs = {
  clientId: InputMaybe<Scalars['String']['input']>;
  clientSecret: InputMaybe<Scalars['String']['input']>;
  mode: InputMaybe<PayPalMode>;
};


export type MutationUndoEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
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
  /** Credits it brings. */
  credit: Scalars['Int']['output'];
  currency: Currency;
  customer: User;
  customerEmail: Scalars['String']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  fee: Scalars['Money']['output'];
  history: Array<PurchaseStep>;
  id: Scalars['ID']['output'];
  imageUrl: Maybe<Scalars['String']['output']>;
  invoices: Array<Invoice>;
  kind: PurchaseKind;
  /** Creation date plus validity days, or payment date plus them when it was paid on a later day; set once paid. */
  membershipUntil: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  orderStatus: OrderStatus;
  /** Null when the package has been deleted since. */
  package: Maybe<Package>;
  paidAt: Maybe<Scalars['DateTime']['output']>;
  payerEmail: Maybe<Scalars['String']['output']>;
  paymentCode: Scalars['String']['output'];
  paymentProblem: Maybe<Scalars['String']['output']>;
  paymentStatus: PaymentStatus;
  price: Scalars['Money']['output'];
  refunded: Scalars['Money']['output'];
  refunds: Array<Refund>;
  /**
   * Until when its customer may give it back for all of its money; null when they can't: too late, switched off, or some
   * of its credits are spent.
   */
  returnableUntil: Maybe<Scalars['DateTime']['output']>;
  sellerEmail: Maybe<Scalars['String']['output']>;
  total: Scalars['Money']['output'];
  /** Days of premium membership it brings. */
  validityDays: Scalars['Int']['output'];
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
  /** Of price, fee and total. */
  currency: Currency;
  /** Up to ten feature lines, none of them empty. */
  features: Array<Scalars['String']['output']>;
  /** Processing fee on top of the price. */
  fee: Scalars['Money']['output'];
  id: Scalars['ID']['output'];
  /** Whether it is on sale. */
  isActive: Maybe<Scalars['Boolean']['output']>;
  /** Starter, Standard or Enterprise decide the icon and tagline; any other name is allowed. */
  name: Scalars['String']['output'];
  price: Scalars['Money']['output'];
  sellerEmail: Maybe<Scalars['String']['output']>;
  /** What a buyer pays: price and fee. An order placed now is of this amount. */
  total: Scalars['Money']['output'];
  /** Days of premium membership. */
  validityDays: Scalars['Int']['output'];
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
  /** Counted when it is asked for, like totalItems. */
  totalPages: Scalars['Int']['output'];
};

/**
 * Which part of a list: numbered pages for screens, `after` or `before` for walking everything. A cursor is good for
 * the list, sort and direction it came from; any other is BAD_USER_INPUT.
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
  color: ButtonColor;
  label: ButtonLabel;
  layout: ButtonLayout;
  shape: ButtonShape;
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
  /** False: payments are switched off. */
  enablePayPal: Scalars['Boolean']['output'];
  mode: PayPalMode;
  /** Address of PayPal's browser script (SDK v6). */
  scriptUrl: Scalars['String']['output'];
  /** Whether a client secret is stored; the secret itself is never answered. */
  secretSet: Maybe<Scalars['Boolean']['output']>;
  /** 0 while nothing but the environment says; one more with each change. */
  version: Maybe<Scalars['Int']['output']>;
};

export type PayPalSettingsInput = {
  buttonStyles: PayPalButtonStylesInput;
  clientId: Scalars['String']['input'];
  /** Stored encrypted and never answered; the stored one stays when it is not given. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  currency: Currency;
  /** False switches new payments off; begun ones are finished. */
  enablePayPal: Scalars['Boolean']['input'];
  mode: PayPalMode;
};

export type PaymentStatus =
  | 'CANCELLED'
  /** The payer has opened a dispute. */
  | 'DISPUTED'
  | 'PAID'
  /** Placed, not paid. */
  | 'PENDING'
  /** PayPal is still deciding. */
  | 'PROCESSING'
  /** All of it was given back. */
  | 'REFUNDED';

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
  /** Path of the archive: works once, within ten minutes, in the caller's session. */
  url: Maybe<Scalars['String']['output']>;
};

export type PromptTemplate = {
  __typename?: 'PromptTemplate';
  /** Null: fits every niche. */
  niche: Maybe<Niche>;
  /** Null: fits both platforms. */
  platform: Maybe<Platform>;
  text: Scalars['String']['output'];
};

/** Who sits there is the account's owner: one of these says so. */
export type ProofInput =
  /** Of the authenticator app, or one of the recovery codes. */
  { code: Scalars['String']['input']; emailCode?: never; password?: never; }
  |  /** Of the e-mail that sendProofCode sends. */
  { code?: never; emailCode: Scalars['String']['input']; password?: never; }
  |  { code?: never; emailCode?: never; password: Scalars['String']['input']; };

/** An order of a package (Order) or of a digital item (ItemOrder). What was bought is a copy made when it was placed. */
export type Purchase = {
  billing: Billing;
  /** PayPal's id of the capture; set once paid. */
  captureId: Maybe<Scalars['String']['output']>;
  /** For people: 8 characters of A-Z and 0-9. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currency: Currency;
  customer: User;
  customerEmail: Scalars['String']['output'];
  /** When it is cancelled if nobody pays it; set while PENDING. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Processing fee. */
  fee: Scalars['Money']['output'];
  /** What became of it, oldest first. */
  history: Array<PurchaseStep>;
  id: Scalars['ID']['output'];
  /** Address of a picture of it. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Its invoice and credit notes, oldest first. */
  invoices: Array<Invoice>;
  kind: PurchaseKind;
  /** Of the package or item. */
  name: Scalars['String']['output'];
  orderStatus: OrderStatus;
  paidAt: Maybe<Scalars['DateTime']['output']>;
  payerEmail: Maybe<Scalars['String']['output']>;
  /** Of its payment, for people: 8 characters of A-Z and 0-9, the invoice id at PayPal. */
  paymentCode: Scalars['String']['output'];
  /** What the payer was last told about paying it, as a sentence; null when there is nothing to tell. */
  paymentProblem: Maybe<Scalars['String']['output']>;
  paymentStatus: PaymentStatus;
  price: Scalars['Money']['output'];
  /** Money given back so far. */
  refunded: Scalars['Money']['output'];
  /** Money that went back, oldest first. */
  refunds: Array<Refund>;
  /** price + fee. */
  total: Scalars['Money']['output'];
};

export type PurchaseFilter = {
  createdAt?: InputMaybe<DateRange>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<Array<PurchaseKind>>;
  orderStatus?: InputMaybe<Array<OrderStatus>>;
  /** Customers, where the list is not that of one account. */
  owner?: InputMaybe<Array<Scalars['ID']['input']>>;
  paymentStatus?: InputMaybe<Array<PaymentStatus>>;
  /** Substring of the code, the customer's name, the name of what was bought or of a status, any case. */
  search?: InputMaybe<Scalars['String']['input']>;
  total?: InputMaybe<AmountRange>;
};

export type PurchaseKind =
  | 'ITEM'
  | 'PACKAGE';

export type PurchasePage = {
  __typename?: 'PurchasePage';
  items: Array<Purchase>;
  pageInfo: PageInfo;
  /** Counted when it is asked for. */
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
  /** Why, for Admins. */
  reason: Maybe<Scalars['String']['output']>;
};

/** What is bought. */
export type PurchaseSubject =
  { itemId: Scalars['ID']['input']; packageId?: never; }
  |  { itemId?: never; packageId: Scalars['ID']['input']; };

export type Query = {
  __typename?: 'Query';
  aboutPage: AboutPage;
  /** Keys of the AI service, masked, with what the service last said of them. */
  aiKeys: Array<AiKey>;
  bannerSection: BannerSection;
  contactPage: ContactPage;
  /** Names a billing address may use, in order, ending with 'Other'. */
  countries: Array<Scalars['String']['output']>;
  /** Everybody's credit ledger. */
  creditEntries: CreditEntryPage;
  /** A design of the caller. Error NOT_FOUND otherwise. */
  design: Design;
  /** Everybody's designs. */
  designs: DesignPage;
  /** Whether accounts can be made with an email address and a password. */
  emailRegistration: Scalars['Boolean']['output'];
  featuresSection: FeaturesSection;
  footerSection: FooterSection;
  generator: Generator;
  /** An item on sale, by its id or by the number in its page's path; null when there is none. */
  item: Maybe<Item>;
  /** What of an item is for those who have paid for it. Error NOT_FOUND for an item that is not there. */
  itemAccess: ItemAccess;
  /** Items on sale. */
  items: ItemPage;
  /** The caller's account; null for a visitor. */
  me: Maybe<User>;
  navbarSection: NavbarSection;
  /** A package on sale; null when there is none with that id. */
  package: Maybe<Package>;
  /** Packages on sale, cheapest first. */
  packages: Array<Package>;
  privacyPage: LegalPage;
  /** A purchase of the caller (any, for an Admin). Error NOT_FOUND otherwise. */
  purchase: Purchase;
  /** Everybody's purchases. */
  purchases: PurchasePage;
  settings: Settings;
  /** Empty where none is configured. */
  signInProviders: Array<SignInProvider>;
  /** One section as it is stored. */
  storedSection: StoredSection;
  /** Every section as it is stored. */
  storedSections: Array<StoredSection>;
  termsPage: LegalPage;
  testimonialsSection: TestimonialsSection;
  /** A ticket of the caller (any, for an Admin). Error NOT_FOUND otherwise. */
  ticket: Ticket;
  /** Everybody's tickets, contact messages of visitors included. */
  tickets: TicketPage;
};


export type QueryCreditEntriesArgs = {
  filter: InputMaybe<CreditEntryFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<CreditEntrySort>;
};


export type QueryDesignArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDesignsArgs = {
  filter: InputMaybe<DesignFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<DesignSort>;
};


export type QueryItemArgs = {
  by: ItemKey;
};


export type QueryItemAccessArgs = {
  itemId: Scalars['ID']['input'];
};


export type QueryItemsArgs = {
  filter: InputMaybe<ItemFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<ItemSort>;
};


export type QueryPackageArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPurchaseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPurchasesArgs = {
  filter: InputMaybe<PurchaseFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<PurchaseSort>;
};


export type QueryStoredSectionArgs = {
  key: SectionKey;
};


export type QueryTicketArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTicketsArgs = {
  filter: InputMaybe<TicketFilter>;
  page: InputMaybe<PageInput>;
  sort: InputMaybe<TicketSort>;
};

export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  errors: Array<UserError>;
  /** Each works once; they are answered this one time. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  user: Maybe<User>;
};

/** Money given back, whole or in part. */
export type Refund = {
  __typename?: 'Refund';
  amount: Scalars['Money']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Unspent credits that went with it. */
  creditsBack: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Why, for Admins. */
  reason: Maybe<Scalars['String']['output']>;
  status: RefundStatus;
};

export type RefundPurchaseInput = {
  /** All that is left when not given. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  purchaseId: Scalars['ID']['input'];
  /** Why, for the record: 1 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Made by the client, 8 to 64 characters: the same id is the same refund. */
  requestId: Scalars['String']['input'];
};

export type RefundStatus =
  | 'COMPLETED'
  /** Nothing went back. */
  | 'FAILED'
  /** Asked for; PayPal has not moved the money yet. */
  | 'PENDING';

export type RegisterInput = {
  /** Must be true: the terms of service and the privacy policy. */
  acceptTerms: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  /** Full name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 6 characters to 72 bytes. */
  password: Scalars['String']['input'];
};

export type RequestEmailChangeInput = {
  /** The new address. */
  email: Scalars['String']['input'];
  /** The password, or for an account without one the code of an e-mail. */
  proof: ProofInput;
};

export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  errors: Array<UserError>;
};

export type ResetPasswordInput = {
  /** The new password: 6 characters to 72 bytes. */
  password: Scalars['String']['input'];
  /** From the link in the e-mail; works once, within 30 minutes. */
  token: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  errors: Array<UserError>;
};

/** Designs that were brought back. */
export type RestoredDesignsPayload = {
  __typename?: 'RestoredDesignsPayload';
  /** Those of the given ids that are there again. Left out are ids that are gone for good, or never were the caller's. */
  designs: Array<Design>;
  errors: Array<UserError>;
};

export type Role =
  | 'ADMIN'
  | 'MEMBER'
  | 'MODERATOR'
  /** Can use everything except buying. */
  | 'SELLER';

export type SaveSectionInput = {
  body: SectionBodyInput;
  /** Left as it is when not given. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that was edited: saving over a newer one is refused. Not checked when not given. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What a section holds. */
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

/** A section of the public site that can be edited. */
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

/** A body that a section had before. */
export type SectionVersion = {
  __typename?: 'SectionVersion';
  /** Null when it no longer fits its section. */
  body: Maybe<SectionBody>;
  isActive: Scalars['Boolean']['output'];
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** Who saved it; null when the account is gone. */
  savedBy: Maybe<User>;
  version: Scalars['Int']['output'];
};

export type SectionVideo = {
  __typename?: 'SectionVideo';
  /** A YouTube link. */
  link: Scalars['String']['output'];
  thumbnail: Scalars['String']['output'];
};

export type SectionVideoInput = {
  /** A YouTube link. */
  link: Scalars['String']['input'];
  thumbnail: Scalars['String']['input'];
};

export type SendContactMessagePayload = {
  __typename?: 'SendContactMessagePayload';
  errors: Array<UserError>;
};

export type SendProofCodePayload = {
  __typename?: 'SendProofCodePayload';
  errors: Array<UserError>;
};

/** A browser that is signed in. */
export type Session = {
  __typename?: 'Session';
  /** Whether it is the one that asks. */
  current: Scalars['Boolean']['output'];
  /** Browser and system, as far as they tell: for example Firefox on Windows. */
  device: Scalars['String']['output'];
  firstSeenAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** To within a quarter of an hour. */
  lastActiveAt: Scalars['DateTime']['output'];
};

export type SessionPage = {
  __typename?: 'SessionPage';
  items: Array<Session>;
  pageInfo: PageInfo;
  /** Counted when it is asked for. */
  totalItems: Scalars['Int']['output'];
};

/** Answer of register, signIn and finishSignIn. On success the session cookies are set. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** True: the password was right, and finishSignIn with a code comes next. Nobody is signed in yet. */
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

/** Everything an Admin sets about the shop, as far as the caller may see it. */
export type Settings = {
  __typename?: 'Settings';
  paypal: PayPalSettings;
  shop: ShopSettings;
};

export type SettingsPayload = {
  __typename?: 'SettingsPayload';
  errors: Array<UserError>;
  settings: Maybe<Settings>;
};

/** Who sells, what stands on invoices, and how long a package may be given back. */
export type ShopSettings = {
  __typename?: 'ShopSettings';
  /** Days after payment in which an untouched package may be given back; 0: not at all. */
  returnDays: Scalars['Int']['output'];
  /** Lines separated by line breaks; empty when none is set. */
  sellerAddress: Scalars['String']['output'];
  sellerName: Scalars['String']['output'];
  /** Empty when none is set. */
  taxId: Scalars['String']['output'];
  /** Sentence about tax on invoices; empty when none is set. */
  taxLine: Scalars['String']['output'];
  /** 0 while the defaults stand; one more with each change. */
  version: Maybe<Scalars['Int']['output']>;
};

export type ShopSettingsInput = {
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
};

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** A way to sign in with an account elsewhere (OpenID Connect), in a popup. */
export type SignInProvider = {
  __typename?: 'SignInProvider';
  id: Scalars['ID']['output'];
  /** For the button, for example Google. */
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

/** Answer of startPayment: what the PayPal button needs. */
export type StartPaymentPayload = {
  __typename?: 'StartPaymentPayload';
  errors: Array<UserError>;
  /** Id of the order at PayPal, to be approved by the payer. */
  paypalOrderId: Maybe<Scalars['String']['output']>;
};

/** How a section is stored, for those who edit it. */
export type StoredSection = {
  __typename?: 'StoredSection';
  /** What it holds, also while it is switched off: visitors then see nothing of it. */
  body: SectionBody;
  /** Bodies it had before, newest first, at most 100. */
  earlier: Array<SectionVersion>;
  /** One of them; null for a version it never had. */
  earlierVersion: Maybe<SectionVersion>;
  isActive: Scalars['Boolean']['output'];
  key: SectionKey;
  /** When it was changed last; null while the default stands. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who changed it last; null while the default stands, or when the account is gone. */
  updatedBy: Maybe<User>;
  /** 0 while the default stands; one more with each change. */
  version: Scalars['Int']['output'];
};


/** How a section is stored, for those who edit it. */
export type StoredSectionEarlierVersionArgs = {
  version: Scalars['Int']['input'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /** The same of everybody's tickets; it ends when the caller is an Admin no more. */
  allTicketsChanged: TicketsChange;
  /** Each change of a design of the caller, starting with its state now. */
  designChanged: Design;
  /** Each change of any design of the caller, one that is begun, deleted or brought back included. */
  designsChanged: DesignsChange;
  /** Each change of the caller's account: credits, membership, profile. */
  meChanged: User;
  /** Each change of a purchase of the caller, starting with its state now. One that is deleted is told as CANCELLED. */
  purchaseChanged: Purchase;
  /** Each change of a ticket of the caller (any, for an Admin), starting with its state now. */
  ticketChanged: Ticket;
  /** Each change of any ticket of the caller, a new one included. Starts with the count of unread ones, and no ticket. */
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

export type SuccessStory = {
  __typename?: 'SuccessStory';
  buttonLink: Scalars['String']['output'];
  buttonText: Scalars['String']['output'];
  customerInfo: CustomerInfo;
  description: Scalars['String']['output'];
  imageUrl: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SuccessStoryInput = {
  buttonLink: Scalars['String']['input'];
  buttonText: Scalars['String']['input'];
  customerInfo: CustomerInfoInput;
  description: Scalars['String']['input'];
  imageUrl: Scalars['String']['input'];
  subtitle: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type TestPayPalPayload = {
  __typename?: 'TestPayPalPayload';
  errors: Array<UserError>;
  /** Whether PayPal took the credentials. */
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
  /** Stars, 0 to 5. */
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

/** A conversation with support; a message of the contact form starts one as well. */
export type Ticket = {
  __typename?: 'Ticket';
  createdAt: Scalars['DateTime']['output'];
  /** The account it belongs to; null for a visitor who has not proven the address. */
  customer: Maybe<User>;
  /** The design it is about; null when it is about none, or that has been deleted. */
  design: Maybe<Design>;
  id: Scalars['ID']['output'];
  /** When the newest message was written, the first one included. */
  lastMessageAt: Scalars['DateTime']['output'];
  /** First message, by the user. */
  message: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
  priority: Maybe<TicketPriority>;
  /** The order it is about; null when it is about none, or that has been deleted. */
  purchase: Maybe<Purchase>;
  /** Oldest first, 200 at most. */
  replies: Array<TicketReply>;
  replyCount: Scalars['Int']['output'];
  status: TicketStatus;
  subject: Scalars['String']['output'];
  /** Messages of the user that no Admin has read, the first one included. */
  unreadBySupport: Maybe<Scalars['Int']['output']>;
  /** Answers of support that its owner has not read. */
  unreadByUser: Scalars['Int']['output'];
  userEmail: Scalars['String']['output'];
  userName: Scalars['String']['output'];
  userPhotoUrl: Maybe<Scalars['String']['output']>;
  /** Role of the account when it was made. */
  userRole: Role;
};

export type TicketFilter = {
  createdAt?: InputMaybe<DateRange>;
  /** Substring of the user's e-mail address, any case. */
  email?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Accounts, where the list is not that of one account. */
  owner?: InputMaybe<Array<Scalars['ID']['input']>>;
  priority?: InputMaybe<Array<TicketPriority>>;
  /** Substring of subject or first message, any case. */
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<TicketStatus>>;
  /** Whether it holds messages that no Admin has read. */
  unreadBySupport?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it holds answers that its owner has not read. */
  unreadByUser?: InputMaybe<Scalars['Boolean']['input']>;
};

export type TicketPage = {
  __typename?: 'TicketPage';
  items: Array<Ticket>;
  pageInfo: PageInfo;
  /** Counted when it is asked for. */
  totalItems: Scalars['Int']['output'];
};

export type TicketPayload = {
  __typename?: 'TicketPayload';
  errors: Array<UserError>;
  ticket: Maybe<Ticket>;
  /** The caller, with the count of unread tickets after this call. */
  viewer: Maybe<User>;
};

export type TicketPriority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type TicketReply = {
  __typename?: 'TicketReply';
  /** Who wrote it; null when the account is gone. */
  author: Maybe<User>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  /** ADMIN: an Admin wrote it, for support. */
  sender: TicketSender;
};

export type TicketReplyInput = {
  /** 1 to 5000 characters. */
  message: Scalars['String']['input'];
  /** Made by the client, 8 to 64 characters: the same id is the same reply. */
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

/** A change among tickets. Where no ticket is given, changes may have been missed: the list has to be asked for again. */
export type TicketsChange = {
  __typename?: 'TicketsChange';
  /** The ticket as it is now: new, or changed. */
  ticket: Maybe<Ticket>;
  /** The caller, with the count of unread tickets as it is now. */
  viewer: User;
};

export type UndoEmailChangePayload = {
  __typename?: 'UndoEmailChangePayload';
  /** The address that is the account's again. */
  email: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
};

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
  name: Scalars['String']['input'];
  /** At most 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Path of an image that the caller has uploaded, or the one that stands; null for none. */
  photoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** An account. */
export type User = {
  __typename?: 'User';
  aboutMe: Maybe<Scalars['String']['output']>;
  address: Maybe<Scalars['String']['output']>;
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
  /** Prompts that the account keeps to use them again, by name: all of them, at most 100. */
  favoritePrompts: Array<FavoritePrompt>;
  id: Scalars['ID']['output'];
  /** Billing details of the newest order, offered for the next one; null before the first. */
  lastBilling: Maybe<Billing>;
  /** The membership in force now: a PREMIUM whose time has passed reads as FREE. */
  membership: Membership;
  /** When PREMIUM ends; null without one. */
  membershipUntil: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
  photoUrl: Maybe<Scalars['String']['output']>;
  /** What the account has ordered, packages and items. */
  purchases: PurchasePage;
  role: Role;
  /** How the account is kept its owner's. */
  security: AccountSecurity;
  /** Where the account is signed in. What has ended, or run out, is not among it. */
  sessions: SessionPage;
  /** The account's conversations with support. */
  tickets: TicketPage;
  /** How many of its tickets hold answers of support that it has not read. */
  unreadTickets: Scalars['Int']['output'];
  /** Kinds of e-mail that the account gets beside those that nobody can switch off, such as receipts. */
  wantedMails: Array<MailKind>;
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

/** An expected failure, to be shown to the person who caused it. */
export type UserError = {
  __typename?: 'UserError';
  code: ErrorCode;
  /** Path of the input field that is wrong, for example ["billing", "country"]; null when none is. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** A sentence to show. */
  message: Scalars['String']['output'];
  /** Whole seconds until it may be tried again; set with TOO_MANY_REQUESTS. */
  retryAfterSeconds: Maybe<Scalars['Int']['output']>;
};

export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  errors: Array<UserError>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  SectionBody:
    | ( AboutPage )
    | ( BannerSection )
    | ( ContactPage )
    | ( FeaturesSection )
    | ( FooterSection )
    | ( LegalPage )
    | ( NavbarSection )
    | ( TestimonialsSection )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  ContentSection:
    | ( AboutSection )
    | ( BannerSection )
    | ( ContactPage )
    | ( FeaturesSection )
    | ( FooterSection )
    | ( LegalPage )
    | ( NavbarSection )
    | ( TestimonialsSection )
  ;
  Purchase:
    | ( OrderEntity )
    | ( OrderEntity )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AboutFeature: ResolverTypeWrapper<AboutFeature>;
  AboutFeatureInput: AboutFeatureInput;
  AboutInput: AboutInput;
  AboutPage: ResolverTypeWrapper<AboutPage>;
  AboutSection: ResolverTypeWrapper<AboutSection>;
  AboutSectionInput: AboutSectionInput;
  AccountPayload: ResolverTypeWrapper<Omit<AccountPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  AccountSecurity: ResolverTypeWrapper<SecurityOf>;
  AiKey: ResolverTypeWrapper<AiKeyEntity>;
  AiKeyRest: AiKeyRest;
  AmountRange: AmountRange;
  AuthButtons: ResolverTypeWrapper<AuthButtons>;
  AuthButtonsInput: AuthButtonsInput;
  BannerInput: BannerInput;
  BannerSection: ResolverTypeWrapper<BannerSection>;
  BeginTwoStepPayload: ResolverTypeWrapper<BeginTwoStepPayload>;
  Billing: ResolverTypeWrapper<BilledTo>;
  BillingInput: BillingInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ButtonColor: null;
  ButtonLabel: null;
  ButtonLayout: null;
  ButtonShape: null;
  ChangePasswordInput: ChangePasswordInput;
  ContactInfo: ResolverTypeWrapper<ContactInfo>;
  ContactInfoInput: ContactInfoInput;
  ContactInfoType: null;
  ContactMessageInput: ContactMessageInput;
  ContactPage: ResolverTypeWrapper<ContactPage>;
  ContactPageInput: ContactPageInput;
  ContentSection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ContentSection']>;
  CreateDesignInput: CreateDesignInput;
  CreatePurchaseInput: CreatePurchaseInput;
  CreateTicketInput: CreateTicketInput;
  CreditEntry: ResolverTypeWrapper<CreditEntryEntity>;
  CreditEntryFilter: CreditEntryFilter;
  CreditEntryPage: ResolverTypeWrapper<CreditEntryListPage>;
  CreditEntrySort: CreditEntrySort;
  CreditEntrySortField: CreditEntrySortField;
  CreditReason: CreditReason;
  Currency: Currency;
  CustomerInfo: ResolverTypeWrapper<CustomerInfo>;
  CustomerInfoInput: CustomerInfoInput;
  DateRange: DateRange;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  DeletePurchasesInput: DeletePurchasesInput;
  DeletePurchasesPayload: ResolverTypeWrapper<DeletePurchasesPayload>;
  DeletedDesignsPayload: ResolverTypeWrapper<DeletedDesignsPayload>;
  Design: ResolverTypeWrapper<DesignEntity>;
  DesignFilter: DesignFilter;
  DesignInput: DesignInput;
  DesignPage: ResolverTypeWrapper<DesignListPage>;
  DesignPayload: ResolverTypeWrapper<Omit<DesignPayload, 'design' | 'viewer'> & { design?: Maybe<ResolversTypes['Design']>, viewer?: Maybe<ResolversTypes['User']> }>;
  DesignSort: DesignSort;
  DesignSortField: DesignSortField;
  DesignStatus: DesignStatus;
  DesignStyle: DesignStyle;
  DesignsChange: ResolverTypeWrapper<ToldChange>;
  EnhancePromptPayload: ResolverTypeWrapper<EnhancePromptPayload>;
  ErrorCode: ErrorCode;
  FavoritePrompt: ResolverTypeWrapper<FavoritePromptEntity>;
  FavoritePromptInput: FavoritePromptInput;
  FavoritePromptPayload: ResolverTypeWrapper<Omit<FavoritePromptPayload, 'favorite' | 'user'> & { favorite?: Maybe<ResolversTypes['FavoritePrompt']>, user?: Maybe<ResolversTypes['User']> }>;
  Feature: ResolverTypeWrapper<Feature>;
  FeatureInput: FeatureInput;
  FeaturesInput: FeaturesInput;
  FeaturesSection: ResolverTypeWrapper<FeaturesSection>;
  FinishSignInInput: FinishSignInInput;
  FooterBrand: ResolverTypeWrapper<FooterBrand>;
  FooterBrandInput: FooterBrandInput;
  FooterContact: ResolverTypeWrapper<FooterContact>;
  FooterContactInput: FooterContactInput;
  FooterInput: FooterInput;
  FooterSection: ResolverTypeWrapper<FooterSection>;
  Generator: ResolverTypeWrapper<Generator>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  ImageInput: ImageInput;
  ImageSize: ImageSize;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<InvoiceEntity>;
  InvoiceKind: InvoiceKind;
  Item: ResolverTypeWrapper<ItemEntity>;
  ItemAccess: ResolverTypeWrapper<ItemAccess>;
  ItemFilter: ItemFilter;
  ItemKey: ItemKey;
  ItemOrder: ResolverTypeWrapper<OrderEntity>;
  ItemPage: ResolverTypeWrapper<ItemListPage>;
  ItemSort: ItemSort;
  ItemSortField: ItemSortField;
  KeptPurchase: ResolverTypeWrapper<KeptPurchase>;
  KeptReason: KeptReason;
  LegalInput: LegalInput;
  LegalPage: ResolverTypeWrapper<LegalPage>;
  Link: ResolverTypeWrapper<Link>;
  LinkInput: LinkInput;
  MailKind: MailKind;
  Membership: Membership;
  MenuItem: ResolverTypeWrapper<MenuItem>;
  MenuItemInput: MenuItemInput;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavbarInput: NavbarInput;
  NavbarSection: ResolverTypeWrapper<NavbarSection>;
  Niche: Niche;
  Order: ResolverTypeWrapper<OrderEntity>;
  OrderStatus: OrderStatus;
  Package: ResolverTypeWrapper<PackageEntity>;
  PageInfo: ResolverTypeWrapper<PageFacts>;
  PageInput: PageInput;
  PayPalButtonStyles: ResolverTypeWrapper<PayPalButtonStyles>;
  PayPalButtonStylesInput: PayPalButtonStylesInput;
  PayPalMode: PayPalMode;
  PayPalSettings: ResolverTypeWrapper<PayPalConfiguration>;
  PayPalSettingsInput: PayPalSettingsInput;
  PaymentStatus: PaymentStatus;
  Platform: Platform;
  PostType: PostType;
  PrepareDataDownloadPayload: ResolverTypeWrapper<PrepareDataDownloadPayload>;
  PromptTemplate: ResolverTypeWrapper<PromptTemplate>;
  ProofInput: ProofInput;
  Purchase: ResolverTypeWrapper<OrderEntity>;
  PurchaseFilter: PurchaseFilter;
  PurchaseKind: PurchaseKind;
  PurchasePage: ResolverTypeWrapper<PurchaseListPage>;
  PurchasePayload: ResolverTypeWrapper<Omit<PurchasePayload, 'purchase'> & { purchase?: Maybe<ResolversTypes['Purchase']> }>;
  PurchaseSort: PurchaseSort;
  PurchaseSortField: PurchaseSortField;
  PurchaseStep: ResolverTypeWrapper<PurchaseStepRow>;
  PurchaseSubject: PurchaseSubject;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecoveryCodesPayload: ResolverTypeWrapper<Omit<RecoveryCodesPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  Refund: ResolverTypeWrapper<RefundEntity>;
  RefundPurchaseInput: RefundPurchaseInput;
  RefundStatus: RefundStatus;
  RegisterInput: RegisterInput;
  RequestEmailChangeInput: RequestEmailChangeInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  RestoredDesignsPayload: ResolverTypeWrapper<Omit<RestoredDesignsPayload, 'designs'> & { designs: Array<ResolversTypes['Design']> }>;
  Role: Role;
  SafeHtml: ResolverTypeWrapper<Scalars['SafeHtml']['output']>;
  SaveSectionInput: SaveSectionInput;
  SectionBody: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SectionBody']>;
  SectionBodyInput: SectionBodyInput;
  SectionKey: SectionKey;
  SectionLogo: ResolverTypeWrapper<SectionLogo>;
  SectionLogoInput: SectionLogoInput;
  SectionPayload: ResolverTypeWrapper<Omit<SectionPayload, 'section'> & { section?: Maybe<ResolversTypes['StoredSection']> }>;
  SectionVersion: ResolverTypeWrapper<ContentVersionEntity>;
  SectionVideo: ResolverTypeWrapper<SectionVideo>;
  SectionVideoInput: SectionVideoInput;
  SendContactMessagePayload: ResolverTypeWrapper<SendContactMessagePayload>;
  SendProofCodePayload: ResolverTypeWrapper<SendProofCodePayload>;
  Session: ResolverTypeWrapper<SessionEntity>;
  SessionPage: ResolverTypeWrapper<SessionListPage>;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SessionSort: SessionSort;
  SessionSortField: SessionSortField;
  Settings: ResolverTypeWrapper<SettingsRoot>;
  SettingsPayload: ResolverTypeWrapper<Omit<SettingsPayload, 'settings'> & { settings?: Maybe<ResolversTypes['Settings']> }>;
  ShopSettings: ResolverTypeWrapper<ShopConfiguration>;
  ShopSettingsInput: ShopSettingsInput;
  SignInInput: SignInInput;
  SignInProvider: ResolverTypeWrapper<SignInProvider>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SocialLinkInput: SocialLinkInput;
  SortDirection: SortDirection;
  StartPaymentPayload: ResolverTypeWrapper<StartPaymentPayload>;
  StoredSection: ResolverTypeWrapper<StoredSectionRow>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuccessStory: ResolverTypeWrapper<SuccessStory>;
  SuccessStoryInput: SuccessStoryInput;
  TestPayPalPayload: ResolverTypeWrapper<TestPayPalPayload>;
  Testimonial: ResolverTypeWrapper<Testimonial>;
  TestimonialInput: TestimonialInput;
  TestimonialsInput: TestimonialsInput;
  TestimonialsSection: ResolverTypeWrapper<TestimonialsSection>;
  Ticket: ResolverTypeWrapper<TicketEntity>;
  TicketFilter: TicketFilter;
  TicketPage: ResolverTypeWrapper<TicketListPage>;
  TicketPayload: ResolverTypeWrapper<Omit<TicketPayload, 'ticket' | 'viewer'> & { ticket?: Maybe<ResolversTypes['Ticket']>, viewer?: Maybe<ResolversTypes['User']> }>;
  TicketPriority: TicketPriority;
  TicketReply: ResolverTypeWrapper<TicketReplyEntity>;
  TicketReplyInput: TicketReplyInput;
  TicketSender: TicketSender;
  TicketSort: TicketSort;
  TicketSortField: TicketSortField;
  TicketStatus: TicketStatus;
  TicketsChange: ResolverTypeWrapper<ToldTicketChange>;
  UndoEmailChangePayload: ResolverTypeWrapper<UndoEmailChangePayload>;
  UpdateProfileInput: UpdateProfileInput;
  User: ResolverTypeWrapper<UserEntity>;
  UserError: ResolverTypeWrapper<UserError>;
  VerifyEmailPayload: ResolverTypeWrapper<VerifyEmailPayload>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AboutFeature: AboutFeature;
  AboutFeatureInput: AboutFeatureInput;
  AboutInput: AboutInput;
  AboutPage: AboutPage;
  AboutSection: AboutSection;
  AboutSectionInput: AboutSectionInput;
  AccountPayload: Omit<AccountPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  AccountSecurity: SecurityOf;
  AiKey: AiKeyEntity;
  AmountRange: AmountRange;
  AuthButtons: AuthButtons;
  AuthButtonsInput: AuthButtonsInput;
  BannerInput: BannerInput;
  BannerSection: BannerSection;
  BeginTwoStepPayload: BeginTwoStepPayload;
  Billing: BilledTo;
  BillingInput: BillingInput;
  Boolean: Scalars['Boolean']['output'];
  ChangePasswordInput: ChangePasswordInput;
  ContactInfo: ContactInfo;
  ContactInfoInput: ContactInfoInput;
  ContactMessageInput: ContactMessageInput;
  ContactPage: ContactPage;
  ContactPageInput: ContactPageInput;
  ContentSection: ResolversInterfaceTypes<ResolversParentTypes>['ContentSection'];
  CreateDesignInput: CreateDesignInput;
  CreatePurchaseInput: CreatePurchaseInput;
  CreateTicketInput: CreateTicketInput;
  CreditEntry: CreditEntryEntity;
  CreditEntryFilter: CreditEntryFilter;
  CreditEntryPage: CreditEntryListPage;
  CreditEntrySort: CreditEntrySort;
  CustomerInfo: CustomerInfo;
  CustomerInfoInput: CustomerInfoInput;
  DateRange: DateRange;
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountPayload: DeleteAccountPayload;
  DeletePurchasesInput: DeletePurchasesInput;
  DeletePurchasesPayload: DeletePurchasesPayload;
  DeletedDesignsPayload: DeletedDesignsPayload;
  Design: DesignEntity;
  DesignFilter: DesignFilter;
  DesignInput: DesignInput;
  DesignPage: DesignListPage;
  DesignPayload: Omit<DesignPayload, 'design' | 'viewer'> & { design?: Maybe<ResolversParentTypes['Design']>, viewer?: Maybe<ResolversParentTypes['User']> };
  DesignSort: DesignSort;
  DesignsChange: ToldChange;
  EnhancePromptPayload: EnhancePromptPayload;
  FavoritePrompt: FavoritePromptEntity;
  FavoritePromptInput: FavoritePromptInput;
  FavoritePromptPayload: Omit<FavoritePromptPayload, 'favorite' | 'user'> & { favorite?: Maybe<ResolversParentTypes['FavoritePrompt']>, user?: Maybe<ResolversParentTypes['User']> };
  Feature: Feature;
  FeatureInput: FeatureInput;
  FeaturesInput: FeaturesInput;
  FeaturesSection: FeaturesSection;
  FinishSignInInput: FinishSignInInput;
  FooterBrand: FooterBrand;
  FooterBrandInput: FooterBrandInput;
  FooterContact: FooterContact;
  FooterContactInput: FooterContactInput;
  FooterInput: FooterInput;
  FooterSection: FooterSection;
  Generator: Generator;
  ID: Scalars['ID']['output'];
  Image: Image;
  ImageInput: ImageInput;
  Int: Scalars['Int']['output'];
  Invoice: InvoiceEntity;
  Item: ItemEntity;
  ItemAccess: ItemAccess;
  ItemFilter: ItemFilter;
  ItemKey: ItemKey;
  ItemOrder: OrderEntity;
  ItemPage: ItemListPage;
  ItemSort: ItemSort;
  KeptPurchase: KeptPurchase;
  LegalInput: LegalInput;
  LegalPage: LegalPage;
  Link: Link;
  LinkInput: LinkInput;
  MenuItem: MenuItem;
  MenuItemInput: MenuItemInput;
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  NavbarInput: NavbarInput;
  NavbarSection: NavbarSection;
  Order: OrderEntity;
  Package: PackageEntity;
  PageInfo: PageFacts;
  PageInput: PageInput;
  PayPalButtonStyles: PayPalButtonStyles;
  PayPalButtonStylesInput: PayPalButtonStylesInput;
  PayPalSettings: PayPalConfiguration;
  PayPalSettingsInput: PayPalSettingsInput;
  PrepareDataDownloadPayload: PrepareDataDownloadPayload;
  PromptTemplate: PromptTemplate;
  ProofInput: ProofInput;
  Purchase: OrderEntity;
  PurchaseFilter: PurchaseFilter;
  PurchasePage: PurchaseListPage;
  PurchasePayload: Omit<PurchasePayload, 'purchase'> & { purchase?: Maybe<ResolversParentTypes['Purchase']> };
  PurchaseSort: PurchaseSort;
  PurchaseStep: PurchaseStepRow;
  PurchaseSubject: PurchaseSubject;
  Query: Record<PropertyKey, never>;
  RecoveryCodesPayload: Omit<RecoveryCodesPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Refund: RefundEntity;
  RefundPurchaseInput: RefundPurchaseInput;
  RegisterInput: RegisterInput;
  RequestEmailChangeInput: RequestEmailChangeInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  RestoredDesignsPayload: Omit<RestoredDesignsPayload, 'designs'> & { designs: Array<ResolversParentTypes['Design']> };
  SafeHtml: Scalars['SafeHtml']['output'];
  SaveSectionInput: SaveSectionInput;
  SectionBody: ResolversUnionTypes<ResolversParentTypes>['SectionBody'];
  SectionBodyInput: SectionBodyInput;
  SectionLogo: SectionLogo;
  SectionLogoInput: SectionLogoInput;
  SectionPayload: Omit<SectionPayload, 'section'> & { section?: Maybe<ResolversParentTypes['StoredSection']> };
  SectionVersion: ContentVersionEntity;
  SectionVideo: SectionVideo;
  SectionVideoInput: SectionVideoInput;
  SendContactMessagePayload: SendContactMessagePayload;
  SendProofCodePayload: SendProofCodePayload;
  Session: SessionEntity;
  SessionPage: SessionListPage;
  SessionPayload: Omit<SessionPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SessionSort: SessionSort;
  Settings: SettingsRoot;
  SettingsPayload: Omit<SettingsPayload, 'settings'> & { settings?: Maybe<ResolversParentTypes['Settings']> };
  ShopSettings: ShopConfiguration;
  ShopSettingsInput: ShopSettingsInput;
  SignInInput: SignInInput;
  SignInProvider: SignInProvider;
  SignOutPayload: SignOutPayload;
  SocialLink: SocialLink;
  SocialLinkInput: SocialLinkInput;
  StartPaymentPayload: StartPaymentPayload;
  StoredSection: StoredSectionRow;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SuccessStory: SuccessStory;
  SuccessStoryInput: SuccessStoryInput;
  TestPayPalPayload: TestPayPalPayload;
  Testimonial: Testimonial;
  TestimonialInput: TestimonialInput;
  TestimonialsInput: TestimonialsInput;
  TestimonialsSection: TestimonialsSection;
  Ticket: TicketEntity;
  TicketFilter: TicketFilter;
  TicketPage: TicketListPage;
  TicketPayload: Omit<TicketPayload, 'ticket' | 'viewer'> & { ticket?: Maybe<ResolversParentTypes['Ticket']>, viewer?: Maybe<ResolversParentTypes['User']> };
  TicketReply: TicketReplyEntity;
  TicketReplyInput: TicketReplyInput;
  TicketSort: TicketSort;
  TicketsChange: ToldTicketChange;
  UndoEmailChangePayload: UndoEmailChangePayload;
  UpdateProfileInput: UpdateProfileInput;
  User: UserEntity;
  UserError: UserError;
  VerifyEmailPayload: VerifyEmailPayload;
};

export type AdminDirectiveArgs = { };

export type AdminDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = AdminDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  multipliers: Maybe<Array<Scalars['String']['input']>>;
  value: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type KeptDirectiveArgs = { };

export type KeptDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = KeptDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OnceDirectiveArgs = { };

export type OnceDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = OnceDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OwnerDirectiveArgs = { };

export type OwnerDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = OwnerDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SignedInDirectiveArgs = { };

export type SignedInDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = SignedInDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AboutFeatureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AboutFeature'] = ResolversParentTypes['AboutFeature']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AboutPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AboutPage'] = ResolversParentTypes['AboutPage']> = {
  section1?: Resolver<Maybe<ResolversTypes['AboutSection']>, ParentType, ContextType>;
  section2?: Resolver<Maybe<ResolversTypes['AboutSection']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AboutSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AboutSection'] = ResolversParentTypes['AboutSection']> = {
  buttonLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buttonText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['AboutFeature']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountPayload'] = ResolversParentTypes['AccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AccountSecurityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountSecurity'] = ResolversParentTypes['AccountSecurity']> = {
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  twoStepSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AiKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiKey'] = ResolversParentTypes['AiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fromEnvironment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maskedKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missingModels?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  models?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  modelsAskedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  parkedReason?: Resolver<Maybe<ResolversTypes['AiKeyRest']>, ParentType, ContextType>;
};

export type AuthButtonsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuthButtons'] = ResolversParentTypes['AuthButtons']> = {
  dashboardText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loginText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registerText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannerSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BannerSection'] = ResolversParentTypes['BannerSection']> = {
  backgroundImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buttons?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['SectionVideo']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BeginTwoStepPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BeginTwoStepPayload'] = ResolversParentTypes['BeginTwoStepPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Billing'] = ResolversParentTypes['Billing']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ButtonColorResolvers = { BLACK: 'black', BLUE: 'blue', GOLD: 'gold', SILVER: 'silver', WHITE: 'white' };

export type ButtonLabelResolvers = { BUYNOW: 'buynow', CHECKOUT: 'checkout', PAY: 'pay', PAYPAL: 'paypal' };

export type ButtonLayoutResolvers = { HORIZONTAL: 'horizontal', VERTICAL: 'vertical' };

export type ButtonShapeResolvers = { PILL: 'pill', RECT: 'rect' };

export type ContactInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactInfo'] = ResolversParentTypes['ContactInfo']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ContactInfoType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactInfoTypeResolvers = { EMAIL: 'email', PHONE: 'phone' };

export type ContactPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactPage'] = ResolversParentTypes['ContactPage']> = {
  contactInfo?: Resolver<Array<ResolversTypes['ContactInfo']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentSection'] = ResolversParentTypes['ContentSection']> = {
  __resolveType: TypeResolveFn<'AboutSection' | 'BannerSection' | 'ContactPage' | 'FeaturesSection' | 'FooterSection' | 'LegalPage' | 'NavbarSection' | 'TestimonialsSection', ParentType, ContextType>;
};

export type CreditEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditEntry'] = ResolversParentTypes['CreditEntry']> = {
  balanceAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  designId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchaseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CreditReason'], ParentType, ContextType>;
};

export type CreditEntryPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditEntryPage'] = ResolversParentTypes['CreditEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['CreditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerInfo'] = ResolversParentTypes['CustomerInfo']> = {
  customerImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePurchasesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeletePurchasesPayload'] = ResolversParentTypes['DeletePurchasesPayload']> = {
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptPurchases?: Resolver<Array<ResolversTypes['KeptPurchase']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeletedDesignsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeletedDesignsPayload'] = ResolversParentTypes['DeletedDesignsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  restorableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DesignResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Design'] = ResolversParentTypes['Design']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customPrompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enhancedPrompt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  niche?: Resolver<ResolversTypes['Niche'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  postType?: Resolver<ResolversTypes['PostType'], ParentType, ContextType>;
  primaryText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['ImageSize'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DesignStatus'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['DesignStyle'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DesignPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignPage'] = ResolversParentTypes['DesignPage']> = {
  items?: Resolver<Array<ResolversTypes['Design']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DesignPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignPayload'] = ResolversParentTypes['DesignPayload']> = {
  design?: Resolver<Maybe<ResolversTypes['Design']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type DesignsChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignsChange'] = ResolversParentTypes['DesignsChange']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  design?: Resolver<Maybe<ResolversTypes['Design']>, ParentType, ContextType>;
};

export type EnhancePromptPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnhancePromptPayload'] = ResolversParentTypes['EnhancePromptPayload']> = {
  enhancedPrompt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FavoritePromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FavoritePrompt'] = ResolversParentTypes['FavoritePrompt']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  niche?: Resolver<Maybe<ResolversTypes['Niche']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavoritePromptPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FavoritePromptPayload'] = ResolversParentTypes['FavoritePromptPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  favorite?: Resolver<Maybe<ResolversTypes['FavoritePrompt']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type FeatureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Feature'] = ResolversParentTypes['Feature']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeaturesSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeaturesSection'] = ResolversParentTypes['FeaturesSection']> = {
  backgroundImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['Feature']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FooterBrandResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FooterBrand'] = ResolversParentTypes['FooterBrand']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FooterContactResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FooterContact'] = ResolversParentTypes['FooterContact']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['SafeHtml'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FooterSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FooterSection'] = ResolversParentTypes['FooterSection']> = {
  backgroundImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['FooterBrand'], ParentType, ContextType>;
  contactInfo?: Resolver<Array<ResolversTypes['FooterContact']>, ParentType, ContextType>;
  copyright?: Resolver<ResolversTypes['SafeHtml'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menu?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GeneratorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Generator'] = ResolversParentTypes['Generator']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  creditsPerDesign?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['PromptTemplate']>, ParentType, ContextType>;
  sandbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Item'] = ResolversParentTypes['Item']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ItemAccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemAccess'] = ResolversParentTypes['ItemAccess']> = {
  accessUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guidelines?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBought?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ItemOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemOrder'] = ResolversParentTypes['ItemOrder']> = {
  accessUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billing?: Resolver<ResolversTypes['Billing'], ParentType, ContextType>;
  captureId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  customerEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  guidelines?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['PurchaseStep']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PurchaseKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderStatus?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemPage'] = ResolversParentTypes['ItemPage']> = {
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KeptPurchaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KeptPurchase'] = ResolversParentTypes['KeptPurchase']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['KeptReason'], ParentType, ContextType>;
};

export type LegalPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LegalPage'] = ResolversParentTypes['LegalPage']> = {
  body?: Resolver<ResolversTypes['SafeHtml'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link']> = {
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  children?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  beginTwoStep?: Resolver<ResolversTypes['BeginTwoStepPayload'], ParentType, ContextType, RequireFields<MutationBeginTwoStepArgs, 'proof'>>;
  cancelDesign?: Resolver<ResolversTypes['DesignPayload'], ParentType, ContextType, RequireFields<MutationCancelDesignArgs, 'id'>>;
  cancelEmailChange?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType>;
  cancelPurchase?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<MutationCancelPurchaseArgs, 'id'>>;
  capturePayment?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<MutationCapturePaymentArgs, 'paypalOrderId' | 'purchaseId'>>;
  changePassword?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmEmailChange?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'token'>>;
  confirmTwoStep?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationConfirmTwoStepArgs, 'code'>>;
  createDesign?: Resolver<ResolversTypes['DesignPayload'], ParentType, ContextType, RequireFields<MutationCreateDesignArgs, 'input'>>;
  createPurchase?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<MutationCreatePurchaseArgs, 'input'>>;
  createTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationCreateTicketArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'proof'>>;
  deleteDesigns?: Resolver<ResolversTypes['DeletedDesignsPayload'], ParentType, ContextType, RequireFields<MutationDeleteDesignsArgs, 'ids'>>;
  deleteFavoritePrompt?: Resolver<ResolversTypes['FavoritePromptPayload'], ParentType, ContextType, RequireFields<MutationDeleteFavoritePromptArgs, 'id'>>;
  deletePurchases?: Resolver<ResolversTypes['DeletePurchasesPayload'], ParentType, ContextType, RequireFields<MutationDeletePurchasesArgs, 'input'>>;
  disableTwoStep?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationDisableTwoStepArgs, 'proof'>>;
  enhancePrompt?: Resolver<ResolversTypes['EnhancePromptPayload'], ParentType, ContextType, RequireFields<MutationEnhancePromptArgs, 'input'>>;
  finishSignIn?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationFinishSignInArgs, 'input'>>;
  markTicketRead?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationMarkTicketReadArgs, 'id' | 'replies'>>;
  prepareDataDownload?: Resolver<ResolversTypes['PrepareDataDownloadPayload'], ParentType, ContextType, RequireFields<MutationPrepareDataDownloadArgs, 'proof'>>;
  refundPurchase?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<MutationRefundPurchaseArgs, 'input'>>;
  register?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  renameFavoritePrompt?: Resolver<ResolversTypes['FavoritePromptPayload'], ParentType, ContextType, RequireFields<MutationRenameFavoritePromptArgs, 'id' | 'name'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'proof'>>;
  replyToTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationReplyToTicketArgs, 'id' | 'input'>>;
  requestEmailChange?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationRequestEmailChangeArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resetPayPalSettings?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType, Partial<MutationResetPayPalSettingsArgs>>;
  resetSection?: Resolver<ResolversTypes['SectionPayload'], ParentType, ContextType, RequireFields<MutationResetSectionArgs, 'key'>>;
  restoreDesigns?: Resolver<ResolversTypes['RestoredDesignsPayload'], ParentType, ContextType, RequireFields<MutationRestoreDesignsArgs, 'ids'>>;
  restoreSection?: Resolver<ResolversTypes['SectionPayload'], ParentType, ContextType, RequireFields<MutationRestoreSectionArgs, 'key' | 'version'>>;
  returnPurchase?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<MutationReturnPurchaseArgs, 'id'>>;
  saveFavoritePrompt?: Resolver<ResolversTypes['FavoritePromptPayload'], ParentType, ContextType, RequireFields<MutationSaveFavoritePromptArgs, 'input'>>;
  savePayPalSettings?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType, RequireFields<MutationSavePayPalSettingsArgs, 'input'>>;
  saveSection?: Resolver<ResolversTypes['SectionPayload'], ParentType, ContextType, RequireFields<MutationSaveSectionArgs, 'input'>>;
  saveShopSettings?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType, RequireFields<MutationSaveShopSettingsArgs, 'input'>>;
  sendContactMessage?: Resolver<ResolversTypes['SendContactMessagePayload'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  sendProofCode?: Resolver<ResolversTypes['SendProofCodePayload'], ParentType, ContextType>;
  sendVerificationEmail?: Resolver<ResolversTypes['VerifyEmailPayload'], ParentType, ContextType>;
  setSectionActive?: Resolver<ResolversTypes['SectionPayload'], ParentType, ContextType, RequireFields<MutationSetSectionActiveArgs, 'isActive' | 'key'>>;
  setTicketPriority?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationSetTicketPriorityArgs, 'id'>>;
  setTicketStatus?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<MutationSetTicketStatusArgs, 'id' | 'status'>>;
  setWantedMails?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationSetWantedMailsArgs, 'kinds'>>;
  signIn?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  signOutOtherSessions?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType>;
  signOutSession?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationSignOutSessionArgs, 'id'>>;
  startPayment?: Resolver<ResolversTypes['StartPaymentPayload'], ParentType, ContextType, RequireFields<MutationStartPaymentArgs, 'purchaseId'>>;
  testPayPal?: Resolver<ResolversTypes['TestPayPalPayload'], ParentType, ContextType, Partial<MutationTestPayPalArgs>>;
  undoEmailChange?: Resolver<ResolversTypes['UndoEmailChangePayload'], ParentType, ContextType, RequireFields<MutationUndoEmailChangeArgs, 'token'>>;
  updateProfile?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailPayload'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
};

export type NavbarSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NavbarSection'] = ResolversParentTypes['NavbarSection']> = {
  authButtons?: Resolver<ResolversTypes['AuthButtons'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['SectionLogo'], ParentType, ContextType>;
  menuItems?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  billing?: Resolver<ResolversTypes['Billing'], ParentType, ContextType>;
  captureId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  customerEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['PurchaseStep']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PurchaseKind'], ParentType, ContextType>;
  membershipUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderStatus?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  package?: Resolver<Maybe<ResolversTypes['Package']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  returnableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sellerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validityDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PackageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Package'] = ResolversParentTypes['Package']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sellerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validityDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayPalButtonStylesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PayPalButtonStyles'] = ResolversParentTypes['PayPalButtonStyles']> = {
  color?: Resolver<ResolversTypes['ButtonColor'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['ButtonLabel'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['ButtonLayout'], ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['ButtonShape'], ParentType, ContextType>;
};

export type PayPalSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PayPalSettings'] = ResolversParentTypes['PayPalSettings']> = {
  buttonStyles?: Resolver<ResolversTypes['PayPalButtonStyles'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  enablePayPal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['PayPalMode'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secretSet?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PrepareDataDownloadPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrepareDataDownloadPayload'] = ResolversParentTypes['PrepareDataDownloadPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromptTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptTemplate'] = ResolversParentTypes['PromptTemplate']> = {
  niche?: Resolver<Maybe<ResolversTypes['Niche']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PurchaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Purchase'] = ResolversParentTypes['Purchase']> = {
  __resolveType: TypeResolveFn<'ItemOrder' | 'Order', ParentType, ContextType>;
};

export type PurchasePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PurchasePage'] = ResolversParentTypes['PurchasePage']> = {
  items?: Resolver<Array<ResolversTypes['Purchase']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PurchasePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PurchasePayload'] = ResolversParentTypes['PurchasePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  purchase?: Resolver<Maybe<ResolversTypes['Purchase']>, ParentType, ContextType>;
};

export type PurchaseStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PurchaseStep'] = ResolversParentTypes['PurchaseStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderStatus?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  paymentStatus?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  aboutPage?: Resolver<ResolversTypes['AboutPage'], ParentType, ContextType>;
  aiKeys?: Resolver<Array<ResolversTypes['AiKey']>, ParentType, ContextType>;
  bannerSection?: Resolver<ResolversTypes['BannerSection'], ParentType, ContextType>;
  contactPage?: Resolver<ResolversTypes['ContactPage'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  creditEntries?: Resolver<ResolversTypes['CreditEntryPage'], ParentType, ContextType, Partial<QueryCreditEntriesArgs>>;
  design?: Resolver<ResolversTypes['Design'], ParentType, ContextType, RequireFields<QueryDesignArgs, 'id'>>;
  designs?: Resolver<ResolversTypes['DesignPage'], ParentType, ContextType, Partial<QueryDesignsArgs>>;
  emailRegistration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  featuresSection?: Resolver<ResolversTypes['FeaturesSection'], ParentType, ContextType>;
  footerSection?: Resolver<ResolversTypes['FooterSection'], ParentType, ContextType>;
  generator?: Resolver<ResolversTypes['Generator'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<QueryItemArgs, 'by'>>;
  itemAccess?: Resolver<ResolversTypes['ItemAccess'], ParentType, ContextType, RequireFields<QueryItemAccessArgs, 'itemId'>>;
  items?: Resolver<ResolversTypes['ItemPage'], ParentType, ContextType, Partial<QueryItemsArgs>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  navbarSection?: Resolver<ResolversTypes['NavbarSection'], ParentType, ContextType>;
  package?: Resolver<Maybe<ResolversTypes['Package']>, ParentType, ContextType, RequireFields<QueryPackageArgs, 'id'>>;
  packages?: Resolver<Array<ResolversTypes['Package']>, ParentType, ContextType>;
  privacyPage?: Resolver<ResolversTypes['LegalPage'], ParentType, ContextType>;
  purchase?: Resolver<ResolversTypes['Purchase'], ParentType, ContextType, RequireFields<QueryPurchaseArgs, 'id'>>;
  purchases?: Resolver<ResolversTypes['PurchasePage'], ParentType, ContextType, Partial<QueryPurchasesArgs>>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  signInProviders?: Resolver<Array<ResolversTypes['SignInProvider']>, ParentType, ContextType>;
  storedSection?: Resolver<ResolversTypes['StoredSection'], ParentType, ContextType, RequireFields<QueryStoredSectionArgs, 'key'>>;
  storedSections?: Resolver<Array<ResolversTypes['StoredSection']>, ParentType, ContextType>;
  termsPage?: Resolver<ResolversTypes['LegalPage'], ParentType, ContextType>;
  testimonialsSection?: Resolver<ResolversTypes['TestimonialsSection'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<QueryTicketArgs, 'id'>>;
  tickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType, Partial<QueryTicketsArgs>>;
};

export type RecoveryCodesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecoveryCodesPayload'] = ResolversParentTypes['RecoveryCodesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RefundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditsBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoredDesignsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RestoredDesignsPayload'] = ResolversParentTypes['RestoredDesignsPayload']> = {
  designs?: Resolver<Array<ResolversTypes['Design']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface SafeHtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeHtml'], any> {
  name: 'SafeHtml';
}

export type SectionBodyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SectionBody'] = ResolversParentTypes['SectionBody']> = {
  __resolveType: TypeResolveFn<'AboutPage' | 'BannerSection' | 'ContactPage' | 'FeaturesSection' | 'FooterSection' | 'LegalPage' | 'NavbarSection' | 'TestimonialsSection', ParentType, ContextType>;
};

export type SectionLogoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SectionLogo'] = ResolversParentTypes['SectionLogo']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SectionPayload'] = ResolversParentTypes['SectionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['StoredSection']>, ParentType, ContextType>;
};

export type SectionVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SectionVersion'] = ResolversParentTypes['SectionVersion']> = {
  body?: Resolver<Maybe<ResolversTypes['SectionBody']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SectionVideoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SectionVideo'] = ResolversParentTypes['SectionVideo']> = {
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendContactMessagePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendContactMessagePayload'] = ResolversParentTypes['SendContactMessagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendProofCodePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendProofCodePayload'] = ResolversParentTypes['SendProofCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastActiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SessionPage'] = ResolversParentTypes['SessionPage']> = {
  items?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  codeRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  paypal?: Resolver<ResolversTypes['PayPalSettings'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['ShopSettings'], ParentType, ContextType>;
};

export type SettingsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SettingsPayload'] = ResolversParentTypes['SettingsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
};

export type ShopSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopSettings'] = ResolversParentTypes['ShopSettings']> = {
  returnDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellerAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SignInProviderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInProvider'] = ResolversParentTypes['SignInProvider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartPaymentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartPaymentPayload'] = ResolversParentTypes['StartPaymentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  paypalOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoredSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoredSection'] = ResolversParentTypes['StoredSection']> = {
  body?: Resolver<ResolversTypes['SectionBody'], ParentType, ContextType>;
  earlier?: Resolver<Array<ResolversTypes['SectionVersion']>, ParentType, ContextType>;
  earlierVersion?: Resolver<Maybe<ResolversTypes['SectionVersion']>, ParentType, ContextType, RequireFields<StoredSectionEarlierVersionArgs, 'version'>>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['SectionKey'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  allTicketsChanged?: SubscriptionResolver<ResolversTypes['TicketsChange'], "allTicketsChanged", ParentType, ContextType>;
  designChanged?: SubscriptionResolver<ResolversTypes['Design'], "designChanged", ParentType, ContextType, RequireFields<SubscriptionDesignChangedArgs, 'id'>>;
  designsChanged?: SubscriptionResolver<ResolversTypes['DesignsChange'], "designsChanged", ParentType, ContextType>;
  meChanged?: SubscriptionResolver<ResolversTypes['User'], "meChanged", ParentType, ContextType>;
  purchaseChanged?: SubscriptionResolver<ResolversTypes['Purchase'], "purchaseChanged", ParentType, ContextType, RequireFields<SubscriptionPurchaseChangedArgs, 'id'>>;
  ticketChanged?: SubscriptionResolver<ResolversTypes['Ticket'], "ticketChanged", ParentType, ContextType, RequireFields<SubscriptionTicketChangedArgs, 'id'>>;
  ticketsChanged?: SubscriptionResolver<ResolversTypes['TicketsChange'], "ticketsChanged", ParentType, ContextType>;
};

export type SuccessStoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuccessStory'] = ResolversParentTypes['SuccessStory']> = {
  buttonLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buttonText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerInfo?: Resolver<ResolversTypes['CustomerInfo'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestPayPalPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestPayPalPayload'] = ResolversParentTypes['TestPayPalPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  works?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TestimonialResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Testimonial'] = ResolversParentTypes['Testimonial']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestimonialsSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestimonialsSection'] = ResolversParentTypes['TestimonialsSection']> = {
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  successStory?: Resolver<ResolversTypes['SuccessStory'], ParentType, ContextType>;
  testimonials?: Resolver<Array<ResolversTypes['Testimonial']>, ParentType, ContextType>;
  testimonialsTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  design?: Resolver<Maybe<ResolversTypes['Design']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMessageAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['TicketPriority']>, ParentType, ContextType>;
  purchase?: Resolver<Maybe<ResolversTypes['Purchase']>, ParentType, ContextType>;
  replies?: Resolver<Array<ResolversTypes['TicketReply']>, ParentType, ContextType>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unreadBySupport?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadByUser?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userPhotoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type TicketPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketPage'] = ResolversParentTypes['TicketPage']> = {
  items?: Resolver<Array<ResolversTypes['Ticket']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TicketPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketPayload'] = ResolversParentTypes['TicketPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type TicketReplyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketReply'] = ResolversParentTypes['TicketReply']> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['TicketSender'], ParentType, ContextType>;
};

export type TicketsChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketsChange'] = ResolversParentTypes['TicketsChange']> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UndoEmailChangePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndoEmailChangePayload'] = ResolversParentTypes['UndoEmailChangePayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  aboutMe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditEntries?: Resolver<ResolversTypes['CreditEntryPage'], ParentType, ContextType, Partial<UserCreditEntriesArgs>>;
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  designs?: Resolver<ResolversTypes['DesignPage'], ParentType, ContextType, Partial<UserDesignsArgs>>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  favoritePrompts?: Resolver<Array<ResolversTypes['FavoritePrompt']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastBilling?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  membership?: Resolver<ResolversTypes['Membership'], ParentType, ContextType>;
  membershipUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchases?: Resolver<ResolversTypes['PurchasePage'], ParentType, ContextType, Partial<UserPurchasesArgs>>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  security?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['SessionPage'], ParentType, ContextType, Partial<UserSessionsArgs>>;
  tickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType, Partial<UserTicketsArgs>>;
  unreadTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wantedMails?: Resolver<Array<ResolversTypes['MailKind']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VerifyEmailPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VerifyEmailPayload'] = ResolversParentTypes['VerifyEmailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AboutFeature?: AboutFeatureResolvers<ContextType>;
  AboutPage?: AboutPageResolvers<ContextType>;
  AboutSection?: AboutSectionResolvers<ContextType>;
  AccountPayload?: AccountPayloadResolvers<ContextType>;
  AccountSecurity?: AccountSecurityResolvers<ContextType>;
  AiKey?: AiKeyResolvers<ContextType>;
  AuthButtons?: AuthButtonsResolvers<ContextType>;
  BannerSection?: BannerSectionResolvers<ContextType>;
  BeginTwoStepPayload?: BeginTwoStepPayloadResolvers<ContextType>;
  Billing?: BillingResolvers<ContextType>;
  ButtonColor?: ButtonColorResolvers;
  ButtonLabel?: ButtonLabelResolvers;
  ButtonLayout?: ButtonLayoutResolvers;
  ButtonShape?: ButtonShapeResolvers;
  ContactInfo?: ContactInfoResolvers<ContextType>;
  ContactInfoType?: ContactInfoTypeResolvers;
  ContactPage?: ContactPageResolvers<ContextType>;
  ContentSection?: ContentSectionResolvers<ContextType>;
  CreditEntry?: CreditEntryResolvers<ContextType>;
  CreditEntryPage?: CreditEntryPageResolvers<ContextType>;
  CustomerInfo?: CustomerInfoResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeletePurchasesPayload?: DeletePurchasesPayloadResolvers<ContextType>;
  DeletedDesignsPayload?: DeletedDesignsPayloadResolvers<ContextType>;
  Design?: DesignResolvers<ContextType>;
  DesignPage?: DesignPageResolvers<ContextType>;
  DesignPayload?: DesignPayloadResolvers<ContextType>;
  DesignsChange?: DesignsChangeResolvers<ContextType>;
  EnhancePromptPayload?: EnhancePromptPayloadResolvers<ContextType>;
  FavoritePrompt?: FavoritePromptResolvers<ContextType>;
  FavoritePromptPayload?: FavoritePromptPayloadResolvers<ContextType>;
  Feature?: FeatureResolvers<ContextType>;
  FeaturesSection?: FeaturesSectionResolvers<ContextType>;
  FooterBrand?: FooterBrandResolvers<ContextType>;
  FooterContact?: FooterContactResolvers<ContextType>;
  FooterSection?: FooterSectionResolvers<ContextType>;
  Generator?: GeneratorResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  ItemAccess?: ItemAccessResolvers<ContextType>;
  ItemOrder?: ItemOrderResolvers<ContextType>;
  ItemPage?: ItemPageResolvers<ContextType>;
  KeptPurchase?: KeptPurchaseResolvers<ContextType>;
  LegalPage?: LegalPageResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  NavbarSection?: NavbarSectionResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  Package?: PackageResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PayPalButtonStyles?: PayPalButtonStylesResolvers<ContextType>;
  PayPalSettings?: PayPalSettingsResolvers<ContextType>;
  PrepareDataDownloadPayload?: PrepareDataDownloadPayloadResolvers<ContextType>;
  PromptTemplate?: PromptTemplateResolvers<ContextType>;
  Purchase?: PurchaseResolvers<ContextType>;
  PurchasePage?: PurchasePageResolvers<ContextType>;
  PurchasePayload?: PurchasePayloadResolvers<ContextType>;
  PurchaseStep?: PurchaseStepResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecoveryCodesPayload?: RecoveryCodesPayloadResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RestoredDesignsPayload?: RestoredDesignsPayloadResolvers<ContextType>;
  SafeHtml?: GraphQLScalarType;
  SectionBody?: SectionBodyResolvers<ContextType>;
  SectionLogo?: SectionLogoResolvers<ContextType>;
  SectionPayload?: SectionPayloadResolvers<ContextType>;
  SectionVersion?: SectionVersionResolvers<ContextType>;
  SectionVideo?: SectionVideoResolvers<ContextType>;
  SendContactMessagePayload?: SendContactMessagePayloadResolvers<ContextType>;
  SendProofCodePayload?: SendProofCodePayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionPage?: SessionPageResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  SettingsPayload?: SettingsPayloadResolvers<ContextType>;
  ShopSettings?: ShopSettingsResolvers<ContextType>;
  SignInProvider?: SignInProviderResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  StartPaymentPayload?: StartPaymentPayloadResolvers<ContextType>;
  StoredSection?: StoredSectionResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuccessStory?: SuccessStoryResolvers<ContextType>;
  TestPayPalPayload?: TestPayPalPayloadResolvers<ContextType>;
  Testimonial?: TestimonialResolvers<ContextType>;
  TestimonialsSection?: TestimonialsSectionResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketPage?: TicketPageResolvers<ContextType>;
  TicketPayload?: TicketPayloadResolvers<ContextType>;
  TicketReply?: TicketReplyResolvers<ContextType>;
  TicketsChange?: TicketsChangeResolvers<ContextType>;
  UndoEmailChangePayload?: UndoEmailChangePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VerifyEmailPayload?: VerifyEmailPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  admin?: AdminDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  kept?: KeptDirectiveResolver<any, any, ContextType>;
  once?: OnceDirectiveResolver<any, any, ContextType>;
  owner?: OwnerDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  signedIn?: SignedInDirectiveResolver<any, any, ContextType>;
};
