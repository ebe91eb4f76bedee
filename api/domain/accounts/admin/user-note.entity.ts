import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A note of an Admin about an account, which the account's owner does not see. */
@Entity('user_notes')
@Check('ck_user_notes_text', `length(text) between 1 and 2000`)
@Index('ix_user_notes_user', ['userId', 'id'])
@Index('ix_user_notes_author', ['author'], { where: 'author is not null' })
export class UserNoteEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { onDelete: 'SET NULL' })
  author!: string | null;

  @Column('text')
  text!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
