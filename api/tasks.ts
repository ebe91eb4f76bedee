import { ConfigError } from './config';
import type { RequestContext } from './context';
import { makeAdmin } from './domain/accounts/account.service';
import { showHiddenPackages } from './domain/catalog/first-packages.service';
import { runTask } from './run-task';

/** Commands of an operator: `migrate`, `admin EMAIL`, `show-packages`. */
const [command, email] = process.argv.slice(2);

runTask({
  async perform(ctx: RequestContext) {
    if (command === 'migrate') return 'The database is up to date.';
    if (command === 'show-packages') return `On sale: ${(await showHiddenPackages(ctx)).join(', ')}.`;
    if (command !== 'admin') throw new ConfigError('Commands: migrate, admin EMAIL, show-packages');
    if (!email) throw new ConfigError('Say whose account: npm run admin -- EMAIL');
    return `${(await makeAdmin(ctx, email)).email} is an Admin now.`;
  },
});
