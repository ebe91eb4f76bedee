import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { ProviderEventEntity } from './domain/payments/provider-events/provider-event.entity';
import { OutboxEntity } from './platform/mail/outbox.entity';
import { readStuckWork } from './domain/monitoring/stuck-work';
import { laneOfJobs } from './platform/jobs/definitions';
import { createTestDatabase } from './test/test-database';
import { productEntry, programEnvironment } from './test/product-entry';
import { startTestProduct } from './test/test-product';
import type { TestProduct } from './test/test-product';

const run = promisify(execFile);

/** Commands an operator runs after work was given up; each in its own process, as in production. */
describe("the operator's tasks", () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  const task = (...args: string[]) => taskOn({}, ...args);
  const taskOn = async (environment: Record<string, string>, ...args: string[]) => {
    const { options, file } = productEntry('api/tasks');
    const env = { ...programEnvironment(), ...product.environment, ...environment };
    const { stdout } = await run(process.execPath, [...options, file, ...args], { env });
    return stdout;
  };
  const manager = () => product.services.dataSource.manager;
  const failedEmail = async () => {
    const { identifiers } = await manager().insert(OutboxEntity, {
      recipient: 'ann@example.com',
      subject: 'Your receipt',
      html: '<p>Thank you</p>',
      state: 'FAILED',
      attempts: 20,
      error: 'away',
    });
    return String(identifiers[0]?.['id']);
  };
  const jobs = async (name: string) =>
    (
      await product.services.pool.query<{ attempts: number }>(
        'select attempts from graphile_worker.jobs where task_identifier = $1',
        [name],
      )
    ).rows;

  it('check names a database that is not migrated, and nothing else', async () => {
    const database = await createTestDatabase({ empty: true });
    const failure = await taskOn({ DATABASE_URL: database.url }, 'check').catch(
      (error: { stderr: string }) => error.stderr,
    );
    await database.drop();
    expect(failure).toBe('The database is not up to date: run "node dist/api/tasks.js migrate".\n');
  });

  it.each([
    [['bogus'], /^Commands: migrate, /],
    [['constructor'], /^Commands: migrate, /],
    [[], /^Commands: migrate, /],
    [['migrate', '--dry-run'], /^migrate takes no argument$/],
    [['admin', 'ann@example.com', 'bob@example.com'], /^Say whose account: admin EMAIL$/],
    [['resend-email', 'everything'], /^Say which emails: /],
    [['forget-encrypted', 'yes'], /^forget-encrypted lists what it would clear/],
  ])('refuses %j before anything is changed', async (args, sentence) => {
    const database = await createTestDatabase({ empty: true });
    const failure = await taskOn({ DATABASE_URL: database.url }, ...args).catch(
      (error: { code: number; stderr: string }) => error,
    );
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows: tables } = await client.query(
      `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    await client.end();
    await database.drop();
    expect(failure).toMatchObject({
      code: 78,
      stderr: expect.stringMatching(new RegExp(sentence.source, 'm')) as string,
    });
    expect(tables).toEqual([]);
  });

  it('record-backup starts the age of the last backup at zero', async () => {
    await task('record-backup');
    const { database } = await readStuckWork(product.services.pool, laneOfJobs);
    expect(database.backupAge).toBeLessThan(60);
  });

  it('admin says what it lacks as a command of the image', async () => {
    await expect(task('admin')).rejects.toThrow(/Say whose account: admin EMAIL/);
  });

  it('resend-email queues one email, or every failed email', async () => {
    const [first, second] = [await failedEmail(), await failedEmail()];
    await expect(task('resend-email')).rejects.toThrow(/Say which email/);
    await expect(task('resend-email', '0190a0a0-0000-7000-8000-000000000000')).rejects.toThrow(/none with this id/);
    expect(await task('resend-email', first)).toContain('Emails that will be sent: 1.');
    expect(await manager().findOneByOrFail(OutboxEntity, { id: first })).toMatchObject({
      state: 'QUEUED',
      attempts: 0,
    });
    expect(await manager().findOneByOrFail(OutboxEntity, { id: second })).toMatchObject({ state: 'FAILED' });
    expect(await task('resend-email', 'all-failed')).toContain('Emails that will be sent: 1.');
    expect(await jobs('send_mail')).toHaveLength(2);
  });

  it('retry-events queues the job of every failed event again', async () => {
    const { identifiers } = await manager().insert(ProviderEventEntity, {
      provider: 'PAYPAL',
      eventId: 'WH-1',
      type: 'PAYMENT.CAPTURE.COMPLETED',
      body: { id: 'WH-1' },
      attempts: 25,
      outcome: 'given up',
    });
    expect(await task('retry-events')).toContain('Events that will be handled: 1.');
    const id = String(identifiers[0]?.['id']);
    expect(await manager().findOneByOrFail(ProviderEventEntity, { id })).toMatchObject({ attempts: 0, outcome: null });
    expect(await jobs('handle_provider_event')).toHaveLength(1);
  });

  it('retry-jobs restarts every failed job', async () => {
    const { pool } = product.services;
    await pool.query(`select graphile_worker.add_job('drop_files', '{"designKeys":[],"uploads":[]}')`);
    await pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts
       where task_id = (select id from graphile_worker._private_tasks where identifier = 'drop_files')`,
    );
    expect(await task('retry-jobs')).toContain('Jobs that will be tried again: 1.');
    expect(await jobs('drop_files')).toEqual([{ attempts: 0 }]);
    expect(await task('retry-jobs')).toContain('Jobs that will be tried again: 0.');
  });

  it('end-two-step-demand lets Admins work without two-step sign-in', async () => {
    expect(await task('end-two-step-demand')).toContain('Two-step sign-in was not demanded of Admins.');
    await manager().query(`update settings set body = '{"needTwoStep": true}' where key = 'admins'`);
    expect(await task('end-two-step-demand')).toContain('Admins do not need two-step sign-in any more.');
    expect(await manager().query(`select body from settings where key = 'admins'`)).toEqual([
      { body: { needTwoStep: false } },
    ]);
  });
});
