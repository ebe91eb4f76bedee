import { FirstModel1790000000001 } from './migrations/0001-first-model';
import { ContentEvents1790000000002 } from './migrations/0002-content-events';
import { TheDoor1790000000003 } from './migrations/0003-the-door';
import { DesignsAndKeys1790000000004 } from './migrations/0004-designs-and-keys';
import { PaymentOutcomes1790000000005 } from './migrations/0005-payment-outcomes';
import { Lists1790000000006 } from './migrations/0006-lists';
import { Purchases1790000000007 } from './migrations/0007-purchases';
import { Tickets1790000000008 } from './migrations/0008-tickets';
import { AccountSafety1790000000009 } from './migrations/0009-account-safety';
import { AfterPayment1790000000010 } from './migrations/0010-after-payment';
import { Gallery1790000000011 } from './migrations/0011-gallery';
import { FavoritePrompts1790000000012 } from './migrations/0012-favorite-prompts';
import { Steps1790000000013 } from './migrations/0013-steps';
import { LettersAndSteps1790000000014 } from './migrations/0014-letters-and-steps';
import { DeletedOrders1790000000015 } from './migrations/0015-deleted-orders';
import { LivingKeys1790000000016 } from './migrations/0016-living-keys';
import { Searches1790000000017 } from './migrations/0017-searches';
import { DesignQueues1790000000018 } from './migrations/0018-design-queues';
import { RecoveryLinks1790000000020 } from './migrations/0020-recovery-links';
import { ReservedAddresses1790000000021 } from './migrations/0021-reserved-addresses';
import { EmailRecipients1790000000022 } from './migrations/0022-email-recipients';
import { LowerCaseAddresses1790000000023 } from './migrations/0023-lower-case-addresses';
import { OwedCreditSubject1790000000025 } from './migrations/0025-owed-credit-subject';
import { OneOpenOrderAnItem1790000000026 } from './migrations/0026-one-open-order-an-item';
import { OpenItemIndex1790000000027 } from './migrations/0027-open-item-index';
import { ReceiptsWithoutAccess1790000000028 } from './migrations/0028-receipts-without-access';
import { UpkeepIndexes1790000000030 } from './migrations/0030-upkeep-indexes';
import { StuckWork1790000000035 } from './migrations/0035-stuck-work';
import { ItemFiles1790000000038 } from './migrations/0038-item-files';
import { WebhookEventsSeen1790000000048 } from './migrations/0048-webhook-events-seen';
import { TicketImages1790000000049 } from './migrations/0049-ticket-images';
import { FileUses1790000000050 } from './migrations/0050-file-uses';
import { CleanUpIndexes1790000000051 } from './migrations/0051-clean-up-indexes';
import { CapturedAmount1790000000052 } from './migrations/0052-captured-amount';
import { AuditReasons1790000000053 } from './migrations/0053-audit-reasons';
import { AuditIndex1790000000054 } from './migrations/0054-audit-index';
import { ListSettings1790000000055 } from './migrations/0055-list-settings';
import { People1790000000056 } from './migrations/0056-people';
import { PeopleIndexes1790000000057 } from './migrations/0057-people-indexes';
import { Catalogue1790000000058 } from './migrations/0058-catalogue';
import { OrderedPackages1790000000059 } from './migrations/0059-ordered-packages';
import { SupportDesk1790000000060 } from './migrations/0060-support-desk';
import { SupportDeskIndexes1790000000061 } from './migrations/0061-support-desk-indexes';
import { Messages1790000000062 } from './migrations/0062-messages';
import { MessageIndexes1790000000063 } from './migrations/0063-message-indexes';
import { OrderPage1790000000064 } from './migrations/0064-order-page';
import { DailyFigures1790000000066 } from './migrations/0066-daily-figures';
import { FiguresIndexes1790000000067 } from './migrations/0067-figures-indexes';
import { DesignWork1790000000068 } from './migrations/0068-design-work';
import { DesignFailures1790000000069 } from './migrations/0069-design-failures';
import { SwitchedOffKeys1790000000070 } from './migrations/0070-switched-off-keys';
import { ShopIdentity1790000000071 } from './migrations/0071-shop-identity';
import { InvoiceVat1790000000072 } from './migrations/0072-invoice-vat';
import { ScheduledSections1790000000073 } from './migrations/0073-scheduled-sections';
import { Webhooks1790000000074 } from './migrations/0074-webhooks';
import { WebhookEvents1790000000075 } from './migrations/0075-webhook-events';
import { TokenHints1790000000076 } from './migrations/0076-token-hints';
import { CreditDeductions1790000000077 } from './migrations/0077-credit-deductions';
import { OwnMerchant1790000000079 } from './migrations/0079-own-merchant';
import { DisputeFacts1790000000080 } from './migrations/0080-dispute-facts';
import { EmailsNotSent1790000000081 } from './migrations/0081-emails-not-sent';
import { PaidOrdersOfAccounts1790000000082 } from './migrations/0082-paid-orders-of-accounts';
import { NumberedPurchases1790000000083 } from './migrations/0083-numbered-purchases';
import { CountedLists1790000000084 } from './migrations/0084-counted-lists';
import { SiteOfAttempts1790000000087 } from './migrations/0087-site-of-attempts';
import { CreationRequests1790000000090 } from './migrations/0090-creation-requests';
import { BrandNameOfAttempts1790000000091 } from './migrations/0091-brand-name-of-attempts';
import { WebhookRequests1790000000094 } from './migrations/0094-webhook-requests';
import { WebhookTries1790000000100 } from './migrations/0100-webhook-tries';
import { ErasedWords1790000000101 } from './migrations/0101-erased-words';
import { SearchForm1790000000102 } from './migrations/0102-search-form';
import { EmailLinks1790000000140 } from './migrations/0140-email-links';
import { UnmatchedPayments1790000000150 } from './migrations/0150-unmatched-payments';
import { SetPosts1790000000160 } from './migrations/0160-set-posts';
import { AiCalls1790000000161 } from './migrations/0161-ai-calls';
import { FreeDesigns1790000000162 } from './migrations/0162-free-designs';
import { Brands1790000000170 } from './migrations/0170-brands';
import { BrandsOfDesigns1790000000171 } from './migrations/0171-brands-of-designs';
import { SharedBackgrounds1790000000174 } from './migrations/0174-shared-backgrounds';
import { DesignPhotos1790000000175 } from './migrations/0175-design-photos';
import { Months1790000000178 } from './migrations/0178-months';
import { PostReminders1790000000179 } from './migrations/0179-post-reminders';
import { WebhookDescriptions1790000000190 } from './migrations/0190-webhook-descriptions';
import { FailedDeliveries1790000000191 } from './migrations/0191-failed-deliveries';
import { MoreWebhookEvents1790000000192 } from './migrations/0192-more-webhook-events';
import { Events1790000000200 } from './migrations/0200-events';
import { OrdersAndLowCredits1790000000201 } from './migrations/0201-orders-and-low-credits';
import { ApiRequests1790000000205 } from './migrations/0205-api-requests';
import { TestAccounts1790000000210 } from './migrations/0210-test-accounts';
import { PrintsInEvents1790000000212 } from './migrations/0212-prints-in-events';
import { EventPartitions1790000000220 } from './migrations/0220-event-partitions';
import { DeliveryPartitions1790000000221 } from './migrations/0221-delivery-partitions';
import { TransitionPartitions1790000000222 } from './migrations/0222-transition-partitions';
import { MonthPictures1790000000223 } from './migrations/0223-month-pictures';
import { EditedHeadlines1790000000230 } from './migrations/0230-edited-headlines';
import { DurablePurges1790000000231 } from './migrations/0231-durable-purges';
import { EmailsOfAccounts1790000000232 } from './migrations/0232-emails-of-accounts';
import { WebhookSources1790000000233 } from './migrations/0233-webhook-sources';
import { LockedFileUses1790000000234 } from './migrations/0234-locked-file-uses';
import { LowCreditsAfterAdded1790000000235 } from './migrations/0235-low-credits-after-added';
import { ListIndexes1790000000236 } from './migrations/0236-list-indexes';
import { OvertakenPlans1790000000237 } from './migrations/0237-overtaken-plans';
import { DeletionEvents1790000000240 } from './migrations/0240-deletion-events';
import { EventTimelines1790000000241 } from './migrations/0241-event-timelines';
import { ReturnUntil1790000000242 } from './migrations/0242-return-until';
import { PurgesFirst1790000000248 } from './migrations/0248-purges-first';
import { RecoveredPlanners1790000000250 } from './migrations/0250-recovered-planners';
import { RefundsBesideDisputes1790000000251 } from './migrations/0251-refunds-beside-disputes';
import { AppealsAndPendingRefunds1790000000261 } from './migrations/0261-appeals-and-pending-refunds';
import { ForgottenRefunds1790000000268 } from './migrations/0268-forgotten-refunds';
import { GrantedMemberships1790000000269 } from './migrations/0269-granted-memberships';
import { FailedRefunds1790000000272 } from './migrations/0272-failed-refunds';
import { BasicAfterPremium1790000000280 } from './migrations/0280-basic-after-premium';
import { ScheduledRuns1790000000290 } from './migrations/0290-scheduled-runs';
import { GeneratedDesigns1790000000176 } from './migrations/0176-generated-designs';

