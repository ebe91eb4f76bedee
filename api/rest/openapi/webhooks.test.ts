import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import { testEvent, webhookEvents } from '../../../contract/webhooks';
import type { WebhookEvent } from '../../../contract/webhooks';
import { enums } from '../../graphql/enums';
import { createTicket } from '../../domain/tickets/ticket.service';
import { webhookBody } from '../../domain/webhooks/webhook-message';
import { WebhookProduct } from '../../test/webhook-product';
import { describedWebhooks } from './webhooks';

interface Described {
  post: { requestBody: { content: { 'application/json': { schema: object; example: object } } } };
}
const described = describedWebhooks() as Record<string, Described>;
const names: WebhookEvent[] = [...webhookEvents, testEvent];
const contentOf = (name: string) => described[name]!.post.requestBody.content['application/json'];
const fits = (name: string, body: unknown) =>
  new Ajv2020({ allErrors: true, allowUnionTypes: true, validateFormats: false }).validate(
    contentOf(name).schema,
    body,
  );

describe('the webhooks of the OpenAPI document', () => {
  it('are all events, by the names that the enum and the guide have', () => {
    expect(Object.keys(described)).toEqual(names);
    expect(Object.values(enums.WebhookEventType).toSorted()).toEqual(names.toSorted());
    for (const [value, name] of Object.entries(enums.WebhookEventType))
      expect(value).toBe(name.replace('.', '_').toUpperCase());
    const guide = readFileSync('docs/api.md', 'utf8');
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(names)('have a sample that fits the schema, which refuses another event: %s', (name) => {
    const { example } = contentOf(name);
    expect(fits(name, example)).toBe(true);
    expect(fits(name, { ...example, type: 'other' })).toBe(false);
    expect(fits(name, { ...example, data: {} })).toBe(false);
  });

  it('fit what is stored for real events', async () => {
    const shop = await WebhookProduct.start();
    await shop.begin();
    const { id } = await shop.addToShop({
      events: ['design.succeeded', 'ticket.created', 'ticket.replied', 'user.registered'],
    });
    const ctx = shop.product.ctx(await shop.product.addUser());
    const ticket = await createTicket(ctx, { subject: 'S', message: 'M', requestId: crypto.randomUUID() });
    await shop.db.query(
      `insert into ticket_replies (ticket_id, position, sender, message) values ($1, 1, 'ADMIN', 'R')`,
      [ticket.id],
    );
    const [design]: { id: string }[] = await shop.db.query(
      `insert into designs (user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, lettering, state)
       values ($1, 'finished', 'INSTAGRAM', 'INSTAGRAM_POST', 'SQUARE', 'COOKING', 'BOLD', 'P', '', '', 'SET', 'RUNNING') returning id`,
      [ctx.viewer?.userId],
    );
    await shop.db.query(
      `update designs set state = 'SUCCEEDED', finished_at = now(), original_key = 'o' where id = $1`,
      [design?.id],
    );
    const deliveries = await shop.deliveries(id);
    expect(deliveries.map(({ type }) => type)).toEqual([
      'user.registered',
      'ticket.created',
      'ticket.replied',
      'design.succeeded',
    ]);
    expect(JSON.parse(webhookBody(deliveries.at(-1)!, false))).toMatchObject({
      data: {
        prints: expect.arrayContaining([
          expect.objectContaining({ size: 'STORY', pngUrl: `/designs/${design?.id}/prints/story.png` }),
        ]) as unknown,
      },
    });
    for (const delivery of deliveries) {
      const body = JSON.parse(webhookBody(delivery, false)) as { data: object };
      expect(fits(delivery.type, body)).toBe(true);
      const { example } = contentOf(delivery.type) as { example: { data: object } };
      expect(Object.keys(body.data).toSorted()).toEqual(Object.keys(example.data).toSorted());
    }
    await shop.end();
    await shop.product.stop();
  });
});
