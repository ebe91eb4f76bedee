import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Number of queued and running designs of an account. Triggers on designs maintain it. */
@Entity('design_queues')
@Index('ix_design_queues_next', { synchronize: false })
export class DesignQueueEntity {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('integer', { default: 0 })
  queued!: number;

  @Column('integer', { default: 0 })
  running!: number;

  @Column('timestamptz', { nullable: true })
  lastStartedAt!: Date | null;
}
