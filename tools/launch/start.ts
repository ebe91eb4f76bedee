import { startBuildIfStale } from './build';
import { paint, Progress } from './progress';
import { announce, logFile, prepareProduct, untilReady } from './product';
import { Session } from './session';
import { readLaunchSettings } from './settings';
import { keepRunning } from './supervised';

const ENTRIES = {
  tasks: ['--enable-source-maps', 'dist/api/tasks.js'],
  seed: ['--enable-source-maps', 'dist/tools/sandbox/demo/main.js'],
  sandbox: ['--enable-source-maps', 'dist/tools/sandbox/main.js'],
};

/** `npm start`: installs, builds and runs the product; ends on a signal, or with the reason of a process that died. */
export async function main(): Promise<void> {
  const settings = readLaunchSettings();
  const progress = new Progress();
  const finished = await Session.run(async (session) => {
    const product = await prepareProduct(session, progress, settings, ENTRIES, (start, note) =>
      startBuildIfStale(start, 'quick', note),
    );
    const { env, sandbox } = product;
    const log = logFile(settings, 'api');
    const startApi = () =>
      session.start({ title: 'api', args: ['--enable-source-maps', 'dist/api/main.js'], env, output: { file: log } });
    const api = startApi();
    await progress.step('Api', () => untilReady(session, settings, api));
    api.showErrors();
    announce(progress, settings, product, log);
    const note = (text: string) => progress.print(paint('dim', `  ${text}`));
    const restartApi = async () => {
      const next = startApi();
      next.showErrors();
      await untilReady(session, settings, next);
      return next;
    };
    await session.unlessInterrupted(
      Promise.race([
        keepRunning(session, api, restartApi, note),
        ...(sandbox ? [keepRunning(session, sandbox.child, sandbox.restart, note)] : []),
      ]),
    );
  });
  if (!finished) progress.print(paint('dim', '  Stopped.'));
}
