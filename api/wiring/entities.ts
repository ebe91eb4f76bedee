import { ApiRequestEntity } from '../domain/api-requests/api-request.entity';
import { ApiTokenEntity } from '../domain/tokens/api-token.entity';
import { AiKeyEntity } from '../domain/settings/ai-key.entity';
import { AuditEntity } from '../domain/audit/audit.entity';
import { CannedAnswerEntity } from '../domain/tickets/admin/canned-answer.entity';
import { ContentSectionEntity } from '../domain/content/content-section.entity';
import { ContentVersionEntity } from '../domain/content/content-version.entity';
import { CreditDeductionEntity } from '../domain/credits/credit-deduction.entity';
import { CreationRequestEntity } from '../domain/idempotency/creation-request.entity';
import { CreditEntryEntity } from '../domain/credits/credit-entry.entity';
import { DailyFiguresEntity, DailyMoneyEntity, FigureZoneEntity } from '../domain/reports/daily-figures.entity';
import { FigureChangeEntity, RemovedRecordEntity, VisitCountEntity } from '../domain/reports/figure-sources.entity';
import { DesignEntity } from '../domain/designs/design.entity';
import { DesignDocumentEntity } from '../domain/designs/studio/design-document.entity';
import { AiCallsEntity } from '../domain/ai/ai-calls.entity';
import { DesignPrintEntity } from '../domain/designs/studio/design-print.entity';
import { DesignPhotoEntity } from '../domain/designs/photos/design-photo.entity';
import { DesignQueueEntity } from '../domain/designs/design-queue.entity';
import { DisputeEntity } from '../domain/payments/disputes/dispute.entity';
import { EarlierSlugEntity } from '../domain/catalog/earlier-slug.entity';
import { EmailTemplateEntity } from '../domain/messages/email-template.entity';
import { ScheduledSectionEntity } from '../domain/content/scheduled-section.entity';
import { UnmatchedPaymentEntity } from '../domain/payments/unmatched/unmatched-payment.entity';
import { MailingEntity } from '../domain/messages/mailings/mailing.entity';
import { MailingRecipientEntity } from '../domain/messages/mailings/mailing-recipient.entity';
import { SuppressedAddressEntity } from '../platform/mail/suppressed-address.entity';
import { BrandEntity } from '../domain/brands/brand.entity';
import { MonthPlanEntity } from '../domain/months/month-plan.entity';
import { MonthPostEntity } from '../domain/months/month-post.entity';
import { FavoritePromptEntity } from '../domain/favorites/favorite-prompt.entity';
import { FileEntity } from '../domain/files/file.entity';
import { FileUseEntity } from '../domain/files/file-use.entity';
import { IdentityEntity } from '../domain/accounts/sign-in/identity.entity';
import { KnownDeviceEntity } from '../domain/accounts/sessions/device.entity';
import { InvoiceEntity, InvoiceSeriesEntity } from '../domain/payments/invoices/invoice.entity';
import { ItemEntity } from '../domain/catalog/item.entity';
import { ItemUploadEntity } from '../domain/catalog/item-upload.entity';
import { ListPreferencesEntity } from '../domain/saved-views/list-preferences.entity';
import { MessageLogEntity } from '../domain/messages/message-log.entity';
import { OrderCommentEntity } from '../domain/orders/admin/order-comment.entity';
import { OrderEntity } from '../domain/orders/order.entity';
import { EmailRecipientEntity } from '../platform/mail/email-recipient.entity';
import { OutboxEntity } from '../platform/mail/outbox.entity';
import { OwedCreditEntity } from '../domain/credits/owed-credit.entity';
import { PackageEntity } from '../domain/catalog/package.entity';
import { PayPalAccountEntity } from '../domain/payments/paypal-setup/paypal-account.entity';
import { PaymentEntity } from '../domain/payments/attempts/payment.entity';
import { ProviderEventEntity } from '../domain/payments/provider-events/provider-event.entity';
import { RecoveryCodeEntity } from '../domain/accounts/two-step/recovery-code.entity';
import { RefundEntity } from '../domain/payments/refunds/refund.entity';
import { SavedViewEntity } from '../domain/saved-views/saved-view.entity';
import { SessionEntity } from '../domain/accounts/sessions/session.entity';
import { SettingEntity } from '../domain/settings/setting.entity';
import { SingleUseTokenEntity } from '../domain/accounts/single-use-token.entity';
import { OrphanedFileEntity } from '../domain/files/orphaned-file.entity';
import { TicketEntity } from '../domain/tickets/ticket.entity';
import { TicketImageEntity } from '../domain/tickets/ticket-image.entity';
import { TicketPresenceEntity } from '../domain/tickets/admin/ticket-presence.entity';
import { TicketReplyEntity } from '../domain/tickets/ticket-reply.entity';
import { TransitionEntity } from '../platform/database/transition.entity';
import { TwoStepEntity } from '../domain/accounts/two-step/two-step.entity';
import { UserNoteEntity } from '../domain/accounts/admin/user-note.entity';
import { UserEntity } from '../domain/accounts/user.entity';
import { EventEntity, EventNumberingEntity } from '../domain/webhooks/events/event.entity';
import { WebhookDeliveryEntity } from '../domain/webhooks/webhook-delivery.entity';
import { WebhookEndpointEntity } from '../domain/webhooks/webhook-endpoint.entity';

/** Every table of the model; a test compares them with the migrations. */
export const entities = [
  ApiTokenEntity,
  AiKeyEntity,
  AiCallsEntity,
  AuditEntity,
  CannedAnswerEntity,
  ContentSectionEntity,
  ContentVersionEntity,
  ScheduledSectionEntity,
  CreationRequestEntity,
  CreditDeductionEntity,
  CreditEntryEntity,
  DailyFiguresEntity,
  DailyMoneyEntity,
  DesignEntity,
  DesignDocumentEntity,
  DesignPrintEntity,
  DesignPhotoEntity,
  DesignQueueEntity,
  DisputeEntity,
  EarlierSlugEntity,
  EmailRecipientEntity,
  EmailTemplateEntity,
  MailingEntity,
  UnmatchedPaymentEntity,
  MailingRecipientEntity,
  SuppressedAddressEntity,
  BrandEntity,
  MonthPlanEntity,
  MonthPostEntity,
  FavoritePromptEntity,
  FigureChangeEntity,
  FigureZoneEntity,
  FileEntity,
  FileUseEntity,
  IdentityEntity,
  InvoiceEntity,
  InvoiceSeriesEntity,
  ItemEntity,
  ItemUploadEntity,
  KnownDeviceEntity,
  ListPreferencesEntity,
  MessageLogEntity,
  OrderCommentEntity,
  OrderEntity,
  OutboxEntity,
  OwedCreditEntity,
  PackageEntity,
  PayPalAccountEntity,
  PaymentEntity,
  ProviderEventEntity,
  RecoveryCodeEntity,
  RefundEntity,
  RemovedRecordEntity,
  SavedViewEntity,
  SessionEntity,
  SettingEntity,
  SingleUseTokenEntity,
  OrphanedFileEntity,
  TicketEntity,
  TicketImageEntity,
  TicketPresenceEntity,
  TicketReplyEntity,
  TransitionEntity,
  TwoStepEntity,
  UserEntity,
  UserNoteEntity,
  VisitCountEntity,
  EventEntity,
  EventNumberingEntity,
  WebhookDeliveryEntity,
  ApiRequestEntity,
  WebhookEndpointEntity,
];
