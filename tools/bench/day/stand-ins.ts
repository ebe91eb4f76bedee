import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import type { SandboxReady } from '../../launch/sandbox';
import { startMailSandbox } from '../../sandbox/mail/server';
import type { MailSandbox } from '../../sandbox/mail/server';
import { SandboxClient } from '../../sandbox/paypal/sandbox-client';
import type { CaptureRecord, EventRecord, OrderRecord, RefundRecord } from '../../sandbox/paypal/records';

const clientId = 'sandbox-client';
const clientSecret = 'sandbox-secret';
const keys = 'AQ.SandboxKey-one-0001,AQ.SandboxKey-two-0002';
/** More than a day sends. */
const mostEmails = 200_000;

/** What PayPal's stand-in has on record, by id. */
export interface PayPalBooks {
  orders: Map<string, OrderRecord>;
  captures: Map<string, CaptureRecord>;
  refunds: Map<string, RefundRecord>;
  /** What it has sent or still sends as webhooks. */
  events: Map<string, EventRecord>;
}

/** PayPal, Gemini and a mail server, which no fault kills: they are other companies' machines. */
export interface StandIns {
  paypal: SandboxClient;
  geminiUrl: string;
  mail: MailSandbox;
  pid: number;
  /** The product's environment for them. */
  environment: Record<string, string>;
  /** Reads PayPal's file of its state. */
  books: () => PayPalBooks;
  stop(): Promise<void>;
}

/** @param webhookUrl where PayPal sends its events */
export async function startStandIns(folder: string, webhookUrl: string): Promise<StandIns> {
  const [paypalPort, geminiPort] = [await getPort(), await getPort()];
  const stateFile = join(folder, 'paypal.json');
  const mail = await startMailSandbox({ smtpPort: 0, port: 0, most: mostEmails });
  const output = openSync(join(folder, 'stand-ins.log'), 'a');
  const child = spawn(process.execPath, ['dist/tools/sandbox/main.js'], {
    env: {
      PATH: process.env['PATH'],
      SANDBOX_PROVIDERS: 'paypal,gemini',
      SANDBOX_PAYPAL_PORT: String(paypalPort),
      SANDBOX_PAYPAL_STATE: stateFile,
      SANDBOX_PAYPAL_CLIENT_ID: clientId,
      SANDBOX_PAYPAL_CLIENT_SECRET: clientSecret,
      SANDBOX_WEBHOOK_URL: webhookUrl,
      SANDBOX_GEMINI_PORT: String(geminiPort),
      SANDBOX_GEMINI_KEYS: keys,
    },
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  const [{ webhookId, characters }] = (await once(child, 'message')) as [SandboxReady];
  // the name under which the stand-in says its certificates are
  const paypalUrl = `http://localhost:${paypalPort}`;
  const paypal = new SandboxClient(paypalUrl, clientId, clientSecret);
  await paypal.signIn();
  return {
    paypal,
    geminiUrl: `http://127.0.0.1:${geminiPort}`,
    mail,
    pid: child.pid ?? 0,
    environment: {
      PAYPAL_API_URL: paypalUrl,
      PAYPAL_SCRIPT_URL: paypalUrl,
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_WEBHOOK_ID: webhookId ?? '',
      GEMINI_API_URL: `http://127.0.0.1:${geminiPort}`,
      GEMINI_API_KEYS: keys,
      SMTP_URL: mail.smtpUrl,
      POSTLOOM_SANDBOX: '1',
      WEBHOOKS_LOCAL: '1',
      ...(characters && { DESIGN_CHARACTERS: characters }),
    },
    books: () => readBooks(stateFile),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await mail.close();
    },
  };
}

function readBooks(file: string): PayPalBooks {
  const state = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, never[] | undefined>;
  return {
    orders: new Map<string, OrderRecord>(state['orders']),
    captures: new Map<string, CaptureRecord>(state['captures']),
    refunds: new Map<string, RefundRecord>(state['refunds']),
    events: new Map<string, EventRecord>(state['events']),
  };
}
