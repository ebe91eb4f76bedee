import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Role, Membership } from '../../graphql/generated/schema';

/** An account. `credits` changes only together with a ledger row (credits/credit.service). */
@Entity('users')
@Unique('uq_users_email', ['email'])
@Check('ck_users_role', `role in ('MEMBER', 'MODERATOR', 'SELLER', 'ADMIN')`)
@Check('ck_users_membership', `membership in ('FREE', 'BASIC', 'PREMIUM')`)
@Check('ck_users_credits', `credits >= 0`)
@Index('ix_users_created', ['createdAt', 'id'])
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

  @Column('integer', { default: 0 })
  credits!: number;

  @Column('text', { nullable: true })
  passwordHash!: string | null;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  disabledAt!: Date | null;

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
