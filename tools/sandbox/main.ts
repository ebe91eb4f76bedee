import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { startGeminiSandbox } from './gemini/server';
import type { ListenPort } from './listen';
import { startMailSandbox } from './mail/server';
import { startPayPalSandbox } from './paypal/server';
import { writableCharacters } from '../pixels/characters';

/**
 * The process of the sandboxes for PayPal, Gemini and a mail server. `tools/launch/sandbox.ts` starts it, passes in the
 * environment which providers have no credentials, and is notified over IPC when they listen. It ends with its
 * launcher.
 */
const HOST = '127.0.0.1';

interface Stand {
  url: string;
  close(): Promise<void>;
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: start the sandbox through npm start or npm run dev.`);
  return value;
}

function numberOr(name: string, fallback: number): number {
  const value = Number(process.env[name] || fallback);
  if (Number.isFinite(value) && value >= 0) return value;
  throw new Error(`${name} must be a number of milliseconds.`);
}

/** With SANDBOX_PORTS=wanted, any free port does instead of one that is taken. */
function portOf(name: string): ListenPort {
  const port = Number(setting(name));
  return process.env.SANDBOX_PORTS === 'wanted' ? { wanted: port } : port;
}

async function callPayPal<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok)
    throw new Error(
      `The PayPal sandbox answered ${response.status} to ${init.method ?? 'GET'} ${new URL(url).pathname}.`,
    );
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/**
 * Registers the product's webhook like a merchant, over the REST API, and removes all others: a state file may still
 * hold the address of an earlier port. Returns the id under which signatures are checked. Source: PayPal's Webhooks
 * Management API v1.
 */
async function registerWebhook(url: string, clientId: string, clientSecret: string, target: string): Promise<string> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const { access_token: token } = await callPayPal<{ access_token: string }>(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const list = `${url}/v1/notifications/webhooks`;
  const { webhooks } = await callPayPal<{ webhooks: { id: string; url: string }[] }>(list, { headers });
  for (const other of webhooks.filter((webhook) => webhook.url !== target)) {
    await callPayPal(`${list}/${other.id}`, { method: 'DELETE', headers });
  }
  const known = webhooks.find((webhook) => webhook.url === target);
  if (known) return known.id;
  const body = JSON.stringify({ url: target, event_types: [{ name: '*' }] });
  return (await callPayPal<{ id: string }>(list, { method: 'POST', headers, body })).id;
}

async function main(): Promise<void> {
  const providers = setting('SANDBOX_PROVIDERS').split(',');
  const stands: Stand[] = [];
  const ports: Record<string, number> = {};
  let webhookId: string | undefined;
  let characters: string | undefined;

  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    void Promise.allSettled(stands.map((stand) => stand.close())).then(() => process.exit(0));
  };
  process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);

  if (providers.includes('paypal')) {
    const clientId = setting('SANDBOX_PAYPAL_CLIENT_ID');
    const clientSecret = setting('SANDBOX_PAYPAL_CLIENT_SECRET');
    const stateFile = setting('SANDBOX_PAYPAL_STATE');
    mkdirSync(dirname(stateFile), { recursive: true });
    const paypal = await startPayPalSandbox({
      port: portOf('SANDBOX_PAYPAL_PORT'),
      host: HOST,
      clientId,
      clientSecret,
      publicUrl: (port) => `http://localhost:${port}`,
      stateFile,
    });
    stands.push(paypal);
    ports.SANDBOX_PAYPAL_PORT = paypal.port;
    const target = process.env.SANDBOX_WEBHOOK_URL;
    if (target) webhookId = await registerWebhook(paypal.url, clientId, clientSecret, target);
  }
  if (providers.includes('gemini')) {
    const gemini = await startGeminiSandbox({
      port: portOf('SANDBOX_GEMINI_PORT'),
      host: HOST,
      keys: setting('SANDBOX_GEMINI_KEYS').split(','),
      imageLatencyMs: numberOr('SANDBOX_IMAGE_LATENCY_MS', 1500),
      textLatencyMs: numberOr('SANDBOX_TEXT_LATENCY_MS', 600),
    });
    stands.push(gemini);
    ports.SANDBOX_GEMINI_PORT = gemini.port;
    characters = writableCharacters();
  }
  if (providers.includes('mail')) {
    const mail = await startMailSandbox({
      smtpPort: portOf('SANDBOX_SMTP_PORT'),
      port: portOf('SANDBOX_INBOX_PORT'),
      host: HOST,
      folder: setting('SANDBOX_EMAILS'),
    });
    stands.push(mail);
    ports.SANDBOX_SMTP_PORT = mail.smtpPort;
    ports.SANDBOX_INBOX_PORT = mail.port;
  }
  process.send?.({ ready: true, ports, webhookId, characters });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
