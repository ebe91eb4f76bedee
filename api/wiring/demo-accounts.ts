import type { Services } from '../context';
import { ConfigError } from '../config/config';
import type { Config } from '../config/config';

/** Domain of the demo accounts; reserved for documentation, so it can't be registered. */
export const demoDomain = 'demo.postloom.example';

/**
 * Refuses demo data in production, as demo passwords are public.
 * @throws ConfigError
 */
export function refuseDemoData({ allowDemo }: Config): void {
  if (!allowDemo) throw new ConfigError('The demo has public passwords: it is not put into a production database.');
}

/**
 * Refuses production with demo accounts, as demo passwords are public.
 * @throws ConfigError
 */
export async function refuseDemoAccounts({ config, dataSource }: Services): Promise<void> {
  if (config.allowDemo) return;
  const rows: unknown[] = await dataSource.query(`select 1 from users where email like $1 limit 1`, [
    `%@${demoDomain}`,
  ]);
  if (rows.length > 0)
    throw new ConfigError(
      'The database holds accounts of the demo, whose passwords are public: use another database, or ALLOW_SANDBOX_IN_PRODUCTION=1.',
    );
}
