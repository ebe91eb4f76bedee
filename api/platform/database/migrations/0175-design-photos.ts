import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../migration-steps';

/** Photos as backgrounds of posts. The release before makes designs with painted backgrounds only, as the default says. */
export class DesignPhotos1790000000175 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists design_photos (
        id uuid not null default uuidv7(),
        user_id uuid not null,
        file_key text not null,
        width integer not null,
        height integer not null,
        bytes integer not null,
        created_at timestamptz not null default now(),
        used_at timestamptz not null default now(),
        constraint pk_design_photos primary key (id),
        constraint uq_design_photos_file unique (file_key),
        constraint fk_design_photos_user foreign key (user_id) references users (id) on delete cascade,
        constraint ck_design_photos_size check (width > 0 and height > 0 and bytes > 0)
      )`);
    await runner.query('create index if not exists ix_design_photos_user on design_photos (user_id)');
    await runner.query('create index if not exists ix_design_photos_used on design_photos (used_at)');
    await runner.query(`
      alter table designs
        add column if not exists picture_source text not null default 'PAINTED',
        add column if not exists photo_id uuid`);
    await replaceCheck(runner, 'designs', 'ck_designs_picture', `picture_source in ('PAINTED', 'PHOTO')`);
    await replaceCheck(runner, 'designs', 'ck_designs_photo', `picture_source = 'PAINTED' or lettering = 'SET'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table designs drop column photo_id, drop column picture_source');
    await runner.query('drop table design_photos');
  }
}
