import { eventBody } from '../../../contract/event-body';
import { fewCredits } from '../../../contract/limits';
import { POST_SIZE_NAMES, printAddressesOf } from '../../../studio/posts/sizes';
import { testEvent, webhookApiVersion, webhookEvents } from '../../../contract/webhooks';
import type { WebhookEvent } from '../../../contract/webhooks';
import type { Json } from './schemas';

/** What each event says, and the text of its `data.id`. */
const events: Record<WebhookEvent, { when: string; of: string }> = {
  'order.created': { when: 'A purchase is placed', of: 'the purchase' },
  'order.paid': { when: 'A purchase is paid', of: 'the purchase' },
  'order.refunded': { when: 'A purchase is refunded, in full or in part', of: 'the purchase' },
  'order.disputed': { when: 'The payer disputes a payment', of: 'the purchase' },
  'order.cancelled': { when: 'A purchase is cancelled before payment', of: 'the purchase' },
  'design.succeeded': { when: 'A design is finished', of: 'the design' },
  'design.failed': { when: 'A design has failed', of: 'the design' },
  'design.deleted': { when: 'The owner deletes a design', of: 'the design' },
  'credits.granted': { when: 'The shop or an Admin adds credits', of: 'the entry in the credit history' },
  'credits.low': {
    when: `The balance falls below ${fewCredits} credits; sent once until credits are added`,
    of: 'the entry in the credit history',
  },
  'ticket.created': { when: 'A ticket is created', of: 'the ticket' },
  'ticket.replied': { when: 'A message is added to a ticket', of: 'the ticket' },
  'ticket.status_changed': { when: 'The status of a ticket changes', of: 'the ticket' },
  'user.registered': { when: 'An account is created; only for endpoints of the shop', of: 'the account' },
  [testEvent]: { when: 'You send a test', of: 'the endpoint' },
};

const sampleId = '01a20ee5-50cb-7a61-9613-877f7d22ca2a';

/** Fields of `data` that one event alone has, with a sample. */
const furtherData: Partial<Record<WebhookEvent, { fields: Json; sample: Json }>> = {
  'design.succeeded': {
    fields: {
      lettering: { type: 'string', enum: ['DRAWN', 'SET'], description: 'Who set the words: the AI or Postloom.' },
      imageUrl: { type: 'string', description: 'Path of the picture in the chosen size.' },
      prints: {
        type: 'array',
        description: 'For SET, the post in each size; empty for DRAWN.',
        items: {
          type: 'object',
          required: ['size', 'width', 'height', 'pngUrl', 'jpgUrl', 'webpUrl'],
          properties: {
            size: { type: 'string', enum: POST_SIZE_NAMES },
            width: { type: 'integer' },
            height: { type: 'integer' },
            pngUrl: { type: 'string', description: 'Path of the PNG.' },
            jpgUrl: { type: 'string', description: 'Path of the JPEG.' },
            webpUrl: { type: 'string', description: 'Path of the WebP.' },
          },
        },
      },
    },
    sample: { lettering: 'SET', imageUrl: `/designs/${sampleId}/image`, prints: printAddressesOf(sampleId) },
  },
  'ticket.replied': {
    fields: {
      replyId: { type: 'string', format: 'uuid', description: 'Id of the message.' },
      sender: { type: 'string', enum: ['USER', 'ADMIN'], description: 'Who wrote it: the owner or support.' },
    },
    sample: { replyId: '01a20ee5-50cb-7a61-9613-877f7d22ca2c', sender: 'ADMIN' },
  },
};

const samples = {
  id: sampleId,
  accountId: '01a20ee0-f2f7-7801-8619-265dba3d67f6',
};

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const headers = [
  header('webhook-id', 'Id of the event, identical for every attempt.'),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
  header(
    'webhook-signature',
    'Signatures as in Standard Webhooks 1.0, separated by spaces; one of them must be valid.',
  ),
];

const idOf = (description: string, type: string | string[] = 'string') => ({ type, format: 'uuid', description });

/** Returns the body of an event as a sample, made as real ones are. */
const sampleOf = (type: WebhookEvent) =>
  eventBody(type, new Date('2026-11-24T18:50:39.178Z'), { ...samples, ...furtherData[type]?.sample }, false);

function schemaOf(type: WebhookEvent, query: string | null): Json {
  const data = {
    id: idOf(`Id of ${events[type].of}.`),
    accountId: idOf('The account concerned; null for a test of an endpoint of the shop.', ['string', 'null']),
    query: { const: query, description: 'The GraphQL query for details; null if there is none.' },
    ...furtherData[type]?.fields,
  };
  return {
    type: 'object',
    required: ['type', 'timestamp', 'apiVersion', 'test', 'data'],
    properties: {
      type: { type: 'string', const: type },
      timestamp: { type: 'string', format: 'date-time', description: 'When the event happened.' },
      apiVersion: {
        type: 'string',
        format: 'date',
        const: webhookApiVersion,
        description: 'Version of the body format.',
      },
      test: { type: 'boolean', description: 'Whether it happened in test mode.' },
      data: { type: 'object', required: Object.keys(data), properties: data },
    },
  };
}

/** A name for programs, such as onOrderPaid. */
const operationNameOf = (type: WebhookEvent): string =>
  `on${type.replace(/(?:^|[._])(\w)/g, (_match, first: string) => first.toUpperCase())}`;

const described: readonly WebhookEvent[] = [...webhookEvents, testEvent];

/** Returns the `webhooks` of the OpenAPI document: each event with headers, schema and a sample of its body. */
export const describedWebhooks = (): Json =>
  Object.fromEntries(
    described.map((type) => {
      const example = sampleOf(type);
      const operation = {
        operationId: operationNameOf(type),
        tags: ['Events'],
        summary: events[type].when,
        description: 'Sent by POST to endpoints that subscribe to this event. New fields may be added.',
        security: [],
        parameters: headers,
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(type, example.data.query), example } },
        },
        responses: { '2XX': { description: 'Accepted. Any other answer is retried; 410 disables the endpoint.' } },
      };
      return [type, { post: operation }];
    }),
  );
