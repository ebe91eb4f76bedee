import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '../client.js';
import type { Client } from '../client.js';
import { PostloomError } from '../errors.js';
import { UsageError } from './output.js';

export interface Config {
  url?: string;
  token?: string;
  /** Signs what `listen` forwards: the same at each run. */
  listenSecret?: string;
}

const pathOf = () => join(process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'postloom', 'config.json');

/** Returns what `login` has stored; empty before. */
export async function readConfig(): Promise<Config> {
  try {
    return JSON.parse(await readFile(pathOf(), 'utf8')) as Config;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new UsageError(`${pathOf()} cannot be read: delete it and run "postloom login".`);
  }
}

/** Stores the configuration in a file that only its owner can read. @returns its path */
export async function writeConfig(config: Config): Promise<string> {
  const path = pathOf();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
  // the mode of an existing file stays otherwise
  await chmod(path, 0o600);
  return path;
}

/** Returns the address of a shop without its path. @throws UsageError */
export function addressOf(text: string): string {
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) throw new UsageError(`${text} is not an address such as https://shop.example.`);
  return new URL(withScheme).origin;
}

/** Returns shop and token: from POSTLOOM_URL and POSTLOOM_TOKEN, or as `login` has stored them. @throws PostloomError */
export async function signedIn(): Promise<{ client: Client; config: Config }> {
  const config = await readConfig();
  const url = process.env['POSTLOOM_URL'] || config.url;
  const token = process.env['POSTLOOM_TOKEN'] || config.token;
  if (!url || !token) throw new PostloomError('UNAUTHENTICATED', 'You are not signed in.');
  return { client: createClient({ url: addressOf(url), token }), config };
}
