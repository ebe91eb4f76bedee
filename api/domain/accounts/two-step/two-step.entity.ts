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

  /** When the app has proven that it has the secret; sign-in requires no code before that. */
  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  /** Time step of the newest code that was accepted: no code is accepted twice. */
  @Column('bigint', { nullable: true })
  lastStep!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
