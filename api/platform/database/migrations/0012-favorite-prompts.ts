import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prompts that people keep to use them again, and the order in which an account's sessions are listed. */
export class FavoritePrompts1790000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [favoritePrompts, sessions]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table favorite_prompts; drop index ix_sessions_user; create index ix_sessions_user on sessions (user_id)',
    );
  }
}

/** An account has as many as it has places: no two requests at once can make it one more. */
const favoritePrompts = `
create table favorite_prompts (
  id uuid constraint pk_favorite_prompts primary key default uuidv7(),
  user_id uuid not null constraint fk_favorite_prompts_user references users on delete cascade,
  place smallint not null constraint ck_favorite_prompts_place check (place between 1 and 100),
  name citext not null constraint ck_favorite_prompts_name check (length(name) between 1 and 60),
  prompt text not null constraint ck_favorite_prompts_prompt check (length(prompt) between 1 and 4000),
  niche text,
  platform text constraint ck_favorite_prompts_platform check (platform in ('FACEBOOK', 'INSTAGRAM')),
  created_at timestamptz not null default now(),
  constraint uq_favorite_prompts_name unique (user_id, name),
  constraint uq_favorite_prompts_place unique (user_id, place)
)`;

const sessions = `
drop index ix_sessions_user;
create index ix_sessions_user on sessions (user_id, created_at, id)`;
