import type { CodegenConfig } from '@graphql-codegen/cli';
import { enums } from './api/graphql/enums';
import { writeFallbackFaces } from './web/codegen/fallback-faces';
import { writeIcons } from './web/codegen/icons';
import { writeSectionDocuments } from './web/codegen/section-documents';

/** Maps a GraphQL type to the row or value that its resolvers return. */
const mappers = {
  User: '../../domain/accounts/user.entity#UserEntity',
  UserPage: '../../domain/accounts/user.list#UserListPage',
  UserNote: '../../domain/accounts/admin/user-note.entity#UserNoteEntity',
  AuditEntry: '../../domain/audit/audit.entity#AuditEntity',
  AuditEntryPage: '../../domain/audit/audit.list#AuditListPage',
  AccountSecurity: '../../domain/accounts/security.service#SecurityOf',
  Session: '../../domain/accounts/sessions/session.entity#SessionEntity',
  LinkedSignIn: '../../domain/accounts/sign-in/identity.entity#IdentityEntity',
  ApiToken: '../../domain/tokens/api-token.entity#ApiTokenEntity',
  ApiRequest: '../../domain/api-requests/api-request.entity#ApiRequestEntity',
  ApiRequestPage: '../../domain/api-requests/api-request.list#ApiRequestListPage',
  SessionPage: '../../domain/accounts/sessions/session.list#SessionListPage',
  PageInfo: '../../platform/lists/page#PageFacts',
  PurchasePage: '../../domain/orders/order.list#PurchaseListPage',
  ItemPage: '../../domain/catalog/item.list#ItemListPage',
  DesignPage: '../../domain/designs/design.list#DesignListPage',
  CreditEntryPage: '../../domain/credits/credit.list#CreditEntryListPage',
  CreditEntry: '../../domain/credits/credit-entry.entity#CreditEntryEntity',
  Package: '../../domain/catalog/package.entity#PackageEntity',
  Item: '../../domain/catalog/item.entity#ItemEntity',
  Order: '../../domain/orders/order.entity#OrderEntity',
  ItemOrder: '../../domain/orders/order.entity#OrderEntity',
  Design: '../../domain/designs/design.entity#DesignEntity',
  DesignDocument: '../../domain/designs/studio/document.service#OwnDocument',
  Website: '../../domain/brands/website/website.service#WebsiteReading',
  Brand: '../../domain/brands/brand.entity#BrandEntity',
  DesignPhoto: '../../domain/designs/photos/design-photo.entity#DesignPhotoEntity',
  MonthPlan: '../../domain/months/month-plan.entity#MonthPlanEntity',
  MonthPost: '../../domain/months/month-post.entity#MonthPostEntity',
  FavoritePrompt: '../../domain/favorites/favorite-prompt.entity#FavoritePromptEntity',
  DesignsChange: '../../domain/designs/design.service#DesignChange',
  PurchaseStep: '../../domain/payments/purchase-history#PurchaseStepRow',
  Refund: '../../domain/payments/refunds/refund.entity#RefundEntity',
  Payment: '../../domain/payments/attempts/payment.entity#PaymentEntity',
  UnmatchedPayment: '../../domain/payments/unmatched/unmatched-payment.entity#UnmatchedPaymentEntity',
  UnmatchedPaymentPage: '../../domain/payments/unmatched/unmatched-payment.list#UnmatchedPaymentListPage',
  Dispute: '../../domain/payments/disputes/dispute.entity#DisputeEntity',
  PurchaseEvent: '../../domain/payments/admin/purchase-timeline#PurchaseEventRow',
  Invoice: '../../domain/payments/invoices/invoice.entity#InvoiceEntity',
  Dashboard: '../../domain/reports/dashboard.service#DashboardRow',
  PeriodFigures: '../../domain/reports/period#PeriodFiguresRow',
  ShopSettings: '../../domain/settings/shop-settings#ShopConfiguration',
  Appearance: '../../domain/settings/appearance#ShopAppearance',
  MailSettings: '../../domain/settings/mail-settings#StoredMail',
  Purchase: '../../domain/orders/order.entity#OrderEntity',
  PurchasePayload: '../../domain/orders/purchase-answer#PurchaseAnswer',
  Billing: '../../domain/orders/order.service#BilledTo',
  Ticket: '../../domain/tickets/ticket.entity#TicketEntity',
  TicketPage: '../../domain/tickets/ticket.list#TicketListPage',
  TicketPresence: '../../domain/tickets/admin/ticket-presence.entity#TicketPresenceEntity',
  CannedAnswer: '../../domain/tickets/admin/canned-answer.entity#CannedAnswerEntity',
  TicketsChange: '../../domain/tickets/ticket-updates.service#TicketChange',
  TicketReply: '../../domain/tickets/ticket-reply.entity#TicketReplyEntity',
  TicketImage: '../../domain/tickets/ticket-image.entity#TicketImageEntity',
  AiKey: '../../domain/settings/ai-key.entity#AiKeyEntity',
  ActiveAiKey: '../../domain/settings/ai-key.entity#AiKeyEntity',
  PayPalSettings: '../../domain/settings/paypal-settings#PayPalConfiguration',
  Email: '../../platform/mail/outbox.entity#OutboxEntity',
  EmailPage: '../../domain/messages/email.list#EmailListPage',
  EmailTemplate: '../../domain/messages/email-template.entity#EmailTemplateEntity',
  Message: '../../domain/messages/message-log.entity#MessageLogEntity',
  MessagePage: '../../domain/messages/message.list#MessageListPage',
  Mailing: '../../domain/messages/mailings/mailing.entity#MailingEntity',
  MailingPage: '../../domain/messages/mailings/mailing.list#MailingListPage',
  SuppressedAddress: '../../platform/mail/suppressed-address.entity#SuppressedAddressEntity',
  SuppressedAddressPage: '../../domain/messages/suppressed-address.list#SuppressedAddressListPage',
  SavedView: '../../domain/saved-views/saved-view.entity#SavedViewEntity',
  StoredSection: '../../domain/content/admin/content-editing.service#StoredSectionRow',
  ScheduledSection: '../../domain/content/scheduled-section.entity#ScheduledSectionEntity',
  SectionVersion: '../../domain/content/content-version.entity#ContentVersionEntity',
  SectionVersionPage: '../../domain/content/admin/content-version.list#SectionVersionListPage',
  Event: '../../domain/webhooks/events/event.entity#EventEntity',
  EventPage: '../../domain/webhooks/events/event.list#EventListPage',
  WebhookEndpoint: '../../domain/webhooks/webhook-endpoint.entity#WebhookEndpointEntity',
  WebhookDelivery: '../../domain/webhooks/webhook-delivery.entity#WebhookDeliveryEntity',
  WebhookDeliveryPage: '../../domain/webhooks/webhook-delivery.list#WebhookDeliveryListPage',
  // the name of the shop is a setting
  FooterSection: "Omit<import('./schema').FooterSection, 'shopName'>",
  // each field reads its part itself
  Settings: 'Record<never, never>',
};

