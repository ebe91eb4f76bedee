import { execa } from 'execa';
import { openDatabase } from './database';
import { readLaunchSettings } from './settings';

/**
 * Runs a TypeScript program in the foreground (it owns the terminal) on the product's database, shared with a running
 * product.
 * @returns its exit code
 */
export async function runOnDatabase(args: string[]): Promise<number> {
  const database = await openDatabase(readLaunchSettings());
  // The terminal's Ctrl-C reaches the program as well; we only wait for it, so that the database is closed in order.
  const wait = (): void => undefined;
  process.on('SIGINT', wait);
  try {
    const child = execa(process.execPath, ['--import', 'tsx', ...args], {
      env: { DATABASE_URL: database.url },
      stdio: 'inherit',
      reject: false,
    });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    return (await child).exitCode ?? 1;
  } finally {
    await database.stop();
  }
}
