import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { jobHandlers } from '../../wiring/job-handlers';
import { startTestProduct } from '../../test/test-product';
import { createTestDatabase } from '../../test/test-database';
import { migrateJobs } from '../jobs/jobs';
import { createDataSource, migrate } from './data-source';
import { createPool } from './pool';

describe('a dedicated role that is not a superuser', () => {
  it('can migrate an empty database and the job queue, and run the jobs', async () => {
    const role = `own_${randomUUID().replaceAll('-', '')}`;
    const database = await createTestDatabase({ empty: true });
    const admin = new Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(`create role ${role} login password 'own' nosuperuser nocreatedb nocreaterole`);
    await admin.query(`alter database ${new URL(database.url).pathname.slice(1)} owner to ${role}`);
    const url = Object.assign(new URL(database.url), { username: role, password: 'own' }).toString();
    try {
      const pool = createPool({ url, connections: 4 });
      const source = await createDataSource({ pool, entities: [] }).initialize();
      await migrate(source);
      await migrateJobs(pool);
      const { rows } = await pool.query(
        `select rolsuper as "isSuperuser", current_user = $1 as "isOwn" from pg_roles where rolname = current_user`,
        [role],
      );
      expect(rows).toEqual([{ isSuperuser: false, isOwn: true }]);
      await source.destroy();

      const product = await startTestProduct({ environment: { DATABASE_URL: url } });
      const stopping = { draining: new AbortController().signal, hurry: new AbortController().signal };
      const handlers = jobHandlers(product.services);
      for (const job of ['clean_up', 'reap_designs', 'expire_memberships'] as const) await handlers[job]({}, stopping);
      expect(await product.addUser({ credits: 3 })).toMatchObject({ credits: 3 });
      await product.stop();
    } finally {
      await admin.query(`alter database ${new URL(database.url).pathname.slice(1)} owner to current_user`);
      await admin.query(`drop owned by ${role} cascade`);
      await admin.query(`drop role ${role}`);
      await admin.end();
      await database.drop();
    }
  });
});
