import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The secret an account shares with its owner's authenticator app. */
@Entity('two_step')
export class TwoStepEntity {
  @PrimaryColumn('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  /** The secret, encrypted. */
  @Column('text')
  cipher!: string;

  /** When the app has shown that it knows the secret; before that sign-in asks for no code. */
  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  /** Time step of the newest code that was accepted: no code is accepted twice. */
  @Column('bigint', { nullable: true })
  lastStep!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
