import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Brand } from '../../../studio/posts/brand';
import type { Suggestions } from './studio/suggestions';
import type {
  DesignFailureCause,
  DesignStatus,
  DesignStep,
  DesignStyle,
  ImageSize,
  Lettering,
  Niche,
  PictureSource,
  Platform,
  PostType,
} from '../../graphql/generated/schema';

/** A cause as a design stores it. */
export type StoredFailureCause = Exclude<DesignFailureCause, 'UNKNOWN'>;

/** One generated post image, from its request to its file. */
@Entity('designs')
@Unique('uq_designs_request', ['userId', 'requestId'])
@Check('ck_designs_platform', `platform in ('FACEBOOK', 'INSTAGRAM')`)
@Check('ck_designs_size', `size in ('SQUARE', 'LANDSCAPE')`)
@Check('ck_designs_state', `state in ('QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED')`)
@Check('ck_designs_post_type', `post_type = platform || '_POST'`)
@Check('ck_designs_lettering', `lettering in ('SET', 'DRAWN')`)
@Check('ck_designs_step', `step in ('WRITING', 'PAINTING', 'CHECKING', 'SETTING')`)
@Check('ck_designs_credits', 'credits in (0, 1)')
@Check('ck_designs_picture', `picture_source in ('PAINTED', 'PHOTO')`)
@Check('ck_designs_headline', 'char_length(headline) between 1 and 200')
@Check('ck_designs_photo', `picture_source = 'PAINTED' or lettering = 'SET'`)
@Check(
  'ck_designs_image',
  `state <> 'SUCCEEDED' or image_key is not null or (lettering = 'SET' and original_key is not null)`,
)
@Check('ck_designs_deleted', `deleted_at is null or state in ('SUCCEEDED', 'FAILED', 'CANCELLED')`)
@Check(
  'ck_designs_failure_cause',
  `failure_cause in ('WORDS', 'NO_IMAGE', 'UNUSABLE_IMAGE', 'NO_KEYS', 'KEY', 'BILLING', 'QUOTA', 'MODEL', 'SERVICE', 'REQUEST', 'LIMIT', 'STORAGE', 'INTERRUPTED', 'INTERNAL')`,
)
@Index('ix_designs_found', { synchronize: false })
@Index('ix_designs_owner', ['userId', 'createdAt', 'id'], { where: 'deleted_at is null' })
@Index('ix_designs_gone', { synchronize: false })
@Index('ix_designs_created', ['createdAt', 'id'])
@Index('ix_designs_finished', { synchronize: false })
@Index('ix_designs_headline', { synchronize: false })
@Index('ix_designs_generated', { synchronize: false })
@Index('ix_designs_failed', ['createdAt', 'id'], { where: 'failure_cause is not null' })
@Index('ix_designs_deleted', ['deletedAt'], { where: 'deleted_at is not null' })
@Index('ix_designs_waiting', ['userId', 'id'], { where: `state = 'QUEUED'` })
@Index('ix_designs_running', ['userId'], { where: `state = 'RUNNING'` })
@Index('ix_designs_turn', ['userId', 'startedAt'])
@Index('ix_designs_original', ['originalKey'], { where: 'original_key is not null' })
@Index('ix_designs_unfinished', ['createdAt'], { where: `state in ('QUEUED', 'RUNNING')` })
export class DesignEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('text')
  requestId!: string;

  @Column('text')
  platform!: Platform;

  @Column('text')
  postType!: PostType;

  @Column('text')
  size!: ImageSize;

  @Column('text')
  niche!: Niche;

  @Column('text')
  style!: DesignStyle;

  @Column('text')
  primaryText!: string;

  /** The headline of its post as its customer has left it; null where it is `primaryText`, or nothing. */
  @Column('text', { nullable: true })
  headline!: string | null;

  @Column('text')
  customPrompt!: string;

  @Column('text', { nullable: true })
  enhancedPrompt!: string | null;

  @Column('text')
  prompt!: string;

  @Column('text', { default: 'DRAWN' })
  lettering!: Lettering;

  /** Credits that it reserved: 1, or 0 for a free design, which returns none. */
  @Column('smallint', { default: 1 })
  credits!: number;

  /** The design that this one corrects at the shop's cost. No foreign key: that one can be deleted. */
  @Column('uuid', { nullable: true })
  corrects!: string | null;

  /** The free correction of this design, unless it ended without a picture. */
  @Column('uuid', { nullable: true })
  correctionId!: string | null;

  /** How many free corrections of this design were begun. */
  @Column('smallint', { default: 0 })
  correctionAttempts!: number;

  /** Whether the drawn words seem to differ from the requested ones; null until a text model has read them, and with set words. */
  @Column('boolean', { nullable: true })
  misspelled!: boolean | null;

  @Column('text', { default: 'PAINTED' })
  pictureSource!: PictureSource;

  /** The photo that becomes its background. No foreign key: the design takes a copy, and photos are swept. */
  @Column('uuid', { nullable: true })
  photoId!: string | null;

  /** The design whose post was copied. No foreign key: that one can be deleted. */
  @Column('uuid', { nullable: true })
  basedOn!: string | null;

  /** The brand that it was created with. No foreign key: that one can be deleted. */
  @Column('uuid', { nullable: true })
  brandId!: string | null;

  /** The values of that brand when it was created. */
  @Column('jsonb', { nullable: true })
  brand!: Brand | null;

  /** What is being done, or had been begun when it failed; null for other states, and with drawn lettering. */
  @Column('text', { nullable: true })
  step!: DesignStep | null;

  /** What the text model suggested, stored for a worker that takes the design over. */
  @Column('jsonb', { nullable: true })
  suggestions!: Suggestions | null;

  @Column('text', { default: 'QUEUED' })
  state!: DesignStatus;

  @Column('text', { nullable: true })
  error!: string | null;

  /** The AI service's answer, for administrators only; never shown to the customer. */
  @Column('text', { nullable: true })
  failureReason!: string | null;

  /** How often a worker has started it. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** Null while it has not failed, and for designs that failed before causes were recorded. */
  @Column('text', { nullable: true })
  failureCause!: StoredFailureCause | null;

  /** The model that was called last. */
  @Column('text', { nullable: true })
  model!: string | null;

  /** The AI key that was used last. No foreign key: keys can be deleted. */
  @Column('uuid', { nullable: true })
  aiKeyId!: string | null;

  /** The name that the key had then, to be read after the key was deleted. */
  @Column('text', { nullable: true })
  aiKeyName!: string | null;

  /** What the AI service charged, in the shop's currency. */
  @Column('numeric', { precision: 12, scale: 4, nullable: true })
  cost!: string | null;

  /** The AI service's original bytes, as received. Several designs can share one: `backgroundsInUse`. */
  @Column('text', { nullable: true })
  originalKey!: string | null;

  /** Null for a copy of a post, which is printed on demand. */
  @Column('text', { nullable: true })
  imageKey!: string | null;

  @Column('text', { nullable: true })
  thumbnailKey!: string | null;

  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  @Column('timestamptz', { nullable: true })
  leaseUntil!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  /** When it was deleted: hidden from its owner, and restorable for a while. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  /** When the event `design.deleted` was recorded last, by a trigger: once in 15 minutes for a design that is restored. */
  @Column('timestamptz', { nullable: true })
  deletionEventAt!: Date | null;
}
