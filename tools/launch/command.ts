import { EmbeddedPostgresError } from '../embedded-postgres/embedded-postgres';
import { Refusal } from './children';

/**
 * Runs one command to its end. Expected failures are one sentence on standard error; any other error is a bug and shows
 * its stack. The exit code is the result of `main`, 0 by default.
 */
export async function runCommand(main: () => Promise<number | void>): Promise<void> {
  let code: number;
  try {
    code = (await main()) ?? 0;
  } catch (error) {
    const expected = error instanceof Refusal || error instanceof EmbeddedPostgresError;
    const text = expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${text}\n`);
    code = error instanceof Refusal ? error.exitCode : 1;
  }
  // Nothing is left to wait for after a command's end, and a forgotten handle must not block the terminal.
  process.exitCode = code;
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}
