/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Amounts of at least `min` and at most `max`; an end that is left out is open. */
export type AmountRange = {
  max?: string | null | undefined;
  min?: string | null | undefined;
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

export type ContactInfoType =
  | 'EMAIL'
  | 'PHONE';

export type ContactMessageInput = {
  email: string;
  /** 1 to 5000 characters. */
  message: string;
  /** 1 to 100 characters. */
  name: string;
  /** 1 to 40 characters. */
  phone: string;
  /** 1 to 200 characters. */
  subject: string;
};

export type CreateDesignInput = {
  design: DesignInput;
  /** Made by the client, 8 to 64 characters: the same id answers the same design and costs once. */
  requestId: string;
};

export type CreatePurchaseInput = {
  billing: BillingInput;
  of: PurchaseSubject;
  /** Made by the client, 8 to 64 characters: the same id answers the same purchase. */
  requestId?: string | null | undefined;
};

/** What the shop can take money in (ISO 4217). */
export type Currency =
  | 'CAD'
  | 'EUR'
  | 'GBP'
  | 'USD';

/** Moments from `from` on and before `until`; an end that is left out is open. */
export type DateRange = {
  from?: string | null | undefined;
  until?: string | null | undefined;
};

export type DesignInput = {
  /** Up to 4000 characters. */
  customPrompt: string;
  /** Takes the place of `customPrompt` when not blank; up to 4000 characters. */
  enhancedPrompt?: string | null | undefined;
  niche: Niche;
  platform: Platform;
  postType: PostType;
  /** Text on the image, 1 to 200 characters. */
  primaryText: string;
  size: ImageSize;
  style: DesignStyle;
};

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

/** Why an expected request was turned down. The REST paths spell the sign-in codes as auth/user-not-found. */
export type ErrorCode =
  /** Somebody else has changed the object since the version that was edited. */
  | 'CONFLICT'
  | 'EMAIL_ALREADY_IN_USE'
  | 'INSUFFICIENT_CREDITS'
  | 'INVALID_EMAIL'
  /** A value is missing or malformed; `field` says which. */
  | 'INVALID_INPUT'
  /** The object's state does not allow this step. */
  | 'INVALID_STATE'
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
  | 'TOO_MANY_REQUESTS'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'
  /** A code of an authenticator app, of an e-mail or for recovery is wrong, was used, or has run out. */
  | 'WRONG_CODE'
  | 'WRONG_PASSWORD';

export type FeatureInput = {
  description: string;
  /** Name of an icon, or an image's address. */
  icon: string;
  title: string;
};

export type FeaturesInput = {
  backgroundImage?: string | null | undefined;
  description: string;
  features: Array<FeatureInput>;
  subtitle: string;
  title: string;
};

export type ImageSize =
  /** 16:9 */
  | 'LANDSCAPE'
  /** 1:1 */
  | 'SQUARE';

export type Membership =
  | 'BASIC'
  | 'FREE'
  | 'PREMIUM';

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

/**
 * Which part of a list: numbered pages for screens, `after` or `before` for walking everything. A cursor is good for
 * the list, sort and direction it came from; any other is BAD_USER_INPUT.
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

export type PayPalMode =
  | 'LIVE'
  | 'SANDBOX';

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

export type PurchaseFilter = {
  createdAt?: DateRange | null | undefined;
  ids?: Array<string> | null | undefined;
  kind?: Array<PurchaseKind> | null | undefined;
  orderStatus?: Array<OrderStatus> | null | undefined;
  /** Customers, where the list is not that of one account. */
  owner?: Array<string> | null | undefined;
  paymentStatus?: Array<PaymentStatus> | null | undefined;
  /** Substring of the code, the customer's name, the name of what was bought or of a status, any case. */
  search?: string | null | undefined;
  total?: AmountRange | null | undefined;
};

export type PurchaseKind =
  | 'ITEM'
  | 'PACKAGE';

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

/** What is bought. */
export type PurchaseSubject =
  {   itemId: string; packageId?: never; }
  |  { itemId?: never;   packageId: string; };

export type RegisterInput = {
  /** Must be true: the terms of service and the privacy policy. */
  acceptTerms: boolean;
  email: string;
  /** Full name, 1 to 100 characters. */
  name: string;
  /** 6 characters to 72 bytes. */
  password: string;
};

export type ResetPasswordInput = {
  /** The new password: 6 characters to 72 bytes. */
  password: string;
  /** From the link in the e-mail; works once, within 30 minutes. */
  token: string;
};

export type Role =
  | 'ADMIN'
  | 'MEMBER'
  | 'MODERATOR'
  /** Can use everything except buying. */
  | 'SELLER';

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

