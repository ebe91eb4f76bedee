import { join } from 'node:path';
import { freePortNear, readPort } from './ports';
import type { Session } from './session';
import type { LaunchSettings } from './settings';

/** Public credentials: they open only the sandbox on the loopback address. */
const PAYPAL = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret', webhookId: 'SANDBOXWEBHOOK' };
const GEMINI_KEYS = 'AQ.SandboxKey-one-0001,AQ.SandboxKey-two-0002';

export interface SandboxPlan {
  /** Environment of the sandbox process itself. */
  process: Record<string, string>;
  /** Environment of the api: addresses and credentials of the sandbox. */
  api: Record<string, string>;
  providers: string[];
  /** Address where the sandbox's emails are read, if it takes them. */
  inboxUrl?: string;
}

/** The message of the sandbox process over IPC when its servers listen. */
export interface SandboxReady {
  ready: true;
  /** The ports that they have, by the variables of `SandboxPlan.process`. */
  ports: Record<string, number>;
  webhookId?: string;
  /** Characters that the sandbox's renderer can draw. */
  characters?: string;
}

/**
 * Decides which providers get a sandbox: those without credentials. In production none, unless explicitly enabled:
 * there the api refuses with its own message.
 */
export async function planSandbox(settings: LaunchSettings): Promise<SandboxPlan | undefined> {
  const given = (name: string): boolean => Boolean(process.env[name]?.trim());
  if (settings.production && !/^(1|true)$/.test(process.env.ALLOW_SANDBOX_IN_PRODUCTION ?? '')) return undefined;
  const plan: SandboxPlan = { process: {}, api: {}, providers: [] };
  if (!(given('PAYPAL_CLIENT_ID') && given('PAYPAL_CLIENT_SECRET'))) {
    const port = await freePortNear(readPort('SANDBOX_PAYPAL_PORT', 4001));
    Object.assign(plan.process, {
      SANDBOX_PAYPAL_PORT: String(port),
      SANDBOX_PAYPAL_STATE: join(settings.dataFolder, 'sandbox', 'paypal.json'),
      SANDBOX_WEBHOOK_URL: `http://localhost:${settings.port}/webhooks/paypal`,
    });
    Object.assign(plan.api, {
      PAYPAL_CLIENT_ID: PAYPAL.clientId,
      PAYPAL_CLIENT_SECRET: PAYPAL.clientSecret,
      PAYPAL_WEBHOOK_ID: PAYPAL.webhookId,
      PAYPAL_MODE: 'sandbox',
    });
    plan.providers.push('PayPal');
  }
  if (!given('GEMINI_API_KEYS')) {
    const port = await freePortNear(readPort('SANDBOX_GEMINI_PORT', 4002));
    plan.process.SANDBOX_GEMINI_PORT = String(port);
    plan.api.GEMINI_API_KEYS = GEMINI_KEYS;
    plan.providers.push('Gemini');
  }
  // Emails to real people must not be readable by others: never in production, regardless of other simulations.
  if (!given('SMTP_URL') && !settings.production) {
    const smtpPort = await freePortNear(readPort('SANDBOX_SMTP_PORT', 4003));
    const inboxPort = await freePortNear(readPort('SANDBOX_INBOX_PORT', 4004));
    plan.process.SANDBOX_SMTP_PORT = String(smtpPort);
    plan.process.SANDBOX_INBOX_PORT = String(inboxPort);
    plan.process.SANDBOX_EMAILS = join(settings.dataFolder, 'sandbox', 'emails');
    plan.providers.push('mail');
  }
  if (plan.providers.length === 0) return undefined;
  nameAddresses(plan);
  plan.api.POSTLOOM_SANDBOX = '1';
  // a demo's webhooks may go to a receiver on this machine
  if (!settings.production && !given('WEBHOOKS_LOCAL')) plan.api.WEBHOOKS_LOCAL = '1';
  // Stopping a demo by hand must not make anybody wait.
  if (!given('DRAIN_SECONDS')) plan.api.DRAIN_SECONDS = '5';
  Object.assign(plan.process, {
    SANDBOX_PROVIDERS: plan.providers.join(',').toLowerCase(),
    SANDBOX_PAYPAL_CLIENT_ID: PAYPAL.clientId,
    SANDBOX_PAYPAL_CLIENT_SECRET: PAYPAL.clientSecret,
    SANDBOX_GEMINI_KEYS: GEMINI_KEYS,
    SANDBOX_PORTS: 'wanted',
  });
  return plan;
}

/** Writes the addresses of the sandbox's ports into the plan. */
function nameAddresses(plan: SandboxPlan): void {
  const at = (name: string) => plan.process[name] && `http://localhost:${plan.process[name]}`;
  const paypal = at('SANDBOX_PAYPAL_PORT');
  const gemini = at('SANDBOX_GEMINI_PORT');
  const inbox = at('SANDBOX_INBOX_PORT');
  if (paypal) Object.assign(plan.api, { PAYPAL_API_URL: paypal, PAYPAL_SCRIPT_URL: paypal });
  if (gemini) plan.api.GEMINI_API_URL = gemini;
  if (!inbox) return;
  plan.api.SMTP_URL = `smtp://127.0.0.1:${plan.process.SANDBOX_SMTP_PORT}?ignoreTLS=true`;
  plan.inboxUrl = inbox;
}

/** Takes over the ports that the sandbox has claimed: a replacement has to have the same. */
export function claimPorts(plan: SandboxPlan, ports: SandboxReady['ports']): void {
  for (const [name, port] of Object.entries(ports)) plan.process[name] = String(port);
  delete plan.process.SANDBOX_PORTS;
  nameAddresses(plan);
}

/** Starts the sandbox process and waits for it. The plan has its addresses then. */
export async function startSandbox(session: Session, plan: SandboxPlan, entry: string[], logFile: string) {
  const child = session.start({
    title: 'sandbox',
    args: entry,
    env: { ...process.env, ...plan.process },
    output: { file: logFile },
  });
  const { ports, webhookId, characters } = await session.unlessInterrupted(child.message<SandboxReady>());
  claimPorts(plan, ports);
  if (webhookId) plan.api.PAYPAL_WEBHOOK_ID = webhookId;
  if (characters) plan.api.DESIGN_CHARACTERS = characters;
  child.showErrors();
  return child;
}
