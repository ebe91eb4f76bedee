import { hundredths, money, processingFee, unitsOf, type Money } from './money';
import { payerBody, payerOf, paymentSourceBody } from './payers';
import type { CaptureRecord, DisputeRecord, OrderRecord, PurchaseUnit, RefundRecord } from './records';
import type { SandboxState } from './sandbox-state';

type Body = Record<string, unknown>;
type Method = 'GET' | 'POST' | 'PATCH';

/** The account that receives the money. */
const PAYEE = { email_address: 'merchant@seller.example', merchant_id: 'SBXMERCHANT22' };
const SELLER = { merchant_id: PAYEE.merchant_id, name: 'Sandbox Merchant' };

function link(href: string, rel: string, method: Method): { href: string; rel: string; method: Method } {
  return { href, rel, method };
}

/** Serializes records as the bodies of Orders v2, Payments v2 and Disputes v1. */
export class ResourceBodies {
  constructor(
    private readonly state: SandboxState,
    private readonly base: () => string,
  ) {}

  /** Returns PayPal's address for the payer's approval. */
  walletUrl(orderId: string): string {
    return `${this.base()}/checkoutnow?token=${orderId}`;
  }

  /** `return=minimal`: id, status and links. */
  orderMinimal(order: OrderRecord): Body {
    return {
      id: order.id,
      status: order.status,
      ...(order.hasPaymentSource && !order.payer && { payment_source: { paypal: {} } }),
      ...(order.payer && { payment_source: paymentSourceBody(payerOf(order.payer)) }),
      links: this.orderLinks(order),
    };
  }

  /** `return=representation`, and the answer to GET. */
  order(order: OrderRecord): Body {
    return {
      ...this.orderMinimal(order),
      intent: 'CAPTURE',
      purchase_units: order.units.map((unit) => ({
        ...unit,
        payee: unit.payee ?? PAYEE,
        ...this.payments(order, unit),
      })),
      ...(order.payer && { payer: payerBody(payerOf(order.payer)) }),
      create_time: order.createTime,
      update_time: order.updateTime,
    };
  }

  /** The answer to a capture without `Prefer: return=representation`. */
  capturedOrder(order: OrderRecord): Body {
    return {
      ...this.orderMinimal(order),
      purchase_units: order.units.map((unit) => ({ reference_id: unit.reference_id, ...this.payments(order, unit) })),
      payer: payerBody(payerOf(order.payer)),
    };
  }

  /** A standalone capture: unlike within an order, it names its order and its payee. */
  capture(capture: CaptureRecord): Body {
    return {
      ...this.captureInOrder(capture),
      supplementary_data: { related_ids: { order_id: capture.orderId } },
      payee: PAYEE,
    };
  }

  private captureInOrder(capture: CaptureRecord): Body {
    const gross = unitsOf(capture.amount);
    const currency = capture.amount.currency_code;
    const settled = capture.status !== 'PENDING' && capture.status !== 'DECLINED';
    return {
      id: capture.id,
      status: capture.status,
      ...(capture.status === 'PENDING' && { status_details: { reason: capture.reason ?? 'PENDING_REVIEW' } }),
      amount: capture.amount,
      final_capture: true,
      seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] },
      ...(settled && {
        seller_receivable_breakdown: {
          gross_amount: capture.amount,
          paypal_fee: money(currency, processingFee(gross)),
          net_amount: money(currency, gross - processingFee(gross)),
        },
      }),
      ...(capture.invoiceId && { invoice_id: capture.invoiceId }),
      ...(capture.customId && { custom_id: capture.customId }),
      links: [
        link(`${this.base()}/v2/payments/captures/${capture.id}`, 'self', 'GET'),
        link(`${this.base()}/v2/payments/captures/${capture.id}/refund`, 'refund', 'POST'),
        link(`${this.base()}/v2/checkout/orders/${capture.orderId}`, 'up', 'GET'),
      ],
      create_time: capture.createTime,
      update_time: capture.updateTime,
    };
  }

  refundMinimal(refund: RefundRecord): Body {
    return {
      id: refund.id,
      status: refund.status,
      links: [
        link(`${this.base()}/v2/payments/refunds/${refund.id}`, 'self', 'GET'),
        link(`${this.base()}/v2/payments/captures/${refund.captureId}`, 'up', 'GET'),
      ],
    };
  }

  refund(refund: RefundRecord): Body {
    const zero: Money = money(refund.amount.currency_code, 0n);
    return {
      ...this.refundMinimal(refund),
      amount: money(refund.amount.currency_code, hundredths(refund.amount.value) ?? 0n),
      ...(refund.invoiceId && { invoice_id: refund.invoiceId }),
      ...(refund.customId && { custom_id: refund.customId }),
      ...(refund.noteToPayer && { note_to_payer: refund.noteToPayer }),
      seller_payable_breakdown: {
        gross_amount: refund.amount,
        // PayPal retains its fee when a payment is refunded.
        paypal_fee: zero,
        net_amount: refund.amount,
        total_refunded_amount: refund.totalRefunded,
      },
      create_time: refund.createTime,
      update_time: refund.createTime,
    };
  }

  dispute(dispute: DisputeRecord): Body {
    const capture = this.state.tables.captures.get(dispute.captureId);
    return {
      dispute_id: dispute.id,
      create_time: dispute.createTime,
      update_time: dispute.createTime,
      disputed_transactions: [
        {
          seller_transaction_id: dispute.captureId,
          ...(capture?.invoiceId && { invoice_number: capture.invoiceId }),
          ...(capture?.customId && { custom: capture.customId }),
          transaction_status: 'COMPLETED',
          gross_amount: capture?.amount,
          seller: SELLER,
          seller_protection_eligible: true,
        },
      ],
      reason: dispute.reason,
      status: dispute.status,
      ...(dispute.outcome && {
        dispute_outcome: {
          outcome_code: dispute.outcome,
          ...(dispute.amountRefunded && { amount_refunded: dispute.amountRefunded }),
        },
      }),
      dispute_amount: dispute.amount,
      ...(dispute.responseDue && { seller_response_due_date: dispute.responseDue }),
      dispute_life_cycle_stage: 'INQUIRY',
      dispute_channel: 'INTERNAL',
      links: [link(`${this.base()}/v1/customer/disputes/${dispute.id}`, 'self', 'GET')],
    };
  }

  private payments(order: OrderRecord, unit: PurchaseUnit): Body {
    const captures = order.captureIds
      .map((id) => this.state.tables.captures.get(id))
      .filter((capture) => capture?.referenceId === unit.reference_id)
      .flatMap((capture) => (capture ? [this.captureInOrder(capture)] : []));
    const refunds = [...this.state.tables.refunds.values()]
      .filter((refund) => !refund.isReversal && order.captureIds.includes(refund.captureId))
      .map((refund) => this.refund(refund));
    return captures.length > 0 ? { payments: { captures, ...(refunds.length > 0 && { refunds }) } } : {};
  }

  private orderLinks(order: OrderRecord): Body[] {
    const self = `${this.base()}/v2/checkout/orders/${order.id}`;
    const links = [link(self, 'self', 'GET')];
    if (order.status === 'COMPLETED') return links;
    links.push(link(this.walletUrl(order.id), order.hasPaymentSource ? 'payer-action' : 'approve', 'GET'));
    if (!order.hasPaymentSource) links.push(link(self, 'update', 'PATCH'));
    if (!order.hasPaymentSource || order.status === 'APPROVED') links.push(link(`${self}/capture`, 'capture', 'POST'));
    return links;
  }
}
