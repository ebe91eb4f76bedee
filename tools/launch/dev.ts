import { watch } from 'node:fs';
import { buildMissingExplorer } from './build';
import { Child, Refusal } from './children';
import { paint, Progress } from './progress';
import { announce, prepareProduct, untilReady } from './product';
import { Session } from './session';
import { readLaunchSettings } from './settings';
import { keepRunning } from './supervised';

const TSX = ['--import', 'tsx', '--enable-source-maps'];
const ENTRIES = {
  tasks: [...TSX, 'api/tasks.ts'],
  seed: [...TSX, 'tools/sandbox/demo/main.ts'],
  sandbox: [...TSX, 'tools/sandbox/main.ts'],
};
const SETTLE_MS = 150;
/** Changes of these files do not concern the running api. */
const IGNORED = /\.test\.ts$|^test\/|~$|\.swp$/;

/**
 * The api process, restarted whenever a source of the api changes. Replaces `tsx watch` and `node --watch`, because
 * neither passes on the IPC channel whose end signals to the api that the launcher died.
 */
class WatchedApi {
  private child: Child | undefined;
  private timer: NodeJS.Timeout | undefined;
  private working = Promise.resolve();
  private over = false;
  private watching = false;

  constructor(
    private readonly env: NodeJS.ProcessEnv,
    private readonly hint: (text: string) => void,
  ) {}

  start(): Child {
    const child = new Child({ title: 'api', args: [...TSX, 'api/main.ts'], env: this.env, output: 'inherit' });
    child.showErrors();
    child.failure().catch((error: unknown) => {
      if (this.child === child && this.watching && !this.over)
        this.hint(`${(error as Error).message} Waiting for a change.`);
    });
    this.child = child;
    return child;
  }

  watch(): void {
    this.watching = true;
    const changed = (_event: string, file: string | null): void => {
      if (!file || IGNORED.test(file.replaceAll('\\', '/'))) return;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.restart(file), SETTLE_MS);
    };
    for (const folder of ['api', 'contract', 'studio']) watch(folder, { recursive: true }, changed);
    watch('schema.graphql', changed);
  }

  async stop(): Promise<void> {
    this.over = true;
    clearTimeout(this.timer);
    await this.working;
    await this.child?.stop();
  }

  private restart(file: string): void {
    this.working = this.working.then(async () => {
      if (this.over) return;
      this.hint(`${file} changed: starting the api again.`);
      const old = this.child;
      this.child = undefined;
      await old?.stop();
      if (!this.over) this.start();
    });
  }
}

/** `npm run dev`: runs from the sources, with hot reload of the screens (Vite inside the api) and of the api. */
export async function main(): Promise<void> {
  const settings = readLaunchSettings();
  if (settings.production)
    throw new Refusal('npm run dev is not for NODE_ENV=production: use npm run build and npm run start:prod.');
  const progress = new Progress();
  await Session.run(async (session) => {
    const product = await prepareProduct(session, progress, settings, ENTRIES);
    const { env, sandbox } = product;
    await progress.step('Explorer', () =>
      session.unlessInterrupted(buildMissingExplorer((options) => session.start(options))),
    );
    const note = (text: string) => progress.print(paint('yellow', `  ${text}`));
    const api = new WatchedApi({ ...env, WEB_DEV: '1' }, note);
    session.onEnd(() => api.stop());
    const first = api.start();
    await progress.step('Api', () => untilReady(session, settings, first));
    api.watch();
    announce(progress, settings, product);
    await session.unlessInterrupted(
      sandbox ? keepRunning(session, sandbox.child, sandbox.restart, note) : session.interrupted(),
    );
  });
}
