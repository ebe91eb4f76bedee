import { styleText } from 'node:util';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const TICK_MS = 80;
const TITLE_WIDTH = 16;

type Colour = Parameters<typeof styleText>[0];

/** Formats elapsed milliseconds: `40 ms`, `1.2 s`, `2 min 05 s`. */
export function formatElapsed(ms: number): string {
  if (ms < 100) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Colours the text if the terminal supports it. */
export function paint(colour: Colour, text: string): string {
  return process.stdout.isTTY && !process.env.NO_COLOR ? styleText(colour, text) : text;
}

interface RunningStep {
  title: string;
  begun: number;
}

/** One line per step with its time: animated while it runs on a terminal, plain finished lines elsewhere. */
export class Progress {
  private running: RunningStep[] = [];
  private frame = 0;
  private timer: NodeJS.Timeout | undefined;

  /**
   * Runs one step. What `work` passes to `note` is shown after the title when the step is done. A step that did not
   * throw is marked as successful if `isGood` agrees.
   */
  async step<T>(
    title: string,
    work: (note: (text: string) => void) => Promise<T>,
    isGood: (result: T) => boolean = () => true,
  ): Promise<T> {
    const step = { title, begun: performance.now() };
    let noted = '';
    this.begin(step);
    try {
      const result = await work((text) => (noted = text));
      this.end(step, isGood(result) ? paint('green', '✓') : paint('red', '✗'), noted);
      return result;
    } catch (error) {
      this.end(step, paint('red', '✗'), noted);
      throw error;
    }
  }

  /** Prints whole lines without breaking the animated one. */
  print(text: string): void {
    this.erase();
    process.stdout.write(`${text}\n`);
    this.draw();
  }

  private begin(step: RunningStep): void {
    this.running.push(step);
    if (!process.stdout.isTTY || this.timer) return;
    this.timer = setInterval(() => {
      this.frame += 1;
      this.erase();
      this.draw();
    }, TICK_MS);
    this.timer.unref();
    this.draw();
  }

  private end(step: RunningStep, mark: string, note: string): void {
    this.erase();
    this.running = this.running.filter((other) => other !== step);
    const elapsed = formatElapsed(performance.now() - step.begun).padStart(8);
    process.stdout.write(
      `  ${mark} ${step.title.padEnd(TITLE_WIDTH)} ${paint('dim', elapsed)}${note ? `   ${note}` : ''}\n`,
    );
    if (this.running.length === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    this.draw();
  }

  private draw(): void {
    if (!process.stdout.isTTY || this.running.length === 0) return;
    const titles = this.running.map(
      ({ title, begun }) => `${title} ${Math.floor((performance.now() - begun) / 1000)} s`,
    );
    process.stdout.write(
      `  ${paint('cyan', FRAMES[this.frame % FRAMES.length] ?? '')} ${titles.join(', ')}`.slice(0, 200),
    );
  }

  private erase(): void {
    if (process.stdout.isTTY && this.running.length > 0) process.stdout.write('\r\x1b[2K');
  }
}
