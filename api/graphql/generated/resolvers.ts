import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserEntity } from '../../domain/accounts/user.entity';
import type { UserListPage } from '../../domain/accounts/user.list';
import type { UserNoteEntity } from '../../domain/accounts/admin/user-note.entity';
import type { AuditEntity } from '../../domain/audit/audit.entity';
import type { AuditListPage } from '../../domain/audit/audit.list';
import type { SecurityOf } from '../../domain/accounts/security.service';
import type { SessionEntity } from '../../domain/accounts/sessions/session.entity';
import type { IdentityEntity } from '../../domain/accounts/sign-in/identity.entity';
import type { ApiTokenEntity } from '../../domain/tokens/api-token.entity';
import type { ApiRequestEntity } from '../../domain/api-requests/api-request.entity';
import type { ApiRequestListPage } from '../../domain/api-requests/api-request.list';
import type { SessionListPage } from '../../domain/accounts/sessions/session.list';
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
import type { OwnDocument } from '../../domain/designs/studio/document.service';
import type { WebsiteReading } from '../../domain/brands/website/website.service';
import type { BrandEntity } from '../../domain/brands/brand.entity';
import type { DesignPhotoEntity } from '../../domain/designs/photos/design-photo.entity';
import type { MonthPlanEntity } from '../../domain/months/month-plan.entity';
import type { MonthPostEntity } from '../../domain/months/month-post.entity';
import type { FavoritePromptEntity } from '../../domain/favorites/favorite-prompt.entity';
import type { DesignChange } from '../../domain/designs/design.service';
import type { PurchaseStepRow } from '../../domain/payments/purchase-history';
import type { RefundEntity } from '../../domain/payments/refunds/refund.entity';
import type { PaymentEntity } from '../../domain/payments/attempts/payment.entity';
import type { UnmatchedPaymentEntity } from '../../domain/payments/unmatched/unmatched-payment.entity';
import type { UnmatchedPaymentListPage } from '../../domain/payments/unmatched/unmatched-payment.list';
import type { DisputeEntity } from '../../domain/payments/disputes/dispute.entity';
import type { PurchaseEventRow } from '../../domain/payments/admin/purchase-timeline';
import type { InvoiceEntity } from '../../domain/payments/invoices/invoice.entity';
import type { DashboardRow } from '../../domain/reports/dashboard.service';
import type { PeriodFiguresRow } from '../../domain/reports/period';
import type { ShopConfiguration } from '../../domain/settings/shop-settings';
import type { ShopAppearance } from '../../domain/settings/appearance';
import type { StoredMail } from '../../domain/settings/mail-settings';
import type { PurchaseAnswer } from '../../domain/orders/purchase-answer';
import type { BilledTo } from '../../domain/orders/order.service';
import type { TicketEntity } from '../../domain/tickets/ticket.entity';
import type { TicketListPage } from '../../domain/tickets/ticket.list';
import type { TicketPresenceEntity } from '../../domain/tickets/admin/ticket-presence.entity';
import type { CannedAnswerEntity } from '../../domain/tickets/admin/canned-answer.entity';
import type { TicketChange } from '../../domain/tickets/ticket-updates.service';
import type { TicketReplyEntity } from '../../domain/tickets/ticket-reply.entity';
import type { TicketImageEntity } from '../../domain/tickets/ticket-image.entity';
import type { AiKeyEntity } from '../../domain/settings/ai-key.entity';
import type { PayPalConfiguration } from '../../domain/settings/paypal-settings';
import type { OutboxEntity } from '../../platform/mail/outbox.entity';
import type { EmailListPage } from '../../domain/messages/email.list';
import type { EmailTemplateEntity } from '../../domain/messages/email-template.entity';
import type { MessageLogEntity } from '../../domain/messages/message-log.entity';
import type { MessageListPage } from '../../domain/messages/message.list';
import type { MailingEntity } from '../../domain/messages/mailings/mailing.entity';
import type { MailingListPage } from '../../domain/messages/mailings/mailing.list';
import type { SuppressedAddressEntity } from '../../platform/mail/suppressed-address.entity';
import type { SuppressedAddressListPage } from '../../domain/messages/suppressed-address.list';
import type { SavedViewEntity } from '../../domain/saved-views/saved-view.entity';
import type { StoredSectionRow } from '../../domain/content/admin/content-editing.service';
import type { ScheduledSectionEntity } from '../../domain/content/scheduled-section.entity';
import type { ContentVersionEntity } from '../../domain/content/content-version.entity';
import type { SectionVersionListPage } from '../../domain/content/admin/content-version.list';
import type { EventEntity } from '../../domain/webhooks/events/event.entity';
import type { EventListPage } from '../../domain/webhooks/events/event.list';
import type { WebhookEndpointEntity } from '../../domain/webhooks/webhook-endpoint.entity';
import type { WebhookDeliveryEntity } from '../../domain/webhooks/webhook-delivery.entity';
import type { WebhookDeliveryListPage } from '../../domain/webhooks/webhook-delivery.list';
import type { RequestContext } from '../../context';
import type * as Types from './schema';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


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
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

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
    | ( Types.AboutPage )
    | ( Types.BannerSection )
    | ( Types.ContactPage )
    | ( Types.FeaturesSection )
    | ( Omit<import('./schema').FooterSection, 'shopName'> )
    | ( Types.LegalPage )
    | ( Types.NavbarSection )
    | ( Types.TestimonialsSection )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  BulkPayload:
    | ( Types.CancelPurchasesPayload )
    | ( Types.DeleteDesignsPayload )
    | ( Types.DeletePurchasesPayload )
    | ( Types.EraseUsersPayload )
    | ( Omit<Types.RestoreDesignsPayload, 'designs'> & { designs: Array<_RefType['Design']> } )
    | ( Types.RetryEmailsPayload )
  ;
  ContentSection:
    | ( Types.AboutSection )
    | ( Types.BannerSection )
    | ( Types.ContactPage )
    | ( Types.FeaturesSection )
    | ( Omit<import('./schema').FooterSection, 'shopName'> )
    | ( Types.LegalPage )
    | ( Types.NavbarSection )
    | ( Types.TestimonialsSection )
  ;
  Purchase:
    | ( OrderEntity )
    | ( OrderEntity )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AboutFeature: ResolverTypeWrapper<Types.AboutFeature>;
  AboutFeatureInput: Types.AboutFeatureInput;
  AboutInput: Types.AboutInput;
  AboutPage: ResolverTypeWrapper<Types.AboutPage>;
  AboutSection: ResolverTypeWrapper<Types.AboutSection>;
  AboutSectionInput: Types.AboutSectionInput;
  AccentTones: ResolverTypeWrapper<Types.AccentTones>;
  AccountPayload: ResolverTypeWrapper<Omit<Types.AccountPayload, 'user'> & { user?: Types.Maybe<ResolversTypes['User']> }>;
  AccountSecurity: ResolverTypeWrapper<SecurityOf>;
  ActiveAiKey: ResolverTypeWrapper<AiKeyEntity>;
  AddAiKeyInput: Types.AddAiKeyInput;
  AddCreditsInput: Types.AddCreditsInput;
  AdminList: Types.AdminList;
  AiCost: ResolverTypeWrapper<Types.AiCost>;
  AiCosts: ResolverTypeWrapper<Types.AiCosts>;
  AiKey: ResolverTypeWrapper<AiKeyEntity>;
  AiKeyPayload: ResolverTypeWrapper<Omit<Types.AiKeyPayload, 'aiKey'> & { aiKey?: Types.Maybe<ResolversTypes['AiKey']> }>;
  AiKeyRest: Types.AiKeyRest;
  AiPurpose: Types.AiPurpose;
  AiSettings: ResolverTypeWrapper<Types.AiSettings>;
  AiSettingsInput: Types.AiSettingsInput;
  AllowAddressPayload: ResolverTypeWrapper<Types.AllowAddressPayload>;
  AmountRange: Types.AmountRange;
  ApiMode: Types.ApiMode;
  ApiRequest: ResolverTypeWrapper<ApiRequestEntity>;
  ApiRequestFilter: Types.ApiRequestFilter;
  ApiRequestPage: ResolverTypeWrapper<ApiRequestListPage>;
  ApiToken: ResolverTypeWrapper<ApiTokenEntity>;
  ApiTokenState: Types.ApiTokenState;
  Appearance: ResolverTypeWrapper<ShopAppearance>;
  AppearanceInput: Types.AppearanceInput;
  AttemptStatus: Types.AttemptStatus;
  AttentionItem: ResolverTypeWrapper<Types.AttentionItem>;
  AttentionKind: Types.AttentionKind;
  AuditEntry: ResolverTypeWrapper<AuditEntity>;
  AuditEntryFilter: Types.AuditEntryFilter;
  AuditEntryPage: ResolverTypeWrapper<AuditListPage>;
  AuditEntrySort: Types.AuditEntrySort;
  AuditEntrySortField: Types.AuditEntrySortField;
  AuthButtons: ResolverTypeWrapper<Types.AuthButtons>;
  AuthButtonsInput: Types.AuthButtonsInput;
  BannerFirstViewInput: Types.BannerFirstViewInput;
  BannerInput: Types.BannerInput;
  BannerSecondViewInput: Types.BannerSecondViewInput;
  BannerSection: ResolverTypeWrapper<Types.BannerSection>;
  BannerViewsInput: Types.BannerViewsInput;
  BeginTwoStepPayload: ResolverTypeWrapper<Types.BeginTwoStepPayload>;
  Billing: ResolverTypeWrapper<BilledTo>;
  BillingInput: Types.BillingInput;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<BrandEntity>;
  BrandColors: ResolverTypeWrapper<Types.BrandColors>;
  BrandColorsInput: Types.BrandColorsInput;
  BrandInput: Types.BrandInput;
  BrandLogo: ResolverTypeWrapper<Types.BrandLogo>;
  BrandLogoInput: Types.BrandLogoInput;
  BrandPayload: ResolverTypeWrapper<Omit<Types.BrandPayload, 'brand' | 'user'> & { brand?: Types.Maybe<ResolversTypes['Brand']>, user?: Types.Maybe<ResolversTypes['User']> }>;
  BrandsPerMembership: ResolverTypeWrapper<Types.BrandsPerMembership>;
  BrandsPerMembershipInput: Types.BrandsPerMembershipInput;
  BulkPayload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['BulkPayload']>;
  BulkRefusal: ResolverTypeWrapper<Types.BulkRefusal>;
  ButtonColor: null;
  ButtonLabel: null;
  ButtonLayout: null;
  ButtonShape: null;
  CancelPurchasesPayload: ResolverTypeWrapper<Types.CancelPurchasesPayload>;
  CannedAnswer: ResolverTypeWrapper<CannedAnswerEntity>;
  CannedAnswerInput: Types.CannedAnswerInput;
  CannedAnswerPayload: ResolverTypeWrapper<Omit<Types.CannedAnswerPayload, 'cannedAnswer'> & { cannedAnswer?: Types.Maybe<ResolversTypes['CannedAnswer']> }>;
  CaptionChange: Types.CaptionChange;
  ChangePasswordInput: Types.ChangePasswordInput;
  ConfirmAdminPayload: ResolverTypeWrapper<Types.ConfirmAdminPayload>;
  ConfirmIdentityPayload: ResolverTypeWrapper<Types.ConfirmIdentityPayload>;
  ContactInfo: ResolverTypeWrapper<Types.ContactInfo>;
  ContactInfoInput: Types.ContactInfoInput;
  ContactInfoType: Types.ContactInfoType;
  ContactMessageInput: Types.ContactMessageInput;
  ContactPage: ResolverTypeWrapper<Types.ContactPage>;
  ContactPageInput: Types.ContactPageInput;
  ContentExport: ResolverTypeWrapper<Types.ContentExport>;
  ContentPartChange: ResolverTypeWrapper<Types.ContentPartChange>;
  ContentPartComparison: ResolverTypeWrapper<Types.ContentPartComparison>;
  ContentPartState: Types.ContentPartState;
  ContentSection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ContentSection']>;
  CreateApiTokenInput: Types.CreateApiTokenInput;
  CreateApiTokenPayload: ResolverTypeWrapper<Omit<Types.CreateApiTokenPayload, 'apiToken'> & { apiToken?: Types.Maybe<ResolversTypes['ApiToken']> }>;
  CreateDesignInput: Types.CreateDesignInput;
  CreatePurchaseInput: Types.CreatePurchaseInput;
  CreateTicketInput: Types.CreateTicketInput;
  CreditDeductionInput: Types.CreditDeductionInput;
  CreditDeductionPayload: ResolverTypeWrapper<Omit<Types.CreditDeductionPayload, 'entry' | 'user'> & { entry?: Types.Maybe<ResolversTypes['CreditEntry']>, user?: Types.Maybe<ResolversTypes['User']> }>;
  CreditEntry: ResolverTypeWrapper<CreditEntryEntity>;
  CreditEntryFilter: Types.CreditEntryFilter;
  CreditEntryPage: ResolverTypeWrapper<CreditEntryListPage>;
  CreditEntrySort: Types.CreditEntrySort;
  CreditEntrySortField: Types.CreditEntrySortField;
  CreditReason: Types.CreditReason;
  Currency: Types.Currency;
  CustomerInfo: ResolverTypeWrapper<Types.CustomerInfo>;
  CustomerInfoInput: Types.CustomerInfoInput;
  Dashboard: ResolverTypeWrapper<DashboardRow>;
  DateRange: Types.DateRange;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DayRange: Types.DayRange;
  DeleteAccountPayload: ResolverTypeWrapper<Types.DeleteAccountPayload>;
  DeleteAiKeyPayload: ResolverTypeWrapper<Omit<Types.DeleteAiKeyPayload, 'aiKey'> & { aiKey?: Types.Maybe<ResolversTypes['AiKey']> }>;
  DeleteDesignsPayload: ResolverTypeWrapper<Types.DeleteDesignsPayload>;
  DeletePurchasePayload: ResolverTypeWrapper<Types.DeletePurchasePayload>;
  DeletePurchasesPayload: ResolverTypeWrapper<Types.DeletePurchasesPayload>;
  DeleteWebhookEndpointPayload: ResolverTypeWrapper<Types.DeleteWebhookEndpointPayload>;
  DeletedSince: ResolverTypeWrapper<Types.DeletedSince>;
  Delivery: ResolverTypeWrapper<Types.Delivery>;
  Design: ResolverTypeWrapper<DesignEntity>;
  DesignCorrection: Types.DesignCorrection;
  DesignDocument: ResolverTypeWrapper<OwnDocument>;
  DesignDocumentPayload: ResolverTypeWrapper<Omit<Types.DesignDocumentPayload, 'document'> & { document?: Types.Maybe<ResolversTypes['DesignDocument']> }>;
  DesignFailureCause: Types.DesignFailureCause;
  DesignFailureDay: ResolverTypeWrapper<Types.DesignFailureDay>;
  DesignFailureGroup: ResolverTypeWrapper<Types.DesignFailureGroup>;
  DesignFailureGrouping: Types.DesignFailureGrouping;
  DesignFailures: ResolverTypeWrapper<Types.DesignFailures>;
  DesignFilter: Types.DesignFilter;
  DesignInput: Types.DesignInput;
  DesignPage: ResolverTypeWrapper<DesignListPage>;
  DesignPayload: ResolverTypeWrapper<Omit<Types.DesignPayload, 'design' | 'viewer'> & { design?: Types.Maybe<ResolversTypes['Design']>, viewer?: Types.Maybe<ResolversTypes['User']> }>;
  DesignPhoto: ResolverTypeWrapper<DesignPhotoEntity>;
  DesignPhotoPayload: ResolverTypeWrapper<Omit<Types.DesignPhotoPayload, 'user'> & { user?: Types.Maybe<ResolversTypes['User']> }>;
  DesignPrint: ResolverTypeWrapper<Types.DesignPrint>;
  DesignSort: Types.DesignSort;
  DesignSortField: Types.DesignSortField;
  DesignStatus: Types.DesignStatus;
  DesignStep: Types.DesignStep;
  DesignStyle: Types.DesignStyle;
  DesignsChange: ResolverTypeWrapper<DesignChange>;
  Dispute: ResolverTypeWrapper<DisputeEntity>;
  DisputeStatus: Types.DisputeStatus;
  Email: ResolverTypeWrapper<OutboxEntity>;
  EmailFilter: Types.EmailFilter;
  EmailPage: ResolverTypeWrapper<EmailListPage>;
  EmailPreview: ResolverTypeWrapper<Types.EmailPreview>;
  EmailPreviewPayload: ResolverTypeWrapper<Types.EmailPreviewPayload>;
  EmailSort: Types.EmailSort;
  EmailSortField: Types.EmailSortField;
  EmailStatus: Types.EmailStatus;
  EmailTarget: Types.EmailTarget;
  EmailTemplate: ResolverTypeWrapper<EmailTemplateEntity>;
  EmailTemplateInput: Types.EmailTemplateInput;
  EmailTemplatePayload: ResolverTypeWrapper<Omit<Types.EmailTemplatePayload, 'template'> & { template?: Types.Maybe<ResolversTypes['EmailTemplate']> }>;
  EmptyTestModePayload: ResolverTypeWrapper<Types.EmptyTestModePayload>;
  EnhancePromptPayload: ResolverTypeWrapper<Types.EnhancePromptPayload>;
  EraseUserPayload: ResolverTypeWrapper<Types.EraseUserPayload>;
  EraseUsersPayload: ResolverTypeWrapper<Types.EraseUsersPayload>;
  ErrorCode: Types.ErrorCode;
  Event: ResolverTypeWrapper<EventEntity>;
  EventFilter: Types.EventFilter;
  EventPage: ResolverTypeWrapper<EventListPage>;
  EventSort: Types.EventSort;
  EventSortField: Types.EventSortField;
  FavoritePrompt: ResolverTypeWrapper<FavoritePromptEntity>;
  FavoritePromptInput: Types.FavoritePromptInput;
  FavoritePromptPayload: ResolverTypeWrapper<Omit<Types.FavoritePromptPayload, 'favorite' | 'user'> & { favorite?: Types.Maybe<ResolversTypes['FavoritePrompt']>, user?: Types.Maybe<ResolversTypes['User']> }>;
  Feature: ResolverTypeWrapper<Types.Feature>;
  FeatureChangeInput: Types.FeatureChangeInput;
  FeatureInput: Types.FeatureInput;
  FeaturesInput: Types.FeaturesInput;
  FeaturesSection: ResolverTypeWrapper<Types.FeaturesSection>;
  FigureStep: Types.FigureStep;
  FinishSignInInput: Types.FinishSignInInput;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  FontPair: Types.FontPair;
  FooterBrand: ResolverTypeWrapper<Types.FooterBrand>;
  FooterBrandInput: Types.FooterBrandInput;
  FooterContact: ResolverTypeWrapper<Types.FooterContact>;
  FooterContactInput: Types.FooterContactInput;
  FooterInput: Types.FooterInput;
  FooterSection: ResolverTypeWrapper<Omit<import('./schema').FooterSection, 'shopName'>>;
  Generator: ResolverTypeWrapper<Types.Generator>;
  GrantCreditsInput: Types.GrantCreditsInput;
  GrantUnmatchedPaymentInput: Types.GrantUnmatchedPaymentInput;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Types.Image>;
  ImageInput: Types.ImageInput;
  ImageModel: ResolverTypeWrapper<Types.ImageModel>;
  ImageModelInput: Types.ImageModelInput;
  ImageSize: Types.ImageSize;
  ImportContentPartPayload: ResolverTypeWrapper<Types.ImportContentPartPayload>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  IntRange: Types.IntRange;
  Invoice: ResolverTypeWrapper<InvoiceEntity>;
  InvoiceKind: Types.InvoiceKind;
  Item: ResolverTypeWrapper<ItemEntity>;
  ItemAccess: ResolverTypeWrapper<Types.ItemAccess>;
  ItemFile: ResolverTypeWrapper<Types.ItemFile>;
  ItemFilter: Types.ItemFilter;
  ItemInput: Types.ItemInput;
  ItemKey: Types.ItemKey;
  ItemOrder: ResolverTypeWrapper<OrderEntity>;
  ItemPage: ResolverTypeWrapper<ItemListPage>;
  ItemPayload: ResolverTypeWrapper<Omit<Types.ItemPayload, 'item'> & { item?: Types.Maybe<ResolversTypes['Item']> }>;
  ItemSort: Types.ItemSort;
  ItemSortField: Types.ItemSortField;
  LegalInput: Types.LegalInput;
  LegalPage: ResolverTypeWrapper<Types.LegalPage>;
  Lettering: Types.Lettering;
  Link: ResolverTypeWrapper<Types.Link>;
  LinkInput: Types.LinkInput;
  LinkedSignIn: ResolverTypeWrapper<IdentityEntity>;
  ListColumn: ResolverTypeWrapper<Types.ListColumn>;
  ListColumnInput: Types.ListColumnInput;
  ListPreferences: ResolverTypeWrapper<Types.ListPreferences>;
  ListPreferencesInput: Types.ListPreferencesInput;
  ListPreferencesPayload: ResolverTypeWrapper<Types.ListPreferencesPayload>;
  LogoCorner: Types.LogoCorner;
  LogoGround: Types.LogoGround;
  LogoPayload: ResolverTypeWrapper<Types.LogoPayload>;
  LogoPicture: ResolverTypeWrapper<Types.LogoPicture>;
  LogoPictureInput: Types.LogoPictureInput;
  MailKind: Types.MailKind;
  MailSecurity: Types.MailSecurity;
  MailSettings: ResolverTypeWrapper<StoredMail>;
  MailSettingsInput: Types.MailSettingsInput;
  Mailing: ResolverTypeWrapper<MailingEntity>;
  MailingFilter: Types.MailingFilter;
  MailingKind: Types.MailingKind;
  MailingPage: ResolverTypeWrapper<MailingListPage>;
  MailingPayload: ResolverTypeWrapper<Omit<Types.MailingPayload, 'mailing'> & { mailing?: Types.Maybe<ResolversTypes['Mailing']> }>;
  MailingPreview: ResolverTypeWrapper<Types.MailingPreview>;
  MailingSort: Types.MailingSort;
  MailingSortField: Types.MailingSortField;
  MailingStatus: Types.MailingStatus;
  ManagedItemFilter: Types.ManagedItemFilter;
  Membership: Types.Membership;
  MenuItem: ResolverTypeWrapper<Types.MenuItem>;
  MenuItemInput: Types.MenuItemInput;
  Message: ResolverTypeWrapper<MessageLogEntity>;
  MessageInput: Types.MessageInput;
  MessagePage: ResolverTypeWrapper<MessageListPage>;
  MessageSort: Types.MessageSort;
  MessageSortField: Types.MessageSortField;
  Money: ResolverTypeWrapper<Types.Scalars['Money']['output']>;
  MoneyFigures: ResolverTypeWrapper<Types.MoneyFigures>;
  MonthAngle: Types.MonthAngle;
  MonthInput: Types.MonthInput;
  MonthPayload: ResolverTypeWrapper<Omit<Types.MonthPayload, 'plan' | 'user'> & { plan?: Types.Maybe<ResolversTypes['MonthPlan']>, user?: Types.Maybe<ResolversTypes['User']> }>;
  MonthPlan: ResolverTypeWrapper<MonthPlanEntity>;
  MonthPlanState: Types.MonthPlanState;
  MonthPost: ResolverTypeWrapper<MonthPostEntity>;
  MonthPostInput: Types.MonthPostInput;
  MonthPostState: Types.MonthPostState;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavbarInput: Types.NavbarInput;
  NavbarSection: ResolverTypeWrapper<Types.NavbarSection>;
  Niche: Types.Niche;
  Order: ResolverTypeWrapper<OrderEntity>;
  OrderStatus: Types.OrderStatus;
  Package: ResolverTypeWrapper<PackageEntity>;
  PackageInput: Types.PackageInput;
  PackagePayload: ResolverTypeWrapper<Omit<Types.PackagePayload, 'package'> & { package?: Types.Maybe<ResolversTypes['Package']> }>;
  PackagesPayload: ResolverTypeWrapper<Omit<Types.PackagesPayload, 'packages'> & { packages?: Types.Maybe<Array<ResolversTypes['Package']>> }>;
  PageInfo: ResolverTypeWrapper<PageFacts>;
  PageInput: Types.PageInput;
  PaletteSource: Types.PaletteSource;
  PayPalButtonStyles: ResolverTypeWrapper<Types.PayPalButtonStyles>;
  PayPalButtonStylesInput: Types.PayPalButtonStylesInput;
  PayPalMode: Types.PayPalMode;
  PayPalSettings: ResolverTypeWrapper<PayPalConfiguration>;
  PayPalSettingsInput: Types.PayPalSettingsInput;
  PayPalWebhook: ResolverTypeWrapper<Types.PayPalWebhook>;
  Payment: ResolverTypeWrapper<PaymentEntity>;
  PaymentStatus: Types.PaymentStatus;
  PeriodFigures: ResolverTypeWrapper<PeriodFiguresRow>;
  PictureFinish: Types.PictureFinish;
  PictureSource: Types.PictureSource;
  Platform: Types.Platform;
  PostAlign: Types.PostAlign;
  PostCaption: ResolverTypeWrapper<Types.PostCaption>;
  PostCaptionInput: Types.PostCaptionInput;
  PostContent: ResolverTypeWrapper<Types.PostContent>;
  PostContentInput: Types.PostContentInput;
  PostFocal: ResolverTypeWrapper<Types.PostFocal>;
  PostFocalInput: Types.PostFocalInput;
  PostLogo: ResolverTypeWrapper<Types.PostLogo>;
  PostLogoInput: Types.PostLogoInput;
  PostOfSize: ResolverTypeWrapper<Types.PostOfSize>;
  PostOfSizeInput: Types.PostOfSizeInput;
  PostPalette: ResolverTypeWrapper<Types.PostPalette>;
  PostPaletteInput: Types.PostPaletteInput;
  PostPicture: ResolverTypeWrapper<Types.PostPicture>;
  PostPictureInput: Types.PostPictureInput;
  PostSize: Types.PostSize;
  PostSlot: Types.PostSlot;
  PostText: ResolverTypeWrapper<Types.PostText>;
  PostTextInput: Types.PostTextInput;
  PostType: Types.PostType;
  PostWords: ResolverTypeWrapper<Types.PostWords>;
  PostWordsInput: Types.PostWordsInput;
  PrepareDataDownloadPayload: ResolverTypeWrapper<Types.PrepareDataDownloadPayload>;
  PromptTemplate: ResolverTypeWrapper<Types.PromptTemplate>;
  ProofInput: Types.ProofInput;
  Purchase: ResolverTypeWrapper<OrderEntity>;
  PurchaseEvent: ResolverTypeWrapper<PurchaseEventRow>;
  PurchaseEventKind: Types.PurchaseEventKind;
  PurchaseFilter: Types.PurchaseFilter;
  PurchaseKind: Types.PurchaseKind;
  PurchaseOrdinal: Types.PurchaseOrdinal;
  PurchasePage: ResolverTypeWrapper<PurchaseListPage>;
  PurchasePayload: ResolverTypeWrapper<PurchaseAnswer>;
  PurchaseSort: Types.PurchaseSort;
  PurchaseSortField: Types.PurchaseSortField;
  PurchaseStep: ResolverTypeWrapper<PurchaseStepRow>;
  PurchaseSubject: Types.PurchaseSubject;
  PurchaseTarget: Types.PurchaseTarget;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadWebsitePayload: ResolverTypeWrapper<Omit<Types.ReadWebsitePayload, 'website'> & { website?: Types.Maybe<ResolversTypes['Website']> }>;
  ReconcilePurchasePayload: ResolverTypeWrapper<Omit<Types.ReconcilePurchasePayload, 'purchase'> & { purchase?: Types.Maybe<ResolversTypes['Purchase']> }>;
  RecoverAccountPayload: ResolverTypeWrapper<Types.RecoverAccountPayload>;
  RecoveryCodesPayload: ResolverTypeWrapper<Omit<Types.RecoveryCodesPayload, 'user'> & { user?: Types.Maybe<ResolversTypes['User']> }>;
  RedeliverFailedPayload: ResolverTypeWrapper<Types.RedeliverFailedPayload>;
  Refund: ResolverTypeWrapper<RefundEntity>;
  RefundPaymentInput: Types.RefundPaymentInput;
  RefundPurchaseInput: Types.RefundPurchaseInput;
  RefundStatus: Types.RefundStatus;
  RegisterInput: Types.RegisterInput;
  ReportPaymentPayload: ResolverTypeWrapper<Omit<Types.ReportPaymentPayload, 'purchase'> & { purchase?: Types.Maybe<ResolversTypes['Purchase']> }>;
  ReportedAccountPayload: ResolverTypeWrapper<Omit<Types.ReportedAccountPayload, 'user'> & { user?: Types.Maybe<ResolversTypes['User']> }>;
  RequestEmailChangeInput: Types.RequestEmailChangeInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Types.RequestPasswordResetPayload>;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Types.ResetPasswordPayload>;
  RestoreDesignsPayload: ResolverTypeWrapper<Omit<Types.RestoreDesignsPayload, 'designs'> & { designs: Array<ResolversTypes['Design']> }>;
  RetryEmailsPayload: ResolverTypeWrapper<Types.RetryEmailsPayload>;
  RevokeApiTokenPayload: ResolverTypeWrapper<Omit<Types.RevokeApiTokenPayload, 'apiToken'> & { apiToken?: Types.Maybe<ResolversTypes['ApiToken']> }>;
  RewriteCaptionPayload: ResolverTypeWrapper<Types.RewriteCaptionPayload>;
  Role: Types.Role;
  RowDensity: Types.RowDensity;
  SafeHtml: ResolverTypeWrapper<Types.Scalars['SafeHtml']['output']>;
  SaveSectionInput: Types.SaveSectionInput;
  SaveViewInput: Types.SaveViewInput;
  SavedView: ResolverTypeWrapper<SavedViewEntity>;
  SavedViewPayload: ResolverTypeWrapper<Omit<Types.SavedViewPayload, 'view'> & { view?: Types.Maybe<ResolversTypes['SavedView']> }>;
  ScheduleProblem: Types.ScheduleProblem;
  ScheduleSectionInput: Types.ScheduleSectionInput;
  ScheduledSection: ResolverTypeWrapper<ScheduledSectionEntity>;
  SearchHit: ResolverTypeWrapper<Types.SearchHit>;
  SearchHitKind: Types.SearchHitKind;
  SectionBody: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SectionBody']>;
  SectionBodyInput: Types.SectionBodyInput;
  SectionKey: Types.SectionKey;
  SectionLogo: ResolverTypeWrapper<Types.SectionLogo>;
  SectionLogoInput: Types.SectionLogoInput;
  SectionPayload: ResolverTypeWrapper<Omit<Types.SectionPayload, 'section'> & { section?: Types.Maybe<ResolversTypes['StoredSection']> }>;
  SectionVersion: ResolverTypeWrapper<ContentVersionEntity>;
  SectionVersionPage: ResolverTypeWrapper<SectionVersionListPage>;
  SectionVideo: ResolverTypeWrapper<Types.SectionVideo>;
  SectionVideoInput: Types.SectionVideoInput;
  SendContactMessagePayload: ResolverTypeWrapper<Types.SendContactMessagePayload>;
  SendMessageInput: Types.SendMessageInput;
  SendMessagePayload: ResolverTypeWrapper<Omit<Types.SendMessagePayload, 'message'> & { message?: Types.Maybe<ResolversTypes['Message']> }>;
  SendProofCodePayload: ResolverTypeWrapper<Types.SendProofCodePayload>;
  SendTestEmailPayload: ResolverTypeWrapper<Types.SendTestEmailPayload>;
  Session: ResolverTypeWrapper<SessionEntity>;
  SessionPage: ResolverTypeWrapper<SessionListPage>;
  SessionPayload: ResolverTypeWrapper<Omit<Types.SessionPayload, 'user'> & { user?: Types.Maybe<ResolversTypes['User']> }>;
  SessionSort: Types.SessionSort;
  SessionSortField: Types.SessionSortField;
  SetCreditsInput: Types.SetCreditsInput;
  SetMembershipInput: Types.SetMembershipInput;
  SetSubscribedPayload: ResolverTypeWrapper<Types.SetSubscribedPayload>;
  Settings: ResolverTypeWrapper<Record<never, never>>;
  SettingsPayload: ResolverTypeWrapper<Omit<Types.SettingsPayload, 'settings'> & { settings?: Types.Maybe<ResolversTypes['Settings']> }>;
  SetupStep: ResolverTypeWrapper<Types.SetupStep>;
  SetupStepName: Types.SetupStepName;
  ShopActivity: ResolverTypeWrapper<Types.ShopActivity>;
  ShopSettings: ResolverTypeWrapper<ShopConfiguration>;
  ShopSettingsInput: Types.ShopSettingsInput;
  ShownOfferInput: Types.ShownOfferInput;
  SignInInput: Types.SignInInput;
  SignInProvider: ResolverTypeWrapper<Types.SignInProvider>;
  SignOutPayload: ResolverTypeWrapper<Types.SignOutPayload>;
  SocialLink: ResolverTypeWrapper<Types.SocialLink>;
  SocialLinkInput: Types.SocialLinkInput;
  SortDirection: Types.SortDirection;
  StartMailingInput: Types.StartMailingInput;
  StartPaymentPayload: ResolverTypeWrapper<Types.StartPaymentPayload>;
  StoredSection: ResolverTypeWrapper<StoredSectionRow>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuccessStory: ResolverTypeWrapper<Types.SuccessStory>;
  SuccessStoryInput: Types.SuccessStoryInput;
  SuppressedAddress: ResolverTypeWrapper<SuppressedAddressEntity>;
  SuppressedAddressFilter: Types.SuppressedAddressFilter;
  SuppressedAddressPage: ResolverTypeWrapper<SuppressedAddressListPage>;
  SuppressedAddressSort: Types.SuppressedAddressSort;
  SuppressedAddressSortField: Types.SuppressedAddressSortField;
  SyncTicketInput: Types.SyncTicketInput;
  SyncTicketPayload: ResolverTypeWrapper<Omit<Types.SyncTicketPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversTypes['Ticket']> }>;
  SyncedMessageInput: Types.SyncedMessageInput;
  TestAiKeyPayload: ResolverTypeWrapper<Omit<Types.TestAiKeyPayload, 'aiKey'> & { aiKey?: Types.Maybe<ResolversTypes['AiKey']> }>;
  TestPayPalPayload: ResolverTypeWrapper<Types.TestPayPalPayload>;
  TestPaymentOutcome: Types.TestPaymentOutcome;
  TestServicePayload: ResolverTypeWrapper<Types.TestServicePayload>;
  Testimonial: ResolverTypeWrapper<Types.Testimonial>;
  TestimonialInput: Types.TestimonialInput;
  TestimonialsInput: Types.TestimonialsInput;
  TestimonialsSection: ResolverTypeWrapper<Types.TestimonialsSection>;
  Ticket: ResolverTypeWrapper<TicketEntity>;
  TicketActivity: Types.TicketActivity;
  TicketFilter: Types.TicketFilter;
  TicketImage: ResolverTypeWrapper<TicketImageEntity>;
  TicketPage: ResolverTypeWrapper<TicketListPage>;
  TicketPayload: ResolverTypeWrapper<Omit<Types.TicketPayload, 'ticket' | 'viewer'> & { ticket?: Types.Maybe<ResolversTypes['Ticket']>, viewer?: Types.Maybe<ResolversTypes['User']> }>;
  TicketPresence: ResolverTypeWrapper<TicketPresenceEntity>;
  TicketPriority: Types.TicketPriority;
  TicketReply: ResolverTypeWrapper<TicketReplyEntity>;
  TicketReplyInput: Types.TicketReplyInput;
  TicketSender: Types.TicketSender;
  TicketSort: Types.TicketSort;
  TicketSortField: Types.TicketSortField;
  TicketStatus: Types.TicketStatus;
  TicketsChange: ResolverTypeWrapper<TicketChange>;
  TokenLifetime: Types.TokenLifetime;
  TokenScope: Types.TokenScope;
  UndoEmailChangePayload: ResolverTypeWrapper<Types.UndoEmailChangePayload>;
  UnmatchedPayment: ResolverTypeWrapper<UnmatchedPaymentEntity>;
  UnmatchedPaymentFilter: Types.UnmatchedPaymentFilter;
  UnmatchedPaymentPage: ResolverTypeWrapper<UnmatchedPaymentListPage>;
  UnmatchedPaymentPayload: ResolverTypeWrapper<Omit<Types.UnmatchedPaymentPayload, 'payment'> & { payment?: Types.Maybe<ResolversTypes['UnmatchedPayment']> }>;
  UnmatchedPaymentSort: Types.UnmatchedPaymentSort;
  UnmatchedPaymentSortField: Types.UnmatchedPaymentSortField;
  UnmatchedPaymentState: Types.UnmatchedPaymentState;
  UpdateAiKeyInput: Types.UpdateAiKeyInput;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateUserInput: Types.UpdateUserInput;
  Upload: ResolverTypeWrapper<Types.Scalars['Upload']['output']>;
  UploadImagePayload: ResolverTypeWrapper<Types.UploadImagePayload>;
  UploadedImage: ResolverTypeWrapper<Types.UploadedImage>;
  User: ResolverTypeWrapper<UserEntity>;
  UserDeletionPreview: ResolverTypeWrapper<Types.UserDeletionPreview>;
  UserError: ResolverTypeWrapper<Types.UserError>;
  UserFilter: Types.UserFilter;
  UserNote: ResolverTypeWrapper<UserNoteEntity>;
  UserPage: ResolverTypeWrapper<UserListPage>;
  UserPayload: ResolverTypeWrapper<Omit<Types.UserPayload, 'user'> & { user?: Types.Maybe<ResolversTypes['User']> }>;
  UserSort: Types.UserSort;
  UserSortField: Types.UserSortField;
  UserTarget: Types.UserTarget;
  VerifyEmailPayload: ResolverTypeWrapper<Types.VerifyEmailPayload>;
  VerifyPurchasePayload: ResolverTypeWrapper<Omit<Types.VerifyPurchasePayload, 'purchase'> & { purchase?: Types.Maybe<ResolversTypes['Purchase']> }>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryEntity>;
  WebhookDeliveryFilter: Types.WebhookDeliveryFilter;
  WebhookDeliveryPage: ResolverTypeWrapper<WebhookDeliveryListPage>;
  WebhookDeliveryPayload: ResolverTypeWrapper<Types.WebhookDeliveryPayload>;
  WebhookDeliverySort: Types.WebhookDeliverySort;
  WebhookDeliverySortField: Types.WebhookDeliverySortField;
  WebhookDeliveryStatus: Types.WebhookDeliveryStatus;
  WebhookEndpoint: ResolverTypeWrapper<WebhookEndpointEntity>;
  WebhookEndpointInput: Types.WebhookEndpointInput;
  WebhookEndpointPayload: ResolverTypeWrapper<Omit<Types.WebhookEndpointPayload, 'endpoint'> & { endpoint?: Types.Maybe<ResolversTypes['WebhookEndpoint']> }>;
  WebhookEventType: null;
  WebhookOffReason: Types.WebhookOffReason;
  WebhookTry: ResolverTypeWrapper<Types.WebhookTry>;
  Website: ResolverTypeWrapper<WebsiteReading>;
  WebsiteBrandColors: ResolverTypeWrapper<Types.WebsiteBrandColors>;
  WebsiteButtons: ResolverTypeWrapper<Types.WebsiteButtons>;
  WebsiteColors: ResolverTypeWrapper<Types.WebsiteColors>;
  WebsiteFonts: ResolverTypeWrapper<Types.WebsiteFonts>;
  WebsiteLogo: ResolverTypeWrapper<Types.WebsiteLogo>;
  WebsiteText: ResolverTypeWrapper<Types.WebsiteText>;
  WebsiteWords: ResolverTypeWrapper<Types.WebsiteWords>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AboutFeature: Types.AboutFeature;
  AboutFeatureInput: Types.AboutFeatureInput;
  AboutInput: Types.AboutInput;
  AboutPage: Types.AboutPage;
  AboutSection: Types.AboutSection;
  AboutSectionInput: Types.AboutSectionInput;
  AccentTones: Types.AccentTones;
  AccountPayload: Omit<Types.AccountPayload, 'user'> & { user?: Types.Maybe<ResolversParentTypes['User']> };
  AccountSecurity: SecurityOf;
  ActiveAiKey: AiKeyEntity;
  AddAiKeyInput: Types.AddAiKeyInput;
  AddCreditsInput: Types.AddCreditsInput;
  AiCost: Types.AiCost;
  AiCosts: Types.AiCosts;
  AiKey: AiKeyEntity;
  AiKeyPayload: Omit<Types.AiKeyPayload, 'aiKey'> & { aiKey?: Types.Maybe<ResolversParentTypes['AiKey']> };
  AiSettings: Types.AiSettings;
  AiSettingsInput: Types.AiSettingsInput;
  AllowAddressPayload: Types.AllowAddressPayload;
  AmountRange: Types.AmountRange;
  ApiRequest: ApiRequestEntity;
  ApiRequestFilter: Types.ApiRequestFilter;
  ApiRequestPage: ApiRequestListPage;
  ApiToken: ApiTokenEntity;
  Appearance: ShopAppearance;
  AppearanceInput: Types.AppearanceInput;
  AttentionItem: Types.AttentionItem;
  AuditEntry: AuditEntity;
  AuditEntryFilter: Types.AuditEntryFilter;
  AuditEntryPage: AuditListPage;
  AuditEntrySort: Types.AuditEntrySort;
  AuthButtons: Types.AuthButtons;
  AuthButtonsInput: Types.AuthButtonsInput;
  BannerFirstViewInput: Types.BannerFirstViewInput;
  BannerInput: Types.BannerInput;
  BannerSecondViewInput: Types.BannerSecondViewInput;
  BannerSection: Types.BannerSection;
  BannerViewsInput: Types.BannerViewsInput;
  BeginTwoStepPayload: Types.BeginTwoStepPayload;
  Billing: BilledTo;
  BillingInput: Types.BillingInput;
  Boolean: Types.Scalars['Boolean']['output'];
  Brand: BrandEntity;
  BrandColors: Types.BrandColors;
  BrandColorsInput: Types.BrandColorsInput;
  BrandInput: Types.BrandInput;
  BrandLogo: Types.BrandLogo;
  BrandLogoInput: Types.BrandLogoInput;
  BrandPayload: Omit<Types.BrandPayload, 'brand' | 'user'> & { brand?: Types.Maybe<ResolversParentTypes['Brand']>, user?: Types.Maybe<ResolversParentTypes['User']> };
  BrandsPerMembership: Types.BrandsPerMembership;
  BrandsPerMembershipInput: Types.BrandsPerMembershipInput;
  BulkPayload: ResolversInterfaceTypes<ResolversParentTypes>['BulkPayload'];
  BulkRefusal: Types.BulkRefusal;
  CancelPurchasesPayload: Types.CancelPurchasesPayload;
  CannedAnswer: CannedAnswerEntity;
  CannedAnswerInput: Types.CannedAnswerInput;
  CannedAnswerPayload: Omit<Types.CannedAnswerPayload, 'cannedAnswer'> & { cannedAnswer?: Types.Maybe<ResolversParentTypes['CannedAnswer']> };
  ChangePasswordInput: Types.ChangePasswordInput;
  ConfirmAdminPayload: Types.ConfirmAdminPayload;
  ConfirmIdentityPayload: Types.ConfirmIdentityPayload;
  ContactInfo: Types.ContactInfo;
  ContactInfoInput: Types.ContactInfoInput;
  ContactMessageInput: Types.ContactMessageInput;
  ContactPage: Types.ContactPage;
  ContactPageInput: Types.ContactPageInput;
  ContentExport: Types.ContentExport;
  ContentPartChange: Types.ContentPartChange;
  ContentPartComparison: Types.ContentPartComparison;
  ContentSection: ResolversInterfaceTypes<ResolversParentTypes>['ContentSection'];
  CreateApiTokenInput: Types.CreateApiTokenInput;
  CreateApiTokenPayload: Omit<Types.CreateApiTokenPayload, 'apiToken'> & { apiToken?: Types.Maybe<ResolversParentTypes['ApiToken']> };
  CreateDesignInput: Types.CreateDesignInput;
  CreatePurchaseInput: Types.CreatePurchaseInput;
  CreateTicketInput: Types.CreateTicketInput;
  CreditDeductionInput: Types.CreditDeductionInput;
  CreditDeductionPayload: Omit<Types.CreditDeductionPayload, 'entry' | 'user'> & { entry?: Types.Maybe<ResolversParentTypes['CreditEntry']>, user?: Types.Maybe<ResolversParentTypes['User']> };
  CreditEntry: CreditEntryEntity;
  CreditEntryFilter: Types.CreditEntryFilter;
  CreditEntryPage: CreditEntryListPage;
  CreditEntrySort: Types.CreditEntrySort;
  CustomerInfo: Types.CustomerInfo;
  CustomerInfoInput: Types.CustomerInfoInput;
  Dashboard: DashboardRow;
  DateRange: Types.DateRange;
  DateTime: Types.Scalars['DateTime']['output'];
  DayRange: Types.DayRange;
  DeleteAccountPayload: Types.DeleteAccountPayload;
  DeleteAiKeyPayload: Omit<Types.DeleteAiKeyPayload, 'aiKey'> & { aiKey?: Types.Maybe<ResolversParentTypes['AiKey']> };
  DeleteDesignsPayload: Types.DeleteDesignsPayload;
  DeletePurchasePayload: Types.DeletePurchasePayload;
  DeletePurchasesPayload: Types.DeletePurchasesPayload;
  DeleteWebhookEndpointPayload: Types.DeleteWebhookEndpointPayload;
  DeletedSince: Types.DeletedSince;
  Delivery: Types.Delivery;
  Design: DesignEntity;
  DesignDocument: OwnDocument;
  DesignDocumentPayload: Omit<Types.DesignDocumentPayload, 'document'> & { document?: Types.Maybe<ResolversParentTypes['DesignDocument']> };
  DesignFailureDay: Types.DesignFailureDay;
  DesignFailureGroup: Types.DesignFailureGroup;
  DesignFailures: Types.DesignFailures;
  DesignFilter: Types.DesignFilter;
  DesignInput: Types.DesignInput;
  DesignPage: DesignListPage;
  DesignPayload: Omit<Types.DesignPayload, 'design' | 'viewer'> & { design?: Types.Maybe<ResolversParentTypes['Design']>, viewer?: Types.Maybe<ResolversParentTypes['User']> };
  DesignPhoto: DesignPhotoEntity;
  DesignPhotoPayload: Omit<Types.DesignPhotoPayload, 'user'> & { user?: Types.Maybe<ResolversParentTypes['User']> };
  DesignPrint: Types.DesignPrint;
  DesignSort: Types.DesignSort;
  DesignsChange: DesignChange;
  Dispute: DisputeEntity;
  Email: OutboxEntity;
  EmailFilter: Types.EmailFilter;
  EmailPage: EmailListPage;
  EmailPreview: Types.EmailPreview;
  EmailPreviewPayload: Types.EmailPreviewPayload;
  EmailSort: Types.EmailSort;
  EmailTarget: Types.EmailTarget;
  EmailTemplate: EmailTemplateEntity;
  EmailTemplateInput: Types.EmailTemplateInput;
  EmailTemplatePayload: Omit<Types.EmailTemplatePayload, 'template'> & { template?: Types.Maybe<ResolversParentTypes['EmailTemplate']> };
  EmptyTestModePayload: Types.EmptyTestModePayload;
  EnhancePromptPayload: Types.EnhancePromptPayload;
  EraseUserPayload: Types.EraseUserPayload;
  EraseUsersPayload: Types.EraseUsersPayload;
  Event: EventEntity;
  EventFilter: Types.EventFilter;
  EventPage: EventListPage;
  EventSort: Types.EventSort;
  FavoritePrompt: FavoritePromptEntity;
  FavoritePromptInput: Types.FavoritePromptInput;
  FavoritePromptPayload: Omit<Types.FavoritePromptPayload, 'favorite' | 'user'> & { favorite?: Types.Maybe<ResolversParentTypes['FavoritePrompt']>, user?: Types.Maybe<ResolversParentTypes['User']> };
  Feature: Types.Feature;
  FeatureChangeInput: Types.FeatureChangeInput;
  FeatureInput: Types.FeatureInput;
  FeaturesInput: Types.FeaturesInput;
  FeaturesSection: Types.FeaturesSection;
  FinishSignInInput: Types.FinishSignInInput;
  Float: Types.Scalars['Float']['output'];
  FooterBrand: Types.FooterBrand;
  FooterBrandInput: Types.FooterBrandInput;
  FooterContact: Types.FooterContact;
  FooterContactInput: Types.FooterContactInput;
  FooterInput: Types.FooterInput;
  FooterSection: Omit<import('./schema').FooterSection, 'shopName'>;
  Generator: Types.Generator;
  GrantCreditsInput: Types.GrantCreditsInput;
  GrantUnmatchedPaymentInput: Types.GrantUnmatchedPaymentInput;
  ID: Types.Scalars['ID']['output'];
  Image: Types.Image;
  ImageInput: Types.ImageInput;
  ImageModel: Types.ImageModel;
  ImageModelInput: Types.ImageModelInput;
  ImportContentPartPayload: Types.ImportContentPartPayload;
  Int: Types.Scalars['Int']['output'];
  IntRange: Types.IntRange;
  Invoice: InvoiceEntity;
  Item: ItemEntity;
  ItemAccess: Types.ItemAccess;
  ItemFile: Types.ItemFile;
  ItemFilter: Types.ItemFilter;
  ItemInput: Types.ItemInput;
  ItemKey: Types.ItemKey;
  ItemOrder: OrderEntity;
  ItemPage: ItemListPage;
  ItemPayload: Omit<Types.ItemPayload, 'item'> & { item?: Types.Maybe<ResolversParentTypes['Item']> };
  ItemSort: Types.ItemSort;
  LegalInput: Types.LegalInput;
  LegalPage: Types.LegalPage;
  Link: Types.Link;
  LinkInput: Types.LinkInput;
  LinkedSignIn: IdentityEntity;
  ListColumn: Types.ListColumn;
  ListColumnInput: Types.ListColumnInput;
  ListPreferences: Types.ListPreferences;
  ListPreferencesInput: Types.ListPreferencesInput;
  ListPreferencesPayload: Types.ListPreferencesPayload;
  LogoPayload: Types.LogoPayload;
  LogoPicture: Types.LogoPicture;
  LogoPictureInput: Types.LogoPictureInput;
  MailSettings: StoredMail;
  MailSettingsInput: Types.MailSettingsInput;
  Mailing: MailingEntity;
  MailingFilter: Types.MailingFilter;
  MailingPage: MailingListPage;
  MailingPayload: Omit<Types.MailingPayload, 'mailing'> & { mailing?: Types.Maybe<ResolversParentTypes['Mailing']> };
  MailingPreview: Types.MailingPreview;
  MailingSort: Types.MailingSort;
  ManagedItemFilter: Types.ManagedItemFilter;
  MenuItem: Types.MenuItem;
  MenuItemInput: Types.MenuItemInput;
  Message: MessageLogEntity;
  MessageInput: Types.MessageInput;
  MessagePage: MessageListPage;
  MessageSort: Types.MessageSort;
  Money: Types.Scalars['Money']['output'];
  MoneyFigures: Types.MoneyFigures;
  MonthInput: Types.MonthInput;
  MonthPayload: Omit<Types.MonthPayload, 'plan' | 'user'> & { plan?: Types.Maybe<ResolversParentTypes['MonthPlan']>, user?: Types.Maybe<ResolversParentTypes['User']> };
  MonthPlan: MonthPlanEntity;
  MonthPost: MonthPostEntity;
  MonthPostInput: Types.MonthPostInput;
  Mutation: Record<PropertyKey, never>;
  NavbarInput: Types.NavbarInput;
  NavbarSection: Types.NavbarSection;
  Order: OrderEntity;
  Package: PackageEntity;
  PackageInput: Types.PackageInput;
  PackagePayload: Omit<Types.PackagePayload, 'package'> & { package?: Types.Maybe<ResolversParentTypes['Package']> };
  PackagesPayload: Omit<Types.PackagesPayload, 'packages'> & { packages?: Types.Maybe<Array<ResolversParentTypes['Package']>> };
  PageInfo: PageFacts;
  PageInput: Types.PageInput;
  PayPalButtonStyles: Types.PayPalButtonStyles;
  PayPalButtonStylesInput: Types.PayPalButtonStylesInput;
  PayPalSettings: PayPalConfiguration;
  PayPalSettingsInput: Types.PayPalSettingsInput;
  PayPalWebhook: Types.PayPalWebhook;
  Payment: PaymentEntity;
  PeriodFigures: PeriodFiguresRow;
  PostCaption: Types.PostCaption;
  PostCaptionInput: Types.PostCaptionInput;
  PostContent: Types.PostContent;
  PostContentInput: Types.PostContentInput;
  PostFocal: Types.PostFocal;
  PostFocalInput: Types.PostFocalInput;
  PostLogo: Types.PostLogo;
  PostLogoInput: Types.PostLogoInput;
  PostOfSize: Types.PostOfSize;
  PostOfSizeInput: Types.PostOfSizeInput;
  PostPalette: Types.PostPalette;
  PostPaletteInput: Types.PostPaletteInput;
  PostPicture: Types.PostPicture;
  PostPictureInput: Types.PostPictureInput;
  PostText: Types.PostText;
  PostTextInput: Types.PostTextInput;
  PostWords: Types.PostWords;
  PostWordsInput: Types.PostWordsInput;
  PrepareDataDownloadPayload: Types.PrepareDataDownloadPayload;
  PromptTemplate: Types.PromptTemplate;
  ProofInput: Types.ProofInput;
  Purchase: OrderEntity;
  PurchaseEvent: PurchaseEventRow;
  PurchaseFilter: Types.PurchaseFilter;
  PurchasePage: PurchaseListPage;
  PurchasePayload: PurchaseAnswer;
  PurchaseSort: Types.PurchaseSort;
  PurchaseStep: PurchaseStepRow;
  PurchaseSubject: Types.PurchaseSubject;
  PurchaseTarget: Types.PurchaseTarget;
  Query: Record<PropertyKey, never>;
  ReadWebsitePayload: Omit<Types.ReadWebsitePayload, 'website'> & { website?: Types.Maybe<ResolversParentTypes['Website']> };
  ReconcilePurchasePayload: Omit<Types.ReconcilePurchasePayload, 'purchase'> & { purchase?: Types.Maybe<ResolversParentTypes['Purchase']> };
  RecoverAccountPayload: Types.RecoverAccountPayload;
  RecoveryCodesPayload: Omit<Types.RecoveryCodesPayload, 'user'> & { user?: Types.Maybe<ResolversParentTypes['User']> };
  RedeliverFailedPayload: Types.RedeliverFailedPayload;
  Refund: RefundEntity;
  RefundPaymentInput: Types.RefundPaymentInput;
  RefundPurchaseInput: Types.RefundPurchaseInput;
  RegisterInput: Types.RegisterInput;
  ReportPaymentPayload: Omit<Types.ReportPaymentPayload, 'purchase'> & { purchase?: Types.Maybe<ResolversParentTypes['Purchase']> };
  ReportedAccountPayload: Omit<Types.ReportedAccountPayload, 'user'> & { user?: Types.Maybe<ResolversParentTypes['User']> };
  RequestEmailChangeInput: Types.RequestEmailChangeInput;
  RequestPasswordResetPayload: Types.RequestPasswordResetPayload;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: Types.ResetPasswordPayload;
  RestoreDesignsPayload: Omit<Types.RestoreDesignsPayload, 'designs'> & { designs: Array<ResolversParentTypes['Design']> };
  RetryEmailsPayload: Types.RetryEmailsPayload;
  RevokeApiTokenPayload: Omit<Types.RevokeApiTokenPayload, 'apiToken'> & { apiToken?: Types.Maybe<ResolversParentTypes['ApiToken']> };
  RewriteCaptionPayload: Types.RewriteCaptionPayload;
  SafeHtml: Types.Scalars['SafeHtml']['output'];
  SaveSectionInput: Types.SaveSectionInput;
  SaveViewInput: Types.SaveViewInput;
  SavedView: SavedViewEntity;
  SavedViewPayload: Omit<Types.SavedViewPayload, 'view'> & { view?: Types.Maybe<ResolversParentTypes['SavedView']> };
  ScheduleSectionInput: Types.ScheduleSectionInput;
  ScheduledSection: ScheduledSectionEntity;
  SearchHit: Types.SearchHit;
  SectionBody: ResolversUnionTypes<ResolversParentTypes>['SectionBody'];
  SectionBodyInput: Types.SectionBodyInput;
  SectionLogo: Types.SectionLogo;
  SectionLogoInput: Types.SectionLogoInput;
  SectionPayload: Omit<Types.SectionPayload, 'section'> & { section?: Types.Maybe<ResolversParentTypes['StoredSection']> };
  SectionVersion: ContentVersionEntity;
  SectionVersionPage: SectionVersionListPage;
  SectionVideo: Types.SectionVideo;
  SectionVideoInput: Types.SectionVideoInput;
  SendContactMessagePayload: Types.SendContactMessagePayload;
  SendMessageInput: Types.SendMessageInput;
  SendMessagePayload: Omit<Types.SendMessagePayload, 'message'> & { message?: Types.Maybe<ResolversParentTypes['Message']> };
  SendProofCodePayload: Types.SendProofCodePayload;
  SendTestEmailPayload: Types.SendTestEmailPayload;
  Session: SessionEntity;
  SessionPage: SessionListPage;
  SessionPayload: Omit<Types.SessionPayload, 'user'> & { user?: Types.Maybe<ResolversParentTypes['User']> };
  SessionSort: Types.SessionSort;
  SetCreditsInput: Types.SetCreditsInput;
  SetMembershipInput: Types.SetMembershipInput;
  SetSubscribedPayload: Types.SetSubscribedPayload;
  Settings: Record<never, never>;
  SettingsPayload: Omit<Types.SettingsPayload, 'settings'> & { settings?: Types.Maybe<ResolversParentTypes['Settings']> };
  SetupStep: Types.SetupStep;
  ShopActivity: Types.ShopActivity;
  ShopSettings: ShopConfiguration;
  ShopSettingsInput: Types.ShopSettingsInput;
  ShownOfferInput: Types.ShownOfferInput;
  SignInInput: Types.SignInInput;
  SignInProvider: Types.SignInProvider;
  SignOutPayload: Types.SignOutPayload;
  SocialLink: Types.SocialLink;
  SocialLinkInput: Types.SocialLinkInput;
  StartMailingInput: Types.StartMailingInput;
  StartPaymentPayload: Types.StartPaymentPayload;
  StoredSection: StoredSectionRow;
  String: Types.Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SuccessStory: Types.SuccessStory;
  SuccessStoryInput: Types.SuccessStoryInput;
  SuppressedAddress: SuppressedAddressEntity;
  SuppressedAddressFilter: Types.SuppressedAddressFilter;
  SuppressedAddressPage: SuppressedAddressListPage;
  SuppressedAddressSort: Types.SuppressedAddressSort;
  SyncTicketInput: Types.SyncTicketInput;
  SyncTicketPayload: Omit<Types.SyncTicketPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversParentTypes['Ticket']> };
  SyncedMessageInput: Types.SyncedMessageInput;
  TestAiKeyPayload: Omit<Types.TestAiKeyPayload, 'aiKey'> & { aiKey?: Types.Maybe<ResolversParentTypes['AiKey']> };
  TestPayPalPayload: Types.TestPayPalPayload;
  TestServicePayload: Types.TestServicePayload;
  Testimonial: Types.Testimonial;
  TestimonialInput: Types.TestimonialInput;
  TestimonialsInput: Types.TestimonialsInput;
  TestimonialsSection: Types.TestimonialsSection;
  Ticket: TicketEntity;
  TicketFilter: Types.TicketFilter;
  TicketImage: TicketImageEntity;
  TicketPage: TicketListPage;
  TicketPayload: Omit<Types.TicketPayload, 'ticket' | 'viewer'> & { ticket?: Types.Maybe<ResolversParentTypes['Ticket']>, viewer?: Types.Maybe<ResolversParentTypes['User']> };
  TicketPresence: TicketPresenceEntity;
  TicketReply: TicketReplyEntity;
  TicketReplyInput: Types.TicketReplyInput;
  TicketSort: Types.TicketSort;
  TicketsChange: TicketChange;
  UndoEmailChangePayload: Types.UndoEmailChangePayload;
  UnmatchedPayment: UnmatchedPaymentEntity;
  UnmatchedPaymentFilter: Types.UnmatchedPaymentFilter;
  UnmatchedPaymentPage: UnmatchedPaymentListPage;
  UnmatchedPaymentPayload: Omit<Types.UnmatchedPaymentPayload, 'payment'> & { payment?: Types.Maybe<ResolversParentTypes['UnmatchedPayment']> };
  UnmatchedPaymentSort: Types.UnmatchedPaymentSort;
  UpdateAiKeyInput: Types.UpdateAiKeyInput;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateUserInput: Types.UpdateUserInput;
  Upload: Types.Scalars['Upload']['output'];
  UploadImagePayload: Types.UploadImagePayload;
  UploadedImage: Types.UploadedImage;
  User: UserEntity;
  UserDeletionPreview: Types.UserDeletionPreview;
  UserError: Types.UserError;
  UserFilter: Types.UserFilter;
  UserNote: UserNoteEntity;
  UserPage: UserListPage;
  UserPayload: Omit<Types.UserPayload, 'user'> & { user?: Types.Maybe<ResolversParentTypes['User']> };
  UserSort: Types.UserSort;
  UserTarget: Types.UserTarget;
  VerifyEmailPayload: Types.VerifyEmailPayload;
  VerifyPurchasePayload: Omit<Types.VerifyPurchasePayload, 'purchase'> & { purchase?: Types.Maybe<ResolversParentTypes['Purchase']> };
  WebhookDelivery: WebhookDeliveryEntity;
  WebhookDeliveryFilter: Types.WebhookDeliveryFilter;
  WebhookDeliveryPage: WebhookDeliveryListPage;
  WebhookDeliveryPayload: Types.WebhookDeliveryPayload;
  WebhookDeliverySort: Types.WebhookDeliverySort;
  WebhookEndpoint: WebhookEndpointEntity;
  WebhookEndpointInput: Types.WebhookEndpointInput;
  WebhookEndpointPayload: Omit<Types.WebhookEndpointPayload, 'endpoint'> & { endpoint?: Types.Maybe<ResolversParentTypes['WebhookEndpoint']> };
  WebhookTry: Types.WebhookTry;
  Website: WebsiteReading;
  WebsiteBrandColors: Types.WebsiteBrandColors;
  WebsiteButtons: Types.WebsiteButtons;
  WebsiteColors: Types.WebsiteColors;
  WebsiteFonts: Types.WebsiteFonts;
  WebsiteLogo: Types.WebsiteLogo;
  WebsiteText: Types.WebsiteText;
  WebsiteWords: Types.WebsiteWords;
};

