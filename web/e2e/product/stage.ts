import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createContext } from '../../../api/context';
import type { RequestContext, Services } from '../../../api/context';
import { UserEntity } from '../../../api/domain/accounts/user.entity';
import { grantCredits } from '../../../api/domain/credits/credit.service';
import { SettingEntity } from '../../../api/domain/settings/setting.entity';
import type { Role } from '../../../api/graphql/generated/schema';
import { publish } from '../../../api/platform/events/events';
import { freePort, listen } from './ports';

/** What a test does behind the product's back, as its operator could. */
export interface StageOrders {
  grantCredits: { userId: string; credits: number };
  setRole: { userId: string; role: Role };
  setPayPal: { enabled: boolean };
}

type Act = { [Name in keyof StageOrders]: (ctx: RequestContext, order: StageOrders[Name]) => Promise<void> };

const acts: Act = {
  grantCredits: (ctx, { userId, credits }) => ctx.transaction((tx) => grantCredits(tx, userId, credits, 'browser journey')),
  setRole: async (ctx, { userId, role }) => {
    await ctx.db.update(UserEntity, { id: userId }, { role });
    await publish(ctx.db, { type: 'account', id: userId });
  },
  setPayPal: async (ctx, { enabled }) => {
    await ctx.db.upsert(SettingEntity, { key: 'paypal', body: { enablePayPal: enabled } }, ['key']);
  },
};

async function readOrder(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

async function carryOut(services: Services, name: string, order: unknown): Promise<void> {
  const act = acts[name as keyof StageOrders] as ((ctx: RequestContext, order: unknown) => Promise<void>) | undefined;
  if (!act) throw new Error(`The stage knows no "${name}".`);
  await act(createContext(services, { requestId: `stage-${name}`, viewer: null, address: 'stage' }), order);
}

/** `POST /{name}` with JSON: one of StageOrders. Listens on the loopback address only. */
export async function openStage(services: Services): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    readOrder(request)
      .then((order) => carryOut(services, (request.url ?? '/').slice(1), order))
      .then(
        () => response.writeHead(204).end(),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  const port = await freePort();
  await listen(server, port);
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