const scalars = {
  ID: 'string',
  DateTime: 'string',
  Money: 'string',
  SafeHtml: 'string',
  Upload: 'unknown',
};

const apiConfig = {
  // the scalar's parser converts the value to a Date before a resolver receives it
  scalars: { ...scalars, DateTime: 'Date', Upload: '../../platform/http/upload#Upload' },
  enumsAsTypes: true,
  // the stored values; api/graphql/enums.ts maps them at run time
  enumValues: enums,
  useTypeImports: true,
  useIndexSignature: false,
  avoidOptionals: { field: true, inputValue: false, object: true, defaultValue: false },
  inputMaybeValue: 'T | null | undefined',
  maybeValue: 'T | null',
};

const documents = 'web/src/**/*.graphql';
const clientConfig = {
  scalars,
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: false,
  maybeValue: 'T | null',
};

const config: CodegenConfig = {
  schema: 'schema.graphql',
  // the documents of the sections follow from the schema, and are read like those written by hand
  hooks: {
    afterStart: () => {
      const check = process.argv.includes('--check');
      writeIcons(check);
      writeFallbackFaces(check);
      writeSectionDocuments(check);
    },
  },
  generates: {
    // types of the schema, without the rows behind them, so that domain modules can import them
    'api/graphql/generated/schema.ts': { plugins: ['typescript'], config: apiConfig },
    'api/graphql/generated/resolvers.ts': {
      plugins: ['typescript-resolvers', './api/graphql/codegen/import-schema-types.cjs'],
      config: {
        ...apiConfig,
        namespacedImportName: 'Types',
        contextType: '../../context#RequestContext',
        mappers,
        makeResolverTypeCallable: true,
        noSchemaStitching: true,
      },
    },
    // the only operation names that metrics use as label values
    'api/graphql/generated/operation-names.ts': {
      documents,
      plugins: ['./api/graphql/codegen/operation-names.cjs'],
    },
    // the operations behind the REST paths, with the bodies of sections as the public pages query them
    'api/rest/generated/operations.ts': {
      documents: ['api/rest/**/*.graphql', 'web/src/entities/section/section-bodies.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...clientConfig, skipTypename: true },
    },
    // the schema types that the client's operations use
    'web/src/gql/schema.ts': {
      documents,
      plugins: ['typescript-operations'],
      config: { ...clientConfig, generateOperationTypes: false },
    },
    // which types a fragment on an interface or union matches, for the client's cache
    'web/src/gql/possible-types.ts': { plugins: ['fragment-matcher'], config: { useExplicitTyping: true } },
    // documents, types and hooks beside each .graphql file, so that a page loads its own operations only
    'web/src/': {
      documents,
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'gql/schema.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './web/codegen/typed-hooks.cjs'],
      config: { ...clientConfig, importSchemaTypesFrom: 'web/src/gql/schema.ts' },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
