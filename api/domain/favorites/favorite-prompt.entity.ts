import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { Niche, Platform } from '../../graphql/generated/schema';

/** A prompt saved for reuse. `place` limits how many an account has; it is not an order. */
@Entity('favorite_prompts')
@Unique('uq_favorite_prompts_name', ['userId', 'name'])
@Unique('uq_favorite_prompts_place', ['userId', 'place'])
@Check('ck_favorite_prompts_place', `place between 1 and 100`)
@Check('ck_favorite_prompts_name', `length(name) between 1 and 60`)
@Check('ck_favorite_prompts_prompt', `length(prompt) between 1 and 4000`)
@Check('ck_favorite_prompts_platform', `platform in ('FACEBOOK', 'INSTAGRAM')`)
export class FavoritePromptEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('smallint')
  place!: number;

  /** Unique within the account, ignoring the case of letters. */
  @Column('citext')
  name!: string;

  @Column('text')
  prompt!: string;

  /** Null: for any. */
  @Column('text', { nullable: true })
  niche!: Niche | null;

  /** Null: for any. */
  @Column('text', { nullable: true })
  platform!: Platform | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
