import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What Admins need to manage packages and items: guarded saves, guidelines as HTML, earlier slugs, uploaded files. */
export class Catalogue1790000000058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table item_uploads; drop table earlier_slugs;
       alter table orders drop column guidelines_html;
       alter table items drop column guidelines_html, drop column version; alter table packages drop column version`,
    );
  }
}

const up = `
alter table packages add column version integer not null default 1;
alter table items add column version integer not null default 1, add column guidelines_html text;
alter table orders add column guidelines_html text;
create table earlier_slugs (
  item_id uuid not null,
  slug text not null,
  created_at timestamptz not null default now(),
  constraint pk_earlier_slugs primary key (item_id, slug),
  constraint fk_earlier_slugs_item foreign key (item_id) references items (id) on delete cascade
);
create trigger earlier_slugs_are_public after insert or update or delete or truncate on earlier_slugs
  for each statement execute function tell_of_public_content();
create table item_uploads (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  file_key text not null,
  file_name text not null,
  file_bytes integer not null,
  created_at timestamptz not null default now(),
  constraint pk_item_uploads primary key (id),
  constraint uq_item_uploads_file unique (file_key),
  constraint fk_item_uploads_user foreign key (user_id) references users (id) on delete cascade
);
create index ix_item_uploads_user on item_uploads (user_id)`;
