import { CONFIG_EXIT, Refusal } from './children';
import { keepRunning } from './supervised';

/** Returns a child that exits immediately with this code. */
const ended = (code: number) => ({
  failure: () => Promise.reject(new Refusal(`The api ended with code ${code}.`, code)),
});
const running = { failure: () => new Promise<never>(() => undefined) };

describe('a process of the running product', () => {
  it('is restarted when it exits', async () => {
    const notes: string[] = [];
    const started = new Promise<void>((resolve) => {
      void keepRunning(
        ended(1),
        async () => {
          resolve();
          return running;
        },
        (text) => notes.push(text),
      );
    });
    await started;
    expect(notes).toEqual(['The api ended with code 1. Starting it again.']);
  });

  it('is given up when it exits repeatedly', async () => {
    let starts = 0;
    const again = async () => {
      starts += 1;
      return ended(1);
    };
    await expect(keepRunning(ended(1), again, () => undefined)).rejects.toThrow('ended with code 1');
    expect(starts).toBe(5);
  });

  it('is not restarted when a setting is refused', async () => {
    const restart = jest.fn();
    await expect(keepRunning(ended(CONFIG_EXIT), restart, () => undefined)).rejects.toThrow(Refusal);
    expect(restart).not.toHaveBeenCalled();
  });
});
