import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One e-mail that was sent to a user. */
@Entity('message_logs')
@Index('ix_message_logs_user', ['userId', 'id'])
export class MessageLogEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('text')
  templateName!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