export type SignInInput = {
  email: string;
  password: string;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type DesignPartsFragment = { id: string, platform: Platform, postType: PostType, size: ImageSize, niche: Niche, style: DesignStyle, primaryText: string, customPrompt: string, enhancedPrompt: string | null, status: DesignStatus, error: string | null, imageUrl: string | null, thumbnailUrl: string | null, downloadUrl: string | null, width: number | null, height: number | null, createdAt: string, startedAt: string | null, finishedAt: string | null };

export type DesignsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DesignsChangedSubscription = { designsChanged: { deletedId: string | null, design: { id: string, platform: Platform, postType: PostType, size: ImageSize, niche: Niche, style: DesignStyle, primaryText: string, customPrompt: string, enhancedPrompt: string | null, status: DesignStatus, error: string | null, imageUrl: string | null, thumbnailUrl: string | null, downloadUrl: string | null, width: number | null, height: number | null, createdAt: string, startedAt: string | null, finishedAt: string | null } | null } };

export type FooterQueryVariables = Exact<{ [key: string]: never; }>;


export type FooterQuery = { footerSection: { isActive: boolean, backgroundImage: string | null, copyright: string, contactInfo: Array<{ icon: string, title: string, text: string }>, brand: { logo: string, description: string }, menu: Array<{ text: string, link: string }>, socialLinks: Array<{ icon: string, link: string }> } };

export type NavbarQueryVariables = Exact<{ [key: string]: never; }>;


export type NavbarQuery = { navbarSection: { isActive: boolean, logo: { url: string, alt: string }, menuItems: Array<{ id: string, text: string, link: string, children: Array<{ text: string, link: string }> }>, authButtons: { dashboardText: string, loginText: string, registerText: string } } };

export type CancelPurchaseMutationVariables = Exact<{
  id: string;
}>;


export type CancelPurchaseMutation = { cancelPurchase: { purchase:
      | { id: string, paymentStatus: PaymentStatus, orderStatus: OrderStatus, paymentProblem: string | null, expiresAt: string | null }
      | { id: string, paymentStatus: PaymentStatus, orderStatus: OrderStatus, paymentProblem: string | null, expiresAt: string | null }
     | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PurchaseStateSubscriptionVariables = Exact<{
  id: string;
}>;


export type PurchaseStateSubscription = { purchaseChanged:
    | { id: string, paymentStatus: PaymentStatus, paymentProblem: string | null }
    | { id: string, paymentStatus: PaymentStatus, paymentProblem: string | null }
   };

export type ViewerPartsFragment = { id: string, name: string, email: string, emailVerified: boolean, role: Role, membership: Membership, membershipUntil: string | null, credits: number, photoUrl: string | null, country: string | null, address: string | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, emailVerified: boolean, role: Role, membership: Membership, membershipUntil: string | null, credits: number, photoUrl: string | null, country: string | null, address: string | null } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { errors: Array<{ code: ErrorCode, message: string }> } };

export type MeChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MeChangedSubscription = { meChanged: { id: string, name: string, email: string, emailVerified: boolean, role: Role, membership: Membership, membershipUntil: string | null, credits: number, photoUrl: string | null, country: string | null, address: string | null } };

export type SendVerificationEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendVerificationEmailMutation = { sendVerificationEmail: { errors: Array<{ code: ErrorCode, message: string }> } };

export type AboutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutPageQuery = { aboutPage: { section1: { isActive: boolean, subtitle: string, title: string, description: string, buttonText: string, buttonLink: string, images: Array<{ url: string, alt: string }>, features: Array<{ text: string }> } | null, section2: { isActive: boolean, subtitle: string, title: string, description: string, buttonText: string, buttonLink: string, images: Array<{ url: string, alt: string }>, features: Array<{ text: string }> } | null } };

export type AboutPartsFragment = { isActive: boolean, subtitle: string, title: string, description: string, buttonText: string, buttonLink: string, images: Array<{ url: string, alt: string }>, features: Array<{ text: string }> };

type PurchaseRow_ItemOrder_Fragment = { __typename: 'ItemOrder', number: string, slug: string, guidelines: string | null, accessUrl: string | null, id: string, kind: PurchaseKind, code: string, name: string, price: string, total: string, currency: Currency, refunded: string, paymentStatus: PaymentStatus, paymentProblem: string | null, orderStatus: OrderStatus, expiresAt: string | null, captureId: string | null, imageUrl: string | null, createdAt: string, paidAt: string | null, billing: { customerName: string } };

type PurchaseRow_Order_Fragment = { __typename: 'Order', credit: number, validityDays: number, membershipUntil: string | null, id: string, kind: PurchaseKind, code: string, name: string, price: string, total: string, currency: Currency, refunded: string, paymentStatus: PaymentStatus, paymentProblem: string | null, orderStatus: OrderStatus, expiresAt: string | null, captureId: string | null, imageUrl: string | null, createdAt: string, paidAt: string | null, package: { id: string, features: Array<string> } | null, billing: { customerName: string } };

export type PurchaseRowFragment =
  | PurchaseRow_ItemOrder_Fragment
  | PurchaseRow_Order_Fragment
;

export type PurchasesQueryVariables = Exact<{
  filter?: PurchaseFilter | null | undefined;
  sort?: PurchaseSort | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type PurchasesQuery = { me: { id: string, purchases: { totalItems: number, items: Array<
        | { __typename: 'ItemOrder', number: string, slug: string, guidelines: string | null, accessUrl: string | null, id: string, kind: PurchaseKind, code: string, name: string, price: string, total: string, currency: Currency, refunded: string, paymentStatus: PaymentStatus, paymentProblem: string | null, orderStatus: OrderStatus, expiresAt: string | null, captureId: string | null, imageUrl: string | null, createdAt: string, paidAt: string | null, billing: { customerName: string } }
        | { __typename: 'Order', credit: number, validityDays: number, membershipUntil: string | null, id: string, kind: PurchaseKind, code: string, name: string, price: string, total: string, currency: Currency, refunded: string, paymentStatus: PaymentStatus, paymentProblem: string | null, orderStatus: OrderStatus, expiresAt: string | null, captureId: string | null, imageUrl: string | null, createdAt: string, paidAt: string | null, package: { id: string, features: Array<string> } | null, billing: { customerName: string } }
      > } } | null };

export type DashboardSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardSummaryQuery = { me: { id: string, processing: { items: Array<
        | { id: string, code: string, name: string, paymentStatus: PaymentStatus, paymentProblem: string | null }
        | { id: string, code: string, name: string, paymentStatus: PaymentStatus, paymentProblem: string | null }
      > }, pending: { totalItems: number }, designs: { totalItems: number, items: Array<{ id: string, primaryText: string, thumbnailUrl: string | null, size: ImageSize, platform: Platform, createdAt: string }> } } | null };

export type AdminOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOverviewQuery = { purchases: { totalItems: number }, storedSections: Array<{ key: SectionKey, isActive: boolean, version: number, updatedAt: string | null, updatedBy: { id: string, name: string } | null }> };

export type StoredFeaturesPartsFragment = { key: SectionKey, isActive: boolean, version: number, updatedAt: string | null, updatedBy: { id: string, name: string } | null, body:
    | { subtitle: string, title: string, description: string, backgroundImage: string | null, features: Array<{ icon: string, title: string, description: string }> }
    | Record<PropertyKey, never>
  , earlier: Array<{ version: number, isActive: boolean, savedAt: string, savedBy: { id: string, name: string } | null }> };

export type FeaturesBodyFragment = { subtitle: string, title: string, description: string, backgroundImage: string | null, features: Array<{ icon: string, title: string, description: string }> };

export type StoredFeaturesQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredFeaturesQuery = { storedSection: { key: SectionKey, isActive: boolean, version: number, updatedAt: string | null, updatedBy: { id: string, name: string } | null, body:
      | { subtitle: string, title: string, description: string, backgroundImage: string | null, features: Array<{ icon: string, title: string, description: string }> }
      | Record<PropertyKey, never>
    , earlier: Array<{ version: number, isActive: boolean, savedAt: string, savedBy: { id: string, name: string } | null }> } };

export type EarlierFeaturesQueryVariables = Exact<{
  version: number;
}>;


export type EarlierFeaturesQuery = { storedSection: { key: SectionKey, earlierVersion: { version: number, body:
        | { subtitle: string, title: string, description: string, backgroundImage: string | null, features: Array<{ icon: string, title: string, description: string }> }
        | Record<PropertyKey, never>
       | null } | null } };

export type SaveFeaturesMutationVariables = Exact<{
  body: FeaturesInput;
  version: number;
}>;


export type SaveFeaturesMutation = { saveSection: { section: { key: SectionKey, isActive: boolean, version: number, updatedAt: string | null, updatedBy: { id: string, name: string } | null, body:
        | { subtitle: string, title: string, description: string, backgroundImage: string | null, features: Array<{ icon: string, title: string, description: string }> }
        | Record<PropertyKey, never>
      , earlier: Array<{ version: number, isActive: boolean, savedAt: string, savedBy: { id: string, name: string } | null }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetFeaturesActiveMutationVariables = Exact<{
  isActive: boolean;
  from: number;
}>;


export type SetFeaturesActiveMutation = { setSectionActive: { section: { key: SectionKey, isActive: boolean, version: number, updatedAt: string | null, updatedBy: { id: string, name: string } | null, body:
        | { subtitle: string, title: string, description: string, backgroundImage: string | null, features: Array<{ icon: string, title: string, description: string }> }
        | Record<PropertyKey, never>
      , earlier: Array<{ version: number, isActive: boolean, savedAt: string, savedBy: { id: string, name: string } | null }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ResetFeaturesMutationVariables = Exact<{
  from: number;
}>;


export type ResetFeaturesMutation = { resetSection: { section: { key: SectionKey, isActive: boolean, version: number, updatedAt: string | null, updatedBy: { id: string, name: string } | null, body:
        | { subtitle: string, title: string, description: string, backgroundImage: string | null, features: Array<{ icon: string, title: string, description: string }> }
        | Record<PropertyKey, never>
      , earlier: Array<{ version: number, isActive: boolean, savedAt: string, savedBy: { id: string, name: string } | null }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RestoreFeaturesMutationVariables = Exact<{
  version: number;
  from: number;
}>;


export type RestoreFeaturesMutation = { restoreSection: { section: { key: SectionKey, isActive: boolean, version: number, updatedAt: string | null, updatedBy: { id: string, name: string } | null, body:
        | { subtitle: string, title: string, description: string, backgroundImage: string | null, features: Array<{ icon: string, title: string, description: string }> }
        | Record<PropertyKey, never>
      , earlier: Array<{ version: number, isActive: boolean, savedAt: string, savedBy: { id: string, name: string } | null }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { user: { id: string, name: string, email: string, emailVerified: boolean, role: Role, membership: Membership, membershipUntil: string | null, credits: number, photoUrl: string | null, country: string | null, address: string | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { user: { id: string, name: string, email: string, emailVerified: boolean, role: Role, membership: Membership, membershipUntil: string | null, credits: number, photoUrl: string | null, country: string | null, address: string | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type EmailRegistrationQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailRegistrationQuery = { emailRegistration: boolean };

export type SignInProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInProvidersQuery = { signInProviders: Array<{ id: string, name: string, startUrl: string }> };

export type CheckoutQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutQuery = { countries: Array<string>, package: { id: string, name: string, price: string, fee: string, total: string, currency: Currency, credit: number, validityDays: number, features: Array<string> } | null };

export type LastBillingQueryVariables = Exact<{ [key: string]: never; }>;


export type LastBillingQuery = { me: { id: string, lastBilling: { customerName: string, address: string, country: string } | null } | null };

export type CreatePurchaseMutationVariables = Exact<{
  input: CreatePurchaseInput;
}>;


export type CreatePurchaseMutation = { createPurchase: { purchase:
      | { id: string }
      | { id: string }
     | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

type PayablePurchase_ItemOrder_Fragment = { __typename: 'ItemOrder', id: string, kind: PurchaseKind, code: string, name: string, price: string, fee: string, total: string, currency: Currency, paymentStatus: PaymentStatus, paymentProblem: string | null, expiresAt: string | null, customerEmail: string, billing: { customerName: string, address: string, country: string } };

type PayablePurchase_Order_Fragment = { __typename: 'Order', credit: number, validityDays: number, id: string, kind: PurchaseKind, code: string, name: string, price: string, fee: string, total: string, currency: Currency, paymentStatus: PaymentStatus, paymentProblem: string | null, expiresAt: string | null, customerEmail: string, billing: { customerName: string, address: string, country: string } };

export type PayablePurchaseFragment =
  | PayablePurchase_ItemOrder_Fragment
  | PayablePurchase_Order_Fragment
;

export type PayPurchaseQueryVariables = Exact<{
  id: string;
}>;


export type PayPurchaseQuery = { purchase:
    | { __typename: 'ItemOrder', id: string, kind: PurchaseKind, code: string, name: string, price: string, fee: string, total: string, currency: Currency, paymentStatus: PaymentStatus, paymentProblem: string | null, expiresAt: string | null, customerEmail: string, billing: { customerName: string, address: string, country: string } }
    | { __typename: 'Order', credit: number, validityDays: number, id: string, kind: PurchaseKind, code: string, name: string, price: string, fee: string, total: string, currency: Currency, paymentStatus: PaymentStatus, paymentProblem: string | null, expiresAt: string | null, customerEmail: string, billing: { customerName: string, address: string, country: string } }
   };

export type PurchaseChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type PurchaseChangedSubscription = { purchaseChanged:
    | { __typename: 'ItemOrder', id: string, kind: PurchaseKind, code: string, name: string, price: string, fee: string, total: string, currency: Currency, paymentStatus: PaymentStatus, paymentProblem: string | null, expiresAt: string | null, customerEmail: string, billing: { customerName: string, address: string, country: string } }
    | { __typename: 'Order', credit: number, validityDays: number, id: string, kind: PurchaseKind, code: string, name: string, price: string, fee: string, total: string, currency: Currency, paymentStatus: PaymentStatus, paymentProblem: string | null, expiresAt: string | null, customerEmail: string, billing: { customerName: string, address: string, country: string } }
   };

export type PaymentSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentSettingsQuery = { settings: { paypal: { clientId: string, currency: Currency, enablePayPal: boolean, mode: PayPalMode, scriptUrl: string, buttonStyles: { layout: ButtonLayout, color: ButtonColor, shape: ButtonShape, label: ButtonLabel } } } };

export type StartPaymentMutationVariables = Exact<{
  purchaseId: string;
}>;


export type StartPaymentMutation = { startPayment: { paypalOrderId: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type CapturePaymentMutationVariables = Exact<{
  purchaseId: string;
  paypalOrderId: string;
}>;


export type CapturePaymentMutation = { capturePayment: { purchase:
      | { id: string, paymentStatus: PaymentStatus, orderStatus: OrderStatus }
      | { membershipUntil: string | null, id: string, paymentStatus: PaymentStatus, orderStatus: OrderStatus }
     | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ContactPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactPageQuery = { contactPage: { isActive: boolean, title: string, subtitle: string, description: string, imageUrl: string | null, contactInfo: Array<{ icon: string, type: ContactInfoType, value: string, label: string, imageUrl: string | null }> } };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type GeneratorSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type GeneratorSetupQuery = { generator: { available: boolean, sandbox: boolean, creditsPerDesign: number, prompts: Array<{ niche: Niche | null, platform: Platform | null, text: string }> } };

export type DesignsQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type DesignsQuery = { me: { id: string, designs: { totalItems: number, items: Array<{ id: string, platform: Platform, postType: PostType, size: ImageSize, niche: Niche, style: DesignStyle, primaryText: string, customPrompt: string, enhancedPrompt: string | null, status: DesignStatus, error: string | null, imageUrl: string | null, thumbnailUrl: string | null, downloadUrl: string | null, width: number | null, height: number | null, createdAt: string, startedAt: string | null, finishedAt: string | null }> } } | null };

export type DesignByIdQueryVariables = Exact<{
  id: string;
}>;


export type DesignByIdQuery = { design: { id: string, platform: Platform, postType: PostType, size: ImageSize, niche: Niche, style: DesignStyle, primaryText: string, customPrompt: string, enhancedPrompt: string | null, status: DesignStatus, error: string | null, imageUrl: string | null, thumbnailUrl: string | null, downloadUrl: string | null, width: number | null, height: number | null, createdAt: string, startedAt: string | null, finishedAt: string | null } };

export type CreateDesignMutationVariables = Exact<{
  input: CreateDesignInput;
}>;


export type CreateDesignMutation = { createDesign: { design: { id: string, platform: Platform, postType: PostType, size: ImageSize, niche: Niche, style: DesignStyle, primaryText: string, customPrompt: string, enhancedPrompt: string | null, status: DesignStatus, error: string | null, imageUrl: string | null, thumbnailUrl: string | null, downloadUrl: string | null, width: number | null, height: number | null, createdAt: string, startedAt: string | null, finishedAt: string | null } | null, viewer: { id: string, credits: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type CancelDesignMutationVariables = Exact<{
  id: string;
}>;


export type CancelDesignMutation = { cancelDesign: { design: { id: string, platform: Platform, postType: PostType, size: ImageSize, niche: Niche, style: DesignStyle, primaryText: string, customPrompt: string, enhancedPrompt: string | null, status: DesignStatus, error: string | null, imageUrl: string | null, thumbnailUrl: string | null, downloadUrl: string | null, width: number | null, height: number | null, createdAt: string, startedAt: string | null, finishedAt: string | null } | null, viewer: { id: string, credits: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type DeleteDesignMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDesignMutation = { deleteDesign: { design: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type EnhancePromptMutationVariables = Exact<{
  input: DesignInput;
}>;


export type EnhancePromptMutation = { enhancePrompt: { enhancedPrompt: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type BannerQueryVariables = Exact<{ [key: string]: never; }>;


export type BannerQuery = { bannerSection: { isActive: boolean, backgroundImage: string | null, subtitle: string, title: string, description: string, buttons: Array<{ text: string, link: string }>, video: { link: string, thumbnail: string } | null } };

export type FeaturesQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturesQuery = { featuresSection: { isActive: boolean, subtitle: string, title: string, description: string, backgroundImage: string | null, features: Array<{ icon: string, title: string, description: string }> } };

export type PricingQueryVariables = Exact<{ [key: string]: never; }>;


export type PricingQuery = { packages: Array<{ id: string, name: string, price: string, currency: Currency, features: Array<string> }> };

export type TestimonialsQueryVariables = Exact<{ [key: string]: never; }>;


export type TestimonialsQuery = { testimonialsSection: { isActive: boolean, testimonialsTitle: string, successStory: { imageUrl: string, subtitle: string, title: string, description: string, buttonText: string, buttonLink: string, customerInfo: { customerImage: string, title: string, rating: string, reviews: string } }, testimonials: Array<{ id: string, rating: number, quote: string, avatar: string, name: string, position: string }> } };

export type TermsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsPageQuery = { termsPage: { isActive: boolean, title: string, validFrom: string, body: string } };

export type PrivacyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyPageQuery = { privacyPage: { isActive: boolean, title: string, validFrom: string, body: string } };

export type LegalPartsFragment = { isActive: boolean, title: string, validFrom: string, body: string };

export const DesignPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DesignParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Design"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"postType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"niche"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"primaryText"}},{"kind":"Field","name":{"kind":"Name","value":"customPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"enhancedPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<DesignPartsFragment, unknown>;
export const ViewerPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membership"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUntil"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<ViewerPartsFragment, unknown>;
export const AboutPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AboutSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buttonText"}},{"kind":"Field","name":{"kind":"Name","value":"buttonLink"}}]}}]} as unknown as DocumentNode<AboutPartsFragment, unknown>;
export const PurchaseRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblem"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captureId"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"validityDays"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUntil"}},{"kind":"Field","name":{"kind":"Name","value":"package"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"guidelines"}},{"kind":"Field","name":{"kind":"Name","value":"accessUrl"}}]}}]}}]} as unknown as DocumentNode<PurchaseRowFragment, unknown>;
export const FeaturesBodyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeaturesBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeaturesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<FeaturesBodyFragment, unknown>;
export const StoredFeaturesPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFeaturesParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoredSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeaturesBody"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeaturesBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeaturesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<StoredFeaturesPartsFragment, unknown>;
export const PayablePurchaseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayablePurchase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblem"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"validityDays"}}]}}]}}]} as unknown as DocumentNode<PayablePurchaseFragment, unknown>;
export const LegalPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode<LegalPartsFragment, unknown>;
export const DesignsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DesignsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"designsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DesignParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DesignParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Design"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"postType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"niche"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"primaryText"}},{"kind":"Field","name":{"kind":"Name","value":"customPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"enhancedPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<DesignsChangedSubscription, DesignsChangedSubscriptionVariables>;
export const FooterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footerSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}}]}}]}}]} as unknown as DocumentNode<FooterQuery, FooterQueryVariables>;
export const NavbarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Navbar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"navbarSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menuItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"authButtons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardText"}},{"kind":"Field","name":{"kind":"Name","value":"loginText"}},{"kind":"Field","name":{"kind":"Name","value":"registerText"}}]}}]}}]}}]} as unknown as DocumentNode<NavbarQuery, NavbarQueryVariables>;
export const CancelPurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPurchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblem"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CancelPurchaseMutation, CancelPurchaseMutationVariables>;
export const PurchaseStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PurchaseState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblem"}}]}}]}}]} as unknown as DocumentNode<PurchaseStateSubscription, PurchaseStateSubscriptionVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membership"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUntil"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const MeChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MeChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membership"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUntil"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<MeChangedSubscription, MeChangedSubscriptionVariables>;
export const SendVerificationEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendVerificationEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendVerificationEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendVerificationEmailMutation, SendVerificationEmailMutationVariables>;
export const AboutPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aboutPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"section2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AboutSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buttonText"}},{"kind":"Field","name":{"kind":"Name","value":"buttonLink"}}]}}]} as unknown as DocumentNode<AboutPageQuery, AboutPageQueryVariables>;
export const PurchasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Purchases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purchases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblem"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captureId"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"validityDays"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUntil"}},{"kind":"Field","name":{"kind":"Name","value":"package"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"guidelines"}},{"kind":"Field","name":{"kind":"Name","value":"accessUrl"}}]}}]}}]} as unknown as DocumentNode<PurchasesQuery, PurchasesQueryVariables>;
export const DashboardSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"processing"},"name":{"kind":"Name","value":"purchases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"paymentStatus"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"PROCESSING"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"3"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblem"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"pending"},"name":{"kind":"Name","value":"purchases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"paymentStatus"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"PENDING"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}},{"kind":"Field","name":{"kind":"Name","value":"designs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"6"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SUCCEEDED"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"primaryText"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardSummaryQuery, DashboardSummaryQueryVariables>;
export const AdminOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storedSections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AdminOverviewQuery, AdminOverviewQueryVariables>;
export const StoredFeaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoredFeatures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storedSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"FEATURES"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFeaturesParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeaturesBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeaturesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFeaturesParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoredSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeaturesBody"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<StoredFeaturesQuery, StoredFeaturesQueryVariables>;
export const EarlierFeaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarlierFeatures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storedSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"FEATURES"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"earlierVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeaturesBody"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeaturesBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeaturesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<EarlierFeaturesQuery, EarlierFeaturesQueryVariables>;
export const SaveFeaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveFeatures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"body"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeaturesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"body"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"features"},"value":{"kind":"Variable","name":{"kind":"Name","value":"body"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFeaturesParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeaturesBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeaturesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFeaturesParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoredSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeaturesBody"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SaveFeaturesMutation, SaveFeaturesMutationVariables>;
export const SetFeaturesActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFeaturesActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSectionActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"FEATURES"}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFeaturesParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeaturesBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeaturesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFeaturesParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoredSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeaturesBody"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SetFeaturesActiveMutation, SetFeaturesActiveMutationVariables>;
export const ResetFeaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetFeatures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"FEATURES"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFeaturesParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeaturesBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeaturesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFeaturesParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoredSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeaturesBody"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ResetFeaturesMutation, ResetFeaturesMutationVariables>;
export const RestoreFeaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreFeatures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"FEATURES"}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredFeaturesParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeaturesBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeaturesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredFeaturesParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoredSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeaturesBody"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreFeaturesMutation, RestoreFeaturesMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membership"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUntil"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membership"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUntil"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const VerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const EmailRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailRegistration"}}]}}]} as unknown as DocumentNode<EmailRegistrationQuery, EmailRegistrationQueryVariables>;
export const SignInProvidersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startUrl"}}]}}]}}]} as unknown as DocumentNode<SignInProvidersQuery, SignInProvidersQueryVariables>;
export const CheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Checkout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"package"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"validityDays"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"}}]}}]} as unknown as DocumentNode<CheckoutQuery, CheckoutQueryVariables>;
export const LastBillingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastBilling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastBilling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]}}]} as unknown as DocumentNode<LastBillingQuery, LastBillingQueryVariables>;
export const CreatePurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePurchaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPurchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePurchaseMutation, CreatePurchaseMutationVariables>;
export const PayPurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayPurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayablePurchase"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayablePurchase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblem"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"validityDays"}}]}}]}}]} as unknown as DocumentNode<PayPurchaseQuery, PayPurchaseQueryVariables>;
export const PurchaseChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PurchaseChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayablePurchase"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayablePurchase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblem"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"validityDays"}}]}}]}}]} as unknown as DocumentNode<PurchaseChangedSubscription, PurchaseChangedSubscriptionVariables>;
export const PaymentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paypal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"enablePayPal"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"scriptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"buttonStyles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"shape"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PaymentSettingsQuery, PaymentSettingsQueryVariables>;
export const StartPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purchaseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purchaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purchaseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paypalOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<StartPaymentMutation, StartPaymentMutationVariables>;
export const CapturePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CapturePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purchaseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paypalOrderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"capturePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purchaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purchaseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"paypalOrderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paypalOrderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipUntil"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CapturePaymentMutation, CapturePaymentMutationVariables>;
export const ContactPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]}}]} as unknown as DocumentNode<ContactPageQuery, ContactPageQueryVariables>;
export const SendContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const GeneratorSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GeneratorSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"sandbox"}},{"kind":"Field","name":{"kind":"Name","value":"creditsPerDesign"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"niche"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<GeneratorSetupQuery, GeneratorSetupQueryVariables>;
export const DesignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Designs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"designs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DesignParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DesignParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Design"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"postType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"niche"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"primaryText"}},{"kind":"Field","name":{"kind":"Name","value":"customPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"enhancedPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<DesignsQuery, DesignsQueryVariables>;
export const DesignByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DesignById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"design"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DesignParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DesignParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Design"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"postType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"niche"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"primaryText"}},{"kind":"Field","name":{"kind":"Name","value":"customPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"enhancedPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<DesignByIdQuery, DesignByIdQueryVariables>;
export const CreateDesignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDesign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDesignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDesign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DesignParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DesignParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Design"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"postType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"niche"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"primaryText"}},{"kind":"Field","name":{"kind":"Name","value":"customPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"enhancedPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<CreateDesignMutation, CreateDesignMutationVariables>;
export const CancelDesignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelDesign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelDesign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DesignParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DesignParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Design"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"postType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"niche"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"primaryText"}},{"kind":"Field","name":{"kind":"Name","value":"customPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"enhancedPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<CancelDesignMutation, CancelDesignMutationVariables>;
export const DeleteDesignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDesign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDesign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteDesignMutation, DeleteDesignMutationVariables>;
export const EnhancePromptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnhancePrompt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DesignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enhancePrompt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enhancedPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<EnhancePromptMutation, EnhancePromptMutationVariables>;
export const BannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Banner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bannerSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}}]}}]}}]}}]} as unknown as DocumentNode<BannerQuery, BannerQueryVariables>;
export const FeaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featuresSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<FeaturesQuery, FeaturesQueryVariables>;
export const PricingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]}}]} as unknown as DocumentNode<PricingQuery, PricingQueryVariables>;
export const TestimonialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Testimonials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testimonialsSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"successStory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"buttonText"}},{"kind":"Field","name":{"kind":"Name","value":"buttonLink"}},{"kind":"Field","name":{"kind":"Name","value":"customerInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerImage"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"testimonialsTitle"}},{"kind":"Field","name":{"kind":"Name","value":"testimonials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"quote"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]}}]} as unknown as DocumentNode<TestimonialsQuery, TestimonialsQueryVariables>;
export const TermsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TermsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"termsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode<TermsPageQuery, TermsPageQueryVariables>;
export const PrivacyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode<PrivacyPageQuery, PrivacyPageQueryVariables>;
export const useDesignsChangedSubscription = (options?: Omit<useSubscription.Options<DesignsChangedSubscription, DesignsChangedSubscriptionVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: DesignsChangedSubscriptionVariables })) =>
  useSubscription<DesignsChangedSubscription, DesignsChangedSubscriptionVariables>(DesignsChangedDocument, options as useSubscription.Options<DesignsChangedSubscription, DesignsChangedSubscriptionVariables>);

