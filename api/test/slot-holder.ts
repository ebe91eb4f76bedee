/** A process that takes slots of a shared limit and renews them until it is killed: ADDRESS KEY SLOTS RENEW_MS. */
import { createLogger } from '../platform/observability/logger';
import { SharedLimit } from '../platform/http/shared-limit';
import { Valkey } from '../platform/valkey/valkey';

async function main([url = '', key = '', slots = '', renewMs = '']: string[]): Promise<void> {
  const valkey = await Valkey.open(url, createLogger('silent'), { answerMs: 10_000 });
  const options = { name: 'test', most: Number(slots), valkey, renewMs: Number(renewMs), refused: () => undefined };
  const limit = new SharedLimit(options);
  for (let slot = 0; slot < Number(slots); slot += 1)
    if (!(await limit.take(key))) throw new Error('a slot was refused');
  process.send?.('taken');
}

void main(process.argv.slice(2));
