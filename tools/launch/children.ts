import { mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';

/** An expected failure: one sentence for the person at the terminal, and the exit code. */
export class Refusal extends Error {
  constructor(
    sentence: string,
    readonly exitCode = 1,
  ) {
    super(sentence);
  }
}

/** EX_CONFIG of sysexits.h: lines on standard error that are not log lines are sentences for the operator. */
export const CONFIG_EXIT = 78;
const STOP_MS = 15_000;
const TAIL_LINES = 30;
/** Levels of log lines that are shown on the terminal. A line without a level is not a log line and is always shown. */
const SHOWN_LEVELS = new Set(['error', 'fatal']);
const LARGEST_LOG = 10_000_000;

export interface ChildOptions {
  /** Name of the child on the terminal: 'api', 'sandbox'. */
  title: string;
  /** Arguments for Node. */
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** `capture` returns it to the caller; a file gets it appended, together with the log lines; `inherit` shows it. */
  output: 'capture' | 'inherit' | { file: string };
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > LARGEST_LOG ? 'w' : 'a', 0o600);
}

/**
 * One of our Node processes, in a separate process group (Ctrl-C reaches only the launcher, which ends things in
 * order), with an IPC channel that closes when the launcher dies.
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
      // We end this process group ourselves, in order; it detects our death by the closed channel.
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

  /**
   * Returns its next message over IPC.
   * @throws Refusal when it ends first
   */
  async message<T>(): Promise<T> {
    const message = this.process.getOneMessage() as Promise<T>;
    // `failure` reports the same end, with the child's own reason.
    message.catch(() => undefined);
    return Promise.race([message.catch(() => this.failure()), this.failure()]);
  }

  /** Shows its standard error as it arrives from now on, not only on failure. */
  showErrors(): void {
    this.forward = true;
  }

  /**
   * Waits for success and returns the output.
   * @throws Refusal otherwise
   */
  async succeeded(): Promise<string> {
    const { exitCode, stdout } = await this.process;
    return exitCode === 0 ? String(stdout ?? '') : this.failure();
  }

  /** Rejects with the child's own reason when it ends. */
  async failure(): Promise<never> {
    const { exitCode, signal, originalMessage } = await this.process;
    const lines = this.tail.filter((line) => line.trim() !== '');
    const sentences = lines.filter((line) => !line.startsWith('{'));
    if (exitCode === CONFIG_EXIT && sentences.length > 0) throw new Refusal(sentences.join('\n'), CONFIG_EXIT);
    const how = signal ? `was ended by ${signal}` : `ended with code ${exitCode ?? originalMessage}`;
    const sentence = `The ${this.options.title} ${how}.`;
    throw new Refusal(this.forward ? sentence : [...lines, sentence].join('\n'), exitCode || 1);
  }

  /** Asks it to end, and kills it after 15 seconds or when `hurry` is aborted. */
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
    // The api logs JSON lines on standard error; the terminal of `npm start` shows only its errors.
    const level = /^\{"level":"(\w+)"/.exec(line)?.[1];
    if (this.log !== undefined) writeSync(this.log, `${line}\n`);
    if (this.forward && (this.log === undefined || level === undefined || SHOWN_LEVELS.has(level)))
      process.stderr.write(`${line}\n`);
  }
}
