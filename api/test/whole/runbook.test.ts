import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { productEntry, programEnvironment } from '../product-entry';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

const handbook = readFileSync('docs/operations.md', 'utf8');
const found = (pattern: RegExp) => [...new Set([...handbook.matchAll(pattern)].map(([, text = '']) => text))];

/** An operator copies these in a hurry. */
describe('the commands of docs/operations.md', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  // Slots belong to the whole server, which other tests use as well.
  const queries = found(/\bsql "([^"]+)"/g).filter((query) => !/_replication_slot\(/.test(query));

  it.each(queries)('contain SQL that PostgreSQL accepts: %s', async (query) => {
    await expect(product.services.pool.query(query)).resolves.toMatchObject({ command: 'SELECT' });
  });

  it('list jobs that were given up, and none that run', async () => {
    const query = queries.find((one) => one.includes('graphile_worker.jobs')) ?? '';
    await product.services.pool.query(
      `select graphile_worker.add_job('send_mail', max_attempts => 2), graphile_worker.add_job('generate_design', max_attempts => 1);
       update graphile_worker._private_jobs set attempts = max_attempts;
       update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker' where max_attempts = 1`,
    );
    const { rows } = await product.services.pool.query<{ task_identifier: string }>(query);
    expect(rows.map(({ task_identifier: name }) => name)).toEqual(['send_mail']);
  });

  it('name tasks that exist', async () => {
    const { options, file } = productEntry('api/tasks');
    const env = { ...programEnvironment(), ...product.environment };
    const run = promisify(execFile)(process.execPath, [...options, file, 'no-such-task'], { env });
    const { stderr } = await run.catch((error: { stderr: string }) => error);
    const known = stderr.trim().replace('Commands: ', '').split(', ');
    const named = found(/(?:`tasks|tasks\.js) ([a-z][a-z-]+)/g);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('name services of docker-compose.yml', () => {
    const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
      services: Record<string, unknown>;
    };
    const commands = found(
      /docker compose (?:--profile scale )?((?:exec|run|restart|logs|stop|rm|up)(?: --?[\w-]+(?:[= ]\d+\w?)?| -T)*(?: [a-z0-9-]+)+)/g,
    );
    const named = commands.flatMap((command) => {
      const [verb = '', ...names] = command.replaceAll(/ --?\S+(?: \d+m?\b)?/g, '').split(' ');
      // a program and its arguments follow the service
      return /^(exec|run)$/.test(verb) ? names.slice(0, 1) : names;
    });
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in services))).toEqual([]);
  });
});
