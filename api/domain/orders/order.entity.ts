import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { OrderStatus, PaymentStatus, PurchaseKind } from '../../graphql/generated/schema';

/** An order of a package or an item. What was bought is copied when the order is placed. */
@Entity('orders')
@Unique('uq_orders_order_code', ['orderCode'])
@Unique('uq_orders_payment_code', ['paymentCode'])
@Unique('uq_orders_request', ['userId', 'requestId'])
@Check('ck_orders_kind', `kind in ('PACKAGE', 'ITEM')`)
@Check('ck_orders_order_code', `order_code ~ '^[A-Z0-9]{8}$'`)
@Check('ck_orders_payment_code', `payment_code ~ '^[A-Z0-9]{8}$'`)
@Check('ck_orders_total', `total = price + fee`)
@Check('ck_orders_currency', `currency ~ '^[A-Z]{3}$'`)
@Check('ck_orders_credit', `credit >= 0`)
@Check(
  'ck_orders_payment_status',
  `payment_status in ('PENDING', 'PROCESSING', 'PAID', 'REFUNDED', 'DISPUTED', 'CANCELLED')`,
)
@Check('ck_orders_order_status', `order_status in ('PENDING', 'PROCESSING', 'SHIPPED', 'COMPLETED', 'CANCELLED')`)
@Check('ck_orders_paid', `payment_status <> 'PAID' or paid_at is not null`)
@Check('ck_orders_subject', `(kind = 'PACKAGE' and item_id is null) or (kind = 'ITEM' and package_id is null)`)
@Index('ix_orders_name_order', { synchronize: false })
@Index('ix_orders_found', { synchronize: false })
@Index('ix_orders_code_begins', { synchronize: false })
@Index('ix_orders_customer_begins', { synchronize: false })
@Index('ix_orders_email_begins', { synchronize: false })
@Index('ix_orders_owner', ['userId', 'createdAt', 'id'], { where: 'deleted_at is null' })
@Index('ix_orders_created', ['createdAt', 'id'], { where: 'deleted_at is null' })
@Index('ix_orders_code', ['orderCode', 'id'], { where: 'deleted_at is null' })
@Index('ix_orders_total', ['total', 'id'], { where: 'deleted_at is null' })
@Index('ix_orders_payment_status', ['paymentStatus', 'id'], { where: 'deleted_at is null' })
@Index('ix_orders_order_status', ['orderStatus', 'id'], { where: 'deleted_at is null' })
@Index('ix_orders_customer_order', { synchronize: false })
@Index('ix_orders_state', ['paymentStatus', 'createdAt', 'id'], { where: 'deleted_at is null' })
@Check('ck_orders_file', `num_nonnulls(file_key, file_name, file_bytes) in (0, 3)`)
@Check('ck_orders_refunded', `refunded between 0 and total`)
@Index('ix_orders_paid', ['paidAt', 'id'], { where: 'paid_at is not null' })
@Index('ix_orders_user_paid', ['userId', 'paidAt', 'id'], { where: 'paid_at is not null' })
@Check('ck_orders_paid_number', `paid_number in (1, 2)`)
@Index('ix_orders_paid_number', ['paidNumber', 'createdAt', 'id', 'paidAt'], {
  where: 'paid_number is not null and deleted_at is null',
})
@Index('ix_orders_pending', ['createdAt'], { where: `payment_status = 'PENDING'` })
@Index('ix_orders_item', ['itemId', 'userId'], { where: 'item_id is not null' })
@Index('ix_orders_package', ['packageId'], { where: 'package_id is not null' })
@Index('uq_orders_open_item', ['userId', 'itemId'], {
  unique: true,
  where: `sole_of_item and payment_status in ('PENDING', 'PROCESSING')`,
})
@Index('ix_orders_deleted', ['deletedAt'], { where: 'deleted_at is not null' })
@Index('ix_orders_file', ['fileKey'], { where: 'file_key is not null' })
@Check('ck_orders_deleted', `deleted_at is null or payment_status = 'CANCELLED'`)
export class OrderEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  kind!: PurchaseKind;

  @Column('text')
  orderCode!: string;

  @Column('text')
  paymentCode!: string;

  @Column('uuid')
  @ForeignKey('users')
  userId!: string;

  @Column('text', { nullable: true })
  requestId!: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('packages', { onDelete: 'SET NULL' })
  packageId!: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('items', { onDelete: 'SET NULL' })
  itemId!: string | null;

  /**
   * Enforces that an account has one open order of an item. False for packages, and for orders from before this rule.
   */
  @Column('boolean', { default: false })
  soleOfItem!: boolean;

  @Column('text')
  name!: string;

  @Column('numeric', { precision: 12, scale: 2 })
  price!: string;

  @Column('numeric', { precision: 12, scale: 2 })
  fee!: string;

  @Column('numeric', { precision: 12, scale: 2 })
  total!: string;

  @Column('text')
  currency!: string;

  @Column('integer')
  credit!: number;

  @Column('integer')
  validityDays!: number;

  @Column('text', { nullable: true })
  sellerEmail!: string | null;

  @Column('text', { default: 'PENDING' })
  paymentStatus!: PaymentStatus;

  @Column('text', { default: 'PENDING' })
  orderStatus!: OrderStatus;

  @Column('text')
  customerName!: string;

  @Column('text')
  customerEmail!: string;

  @Column('text')
  address!: string;

  @Column('text')
  country!: string;

  @Column('timestamptz', { nullable: true })
  membershipUntil!: Date | null;

  /** The end of the return period, as at the payment; null for an item, or an order paid before it was stored. */
  @Column('timestamptz', { nullable: true })
  returnUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  paidAt!: Date | null;

  /** 1 or 2 for the first or second order that its account has paid. A trigger sets it (migration 0083). */
  @Column({ type: 'smallint', nullable: true, insert: false, update: false })
  paidNumber!: number | null;

  @Column('text', { nullable: true })
  transactionId!: string | null;

  @Column('text', { nullable: true })
  payerEmail!: string | null;

  /** Why the last payment failed, as shown to the customer. */
  @Column('text', { nullable: true })
  paymentProblem!: string | null;

  /** Amount refunded so far. */
  @Column('numeric', { precision: 12, scale: 2, default: 0 })
  refunded!: string;

  @Column('text', { nullable: true })
  featuredImage!: string | null;

  @Column('text', { nullable: true })
  guidelines!: string | null;

  /** The guidelines as HTML; null where they were written as plain text. */
  @Column('text', { nullable: true })
  guidelinesHtml!: string | null;

  @Column('text', { nullable: true })
  accessUrl!: string | null;

  /** Key of the bought file; never exposed. */
  @Column('text', { nullable: true })
  fileKey!: string | null;

  @Column('text', { nullable: true })
  fileName!: string | null;

  @Column('integer', { nullable: true })
  fileBytes!: number | null;

  @Column('text', { nullable: true })
  slug!: string | null;

  @Column('text', { nullable: true })
  itemNumber!: string | null;

  @Column('text', { nullable: true })
  imageUrl!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** When the job that cancels unpaid orders next tries this one; null before its first try. */
  @Column('timestamptz', { nullable: true })
  nextCloseAt!: Date | null;

  /** When an Admin deleted it: hidden from all callers, unless it is paid nevertheless. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
