import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { OperationTypeNode, print } from 'graphql';
import WebSocket from 'ws';
import { createDesign } from '../../domain/designs/design-creation.service';
import { createTicket } from '../../domain/tickets/ticket.service';
import { endpointRules } from '../../endpoints/access';
import { filePaths } from '../../rest/openapi/files';
import { subscriptions } from '../access-rules';
import { clientOperations, kindOf, validVariables } from '../client-operations';
import { designInput, startFilledProduct } from '../filled-product';
import type { FilledProduct } from '../filled-product';
import { anImage } from '../images';
import { minimalOperation } from '../minimal-operation';
import { changedBy, fillTestMode, testModeOf } from '../test-mode';
import type { TestModeCaller } from '../test-mode';
import { uploadForm } from '../test-browser';

const nothing = { gone: [], foreign: [] };

describe('test mode', () => {
  let filled: FilledProduct;
  let test: TestModeCaller;
  beforeAll(async () => {
    filled = await startFilledProduct(2);
    const { product } = filled;
    const { limits } = product.services;
    const take = limits.take.bind(limits);
    limits.take = async (name, key) => (await take(name, key)) * 0;
    test = await testModeOf(product, await product.addUser());
    await product.services.pool.query(`update api_tokens set last_used_at = now() + interval '1 day'`);
  });
  afterAll(() => filled.product.stop());

  /** Every subscription: with the client's selections, and with the least one. */
  const documents = () => [
    ...Object.entries(clientOperations)
      .filter(([name]) => kindOf(name) === OperationTypeNode.SUBSCRIPTION)
      .map(([name, document]) => ({ name, query: print(document), variables: validVariables(name) })),
    ...subscriptions.map(({ field }) => ({ name: field.name, ...minimalOperation('subscription', field) })),
    { name: 'eventAdded', query: 'subscription { eventAdded { id accountId body } }', variables: {} },
  ];

  /** Starts a subscription. @returns what it has received, and its first answer */
  const follow = (client: ReturnType<typeof createClient>, query: string, variables: Record<string, unknown>) => {
    const received: unknown[] = [];
    const first = new Promise<string>((resolve) => {
      const codeOf = (errors: unknown) =>
        String((errors as { extensions?: { code?: string } }[])[0]?.extensions?.code ?? JSON.stringify(errors));
      client.subscribe(
        { query, variables },
        {
          next: (answer) => {
            received.push(answer);
            resolve(answer.errors ? codeOf(answer.errors) : 'answered');
          },
          error: (errors) => resolve(codeOf(errors)),
          complete: () => resolve('ended'),
        },
      );
    });
    return { received, first };
  };

  const connect = () =>
    createClient({
      url: `${filled.product.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${test.program.token}` },
    });

  it('follows nothing of the live world over WebSocket, and changes nothing there', async () => {
    const { product, member } = filled;
    const ids = [filled.designId, filled.pendingOrderId, filled.ticketId];
    const client = connect();
    const verdicts: string[] = [];
    expect(
      await changedBy(product, test.id, async () => {
        for (const { name, query, variables } of documents().filter((one) => 'id' in one.variables))
          for (const id of ids) verdicts.push(`${name} ${await follow(client, query, { ...variables, id }).first}`);
      }),
    ).toEqual(nothing);
    expect(verdicts.length).toBeGreaterThan(15);
    expect(verdicts.filter((one) => !/ (?:NOT_FOUND|FORBIDDEN)$/.test(one))).toEqual([]);

    const lists = documents().filter((one) => !('id' in one.variables));
    const following = lists.map(({ name, query, variables }) => ({ name, ...follow(client, query, variables) }));
    // the live world's events come first, so that they would be received before the own ones
    const live = product.ctx(member);
    const design = await createDesign(live, { requestId: randomUUID(), design: designInput });
    const ticket = await createTicket(live, { requestId: randomUUID(), subject: 'Live', message: 'Live' });
    let own: Awaited<ReturnType<typeof fillTestMode>> | undefined;
    expect(await changedBy(product, test.id, async () => (own = await fillTestMode(test, filled)))).toEqual(nothing);
    const outcomes = await Promise.all(following.map(async ({ name, first }) => `${name} ${await first}`));
    expect([...new Set(outcomes)].toSorted()).toEqual([
      'AllTicketsChanged FORBIDDEN',
      'DesignsChanged answered',
      'MeChanged answered',
      'SecurityChanged FORBIDDEN',
      'ShopChanged FORBIDDEN',
      'TicketsChanged answered',
      'allTicketsChanged FORBIDDEN',
      'designsChanged answered',
      'eventAdded answered',
      'meChanged answered',
      'shopChanged FORBIDDEN',
      'shopEventAdded FORBIDDEN',
      'ticketsChanged answered',
    ]);
    const received = JSON.stringify(following.map((one) => one.received));
    for (const id of [...ids, design.id, ticket.id, member.id]) expect(received).not.toContain(id);

    // its own objects are followed by their ids
    const followed: string[] = [];
    const ownIds: Record<string, string> = {
      designChanged: own?.designId ?? '',
      purchaseChanged: own?.orderId ?? '',
      ticketChanged: own?.ticketId ?? '',
    };
    expect(
      await changedBy(product, test.id, async () => {
        for (const [name, id] of Object.entries(ownIds)) {
          const query = `subscription($id: ID!) { ${name}(id: $id) { id } }`;
          followed.push(await follow(client, query, { id }).first);
        }
        await client.dispose();
      }),
    ).toEqual(nothing);
    expect(followed).toEqual(['answered', 'answered', 'answered']);
  });

  it('uploads into a world of its own, by each path and by GraphQL', async () => {
    const { product } = filled;
    const photo = new Blob([new Uint8Array(await anImage('png', 1200, 900))], { type: 'image/png' });
    const form = (field: string) => {
      const made = new FormData();
      made.append(field, photo, 'photo.png');
      return made;
    };
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    const uploads = filePaths.filter((path) => path.upload);
    // the first of them is PayPal's, which reads no token
    const [, ...others] = endpointRules.filter(
      ({ method, path }) => method === 'post' && !path.endsWith('.csv') && !uploads.some((one) => one.path === path),
    );
    expect(others.map(({ path }) => path)).toEqual(['/unsubscribe/:token', '/item-files']);
    const answers: Record<string, number> = {};
    const addresses: string[] = [];
    expect(
      await changedBy(product, test.id, async () => {
        for (const { path, upload } of uploads) {
          const body = form(upload?.field ?? '');
          const answer = await test.program.fetch(path, { method: 'POST', headers, body });
          answers[path] = answer.status;
          const text = await answer.text();
          addresses.push(/"(?:imageUrl|url)":"([^"]+)"/.exec(text)?.[1] ?? text);
        }
        for (const { path } of others) {
          const init = { method: 'POST', headers, body: form('file') };
          answers[path] = (await test.program.fetch(path.replace(':token', randomUUID()), init)).status;
        }
        for (const [name, result] of [
          ['uploadImage', 'image { url }'],
          ['uploadLogo', 'logo { image }'],
        ] as const) {
          const query = `mutation($image: Upload!) { ${name}(image: $image) { ${result} errors { code message } } }`;
          const body = uploadForm({ query, variables: { image: null } }, 'image', photo);
          const answer = await test.program.fetch('/graphql', { method: 'POST', headers, body });
          const { data, errors } = (await answer.json()) as {
            data: Record<string, { errors: unknown[] }>;
            errors?: [];
          };
          expect([name, errors, data[name]?.errors]).toEqual([name, undefined, []]);
        }
      }),
    ).toEqual(nothing);
    expect(answers).toEqual({
      '/image-server/upload': 200,
      '/ticket-images': 200,
      '/design-photos': 200,
      '/unsubscribe/:token': 400,
      '/item-files': 403,
    });
    // private files are its own alone
    const privateOnes = addresses.filter((address) => !address.startsWith('/image-server/'));
    expect(privateOnes).toHaveLength(2);
    for (const address of privateOnes) {
      expect([address, (await test.program.fetch(address)).status]).toEqual([address, 200]);
      expect([address, (await filled.browser.fetch(address)).status]).toEqual([address, 404]);
    }
  });
});
