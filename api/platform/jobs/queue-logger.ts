import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from '../observability/logger';

export const quietLogger = new WorkerLogger(() => () => undefined);

/** Returns the logger of the queue's library: its warnings and errors about a lane that an operator can act on. */
export const queueLogger = (logger: Logger, lane: string) =>
  new WorkerLogger((scope) => (level, message, meta) => {
    if (isNotable(level, message, meta?.['attempts']))
      logger.warn({ lane, job: scope.taskIdentifier, meta: meta?.['failedMigration'] }, message);
  });

function isNotable(level: string, message: string, attempts: unknown): boolean {
  // A job holds a connection for moments only, so a lane may have more slots than the pool has connections.
  if (message.startsWith('WARNING: having maxPoolSize')) return false;
  // graphile-worker restarts the schedule; a busy start may need a second try.
  if (message.startsWith('Cron hit an error') && Number(attempts) < 3) return false;
  // A failed job already has its own log line, with the request that queued it.
  return level === 'warning' || (level === 'error' && !message.startsWith('Failed task'));
}
