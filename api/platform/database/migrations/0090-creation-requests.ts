import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Request ids of calls that create objects. */
export class CreationRequests1790000000090 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const step of steps) await runner.query(step);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table creation_requests');
  }
}

/** One statement each, so that none waits for one table while it holds another. Each can be repeated. */
const steps = [
  `create table if not exists creation_requests (
  user_id uuid not null,
  request_id text not null,
  input_hash text not null,
  object_id uuid,
  created_at timestamptz not null default now(),
  constraint pk_creation_requests primary key (user_id, request_id)
)`,
  `alter table creation_requests drop constraint if exists fk_creation_requests_user,
  add constraint fk_creation_requests_user foreign key (user_id) references users (id) on delete cascade`,
  'create index if not exists ix_creation_requests_created_at on creation_requests (created_at)',
];
