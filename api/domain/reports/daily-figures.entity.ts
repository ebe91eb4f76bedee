import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What happened in the shop on one day of a time zone; a day without a row is one on which nothing happened. */
@Entity('daily_figures')
export class DailyFiguresEntity {
  @PrimaryColumn('text')
  zone!: string;

  @PrimaryColumn('date')
  day!: string;

  @Column('integer')
  visits!: number;

  @Column('integer')
  signUps!: number;

  @Column('integer')
  designs!: number;

  @Column('integer')
  succeeded!: number;

  @Column('integer')
  failed!: number;

  /** Designs whose cost is known. */
  @Column('integer')
  costed!: number;

  @Column('numeric', { precision: 14, scale: 4 })
  cost!: string;

  /** Succeeded designs by the time they took, see `timeBounds`. */
  @Column('integer', { array: true })
  makingTimes!: number[];

  @Column('integer')
  paidOrders!: number;

  @Column('integer')
  firstPurchases!: number;

  @Column('integer')
  secondPurchases!: number;

  @Column('timestamptz', { default: () => 'now()' })
  rolledAt!: Date;
}

/** Money that moved on one day, in one currency. */
@Entity('daily_money')
@Check('ck_daily_money_currency', `currency ~ '^[A-Z]{3}$'`)
export class DailyMoneyEntity {
  @PrimaryColumn('text')
  zone!: string;

  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('text')
  currency!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  revenue!: string;

  /** The part of the revenue that packages brought. */
  @Column('numeric', { precision: 14, scale: 2 })
  packageRevenue!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  refunds!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  packageRefunds!: string;
}

/**
 * A time zone whose days are rolled up. Queries read the current zone's rows until another zone's rows are complete.
 */
@Entity('figure_zones')
export class FigureZoneEntity {
  @PrimaryColumn('text')
  zone!: string;

  /** The first day that is rolled up; null before the first one. */
  @Column('date', { nullable: true })
  since!: string | null;

  /** The day after the last one that is rolled up. */
  @Column('date', { nullable: true })
  until!: string | null;

  @Column('boolean', { default: false })
  isCurrent!: boolean;
}
