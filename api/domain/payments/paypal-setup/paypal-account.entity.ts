import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { PayPalMode } from '../../../graphql/generated/schema';

/** A PayPal account that payments were started with: the current one and earlier ones. */
@Entity('paypal_accounts')
@Unique('uq_paypal_accounts_client', ['mode', 'clientId'])
@Check('ck_paypal_accounts_mode', `mode in ('SANDBOX', 'LIVE')`)
@Check('ck_paypal_accounts_webhook_source', `webhook_source in ('ENVIRONMENT', 'REGISTERED', 'CHOSEN')`)
export class PayPalAccountEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  mode!: PayPalMode;

  @Column('text')
  clientId!: string;

  @Column('text')
  secretCipher!: string;

  @Column('text', { default: '' })
  webhookId!: string;

  /**
   * Where the webhook id comes from: ENVIRONMENT is PAYPAL_WEBHOOK_ID, REGISTERED a webhook that has this shop's address,
   * CHOSEN one with another address, such as a proxy's, whose id an Admin entered. Null without a webhook, and in rows
   * of earlier releases.
   */
  @Column('text', { nullable: true })
  webhookSource!: 'ENVIRONMENT' | 'REGISTERED' | 'CHOSEN' | null;

  /** PayPal's id of the merchant whom its orders pay; null until it was first requested. */
  @Column('text', { nullable: true })
  merchantId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  /** When an event with a genuine signature last arrived, to the minute; null before the first one. */
  @Column('timestamptz', { nullable: true })
  lastEventAt!: Date | null;
}
