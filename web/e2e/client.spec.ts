import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type * as clientPackage from '../../packages/client/src';
import { expect, test } from './support/test';

type Package = typeof clientPackage;

/** Opens a page of the shop, as no other origin may call /graphql, and serves the package beside it. */
async function openPage(page: Page, url: string): Promise<string> {
  const {
    outputFiles: [script],
  } = await build({
    entryPoints: ['packages/client/src/index.ts'],
    ...{ bundle: true, write: false, format: 'esm', platform: 'browser', target: 'es2022' },
  });
  const scriptUrl = `${url}/of-an-integrator.js`;
  await page.route(scriptUrl, (route) => route.fulfill({ contentType: 'text/javascript', body: script?.text ?? '' }));
  await page.goto('/privacy');
  return scriptUrl;
}

test('the package for programs asks, is refused and follows events in a browser', async ({
  page,
  product: { url },
  newCustomer,
  problems,
}) => {
  const customer = await newCustomer();
  const { createApiToken } = await customer.ask<{ createApiToken: { token: string } }>(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input: { name: 'A page', scopes: ['PROFILE_READ', 'TICKETS_WRITE', 'WEBHOOKS_READ'] } },
  );
  problems.provoke(/401/);
  const scriptUrl = await openPage(page, url);
  const seen = await page.evaluate(
    async (given) => {
      const { createClient, PostloomError, done } = (await import(given.scriptUrl)) as Package;
      const client = createClient(given);
      const { me } = await client.request<{ me: { name: string } }>('query Name { me { name } }');
      const refused = await createClient({ ...given, token: 'plm_none' })
        .request('query Name { me { name } }')
        .catch((error: unknown) => (error instanceof PostloomError ? error.code : String(error)));
      const ask = async () => {
        const input = { requestId: crypto.randomUUID(), subject: 'A question', message: 'When do you open?' };
        const document =
          'mutation Ask($input: CreateTicketInput!) { createTicket(input: $input) { ticket { id } errors { code message } } }';
        const { createTicket } = await client.request<{ createTicket: { ticket: { id: string }; errors: [] } }>(
          document,
          { input },
        );
        return done(createTicket).ticket.id;
      };
      await ask();
      const events = '{ me { events(filter: { types: ["ticket.*"] }) { items { cursor } } } }';
      // it is listed as soon as every earlier transaction of the server has ended
      const firstCursor = async () => {
        const { me: of } = await client.request<{ me: { events: { items: { cursor: string }[] } } }>(events);
        return of.events.items[0]?.cursor;
      };
      let after: string | undefined;
      while (!(after = await firstCursor()));
      const second = await ask();
      const followed = client.events({ types: ['ticket.*'], after });
      const { value } = await followed.next();
      await followed.return();
      return { name: me.name, refused, type: value?.type, isSecond: value?.body.includes(second) };
    },
    { url, token: createApiToken.token, scriptUrl },
  );
  expect(seen).toEqual({ name: customer.name, refused: 'UNAUTHENTICATED', type: 'ticket.created', isSecond: true });
});
