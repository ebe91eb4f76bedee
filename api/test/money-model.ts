/** Every order of the model: 4 credits for 8.00. */
export const credit = 4;
export const total = 800;

export interface RefundModel {
  cents: number;
  state: 'INTENT' | 'PENDING' | 'COMPLETED' | 'FAILED';
  /** Asked for here; the others were made in PayPal's dashboard. */
  isOurs: boolean;
  /** PayPal's id of it; null for the row of a lost dispute until PayPal reports the money. */
  providerId: string | null;
  /** Our id of it. */
  id: string;
  /** Its place among the events of the sequence. */
  at: number;
}

export interface DisputeModel {
  id: string;
  isOpen: boolean;
  at: number;
}

interface DesignModel {
  id: string;
  isRunning: boolean;
  owes: { order: OrderModel; subject: object } | null;
}

export class OrderModel {
  /** UNPAID: pending. MISMATCH: paid with another amount, which blocks it. */
  payment: 'UNPAID' | 'MISMATCH' | 'PAID' = 'UNPAID';
  refunded = 0;
  /** Credits that refunds and disputes have taken. */
  taken = 0;
  readonly refunds: RefundModel[] = [];
  readonly disputes: DisputeModel[] = [];
  /** Captures that are not what was ordered and have not gone back. */
  mismatches: { paymentId: string; captureId: string; left: number }[] = [];
  captureId = '';

  constructor(readonly id: string) {}

  get isDisputed() {
    return this.disputes.some(({ isOpen }) => isOpen);
  }

  get status() {
    if (this.payment === 'UNPAID') return 'PENDING';
    if (this.payment === 'MISMATCH') return 'PROCESSING';
    if (this.refunded >= total) return 'REFUNDED';
    return this.isDisputed ? 'DISPUTED' : 'PAID';
  }

  /** Money that refunds asked for here may still give back. */
  get underWay() {
    return this.sum(({ state, isOurs }) => isOurs && (state === 'INTENT' || state === 'PENDING'));
  }

  /** Money that no refund has given back or may give back. */
  get left() {
    return total - this.refunded - this.sum(({ state }) => state === 'INTENT' || state === 'PENDING');
  }

  /** Credits that belong to money which is back, on its way back, or in dispute. */
  get target() {
    if (this.isDisputed || this.refunded >= total) return credit;
    return Math.floor((credit * Math.min(total, this.refunded + this.underWay)) / total);
  }

  private sum(which: (refund: RefundModel) => boolean) {
    return this.refunds.filter(which).reduce((sum, { cents }) => sum + cents, 0);
  }
}

/** One customer: what their orders, refunds, disputes and designs should come to. */
export class MoneyModel {
  balance = 0;
  clock = 0;
  readonly orders: OrderModel[] = [];
  readonly designs: DesignModel[] = [];

  get isPremium() {
    return this.orders.some(({ status }) => status === 'PAID');
  }

  get owed() {
    return this.designs.filter(({ owes, isRunning }) => owes && isRunning).length;
  }

  pay(order: OrderModel) {
    order.payment = 'PAID';
    this.balance += credit;
  }

  /** The target may have risen: takes what is unspent, and the credits of running designs if they come back. */
  take(order: OrderModel, subject: object) {
    const due = order.target - order.taken - this.owedBy(order).length;
    if (due <= 0) return;
    const now = Math.min(due, this.balance);
    this.balance -= now;
    order.taken += now;
    const free = this.designs.filter(({ isRunning, owes }) => isRunning && !owes).reverse();
    for (const design of free.slice(0, due - now)) design.owes = { order, subject };
  }

  /** The target may have fallen: first the subject's own debts are dropped, then credits come back, then other debts are dropped. */
  release(order: OrderModel, subject: object) {
    const debts = this.owedBy(order).reverse();
    let excess = order.taken + debts.length - order.target;
    const drop = (designs: DesignModel[]) => {
      for (const design of designs.slice(0, Math.max(0, excess))) {
        design.owes = null;
        excess -= 1;
      }
    };
    drop(debts.filter(({ owes }) => owes?.subject === subject));
    const back = Math.max(0, Math.min(excess, order.taken));
    order.taken -= back;
    this.balance += back;
    excess -= back;
    drop(debts.filter(({ owes }) => owes));
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

  /** A design's credit comes back, or goes to the order that it is owed to. */
  returnCredit(design: DesignModel) {
    design.isRunning = false;
    if (design.owes) design.owes.order.taken += 1;
    else this.balance += 1;
  }

  owedBy(order: OrderModel) {
    return this.designs.filter(({ isRunning, owes }) => isRunning && owes?.order === order);
  }
}
