import { resourceNotFound, unprocessable } from './api-errors';
import { timestamp, transactionId } from './identifiers';
import type { TestBehaviours } from './test-behaviours';
import type { Money } from './money';
import { payerOf } from './payers';
import type { CaptureRecord, CaptureStatus, OrderRecord, PayerKey, PurchaseUnit } from './records';
import type { ResourceBodies } from './resource-bodies';
import type { SandboxState } from './sandbox-state';
import type { WebhookEvents } from './webhook-events';

/** Changes that a test can force on the next capture; see README, fault injection. */
export interface CaptureTwist {
  declined?: boolean;
  issue?: string;
  reason?: string;
  status?: CaptureStatus;
  amount?: Money;
  customId?: string;
}

export interface OrderDraft {
  units: PurchaseUnit[];
  hasPaymentSource: boolean;
  clientId: string;
  brandName?: string;
  returnUrl?: string;
  cancelUrl?: string;
}

/** PayPal's default: an order must be captured within three hours. */
const ORDER_LIFETIME_MS = 3 * 60 * 60 * 1000;

/** The lifecycle of an order: created, approved by a payer, captured once, or expired. */
export class CheckoutOrders {
  constructor(
    private readonly state: SandboxState,
    private readonly bodies: ResourceBodies,
    private readonly events: WebhookEvents,
    private readonly testBehaviours: TestBehaviours,
  ) {}

  create(draft: OrderDraft): OrderRecord {
    const now = timestamp();
    const order: OrderRecord = {
      id: transactionId(),
      status: draft.hasPaymentSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
      ...draft,
      createTime: now,
      updateTime: now,
      expiresAt: Date.now() + ORDER_LIFETIME_MS,
      captureIds: [],
    };
    this.state.tables.orders.set(order.id, order);
    this.state.changed();
    return order;
  }

  /** @throws PayPalApiError RESOURCE_NOT_FOUND for an unknown order and for one that expired unapproved. */
  get(id: string): OrderRecord {
    const order = this.state.tables.orders.get(id);
    if (!order) throw resourceNotFound();
    const isOpen = order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED';
    if (isOpen && Date.now() > order.expiresAt) throw resourceNotFound();
    return order;
  }

  /**
   * Returns the order for GET, which may hide past orders.
   * @throws PayPalApiError RESOURCE_NOT_FOUND
   */
  read(id: string): OrderRecord {
    const order = this.get(id);
    const isPast = order.status === 'COMPLETED' || Date.now() > order.expiresAt;
    if (isPast && this.testBehaviours.pastOrders === 'forgotten') throw resourceNotFound();
    return order;
  }

  /** Cancels the payer's approval before the capture. */
  reverseApproval(id: string): OrderRecord {
    const order = this.get(id);
    if (order.status !== 'APPROVED')
      throw unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
    order.status = order.hasPaymentSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED';
    order.payer = undefined;
    this.state.changed();
    this.events.publish(
      'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
      'checkout-order',
      'A payment has been reversed after approval.',
      {
        order_id: order.id,
        purchase_units: order.units.map(({ reference_id, custom_id, invoice_id }) => ({
          reference_id,
          custom_id,
          invoice_id,
        })),
      },
    );
    return order;
  }

  /** Records the payer's approval. Approving again with another payer resolves a declined payment. */
  approve(id: string, payer: PayerKey): OrderRecord {
    const order = this.get(id);
    if (order.status === 'COMPLETED') throw alreadyCaptured();
    this.refuseExpired(order);
    order.status = 'APPROVED';
    order.payer = payer;
    order.updateTime = timestamp();
    this.state.changed();
    this.events.publish(
      'CHECKOUT.ORDER.APPROVED',
      'checkout-order',
      'An order has been approved by buyer',
      this.bodies.order(order),
    );
    return order;
  }

