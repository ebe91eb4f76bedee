import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../migration-steps';

/** Posts whose words Postloom sets. The release before makes designs with drawn lettering only, as the defaults say. */
export class SetPosts1790000000160 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table designs
        add column if not exists lettering text not null default 'DRAWN',
        add column if not exists step text,
        add column if not exists suggestions jsonb,
        add column if not exists based_on uuid`);
    await replaceCheck(runner, 'designs', 'ck_designs_lettering', `lettering in ('SET', 'DRAWN')`);
    await replaceCheck(runner, 'designs', 'ck_designs_step', `step in ('WRITING', 'PAINTING', 'CHECKING', 'SETTING')`);
    await runner.query(`
      create table if not exists design_documents (
        design_id uuid not null,
        user_id uuid not null,
        version integer not null default 1,
        saved_at timestamptz not null default now(),
        first_size text not null,
        content jsonb not null,
        ratio double precision not null,
        sample bytea not null,
        has_lettering boolean not null default false,
        constraint pk_design_documents primary key (design_id),
        constraint fk_design_documents_design foreign key (design_id) references designs (id) on delete cascade,
        constraint ck_design_documents_version check (version > 0),
        constraint ck_design_documents_size check (octet_length(content::text) <= 131072),
        constraint ck_design_documents_sample check (octet_length(sample) <= 32768),
        constraint ck_design_documents_ratio check (ratio between 0.1 and 10),
        constraint ck_design_documents_first check (first_size in ('SQUARE', 'PORTRAIT', 'STORY', 'LANDSCAPE', 'LINK'))
      )`);
    await runner.query(`
      create table if not exists design_prints (
        design_id uuid not null,
        size text not null,
        format text not null,
        hash text not null,
        key text not null,
        bytes integer not null,
        used_at timestamptz not null default now(),
        constraint pk_design_prints primary key (design_id, size, format),
        constraint fk_design_prints_design foreign key (design_id) references designs (id) on delete cascade,
        constraint ck_design_prints_size check (size in ('SQUARE', 'PORTRAIT', 'STORY', 'LANDSCAPE', 'LINK')),
        constraint ck_design_prints_format check (format in ('png', 'jpg', 'webp', 'thumbnail')),
        constraint ck_design_prints_bytes check (bytes > 0)
      )`);
    await runner.query('create index if not exists ix_design_prints_used on design_prints (used_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table design_prints');
    await runner.query('drop table design_documents');
    await runner.query(
      'alter table designs drop column based_on, drop column suggestions, drop column step, drop column lettering',
    );
  }
}
