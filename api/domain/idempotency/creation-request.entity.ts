import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A call that has created an object under a request id of its caller: a repeated call returns that object. */
@Entity('creation_requests')
@Index('ix_creation_requests_created_at', ['createdAt'])
export class CreationRequestEntity {
  @PrimaryColumn('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @PrimaryColumn('text')
  requestId!: string;

  /** SHA-256 of operation and input: another one under the same id is refused. */
  @Column('text')
  inputHash!: string;

  /** Null only within the transaction that creates the object. */
  @Column('uuid', { nullable: true })
  objectId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
