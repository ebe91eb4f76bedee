import { CONFIG_EXIT, type Child, Refusal } from './children';
import type { Session } from './session';

/** A process that exits more often than this within the time has a fault that a restart does not fix. */
const mostRestarts = 5;
const withinMs = 60_000;

/**
 * Restarts a child when it exits, so that a fault of one process does not end the whole product.
 * @param session ends its children itself when it is interrupted
 * @param restart starts the next one and waits until it is ready
 * @param note reports to the terminal what happened
 * @throws Refusal when a setting is refused, or when the child exits repeatedly; Interrupted
 */
export async function keepRunning(
  session: Pick<Session, 'checkInterrupted'>,
  child: Pick<Child, 'failure'>,
  restart: () => Promise<Pick<Child, 'failure'>>,
  note: (text: string) => void,
): Promise<never> {
  let restarts: number[] = [];
  for (let current = child; ;) {
    const failure = await current.failure().catch((error: unknown) => error);
    session.checkInterrupted();
    const now = Date.now();
    restarts = [...restarts.filter((at) => now - at < withinMs), now];
    if (restarts.length > mostRestarts || !(failure instanceof Refusal) || failure.exitCode === CONFIG_EXIT)
      throw failure;
    note(`${failure.message} Starting it again.`);
    current = await restart();
  }
}
