import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import WebSocket from 'ws';
import { SharedLimit } from '../platform/http/shared-limit';
import { tokenOf } from '../test/access-tokens';
import { eventually } from '../test/paying-customer';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { closeWithToken } from './live-callers';

describe('a socket that is opened with a token', () => {
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

  it('is not watched when it has closed', () => {
    const listen = jest.spyOn(product.services.events, 'listen');
    const socket = { readyState: WebSocket.CLOSED, CLOSED: WebSocket.CLOSED, once: () => undefined };
    closeWithToken(product.ctx(), { socket } as never, 'account', 'token');
    expect(listen).not.toHaveBeenCalled();
  });
});
