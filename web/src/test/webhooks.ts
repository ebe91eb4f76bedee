import { screen, within } from '@testing-library/react';
import { profileOf } from './profile';
import { aPage } from './orders';
import { renderRoute } from './render-route';

/** Address of the webhook of tests. */
export const url = 'https://example.com/webhooks';
export const aWebhook = (values: object = {}) => ({
  id: '01900000-0000-7000-8000-0000000000e1',
  url,
  description: null,
  events: ['ORDER_PAID', 'TICKET_CREATED'],
  types: ['order.paid', 'ticket.created'],
  isActive: true,
  offReason: null,
  offAt: null,
  failures: 0,
  earlierSecretUntil: null,
  version: 3,
  ...values,
});
const aTry = { attemptedAt: '2026-11-19T08:00:00.000Z', requestHead: null, response: null, error: null };
export const aDelivery = (values: object = {}) => ({
  id: '01900000-0000-7000-8000-0000000000e2',
  eventId: '01900000-0000-7000-8000-0000000000e3',
  type: 'ORDER_PAID',
  status: 'FAILED',
  attempts: 10,
  nextAttemptAt: null,
  attemptedAt: '2026-11-20T10:00:05.000Z',
  durationMs: 1234,
  request: '{"type":"order.paid"}',
  responseStatus: 500,
  response: 'Broken <b>here</b>',
  error: null,
  givenUp: 'The webhook was switched off.',
  tries: [
    {
      ...aTry,
      number: 9,
      responseStatus: null,
      requestHead: `POST ${url}/old`,
      durationMs: 10_000,
      error: 'No answer came within 10 seconds.',
    },
    {
      ...aTry,
      number: 10,
      responseStatus: 500,
      durationMs: 1234,
      requestHead: `POST ${url}`,
      response: 'Broken <b>here</b>',
    },
  ],
  createdAt: '2026-11-20T10:00:00.000Z',
  ...values,
});
type Webhook = ReturnType<typeof aWebhook>;
type Answer = (args: Record<string, unknown>) => unknown;

export const errors = (code: string, message: string, field: string[] | null = null) => {
  return { endpoint: null, secret: null, errors: [{ code, message, field }] };
};

interface Given {
  webhooks?: Webhook[];
  deliveries?: object[];
  answers?: Record<string, Answer>;
}

/** Opens the profile over an API that holds these webhooks. */
export async function openWebhooks({ webhooks = [], deliveries = [], answers = {} }: Given) {
  const state = { webhooks, deliveries };
  const mutations: Record<string, Answer> = {
    saveWebhookEndpoint: ({ input, id }) => {
      const { types, events, ...rest } = input as Partial<Webhook>;
      const endpoint = aWebhook({ ...rest, ...(types && { types }), ...(events && { events }), version: 4 });
      state.webhooks = [endpoint];
      return { endpoint, secret: id ? null : 'whsec_bmV3', errors: [] };
    },
    deleteWebhookEndpoint: ({ id }) => {
      state.webhooks = [];
      return { deletedId: id, errors: [] };
    },
    ...answers,
  };
  const route = renderRoute('/update-profile?tab=webhooks', {
    viewer: { ...profileOf(), security: { hasPassword: true } } as never,
    overrides: {
      User: { webhookEndpoints: () => state.webhooks },
      Query: { webhookEndpoint: () => ({ ...aWebhook(), deliveries: aPage(state.deliveries as never) }) },
      Mutation: Object.fromEntries(
        Object.entries(mutations).map(([name, answer]) => [
          name,
          (_root: unknown, args: Record<string, unknown>) => answer(args),
        ]),
      ),
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Your webhooks' }));
  const sent = (name: string) =>
    route.api.calls.filter(({ operation }) => operation === name).map(({ variables }) => variables);
  const press = (name: string) => route.user.click(screen.getByRole('button', { name }));
  return { ...route, state, panel, sent, press };
}
