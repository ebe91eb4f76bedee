import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One message of an Admin to an account. */
@Entity('message_logs')
@Index('ix_message_logs_user', ['userId', 'id'])
@Index('ix_message_logs_created', ['createdAt'])
export class MessageLogEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  /** Name of the template, or the subject without one. */
  @Column('text')
  templateName!: string;

  @Column('text', { nullable: true })
  subject!: string | null;

  /** The Admin who sent it. */
  @Column('uuid', { nullable: true })
  sender!: string | null;

  /** Its email, which may be deleted by now. */
  @Column('uuid', { nullable: true })
  outboxId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
