import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A reusable e-mail. */
@Entity('email_templates')
@Unique('uq_email_templates_name', ['name'])
export class EmailTemplateEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  body!: string;
}