export const useFooterQuery = (options?: Omit<useQuery.Options<FooterQuery, FooterQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: FooterQueryVariables })) =>
  useQuery<FooterQuery, FooterQueryVariables>(FooterDocument, options as useQuery.Options<FooterQuery, FooterQueryVariables>);

export const useNavbarQuery = (options?: Omit<useQuery.Options<NavbarQuery, NavbarQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: NavbarQueryVariables })) =>
  useQuery<NavbarQuery, NavbarQueryVariables>(NavbarDocument, options as useQuery.Options<NavbarQuery, NavbarQueryVariables>);

export const useCancelPurchaseMutation = (options?: Omit<useMutation.Options<CancelPurchaseMutation, CancelPurchaseMutationVariables>, 'variables'>) =>
  useMutation<CancelPurchaseMutation, CancelPurchaseMutationVariables>(CancelPurchaseDocument, options as useMutation.Options<CancelPurchaseMutation, CancelPurchaseMutationVariables>);

export const usePurchaseStateSubscription = (options: Omit<useSubscription.Options<PurchaseStateSubscription, PurchaseStateSubscriptionVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: PurchaseStateSubscriptionVariables } | { skip: true; variables?: PurchaseStateSubscriptionVariables })) =>
  useSubscription<PurchaseStateSubscription, PurchaseStateSubscriptionVariables>(PurchaseStateDocument, options as useSubscription.Options<PurchaseStateSubscription, PurchaseStateSubscriptionVariables>);