export type AdminDirectiveArgs = { };

export type AdminDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = AdminDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CachedDirectiveArgs = { };

export type CachedDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = CachedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  most: Types.Maybe<Types.Scalars['Int']['input']>;
  multipliers: Types.Maybe<Array<Types.Scalars['String']['input']>>;
  rows: Types.Maybe<Types.Scalars['Int']['input']>;
  value: Types.Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OnceDirectiveArgs = { };

export type OnceDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = OnceDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OwnerDirectiveArgs = { };

export type OwnerDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = OwnerDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScopeDirectiveArgs = {
  needs: Array<Types.TokenScope>;
};

export type ScopeDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = ScopeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SessionOnlyDirectiveArgs = { };

export type SessionOnlyDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = SessionOnlyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SignedInDirectiveArgs = { };

export type SignedInDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = SignedInDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AboutFeatureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AboutFeature'] = ResolversParentTypes['AboutFeature']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AboutPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AboutPage'] = ResolversParentTypes['AboutPage']> = {
  section1?: Resolver<Types.Maybe<ResolversTypes['AboutSection']>, ParentType, ContextType>;
  section2?: Resolver<Types.Maybe<ResolversTypes['AboutSection']>, ParentType, ContextType>;
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

export type AccentTonesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccentTones'] = ResolversParentTypes['AccentTones']> = {
  deep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  main?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onMain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountPayload'] = ResolversParentTypes['AccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isChanged?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AccountSecurityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountSecurity'] = ResolversParentTypes['AccountSecurity']> = {
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkedSignIns?: Resolver<Array<ResolversTypes['LinkedSignIn']>, ParentType, ContextType>;
  pendingEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  twoStepSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ActiveAiKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ActiveAiKey'] = ResolversParentTypes['ActiveAiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maskedKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AiCostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiCost'] = ResolversParentTypes['AiCost']> = {
  calls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  costPerCall?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['AiPurpose'], ParentType, ContextType>;
  uncosted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AiCostsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiCosts'] = ResolversParentTypes['AiCosts']> = {
  purposes?: Resolver<Array<ResolversTypes['AiCost']>, ParentType, ContextType>;
  repainted?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AiKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiKey'] = ResolversParentTypes['AiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fromEnvironment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasLeftEnvironment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastError?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastProblem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maskedKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missingModels?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  models?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  modelsAskedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parkedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  parkedReason?: Resolver<Types.Maybe<ResolversTypes['AiKeyRest']>, ParentType, ContextType>;
};