/** Every migration, in the order in which a database gets them. */
export const allMigrations = [
  FirstModel1790000000001,
  ContentEvents1790000000002,
  TheDoor1790000000003,
  DesignsAndKeys1790000000004,
  PaymentOutcomes1790000000005,
  Lists1790000000006,
  Purchases1790000000007,
  Tickets1790000000008,
  AccountSafety1790000000009,
  AfterPayment1790000000010,
  Gallery1790000000011,
  FavoritePrompts1790000000012,
  Steps1790000000013,
  LettersAndSteps1790000000014,
  DeletedOrders1790000000015,
  LivingKeys1790000000016,
  Searches1790000000017,
  DesignQueues1790000000018,
  RecoveryLinks1790000000020,
  ReservedAddresses1790000000021,
  EmailRecipients1790000000022,
  LowerCaseAddresses1790000000023,
  OwedCreditSubject1790000000025,
  OneOpenOrderAnItem1790000000026,
  OpenItemIndex1790000000027,
  ReceiptsWithoutAccess1790000000028,
  UpkeepIndexes1790000000030,
  StuckWork1790000000035,
  ItemFiles1790000000038,
  WebhookEventsSeen1790000000048,
  TicketImages1790000000049,
  FileUses1790000000050,
  CleanUpIndexes1790000000051,
  CapturedAmount1790000000052,
  AuditReasons1790000000053,
  AuditIndex1790000000054,
  ListSettings1790000000055,
  People1790000000056,
  PeopleIndexes1790000000057,
  Catalogue1790000000058,
  OrderedPackages1790000000059,
  SupportDesk1790000000060,
  SupportDeskIndexes1790000000061,
  Messages1790000000062,
  MessageIndexes1790000000063,
  OrderPage1790000000064,
  DailyFigures1790000000066,
  FiguresIndexes1790000000067,
  DesignWork1790000000068,
  DesignFailures1790000000069,
  SwitchedOffKeys1790000000070,
  ShopIdentity1790000000071,
  InvoiceVat1790000000072,
  ScheduledSections1790000000073,
  Webhooks1790000000074,
  WebhookEvents1790000000075,
  TokenHints1790000000076,
  CreditDeductions1790000000077,
  OwnMerchant1790000000079,
  DisputeFacts1790000000080,
  EmailsNotSent1790000000081,
  PaidOrdersOfAccounts1790000000082,
  NumberedPurchases1790000000083,
  CountedLists1790000000084,
  SiteOfAttempts1790000000087,
  CreationRequests1790000000090,
  BrandNameOfAttempts1790000000091,
  WebhookRequests1790000000094,
  WebhookTries1790000000100,
  ErasedWords1790000000101,
  SearchForm1790000000102,
  EmailLinks1790000000140,
  UnmatchedPayments1790000000150,
  SetPosts1790000000160,
  AiCalls1790000000161,
  FreeDesigns1790000000162,
  Brands1790000000170,
  BrandsOfDesigns1790000000171,
  SharedBackgrounds1790000000174,
  DesignPhotos1790000000175,
  Months1790000000178,
  PostReminders1790000000179,
  WebhookDescriptions1790000000190,
  FailedDeliveries1790000000191,
  MoreWebhookEvents1790000000192,
  Events1790000000200,
  OrdersAndLowCredits1790000000201,
  ApiRequests1790000000205,
  TestAccounts1790000000210,
  PrintsInEvents1790000000212,
  GeneratedDesigns1790000000176,
  EventPartitions1790000000220,
  DeliveryPartitions1790000000221,
  TransitionPartitions1790000000222,
  MonthPictures1790000000223,
  EditedHeadlines1790000000230,
  DurablePurges1790000000231,
  EmailsOfAccounts1790000000232,
  WebhookSources1790000000233,
  LockedFileUses1790000000234,
  LowCreditsAfterAdded1790000000235,
  ListIndexes1790000000236,
  OvertakenPlans1790000000237,
  DeletionEvents1790000000240,
  EventTimelines1790000000241,
  ReturnUntil1790000000242,
  PurgesFirst1790000000248,
  RecoveredPlanners1790000000250,
  RefundsBesideDisputes1790000000251,
  AppealsAndPendingRefunds1790000000261,
  ForgottenRefunds1790000000268,
  GrantedMemberships1790000000269,
  FailedRefunds1790000000272,
  BasicAfterPremium1790000000280,
  ScheduledRuns1790000000290,
];