export const useMeQuery = (options?: Omit<useQuery.Options<MeQuery, MeQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: MeQueryVariables })) =>
  useQuery<MeQuery, MeQueryVariables>(MeDocument, options as useQuery.Options<MeQuery, MeQueryVariables>);

export const useSignOutMutation = (options?: Omit<useMutation.Options<SignOutMutation, SignOutMutationVariables>, 'variables'>) =>
  useMutation<SignOutMutation, SignOutMutationVariables>(SignOutDocument, options as useMutation.Options<SignOutMutation, SignOutMutationVariables>);

export const useMeChangedSubscription = (options?: Omit<useSubscription.Options<MeChangedSubscription, MeChangedSubscriptionVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: MeChangedSubscriptionVariables })) =>
  useSubscription<MeChangedSubscription, MeChangedSubscriptionVariables>(MeChangedDocument, options as useSubscription.Options<MeChangedSubscription, MeChangedSubscriptionVariables>);

export const useSendVerificationEmailMutation = (options?: Omit<useMutation.Options<SendVerificationEmailMutation, SendVerificationEmailMutationVariables>, 'variables'>) =>
  useMutation<SendVerificationEmailMutation, SendVerificationEmailMutationVariables>(SendVerificationEmailDocument, options as useMutation.Options<SendVerificationEmailMutation, SendVerificationEmailMutationVariables>);

