import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { DesignStyle, MonthPlanState, Niche, Platform } from '../../graphql/generated/schema';

/** A month of posts: planned for nothing, then made picture by picture. */
@Entity('month_plans')
@Unique('uq_month_plans_request', ['userId', 'requestId'])
@Check('ck_month_plans_version', 'version > 0')
@Check('ck_month_plans_state', `state in ('DRAFT', 'MAKING', 'PAUSED', 'INCOMPLETE', 'DONE')`)
@Check('ck_month_plans_pictures', `pictures between 1 and 20 and (pictures is null) = (state = 'DRAFT')`)
@Check('ck_month_plans_platform', `platform in ('FACEBOOK', 'INSTAGRAM')`)
@Index('ix_month_plans_making', ['fedAt'], { where: `state in ('MAKING', 'PAUSED')` })
@Index('ix_month_plans_starts', ['startsOn'])
@Index('ix_month_plans_brand', ['brandId'], { where: 'brand_id is not null' })
export class MonthPlanEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('text')
  requestId!: string;

  /** Number of saves, from 1. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  idea!: string;

  /** A day of the calendar, in no time zone. */
  @Column('date')
  startsOn!: string;

  @Column('text')
  platform!: Platform;

  @Column('text')
  niche!: Niche;

  @Column('text')
  style!: DesignStyle;

  /** Its values are copied into the posts as they are made. */
  @Column('uuid', { nullable: true })
  @ForeignKey('brands', { onDelete: 'SET NULL' })
  brandId!: string | null;

  /** BCP 47, as the text model named it; blank when unknown. */
  @Column('text', { default: '' })
  language!: string;

  @Column('text', { default: 'DRAFT' })
  state!: MonthPlanState;

  /** Pictures that were bought; null for a draft. */
  @Column('smallint', { nullable: true })
  pictures!: number | null;

  /** Why no further picture is queued at present; null for nothing. */
  @Column('text', { nullable: true })
  hold!: string | null;

  /** Whether its owner gets an email on the day of each post. */
  @Column('boolean', { default: true })
  reminders!: boolean;

  /** Signs the addresses at which its pictures open without signing in; null while there are none. */
  @Column('text', { nullable: true })
  pictureSecret!: string | null;

  /** When the queue was last fed from it. */
  @Column('timestamptz', { nullable: true })
  fedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  savedAt!: Date;
}
