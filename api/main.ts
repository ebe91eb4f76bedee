import { setTimeout as sleep } from 'node:timers/promises';
import { createApp, createHealthApp } from './app';
import { ConfigError, readConfig } from './config/config';
import { createContext } from './context';
import type { Services } from './context';
import { refuseDemoAccounts } from './wiring/demo-accounts';
import { checkFolder } from './config/data-folder';
import { checkEncryptionKey } from './wiring/encryption-check';
import { rememberPayPalAccount } from './domain/payments/paypal-setup/paypal-accounts.service';
import { continueEventNumbers } from './domain/webhooks/events/event-upkeep';
import { recordCdnUse } from './domain/settings/cdn-use';
import { addEnvironmentKeys, nameEnvironmentKeys, namingMs } from './domain/settings/ai-keys.service';
import { readPayPalMode } from './domain/settings/paypal-settings';
import { prepareShop } from './wiring/first-start';
import { purgeAtChanges } from './platform/cdn/purge';
import { CannotListen, listen } from './platform/http/listen';
import { OldDatabase } from './platform/database/server-version';
import { enqueue, runJobs } from './platform/jobs/jobs';
import { expectRuns, missedRuns } from './platform/jobs/last-runs';
import { watchProcess } from './platform/observability/metrics';
import { withoutSecrets } from './platform/observability/secret-shapes';
import { DatabaseUnreachable, migrateAll, startServices } from './wiring/services';

/** sysexits.h: EX_CONFIG. The launcher shows the sentence and nothing else. */
const badConfiguration = 78;
/** Time for the shutdown beyond draining the jobs. */
const endingMs = 15_000;

/**
 * @param config of a production process in whose settings an Admin has made PayPal live, regardless of the environment
 */
async function run(config = readConfig(process.env)): Promise<void> {
  checkFolder(config);
  const services = await startServices(config);
  const { logger } = services;
  await migrateAll(services);
  const ctx = createContext(services, { requestId: 'start', viewer: null, address: 'start' });
  if (!config.production && (await readPayPalMode(ctx)) === 'LIVE') {
    await services.stop();
    return run(readConfig(process.env, 'PayPal is live in the payment settings'));
  }
  watchProcess(services.metrics);
  await refuseDemoAccounts(services);
  await checkEncryptionKey(ctx);
  await continueEventNumbers(ctx);
  await addEnvironmentKeys(ctx, config.gemini.keys);
  const nameKeys = () =>
    nameEnvironmentKeys(ctx, config.gemini.keys).catch((error: unknown) =>
      logger.warn({ err: error }, 'the AI keys of this process were not named'),
    );
  await nameKeys();
  setInterval(() => void nameKeys(), namingMs).unref();
  await enqueue(ctx.db, 'ask_ai_models', {}, { key: 'ask_ai_models' });
  await enqueue(ctx.db, 'roll_up_figures', {}, { key: 'roll_up_figures' });
  await rememberPayPalAccount(ctx);
  await prepareShop(ctx);

  const runner = config.role === 'api' ? undefined : await startJobs(services);
  const app = config.role === 'worker' ? createHealthApp(services) : await createApp(services);
  const port = await listen(app.server, config, logger);
  logger.info({ port }, 'listening');

  let stopping = false;
  const stop = async (reason: string, exitCode = 0) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), config.drainMs + endingMs).unref();
    app.drain();
    // A proxy needs a moment to notice that this process is draining; until then requests are answered as usual.
    if (config.role !== 'worker') await sleep(config.leaveMs);
    await runner?.stop().catch((error: unknown) => logger.warn({ err: error }, 'stopping the jobs failed'));
    await app.close();
    await services.stop();
    process.exit(exitCode);
  };
  process.once('SIGTERM', () => void stop('SIGTERM')).once('SIGINT', () => void stop('SIGINT'));
  process.once('disconnect', () => void stop('the launcher ended'));
  // The state of this process may be corrupt: it finishes running work, and another process replaces it.
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception');
    stop('an uncaught exception', 1).catch(() => process.exit(1));
  });
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));
  // at last: a parent process may answer it with a signal
  process.send?.({ listening: true, port });
}

/** Loads what jobs need, above all the picture library, only in processes that run jobs. */
async function startJobs(services: Services) {
  const { jobContext, jobHandlers, jobOptions } = await import('./wiring/job-handlers');
  const { watchDesigns } = await import('./domain/designs/watch');
  await recordCdnUse(jobContext(services));
  await expectRuns(services.directPool);
  const runner = await runJobs(services.directPool, jobHandlers(services), services.logger, jobOptions(services));
  // what the last process left, such as emails that waited for a mail server
  const { manager } = services.dataSource;
  await enqueue(manager, 'requeue_lost_work', {}, { key: 'requeue_lost_work' });
  for (const task of await missedRuns(services.directPool)) await enqueue(manager, task, {}, { key: task });
  const watch = watchDesigns(() => jobContext(services));
  const stopPurges = purgeAtChanges(services);
  return {
    stop: async () => {
      stopPurges();
      await runner.stop();
      await watch.stop();
    },
  };
}

/** Returns one sentence for what an operator can fix, and the stack for anything else. */
function explain(error: unknown): string {
  if ([ConfigError, DatabaseUnreachable, OldDatabase, CannotListen].some((known) => error instanceof known))
    return (error as Error).message;
  return withoutSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

run().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(error instanceof ConfigError ? badConfiguration : 1);
});
