import { CONFIG_EXIT, type Child } from './children';
import { Refusal } from './refusal';

/** A part that ends more often than this within the time has a fault that another start does not cure. */
const mostRestarts = 5;
const withinMs = 60_000;

/**
 * Starts a child again when it ends, so that a fault of one process does not end the whole product.
 * @param restart starts the next one and waits until it is ready
 * @param note says to the person at the terminal what happened
 * @throws Refusal when a setting is refused, or when the child ends again and again
 */
export async function keepRunning(
  child: Pick<Child, 'failure'>,
  restart: () => Promise<Pick<Child, 'failure'>>,
  note: (text: string) => void,
): Promise<never> {
  let restarts: number[] = [];
  for (let current = child; ;) {
    const failure = await current.failure().catch((error: unknown) => error);
    const now = Date.now();
    restarts = [...restarts.filter((at) => now - at < withinMs), now];
    if (restarts.length > mostRestarts || !(failure instanceof Refusal) || failure.exitCode === CONFIG_EXIT)
      throw failure;
    note(`${failure.message} Starting it again.`);
    current = await restart();
  }
}