export type AiKeyPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiKeyPayload'] = ResolversParentTypes['AiKeyPayload']> = {
  activeKeys?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  aiKey?: Resolver<Types.Maybe<ResolversTypes['AiKey']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AiSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiSettings'] = ResolversParentTypes['AiSettings']> = {
  designsAtOnce?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  designsAtOncePerAccount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  designsPerDayPerAccount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  imageModels?: Resolver<Array<ResolversTypes['ImageModel']>, ParentType, ContextType>;
  textCallCost?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textModels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AllowAddressPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AllowAddressPayload'] = ResolversParentTypes['AllowAddressPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ApiRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiRequest'] = ResolversParentTypes['ApiRequest']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  represents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tokenId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tokenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiRequestPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiRequestPage'] = ResolversParentTypes['ApiRequestPage']> = {
  items?: Resolver<Array<ResolversTypes['ApiRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['ApiMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  revokedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['TokenScope']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApiTokenState'], ParentType, ContextType>;
};

export type AppearanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Appearance'] = ResolversParentTypes['Appearance']> = {
  accentColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dark?: Resolver<ResolversTypes['AccentTones'], ParentType, ContextType>;
  light?: Resolver<ResolversTypes['AccentTones'], ParentType, ContextType>;
  logoUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AttentionItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttentionItem'] = ResolversParentTypes['AttentionItem']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AttentionKind'], ParentType, ContextType>;
  purchaseId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  respondBy?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditEntryPage'] = ResolversParentTypes['AuditEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuthButtonsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuthButtons'] = ResolversParentTypes['AuthButtons']> = {
  dashboardText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loginText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registerText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannerSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BannerSection'] = ResolversParentTypes['BannerSection']> = {
  backgroundImage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buttons?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  highlightText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  video?: Resolver<Types.Maybe<ResolversTypes['SectionVideo']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BeginTwoStepPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BeginTwoStepPayload'] = ResolversParentTypes['BeginTwoStepPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Billing'] = ResolversParentTypes['Billing']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  buttons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  colors?: Resolver<ResolversTypes['BrandColors'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fonts?: Resolver<ResolversTypes['FontPair'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['BrandLogo'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wordsToAvoid?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  wordsToUse?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrandColorsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrandColors'] = ResolversParentTypes['BrandColors']> = {
  accent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  main?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  second?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandLogoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrandLogo'] = ResolversParentTypes['BrandLogo']> = {
  corner?: Resolver<ResolversTypes['LogoCorner'], ParentType, ContextType>;
  dark?: Resolver<Types.Maybe<ResolversTypes['LogoPicture']>, ParentType, ContextType>;
  light?: Resolver<Types.Maybe<ResolversTypes['LogoPicture']>, ParentType, ContextType>;
};