export const useAboutPageQuery = (options?: Omit<useQuery.Options<AboutPageQuery, AboutPageQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: AboutPageQueryVariables })) =>
  useQuery<AboutPageQuery, AboutPageQueryVariables>(AboutPageDocument, options as useQuery.Options<AboutPageQuery, AboutPageQueryVariables>);

export const usePurchasesQuery = (options?: Omit<useQuery.Options<PurchasesQuery, PurchasesQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: PurchasesQueryVariables })) =>
  useQuery<PurchasesQuery, PurchasesQueryVariables>(PurchasesDocument, options as useQuery.Options<PurchasesQuery, PurchasesQueryVariables>);

export const useDashboardSummaryQuery = (options?: Omit<useQuery.Options<DashboardSummaryQuery, DashboardSummaryQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: DashboardSummaryQueryVariables })) =>
  useQuery<DashboardSummaryQuery, DashboardSummaryQueryVariables>(DashboardSummaryDocument, options as useQuery.Options<DashboardSummaryQuery, DashboardSummaryQueryVariables>);

export const useAdminOverviewQuery = (options?: Omit<useQuery.Options<AdminOverviewQuery, AdminOverviewQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: AdminOverviewQueryVariables })) =>
  useQuery<AdminOverviewQuery, AdminOverviewQueryVariables>(AdminOverviewDocument, options as useQuery.Options<AdminOverviewQuery, AdminOverviewQueryVariables>);

