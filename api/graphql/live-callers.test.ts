import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import WebSocket from 'ws';
import { SharedLimit } from '../platform/http/shared-limit';
import { tokenOf } from '../test/access-tokens';
import { call, signIn } from '../test/account-calls';
import { eventually } from '../test/paying-customer';
import { startTestProduct } from '../test/test-product';
import type { TestBrowser } from '../test/test-browser';
import type { TestProduct } from '../test/test-product';
import { closeWithCaller } from './live-callers';

describe('a socket that is opened by an account', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => product.stop());

  const opened = async (token: string) => {
    const socket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    return socket;
  };
  const openSockets = async () => (await product.services.metrics.liveSockets.get()).values[0]?.value ?? 0;

  it('listens for no events when it has closed before its caller was known', async () => {
    const owner = await product.addUser();
    const { token } = await tokenOf(product, owner, ['PROFILE_READ']);
    const listen = jest.spyOn(product.services.events, 'listen');
    const take = jest.spyOn(SharedLimit.prototype, 'take');
    const slots = () =>
      take.mock.calls.flatMap(([key], at): unknown[] => (key === owner.id ? [take.mock.results[at]?.value] : []));

    const blocker = await product.services.directPool.connect();
    await blocker.query('begin; lock table api_tokens in access exclusive mode');
    const left = await opened(token);
    await eventually(async () => {
      const { rows } = await product.services.pool.query(
        `select 1 from pg_locks where relation = 'api_tokens'::regclass and not granted`,
      );
      return rows.length > 0;
    });
    left.terminate();
    await eventually(async () => (await openSockets()) === 0);
    await blocker.query('commit');
    blocker.release();
    await eventually(async () => slots().length > 0);
    await Promise.all(slots());
    await nextTurn();
    expect(listen).not.toHaveBeenCalled();

    // the same with a socket that stays
    const stays = await opened(token);
    await once(stays, 'message');
    expect(listen.mock.calls.map(([type, id]) => [type, id])).toEqual([['account', owner.id]]);
    stays.terminate();
  });

  it('closes when its session has ended, and takes none of the sockets of the account', async () => {
    const [owner, thief] = [product.browser(), product.browser()];
    const email = 'sockets@example.com';
    await owner.register(email);
    await signIn(thief, email, 'secret-1');
    const openedBy = async ({ cookies }: TestBrowser) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const url = `${product.url.replace('http', 'ws')}/graphql`;
      const socket = new WebSocket(url, 'graphql-transport-ws', { headers: { cookie } });
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'connection_init' }));
      return socket;
    };
    const answerTo = async (socket: WebSocket) => {
      const [data] = (await Promise.race([once(socket, 'message'), once(socket, 'close')])) as [unknown];
      return String(data);
    };
    const sockets: WebSocket[] = [];
    for (let count = 0; count < 30; count += 1) {
      const socket = await openedBy(thief);
      expect(await answerTo(socket)).toContain('connection_ack');
      sockets.push(socket);
    }
    expect(await answerTo(await openedBy(owner))).toBe('4403');
    const codes: number[] = [];
    for (const socket of sockets) socket.once('close', (code: number) => codes.push(code));
    await call(owner, 'signOutOtherSessions', '', {});
    await eventually(async () => codes.length === 30);
    expect(new Set(codes)).toEqual(new Set([4401]));
    // with an access token that would last some minutes longer
    for (let count = 0; count < 30; count += 1) sockets.push(await openedBy(thief));
    const own = await openedBy(owner);
    expect(await answerTo(own)).toContain('connection_ack');
    for (const socket of [own, ...sockets]) socket.terminate();
  });

  it('is not watched when it has closed', () => {
    const listen = jest.spyOn(product.services.events, 'listen');
    const socket = { readyState: WebSocket.CLOSED, CLOSED: WebSocket.CLOSED, once: () => undefined };
    closeWithCaller(product.ctx(), { socket } as never, 'account', { identify: async () => null });
    expect(listen).not.toHaveBeenCalled();
  });
});
