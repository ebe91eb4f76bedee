import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Refusal } from './refusal';

/** EX_CONFIG of sysexits.h: the last line on standard error is a sentence for the operator. */
export const CONFIG_EXIT = 78;
const STOP_MS = 15_000;
const TAIL_LINES = 30;
/** pino's number for errors, and one for a line that is no log line at all. */
const ERROR_LEVEL = 50;
const SPOKEN = 100;
const LARGEST_LOG = 10_000_000;

export interface ChildOptions {
  /** What the person at the terminal calls it: 'api', 'sandbox'. */
  title: string;
  /** Arguments of Node. */
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** `capture` keeps it for the caller, a file gets it appended, together with the log lines; `inherit` shows it. */
  output: 'capture' | 'inherit' | { file: string };
}

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > LARGEST_LOG ? 'w' : 'a', 0o600);
}

/**
 * A Node process of ours, in a process group of its own (Ctrl-C reaches only the launcher, which ends things in order)
 * with an IPC channel whose end tells it that the launcher died.
 */
export class Child {
  readonly exited: Promise<Exit>;
  stdout = '';
  private readonly process: ChildProcess;
  private readonly tail: string[] = [];
  private forward = false;
  private readonly log: number | undefined;

  constructor(private readonly options: ChildOptions) {
    const { output } = options;
    this.log = typeof output === 'object' ? openLog(output.file) : undefined;
    this.process = spawn(process.execPath, options.args, {
      env: options.env ?? process.env,
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', this.log ?? (output === 'inherit' ? 'inherit' : 'pipe'), 'pipe', 'ipc'],
    });
    this.process.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    if (this.process.stderr) createInterface({ input: this.process.stderr }).on('line', (line) => this.keep(line));
    this.exited = new Promise((done) => {
      this.process.once('error', (error) => {
        this.keep(error.message);
        done({ code: 1, signal: null });
      });
      // 'close' rather than 'exit': only then all of its last words have arrived.
      this.process.once('close', (code, signal) => done({ code, signal }));
    });
  }

  /** Its next message over IPC. @throws Refusal when it ends first */
  async message<T>(): Promise<T> {
    return Promise.race([
      new Promise<T>((done) => this.process.once('message', (value) => done(value as T))),
      this.failure(),
    ]);
  }

  /** From now on its standard error is shown as it comes, not only when it fails. */
  showErrors(): void {
    this.forward = true;
  }

  /** Waits for success. @throws Refusal otherwise */
  async succeeded(): Promise<void> {
    const { code } = await this.exited;
    if (code !== 0) await this.failure();
  }

  /** Rejects when it ends, with its own reason. */
  async failure(): Promise<never> {
    const exit = await this.exited;
    const lines = this.tail.filter((line) => line.trim() !== '');
    if (exit.code === CONFIG_EXIT && lines.length > 0) throw new Refusal(lines.at(-1) ?? '', CONFIG_EXIT);
    const how = exit.signal ? `was ended by ${exit.signal}` : `ended with code ${exit.code}`;
    const sentence = `The ${this.options.title} ${how}.`;
    throw new Refusal(this.forward ? sentence : [...lines, sentence].join('\n'), exit.code || 1);
  }

  /** Asks it to end, and ends it after 15 seconds or when `hurry` says so. */
  async stop(hurry?: AbortSignal): Promise<void> {
    const kill = (): void => void this.process.kill('SIGKILL');
    const timer = setTimeout(kill, STOP_MS);
    hurry?.addEventListener('abort', kill, { once: true });
    this.process.kill('SIGTERM');
    await this.exited;
    clearTimeout(timer);
    hurry?.removeEventListener('abort', kill);
  }

  private keep(line: string): void {
    this.tail.push(line);
    if (this.tail.length > TAIL_LINES) this.tail.shift();
    // The api logs JSON lines on standard error; on the terminal of `npm start` only its errors are of use.
    const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? SPOKEN);
    if (this.log !== undefined) writeSync(this.log, `${line}\n`);
    if (this.forward && (this.log === undefined || level >= ERROR_LEVEL)) process.stderr.write(`${line}\n`);
  }
}
