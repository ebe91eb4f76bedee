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

export type AttemptStatus =
  /** Nothing was captured. */
  | 'FAILED'
  /** Captured, but not what the purchase asks for, such as a second payment of it: grants nothing, and can be refunded. */
  | 'MISMATCH'
  /** Begun; nothing was captured. */
  | 'OPEN'
  /** PayPal is capturing it, or has not decided. */
  | 'PROCESSING'
  /** All of its money is back. */
  | 'REFUNDED'
  /** It paid the purchase. */
  | 'SETTLED';

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

/** Answer of an operation on many objects. It can be called again: what is done already counts as done. */
export type BulkPayload = {
  /** How many objects it is done to. */
  done: Scalars['Int']['output'];
  errors: Array<UserError>;
  /** How many objects of a filter this call has not processed; call it again for them. */
  left: Scalars['Int']['output'];
  /** Those of them that were named by id, with the reason. */
  refusals: Array<BulkRefusal>;
  /** How many objects it may not be done to. */
  refused: Scalars['Int']['output'];
};

/** Why an operation on many objects left one of them out. */
export type BulkRefusal = {
  __typename?: 'BulkRefusal';
  code: ErrorCode;
  /** As it was given. */
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
  /** Pictures that the caller has uploaded and not sent yet, in their order, 3 at most; for the signed-in alone. */
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
  /** Pictures that the caller has uploaded and not sent yet, in their order, 3 at most. */
  imageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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
  /** The same design; null when there is none, or it was deleted. */
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
  /** Accounts, where the list is not that of one account. */
  owner?: InputMaybe<Array<Scalars['ID']['input']>>;
  reason?: InputMaybe<Array<CreditReason>>;
};

