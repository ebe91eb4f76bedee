import { resourceNotFound, unprocessable } from './api-errors';
import type { CheckoutOrders } from './checkout-orders';
import type { TestBehaviours } from './test-behaviours';
import { demoCapture } from './demo-captures';
import { disputeId, timestamp, transactionId } from './identifiers';
import { money, unitsOf, type Money } from './money';
import type { CaptureRecord, DisputeRecord, RefundRecord, RefundStatus } from './records';
import type { ResourceBodies } from './resource-bodies';
import type { SandboxState } from './sandbox-state';
import type { WebhookEvents } from './webhook-events';

export interface RefundDraft {
  /** Omitted for the whole remaining amount. */
  amount?: Money;
  invoiceId?: string;
  customId?: string;
  noteToPayer?: string;
}

/** Days that a merchant has to answer a dispute. */
const responseDays = 10;

/** Everything after a capture: refunds, reversals, reviews and disputes. */
export class CapturedPayments {
  constructor(
    private readonly state: SandboxState,
    private readonly bodies: ResourceBodies,
    private readonly events: WebhookEvents,
    private readonly orders: CheckoutOrders,
    private readonly testBehaviours: TestBehaviours,
  ) {}

  /** @throws PayPalApiError RESOURCE_NOT_FOUND */
  getCapture(id: string): CaptureRecord {
    const capture = this.state.tables.captures.get(id) ?? demoCapture(id);
    if (!capture) throw resourceNotFound();
    this.state.tables.captures.set(id, capture);
    return capture;
  }

  /** @throws PayPalApiError RESOURCE_NOT_FOUND */
  getRefund(id: string): RefundRecord {
    const refund = this.state.tables.refunds.get(id);
    if (!refund || (refund.isReversal && this.testBehaviours.reversals === 'hidden')) throw resourceNotFound();
    return refund;
  }

  /** @throws PayPalApiError RESOURCE_NOT_FOUND */
  getDispute(id: string): DisputeRecord {
    const dispute = this.state.tables.disputes.get(id);
    if (!dispute) throw resourceNotFound();
    return dispute;
  }

  /**
   * Refunds the whole remaining amount or a part of it.
   * @throws PayPalApiError 422 CAPTURE_FULLY_REFUNDED, REFUND_AMOUNT_EXCEEDED, PENDING_CAPTURE, REFUND_NOT_ALLOWED.
   */
  refund(captureId: string, draft: RefundDraft, status: RefundStatus = this.testBehaviours.refunds): RefundRecord {
    const refund = this.recordRefund(this.getCapture(captureId), draft, status);
    if (refund.status === 'PENDING') this.publishRefund('PAYMENT.REFUND.PENDING', 'put on hold', refund);
    else this.publishRefund('PAYMENT.CAPTURE.REFUNDED', 'refunded', refund);
    return refund;
  }

  /** Reverses a payment: the payer's bank or PayPal itself takes the money back, without a call of the merchant. */
  reverse(captureId: string): RefundRecord {
    const capture = this.getCapture(captureId);
    const reversal = this.recordRefund(capture, {}, 'COMPLETED', true);
    capture.status = this.testBehaviours.reversedCapture;
    this.publishRefund('PAYMENT.CAPTURE.REVERSED', 'reversed', reversal);
    return reversal;
  }

  /** Opens the payer's dispute of a payment. */
  dispute(captureId: string, reason = 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED'): DisputeRecord {
    const capture = this.getCapture(captureId);
    const dispute: DisputeRecord = {
      id: disputeId(),
      captureId,
      reason,
      amount: capture.amount,
      status: 'OPEN',
      createTime: timestamp(),
    };
    if (this.testBehaviours.disputedCapture !== 'COMPLETED') capture.status = this.testBehaviours.disputedCapture;
    this.state.tables.disputes.set(dispute.id, dispute);
    this.state.changed();
    this.events.publish(
      'CUSTOMER.DISPUTE.CREATED',
      'dispute',
      `A new dispute opened with Case # ${dispute.id}`,
      this.bodies.dispute(dispute),
    );
    return dispute;
  }

  /** Updates the dispute: the merchant is asked for a response. */
  updateDispute(id: string): DisputeRecord {
    const dispute = this.getDispute(id);
    dispute.status = 'WAITING_FOR_SELLER_RESPONSE';
    dispute.responseDue = new Date(Date.now() + responseDays * 86_400_000).toISOString();
    this.state.changed();
    this.events.publish(
      'CUSTOMER.DISPUTE.UPDATED',
      'dispute',
      'There has been an update to a dispute',
      this.bodies.dispute(dispute),
    );
    return dispute;
  }

