import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A credit and membership package. `position` 1 to 3 puts it on sale, null hides it. */
@Entity('packages')
@Unique('uq_packages_position', ['position'])
@Check('ck_packages_price', `price > 0`)
@Check('ck_packages_credit', `credit >= 0`)
@Check('ck_packages_validity', `validity_days > 0`)
@Check('ck_packages_features', `cardinality(features) <= 10`)
@Check('ck_packages_position', `position between 1 and 3`)
export class PackageEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('numeric', { precision: 12, scale: 2 })
  price!: string;

  @Column('integer')
  credit!: number;

  @Column('integer')
  validityDays!: number;

  @Column('text', { array: true, default: () => `'{}'` })
  features!: string[];

  @Column('text', { nullable: true })
  sellerEmail!: string | null;

  @Column('integer', { nullable: true })
  position!: number | null;

  /** Incremented by each change except of the position among the packages on sale. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
