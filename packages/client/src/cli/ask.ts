import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { UsageError } from './output.js';

/** Asks on the terminal. @param isSecret whether what is typed stays hidden @throws UsageError without a terminal */
export async function ask(question: string, { isSecret = false, without = '' } = {}): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError(without || 'No terminal is available for a prompt.');
  process.stderr.write(question);
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reading = createInterface({ input: process.stdin, output: isSecret ? hidden : process.stderr, terminal: true });
  return new Promise((resolve, reject) => {
    reading.once('SIGINT', () => reading.close());
    reading.once('close', () => reject(new UsageError('Nothing was entered.')));
    reading.question('', (answer) => {
      if (isSecret) process.stderr.write('\n');
      resolve(answer.trim());
      reading.close();
    });
  });
}

/** Asks for yes or no; Enter is no. */
export const confirm = async (question: string, without: string): Promise<boolean> =>
  /^y(es)?$/i.test(await ask(`${question} [y/N] `, { without }));

/** Reads what another program writes, as `login --token -` takes it. */
export const readInput = async (): Promise<string> => (await text(process.stdin)).trim();