export const useStoredFeaturesQuery = (options?: Omit<useQuery.Options<StoredFeaturesQuery, StoredFeaturesQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: StoredFeaturesQueryVariables })) =>
  useQuery<StoredFeaturesQuery, StoredFeaturesQueryVariables>(StoredFeaturesDocument, options as useQuery.Options<StoredFeaturesQuery, StoredFeaturesQueryVariables>);

export const useEarlierFeaturesQuery = (options: Omit<useQuery.Options<EarlierFeaturesQuery, EarlierFeaturesQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: EarlierFeaturesQueryVariables } | { skip: true; variables?: EarlierFeaturesQueryVariables })) =>
  useQuery<EarlierFeaturesQuery, EarlierFeaturesQueryVariables>(EarlierFeaturesDocument, options as useQuery.Options<EarlierFeaturesQuery, EarlierFeaturesQueryVariables>);

export const useSaveFeaturesMutation = (options?: Omit<useMutation.Options<SaveFeaturesMutation, SaveFeaturesMutationVariables>, 'variables'>) =>
  useMutation<SaveFeaturesMutation, SaveFeaturesMutationVariables>(SaveFeaturesDocument, options as useMutation.Options<SaveFeaturesMutation, SaveFeaturesMutationVariables>);

export const useSetFeaturesActiveMutation = (options?: Omit<useMutation.Options<SetFeaturesActiveMutation, SetFeaturesActiveMutationVariables>, 'variables'>) =>
  useMutation<SetFeaturesActiveMutation, SetFeaturesActiveMutationVariables>(SetFeaturesActiveDocument, options as useMutation.Options<SetFeaturesActiveMutation, SetFeaturesActiveMutationVariables>);

