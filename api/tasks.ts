import { ConfigError } from './config';
import type { RequestContext } from './context';
import { makeAdmin } from './domain/accounts/account.service';
import { showHiddenPackages } from './domain/catalog/first-packages.service';
import { runTask } from './run-task';
import { showEmail } from './show-email';

/** Commands of an operator: `migrate`, `admin EMAIL`, `show-packages`, `show-email EMAIL`. */
const [command, email] = process.argv.slice(2);

runTask({
  async perform(ctx: RequestContext) {
    if (command === 'migrate') return 'The database is up to date.';
    if (command === 'show-packages') return `On sale: ${(await showHiddenPackages(ctx)).join(', ')}.`;
    if (command !== 'admin' && command !== 'show-email')
      throw new ConfigError('Commands: migrate, admin EMAIL, show-packages, show-email EMAIL');
    if (!email) throw new ConfigError(`Say whose: ${command} EMAIL`);
    if (command === 'show-email') return showEmail(ctx, email);
    return `${(await makeAdmin(ctx, email)).email} is an Admin now.`;
  },
});