export type BrandPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrandPayload'] = ResolversParentTypes['BrandPayload']> = {
  brand?: Resolver<Types.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type BrandsPerMembershipResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrandsPerMembership'] = ResolversParentTypes['BrandsPerMembership']> = {
  basic?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkPayload'] = ResolversParentTypes['BulkPayload']> = {
  __resolveType: TypeResolveFn<'CancelPurchasesPayload' | 'DeleteDesignsPayload' | 'DeletePurchasesPayload' | 'EraseUsersPayload' | 'RestoreDesignsPayload' | 'RetryEmailsPayload', ParentType, ContextType>;
};

export type BulkRefusalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkRefusal'] = ResolversParentTypes['BulkRefusal']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ButtonColorResolvers = { BLACK: 'black', BLUE: 'blue', GOLD: 'gold', SILVER: 'silver', WHITE: 'white' };

export type ButtonLabelResolvers = { BUYNOW: 'buynow', CHECKOUT: 'checkout', PAY: 'pay', PAYPAL: 'paypal' };

export type ButtonLayoutResolvers = { HORIZONTAL: 'horizontal', VERTICAL: 'vertical' };

export type ButtonShapeResolvers = { PILL: 'pill', RECT: 'rect' };

export type CancelPurchasesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelPurchasesPayload'] = ResolversParentTypes['CancelPurchasesPayload']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['BulkRefusal']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CannedAnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CannedAnswer'] = ResolversParentTypes['CannedAnswer']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CannedAnswerPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CannedAnswerPayload'] = ResolversParentTypes['CannedAnswerPayload']> = {
  cannedAnswer?: Resolver<Types.Maybe<ResolversTypes['CannedAnswer']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmAdminPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmAdminPayload'] = ResolversParentTypes['ConfirmAdminPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  provenUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ConfirmIdentityPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmIdentityPayload'] = ResolversParentTypes['ConfirmIdentityPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  provenUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ContactInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactInfo'] = ResolversParentTypes['ContactInfo']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ContactInfoType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactPage'] = ResolversParentTypes['ContactPage']> = {
  contactInfo?: Resolver<Array<ResolversTypes['ContactInfo']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageAlt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentExportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentExport'] = ResolversParentTypes['ContentExport']> = {
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imagesLeftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentPartChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentPartChange'] = ResolversParentTypes['ContentPartChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentPartComparisonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentPartComparison'] = ResolversParentTypes['ContentPartComparison']> = {
  changes?: Resolver<Array<ResolversTypes['ContentPartChange']>, ParentType, ContextType>;
  missingImages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentPartState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentSection'] = ResolversParentTypes['ContentSection']> = {
  __resolveType: TypeResolveFn<'AboutSection' | 'BannerSection' | 'ContactPage' | 'FeaturesSection' | 'FooterSection' | 'LegalPage' | 'NavbarSection' | 'TestimonialsSection', ParentType, ContextType>;
};

export type CreateApiTokenPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateApiTokenPayload'] = ResolversParentTypes['CreateApiTokenPayload']> = {
  apiToken?: Resolver<Types.Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreditDeductionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditDeductionPayload'] = ResolversParentTypes['CreditDeductionPayload']> = {
  entry?: Resolver<Types.Maybe<ResolversTypes['CreditEntry']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CreditEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditEntry'] = ResolversParentTypes['CreditEntry']> = {
  balanceAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  design?: Resolver<Types.Maybe<ResolversTypes['Design']>, ParentType, ContextType>;
  designId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchase?: Resolver<Types.Maybe<ResolversTypes['Purchase']>, ParentType, ContextType>;
  purchaseId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type DashboardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  before?: Resolver<Types.Maybe<ResolversTypes['PeriodFigures']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  deletedSince?: Resolver<ResolversTypes['DeletedSince'], ParentType, ContextType>;
  isEmpty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRecomputing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['PeriodFigures'], ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['PeriodFigures']>, ParentType, ContextType>;
  seriesBefore?: Resolver<Types.Maybe<Array<ResolversTypes['PeriodFigures']>>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['FigureStep'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteAiKeyPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAiKeyPayload'] = ResolversParentTypes['DeleteAiKeyPayload']> = {
  activeKeys?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  aiKey?: Resolver<Types.Maybe<ResolversTypes['AiKey']>, ParentType, ContextType>;
  deletedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteDesignsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteDesignsPayload'] = ResolversParentTypes['DeleteDesignsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['BulkRefusal']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restorableUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePurchasePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeletePurchasePayload'] = ResolversParentTypes['DeletePurchasePayload']> = {
  deletedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePurchasesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeletePurchasesPayload'] = ResolversParentTypes['DeletePurchasesPayload']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['BulkRefusal']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteWebhookEndpointPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteWebhookEndpointPayload'] = ResolversParentTypes['DeleteWebhookEndpointPayload']> = {
  deletedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletedSinceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeletedSince'] = ResolversParentTypes['DeletedSince']> = {
  designs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signUps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeliveryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Delivery'] = ResolversParentTypes['Delivery']> = {
  appUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bucket?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailServer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DesignResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Design'] = ResolversParentTypes['Design']> = {
  aiKeyId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  aiKeyName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  basedOn?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  brandId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  correction?: Resolver<Types.Maybe<ResolversTypes['DesignCorrection']>, ParentType, ContextType>;
  corrects?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cost?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditReturn?: Resolver<Types.Maybe<ResolversTypes['CreditEntry']>, ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customPrompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  document?: Resolver<Types.Maybe<ResolversTypes['DesignDocument']>, ParentType, ContextType>;
  downloadUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enhancedPrompt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCause?: Resolver<Types.Maybe<ResolversTypes['DesignFailureCause']>, ParentType, ContextType>;
  failureReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  height?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lettering?: Resolver<ResolversTypes['Lettering'], ParentType, ContextType>;
  misspelled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  model?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  niche?: Resolver<ResolversTypes['Niche'], ParentType, ContextType>;
  photoId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pictureSource?: Resolver<ResolversTypes['PictureSource'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  postType?: Resolver<ResolversTypes['PostType'], ParentType, ContextType>;
  primaryText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['ImageSize'], ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DesignStatus'], ParentType, ContextType>;
  step?: Resolver<Types.Maybe<ResolversTypes['DesignStep']>, ParentType, ContextType>;
  style?: Resolver<ResolversTypes['DesignStyle'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DesignDocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignDocument'] = ResolversParentTypes['DesignDocument']> = {
  content?: Resolver<ResolversTypes['PostContent'], ParentType, ContextType>;
  firstSize?: Resolver<ResolversTypes['PostSize'], ParentType, ContextType>;
  hasLettering?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  layoutHash?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.DesignDocumentLayoutHashArgs, 'size'>>;
  pictureRatio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pictureSample?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prints?: Resolver<Array<ResolversTypes['DesignPrint']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DesignDocumentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignDocumentPayload'] = ResolversParentTypes['DesignDocumentPayload']> = {
  document?: Resolver<Types.Maybe<ResolversTypes['DesignDocument']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DesignFailureDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignFailureDay'] = ResolversParentTypes['DesignFailureDay']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DesignFailureGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignFailureGroup'] = ResolversParentTypes['DesignFailureGroup']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DesignFailuresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignFailures'] = ResolversParentTypes['DesignFailures']> = {
  days?: Resolver<Array<ResolversTypes['DesignFailureDay']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['DesignFailureGroup']>, ParentType, ContextType>;
};

export type DesignPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignPage'] = ResolversParentTypes['DesignPage']> = {
  items?: Resolver<Array<ResolversTypes['Design']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DesignPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignPayload'] = ResolversParentTypes['DesignPayload']> = {
  design?: Resolver<Types.Maybe<ResolversTypes['Design']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type DesignPhotoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignPhoto'] = ResolversParentTypes['DesignPhoto']> = {
  availableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DesignPhotoPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignPhotoPayload'] = ResolversParentTypes['DesignPhotoPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type DesignPrintResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignPrint'] = ResolversParentTypes['DesignPrint']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jpgUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pngUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['PostSize'], ParentType, ContextType>;
  webpUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DesignsChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignsChange'] = ResolversParentTypes['DesignsChange']> = {
  deletedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  design?: Resolver<Types.Maybe<ResolversTypes['Design']>, ParentType, ContextType>;
};

export type DisputeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Dispute'] = ResolversParentTypes['Dispute']> = {
  advice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  respondBy?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DisputeStatus'], ParentType, ContextType>;
};

export type EmailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Email'] = ResolversParentTypes['Email']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRetryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailing?: Resolver<Types.Maybe<ResolversTypes['Mailing']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EmailStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type EmailPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailPage'] = ResolversParentTypes['EmailPage']> = {
  items?: Resolver<Array<ResolversTypes['Email']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailPreview'] = ResolversParentTypes['EmailPreview']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailPreviewPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailPreviewPayload'] = ResolversParentTypes['EmailPreviewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  preview?: Resolver<Types.Maybe<ResolversTypes['EmailPreview']>, ParentType, ContextType>;
};

