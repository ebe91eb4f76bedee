import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Lettering, MailKind, Membership, Role } from '../../graphql/generated/schema';

/** An account. `credits` changes only together with a ledger row (credits/credit.service). */
@Entity('users')
@Unique('uq_users_email', ['email'])
@Check('ck_users_role', `role in ('MEMBER', 'MODERATOR', 'SELLER', 'ADMIN')`)
@Check('ck_users_membership', `membership in ('FREE', 'BASIC', 'PREMIUM')`)
@Check('ck_users_credits', `credits >= 0`)
@Check('ck_users_preferred_lettering', `preferred_lettering in ('SET', 'DRAWN')`)
@Check('ck_users_unwanted_mails', `unwanted_mails <@ array['NEW_DEVICES', 'SUPPORT_ANSWERS', 'POST_REMINDERS']`)
@Check('ck_users_deleted', `deleted_at is null or (disabled_at is not null and password_hash is null)`)
@Check(
  'ck_users_test',
  `test_of is null or (role = 'MEMBER' and password_hash is null and two_step_at is null and email_verified_at is null)`,
)
@Index('uq_users_test_of', ['testOf'], { unique: true, where: 'test_of is not null' })
@Index('ix_users_found', { synchronize: false })
@Index('ix_users_name_begins', { synchronize: false })
@Index('ix_users_email_begins', { synchronize: false })
@Index('ix_users_name_order', { synchronize: false })
@Index('ix_users_created', ['createdAt', 'id'])
@Index('ix_users_present', ['createdAt', 'id'], { where: 'deleted_at is null' })
@Index('ix_users_gone', ['createdAt'], { where: 'deleted_at is not null' })
@Index('ix_users_credits', ['credits', 'id'])
@Index('ix_users_role_order', ['role', 'id'])
@Index('ix_users_membership', ['membership', 'id'])
@Index('ix_users_email', ['email', 'id'])
@Index('ix_users_role', ['role', 'createdAt', 'id'])
@Index('ix_users_deleted', ['deletedAt'], { where: 'deleted_at is not null' })
@Index('ix_users_premium', ['membershipUntil'], { where: `membership = 'PREMIUM'` })
export class UserEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('citext')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text', { default: 'MEMBER' })
  role!: Role;

  @Column('text', { default: 'FREE' })
  membership!: Membership;

  @Column('timestamptz', { nullable: true })
  membershipUntil!: Date | null;

  /** Until when an Admin has given PREMIUM: the refund of an order does not end it earlier. Null without such a gift. */
  @Column('timestamptz', { nullable: true })
  membershipGrantedUntil!: Date | null;

  /** Whether it is BASIC again when PREMIUM ends: an Admin had given BASIC before. */
  @Column('boolean', { default: false })
  basicAfter!: boolean;

  @Column('integer', { default: 0 })
  credits!: number;

  @Column('text', { nullable: true })
  passwordHash!: string | null;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  disabledAt!: Date | null;

  /** Since when sign-in requires a code as well; null while it does not. */
  @Column('timestamptz', { nullable: true })
  twoStepAt!: Date | null;

  /** Kinds of emails that are switched off. */
  @Column('text', { array: true, default: () => `'{}'` })
  unwantedMails!: MailKind[];

  /** Who sets the words of its designs, as chosen last on screen; null before a choice. */
  @Column('text', { nullable: true })
  preferredLettering!: Lettering | null;

  /** When it was unsubscribed from the newsletter; null while subscribed. */
  @Column('timestamptz', { nullable: true })
  unsubscribedAt!: Date | null;

  /** When its owner deleted it; the remaining row holds no personal data. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  /** Incremented by each change of its data by its owner or an Admin; guards the saves of Admins. */
  @Column('integer', { default: 1 })
  version!: number;

  /** The account whose test tokens act for this one; null for the account of a person. */
  @Column('uuid', { nullable: true })
  @ForeignKey('users', { onDelete: 'CASCADE' })
  testOf!: string | null;

  @Column('text', { nullable: true })
  photoUrl!: string | null;

  @Column('text', { nullable: true })
  aboutMe!: string | null;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { nullable: true })
  city!: string | null;

  @Column('text', { nullable: true })
  country!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
