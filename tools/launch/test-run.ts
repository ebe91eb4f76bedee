import { execa } from 'execa';
import { add, countLine, NOTHING, type Count } from './counters';
import { formatElapsed, paint, type Progress } from './progress';
import { isThere, type TestStep } from './test-steps';

/** Default time limit of a step. Only a step that hangs takes this long. */
const PATIENCE_MS = 30 * 60_000;
/** Limits the captured output of a step, to protect memory. */
const MOST_OUTPUT = 200_000_000;
/** Number of characters printed of a failed step's output, counted from its end. */
const LONGEST_OUTPUT = 60_000;

interface Line {
  title: string;
  count: Count;
  elapsed: number;
  remark: string;
}

/** Runs steps, records the failures, and prints the output of steps with a failure, even if it passed when retried. */
export class TestRun {
  private readonly lines: Line[] = [];
  /** Titles of skipped tests, which say why. */
  private readonly skips: string[] = [];
  private readonly living = new Set<() => void>();
  private interrupted = false;

  constructor(
    private readonly progress: Progress,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** Starts the steps in order, at most `lanes` at a time. */
  async all(steps: TestStep[], lanes: number): Promise<void> {
    const waiting = [...steps];
    const lane = async (): Promise<void> => {
      for (let step = waiting.shift(); step && !this.interrupted; step = waiting.shift()) await this.one(step);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /**
   * Runs work inside this process as one gate, which counts as `worth` tests when it succeeds.
   * @returns whether it succeeded
   */
  async gate(title: string, work: () => Promise<void>, worth = 1): Promise<boolean> {
    let reason = '';
    await this.timed(title, async () => {
      try {
        await work();
        return { count: { ...NOTHING, passed: worth }, remark: worth === 0 ? 'ready' : '' };
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
        return { count: { ...NOTHING, failed: 1 }, remark: '' };
      }
    });
    if (reason) this.show(title, reason);
    return reason === '';
  }

  /** Ends the running steps; no further step starts. */
  interrupt(): void {
    this.interrupted = true;
    for (const end of this.living) end();
  }

  /**
   * Prints the table and the line with the counts.
   * @returns the exit code
   */
  finish(): number {
    const total = this.lines.map(({ count }) => count).reduce(add, NOTHING);
    this.progress.print(`\n${this.lines.map((line) => this.row(line)).join('\n')}\n`);
    for (const title of this.skips) this.progress.print(`skipped: ${title}`);
    if (this.interrupted) this.progress.print('Interrupted.');
    this.progress.print(countLine(total));
    return total.failed > 0 || total.passed === 0 || this.interrupted ? 1 : 0;
  }

  private row({ title, count, elapsed, remark }: Line): string {
    const mark =
      count.failed > 0
        ? paint('red', '✗')
        : count.skipped > 0 && count.passed === 0
          ? paint('yellow', '-')
          : paint('green', '✓');
    return `  ${mark} ${title.padEnd(16)} ${formatElapsed(elapsed).padStart(12)}   ${remark || countLine(count)}`;
  }

  private async one(step: TestStep): Promise<void> {
    let failure = '';
    await this.timed(step.title, async () => {
      if (!isThere(step)) return { count: { ...NOTHING, skipped: 1 }, remark: `skipped: ${step.needs[0]} is missing` };
      if (step.impossible) {
        failure = step.impossible;
        return { count: { ...NOTHING, failed: 1 }, remark: 'did not run' };
      }
      let { code, output } = await this.execute(step);
      let count = step.count(code, output);
      const again = count.failed > 0 && !this.interrupted && step.again?.();
      if (again) {
        const second = await this.execute(again);
        count = again.count(second.code, second.output);
        output = `${output}\n\nThe files that failed, once more:\n\n${second.output}`;
        code = second.code;
      }
      if (count.skipped > 0) this.skips.push(...(step.skips?.() ?? []));
      const later = count.passedLater ?? 0;
      if (count.failed > 0 || later > 0) failure = output || `It ended with code ${code}.`;
      return { count, remark: later > 0 ? `${countLine(count)}: ${later} only when tried again` : '' };
    });
    if (failure) this.show(step.title, failure);
  }

  private async timed(title: string, work: () => Promise<{ count: Count; remark: string }>): Promise<void> {
    const begun = performance.now();
    await this.progress.step(
      title,
      async (note) => {
        const { count, remark } = await work();
        this.lines.push({ title, count, remark, elapsed: performance.now() - begun });
        note(remark || countLine(count));
        return count.failed === 0;
      },
      (passed) => passed,
    );
  }

  private show(title: string, output: string): void {
    const cut =
      output.length > LONGEST_OUTPUT
        ? `(the first ${output.length - LONGEST_OUTPUT} characters are left out)\n${output.slice(-LONGEST_OUTPUT)}`
        : output;
    this.progress.print(
      `\n${paint('red', `── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}`)}\n${cut.trim()}\n`,
    );
  }

  private async execute(step: TestStep): Promise<{ code: number; output: string }> {
    const child = execa(step.command, step.args, {
      env: step.env,
      extendEnv: false,
      stdin: 'ignore',
      all: true,
      reject: false,
      timeout: this.patienceMs,
      killSignal: 'SIGKILL',
      maxBuffer: MOST_OUTPUT,
    });
    const end = (): void => void child.kill('SIGTERM');
    this.living.add(end);
    const { exitCode, all, timedOut, failed, shortMessage } = await child;
    this.living.delete(end);
    const remark = timedOut
      ? `It was ended after ${formatElapsed(this.patienceMs)}.`
      : failed && exitCode === undefined
        ? shortMessage
        : '';
    return { code: exitCode ?? 1, output: [all, remark].filter(Boolean).join('\n') };
  }
}
