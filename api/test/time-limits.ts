import { addEventHandler } from 'jest-circus';
import type { State } from 'jest-circus';

/** How fast the product is, the benchmarks say: a busy machine is no reason to fail. */
const defaultMs = 30_000;

type Work = (done?: unknown) => unknown;

/** Ends a test or hook that hangs, which jest-light-runner doesn't do. */
function limited(work: Work, name: string, ms: number): Work {
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} has not ended within ${ms / 1000} s.`)), ms);
    });
    try {
      await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
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
  added.fn = limited(added.fn as Work, name, added.timeout ?? defaultMs) as typeof added.fn;
});
