import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../api/config/config';
import { PackageEntity } from '../../../api/domain/catalog/package.entity';
import { createContext } from '../../../api/context';
import { seedItems } from '../../../tools/sandbox/demo/items';
import { demoPackages } from '../../../tools/sandbox/demo/packages';
import { smallPictures } from '../../../api/test/images';
import { startGeminiSandbox } from '../../../tools/sandbox/gemini/server';
import { startMailSandbox } from '../../../tools/sandbox/mail/server';
import { SandboxClient } from '../../../tools/sandbox/paypal/sandbox-client';
import { startPayPalSandbox } from '../../../tools/sandbox/paypal/server';
import { startServices } from '../../../api/wiring/services';
import { createTestDatabase } from '../../../api/test/test-database';
import type { ProductAddress } from './address';
import { replicaOf, startApi, stopApi } from './api-process';
import { freePort } from './ports';
import { startIssuer } from './issuer';
import { openTestControl } from './test-control';

const account = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };
const keys = ['AQ.SandboxKey-one-0001', 'AQ.SandboxKey-two-0002'];

export interface RunningProduct {
  address: ProductAddress;
  stop(): Promise<void>;
}

/**
 * Starts the real product on a database of its own, with the demo's three packages and the stand-ins.
 * @param settings of its environment, which replace the defaults; an empty DEMO leaves packages and items out
 */
export async function startProduct({
  DEMO: demo = '1',
  ...settings
}: Record<string, string> = {}): Promise<RunningProduct> {
  const [database, folder, port] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'postloom-journeys-')),
    freePort(),
  ]);
  const url = `http://localhost:${port}`;
  const paypal = await startPayPalSandbox({
    port: 0,
    ...account,
    webhookRetry: { firstDelayMs: 100, longestDelayMs: 1_000 },
  });
  const gemini = await startGeminiSandbox({ port: 0, keys, imageLatencyMs: 300, textLatencyMs: 100 });
  const mail = await startMailSandbox({ smtpPort: 0, port: 0 });
  const issuer = await startIssuer();
  const merchant = new SandboxClient(paypal.url, account.clientId, account.clientSecret);
  await merchant.signIn();
  const webhook = await merchant.call('POST', '/v1/notifications/webhooks', {
    url: `${url}/webhooks/paypal`,
    event_types: [{ name: '*' }],
  });
  const environment = {
    NODE_ENV: 'development',
    DATABASE_URL: database.url,
    DATA_FOLDER: folder,
    PORT: String(port),
    APP_URL: url,
    BCRYPT_COST: '4',
    // each test has its own client address, so that tests do not share rate limits
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    PAYPAL_CLIENT_ID: account.clientId,
    PAYPAL_CLIENT_SECRET: account.clientSecret,
    PAYPAL_API_URL: paypal.url,
    PAYPAL_SCRIPT_URL: paypal.publicUrl,
    PAYPAL_WEBHOOK_ID: String(webhook.body['id']),
    GEMINI_API_URL: gemini.url,
    GEMINI_API_KEYS: keys.join(','),
    // the first one paints a quarter of the pixels, the other one follows it
    IMAGE_MODELS: `${smallPictures.IMAGE_MODELS},gemini-nano-banana-2.1`,
    DESIGN_TIMEOUT_SECONDS: '30',
    // websites of tests are on this machine
    WEBHOOKS_LOCAL: '1',
    SMTP_URL: mail.smtpUrl,
    OIDC_ISSUER: issuer.url,
    OIDC_NAME: 'Loomid',
    OIDC_CLIENT_ID: 'postloom',
    OIDC_CLIENT_SECRET: 'loom-secret',
    ...settings,
  };
  const services = await startServices(readConfig(environment));
  if (demo) {
    await services.dataSource.manager.insert(PackageEntity, demoPackages);
    await seedItems(createContext(services, { requestId: 'journeys', viewer: null, address: 'journeys' }));
  }
  const replica = replicaOf(environment, join(folder, 'replica.log'));
  const testControl = await openTestControl(services, { issuer, mail, replica });
  const api = await startApi(environment, join(folder, 'api.log'));

  return {
    address: {
      url,
      paypal: paypal.url,
      gemini: gemini.url,
      inbox: mail.url,
      smtp: mail.smtpUrl,
      testControl: testControl.url,
    },
    async stop() {
      await Promise.all([stopApi(api), replica.stop()]);
      issuer.stop();
      testControl.close();
      await services.stop();
      await paypal.close();
      await gemini.close();
      await mail.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
