import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A moment in the past about which something was stored late: its day is rolled up again. Triggers write it. */
@Entity('figure_changes')
export class FigureChangeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('timestamptz')
  at!: Date;
}

/**
 * What the figures need of an account or design whose row was deleted; it holds no personal data. Triggers write it.
 * Times are rounded down to a quarter of an hour, so that every time zone has whole ones in its days.
 */
@Entity('removed_records')
@Check('ck_removed_records_kind', `kind in ('USER', 'DESIGN')`)
@Index('ix_removed_records_at', ['at'])
export class RemovedRecordEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  kind!: 'USER' | 'DESIGN';

  @Column('timestamptz')
  at!: Date;

  /** State of a design. */
  @Column('text', { nullable: true })
  state!: string | null;

  /** Seconds that a succeeded design took. */
  @Column('double precision', { nullable: true })
  seconds!: number | null;

  @Column('numeric', { precision: 12, scale: 4, nullable: true })
  cost!: string | null;
}

/** Visits that began in a quarter of an hour. */
@Entity('visit_counts')
export class VisitCountEntity {
  @PrimaryColumn('timestamptz')
  slot!: Date;

  @Column('integer')
  visits!: number;
}