  /**
   * Captures an approved order.
   * @throws PayPalApiError 422 ORDER_NOT_APPROVED, ORDER_ALREADY_CAPTURED, ORDER_EXPIRED, INSTRUMENT_DECLINED,
   * PAYER_ACCOUNT_LOCKED_OR_CLOSED or DUPLICATE_INVOICE_ID.
   */
  capture(id: string, twist: CaptureTwist = {}): OrderRecord {
    const order = this.get(id);
    if (order.status === 'COMPLETED') throw alreadyCaptured();
    if (order.status !== 'APPROVED') {
      throw unprocessable(
        'ORDER_NOT_APPROVED',
        "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
      );
    }
    this.refuseExpired(order);
    this.refusePayer(order, twist);
    for (const unit of order.units) {
      if (
        this.testBehaviours.invoiceIds !== 'any' &&
        unit.invoice_id &&
        this.state.tables.invoices.has(unit.invoice_id)
      ) {
        throw unprocessable(
          'DUPLICATE_INVOICE_ID',
          'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
        );
      }
    }
    const captures = order.units.map((unit) => this.take(order, unit, twist));
    order.status = 'COMPLETED';
    order.updateTime = timestamp();
    this.state.changed();
    for (const capture of captures) this.announce(capture);
    return order;
  }

  /** Makes the order expire now. */
  expire(id: string): OrderRecord {
    const order = this.get(id);
    order.expiresAt = Date.now() - 1;
    this.state.changed();
    return order;
  }

  /** Sends a capture's current state to every webhook. */
  announce(capture: CaptureRecord): void {
    const { value, currency_code: currency } = capture.amount;
    const sum = `${value} ${currency}`;
    const { supplementary_data: related, ...bare } = this.bodies.capture(capture);
    const body = this.testBehaviours.captureEvents === 'bare' ? bare : { ...bare, supplementary_data: related };
    if (capture.status === 'COMPLETED')
      this.events.publish('PAYMENT.CAPTURE.COMPLETED', 'capture', `Payment completed for ${sum}`, body);
    if (capture.status === 'PENDING')
      this.events.publish('PAYMENT.CAPTURE.PENDING', 'capture', `Payment pending for ${sum}`, body);
    if (capture.status === 'DECLINED')
      this.events.publish(
        `PAYMENT.CAPTURE.${this.testBehaviours.deniedEvent}`,
        'capture',
        `Payment denied for ${sum}`,
        body,
      );
  }

  private take(order: OrderRecord, unit: PurchaseUnit, twist: CaptureTwist): CaptureRecord {
    const now = timestamp();
    const { currency_code, value } = twist.amount ?? unit.amount;
    const capture: CaptureRecord = {
      id: transactionId(),
      orderId: order.id,
      referenceId: unit.reference_id,
      status: twist.status ?? 'COMPLETED',
      amount: { currency_code, value },
      customId: twist.customId ?? unit.custom_id,
      invoiceId: unit.invoice_id,
      reason: twist.reason,
      createTime: now,
      updateTime: now,
    };
    this.state.tables.captures.set(capture.id, capture);
    order.captureIds.push(capture.id);
    if (unit.invoice_id && (capture.status !== 'DECLINED' || this.testBehaviours.invoiceIds === 'once'))
      this.state.tables.invoices.set(unit.invoice_id, capture.id);
    return capture;
  }

  private refusePayer(order: OrderRecord, twist: CaptureTwist): void {
    const payer = payerOf(order.payer);
    if (twist.issue) throw unprocessable(twist.issue, 'The requested action could not be performed.');
    if (twist.declined || payer.key === 'declined-card') {
      throw unprocessable(
        'INSTRUMENT_DECLINED',
        "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
        [{ href: this.bodies.walletUrl(order.id), rel: 'redirect', method: 'GET' }],
      );
    }
    if (payer.key === 'closed-account') {
      throw unprocessable('PAYER_ACCOUNT_LOCKED_OR_CLOSED', 'The payer account cannot be used for this transaction.');
    }
  }

  private refuseExpired(order: OrderRecord): void {
    if (Date.now() > order.expiresAt) {
      throw unprocessable(
        'ORDER_EXPIRED',
        'Order is expired and hence cannot be captured. Please contact Customer Support if you need to increase your order validity period.',
      );
    }
  }
}

function alreadyCaptured(): Error {
  return unprocessable(
    'ORDER_ALREADY_CAPTURED',
    "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  );
}
