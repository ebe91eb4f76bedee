import { join, relative } from 'node:path';
import { ConfigError, readConfig } from '../../api/config/config';
import type { RunningBuild } from './build';
import { CONFIG_EXIT, type Child, type ChildOptions, Refusal } from './children';
import { openDatabase } from './database';
import { isFree } from './ports';
import { paint, type Progress } from './progress';
import { waitUntilReady } from './readiness';
import { planSandbox, startSandbox, type SandboxPlan } from './sandbox';
import type { Session } from './session';
import type { LaunchSettings } from './settings';

/** Entry files of the processes: built ones for `start`, sources for `dev`. */
export interface Entries {
  tasks: string[];
  seed: string[];
  sandbox: string[];
}

interface RunningSandbox {
  child: Child;
  /** Starts a replacement at the same addresses, with the stored state of the earlier one. */
  restart: () => Promise<Child>;
}

export interface PreparedProduct {
  /** Environment of the api process. */
  env: NodeJS.ProcessEnv;
  sandbox: RunningSandbox | undefined;
  /** The seed module's output about the demo accounts. */
  accounts: string;
  /** Address of the demo's inbox. */
  inboxUrl: string | undefined;
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Refuses invalid settings before minutes are spent on building. */
function checkSettings(env: NodeJS.ProcessEnv): void {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) throw new Refusal(error.message, CONFIG_EXIT);
    throw error;
  }
}

export function logFile(settings: LaunchSettings, name: string): string {
  return join(settings.dataFolder, 'logs', `${name}.log`);
}

/** Checks what can be checked immediately: the port and every setting. */
export async function checkBeforehand(settings: LaunchSettings): Promise<SandboxPlan | undefined> {
  const plan = await planSandbox(settings);
  const placeholder = settings.databaseUrl ?? 'postgres://localhost/postloom';
  checkSettings({ ...process.env, DATABASE_URL: placeholder, PORT: String(settings.port), ...plan?.api });
  if (!(await isFree(settings.port))) {
    throw new Refusal(
      `Port ${settings.port} is already in use: stop what listens there, or choose another one with PORT=${settings.port + 10}.`,
    );
  }
  return plan;
}

async function runTask(session: Session, env: NodeJS.ProcessEnv, title: string, args: string[]): Promise<string> {
  const child = session.start({
    title: `task "${title}"`,
    args,
    env,
    output: 'capture',
  });
  return (await session.unlessInterrupted(child.succeeded())).trim();
}

/** Applies the migrations and, for a demo, its data. */
async function fillDatabase(
  session: Session,
  progress: Progress,
  entries: Entries,
  env: NodeJS.ProcessEnv,
  isDemo: boolean,
): Promise<string> {
  await progress.step('Tables', async (note) =>
    note((await runTask(session, env, 'migrate', [...entries.tasks, 'migrate'])).split('\n').at(-1) ?? ''),
  );
  return isDemo ? progress.step('Demo data', () => runTask(session, env, 'seed', entries.seed)) : '';
}

type StartBuild = (start: (options: ChildOptions) => Child, note: (text: string) => void) => RunningBuild;

/** Fills the database with the programs that are built first, while the pages are being built. */
async function buildAndFill(
  session: Session,
  progress: Progress,
  build: StartBuild,
  fill: () => Promise<string>,
): Promise<string> {
  let filled = Promise.resolve('');
  const built = progress.step('Build', (note) => {
    const { programs, all } = build((options) => session.start(options), note);
    filled = programs.then(fill);
    // what fails first is reported below
    filled.catch(() => undefined);
    return session.unlessInterrupted(all);
  });
  await built;
  return session.unlessInterrupted(filled);
}

/**
 * Prepares everything before the api process: database, build (which `build` starts), tables, demo data,
 * sandbox.
 */
export async function prepareProduct(
  session: Session,
  progress: Progress,
  settings: LaunchSettings,
  entries: Entries,
  build?: StartBuild,
): Promise<PreparedProduct> {
  const plan = await checkBeforehand(settings);
  const database = await progress.step('Database', async (note) => {
    const opened = await openDatabase(settings);
    session.onEnd(() => opened.stop());
    note(opened.description);
    return opened;
  });
  session.checkInterrupted();
  const env = { ...process.env, DATABASE_URL: database.url, PORT: String(settings.port), ...plan?.api };
  const fill = () => fillDatabase(session, progress, entries, env, !settings.production);
  const accounts = build ? await buildAndFill(session, progress, build, fill) : await fill();
  const sandbox = plan
    ? await progress.step('Sandbox', async (note) => {
        note(`stands in for ${listed.format(plan.providers)}, which have no credentials`);
        const restart = () => startSandbox(session, plan, entries.sandbox, logFile(settings, 'sandbox'));
        return { child: await restart(), restart };
      })
    : undefined;
  return { env: { ...env, ...plan?.api }, sandbox, accounts, inboxUrl: plan?.inboxUrl };
}

/** Waits for /readyz. If the api ends first, its own reason is passed on. */
export async function untilReady(
  session: Session,
  settings: LaunchSettings,
  api: Pick<Child, 'failure'>,
): Promise<void> {
  const over = new AbortController();
  try {
    await session.unlessInterrupted(
      Promise.race([waitUntilReady(`http://localhost:${settings.port}/readyz`, over.signal), api.failure()]),
    );
  } finally {
    over.abort();
  }
}

/** Prints what a person needs next: the address, the demo accounts, where the log is, how to stop. */
export function announce(
  progress: Progress,
  settings: LaunchSettings,
  { accounts, inboxUrl }: Pick<PreparedProduct, 'accounts' | 'inboxUrl'>,
  log?: string,
): void {
  const lines = ['', `  ${paint('bold', 'Postloom is ready:')} ${paint('cyan', settings.appUrl)}`];
  if (inboxUrl) lines.push(`  Its emails are read at ${paint('cyan', inboxUrl)}`);
  if (accounts) lines.push('', ...accounts.split('\n').map((line) => `  ${line}`));
  lines.push('', paint('dim', `  ${log ? `Log: ${relative(process.cwd(), log)}. ` : ''}Ctrl-C stops it.`), '');
  progress.print(lines.join('\n'));
}
