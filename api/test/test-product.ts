import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app';
import { readConfig } from '../config/config';
import { createContext } from '../context';
import type { RequestContext, Services, Viewer } from '../context';
import { UserEntity } from '../domain/accounts/user.entity';
import { PackageEntity } from '../domain/catalog/package.entity';
import { grantCredits } from '../domain/credits/credit.service';
import { addEnvironmentKeys } from '../domain/settings/ai-keys.service';
import { jobHandlers, jobOptions } from '../wiring/job-handlers';
import { runJobs } from '../platform/jobs/jobs';
import type { RunningJobs, JobHandlers } from '../platform/jobs/jobs';
import { createLogger } from '../platform/observability/logger';
import { startGeminiSandbox } from '../../tools/sandbox/gemini/server';
import type { GeminiSandbox } from '../../tools/sandbox/gemini/server';
import { startPayPalSandbox } from '../../tools/sandbox/paypal/server';
import type { PayPalSandbox } from '../../tools/sandbox/paypal/server';
import { processesFor, processFacts, startServices } from '../wiring/services';
import type { Role } from '../graphql/generated/schema';
import { holdToOneConnection } from './one-connection';
import type { DatabaseConnection } from './database-connection';
import { addressesOf, createTestDatabase } from './test-database';
import { TestBrowser } from './test-browser';
import { laneOfJobs } from '../platform/jobs/definitions';
import type { JobName } from '../platform/jobs/definitions';

const sandboxKeys = ['AQ.SandboxKey-one-0001', 'AQ.SandboxKey-two-0002'];

export interface TestProductOptions {
  /** Starts the HTTP server. */
  http?: boolean;
  /** Runs the durable jobs in this process. */
  jobs?: boolean;
  paypal?: boolean;
  gemini?: boolean;
  /** Secrets of this shop's other PayPal applications by client id. */
  otherPayPalClients?: Record<string, string>;
  environment?: Record<string, string>;
  /** Counts attempts but never reaches a rate limit, to test the code behind the limits. */
  endlessAttempts?: boolean;
  /** Receives the log lines. */
  log?: string[];
  /** The connection to the database, which a test can cut. */
  line?: DatabaseConnection;
}

export interface TestProduct {
  /** Environment of this product, to start more of its processes. */
  environment: Record<string, string>;
  services: Services;
  /** Base URL of the HTTP server; empty without `http`. */
  url: string;
  paypal: PayPalSandbox;
  gemini: GeminiSandbox;
  /** Creates the context of an anonymous request, or of an account's session. */
  ctx(user?: Pick<UserEntity, 'id' | 'role'>): RequestContext;
  addUser(values?: { email?: string; role?: Role; credits?: number }): Promise<UserEntity>;
  giveCredits(userId: string, credits: number): Promise<void>;
  addPackage(values?: Partial<PackageEntity>): Promise<PackageEntity>;
  /** Creates a client with its own cookies. */
  browser(): TestBrowser;
  stop(): Promise<void>;
}

let counter = 0;

/** All products of a test process draw in the same processes, each of which takes a second to load. They end when idle. */
const images = processesFor(100, createLogger('error'));
images.stop = async () => undefined;