export type EmailTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailTemplate'] = ResolversParentTypes['EmailTemplate']> = {
  body?: Resolver<ResolversTypes['SafeHtml'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailTemplatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailTemplatePayload'] = ResolversParentTypes['EmailTemplatePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  template?: Resolver<Types.Maybe<ResolversTypes['EmailTemplate']>, ParentType, ContextType>;
};

export type EmptyTestModePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmptyTestModePayload'] = ResolversParentTypes['EmptyTestModePayload']> = {
  credits?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EnhancePromptPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnhancePromptPayload'] = ResolversParentTypes['EnhancePromptPayload']> = {
  enhancedPrompt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EraseUserPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EraseUserPayload'] = ResolversParentTypes['EraseUserPayload']> = {
  deletedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EraseUsersPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EraseUsersPayload'] = ResolversParentTypes['EraseUsersPayload']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['BulkRefusal']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  accountId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventPage'] = ResolversParentTypes['EventPage']> = {
  items?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FavoritePromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FavoritePrompt'] = ResolversParentTypes['FavoritePrompt']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  niche?: Resolver<Types.Maybe<ResolversTypes['Niche']>, ParentType, ContextType>;
  platform?: Resolver<Types.Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavoritePromptPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FavoritePromptPayload'] = ResolversParentTypes['FavoritePromptPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  favorite?: Resolver<Types.Maybe<ResolversTypes['FavoritePrompt']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type FeatureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Feature'] = ResolversParentTypes['Feature']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeaturesSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeaturesSection'] = ResolversParentTypes['FeaturesSection']> = {
  backgroundImage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backgroundImageAlt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  backgroundImage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['FooterBrand'], ParentType, ContextType>;
  contactInfo?: Resolver<Array<ResolversTypes['FooterContact']>, ParentType, ContextType>;
  copyright?: Resolver<ResolversTypes['SafeHtml'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menu?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GeneratorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Generator'] = ResolversParentTypes['Generator']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  creditsPerDesign?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lettering?: Resolver<ResolversTypes['Lettering'], ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['PromptTemplate']>, ParentType, ContextType>;
  sandbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageModelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImageModel'] = ResolversParentTypes['ImageModel']> = {
  cost?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportContentPartPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportContentPartPayload'] = ResolversParentTypes['ImportContentPartPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  vatRate?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Item'] = ResolversParentTypes['Item']> = {
  accessUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earlierSlugs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  file?: Resolver<Types.Maybe<ResolversTypes['ItemFile']>, ParentType, ContextType>;
  guidelinesHtml?: Resolver<Types.Maybe<ResolversTypes['SafeHtml']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sample?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ItemAccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemAccess'] = ResolversParentTypes['ItemAccess']> = {
  accessUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guidelines?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guidelinesHtml?: Resolver<Types.Maybe<ResolversTypes['SafeHtml']>, ParentType, ContextType>;
  isBought?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ItemFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemFile'] = ResolversParentTypes['ItemFile']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemOrder'] = ResolversParentTypes['ItemOrder']> = {
  accessUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billing?: Resolver<ResolversTypes['Billing'], ParentType, ContextType>;
  captureId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditEntries?: Resolver<Types.Maybe<ResolversTypes['CreditEntryPage']>, ParentType, ContextType, Partial<Types.ItemOrderCreditEntriesArgs>>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  customerEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  designs?: Resolver<Types.Maybe<ResolversTypes['DesignPage']>, ParentType, ContextType, Partial<Types.ItemOrderDesignsArgs>>;
  disputes?: Resolver<Types.Maybe<Array<ResolversTypes['Dispute']>>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  file?: Resolver<Types.Maybe<ResolversTypes['ItemFile']>, ParentType, ContextType>;
  guidelines?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guidelinesHtml?: Resolver<Types.Maybe<ResolversTypes['SafeHtml']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['PurchaseStep']>, ParentType, ContextType>;
  holdReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  item?: Resolver<Types.Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PurchaseKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderStatus?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payerEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentProblem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  payments?: Resolver<Types.Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  paypalOrderId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundUnderWay?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tickets?: Resolver<Types.Maybe<ResolversTypes['TicketPage']>, ParentType, ContextType, Partial<Types.ItemOrderTicketsArgs>>;
  timeline?: Resolver<Types.Maybe<Array<ResolversTypes['PurchaseEvent']>>, ParentType, ContextType, Partial<Types.ItemOrderTimelineArgs>>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemPage'] = ResolversParentTypes['ItemPage']> = {
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemPayload'] = ResolversParentTypes['ItemPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  item?: Resolver<Types.Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
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

export type LinkedSignInResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LinkedSignIn'] = ResolversParentTypes['LinkedSignIn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListColumn'] = ResolversParentTypes['ListColumn']> = {
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ListPreferencesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListPreferences'] = ResolversParentTypes['ListPreferences']> = {
  columns?: Resolver<Array<ResolversTypes['ListColumn']>, ParentType, ContextType>;
  density?: Resolver<ResolversTypes['RowDensity'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['AdminList'], ParentType, ContextType>;
};

export type ListPreferencesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListPreferencesPayload'] = ResolversParentTypes['ListPreferencesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  preferences?: Resolver<Types.Maybe<ResolversTypes['ListPreferences']>, ParentType, ContextType>;
};

export type LogoPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LogoPayload'] = ResolversParentTypes['LogoPayload']> = {
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['LogoPicture']>, ParentType, ContextType>;
};

