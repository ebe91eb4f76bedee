import { spawn } from 'node:child_process';
import { openDatabase } from './database';
import { readLaunchSettings } from './settings';

/**
 * Runs a TypeScript program in the foreground (it owns the terminal) on the product's database, which a running
 * product shares with it. Answers its exit code.
 */
export async function runOnDatabase(args: string[]): Promise<number> {
  const database = await openDatabase(readLaunchSettings());
  // The terminal's Ctrl-C reaches the program as well; we only wait for it, to leave the database in order.
  const wait = (): void => undefined;
  process.on('SIGINT', wait);
  try {
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: 'inherit',
    });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    return await new Promise((done, fail) => {
      child.once('error', fail);
      child.once('exit', (code) => done(code ?? 1));
    });
  } finally {
    await database.stop();
  }
}
