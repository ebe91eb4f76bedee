import type { Money } from './money';

export type OrderStatus = 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
export type PayerKey = 'wallet' | 'declined-card' | 'closed-account';

export interface PurchaseItem {
  name: string;
  quantity: string;
  unit_amount: Money;
  [field: string]: unknown;
}

export interface PurchaseUnit {
  reference_id: string;
  amount: Money & { breakdown?: Record<string, Money> };
  description?: string;
  custom_id?: string;
  invoice_id?: string;
  soft_descriptor?: string;
  /** Another receiver than the account that calls. */
  payee?: { merchant_id?: string; email_address?: string };
  items?: PurchaseItem[];
}

export interface OrderRecord {
  id: string;
  status: OrderStatus;
  units: PurchaseUnit[];
  createTime: string;
  updateTime: string;
  /** Milliseconds since the epoch; an order not captured by then is gone, as at PayPal. */
  expiresAt: number;
  /** Whether the order was created with `payment_source.paypal`, which changes status and links. */
  hasPaymentSource: boolean;
  brandName?: string;
  returnUrl?: string;
  cancelUrl?: string;
  payer?: PayerKey;
  /** The application that created it; other applications cannot see it. */
  clientId: string;
  captureIds: string[];
}

export interface CaptureRecord {
  id: string;
  orderId: string;
  referenceId: string;
  status: CaptureStatus;
  amount: Money;
  customId?: string;
  invoiceId?: string;
  /** Why a PENDING capture waits. */
  reason?: string;
  createTime: string;
  updateTime: string;
}

export type RefundStatus = 'COMPLETED' | 'PENDING' | 'FAILED';

export interface RefundRecord {
  id: string;
  status: RefundStatus;
  /** Whether the payer's bank reversed it, as opposed to a refund by the merchant. */
  isReversal: boolean;
  captureId: string;
  amount: Money;
  /** The refunded total of the capture including this refund. */
  totalRefunded: Money;
  invoiceId?: string;
  customId?: string;
  noteToPayer?: string;
  createTime: string;
}

export interface DisputeRecord {
  id: string;
  captureId: string;
  reason: string;
  amount: Money;
  status: 'OPEN' | 'WAITING_FOR_SELLER_RESPONSE' | 'RESOLVED';
  outcome?: string;
  /** The payer's amount in a resolved dispute, when it was a part. */
  amountRefunded?: Money;
  /** Until when the merchant is to answer, once it was asked for a response. */
  responseDue?: string;
  createTime: string;
}

export interface WebhookRecord {
  id: string;
  url: string;
  eventTypes: string[];
}

export interface EventRecord {
  id: string;
  eventType: string;
  /** The exact text that is signed and sent: its CRC must not change between attempts. */
  body: string;
}

export interface DeliveryAttempt {
  at: string;
  status: number | null;
  error?: string;
}

export interface DeliveryRecord {
  transmissionId: string;
  transmissionTime: string;
  eventId: string;
  eventType: string;
  webhookId: string;
  url: string;
  state: 'pending' | 'delivered' | 'failed';
  attempts: DeliveryAttempt[];
}

/** What PayPal-Request-Id remembers: the resource that an operation created. */
export interface RememberedRequest {
  resourceId: string;
  at: number;
  /** Hash of the body; missing in files of earlier releases. */
  body?: string;
}