export type LogoPictureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LogoPicture'] = ResolversParentTypes['LogoPicture']> = {
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ink?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ratio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MailSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailSettings'] = ResolversParentTypes['MailSettings']> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passwordSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  port?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  security?: Resolver<ResolversTypes['MailSecurity'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  senderOfEnvironment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serverOfEnvironment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mailing'] = ResolversParentTypes['Mailing']> = {
  body?: Resolver<ResolversTypes['SafeHtml'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MailingKind'], ParentType, ContextType>;
  queued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedBy?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MailingStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailingPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailingPage'] = ResolversParentTypes['MailingPage']> = {
  items?: Resolver<Array<ResolversTypes['Mailing']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailingPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailingPayload'] = ResolversParentTypes['MailingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  mailing?: Resolver<Types.Maybe<ResolversTypes['Mailing']>, ParentType, ContextType>;
};

export type MailingPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailingPreview'] = ResolversParentTypes['MailingPreview']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reachable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suppressed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unproven?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsubscribed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  children?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sender?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['EmailStatus']>, ParentType, ContextType>;
  subject?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  templateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessagePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessagePage'] = ResolversParentTypes['MessagePage']> = {
  items?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MoneyFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MoneyFigures'] = ResolversParentTypes['MoneyFigures']> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MonthPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MonthPayload'] = ResolversParentTypes['MonthPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['MonthPlan']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MonthPlanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MonthPlan'] = ResolversParentTypes['MonthPlan']> = {
  brand?: Resolver<Types.Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hold?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idea?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  niche?: Resolver<ResolversTypes['Niche'], ParentType, ContextType>;
  pictureAddresses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pictureAddressesUntil?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  posts?: Resolver<Array<ResolversTypes['MonthPost']>, ParentType, ContextType>;
  reminders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MonthPlanState'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['DesignStyle'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MonthPostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MonthPost'] = ResolversParentTypes['MonthPost']> = {
  angle?: Resolver<ResolversTypes['MonthAngle'], ParentType, ContextType>;
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  design?: Resolver<Types.Maybe<ResolversTypes['Design']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  picture?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remakeCredits?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  second?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MonthPostState'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAiKey?: Resolver<ResolversTypes['AiKeyPayload'], ParentType, ContextType, RequireFields<Types.MutationAddAiKeyArgs, 'input'>>;
  addCredits?: Resolver<ResolversTypes['ReportedAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationAddCreditsArgs, 'input'>>;
  addPurchaseComment?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<Types.MutationAddPurchaseCommentArgs, 'id' | 'text'>>;
  addUserNote?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<Types.MutationAddUserNoteArgs, 'id' | 'text'>>;
  allowAddress?: Resolver<ResolversTypes['AllowAddressPayload'], ParentType, ContextType, RequireFields<Types.MutationAllowAddressArgs, 'id'>>;
  answerTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<Types.MutationAnswerTicketArgs, 'id' | 'input'>>;
  assignTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<Types.MutationAssignTicketArgs, 'id'>>;
  beginTwoStep?: Resolver<ResolversTypes['BeginTwoStepPayload'], ParentType, ContextType, RequireFields<Types.MutationBeginTwoStepArgs, 'proof'>>;
  cancelDesign?: Resolver<ResolversTypes['DesignPayload'], ParentType, ContextType, RequireFields<Types.MutationCancelDesignArgs, 'id'>>;
  cancelEmailChange?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType>;
  cancelPurchase?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<Types.MutationCancelPurchaseArgs, 'id'>>;
  cancelPurchases?: Resolver<ResolversTypes['CancelPurchasesPayload'], ParentType, ContextType, RequireFields<Types.MutationCancelPurchasesArgs, 'expected' | 'reason' | 'target'>>;
  capturePayment?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<Types.MutationCapturePaymentArgs, 'paypalOrderId' | 'purchaseId'>>;
  changePassword?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'input'>>;
  confirmAdmin?: Resolver<ResolversTypes['ConfirmAdminPayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmAdminArgs, 'proof'>>;
  confirmEmailChange?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmEmailChangeArgs, 'token'>>;
  confirmIdentity?: Resolver<ResolversTypes['ConfirmIdentityPayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmIdentityArgs, 'proof'>>;
  confirmTwoStep?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmTwoStepArgs, 'code'>>;
  copyDesign?: Resolver<ResolversTypes['DesignPayload'], ParentType, ContextType, RequireFields<Types.MutationCopyDesignArgs, 'id' | 'requestId'>>;
  correctDesign?: Resolver<ResolversTypes['DesignPayload'], ParentType, ContextType, RequireFields<Types.MutationCorrectDesignArgs, 'id' | 'requestId'>>;
  createApiToken?: Resolver<ResolversTypes['CreateApiTokenPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateApiTokenArgs, 'input'>>;
  createBrand?: Resolver<ResolversTypes['BrandPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateBrandArgs, 'input'>>;
  createDesign?: Resolver<ResolversTypes['DesignPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateDesignArgs, 'input' | 'wait'>>;
  createPurchase?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<Types.MutationCreatePurchaseArgs, 'input'>>;
  createTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateTicketArgs, 'input'>>;
  deductCredit?: Resolver<ResolversTypes['CreditDeductionPayload'], ParentType, ContextType, RequireFields<Types.MutationDeductCreditArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteAccountArgs, 'proof'>>;
  deleteAiKey?: Resolver<ResolversTypes['DeleteAiKeyPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteAiKeyArgs, 'id'>>;
  deleteBrand?: Resolver<ResolversTypes['BrandPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteBrandArgs, 'id'>>;
  deleteCannedAnswer?: Resolver<ResolversTypes['CannedAnswerPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteCannedAnswerArgs, 'id' | 'version'>>;
  deleteDesignPhoto?: Resolver<ResolversTypes['DesignPhotoPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteDesignPhotoArgs, 'id'>>;
  deleteDesigns?: Resolver<ResolversTypes['DeleteDesignsPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteDesignsArgs, 'ids'>>;
  deleteEmailTemplate?: Resolver<ResolversTypes['EmailTemplatePayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteEmailTemplateArgs, 'id' | 'version'>>;
  deleteFavoritePrompt?: Resolver<ResolversTypes['FavoritePromptPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteFavoritePromptArgs, 'id'>>;
  deleteMonth?: Resolver<ResolversTypes['MonthPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteMonthArgs, 'id'>>;
  deletePackage?: Resolver<ResolversTypes['PackagePayload'], ParentType, ContextType, RequireFields<Types.MutationDeletePackageArgs, 'id' | 'version'>>;
  deletePurchase?: Resolver<ResolversTypes['DeletePurchasePayload'], ParentType, ContextType, RequireFields<Types.MutationDeletePurchaseArgs, 'id'>>;
  deletePurchaseComment?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<Types.MutationDeletePurchaseCommentArgs, 'id'>>;
  deletePurchases?: Resolver<ResolversTypes['DeletePurchasesPayload'], ParentType, ContextType, RequireFields<Types.MutationDeletePurchasesArgs, 'expected' | 'target'>>;
  deleteShopWebhookEndpoint?: Resolver<ResolversTypes['DeleteWebhookEndpointPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteShopWebhookEndpointArgs, 'id'>>;
  deleteUserNote?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteUserNoteArgs, 'id'>>;
  deleteView?: Resolver<ResolversTypes['SavedViewPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteViewArgs, 'id'>>;
  deleteWebhookEndpoint?: Resolver<ResolversTypes['DeleteWebhookEndpointPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteWebhookEndpointArgs, 'id'>>;
  disableTwoStep?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Types.MutationDisableTwoStepArgs, 'proof'>>;
  dismissUnmatchedPayment?: Resolver<ResolversTypes['UnmatchedPaymentPayload'], ParentType, ContextType, RequireFields<Types.MutationDismissUnmatchedPaymentArgs, 'id' | 'reason'>>;
  emptyTestMode?: Resolver<ResolversTypes['EmptyTestModePayload'], ParentType, ContextType>;
  enhancePrompt?: Resolver<ResolversTypes['EnhancePromptPayload'], ParentType, ContextType, RequireFields<Types.MutationEnhancePromptArgs, 'input'>>;
  eraseUser?: Resolver<ResolversTypes['EraseUserPayload'], ParentType, ContextType, RequireFields<Types.MutationEraseUserArgs, 'id' | 'reason'>>;
  eraseUsers?: Resolver<ResolversTypes['EraseUsersPayload'], ParentType, ContextType, RequireFields<Types.MutationEraseUsersArgs, 'expected' | 'reason' | 'target'>>;
  finishSignIn?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<Types.MutationFinishSignInArgs, 'input'>>;
  grantCredits?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<Types.MutationGrantCreditsArgs, 'id' | 'input'>>;
  grantUnmatchedPayment?: Resolver<ResolversTypes['UnmatchedPaymentPayload'], ParentType, ContextType, RequireFields<Types.MutationGrantUnmatchedPaymentArgs, 'input'>>;
  importContentPart?: Resolver<ResolversTypes['ImportContentPartPayload'], ParentType, ContextType, RequireFields<Types.MutationImportContentPartArgs, 'json' | 'name' | 'version'>>;
  makeMonth?: Resolver<ResolversTypes['MonthPayload'], ParentType, ContextType, RequireFields<Types.MutationMakeMonthArgs, 'id' | 'pictures' | 'version'>>;
  markTicketRead?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<Types.MutationMarkTicketReadArgs, 'id' | 'replies'>>;
  mergeTickets?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<Types.MutationMergeTicketsArgs, 'id' | 'into'>>;
  openShop?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType>;
  patchSection?: Resolver<ResolversTypes['SectionPayload'], ParentType, ContextType, RequireFields<Types.MutationPatchSectionArgs, 'key' | 'patch'>>;
  pauseMonth?: Resolver<ResolversTypes['MonthPayload'], ParentType, ContextType, RequireFields<Types.MutationPauseMonthArgs, 'id'>>;
  payTestPurchase?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<Types.MutationPayTestPurchaseArgs, 'id' | 'outcome'>>;
  planMonth?: Resolver<ResolversTypes['MonthPayload'], ParentType, ContextType, RequireFields<Types.MutationPlanMonthArgs, 'input'>>;
  prepareDataDownload?: Resolver<ResolversTypes['PrepareDataDownloadPayload'], ParentType, ContextType, RequireFields<Types.MutationPrepareDataDownloadArgs, 'proof'>>;
  readLogo?: Resolver<ResolversTypes['LogoPayload'], ParentType, ContextType, RequireFields<Types.MutationReadLogoArgs, 'image'>>;
  readWebsite?: Resolver<ResolversTypes['ReadWebsitePayload'], ParentType, ContextType, RequireFields<Types.MutationReadWebsiteArgs, 'url'>>;
  reconcilePurchase?: Resolver<ResolversTypes['ReconcilePurchasePayload'], ParentType, ContextType, RequireFields<Types.MutationReconcilePurchaseArgs, 'id'>>;
  recoverAccount?: Resolver<ResolversTypes['RecoverAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationRecoverAccountArgs, 'token'>>;
  redeliverFailedShopWebhooks?: Resolver<ResolversTypes['RedeliverFailedPayload'], ParentType, ContextType, RequireFields<Types.MutationRedeliverFailedShopWebhooksArgs, 'endpointId' | 'since'>>;
  redeliverFailedWebhooks?: Resolver<ResolversTypes['RedeliverFailedPayload'], ParentType, ContextType, RequireFields<Types.MutationRedeliverFailedWebhooksArgs, 'endpointId' | 'since'>>;
  redeliverShopWebhook?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<Types.MutationRedeliverShopWebhookArgs, 'id'>>;
  redeliverWebhook?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<Types.MutationRedeliverWebhookArgs, 'id'>>;
  refundPayment?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<Types.MutationRefundPaymentArgs, 'input'>>;
  refundPurchase?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<Types.MutationRefundPurchaseArgs, 'input'>>;
  refundUnmatchedPayment?: Resolver<ResolversTypes['UnmatchedPaymentPayload'], ParentType, ContextType, RequireFields<Types.MutationRefundUnmatchedPaymentArgs, 'id' | 'reason'>>;
  register?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<Types.MutationRegisterArgs, 'input'>>;
  remakeMonthPicture?: Resolver<ResolversTypes['MonthPayload'], ParentType, ContextType, RequireFields<Types.MutationRemakeMonthPictureArgs, 'postId'>>;
  removeLogoBackground?: Resolver<ResolversTypes['LogoPayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveLogoBackgroundArgs, 'image'>>;
  renameFavoritePrompt?: Resolver<ResolversTypes['FavoritePromptPayload'], ParentType, ContextType, RequireFields<Types.MutationRenameFavoritePromptArgs, 'id' | 'name'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<Types.MutationRenewRecoveryCodesArgs, 'proof'>>;
  replyToTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<Types.MutationReplyToTicketArgs, 'id' | 'input'>>;
  reportPayment?: Resolver<ResolversTypes['ReportPaymentPayload'], ParentType, ContextType, RequireFields<Types.MutationReportPaymentArgs, 'purchaseId' | 'transactionId'>>;
  requestEmailChange?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Types.MutationRequestEmailChangeArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetArgs, 'email'>>;
  resetAiSettings?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType, RequireFields<Types.MutationResetAiSettingsArgs, 'version'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'input'>>;
  resetPayPalSettings?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType, Partial<Types.MutationResetPayPalSettingsArgs>>;
  resetSection?: Resolver<ResolversTypes['SectionPayload'], ParentType, ContextType, RequireFields<Types.MutationResetSectionArgs, 'key'>>;
  resetTwoStep?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Types.MutationResetTwoStepArgs, 'id' | 'reason'>>;
  restoreDesigns?: Resolver<ResolversTypes['RestoreDesignsPayload'], ParentType, ContextType, RequireFields<Types.MutationRestoreDesignsArgs, 'ids'>>;
  restoreSection?: Resolver<ResolversTypes['SectionPayload'], ParentType, ContextType, RequireFields<Types.MutationRestoreSectionArgs, 'earlier' | 'key' | 'version'>>;
  resumeMailing?: Resolver<ResolversTypes['MailingPayload'], ParentType, ContextType, RequireFields<Types.MutationResumeMailingArgs, 'id'>>;
  resumeMonth?: Resolver<ResolversTypes['MonthPayload'], ParentType, ContextType, RequireFields<Types.MutationResumeMonthArgs, 'id'>>;
  retryEmails?: Resolver<ResolversTypes['RetryEmailsPayload'], ParentType, ContextType, RequireFields<Types.MutationRetryEmailsArgs, 'expected' | 'target'>>;
  retryMonth?: Resolver<ResolversTypes['MonthPayload'], ParentType, ContextType, RequireFields<Types.MutationRetryMonthArgs, 'id'>>;
  returnCredit?: Resolver<ResolversTypes['DesignPayload'], ParentType, ContextType, RequireFields<Types.MutationReturnCreditArgs, 'designId' | 'reason' | 'requestId'>>;
  returnDeductedCredit?: Resolver<ResolversTypes['CreditDeductionPayload'], ParentType, ContextType, RequireFields<Types.MutationReturnDeductedCreditArgs, 'input'>>;
  returnPurchase?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<Types.MutationReturnPurchaseArgs, 'id'>>;
  revealDesign?: Resolver<ResolversTypes['DesignPayload'], ParentType, ContextType, RequireFields<Types.MutationRevealDesignArgs, 'id' | 'reason'>>;
  revokeAdminApiToken?: Resolver<ResolversTypes['RevokeApiTokenPayload'], ParentType, ContextType, RequireFields<Types.MutationRevokeAdminApiTokenArgs, 'id' | 'reason'>>;
  revokeApiToken?: Resolver<ResolversTypes['RevokeApiTokenPayload'], ParentType, ContextType, RequireFields<Types.MutationRevokeApiTokenArgs, 'id'>>;
  rewriteCaption?: Resolver<ResolversTypes['RewriteCaptionPayload'], ParentType, ContextType, RequireFields<Types.MutationRewriteCaptionArgs, 'change' | 'id'>>;
  rotateShopWebhookSecret?: Resolver<ResolversTypes['WebhookEndpointPayload'], ParentType, ContextType, RequireFields<Types.MutationRotateShopWebhookSecretArgs, 'id' | 'version'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookEndpointPayload'], ParentType, ContextType, RequireFields<Types.MutationRotateWebhookSecretArgs, 'id' | 'version'>>;
  saveAiSettings?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveAiSettingsArgs, 'input' | 'version'>>;
  saveAppearance?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveAppearanceArgs, 'input' | 'version'>>;
  saveBannerViews?: Resolver<ResolversTypes['SectionPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveBannerViewsArgs, 'input'>>;
  saveBrand?: Resolver<ResolversTypes['BrandPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveBrandArgs, 'id' | 'input' | 'version'>>;
  saveCannedAnswer?: Resolver<ResolversTypes['CannedAnswerPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveCannedAnswerArgs, 'input' | 'version'>>;
  saveDesignDocument?: Resolver<ResolversTypes['DesignDocumentPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveDesignDocumentArgs, 'content' | 'id' | 'version'>>;
  saveEmailTemplate?: Resolver<ResolversTypes['EmailTemplatePayload'], ParentType, ContextType, RequireFields<Types.MutationSaveEmailTemplateArgs, 'input' | 'version'>>;
  saveFavoritePrompt?: Resolver<ResolversTypes['FavoritePromptPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveFavoritePromptArgs, 'input'>>;
  saveItem?: Resolver<ResolversTypes['ItemPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveItemArgs, 'input' | 'version'>>;
  saveListPreferences?: Resolver<ResolversTypes['ListPreferencesPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveListPreferencesArgs, 'input'>>;
  saveMailSettings?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveMailSettingsArgs, 'input' | 'version'>>;
  saveMonth?: Resolver<ResolversTypes['MonthPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveMonthArgs, 'id' | 'posts' | 'version'>>;
  savePackage?: Resolver<ResolversTypes['PackagePayload'], ParentType, ContextType, RequireFields<Types.MutationSavePackageArgs, 'input'>>;
  savePayPalSettings?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType, RequireFields<Types.MutationSavePayPalSettingsArgs, 'input'>>;
  saveSection?: Resolver<ResolversTypes['SectionPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveSectionArgs, 'input'>>;
  saveShopSettings?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveShopSettingsArgs, 'input' | 'version'>>;
  saveShopWebhookEndpoint?: Resolver<ResolversTypes['WebhookEndpointPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveShopWebhookEndpointArgs, 'input' | 'version'>>;
  saveView?: Resolver<ResolversTypes['SavedViewPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveViewArgs, 'input'>>;
  saveWebhookEndpoint?: Resolver<ResolversTypes['WebhookEndpointPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveWebhookEndpointArgs, 'input' | 'version'>>;
  scheduleSection?: Resolver<ResolversTypes['SectionPayload'], ParentType, ContextType, RequireFields<Types.MutationScheduleSectionArgs, 'input'>>;
  sendContactMessage?: Resolver<ResolversTypes['SendContactMessagePayload'], ParentType, ContextType, RequireFields<Types.MutationSendContactMessageArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<Types.MutationSendMessageArgs, 'input'>>;
  sendProofCode?: Resolver<ResolversTypes['SendProofCodePayload'], ParentType, ContextType>;
  sendTestEmail?: Resolver<ResolversTypes['SendTestEmailPayload'], ParentType, ContextType, RequireFields<Types.MutationSendTestEmailArgs, 'message'>>;
  sendVerificationEmail?: Resolver<ResolversTypes['VerifyEmailPayload'], ParentType, ContextType>;
  separateTicket?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<Types.MutationSeparateTicketArgs, 'id'>>;
  setAdminsNeedTwoStep?: Resolver<ResolversTypes['SettingsPayload'], ParentType, ContextType, RequireFields<Types.MutationSetAdminsNeedTwoStepArgs, 'isNeeded'>>;
  setAiKeyActive?: Resolver<ResolversTypes['AiKeyPayload'], ParentType, ContextType, RequireFields<Types.MutationSetAiKeyActiveArgs, 'id'>>;
  setItemActive?: Resolver<ResolversTypes['ItemPayload'], ParentType, ContextType, RequireFields<Types.MutationSetItemActiveArgs, 'id' | 'isActive' | 'version'>>;
  setMembership?: Resolver<ResolversTypes['ReportedAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationSetMembershipArgs, 'input'>>;
  setMonthPictureAddresses?: Resolver<ResolversTypes['MonthPayload'], ParentType, ContextType, RequireFields<Types.MutationSetMonthPictureAddressesArgs, 'id' | 'pictureAddresses'>>;
  setMonthReminders?: Resolver<ResolversTypes['MonthPayload'], ParentType, ContextType, RequireFields<Types.MutationSetMonthRemindersArgs, 'id' | 'reminders'>>;
  setPackageActive?: Resolver<ResolversTypes['PackagePayload'], ParentType, ContextType, RequireFields<Types.MutationSetPackageActiveArgs, 'id' | 'isActive' | 'version'>>;
  setPackageOrder?: Resolver<ResolversTypes['PackagesPayload'], ParentType, ContextType, RequireFields<Types.MutationSetPackageOrderArgs, 'ids' | 'shown'>>;
  setPreferredLettering?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Types.MutationSetPreferredLetteringArgs, 'lettering'>>;
  setSectionActive?: Resolver<ResolversTypes['SectionPayload'], ParentType, ContextType, RequireFields<Types.MutationSetSectionActiveArgs, 'key'>>;
  setSubscribed?: Resolver<ResolversTypes['SetSubscribedPayload'], ParentType, ContextType, RequireFields<Types.MutationSetSubscribedArgs, 'isSubscribed' | 'token'>>;
  setTicketActivity?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<Types.MutationSetTicketActivityArgs, 'activity' | 'id'>>;
  setTicketPriority?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<Types.MutationSetTicketPriorityArgs, 'id'>>;
  setTicketStatus?: Resolver<ResolversTypes['TicketPayload'], ParentType, ContextType, RequireFields<Types.MutationSetTicketStatusArgs, 'id' | 'status'>>;
  setUserDisabled?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<Types.MutationSetUserDisabledArgs, 'id' | 'isDisabled' | 'reason'>>;
  setWantedMails?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Types.MutationSetWantedMailsArgs, 'kinds'>>;
  settlePayment?: Resolver<ResolversTypes['PurchasePayload'], ParentType, ContextType, RequireFields<Types.MutationSettlePaymentArgs, 'paymentId' | 'reason'>>;
  signIn?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<Types.MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  signOutOtherSessions?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType>;
  signOutSession?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Types.MutationSignOutSessionArgs, 'id'>>;
  signOutUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<Types.MutationSignOutUserArgs, 'id' | 'reason'>>;
  startMailing?: Resolver<ResolversTypes['MailingPayload'], ParentType, ContextType, RequireFields<Types.MutationStartMailingArgs, 'input'>>;
  startPayment?: Resolver<ResolversTypes['StartPaymentPayload'], ParentType, ContextType, RequireFields<Types.MutationStartPaymentArgs, 'purchaseId'>>;
  stopMailing?: Resolver<ResolversTypes['MailingPayload'], ParentType, ContextType, RequireFields<Types.MutationStopMailingArgs, 'id'>>;
  syncTicket?: Resolver<ResolversTypes['SyncTicketPayload'], ParentType, ContextType, RequireFields<Types.MutationSyncTicketArgs, 'id' | 'input'>>;
  testAiKey?: Resolver<ResolversTypes['TestAiKeyPayload'], ParentType, ContextType, RequireFields<Types.MutationTestAiKeyArgs, 'id'>>;
  testEmail?: Resolver<ResolversTypes['TestServicePayload'], ParentType, ContextType>;
  testPayPal?: Resolver<ResolversTypes['TestPayPalPayload'], ParentType, ContextType, Partial<Types.MutationTestPayPalArgs>>;
  testShopWebhookEndpoint?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<Types.MutationTestShopWebhookEndpointArgs, 'id'>>;
  testStorage?: Resolver<ResolversTypes['TestServicePayload'], ParentType, ContextType>;
  testWebhookEndpoint?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<Types.MutationTestWebhookEndpointArgs, 'id'>>;
  undoEmailChange?: Resolver<ResolversTypes['UndoEmailChangePayload'], ParentType, ContextType, RequireFields<Types.MutationUndoEmailChangeArgs, 'token'>>;
  unlinkSignIn?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Types.MutationUnlinkSignInArgs, 'id' | 'proof'>>;
  unscheduleSection?: Resolver<ResolversTypes['SectionPayload'], ParentType, ContextType, RequireFields<Types.MutationUnscheduleSectionArgs, 'id'>>;
  updateAiKey?: Resolver<ResolversTypes['AiKeyPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateAiKeyArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateProfileArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateUserArgs, 'id' | 'input'>>;
  uploadImage?: Resolver<ResolversTypes['UploadImagePayload'], ParentType, ContextType, RequireFields<Types.MutationUploadImageArgs, 'image'>>;
  uploadLogo?: Resolver<ResolversTypes['LogoPayload'], ParentType, ContextType, RequireFields<Types.MutationUploadLogoArgs, 'image'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailPayload'], ParentType, ContextType, RequireFields<Types.MutationVerifyEmailArgs, 'token'>>;
  verifyPurchase?: Resolver<ResolversTypes['VerifyPurchasePayload'], ParentType, ContextType, RequireFields<Types.MutationVerifyPurchaseArgs, 'id'>>;
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
  captureId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditEntries?: Resolver<Types.Maybe<ResolversTypes['CreditEntryPage']>, ParentType, ContextType, Partial<Types.OrderCreditEntriesArgs>>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  customerEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  designs?: Resolver<Types.Maybe<ResolversTypes['DesignPage']>, ParentType, ContextType, Partial<Types.OrderDesignsArgs>>;
  disputes?: Resolver<Types.Maybe<Array<ResolversTypes['Dispute']>>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['PurchaseStep']>, ParentType, ContextType>;
  holdReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PurchaseKind'], ParentType, ContextType>;
  membershipUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderStatus?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  package?: Resolver<Types.Maybe<ResolversTypes['Package']>, ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payerEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentProblem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  payments?: Resolver<Types.Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  paypalOrderId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundUnderWay?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  returnableUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sellerEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tickets?: Resolver<Types.Maybe<ResolversTypes['TicketPage']>, ParentType, ContextType, Partial<Types.OrderTicketsArgs>>;
  timeline?: Resolver<Types.Maybe<Array<ResolversTypes['PurchaseEvent']>>, ParentType, ContextType, Partial<Types.OrderTimelineArgs>>;
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
  isActive?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sellerEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validityDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PackagePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackagePayload'] = ResolversParentTypes['PackagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isChanged?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  package?: Resolver<Types.Maybe<ResolversTypes['Package']>, ParentType, ContextType>;
};

export type PackagesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackagesPayload'] = ResolversParentTypes['PackagesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  packages?: Resolver<Types.Maybe<Array<ResolversTypes['Package']>>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  secretSet?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['PayPalWebhook']>, ParentType, ContextType>;
};

export type PayPalWebhookResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PayPalWebhook'] = ResolversParentTypes['PayPalWebhook']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastEventAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  captureId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  capturedAmount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  capturedCurrency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRefundable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSettleable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AttemptStatus'], ParentType, ContextType>;
};

export type PeriodFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PeriodFigures'] = ResolversParentTypes['PeriodFigures']> = {
  cost?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  costPerDesign?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failureRate?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  firstPurchases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marginPerDesign?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medianSeconds?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  money?: Resolver<Array<ResolversTypes['MoneyFigures']>, ParentType, ContextType>;
  paidOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondPurchases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signUps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slowSeconds?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PostCaptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PostCaption'] = ResolversParentTypes['PostCaption']> = {
  altText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PostContent'] = ResolversParentTypes['PostContent']> = {
  caption?: Resolver<ResolversTypes['PostCaption'], ParentType, ContextType>;
  fonts?: Resolver<ResolversTypes['FontPair'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['PostLogo']>, ParentType, ContextType>;
  palette?: Resolver<ResolversTypes['PostPalette'], ParentType, ContextType>;
  perSize?: Resolver<Array<ResolversTypes['PostOfSize']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['PostPicture'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['PostWords'], ParentType, ContextType>;
};

export type PostFocalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PostFocal'] = ResolversParentTypes['PostFocal']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PostLogoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PostLogo'] = ResolversParentTypes['PostLogo']> = {
  corner?: Resolver<ResolversTypes['LogoCorner'], ParentType, ContextType>;
  dark?: Resolver<Types.Maybe<ResolversTypes['LogoPicture']>, ParentType, ContextType>;
  ground?: Resolver<ResolversTypes['LogoGround'], ParentType, ContextType>;
  light?: Resolver<Types.Maybe<ResolversTypes['LogoPicture']>, ParentType, ContextType>;
};

export type PostOfSizeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PostOfSize'] = ResolversParentTypes['PostOfSize']> = {
  focal?: Resolver<Types.Maybe<ResolversTypes['PostFocal']>, ParentType, ContextType>;
  headline?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<Array<ResolversTypes['PostSlot']>, ParentType, ContextType>;
  layout?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scale?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['PostSize'], ParentType, ContextType>;
};

export type PostPaletteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PostPalette'] = ResolversParentTypes['PostPalette']> = {
  accent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['PaletteSource'], ParentType, ContextType>;
  ground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  main?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  second?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  soft?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostPictureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PostPicture'] = ResolversParentTypes['PostPicture']> = {
  finish?: Resolver<ResolversTypes['PictureFinish'], ParentType, ContextType>;
  focalX?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  focalY?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PostTextResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PostText'] = ResolversParentTypes['PostText']> = {
  align?: Resolver<Types.Maybe<ResolversTypes['PostAlign']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scale?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostWordsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PostWords'] = ResolversParentTypes['PostWords']> = {
  badge?: Resolver<ResolversTypes['PostText'], ParentType, ContextType>;
  button?: Resolver<ResolversTypes['PostText'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['PostText'], ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['PostText'], ParentType, ContextType>;
  second?: Resolver<ResolversTypes['PostText'], ParentType, ContextType>;
};

export type PrepareDataDownloadPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrepareDataDownloadPayload'] = ResolversParentTypes['PrepareDataDownloadPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromptTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptTemplate'] = ResolversParentTypes['PromptTemplate']> = {
  niche?: Resolver<Types.Maybe<ResolversTypes['Niche']>, ParentType, ContextType>;
  platform?: Resolver<Types.Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PurchaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Purchase'] = ResolversParentTypes['Purchase']> = {
  __resolveType: TypeResolveFn<'ItemOrder' | 'Order', ParentType, ContextType>;
};

export type PurchaseEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PurchaseEvent'] = ResolversParentTypes['PurchaseEvent']> = {
  actor?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attemptStatus?: Resolver<Types.Maybe<ResolversTypes['AttemptStatus']>, ParentType, ContextType>;
  commentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  currency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disputeStatus?: Resolver<Types.Maybe<ResolversTypes['DisputeStatus']>, ParentType, ContextType>;
  emailStatus?: Resolver<Types.Maybe<ResolversTypes['EmailStatus']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PurchaseEventKind'], ParentType, ContextType>;
  orderStatus?: Resolver<Types.Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  paymentStatus?: Resolver<Types.Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  refundStatus?: Resolver<Types.Maybe<ResolversTypes['RefundStatus']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PurchasePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PurchasePage'] = ResolversParentTypes['PurchasePage']> = {
  items?: Resolver<Array<ResolversTypes['Purchase']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PurchasePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PurchasePayload'] = ResolversParentTypes['PurchasePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  purchase?: Resolver<Types.Maybe<ResolversTypes['Purchase']>, ParentType, ContextType>;
  wasPaidBefore?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type PurchaseStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PurchaseStep'] = ResolversParentTypes['PurchaseStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderStatus?: Resolver<Types.Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  paymentStatus?: Resolver<Types.Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  aboutPage?: Resolver<ResolversTypes['AboutPage'], ParentType, ContextType>;
  account?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<Types.QueryAccountArgs, 'isOwn'>>;
  activeAiKeys?: Resolver<Array<ResolversTypes['ActiveAiKey']>, ParentType, ContextType>;
  adminApiTokens?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  adminSearch?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType, RequireFields<Types.QueryAdminSearchArgs, 'text'>>;
  aiCosts?: Resolver<ResolversTypes['AiCosts'], ParentType, ContextType, RequireFields<Types.QueryAiCostsArgs, 'range'>>;
  aiKeys?: Resolver<Array<ResolversTypes['AiKey']>, ParentType, ContextType>;
  allItems?: Resolver<ResolversTypes['ItemPage'], ParentType, ContextType, Partial<Types.QueryAllItemsArgs>>;
  allPackages?: Resolver<Array<ResolversTypes['Package']>, ParentType, ContextType>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryPage'], ParentType, ContextType, Partial<Types.QueryAuditEntriesArgs>>;
  bannerSection?: Resolver<ResolversTypes['BannerSection'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType, RequireFields<Types.QueryBrandArgs, 'id'>>;
  cannedAnswers?: Resolver<Array<ResolversTypes['CannedAnswer']>, ParentType, ContextType>;
  contactPage?: Resolver<ResolversTypes['ContactPage'], ParentType, ContextType>;
  contentExport?: Resolver<ResolversTypes['ContentExport'], ParentType, ContextType>;
  contentPartComparison?: Resolver<ResolversTypes['ContentPartComparison'], ParentType, ContextType, RequireFields<Types.QueryContentPartComparisonArgs, 'json' | 'name'>>;
  countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  creditEntries?: Resolver<ResolversTypes['CreditEntryPage'], ParentType, ContextType, Partial<Types.QueryCreditEntriesArgs>>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType, RequireFields<Types.QueryDashboardArgs, 'compare' | 'range'>>;
  delivery?: Resolver<ResolversTypes['Delivery'], ParentType, ContextType>;
  design?: Resolver<ResolversTypes['Design'], ParentType, ContextType, RequireFields<Types.QueryDesignArgs, 'id'>>;
  designDocument?: Resolver<ResolversTypes['DesignDocument'], ParentType, ContextType, RequireFields<Types.QueryDesignDocumentArgs, 'id'>>;
  designFailures?: Resolver<ResolversTypes['DesignFailures'], ParentType, ContextType, RequireFields<Types.QueryDesignFailuresArgs, 'by' | 'range'>>;
  designs?: Resolver<ResolversTypes['DesignPage'], ParentType, ContextType, Partial<Types.QueryDesignsArgs>>;
  email?: Resolver<ResolversTypes['Email'], ParentType, ContextType, RequireFields<Types.QueryEmailArgs, 'id'>>;
  emailRegistration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailTemplates?: Resolver<Array<ResolversTypes['EmailTemplate']>, ParentType, ContextType>;
  emails?: Resolver<ResolversTypes['EmailPage'], ParentType, ContextType, Partial<Types.QueryEmailsArgs>>;
  events?: Resolver<ResolversTypes['EventPage'], ParentType, ContextType, Partial<Types.QueryEventsArgs>>;
  featuresSection?: Resolver<ResolversTypes['FeaturesSection'], ParentType, ContextType>;
  footerSection?: Resolver<ResolversTypes['FooterSection'], ParentType, ContextType>;
  generator?: Resolver<ResolversTypes['Generator'], ParentType, ContextType>;
  item?: Resolver<Types.Maybe<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<Types.QueryItemArgs, 'by'>>;
  itemAccess?: Resolver<ResolversTypes['ItemAccess'], ParentType, ContextType, RequireFields<Types.QueryItemAccessArgs, 'itemId'>>;
  itemForEditing?: Resolver<ResolversTypes['Item'], ParentType, ContextType, RequireFields<Types.QueryItemForEditingArgs, 'id'>>;
  items?: Resolver<ResolversTypes['ItemPage'], ParentType, ContextType, Partial<Types.QueryItemsArgs>>;
  listPreferences?: Resolver<ResolversTypes['ListPreferences'], ParentType, ContextType, RequireFields<Types.QueryListPreferencesArgs, 'list'>>;
  mailingPreview?: Resolver<ResolversTypes['MailingPreview'], ParentType, ContextType, RequireFields<Types.QueryMailingPreviewArgs, 'kind' | 'target'>>;
  mailings?: Resolver<ResolversTypes['MailingPage'], ParentType, ContextType, Partial<Types.QueryMailingsArgs>>;
  me?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  monthPlan?: Resolver<ResolversTypes['MonthPlan'], ParentType, ContextType, RequireFields<Types.QueryMonthPlanArgs, 'id'>>;
  navbarSection?: Resolver<ResolversTypes['NavbarSection'], ParentType, ContextType>;
  needsAttention?: Resolver<Array<ResolversTypes['AttentionItem']>, ParentType, ContextType>;
  package?: Resolver<Types.Maybe<ResolversTypes['Package']>, ParentType, ContextType, RequireFields<Types.QueryPackageArgs, 'id'>>;
  packageForEditing?: Resolver<ResolversTypes['Package'], ParentType, ContextType, RequireFields<Types.QueryPackageForEditingArgs, 'id'>>;
  packages?: Resolver<Array<ResolversTypes['Package']>, ParentType, ContextType>;
  previewEmail?: Resolver<ResolversTypes['EmailPreviewPayload'], ParentType, ContextType, RequireFields<Types.QueryPreviewEmailArgs, 'message'>>;
  privacyPage?: Resolver<ResolversTypes['LegalPage'], ParentType, ContextType>;
  purchase?: Resolver<ResolversTypes['Purchase'], ParentType, ContextType, RequireFields<Types.QueryPurchaseArgs, 'id'>>;
  purchaseByCode?: Resolver<ResolversTypes['Purchase'], ParentType, ContextType, RequireFields<Types.QueryPurchaseByCodeArgs, 'code'>>;
  purchases?: Resolver<ResolversTypes['PurchasePage'], ParentType, ContextType, Partial<Types.QueryPurchasesArgs>>;
  savedViews?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<Types.QuerySavedViewsArgs, 'list'>>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  setupChecklist?: Resolver<Array<ResolversTypes['SetupStep']>, ParentType, ContextType, RequireFields<Types.QuerySetupChecklistArgs, 'withDone'>>;
  shopActivity?: Resolver<ResolversTypes['ShopActivity'], ParentType, ContextType>;
  signInProviders?: Resolver<Array<ResolversTypes['SignInProvider']>, ParentType, ContextType>;
  storedSection?: Resolver<ResolversTypes['StoredSection'], ParentType, ContextType, RequireFields<Types.QueryStoredSectionArgs, 'key'>>;
  storedSections?: Resolver<Array<ResolversTypes['StoredSection']>, ParentType, ContextType>;
  suppressedAddresses?: Resolver<ResolversTypes['SuppressedAddressPage'], ParentType, ContextType, Partial<Types.QuerySuppressedAddressesArgs>>;
  termsPage?: Resolver<ResolversTypes['LegalPage'], ParentType, ContextType>;
  testimonialsSection?: Resolver<ResolversTypes['TestimonialsSection'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Types.QueryTicketArgs, 'id'>>;
  tickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType, Partial<Types.QueryTicketsArgs>>;
  unmatchedPayments?: Resolver<ResolversTypes['UnmatchedPaymentPage'], ParentType, ContextType, Partial<Types.QueryUnmatchedPaymentsArgs>>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.QueryUserArgs, 'id'>>;
  userDeletionPreview?: Resolver<ResolversTypes['UserDeletionPreview'], ParentType, ContextType, RequireFields<Types.QueryUserDeletionPreviewArgs, 'target'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, Partial<Types.QueryUsersArgs>>;
  webhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<Types.QueryWebhookEndpointArgs, 'id'>>;
  webhookEndpoints?: Resolver<Array<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
};

export type ReadWebsitePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReadWebsitePayload'] = ResolversParentTypes['ReadWebsitePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  website?: Resolver<Types.Maybe<ResolversTypes['Website']>, ParentType, ContextType>;
};

export type ReconcilePurchasePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReconcilePurchasePayload'] = ResolversParentTypes['ReconcilePurchasePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  found?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchase?: Resolver<Types.Maybe<ResolversTypes['Purchase']>, ParentType, ContextType>;
};

export type RecoverAccountPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecoverAccountPayload'] = ResolversParentTypes['RecoverAccountPayload']> = {
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecoveryCodesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecoveryCodesPayload'] = ResolversParentTypes['RecoveryCodesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RedeliverFailedPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RedeliverFailedPayload'] = ResolversParentTypes['RedeliverFailedPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  left?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  queued?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RefundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditsBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
  unknownSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReportPaymentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportPaymentPayload'] = ResolversParentTypes['ReportPaymentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isSettled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  purchase?: Resolver<Types.Maybe<ResolversTypes['Purchase']>, ParentType, ContextType>;
};

export type ReportedAccountPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportedAccountPayload'] = ResolversParentTypes['ReportedAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isChanged?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isOther?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreDesignsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RestoreDesignsPayload'] = ResolversParentTypes['RestoreDesignsPayload']> = {
  designs?: Resolver<Array<ResolversTypes['Design']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['BulkRefusal']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetryEmailsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetryEmailsPayload'] = ResolversParentTypes['RetryEmailsPayload']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['BulkRefusal']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeApiTokenPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RevokeApiTokenPayload'] = ResolversParentTypes['RevokeApiTokenPayload']> = {
  apiToken?: Resolver<Types.Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RewriteCaptionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RewriteCaptionPayload'] = ResolversParentTypes['RewriteCaptionPayload']> = {
  caption?: Resolver<Types.Maybe<ResolversTypes['PostCaption']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface SafeHtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeHtml'], any> {
  name: 'SafeHtml';
}

export type SavedViewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['AdminList'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedViewPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedViewPayload'] = ResolversParentTypes['SavedViewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  view?: Resolver<Types.Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
};

export type ScheduledSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ScheduledSection'] = ResolversParentTypes['ScheduledSection']> = {
  basedOn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  body?: Resolver<Types.Maybe<ResolversTypes['SectionBody']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['ScheduleProblem']>, ParentType, ContextType>;
  publishAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scheduledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scheduledBy?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchHitKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionBodyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SectionBody'] = ResolversParentTypes['SectionBody']> = {
  __resolveType: TypeResolveFn<'AboutPage' | 'BannerSection' | 'ContactPage' | 'FeaturesSection' | 'FooterSection' | 'LegalPage' | 'NavbarSection' | 'TestimonialsSection', ParentType, ContextType>;
};

export type SectionLogoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SectionLogo'] = ResolversParentTypes['SectionLogo']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SectionPayload'] = ResolversParentTypes['SectionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  section?: Resolver<Types.Maybe<ResolversTypes['StoredSection']>, ParentType, ContextType>;
};

export type SectionVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SectionVersion'] = ResolversParentTypes['SectionVersion']> = {
  body?: Resolver<Types.Maybe<ResolversTypes['SectionBody']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SectionVersionPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SectionVersionPage'] = ResolversParentTypes['SectionVersionPage']> = {
  items?: Resolver<Array<ResolversTypes['SectionVersion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SectionVideoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SectionVideo'] = ResolversParentTypes['SectionVideo']> = {
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendContactMessagePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendContactMessagePayload'] = ResolversParentTypes['SendContactMessagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendMessagePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendMessagePayload'] = ResolversParentTypes['SendMessagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
};

export type SendProofCodePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendProofCodePayload'] = ResolversParentTypes['SendProofCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendTestEmailPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendTestEmailPayload'] = ResolversParentTypes['SendTestEmailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  recipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SetSubscribedPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetSubscribedPayload'] = ResolversParentTypes['SetSubscribedPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isSubscribed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  ai?: Resolver<Types.Maybe<ResolversTypes['AiSettings']>, ParentType, ContextType>;
  appearance?: Resolver<ResolversTypes['Appearance'], ParentType, ContextType>;
  mail?: Resolver<Types.Maybe<ResolversTypes['MailSettings']>, ParentType, ContextType>;
  paypal?: Resolver<ResolversTypes['PayPalSettings'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['ShopSettings'], ParentType, ContextType>;
};

export type SettingsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SettingsPayload'] = ResolversParentTypes['SettingsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<Types.Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  verified?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetupStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetupStep'] = ResolversParentTypes['SetupStep']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['SetupStepName'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShopActivityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopActivity'] = ResolversParentTypes['ShopActivity']> = {
  needsAttention?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newestDesignAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  newestDesignId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  newestPurchaseAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  newestPurchaseId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  newestUserAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  newestUserId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  openTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopSettings'] = ResolversParentTypes['ShopSettings']> = {
  adminsNeedTwoStep?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  brands?: Resolver<Types.Maybe<ResolversTypes['BrandsPerMembership']>, ParentType, ContextType>;
  docs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoicePrefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refundProofAbove?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  returnDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellerAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatRate?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  paypalOrderId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoredSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoredSection'] = ResolversParentTypes['StoredSection']> = {
  body?: Resolver<ResolversTypes['SectionBody'], ParentType, ContextType>;
  earlier?: Resolver<ResolversTypes['SectionVersionPage'], ParentType, ContextType, Partial<Types.StoredSectionEarlierArgs>>;
  earlierVersion?: Resolver<Types.Maybe<ResolversTypes['SectionVersion']>, ParentType, ContextType, RequireFields<Types.StoredSectionEarlierVersionArgs, 'version'>>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['SectionKey'], ParentType, ContextType>;
  scheduled?: Resolver<Types.Maybe<ResolversTypes['ScheduledSection']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  allTicketsChanged?: SubscriptionResolver<ResolversTypes['TicketsChange'], "allTicketsChanged", ParentType, ContextType>;
  designChanged?: SubscriptionResolver<ResolversTypes['Design'], "designChanged", ParentType, ContextType, RequireFields<Types.SubscriptionDesignChangedArgs, 'id'>>;
  designsChanged?: SubscriptionResolver<ResolversTypes['DesignsChange'], "designsChanged", ParentType, ContextType>;
  eventAdded?: SubscriptionResolver<ResolversTypes['Event'], "eventAdded", ParentType, ContextType, Partial<Types.SubscriptionEventAddedArgs>>;
  meChanged?: SubscriptionResolver<ResolversTypes['User'], "meChanged", ParentType, ContextType>;
  purchaseChanged?: SubscriptionResolver<ResolversTypes['Purchase'], "purchaseChanged", ParentType, ContextType, RequireFields<Types.SubscriptionPurchaseChangedArgs, 'id'>>;
  shopChanged?: SubscriptionResolver<ResolversTypes['ShopActivity'], "shopChanged", ParentType, ContextType>;
  shopEventAdded?: SubscriptionResolver<ResolversTypes['Event'], "shopEventAdded", ParentType, ContextType, Partial<Types.SubscriptionShopEventAddedArgs>>;
  ticketChanged?: SubscriptionResolver<ResolversTypes['Ticket'], "ticketChanged", ParentType, ContextType, RequireFields<Types.SubscriptionTicketChangedArgs, 'id'>>;
  ticketPresenceChanged?: SubscriptionResolver<ResolversTypes['Ticket'], "ticketPresenceChanged", ParentType, ContextType, RequireFields<Types.SubscriptionTicketPresenceChangedArgs, 'id'>>;
  ticketsChanged?: SubscriptionResolver<ResolversTypes['TicketsChange'], "ticketsChanged", ParentType, ContextType>;
};

export type SuccessStoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuccessStory'] = ResolversParentTypes['SuccessStory']> = {
  buttonLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buttonText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerInfo?: Resolver<ResolversTypes['CustomerInfo'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageAlt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuppressedAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuppressedAddress'] = ResolversParentTypes['SuppressedAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuppressedAddressPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuppressedAddressPage'] = ResolversParentTypes['SuppressedAddressPage']> = {
  items?: Resolver<Array<ResolversTypes['SuppressedAddress']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SyncTicketPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SyncTicketPayload'] = ResolversParentTypes['SyncTicketPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isChanged?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ticket?: Resolver<Types.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
};

export type TestAiKeyPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestAiKeyPayload'] = ResolversParentTypes['TestAiKeyPayload']> = {
  aiKey?: Resolver<Types.Maybe<ResolversTypes['AiKey']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  works?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TestPayPalPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestPayPalPayload'] = ResolversParentTypes['TestPayPalPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhookProblem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  works?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TestServicePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestServicePayload'] = ResolversParentTypes['TestServicePayload']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  tookMs?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  assignee?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  design?: Resolver<Types.Maybe<ResolversTypes['Design']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['TicketImage']>, ParentType, ContextType>;
  lastMessageAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mergedInto?: Resolver<Types.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  mergedTickets?: Resolver<Array<ResolversTypes['Ticket']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  presence?: Resolver<Types.Maybe<Array<ResolversTypes['TicketPresence']>>, ParentType, ContextType>;
  priority?: Resolver<Types.Maybe<ResolversTypes['TicketPriority']>, ParentType, ContextType>;
  purchase?: Resolver<Types.Maybe<ResolversTypes['Purchase']>, ParentType, ContextType>;
  replies?: Resolver<Array<ResolversTypes['TicketReply']>, ParentType, ContextType>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unreadBySupport?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadByUser?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userPhotoUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type TicketImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketImage'] = ResolversParentTypes['TicketImage']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TicketPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketPage'] = ResolversParentTypes['TicketPage']> = {
  items?: Resolver<Array<ResolversTypes['Ticket']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TicketPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketPayload'] = ResolversParentTypes['TicketPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ticket?: Resolver<Types.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type TicketPresenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketPresence'] = ResolversParentTypes['TicketPresence']> = {
  admin?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  isWriting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TicketReplyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketReply'] = ResolversParentTypes['TicketReply']> = {
  author?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['TicketImage']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['TicketSender'], ParentType, ContextType>;
};

export type TicketsChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketsChange'] = ResolversParentTypes['TicketsChange']> = {
  ticket?: Resolver<Types.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UndoEmailChangePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndoEmailChangePayload'] = ResolversParentTypes['UndoEmailChangePayload']> = {
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnmatchedPaymentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnmatchedPayment'] = ResolversParentTypes['UnmatchedPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  captureId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  capturedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payerEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paypalOrderId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchase?: Resolver<Types.Maybe<ResolversTypes['Purchase']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UnmatchedPaymentState'], ParentType, ContextType>;
  suggestedAccount?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UnmatchedPaymentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnmatchedPaymentPage'] = ResolversParentTypes['UnmatchedPaymentPage']> = {
  items?: Resolver<Array<ResolversTypes['UnmatchedPayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnmatchedPaymentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnmatchedPaymentPayload'] = ResolversParentTypes['UnmatchedPaymentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['UnmatchedPayment']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadImagePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UploadImagePayload'] = ResolversParentTypes['UploadImagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['UploadedImage']>, ParentType, ContextType>;
};

export type UploadedImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UploadedImage'] = ResolversParentTypes['UploadedImage']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  aboutMe?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apiRequests?: Resolver<ResolversTypes['ApiRequestPage'], ParentType, ContextType, Partial<Types.UserApiRequestsArgs>>;
  apiTokens?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  auditEntries?: Resolver<Types.Maybe<ResolversTypes['AuditEntryPage']>, ParentType, ContextType, Partial<Types.UserAuditEntriesArgs>>;
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  city?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditEntries?: Resolver<ResolversTypes['CreditEntryPage'], ParentType, ContextType, Partial<Types.UserCreditEntriesArgs>>;
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  designPhotos?: Resolver<Array<ResolversTypes['DesignPhoto']>, ParentType, ContextType>;
  designs?: Resolver<ResolversTypes['DesignPage'], ParentType, ContextType, Partial<Types.UserDesignsArgs>>;
  disabledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['EventPage'], ParentType, ContextType, Partial<Types.UserEventsArgs>>;
  favoritePrompts?: Resolver<Array<ResolversTypes['FavoritePrompt']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastBilling?: Resolver<Types.Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  membership?: Resolver<ResolversTypes['Membership'], ParentType, ContextType>;
  membershipAfterPremium?: Resolver<Types.Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  membershipUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  messages?: Resolver<Types.Maybe<ResolversTypes['MessagePage']>, ParentType, ContextType, Partial<Types.UserMessagesArgs>>;
  monthPlans?: Resolver<Array<ResolversTypes['MonthPlan']>, ParentType, ContextType>;
  mostBrands?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mustSetUpTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<Array<ResolversTypes['UserNote']>>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchases?: Resolver<ResolversTypes['PurchasePage'], ParentType, ContextType, Partial<Types.UserPurchasesArgs>>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  security?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['SessionPage'], ParentType, ContextType, Partial<Types.UserSessionsArgs>>;
  tickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType, Partial<Types.UserTicketsArgs>>;
  unreadTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wantedMails?: Resolver<Array<ResolversTypes['MailKind']>, ParentType, ContextType>;
  webhookEndpoints?: Resolver<Array<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
};

export type UserDeletionPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserDeletionPreview'] = ResolversParentTypes['UserDeletionPreview']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  buyers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserNoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserNote'] = ResolversParentTypes['UserNote']> = {
  author?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserPayload'] = ResolversParentTypes['UserPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isChanged?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type VerifyEmailPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VerifyEmailPayload'] = ResolversParentTypes['VerifyEmailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type VerifyPurchasePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VerifyPurchasePayload'] = ResolversParentTypes['VerifyPurchasePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isVerified?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  purchase?: Resolver<Types.Maybe<ResolversTypes['Purchase']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attemptedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  givenUp?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  request?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  response?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responseStatus?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  tries?: Resolver<Array<ResolversTypes['WebhookTry']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['WebhookEventType'], ParentType, ContextType>;
};

export type WebhookDeliveryPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookDeliveryPage'] = ResolversParentTypes['WebhookDeliveryPage']> = {
  items?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookDeliveryPayload'] = ResolversParentTypes['WebhookDeliveryPayload']> = {
  deliveryId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookEndpointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookEndpoint'] = ResolversParentTypes['WebhookEndpoint']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<ResolversTypes['WebhookDeliveryPage'], ParentType, ContextType, Partial<Types.WebhookEndpointDeliveriesArgs>>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earlierSecretUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEventType']>, ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  offReason?: Resolver<Types.Maybe<ResolversTypes['WebhookOffReason']>, ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookEndpointPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookEndpointPayload'] = ResolversParentTypes['WebhookEndpointPayload']> = {
  endpoint?: Resolver<Types.Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookEventTypeResolvers = { CREDITS_GRANTED: 'credits.granted', CREDITS_LOW: 'credits.low', DESIGN_DELETED: 'design.deleted', DESIGN_FAILED: 'design.failed', DESIGN_SUCCEEDED: 'design.succeeded', ORDER_CANCELLED: 'order.cancelled', ORDER_CREATED: 'order.created', ORDER_DISPUTED: 'order.disputed', ORDER_PAID: 'order.paid', ORDER_REFUNDED: 'order.refunded', TICKET_CREATED: 'ticket.created', TICKET_REPLIED: 'ticket.replied', TICKET_STATUS_CHANGED: 'ticket.status_changed', USER_REGISTERED: 'user.registered', WEBHOOK_TEST: 'webhook.test' };

export type WebhookTryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookTry'] = ResolversParentTypes['WebhookTry']> = {
  attemptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestHead?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  response?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responseStatus?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebsiteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Website'] = ResolversParentTypes['Website']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buttons?: Resolver<Types.Maybe<ResolversTypes['WebsiteButtons']>, ParentType, ContextType>;
  colors?: Resolver<Types.Maybe<ResolversTypes['WebsiteColors']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['WebsiteText']>, ParentType, ContextType>;
  fonts?: Resolver<Types.Maybe<ResolversTypes['WebsiteFonts']>, ParentType, ContextType>;
  handle?: Resolver<Types.Maybe<ResolversTypes['WebsiteText']>, ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['WebsiteText']>, ParentType, ContextType>;
  logos?: Resolver<Array<ResolversTypes['WebsiteLogo']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['WebsiteText']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<Types.Maybe<ResolversTypes['WebsiteWords']>, ParentType, ContextType>;
};

export type WebsiteBrandColorsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebsiteBrandColors'] = ResolversParentTypes['WebsiteBrandColors']> = {
  accent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  main?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  second?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebsiteButtonsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebsiteButtons'] = ResolversParentTypes['WebsiteButtons']> = {
  seenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebsiteColorsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebsiteColors'] = ResolversParentTypes['WebsiteColors']> = {
  seenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['WebsiteBrandColors'], ParentType, ContextType>;
};

export type WebsiteFontsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebsiteFonts'] = ResolversParentTypes['WebsiteFonts']> = {
  seenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['FontPair'], ParentType, ContextType>;
};

export type WebsiteLogoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebsiteLogo'] = ResolversParentTypes['WebsiteLogo']> = {
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ink?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ratio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebsiteTextResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebsiteText'] = ResolversParentTypes['WebsiteText']> = {
  seenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebsiteWordsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebsiteWords'] = ResolversParentTypes['WebsiteWords']> = {
  buttons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wordsToUse?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AboutFeature?: AboutFeatureResolvers<ContextType>;
  AboutPage?: AboutPageResolvers<ContextType>;
  AboutSection?: AboutSectionResolvers<ContextType>;
  AccentTones?: AccentTonesResolvers<ContextType>;
  AccountPayload?: AccountPayloadResolvers<ContextType>;
  AccountSecurity?: AccountSecurityResolvers<ContextType>;
  ActiveAiKey?: ActiveAiKeyResolvers<ContextType>;
  AiCost?: AiCostResolvers<ContextType>;
  AiCosts?: AiCostsResolvers<ContextType>;
  AiKey?: AiKeyResolvers<ContextType>;
  AiKeyPayload?: AiKeyPayloadResolvers<ContextType>;
  AiSettings?: AiSettingsResolvers<ContextType>;
  AllowAddressPayload?: AllowAddressPayloadResolvers<ContextType>;
  ApiRequest?: ApiRequestResolvers<ContextType>;
  ApiRequestPage?: ApiRequestPageResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  Appearance?: AppearanceResolvers<ContextType>;
  AttentionItem?: AttentionItemResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  AuthButtons?: AuthButtonsResolvers<ContextType>;
  BannerSection?: BannerSectionResolvers<ContextType>;
  BeginTwoStepPayload?: BeginTwoStepPayloadResolvers<ContextType>;
  Billing?: BillingResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BrandColors?: BrandColorsResolvers<ContextType>;
  BrandLogo?: BrandLogoResolvers<ContextType>;
  BrandPayload?: BrandPayloadResolvers<ContextType>;
  BrandsPerMembership?: BrandsPerMembershipResolvers<ContextType>;
  BulkPayload?: BulkPayloadResolvers<ContextType>;
  BulkRefusal?: BulkRefusalResolvers<ContextType>;
  ButtonColor?: ButtonColorResolvers;
  ButtonLabel?: ButtonLabelResolvers;
  ButtonLayout?: ButtonLayoutResolvers;
  ButtonShape?: ButtonShapeResolvers;
  CancelPurchasesPayload?: CancelPurchasesPayloadResolvers<ContextType>;
  CannedAnswer?: CannedAnswerResolvers<ContextType>;
  CannedAnswerPayload?: CannedAnswerPayloadResolvers<ContextType>;
  ConfirmAdminPayload?: ConfirmAdminPayloadResolvers<ContextType>;
  ConfirmIdentityPayload?: ConfirmIdentityPayloadResolvers<ContextType>;
  ContactInfo?: ContactInfoResolvers<ContextType>;
  ContactPage?: ContactPageResolvers<ContextType>;
  ContentExport?: ContentExportResolvers<ContextType>;
  ContentPartChange?: ContentPartChangeResolvers<ContextType>;
  ContentPartComparison?: ContentPartComparisonResolvers<ContextType>;
  ContentSection?: ContentSectionResolvers<ContextType>;
  CreateApiTokenPayload?: CreateApiTokenPayloadResolvers<ContextType>;
  CreditDeductionPayload?: CreditDeductionPayloadResolvers<ContextType>;
  CreditEntry?: CreditEntryResolvers<ContextType>;
  CreditEntryPage?: CreditEntryPageResolvers<ContextType>;
  CustomerInfo?: CustomerInfoResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteAiKeyPayload?: DeleteAiKeyPayloadResolvers<ContextType>;
  DeleteDesignsPayload?: DeleteDesignsPayloadResolvers<ContextType>;
  DeletePurchasePayload?: DeletePurchasePayloadResolvers<ContextType>;
  DeletePurchasesPayload?: DeletePurchasesPayloadResolvers<ContextType>;
  DeleteWebhookEndpointPayload?: DeleteWebhookEndpointPayloadResolvers<ContextType>;
  DeletedSince?: DeletedSinceResolvers<ContextType>;
  Delivery?: DeliveryResolvers<ContextType>;
  Design?: DesignResolvers<ContextType>;
  DesignDocument?: DesignDocumentResolvers<ContextType>;
  DesignDocumentPayload?: DesignDocumentPayloadResolvers<ContextType>;
  DesignFailureDay?: DesignFailureDayResolvers<ContextType>;
  DesignFailureGroup?: DesignFailureGroupResolvers<ContextType>;
  DesignFailures?: DesignFailuresResolvers<ContextType>;
  DesignPage?: DesignPageResolvers<ContextType>;
  DesignPayload?: DesignPayloadResolvers<ContextType>;
  DesignPhoto?: DesignPhotoResolvers<ContextType>;
  DesignPhotoPayload?: DesignPhotoPayloadResolvers<ContextType>;
  DesignPrint?: DesignPrintResolvers<ContextType>;
  DesignsChange?: DesignsChangeResolvers<ContextType>;
  Dispute?: DisputeResolvers<ContextType>;
  Email?: EmailResolvers<ContextType>;
  EmailPage?: EmailPageResolvers<ContextType>;
  EmailPreview?: EmailPreviewResolvers<ContextType>;
  EmailPreviewPayload?: EmailPreviewPayloadResolvers<ContextType>;
  EmailTemplate?: EmailTemplateResolvers<ContextType>;
  EmailTemplatePayload?: EmailTemplatePayloadResolvers<ContextType>;
  EmptyTestModePayload?: EmptyTestModePayloadResolvers<ContextType>;
  EnhancePromptPayload?: EnhancePromptPayloadResolvers<ContextType>;
  EraseUserPayload?: EraseUserPayloadResolvers<ContextType>;
  EraseUsersPayload?: EraseUsersPayloadResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventPage?: EventPageResolvers<ContextType>;
  FavoritePrompt?: FavoritePromptResolvers<ContextType>;
  FavoritePromptPayload?: FavoritePromptPayloadResolvers<ContextType>;
  Feature?: FeatureResolvers<ContextType>;
  FeaturesSection?: FeaturesSectionResolvers<ContextType>;
  FooterBrand?: FooterBrandResolvers<ContextType>;
  FooterContact?: FooterContactResolvers<ContextType>;
  FooterSection?: FooterSectionResolvers<ContextType>;
  Generator?: GeneratorResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageModel?: ImageModelResolvers<ContextType>;
  ImportContentPartPayload?: ImportContentPartPayloadResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  ItemAccess?: ItemAccessResolvers<ContextType>;
  ItemFile?: ItemFileResolvers<ContextType>;
  ItemOrder?: ItemOrderResolvers<ContextType>;
  ItemPage?: ItemPageResolvers<ContextType>;
  ItemPayload?: ItemPayloadResolvers<ContextType>;
  LegalPage?: LegalPageResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  LinkedSignIn?: LinkedSignInResolvers<ContextType>;
  ListColumn?: ListColumnResolvers<ContextType>;
  ListPreferences?: ListPreferencesResolvers<ContextType>;
  ListPreferencesPayload?: ListPreferencesPayloadResolvers<ContextType>;
  LogoPayload?: LogoPayloadResolvers<ContextType>;
  LogoPicture?: LogoPictureResolvers<ContextType>;
  MailSettings?: MailSettingsResolvers<ContextType>;
  Mailing?: MailingResolvers<ContextType>;
  MailingPage?: MailingPageResolvers<ContextType>;
  MailingPayload?: MailingPayloadResolvers<ContextType>;
  MailingPreview?: MailingPreviewResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessagePage?: MessagePageResolvers<ContextType>;
  Money?: GraphQLScalarType;
  MoneyFigures?: MoneyFiguresResolvers<ContextType>;
  MonthPayload?: MonthPayloadResolvers<ContextType>;
  MonthPlan?: MonthPlanResolvers<ContextType>;
  MonthPost?: MonthPostResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavbarSection?: NavbarSectionResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  Package?: PackageResolvers<ContextType>;
  PackagePayload?: PackagePayloadResolvers<ContextType>;
  PackagesPayload?: PackagesPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PayPalButtonStyles?: PayPalButtonStylesResolvers<ContextType>;
  PayPalSettings?: PayPalSettingsResolvers<ContextType>;
  PayPalWebhook?: PayPalWebhookResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PeriodFigures?: PeriodFiguresResolvers<ContextType>;
  PostCaption?: PostCaptionResolvers<ContextType>;
  PostContent?: PostContentResolvers<ContextType>;
  PostFocal?: PostFocalResolvers<ContextType>;
  PostLogo?: PostLogoResolvers<ContextType>;
  PostOfSize?: PostOfSizeResolvers<ContextType>;
  PostPalette?: PostPaletteResolvers<ContextType>;
  PostPicture?: PostPictureResolvers<ContextType>;
  PostText?: PostTextResolvers<ContextType>;
  PostWords?: PostWordsResolvers<ContextType>;
  PrepareDataDownloadPayload?: PrepareDataDownloadPayloadResolvers<ContextType>;
  PromptTemplate?: PromptTemplateResolvers<ContextType>;
  Purchase?: PurchaseResolvers<ContextType>;
  PurchaseEvent?: PurchaseEventResolvers<ContextType>;
  PurchasePage?: PurchasePageResolvers<ContextType>;
  PurchasePayload?: PurchasePayloadResolvers<ContextType>;
  PurchaseStep?: PurchaseStepResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReadWebsitePayload?: ReadWebsitePayloadResolvers<ContextType>;
  ReconcilePurchasePayload?: ReconcilePurchasePayloadResolvers<ContextType>;
  RecoverAccountPayload?: RecoverAccountPayloadResolvers<ContextType>;
  RecoveryCodesPayload?: RecoveryCodesPayloadResolvers<ContextType>;
  RedeliverFailedPayload?: RedeliverFailedPayloadResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  ReportPaymentPayload?: ReportPaymentPayloadResolvers<ContextType>;
  ReportedAccountPayload?: ReportedAccountPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RestoreDesignsPayload?: RestoreDesignsPayloadResolvers<ContextType>;
  RetryEmailsPayload?: RetryEmailsPayloadResolvers<ContextType>;
  RevokeApiTokenPayload?: RevokeApiTokenPayloadResolvers<ContextType>;
  RewriteCaptionPayload?: RewriteCaptionPayloadResolvers<ContextType>;
  SafeHtml?: GraphQLScalarType;
  SavedView?: SavedViewResolvers<ContextType>;
  SavedViewPayload?: SavedViewPayloadResolvers<ContextType>;
  ScheduledSection?: ScheduledSectionResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SectionBody?: SectionBodyResolvers<ContextType>;
  SectionLogo?: SectionLogoResolvers<ContextType>;
  SectionPayload?: SectionPayloadResolvers<ContextType>;
  SectionVersion?: SectionVersionResolvers<ContextType>;
  SectionVersionPage?: SectionVersionPageResolvers<ContextType>;
  SectionVideo?: SectionVideoResolvers<ContextType>;
  SendContactMessagePayload?: SendContactMessagePayloadResolvers<ContextType>;
  SendMessagePayload?: SendMessagePayloadResolvers<ContextType>;
  SendProofCodePayload?: SendProofCodePayloadResolvers<ContextType>;
  SendTestEmailPayload?: SendTestEmailPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionPage?: SessionPageResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  SetSubscribedPayload?: SetSubscribedPayloadResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  SettingsPayload?: SettingsPayloadResolvers<ContextType>;
  SetupStep?: SetupStepResolvers<ContextType>;
  ShopActivity?: ShopActivityResolvers<ContextType>;
  ShopSettings?: ShopSettingsResolvers<ContextType>;
  SignInProvider?: SignInProviderResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  StartPaymentPayload?: StartPaymentPayloadResolvers<ContextType>;
  StoredSection?: StoredSectionResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuccessStory?: SuccessStoryResolvers<ContextType>;
  SuppressedAddress?: SuppressedAddressResolvers<ContextType>;
  SuppressedAddressPage?: SuppressedAddressPageResolvers<ContextType>;
  SyncTicketPayload?: SyncTicketPayloadResolvers<ContextType>;
  TestAiKeyPayload?: TestAiKeyPayloadResolvers<ContextType>;
  TestPayPalPayload?: TestPayPalPayloadResolvers<ContextType>;
  TestServicePayload?: TestServicePayloadResolvers<ContextType>;
  Testimonial?: TestimonialResolvers<ContextType>;
  TestimonialsSection?: TestimonialsSectionResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketImage?: TicketImageResolvers<ContextType>;
  TicketPage?: TicketPageResolvers<ContextType>;
  TicketPayload?: TicketPayloadResolvers<ContextType>;
  TicketPresence?: TicketPresenceResolvers<ContextType>;
  TicketReply?: TicketReplyResolvers<ContextType>;
  TicketsChange?: TicketsChangeResolvers<ContextType>;
  UndoEmailChangePayload?: UndoEmailChangePayloadResolvers<ContextType>;
  UnmatchedPayment?: UnmatchedPaymentResolvers<ContextType>;
  UnmatchedPaymentPage?: UnmatchedPaymentPageResolvers<ContextType>;
  UnmatchedPaymentPayload?: UnmatchedPaymentPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadImagePayload?: UploadImagePayloadResolvers<ContextType>;
  UploadedImage?: UploadedImageResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserDeletionPreview?: UserDeletionPreviewResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserNote?: UserNoteResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  UserPayload?: UserPayloadResolvers<ContextType>;
  VerifyEmailPayload?: VerifyEmailPayloadResolvers<ContextType>;
  VerifyPurchasePayload?: VerifyPurchasePayloadResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryPage?: WebhookDeliveryPageResolvers<ContextType>;
  WebhookDeliveryPayload?: WebhookDeliveryPayloadResolvers<ContextType>;
  WebhookEndpoint?: WebhookEndpointResolvers<ContextType>;
  WebhookEndpointPayload?: WebhookEndpointPayloadResolvers<ContextType>;
  WebhookEventType?: WebhookEventTypeResolvers;
  WebhookTry?: WebhookTryResolvers<ContextType>;
  Website?: WebsiteResolvers<ContextType>;
  WebsiteBrandColors?: WebsiteBrandColorsResolvers<ContextType>;
  WebsiteButtons?: WebsiteButtonsResolvers<ContextType>;
  WebsiteColors?: WebsiteColorsResolvers<ContextType>;
  WebsiteFonts?: WebsiteFontsResolvers<ContextType>;
  WebsiteLogo?: WebsiteLogoResolvers<ContextType>;
  WebsiteText?: WebsiteTextResolvers<ContextType>;
  WebsiteWords?: WebsiteWordsResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  admin?: AdminDirectiveResolver<any, any, ContextType>;
  cached?: CachedDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  once?: OnceDirectiveResolver<any, any, ContextType>;
  owner?: OwnerDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
  sessionOnly?: SessionOnlyDirectiveResolver<any, any, ContextType>;
  signedIn?: SignedInDirectiveResolver<any, any, ContextType>;
};