export const useResetFeaturesMutation = (options?: Omit<useMutation.Options<ResetFeaturesMutation, ResetFeaturesMutationVariables>, 'variables'>) =>
  useMutation<ResetFeaturesMutation, ResetFeaturesMutationVariables>(ResetFeaturesDocument, options as useMutation.Options<ResetFeaturesMutation, ResetFeaturesMutationVariables>);

export const useRestoreFeaturesMutation = (options?: Omit<useMutation.Options<RestoreFeaturesMutation, RestoreFeaturesMutationVariables>, 'variables'>) =>
  useMutation<RestoreFeaturesMutation, RestoreFeaturesMutationVariables>(RestoreFeaturesDocument, options as useMutation.Options<RestoreFeaturesMutation, RestoreFeaturesMutationVariables>);

export const useSignInMutation = (options?: Omit<useMutation.Options<SignInMutation, SignInMutationVariables>, 'variables'>) =>
  useMutation<SignInMutation, SignInMutationVariables>(SignInDocument, options as useMutation.Options<SignInMutation, SignInMutationVariables>);

export const useRegisterMutation = (options?: Omit<useMutation.Options<RegisterMutation, RegisterMutationVariables>, 'variables'>) =>
  useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options as useMutation.Options<RegisterMutation, RegisterMutationVariables>);

export const useRequestPasswordResetMutation = (options?: Omit<useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>, 'variables'>) =>
  useMutation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(RequestPasswordResetDocument, options as useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>);

export const useResetPasswordMutation = (options?: Omit<useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>, 'variables'>) =>
  useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, options as useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>);

export const useVerifyEmailMutation = (options?: Omit<useMutation.Options<VerifyEmailMutation, VerifyEmailMutationVariables>, 'variables'>) =>
  useMutation<VerifyEmailMutation, VerifyEmailMutationVariables>(VerifyEmailDocument, options as useMutation.Options<VerifyEmailMutation, VerifyEmailMutationVariables>);

export const useEmailRegistrationQuery = (options?: Omit<useQuery.Options<EmailRegistrationQuery, EmailRegistrationQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: EmailRegistrationQueryVariables })) =>
  useQuery<EmailRegistrationQuery, EmailRegistrationQueryVariables>(EmailRegistrationDocument, options as useQuery.Options<EmailRegistrationQuery, EmailRegistrationQueryVariables>);

export const useSignInProvidersQuery = (options?: Omit<useQuery.Options<SignInProvidersQuery, SignInProvidersQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: SignInProvidersQueryVariables })) =>
  useQuery<SignInProvidersQuery, SignInProvidersQueryVariables>(SignInProvidersDocument, options as useQuery.Options<SignInProvidersQuery, SignInProvidersQueryVariables>);

export const useCheckoutQuery = (options: Omit<useQuery.Options<CheckoutQuery, CheckoutQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: CheckoutQueryVariables } | { skip: true; variables?: CheckoutQueryVariables })) =>
  useQuery<CheckoutQuery, CheckoutQueryVariables>(CheckoutDocument, options as useQuery.Options<CheckoutQuery, CheckoutQueryVariables>);

export const useLastBillingQuery = (options?: Omit<useQuery.Options<LastBillingQuery, LastBillingQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: LastBillingQueryVariables })) =>
  useQuery<LastBillingQuery, LastBillingQueryVariables>(LastBillingDocument, options as useQuery.Options<LastBillingQuery, LastBillingQueryVariables>);

export const useCreatePurchaseMutation = (options?: Omit<useMutation.Options<CreatePurchaseMutation, CreatePurchaseMutationVariables>, 'variables'>) =>
  useMutation<CreatePurchaseMutation, CreatePurchaseMutationVariables>(CreatePurchaseDocument, options as useMutation.Options<CreatePurchaseMutation, CreatePurchaseMutationVariables>);

export const usePayPurchaseQuery = (options: Omit<useQuery.Options<PayPurchaseQuery, PayPurchaseQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: PayPurchaseQueryVariables } | { skip: true; variables?: PayPurchaseQueryVariables })) =>
  useQuery<PayPurchaseQuery, PayPurchaseQueryVariables>(PayPurchaseDocument, options as useQuery.Options<PayPurchaseQuery, PayPurchaseQueryVariables>);

export const usePurchaseChangedSubscription = (options: Omit<useSubscription.Options<PurchaseChangedSubscription, PurchaseChangedSubscriptionVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: PurchaseChangedSubscriptionVariables } | { skip: true; variables?: PurchaseChangedSubscriptionVariables })) =>
  useSubscription<PurchaseChangedSubscription, PurchaseChangedSubscriptionVariables>(PurchaseChangedDocument, options as useSubscription.Options<PurchaseChangedSubscription, PurchaseChangedSubscriptionVariables>);

