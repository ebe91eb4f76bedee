import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { InvoiceKind } from '../../../graphql/generated/schema';

/** Content of an invoice, as it was on the day of issue. */
export interface InvoiceBody {
  seller: { name: string; address: string; taxId: string };
  customer: { name: string; email: string; address: string; country: string };
  order: { code: string; placedAt: string; paidAt: string | null; captureId: string | null };
  /** Exact decimals; negative on a credit note. */
  lines: { text: string; amount: string }[];
  total: string;
  currency: string;
  taxLine: string;
  /** Number of the invoice that a credit note corrects. */
  corrects: string | null;
  /** IANA name of the shop's time zone, in which the days are counted; none before shops could choose it: UTC. */
  timeZone?: string;
  /** Accent colour of the shop, as #RRGGBB; none before shops could choose it. */
  accent?: string;
}

/** An invoice of a paid order, or the credit note of a refund, as issued: it never changes. */
@Entity('invoices')
@Unique('uq_invoices_serial', ['kind', 'serial'])
@Check('ck_invoices_kind', `kind in ('INVOICE', 'CREDIT_NOTE')`)
@Check('ck_invoices_total', `(kind = 'INVOICE' and total > 0) or (kind = 'CREDIT_NOTE' and total < 0)`)
@Check('ck_invoices_refund', `(kind = 'CREDIT_NOTE') = (refund_id is not null)`)
@Check('ck_invoices_vat', `(vat_rate is null) = (vat is null) and abs(vat) <= abs(total)`)
@Index('uq_invoices_order', ['orderId'], { unique: true, where: `kind = 'INVOICE'` })
@Index('uq_invoices_refund', ['refundId'], { unique: true, where: 'refund_id is not null' })
@Index('ix_invoices_order', ['orderId', 'id'])
@Index('ix_invoices_credited', ['issuedAt', 'orderId'], { where: `kind = 'CREDIT_NOTE'` })
export class InvoiceEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('orders')
  orderId!: string;

  @Column('uuid')
  @ForeignKey('users')
  userId!: string;

  @Column('text')
  kind!: InvoiceKind;

  @Column('integer')
  serial!: number;

  @Column('uuid', { nullable: true })
  @ForeignKey('refunds')
  refundId!: string | null;

  /** Negative on a credit note. */
  @Column('numeric', { precision: 12, scale: 2 })
  total!: string;

  /** What the number of an invoice begins with; null for INV-, as before shops could choose it. */
  @Column('text', { nullable: true })
  prefix!: string | null;

  /** Percent of VAT that the total includes; null without VAT. */
  @Column('numeric', { precision: 4, scale: 2, nullable: true })
  vatRate!: string | null;

  /** VAT in the total; negative on a credit note, null without VAT. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  vat!: string | null;

  /** Address of the shop's logo of that day; null when it had none. */
  @Column('text', { nullable: true })
  logoUrl!: string | null;

  @Column('jsonb')
  body!: InvoiceBody;

  @Column('timestamptz', { default: () => 'now()' })
  issuedAt!: Date;
}

/** The last number of each kind. Its row is the lock that keeps the numbers gapless. */
@Entity('invoice_series')
@Check('ck_invoice_series_kind', `kind in ('INVOICE', 'CREDIT_NOTE')`)
export class InvoiceSeriesEntity {
  @PrimaryColumn('text')
  kind!: InvoiceKind;

  @Column('integer', { default: 0 })
  last!: number;
}
