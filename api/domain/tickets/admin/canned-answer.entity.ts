import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A prepared answer, which every Admin may use and change. */
@Entity('canned_answers')
@Check('ck_canned_answers_name', `length(name) between 1 and 60`)
@Check('ck_canned_answers_body', `length(body) between 1 and 5000`)
@Unique('uq_canned_answers_name', ['name'])
export class CannedAnswerEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('citext')
  name!: string;

  /** With the placeholders of `contract/canned-answer.ts`. */
  @Column('text')
  body!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
