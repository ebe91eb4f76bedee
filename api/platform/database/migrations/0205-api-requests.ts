import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last requests of programs. The release before neither writes nor reads them. */
export class ApiRequests1790000000205 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_requests (
        id uuid not null default uuidv7() constraint pk_api_requests primary key,
        user_id uuid not null constraint fk_api_requests_user references users (id) on delete cascade,
        token_id uuid not null,
        token_name text not null,
        operation text not null,
        status integer not null,
        code text,
        cost integer not null,
        duration_ms integer not null,
        request_id text not null,
        represents integer not null,
        created_at timestamptz not null
      )`);
    await runner.query('create index ix_api_requests_user on api_requests (user_id, id)');
    await runner.query('create index ix_api_requests_created_at on api_requests (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table api_requests');
  }
}
