/** Credits of every order in the model: 4 credits for 8.00. */
export const credit = 4;
export const total = 800;

export interface RefundModel {
  cents: number;
  state: 'INTENT' | 'PENDING' | 'COMPLETED' | 'FAILED';
  /** Whether it was requested here; the others were made in PayPal's dashboard. */
  isOurs: boolean;
  /** PayPal's id; null for the row of a lost dispute until PayPal reports the money. */
  providerId: string | null;
  /** Our id. */
  id: string;
  /** Its index in the sequence of events. */
  at: number;
  /** Whether PayPal does not show it any more, and Admins look for it. */
  isForgotten?: boolean;
}

export interface DisputeModel {
  id: string;
  state: 'OPEN' | 'WON' | 'LOST';
  isAppealed: boolean;
  at: number;
}

interface DesignModel {
  id: string;
  isRunning: boolean;
  /** Whether it was finished, and its credit is spent. */
  isSpent: boolean;
  owes: { order: OrderModel; subject: object } | null;
}

/** A credit that a program deducted. */
interface DeductionModel {
  isReturned: boolean;
  claim: { order: OrderModel; subject: object } | null;
}

export class OrderModel {
  /** UNPAID: pending. MISMATCH: paid with another amount, which blocks the order. */
  payment: 'UNPAID' | 'MISMATCH' | 'PAID' = 'UNPAID';
  refunded = 0;
  /** Credits taken by refunds and disputes. */
  taken = 0;
  readonly refunds: RefundModel[] = [];
  readonly disputes: DisputeModel[] = [];
  /** Captures that differ from the order and are not refunded. */
  mismatches: { paymentId: string; captureId: string; left: number }[] = [];
  captureId = '';

  constructor(readonly id: string) {}

  get isDisputed() {
    return this.disputes.some(({ state }) => state === 'OPEN');
  }

  get status() {
    if (this.payment === 'UNPAID') return 'PENDING';
    if (this.payment === 'MISMATCH') return 'PROCESSING';
    if (this.refunded >= total) return 'REFUNDED';
    return this.isDisputed ? 'DISPUTED' : 'PAID';
  }

  /** Money of refunds that were requested here and are in progress. */
  get underWay() {
    return this.sum(({ state, isOurs }) => isOurs && (state === 'INTENT' || state === 'PENDING'));
  }

  /** Money that is neither refunded nor being refunded. */
  get left() {
    return total - this.refunded - this.sum(({ state }) => state === 'INTENT' || state === 'PENDING');
  }

  /** Credits that belong to money that is refunded, being refunded, or in dispute. */
  get target() {
    if (this.isDisputed || this.refunded >= total) return credit;
    return Math.floor((credit * Math.min(total, this.refunded + this.underWay)) / total);
  }

  private sum(which: (refund: RefundModel) => boolean) {
    return this.refunds.filter(which).reduce((sum, { cents }) => sum + cents, 0);
  }
}

/** One customer: the expected state of their orders, refunds, disputes and designs. */
export class MoneyModel {
  balance = 0;
  clock = 0;
  readonly orders: OrderModel[] = [];
  readonly designs: DesignModel[] = [];
  readonly deductions: DeductionModel[] = [];

  /** Whether an Admin has given premium, which ends before the premium of an order. */
  isGranted = false;

  get isPremium() {
    return this.isGranted || this.orders.some(({ status }) => status === 'PAID');
  }

  /** The deduction that is returned next. */
  get returnable() {
    return this.deductions.findLast(({ isReturned, claim }) => !isReturned && !claim);
  }

  get claimed() {
    return this.deductions.filter(({ isReturned, claim }) => !isReturned && claim).length;
  }

  get owed() {
    return this.designs.filter(({ owes, isRunning }) => owes && isRunning).length;
  }

  pay(order: OrderModel) {
    order.payment = 'PAID';
    this.balance += credit;
  }

  /**
   * Takes unspent credits, and running designs' credits when they are released, as the target may have risen. Beyond
   * these it claims deducted credits.
   */
  take(order: OrderModel, subject: object) {
    const due = order.target - order.taken - this.owedBy(order).length - this.claimsOf(order).length;
    if (due <= 0) return;
    const now = Math.min(due, this.balance);
    this.balance -= now;
    order.taken += now;
    const free = this.designs.filter(({ isRunning, owes }) => isRunning && !owes).reverse();
    const designs = free.slice(0, due - now);
    for (const design of designs) design.owes = { order, subject };
    const open = this.deductions.filter(({ isReturned, claim }) => !isReturned && !claim).reverse();
    for (const deduction of open.slice(0, due - now - designs.length)) deduction.claim = { order, subject };
  }

  /**
   * Returns credits, as the target may have fallen: first the subject's own debts and claims are dropped, then credits
   * are returned, then other debts and claims are dropped.
   */
  release(order: OrderModel, subject: object) {
    const debts = this.owedBy(order).reverse();
    const claims = this.claimsOf(order).reverse();
    let excess = order.taken + debts.length + claims.length - order.target;
    const drop = (which: (subject: object | undefined) => boolean) => {
      for (const design of debts.filter(({ owes }) => owes && which(owes.subject)).slice(0, Math.max(0, excess))) {
        design.owes = null;
        excess -= 1;
      }
      for (const held of claims.filter(({ claim }) => claim && which(claim.subject)).slice(0, Math.max(0, excess))) {
        held.claim = null;
        excess -= 1;
      }
    };
    drop((of) => of === subject);
    const back = Math.max(0, Math.min(excess, order.taken));
    order.taken -= back;
    this.balance += back;
    excess -= back;
    drop(() => true);
  }

  complete(order: OrderModel, refund: RefundModel) {
    refund.state = 'COMPLETED';
    order.refunded = Math.min(total, order.refunded + refund.cents);
    if (!refund.isOurs) this.take(order, refund);
  }

  fail(order: OrderModel, refund: RefundModel) {
    refund.state = 'FAILED';
    this.release(order, refund);
  }

  /** Returns a design's credit, or passes it to the order that it is owed to. */
  returnCredit(design: DesignModel) {
    design.isRunning = false;
    if (design.owes) design.owes.order.taken += 1;
    else this.balance += 1;
  }

  claimsOf(order: OrderModel) {
    return this.deductions.filter(({ isReturned, claim }) => !isReturned && claim?.order === order);
  }

  owedBy(order: OrderModel) {
    return this.designs.filter(({ isRunning, owes }) => isRunning && owes?.order === order);
  }
}