export type CreditEntryPage = {
  __typename?: 'CreditEntryPage';
  items: Array<CreditEntry>;
  pageInfo: PageInfo;
  /** Counted when it is asked for. Exact below 20,000; beyond, up to 15 seconds old, so that servers may differ a little. */
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

export type DeletePurchasesPayload = BulkPayload & {
  __typename?: 'DeletePurchasesPayload';
  /** Orders that are deleted now; one of the ids that was deleted before counts. */
  done: Scalars['Int']['output'];
  errors: Array<UserError>;
  /** Pending orders of a filter that this call has not processed: the same call deletes more of them. */
  left: Scalars['Int']['output'];
  refusals: Array<BulkRefusal>;
  /** Orders that may not be deleted: they are not pending, or their payment is under way. */
  refused: Scalars['Int']['output'];
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
  /** Path of the PNG, readable by its owner, and by an Admin after `revealDesign`; set when SUCCEEDED. */
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
  /** Path of a small WebP, readable by its owner, and by an Admin after `revealDesign`; set when SUCCEEDED. */
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
  /** Counted when it is asked for. Exact below 20,000; beyond, up to 15 seconds old, so that servers may differ a little. */
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
  /** The file one gets; null for an item that is an address elsewhere. */
  file: Maybe<ItemFile>;
  id: Scalars['ID']['output'];
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Whether it is on sale. */
  isActive: Maybe<Scalars['Boolean']['output']>;
  name: Scalars['String']['output'];
  /** Public number of the item, part of its page's path: /premium/{slug}/{number}. */
  number: Scalars['String']['output'];
  price: Scalars['Money']['output'];
  /** A few lines of it for everybody to read, if any. */
  sample: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  /** What a buyer pays: price and fee. An order placed now is of this amount. */
  total: Scalars['Money']['output'];
};

/** What of an item is for those who have paid for it. */
export type ItemAccess = {
  __typename?: 'ItemAccess';
  /**
   * Where it is: an address elsewhere, or the file of the caller's order, which their session alone opens. Null until the
   * caller has paid for it. An Admin who has not sees addresses elsewhere; files they open by an order.
   */
  accessUrl: Maybe<Scalars['String']['output']>;
  /** How to use it: null until the caller has paid for it (never null for an Admin). */
  guidelines: Maybe<Scalars['String']['output']>;
  /** Whether the caller has paid for it. */
  isBought: Scalars['Boolean']['output'];
};

/** What everybody may know about the file of an item. The file itself is for those who have paid for it. */
export type ItemFile = {
  __typename?: 'ItemFile';
  bytes: Scalars['Int']['output'];
  /** The ending of its name in capital letters, such as 'CSV'; empty when it has none. */
  format: Scalars['String']['output'];
  /** The name it is saved under, such as 'post-calendar.csv'. */
  name: Scalars['String']['output'];
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
  /**
   * Where it is: an address elsewhere, or /purchases/{id}/file of this site, which answers the file to its buyer's session
   * and to Admins. Null while it is not paid, and once it is refunded (never null for an Admin).
   */
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
  /** The file that was bought; null for an item that is an address elsewhere. */
  file: Maybe<ItemFile>;
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
  payments: Maybe<Array<Payment>>;
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
  /** Counted when it is asked for. Exact below 20,000; beyond, up to 15 seconds old, so that servers may differ a little. */
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
  /**
   * Adds support's answer to a ticket, which leaves its status. Errors: INVALID_STATE when it is closed or full;
   * NOT_FOUND for a picture that can't be sent (any more).
   */
  answerTicket: TicketPayload;
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
   * caller's or a picture that can't be sent (any more), TOO_MANY_REQUESTS.
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
   * Deletes orders that are pending, and refuses all others: they leave every list and look-up, and nothing of them is
   * captured any more. One whose money arrives all the same is there again, paid. Safe to run again. Errors:
   * INVALID_INPUT for no id, for too many, or for a filter that can't be meant or names no condition; NOT_FOUND when none
   * of the ids names an order; CONFLICT when there are more than expected.
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
   * Takes an account back by the link of a security email, within a week: ends every session, and takes away the password,
   * access tokens, and two-step sign-in and linked accounts that were added since the week before the email. Its owner
   * sets a new password. Error INVALID_INPUT for a link that was used or has expired.
   */
  recoverAccount: RecoverAccountPayload;
  /**
   * Gives the money of one payment of a purchase back, such as a second payment of a purchase that was paid already: the
   * purchase and its credits then stay as they are. Errors: as `refundPurchase`; NOT_FOUND.
   */
  refundPayment: PurchasePayload;
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
   * Adds a reply to a ticket of the caller, which is in progress from then on. Errors: INVALID_STATE when it is full;
   * NOT_FOUND for a picture that can't be sent (any more).
   */
  replyToTicket: TicketPayload;
  /** Sends a link to a new address; nothing changes before it is followed. */
  requestEmailChange: AccountPayload;
  /** Sends an e-mail with a link to /reset-password/confirm. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new password and ends every session of the account. */
  resetPassword: ResetPasswordPayload;
  /** Gives the payment settings their defaults again: credentials and mode are those of the environment. Error CONFLICT when another version stands than the given one. */
  resetPayPalSettings: SettingsPayload;
  /** Gives a section its default again; what it held stays among its earlier versions. Error CONFLICT when another version stands than the given one. */
  resetSection: SectionPayload;
  /**
   * Switches two-step sign-in off for another account, whose owner gets an email. The reason, 1 to 300 characters, is kept
   * in the audit. Errors: NOT_FOUND, INVALID_INPUT, INVALID_STATE while it is off or for the caller's own account.
   */
  resetTwoStep: AccountPayload;
  /**
   * Brings designs of the caller back that were deleted less than 10 minutes ago, at most 100. One that is there
   * counts as brought back. Errors: INVALID_INPUT for none or too many, NOT_FOUND when none can be brought back.
   */
  restoreDesigns: RestoredDesignsPayload;
  /** Gives a section an earlier body again. Errors: NOT_FOUND for a version it never had, INVALID_STATE for one that no longer fits, CONFLICT when another version stands than the given one. */
  restoreSection: SectionPayload;
  /**
   * Gives an untouched package of the caller back for all of its money, while `returnableUntil` says so. Errors:
   * INVALID_STATE, PAYMENT_PENDING while PayPal has not answered, PAYMENT_FAILED.
   */
  returnPurchase: PurchasePayload;
  /**
   * Lets the calling Admin see the picture of somebody else's design at its addresses for 15 minutes. The reason, 1 to 300
   * characters, is kept in the audit. Errors: NOT_FOUND, INVALID_INPUT.
   */
  revealDesign: DesignPayload;
  /**
   * Keeps a prompt under a name of its own; sent again it is the one that stands. Errors: INVALID_INPUT with the field,
   * also for a name that another one has; LIMIT_REACHED at 100.
   */
  saveFavoritePrompt: FavoritePromptPayload;
  /** Saves how payments are taken: in force at once, for new payments. Error CONFLICT when another version stands than the given one. */
  savePayPalSettings: SettingsPayload;
  /**
   * Saves a section; visitors see it right after. Errors: INVALID_INPUT with the path of the wrong field below
   * the section's body, CONFLICT when somebody else has saved meanwhile.
   */
  saveSection: SectionPayload;
  /** Saves who sells and how long a package may be given back. Error CONFLICT when another version stands than the given one. */
  saveShopSettings: SettingsPayload;
  /** Stores a message of the contact form as an open ticket. */
  sendContactMessage: SendContactMessagePayload;
  /** Sends a code to the account's address, for `ProofInput.emailCode`; it works once, within 15 minutes. */
  sendProofCode: SendProofCodePayload;
  /** Sends the verification e-mail again. */
  sendVerificationEmail: VerifyEmailPayload;
  /** Shows or hides a section. Error CONFLICT when another version stands than the given one. */
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


export type MutationAnswerTicketArgs = {
  id: Scalars['ID']['input'];
  input: TicketReplyInput;
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
  expected: Scalars['Int']['input'];
  target: PurchaseTarget;
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


export type MutationRecoverAccountArgs = {
  token: Scalars['String']['input'];
};


export type MutationRefundPaymentArgs = {
  input: RefundPaymentInput;
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
  version: Scalars['Int']['input'];
};


export type MutationResetSectionArgs = {
  key: SectionKey;
  version: Scalars['Int']['input'];
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


export type MutationReturnPurchaseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevealDesignArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationSaveFavoritePromptArgs = {
  input: FavoritePromptInput;
};


export type MutationSavePayPalSettingsArgs = {
  input: PayPalSettingsInput;
  version: Scalars['Int']['input'];
};


export type MutationSaveSectionArgs = {
  input: SaveSectionInput;
};


export type MutationSaveShopSettingsArgs = {
  input: ShopSettingsInput;
  version: Scalars['Int']['input'];
};


export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


export type MutationSetSectionActiveArgs = {
  isActive: Scalars['Boolean']['input'];
  key: SectionKey;
  version: Scalars['Int']['input'];
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
  payments: Maybe<Array<Payment>>;
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
  /** Where PayPal sends the events of these credentials. */
  webhook: Maybe<PayPalWebhook>;
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
  /** The id of a webhook that exists at PayPal for these credentials; without it the save registers one, or takes the one with this address. */
  webhookId?: InputMaybe<Scalars['String']['input']>;
};

/** How PayPal tells this shop about payments, refunds and disputes. */
export type PayPalWebhook = {
  __typename?: 'PayPalWebhook';
  /** PayPal's id of it; empty while none is registered. */
  id: Scalars['String']['output'];
  /** When an event last arrived, to the minute; null when none has. */
  lastEventAt: Maybe<Scalars['DateTime']['output']>;
  /** The address of this shop that PayPal sends events to. */
  url: Scalars['String']['output'];
};

/** One attempt to pay a purchase. */
export type Payment = {
  __typename?: 'Payment';
  /** What the purchase asked for; of a mismatch PayPal alone knows how much was captured. */
  amount: Scalars['Money']['output'];
  /** PayPal's id of the capture. */
  captureId: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  currency: Currency;
  id: Scalars['ID']['output'];
  status: AttemptStatus;
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
  /** Every attempt to pay it, oldest first, for Admins. */
  payments: Maybe<Array<Payment>>;
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
  /** Counted when it is asked for. Exact below 20,000; beyond, up to 15 seconds old, so that servers may differ a little. */
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

/** Orders that an operation is for. */
export type PurchaseTarget =
  /**
   * Those that match, at most 500 a call; an order that is placed while it runs is none of them. Name `createdAt.until` to
   * leave out what has been placed since the orders were shown.
   */
  { filter: PurchaseFilter; ids?: never; }
  |  /** These, at most 200. */
  { filter?: never; ids: Array<Scalars['ID']['input']>; };

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

export type RecoverAccountPayload = {
  __typename?: 'RecoverAccountPayload';
  /** The address of the account that was taken back. */
  email: Maybe<Scalars['String']['output']>;
  errors: Array<UserError>;
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

export type RefundPaymentInput = {
  /** All that is left when not given; of a mismatch always all. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** An id of `Purchase.payments`. */
  paymentId: Scalars['ID']['input'];
  /** Why, for the record: 1 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Made by the client, 8 to 64 characters: the same id is the same refund. */
  requestId: Scalars['String']['input'];
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
  /** The version that was edited: saving over a newer one is refused. */
  version: Scalars['Int']['input'];
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
  /** Browser and system, each once: for example Firefox on Windows. */
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
  /** Counted when it is asked for. Exact below 20,000; beyond, up to 15 seconds old, so that servers may differ a little. */
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
  /** What the save could not do besides, such as registering the webhook at PayPal; null when nothing is wrong. */
  notice: Maybe<Scalars['String']['output']>;
  settings: Maybe<Settings>;
  /** What PayPal confirmed of the saved credentials and their webhook; null when it was not asked. */
  verified: Maybe<Scalars['String']['output']>;
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
  /** Bodies it had before, newest first. */
  earlier: SectionVersionPage;
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
export type StoredSectionEarlierArgs = {
  page: InputMaybe<PageInput>;
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
  /** What keeps PayPal's events from arriving: no webhook, another address, missing events; null when nothing does. */
  webhookProblem: Maybe<Scalars['String']['output']>;
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
  /** Pictures of the first message, in their order, 3 at most. */
  images: Array<TicketImage>;
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
  /** Counted when it is asked for. Exact below 20,000; beyond, up to 15 seconds old, so that servers may differ a little. */
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
  /** Its pictures, in their order, 3 at most. */
  images: Array<TicketImage>;
  message: Scalars['String']['output'];
  /** ADMIN: an Admin wrote it, for support. */
  sender: TicketSender;
};

export type TicketReplyInput = {
  /** Pictures that the caller has uploaded and not sent yet, in their order, 3 at most. */
  imageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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
