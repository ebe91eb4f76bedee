import { newWebhookSecret, signWebhook } from '../webhooks.js';
import type { PostloomEvent } from '../documents.js';
import { readConfig, signedIn, writeConfig } from './config.js';
import type { Output } from './output.js';
import { UsageError } from './output.js';

export const listenHelp = `postloom listen --forward-to ADDRESS [--events TYPES]

Sends the events of your account to a program on your machine, signed as webhooks are, while it runs.
Events of a lost connection follow when it is back. Each is sent once, in order, one after another.

  --forward-to ADDRESS   such as localhost:3000/hooks
  --events TYPES         types and wildcards separated by commas, such as order.*,design.succeeded; all when omitted
  --secret SECRET        signs the events (whsec_...); one that stays the same when omitted

The token needs the scope WEBHOOKS_READ.`;

/** As long as the shop waits for an endpoint. */
const answerMs = 10_000;

interface Forwarded {
  status: number | null;
  durationMs: number;
}

/** Sends an event once. */
async function forward(target: string, secret: string, { id, body }: PostloomEvent): Promise<Forwarded> {
  const begun = performance.now();
  const headers = { ...(await signWebhook(id, body, secret)), 'user-agent': 'Postloom-Listen' };
  const signal = AbortSignal.timeout(answerMs);
  const status = await fetch(target, { method: 'POST', headers, body, signal, redirect: 'manual' }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => null,
  );
  return { status, durationMs: Math.round(performance.now() - begun) };
}

function targetOf(text: string): string {
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) throw new UsageError(`${text} is not an address such as localhost:3000/hooks.`);
  return new URL(address).href;
}

async function storedSecret(): Promise<string> {
  const config = await readConfig();
  if (config.listenSecret) return config.listenSecret;
  const listenSecret = newWebhookSecret();
  await writeConfig({ ...config, listenSecret });
  return listenSecret;
}

interface Listening {
  forwardTo?: string;
  events?: string;
  secret?: string;
  signal: AbortSignal;
}

/** Forwards events until it is interrupted. */
export async function listen({ forwardTo, events, secret: given, signal }: Listening, output: Output): Promise<void> {
  if (!forwardTo) throw new UsageError('The target is missing: use --forward-to, such as localhost:3000/hooks.');
  const target = targetOf(forwardTo);
  const types = events?.split(',').map((type) => type.trim());
  const { client } = await signedIn();
  const secret = given ?? (await storedSecret());
  output.result(`Events of ${client.url} go to ${target}. Secret: ${secret}`, { forwardTo: target, secret });
  const onLost = (error: Error, seconds: number) =>
    output.status(output.dim(`${error.message} Trying again in ${seconds} s.`));
  for await (const event of client.events({ ...(types && { types }), signal, onLost })) {
    const { status, durationMs } = await forward(target, secret, event);
    const isAccepted = status !== null && status >= 200 && status < 300;
    const answer = (isAccepted ? output.good : output.bad)(status === null ? 'no answer' : String(status));
    const sentence = `${output.dim(new Date().toLocaleTimeString('en-GB'))} ${event.type} ${answer} ${durationMs} ms ${output.dim(event.id)}`;
    output.result(sentence, { id: event.id, type: event.type, status, durationMs });
  }
}
