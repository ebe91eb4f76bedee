import { readConfig, ConfigError } from './config';
import { createContext } from './context';
import { makeAdmin } from './domain/accounts/account.service';
import { createLogger } from './platform/observability/logger';
import { migrate } from './platform/database/data-source';
import { migrateJobs } from './platform/jobs/jobs';
import { seedDemo } from './sandbox/demo/seed';
import { startServices } from './services';

/** Commands of an operator: `migrate`, `seed` (demo data), `admin EMAIL`. */
async function run([command, email]: string[]): Promise<void> {
  const config = readConfig(process.env);
  const services = await startServices(config, createLogger('warn'));
  const ctx = createContext(services, { requestId: 'task', viewer: null, address: 'task' });
  try {
    await migrate(services.dataSource);
    await migrateJobs(services.pool);
    if (command === 'migrate') console.log('The database is up to date.');
    else if (command === 'seed') console.log((await seedDemo(ctx)).join('\n'));
    else if (command === 'admin') {
      if (!email) throw new ConfigError('Say whose account: npm run admin -- EMAIL');
      const user = await makeAdmin(ctx, email);
      console.log(`${user.email} is an Admin now.`);
    } else throw new ConfigError('Commands: migrate, seed, admin EMAIL');
  } finally {
    await services.stop();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof ConfigError ? 78 : 1);
});
