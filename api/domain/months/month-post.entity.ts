import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MonthAngle, MonthPostState } from '../../graphql/generated/schema';

/** A post of a month. */
@Entity('month_posts')
@Check('ck_month_posts_state', `state in ('PLANNED', 'WAITING', 'MAKING', 'READY', 'FAILED')`)
@Check(
  'ck_month_posts_angle',
  `angle in ('TEASER', 'PROOF', 'HOW_TO', 'OFFER', 'QUESTION', 'THANKS', 'BEHIND_THE_SCENES', 'REMINDER')`,
)
@Check('ck_month_posts_headline', 'length(headline) between 1 and 200')
@Check('ck_month_posts_texts', 'length(second) <= 200 and length(caption) <= 2200 and cardinality(hashtags) <= 5')
@Check('ck_month_posts_picture', `(picture is null) = (state = 'PLANNED')`)
@Check('ck_month_posts_owns_picture', 'not owns_picture or picture is not null')
@Index('ix_month_posts_plan', ['planId', 'position'])
@Index('ix_month_posts_owner', ['userId'])
@Index('ix_month_posts_design', ['designId'], { where: 'design_id is not null' })
@Index('ix_month_posts_due', ['day'], { where: `state = 'READY' and reminded_at is null` })
export class MonthPostEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('month_plans', { onDelete: 'CASCADE' })
  planId!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('smallint')
  position!: number;

  /** A day of the calendar, in no time zone. */
  @Column('date')
  day!: string;

  @Column('text')
  angle!: MonthAngle;

  @Column('text')
  headline!: string;

  @Column('text', { default: '' })
  second!: string;

  @Column('text', { default: '' })
  caption!: string;

  @Column('text', { array: true, default: '{}' })
  hashtags!: string[];

  /** What a picture for it would show, in English. */
  @Column('text', { default: '' })
  scene!: string;

  @Column('text', { default: 'PLANNED' })
  state!: MonthPostState;

  /** Which of the bought pictures serves it; null before they are bought. */
  @Column('smallint', { nullable: true })
  picture!: number | null;

  /** Whether the picture is made for this post; others that share it are copies. It stays when posts are reordered. */
  @Column('boolean', { default: false })
  ownsPicture!: boolean;

  /** Part of the request id of its design: a failed design is followed by one with the next number. */
  @Column('smallint', { default: 0 })
  attempt!: number;

  @Column('uuid', { nullable: true })
  @ForeignKey('designs', { onDelete: 'SET NULL' })
  designId!: string | null;

  /** Why it failed; shown to its owner. */
  @Column('text', { nullable: true })
  error!: string | null;

  /** When the reminder of its day was written, or left out because its owner wanted none; null after a change of the day. */
  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;
}
