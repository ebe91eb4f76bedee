import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a finished command has printed. */
export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** The package `@postloom/client`, packed as it is published and installed in a folder of its own. */
export class PackedClient {
  private constructor(
    readonly folder: string,
    /** Names of the packed files. */
    readonly files: readonly string[],
  ) {}

  static async install(): Promise<PackedClient> {
    const folder = await mkdtemp(join(tmpdir(), 'postloom-client-'));
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: 'packages/client',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    // scripts print above the answer
    const [packed] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as {
      filename: string;
      files: { path: string }[];
    }[];
    const installed = join(folder, 'node_modules', '@postloom', 'client');
    await mkdir(installed, { recursive: true });
    await run('tar', ['-xzf', join(folder, packed?.filename ?? ''), '-C', installed, '--strip-components=1']);
    for (const name of ['graphql', 'graphql-ws', '@types'])
      await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
    return new PackedClient(
      folder,
      (packed?.files ?? []).map(({ path }) => path),
    );
  }

  private start(node: string, args: readonly string[], env: Record<string, string>): ChildProcess {
    const program = join(this.folder, 'node_modules/@postloom/client/dist/cli/main.js');
    return spawn(node, [program, ...args], {
      cwd: this.folder,
      env: { PATH: process.env['PATH'], XDG_CONFIG_HOME: join(this.folder, 'config'), ...env },
    });
  }

  /** Runs the command `postloom` to its end, with this text as its input. */
  command(node: string, args: readonly string[], env: Record<string, string> = {}, input = ''): Promise<Ended> {
    return this.ended(this.start(node, args, env), input);
  }

  private async ended(child: ChildProcess, input = ''): Promise<Ended> {
    const ended = { code: 0, stdout: '', stderr: '' };
    child.stdout?.on('data', (part: Buffer) => (ended.stdout += part.toString()));
    child.stderr?.on('data', (part: Buffer) => (ended.stderr += part.toString()));
    child.stdin?.end(input);
    return new Promise((settled) => child.once('close', (code) => settled({ ...ended, code: code ?? 1 })));
  }

  /** Runs the command until it is stopped. `line` resolves with the first line that contains a text. */
  running(node: string, args: readonly string[], env: Record<string, string>) {
    const child = this.start(node, args, env);
    let printed = '';
    let look = () => undefined as void;
    child.stdout?.on('data', (part: Buffer) => {
      printed += part.toString();
      look();
    });
    const end = this.ended(child);
    return {
      line: async (text: string): Promise<string> => {
        const found = () =>
          printed
            .split('\n')
            .slice(0, -1)
            .find((one) => one.includes(text));
        for (;;) {
          const line = found();
          if (line !== undefined) return line;
          const isEnded = await Promise.race([end, new Promise<null>((resolve) => (look = () => resolve(null)))]);
          if (isEnded && found() === undefined) throw new Error(`${text} was not printed: ${JSON.stringify(isEnded)}`);
        }
      },
      stop: async (): Promise<Ended> => {
        child.kill('SIGINT');
        return end;
      },
    };
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
