import { ConfigError, readConfig } from './config/config';
import type { Config } from './config/config';
import { createContext } from './context';
import type { RequestContext } from './context';
import { createLogger } from './platform/observability/logger';
import { migrateAll, processFacts, startServices } from './wiring/services';

export interface Task {
  /**
   * Refuses before anything has started.
   * @throws ConfigError
   */
  check?(config: Config): void;
  /** Whether the database is left unchanged; otherwise it is migrated first. */
  changesNothing?: boolean;
  /** @returns the text for the terminal. */
  perform(ctx: RequestContext): Promise<string>;
}

/** Runs one task on the product's database and ends the process. */
export function runTask(task: Task): void {
  perform(task).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(error instanceof ConfigError ? 78 : 1);
  });
}

async function perform(task: Task): Promise<void> {
  const config = readConfig(process.env);
  task.check?.(config);
  const services = await startServices(config, createLogger('warn', undefined, processFacts(config)));
  try {
    if (!task.changesNothing) await migrateAll(services);
    console.log(await task.perform(createContext(services, { requestId: 'task', viewer: null, address: 'task' })));
  } finally {
    await services.stop();
  }
}
