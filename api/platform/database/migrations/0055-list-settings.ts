import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each Admin sees a list, and the states of lists that Admins saved under a name. */
export class ListSettings1790000000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_views; drop table list_preferences');
  }
}

const tables = `
create table list_preferences (
  user_id uuid not null,
  list text not null,
  density text not null,
  columns jsonb not null,
  updated_at timestamptz not null default now(),
  constraint pk_list_preferences primary key (user_id, list),
  constraint fk_list_preferences_user foreign key (user_id) references users (id) on delete cascade
);
create table saved_views (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  list text not null,
  name citext not null,
  query text not null,
  is_shared boolean not null,
  created_at timestamptz not null default now(),
  constraint pk_saved_views primary key (id),
  constraint fk_saved_views_user foreign key (user_id) references users (id) on delete cascade,
  constraint uq_saved_views_name unique (user_id, list, name),
  constraint ck_saved_views_name check (length(name) between 1 and 60),
  constraint ck_saved_views_query check (length(query) <= 2000)
);
create index ix_saved_views_shared on saved_views (list) where is_shared`;
