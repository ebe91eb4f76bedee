import { addEventHandler } from 'jest-circus';
import type { State } from 'jest-circus';
import { usualLimitMs } from './long';

/** A test's fake timers must not stop or advance its time limit. */
const { setTimeout, clearTimeout } = globalThis;

type Work = () => unknown;

/** Fails what is running: an error that nothing caught must not end the process with the other tests. */
let fail: ((error: Error) => void) | undefined;
let earlier: Error | undefined;

process.on('uncaughtException', (error) => {
  if (fail) fail(error);
  else earlier ??= error;
});

/** Ends a test or hook that hangs, and fails one during which an error was not caught: jest-light-runner does neither. */
function limited(work: Work, name: string, ms: number): Work {
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const failed = new Promise<never>((_resolve, reject) => {
      fail = reject;
      timer = setTimeout(() => reject(new Error(`${name} has not ended within ${ms / 1000} s.`)), ms);
      if (earlier) reject(earlier);
      earlier = undefined;
    });
    try {
      await Promise.race([failed, Promise.resolve().then(work)]);
    } finally {
      clearTimeout(timer);
      fail = undefined;
    }
  };
}

addEventHandler((event, state: State) => {
  const block = state.currentDescribeBlock;
  const added =
    event.name === 'add_test'
      ? block.children.findLast((child) => child.type === 'test')
      : event.name === 'add_hook'
        ? block.hooks.at(-1)
        : undefined;
  if (!added?.fn) return;
  const name = 'name' in added ? added.name : added.type;
  added.fn = limited(added.fn as Work, name, added.timeout ?? usualLimitMs) as typeof added.fn;
});

const { useFakeTimers } = jest;

/** jest-light-runner's fake timers ignore all options: `now` is honoured here, and any other is refused. */
jest.useFakeTimers = (options: Parameters<typeof useFakeTimers>[0] = {}) => {
  const { now, ...others } = options as { now?: number | Date };
  const unknown = Object.keys(others);
  if (unknown.length > 0) throw new Error(`Fake timers of this runner have no option ${unknown.join(', ')}.`);
  useFakeTimers();
  if (now !== undefined) jest.setSystemTime(now);
  return jest;
};