/** Starts the product on a new database, with the sandboxes of the providers that the options name. */
export async function startTestProduct(options: TestProductOptions = {}): Promise<TestProduct> {
  const database = await createTestDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'postloom-test-files-'));
  const account = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };
  const paypal = options.paypal
    ? await startPayPalSandbox({
        port: 0,
        ...account,
        otherClients: options.otherPayPalClients,
        webhookRetry: { firstDelayMs: 50, longestDelayMs: 500, attempts: 20 },
      })
    : undefined;
  const gemini = options.gemini
    ? await startGeminiSandbox({ port: 0, keys: sandboxKeys, imageLatencyMs: 0, textLatencyMs: 0 })
    : undefined;
  const environment = {
    NODE_ENV: 'test',
    ...(options.line ? { DATABASE_URL: options.line.through(database.url) } : addressesOf(database)),
    DATA_FOLDER: dataFolder,
    BCRYPT_COST: '4',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    PAYPAL_CLIENT_ID: account.clientId,
    PAYPAL_CLIENT_SECRET: account.clientSecret,
    PAYPAL_API_URL: paypal?.url ?? 'http://127.0.0.1:9',
    PAYPAL_SCRIPT_URL: paypal?.url ?? 'http://127.0.0.1:9',
    PAYPAL_WEBHOOK_ID: 'SANDBOXWEBHOOK',
    GEMINI_API_URL: gemini?.url ?? 'http://127.0.0.1:9',
    GEMINI_API_KEYS: sandboxKeys.join(','),
    DESIGN_TIMEOUT_SECONDS: '20',
    DRAIN_SECONDS: '1',
    ...options.environment,
  };
  const config = readConfig(environment);
  const { log } = options;
  const services = await startServices(
    config,
    log
      ? createLogger('debug', { write: (line: string) => void log.push(line) }, processFacts(config))
      : createLogger(config.logLevel),
    { uploads: images, designs: images, prints: images },
  );
  holdToOneConnection(services);
  const ctx: TestProduct['ctx'] = (user) => {
    counter += 1;
    const viewer: Viewer | null = user
      ? { kind: 'session', userId: user.id, role: user.role, sessionFamily: null, scopes: null }
      : null;
    return createContext(services, { requestId: `test-${counter}`, viewer, address: `10.0.0.${counter % 250}` });
  };
  const giveCredits: TestProduct['giveCredits'] = (userId, credits) =>
    ctx().transaction((tx) => grantCredits(tx, userId, credits, 'test'));
  if (options.endlessAttempts) {
    const { limits } = services;
    const [take, wait] = [limits.take.bind(limits), limits.wait.bind(limits)];
    limits.take = async (...asked) => (await take(...asked)) * 0;
    limits.wait = async (...asked) => (await wait(...asked)) * 0;
    withoutBudgets(services);
  }
  config.gemini.pauseMs = 1;
  await addEnvironmentKeys(ctx(), config.gemini.keys);
  const runner: RunningJobs | undefined = options.jobs
    ? await runJobs(services.directPool, jobHandlers(services), services.logger, jobOptions(services))
    : undefined;
  const app = options.http ? await createApp(services) : undefined;
  const url = app ? await listen(app.server) : '';

  return {
    environment,
    services,
    url,
    get paypal() {
      if (!paypal) throw new Error('Start the product with paypal: true');
      return paypal;
    },
    get gemini() {
      if (!gemini) throw new Error('Start the product with gemini: true');
      return gemini;
    },
    ctx,
    async addUser(values = {}) {
      counter += 1;
      const { identifiers } = await services.dataSource.manager.insert(UserEntity, {
        email: values.email ?? `person${counter}@example.com`,
        name: `Person ${counter}`,
        role: values.role ?? 'MEMBER',
      });
      const id = identifiers[0]?.['id'] as string;
      if (values.credits) await giveCredits(id, values.credits);
      return services.dataSource.manager.findOneByOrFail(UserEntity, { id });
    },
    giveCredits,
    async addPackage(values = {}) {
      const { identifiers } = await services.dataSource.manager.insert(PackageEntity, {
        name: 'Starter',
        price: '9.00',
        credit: 20,
        validityDays: 30,
        features: ['20 designs'],
        position: 1,
        ...values,
      });
      return services.dataSource.manager.findOneByOrFail(PackageEntity, { id: identifiers[0]?.['id'] as string });
    },
    browser: () => new TestBrowser(url),
    async stop() {
      await runner?.stop();
      await app?.close();
      await services.stop();
      await paypal?.close();
      await gemini?.close();
      await database.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Lets operations cost what they like, for tests that run in seconds what people do in hours. */
export function withoutBudgets({ budgets }: Pick<Services, 'budgets'>): void {
  budgets.charge = async () => ({ limit: 1, remaining: 1, resetSeconds: 1, isExceeded: false });
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const nothing = () => Promise.resolve();

/** Handlers of all jobs that do nothing. */
export const idleJobs: JobHandlers = Object.fromEntries(
  Object.keys(laneOfJobs).map((name) => [name, nothing]),
) as Record<JobName, typeof nothing>;
