import { Router, type Request } from 'express';
import { z } from 'zod';
import { PayPalApiError } from './api-errors';
import { transactionId } from './identifiers';
import type { Operations } from './operations';
import { rawJsonMember } from './raw-json-member';
import type { WebhookRecord } from './records';
import type { SandboxState } from './sandbox-state';
import { EVENT_TYPES } from './webhook-events';
import { AUTH_ALGORITHM, type WebhookSigner } from './webhook-signer';

/** PayPal's limit for one application. */
const MOST_WEBHOOKS = 10;

// The real service requires https; a sandbox on one machine has to accept http.
const urlSchema = z.url({ protocol: /^https?$/ }).max(2048);
const eventTypesSchema = z
  .array(z.object({ name: z.enum(['*', ...EVENT_TYPES]) }))
  .min(1)
  .max(500);

const webhookSchema = z.object({ url: urlSchema, event_types: eventTypesSchema });

/** A JSON patch; only the url and the event types can be replaced. */
const patchSchema = z
  .array(
    z.discriminatedUnion('path', [
      z.object({ op: z.literal('replace'), path: z.literal('/url'), value: urlSchema }),
      z.object({ op: z.literal('replace'), path: z.literal('/event_types'), value: eventTypesSchema }),
    ]),
  )
  .min(1)
  .max(2);

const verifySchema = z.object({
  auth_algo: z.string().min(1).max(100),
  cert_url: z.string().min(1).max(500),
  transmission_id: z.string().min(1).max(50),
  transmission_sig: z.string().min(1).max(500),
  transmission_time: z.string().min(1).max(100),
  webhook_id: z
    .string()
    .max(50)
    .regex(/^[a-zA-Z0-9]+$/),
  webhook_event: z.looseObject({}),
});

function parsed<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  throw new PayPalApiError(
    'VALIDATION_ERROR',
    result.error.issues.map((issue) => ({
      field: issue.path.join('.'),
      location: 'body',
      issue: 'VALIDATION_ERROR',
      description: issue.message,
    })),
  );
}

interface WebhookRoutes {
  operations: Operations;
  state: SandboxState;
  signer: WebhookSigner;
  base: () => string;
  /** Returns the raw bytes of the request. */
  rawBody: (request: Request) => string;
}

/** Webhooks v1: register, list, update, delete, and verify a signature. */
export function webhookRoutes({ operations, state, signer, base, rawBody }: WebhookRoutes): Router {
  const router = Router();
  const { webhooks } = state.tables;

  function bodyOf(webhook: WebhookRecord): Record<string, unknown> {
    const self = `${base()}/v1/notifications/webhooks/${webhook.id}`;
    return {
      id: webhook.id,
      url: webhook.url,
      event_types: webhook.eventTypes.map((name) => ({
        name,
        description: name === '*' ? 'ALL' : name,
        status: 'ENABLED',
      })),
      links: [
        { href: self, rel: 'self', method: 'GET' },
        { href: self, rel: 'update', method: 'PATCH' },
        { href: self, rel: 'delete', method: 'DELETE' },
      ],
    };
  }

  function find(request: Request): WebhookRecord {
    const webhook = webhooks.get(String(request.params['id']));
    if (!webhook) throw new PayPalApiError('INVALID_RESOURCE_ID');
    return webhook;
  }

  router.post(
    '/v1/notifications/webhooks',
    operations.handle('createWebhook', (request) => {
      const { url, event_types: types } = parsed(webhookSchema, request.body);
      if ([...webhooks.values()].some((known) => known.url === url))
        throw new PayPalApiError('WEBHOOK_URL_ALREADY_EXISTS');
      if (webhooks.size >= MOST_WEBHOOKS) throw new PayPalApiError('WEBHOOK_NUMBER_LIMIT_EXCEEDED');
      const webhook: WebhookRecord = { id: transactionId(), url, eventTypes: types.map((type) => type.name) };
      webhooks.set(webhook.id, webhook);
      state.changed();
      return { status: 201, body: bodyOf(webhook), performed: true };
    }),
  );

  router.get(
    '/v1/notifications/webhooks',
    operations.handle('listWebhooks', () => ({
      status: 200,
      body: { webhooks: [...webhooks.values()].map(bodyOf) },
      performed: true,
    })),
  );

  router.patch(
    '/v1/notifications/webhooks/:id',
    operations.handle('updateWebhook', (request) => {
      const webhook = find(request);
      const changed = { ...webhook };
      for (const { path, value } of parsed(patchSchema, request.body)) {
        if (path === '/url') changed.url = value;
        else changed.eventTypes = value.map(({ name }) => name);
      }
      if ([...webhooks.values()].some(({ id, url }) => id !== webhook.id && url === changed.url))
        throw new PayPalApiError('WEBHOOK_URL_ALREADY_EXISTS');
      webhooks.set(webhook.id, changed);
      state.changed();
      return { status: 200, body: bodyOf(changed), performed: true };
    }),
  );

  router.delete(
    '/v1/notifications/webhooks/:id',
    operations.handle('deleteWebhook', (request) => {
      webhooks.delete(find(request).id);
      state.changed();
      return { status: 204, performed: true };
    }),
  );

  router.post(
    '/v1/notifications/verify-webhook-signature',
    operations.handle('verifySignature', (request) => {
      const claim = parsed(verifySchema, request.body);
      const event = rawJsonMember(rawBody(request), 'webhook_event') ?? '';
      const transmission = { id: claim.transmission_id, time: claim.transmission_time, webhookId: claim.webhook_id };
      const isGenuine =
        claim.auth_algo === AUTH_ALGORITHM &&
        claim.cert_url.endsWith(`/v1/notifications/certs/${signer.certificateId}`) &&
        webhooks.has(claim.webhook_id) &&
        signer.verify(transmission, event, claim.transmission_sig);
      return { status: 200, body: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' }, performed: true };
    }),
  );

  return router;
}
