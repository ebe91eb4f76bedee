import { createClient } from '../client.js';
import { PostloomError } from '../errors.js';
import { ask, readInput } from './ask.js';
import { addressOf, readConfig, writeConfig } from './config.js';
import type { Output } from './output.js';
import { UsageError } from './output.js';

export const loginHelp = `postloom login [--url ADDRESS] [--token TOKEN]

Stores the address of your shop and a personal access token, after asking for what is not given.
Create the token in your profile, under API tokens: DESIGNS_WRITE for "design", WEBHOOKS_READ for "listen".

  --url ADDRESS   such as https://shop.example
  --token TOKEN   the token (plm_...), or - to read it from standard input: an argument is visible to other programs`;

const without = (option: string) => `No terminal is available for a prompt: use ${option}.`;

/** Checks address and token, and stores them. */
export async function login(given: { url?: string; token?: string }, output: Output): Promise<void> {
  const url = addressOf(given.url ?? (await ask('Shop address: ', { without: without('--url') })));
  const asked = given.token === '-' ? await readInput() : given.token;
  const token = asked ?? (await ask('Token (hidden): ', { isSecret: true, without: without('--token') }));
  if (!token) throw new UsageError('The token is empty.');
  const { me } = await createClient({ url, token }).request<{ me: { id: string } | null }>(
    'query WhoAmI { me { id } }',
  );
  if (!me) throw new PostloomError('UNAUTHENTICATED', 'This token does not belong to an account.');
  const path = await writeConfig({ ...(await readConfig()), url, token });
  output.result(`Signed in to ${url} as account ${me.id}. Stored in ${path}.`, { url, accountId: me.id, path });
}
