import { readConfig, ConfigError } from './config';
import { createContext } from './context';
import { refuseDemoData } from './demo-accounts';
import { showHiddenPackages } from './domain/catalog/first-packages.service';
import { makeAdmin } from './domain/accounts/account.service';
import { createLogger } from './platform/observability/logger';
import { migrate } from './platform/database/data-source';
import { migrateJobs } from './platform/jobs/jobs';
import { startServices } from './services';

/** Commands of an operator: `migrate`, `seed` (demo data), `admin EMAIL`, `show-packages`. */
async function run([command, email]: string[]): Promise<void> {
  const config = readConfig(process.env);
  const services = await startServices(config, createLogger('warn'));
  const ctx = createContext(services, { requestId: 'task', viewer: null, address: 'task' });
  try {
    await migrate(services.dataSource);
    await migrateJobs(services.pool);
    if (command === 'migrate') console.log('The database is up to date.');
    else if (command === 'seed') {
      refuseDemoData(config);
      // the demo is no part of a shop: what it is made with is not installed there
      const { seedDemo } = await import('./sandbox/demo/seed');
      console.log((await seedDemo(ctx)).join('\n'));
    } else if (command === 'show-packages') console.log(`On sale: ${(await showHiddenPackages(ctx)).join(', ')}.`);
    else if (command === 'admin') {
      if (!email) throw new ConfigError('Say whose account: npm run admin -- EMAIL');
      const user = await makeAdmin(ctx, email);
      console.log(`${user.email} is an Admin now.`);
    } else throw new ConfigError('Commands: migrate, seed, admin EMAIL, show-packages');
  } finally {
    await services.stop();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof ConfigError ? 78 : 1);
});
