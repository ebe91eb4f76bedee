import { CONFIG_EXIT, Refusal } from './children';
import { Interrupted } from './session';
import { keepRunning } from './supervised';

/** Returns a child that exits immediately with this code. */
const ended = (code: number) => ({
  failure: () => Promise.reject(new Refusal(`The api ended with code ${code}.`, code)),
});
const session = { checkInterrupted: () => undefined };
const running = { failure: () => new Promise<never>(() => undefined) };

describe('a process of the running product', () => {
  it('is restarted when it exits', async () => {
    const notes: string[] = [];
    const started = new Promise<void>((resolve) => {
      void keepRunning(
        session,
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
    await expect(keepRunning(session, ended(1), again, () => undefined)).rejects.toThrow('ended with code 1');
    expect(starts).toBe(5);
  });

  it('is not restarted when a setting is refused', async () => {
    const restart = jest.fn();
    await expect(keepRunning(session, ended(CONFIG_EXIT), restart, () => undefined)).rejects.toThrow(Refusal);
    expect(restart).not.toHaveBeenCalled();
  });

  it('is neither restarted nor reported when it was stopped with the product', async () => {
    const [restart, note] = [jest.fn(), jest.fn()];
    const interrupted = {
      checkInterrupted: () => {
        throw new Interrupted();
      },
    };
    await expect(keepRunning(interrupted, ended(0), restart, note)).rejects.toThrow(Interrupted);
    expect([restart, note].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
