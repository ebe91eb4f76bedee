import { mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { Refusal } from './refusal';

/** EX_CONFIG of sysexits.h: what is no log line on standard error is for the operator, a sentence a line. */
export const CONFIG_EXIT = 78;
const STOP_MS = 15_000;
const TAIL_LINES = 30;
/** Log lines that a person at the terminal needs to see. A line without a level is no log line: it is always shown. */
const SHOWN_LEVELS = new Set(['error', 'fatal']);
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
  private readonly process;
  private readonly tail: string[] = [];
  private forward = false;
  private readonly log: number | undefined;

  constructor(private readonly options: ChildOptions) {
    const { output } = options;
    this.log = typeof output === 'object' ? openLog(output.file) : undefined;
    this.process = execa(process.execPath, options.args, {
      env: options.env ?? process.env,
      extendEnv: false,
      detached: process.platform !== 'win32',
      // a group of its own is ended by us, in order, and sees by its channel when we are gone
      cleanup: false,
      forceKillAfterDelay: STOP_MS,
      reject: false,
      ipc: true,
      stdin: 'ignore',
      stdout:
        typeof output === 'object' ? { file: output.file, append: true } : output === 'inherit' ? 'inherit' : 'pipe',
      buffer: { stdout: output === 'capture', stderr: false, ipc: false },
    });
    createInterface({ input: this.process.stderr }).on('line', (line) => this.keep(line));
  }

  /** Its next message over IPC. @throws Refusal when it ends first */
  async message<T>(): Promise<T> {
    const message = this.process.getOneMessage() as Promise<T>;
    // the same end is told by `failure`, with the child's own reason
    message.catch(() => undefined);
    return Promise.race([message.catch(() => this.failure()), this.failure()]);
  }

  /** From now on its standard error is shown as it comes, not only when it fails. */
  showErrors(): void {
    this.forward = true;
  }

  /** Waits for success, and answers what it printed. @throws Refusal otherwise */
  async succeeded(): Promise<string> {
    const { exitCode, stdout } = await this.process;
    return exitCode === 0 ? String(stdout ?? '') : this.failure();
  }

  /** Rejects when it ends, with its own reason. */
  async failure(): Promise<never> {
    const { exitCode, signal, originalMessage } = await this.process;
    const lines = this.tail.filter((line) => line.trim() !== '');
    const sentences = lines.filter((line) => !line.startsWith('{'));
    if (exitCode === CONFIG_EXIT && sentences.length > 0) throw new Refusal(sentences.join('\n'), CONFIG_EXIT);
    const how = signal ? `was ended by ${signal}` : `ended with code ${exitCode ?? originalMessage}`;
    const sentence = `The ${this.options.title} ${how}.`;
    throw new Refusal(this.forward ? sentence : [...lines, sentence].join('\n'), exitCode || 1);
  }

  /** Asks it to end, and ends it after 15 seconds or when `hurry` says so. */
  async stop(hurry?: AbortSignal): Promise<void> {
    const kill = (): void => void this.process.kill('SIGKILL');
    hurry?.addEventListener('abort', kill, { once: true });
    this.process.kill('SIGTERM');
    await this.process;
    hurry?.removeEventListener('abort', kill);
  }

  private keep(line: string): void {
    this.tail.push(line);
    if (this.tail.length > TAIL_LINES) this.tail.shift();
    // The api logs JSON lines on standard error; on the terminal of `npm start` only its errors are of use.
    const level = /^\{"level":"(\w+)"/.exec(line)?.[1];
    if (this.log !== undefined) writeSync(this.log, `${line}\n`);
    if (this.forward && (this.log === undefined || level === undefined || SHOWN_LEVELS.has(level)))
      process.stderr.write(`${line}\n`);
  }
}
