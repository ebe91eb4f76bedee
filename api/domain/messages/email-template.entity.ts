import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A reusable email. */
@Entity('email_templates')
@Unique('uq_email_templates_name', ['name'])
export class EmailTemplateEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  subject!: string;

  /** Sanitized HTML; both texts may hold `{{userName}}`. */
  @Column('text')
  body!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
