import { screen, within } from '@testing-library/react';
import { aPage } from '../../test/orders';
import { profileOf } from '../../test/profile';
import { renderRoute } from '../../test/render-route';

const url = 'https://example.com/webhooks';
const id = '01900000-0000-7000-8000-0000000000e1';
const aWebhook = {
  id,
  url,
  description: null,
  events: ['ORDER_PAID'],
  types: ['order.paid'],
  isActive: true,
  failures: 0,
  version: 3,
};
const nothing = { offReason: null, offAt: null, earlierSecretUntil: null };
const aDelivery = ([status, type = 'ORDER_PAID']: string[]) => ({
  id: '01900000-0000-7000-8000-0000000000e2',
  eventId: '01900000-0000-7000-8000-0000000000e3',
  type,
  status,
  attempts: 1,
  nextAttemptAt: null,
  attemptedAt: '2026-11-20T10:00:05.000Z',
  durationMs: 1234,
  request: '{"type":"order.paid"}',
  responseStatus: 500,
  response: '',
  error: null,
  givenUp: null,
  tries: [],
  createdAt: '2026-11-20T10:00:00.000Z',
});

/** Opens the deliveries of a webhook. */
async function open(deliveries: string[][], answer: object) {
  const asked: Record<string, unknown>[] = [];
  const { user } = renderRoute('/update-profile?tab=webhooks', {
    viewer: profileOf(),
    overrides: {
      User: { webhookEndpoints: () => [{ ...aWebhook, ...nothing }] },
      Query: { webhookEndpoint: () => ({ ...aWebhook, deliveries: aPage(deliveries.map(aDelivery) as never) }) },
      Mutation: {
        redeliverFailedWebhooks: (_root: unknown, args: Record<string, unknown>) => {
          asked.push(args);
          return { queued: null, left: null, errors: [], ...answer };
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: `Deliveries of ${url}` }));
  await screen.findByRole('list', { name: `Deliveries of ${url}` });
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send all failed again' }));
    const question = within(await screen.findByRole('dialog', { name: 'Send all failed events again?' }));
    expect(question.getByText(/last 30 days .* at most 1,000 at a time/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Send again' }));
    return question;
  };
  return { asked, send };
}

describe('all failed events of a webhook', () => {
  it('are sent again after a question, which says how many are on the way and how many are left', async () => {
    const { asked, send } = await open([['FAILED']], { queued: 1_000, left: 3 });
    await send();
    expect(
      await screen.findByText('1,000 events are on the way. 3 more have failed: send them again afterwards.'),
    ).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ endpointId: id });
    const days = (Date.now() - new Date(asked[0]?.['since'] as string).getTime()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
  });

  it('show the refusal in the question', async () => {
    const message = 'You have resent failed events many times.';
    const { send } = await open([['FAILED']], { errors: [{ code: 'TOO_MANY_REQUESTS', message, field: null }] });
    expect(await (await send()).findByText(message)).toBeVisible();
  });

  it('are not offered while nothing but a test has failed', async () => {
    await open([['SUCCEEDED'], ['FAILED', 'WEBHOOK_TEST']], {});
    expect(screen.queryByRole('button', { name: 'Send all failed again' })).not.toBeInTheDocument();
  });
});