export const usePaymentSettingsQuery = (options?: Omit<useQuery.Options<PaymentSettingsQuery, PaymentSettingsQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: PaymentSettingsQueryVariables })) =>
  useQuery<PaymentSettingsQuery, PaymentSettingsQueryVariables>(PaymentSettingsDocument, options as useQuery.Options<PaymentSettingsQuery, PaymentSettingsQueryVariables>);

export const useStartPaymentMutation = (options?: Omit<useMutation.Options<StartPaymentMutation, StartPaymentMutationVariables>, 'variables'>) =>
  useMutation<StartPaymentMutation, StartPaymentMutationVariables>(StartPaymentDocument, options as useMutation.Options<StartPaymentMutation, StartPaymentMutationVariables>);

export const useCapturePaymentMutation = (options?: Omit<useMutation.Options<CapturePaymentMutation, CapturePaymentMutationVariables>, 'variables'>) =>
  useMutation<CapturePaymentMutation, CapturePaymentMutationVariables>(CapturePaymentDocument, options as useMutation.Options<CapturePaymentMutation, CapturePaymentMutationVariables>);

export const useContactPageQuery = (options?: Omit<useQuery.Options<ContactPageQuery, ContactPageQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: ContactPageQueryVariables })) =>
  useQuery<ContactPageQuery, ContactPageQueryVariables>(ContactPageDocument, options as useQuery.Options<ContactPageQuery, ContactPageQueryVariables>);

export const useSendContactMessageMutation = (options?: Omit<useMutation.Options<SendContactMessageMutation, SendContactMessageMutationVariables>, 'variables'>) =>
  useMutation<SendContactMessageMutation, SendContactMessageMutationVariables>(SendContactMessageDocument, options as useMutation.Options<SendContactMessageMutation, SendContactMessageMutationVariables>);

export const useGeneratorSetupQuery = (options?: Omit<useQuery.Options<GeneratorSetupQuery, GeneratorSetupQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: GeneratorSetupQueryVariables })) =>
  useQuery<GeneratorSetupQuery, GeneratorSetupQueryVariables>(GeneratorSetupDocument, options as useQuery.Options<GeneratorSetupQuery, GeneratorSetupQueryVariables>);

export const useDesignsQuery = (options?: Omit<useQuery.Options<DesignsQuery, DesignsQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: DesignsQueryVariables })) =>
  useQuery<DesignsQuery, DesignsQueryVariables>(DesignsDocument, options as useQuery.Options<DesignsQuery, DesignsQueryVariables>);

export const useDesignByIdQuery = (options: Omit<useQuery.Options<DesignByIdQuery, DesignByIdQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: DesignByIdQueryVariables } | { skip: true; variables?: DesignByIdQueryVariables })) =>
  useQuery<DesignByIdQuery, DesignByIdQueryVariables>(DesignByIdDocument, options as useQuery.Options<DesignByIdQuery, DesignByIdQueryVariables>);

export const useCreateDesignMutation = (options?: Omit<useMutation.Options<CreateDesignMutation, CreateDesignMutationVariables>, 'variables'>) =>
  useMutation<CreateDesignMutation, CreateDesignMutationVariables>(CreateDesignDocument, options as useMutation.Options<CreateDesignMutation, CreateDesignMutationVariables>);

export const useCancelDesignMutation = (options?: Omit<useMutation.Options<CancelDesignMutation, CancelDesignMutationVariables>, 'variables'>) =>
  useMutation<CancelDesignMutation, CancelDesignMutationVariables>(CancelDesignDocument, options as useMutation.Options<CancelDesignMutation, CancelDesignMutationVariables>);

export const useDeleteDesignMutation = (options?: Omit<useMutation.Options<DeleteDesignMutation, DeleteDesignMutationVariables>, 'variables'>) =>
  useMutation<DeleteDesignMutation, DeleteDesignMutationVariables>(DeleteDesignDocument, options as useMutation.Options<DeleteDesignMutation, DeleteDesignMutationVariables>);

export const useEnhancePromptMutation = (options?: Omit<useMutation.Options<EnhancePromptMutation, EnhancePromptMutationVariables>, 'variables'>) =>
  useMutation<EnhancePromptMutation, EnhancePromptMutationVariables>(EnhancePromptDocument, options as useMutation.Options<EnhancePromptMutation, EnhancePromptMutationVariables>);

export const useBannerQuery = (options?: Omit<useQuery.Options<BannerQuery, BannerQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: BannerQueryVariables })) =>
  useQuery<BannerQuery, BannerQueryVariables>(BannerDocument, options as useQuery.Options<BannerQuery, BannerQueryVariables>);

export const useFeaturesQuery = (options?: Omit<useQuery.Options<FeaturesQuery, FeaturesQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: FeaturesQueryVariables })) =>
  useQuery<FeaturesQuery, FeaturesQueryVariables>(FeaturesDocument, options as useQuery.Options<FeaturesQuery, FeaturesQueryVariables>);

export const usePricingQuery = (options?: Omit<useQuery.Options<PricingQuery, PricingQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: PricingQueryVariables })) =>
  useQuery<PricingQuery, PricingQueryVariables>(PricingDocument, options as useQuery.Options<PricingQuery, PricingQueryVariables>);

export const useTestimonialsQuery = (options?: Omit<useQuery.Options<TestimonialsQuery, TestimonialsQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: TestimonialsQueryVariables })) =>
  useQuery<TestimonialsQuery, TestimonialsQueryVariables>(TestimonialsDocument, options as useQuery.Options<TestimonialsQuery, TestimonialsQueryVariables>);

export const useTermsPageQuery = (options?: Omit<useQuery.Options<TermsPageQuery, TermsPageQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: TermsPageQueryVariables })) =>
  useQuery<TermsPageQuery, TermsPageQueryVariables>(TermsPageDocument, options as useQuery.Options<TermsPageQuery, TermsPageQueryVariables>);

export const usePrivacyPageQuery = (options?: Omit<useQuery.Options<PrivacyPageQuery, PrivacyPageQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: PrivacyPageQueryVariables })) =>
  useQuery<PrivacyPageQuery, PrivacyPageQueryVariables>(PrivacyPageDocument, options as useQuery.Options<PrivacyPageQuery, PrivacyPageQueryVariables>);