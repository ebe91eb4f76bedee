import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from './children';

const POLL_MS = 50;
const PATIENCE_MS = 120_000;

function statusOf(url: string): Promise<number> {
  return new Promise((done) => {
    // A separate agent: a proxy set in the shell does not apply to the loopback address.
    const request = get(url, { agent: new Agent(), timeout: 5000 }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    request.on('error', () => done(0));
    request.on('timeout', () => request.destroy());
  });
}

/**
 * Waits until the address answers 200.
 * @throws Refusal after two minutes
 */
export async function waitUntilReady(url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!signal.aborted && (await statusOf(url)) !== 200) {
    if (Date.now() > deadline) throw new Refusal(`The api did not become ready: ${url} never answered 200.`);
    await sleep(POLL_MS);
  }
}