  /** Decides a dispute; the payer's money, if any, is paid by `reverse` or `refund`. */
  resolveDispute(id: string, outcome: string, amountRefunded?: Money): DisputeRecord {
    const dispute = this.getDispute(id);
    Object.assign(dispute, { status: 'RESOLVED', outcome, amountRefunded });
    const capture = this.getCapture(dispute.captureId);
    if (capture.status === 'PARTIALLY_REFUNDED' && this.refundedUnits(capture.id) === 0n) capture.status = 'COMPLETED';
    this.state.changed();
    this.events.publish(
      'CUSTOMER.DISPUTE.RESOLVED',
      'dispute',
      `A dispute was resolved with case # ${dispute.id}`,
      this.bodies.dispute(dispute),
    );
    return dispute;
  }

  /** Completes or fails a pending refund. */
  endRefund(id: string, status: 'COMPLETED' | 'FAILED'): RefundRecord {
    const refund = this.getRefund(id);
    refund.status = status;
    if (status === 'FAILED') {
      const capture = this.getCapture(refund.captureId);
      capture.status = this.refundedUnits(capture.id) === 0n ? 'COMPLETED' : 'PARTIALLY_REFUNDED';
    }
    this.state.changed();
    if (status === 'COMPLETED') this.publishRefund('PAYMENT.CAPTURE.REFUNDED', 'refunded', refund);
    else this.publishRefund('PAYMENT.REFUND.FAILED', 'not refunded', refund);
    return refund;
  }

  /** Ends the review of a pending capture: the money arrives, or it never does. */
  settle(captureId: string, status: 'COMPLETED' | 'DECLINED'): CaptureRecord {
    const capture = this.getCapture(captureId);
    capture.status = status;
    capture.updateTime = timestamp();
    if (status === 'DECLINED' && capture.invoiceId && this.testBehaviours.invoiceIds !== 'once')
      this.state.tables.invoices.delete(capture.invoiceId);
    this.state.changed();
    this.orders.announce(capture);
    return capture;
  }

  private recordRefund(
    capture: CaptureRecord,
    draft: RefundDraft,
    status: RefundStatus,
    isReversal = false,
  ): RefundRecord {
    if (capture.status === 'PENDING')
      throw unprocessable(
        'PENDING_CAPTURE',
        'Cannot initiate a refund as the capture is pending. Capture is typically pending when the payer has funded the transaction using e-check/bank funded.',
      );
    if (capture.status === 'DECLINED') throw unprocessable('REFUND_NOT_ALLOWED', 'Capture cannot be refunded.');
    if (capture.status === 'REFUNDED')
      throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded');
    const currency = capture.amount.currency_code;
    const before = this.refundedUnits(capture.id);
    const left = unitsOf(capture.amount) - before;
    const units = draft.amount ? unitsOf(draft.amount) : left;
    if (units > left)
      throw unprocessable(
        'REFUND_AMOUNT_EXCEEDED',
        'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
      );
    const refund: RefundRecord = {
      id: transactionId(),
      status,
      isReversal,
      captureId: capture.id,
      amount: money(currency, units),
      totalRefunded: money(currency, before + units),
      invoiceId: draft.invoiceId ?? capture.invoiceId,
      customId: draft.customId ?? capture.customId,
      noteToPayer: draft.noteToPayer,
      createTime: timestamp(),
    };
    this.state.tables.refunds.set(refund.id, refund);
    capture.status = units === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    capture.updateTime = refund.createTime;
    this.state.changed();
    return refund;
  }

  private publishRefund(
    type: 'PAYMENT.CAPTURE.REFUNDED' | 'PAYMENT.CAPTURE.REVERSED' | 'PAYMENT.REFUND.PENDING' | 'PAYMENT.REFUND.FAILED',
    verb: string,
    refund: RefundRecord,
  ): void {
    const sum = `${refund.amount.value} ${refund.amount.currency_code}`;
    this.events.publish(type, 'refund', `A ${sum} capture payment was ${verb}`, this.bodies.refund(refund));
  }

  private refundedUnits(captureId: string): bigint {
    let sum = 0n;
    for (const refund of this.state.tables.refunds.values()) {
      if (refund.captureId === captureId && refund.status !== 'FAILED') sum += unitsOf(refund.amount);
    }
    return sum;
  }
}
