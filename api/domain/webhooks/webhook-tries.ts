import type { WebhookDeliveryEntity } from './webhook-delivery.entity';

/** A try of a delivery, as GraphQL sends it. */
interface WebhookTry {
  number: number;
  attemptedAt: Date;
  durationMs: number | null;
  responseStatus: number | null;
  response: string | null;
  error: string | null;
}

/** Returns the stored tries of a delivery, oldest first. */
export function triesOf(delivery: WebhookDeliveryEntity): WebhookTry[] {
  const { earlierTries, attempts, attemptedAt, durationMs, responseStatus, response, error } = delivery;
  const earlier = earlierTries.map((one) => ({ ...one, attemptedAt: new Date(one.attemptedAt) }));
  if (!attemptedAt) return earlier;
  const last = {
    number: attempts,
    attemptedAt,
    durationMs,
    responseStatus,
    response: response?.slice(0, 1_000) ?? null,
  };
  return [...earlier, { ...last, error }];
}
