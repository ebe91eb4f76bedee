import type { WebhookTry } from '../../graphql/generated/schema';
import { earlierAnswer } from './webhook-delivery.entity';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity';

/** Returns the stored tries of a delivery, oldest first, each as the contract answers it. */
export function triesOf(delivery: WebhookDeliveryEntity): WebhookTry[] {
  const { earlierTries, attempts, attemptedAt, durationMs, requestHead, responseStatus, error } = delivery;
  const earlier = earlierTries.map(({ requestHead = null, ...one }) => ({
    ...one,
    requestHead,
    attemptedAt: new Date(one.attemptedAt),
  }));
  if (!attemptedAt) return earlier;
  const response = delivery.response?.slice(0, earlierAnswer) ?? null;
  return [...earlier, { number: attempts, attemptedAt, durationMs, requestHead, responseStatus, response, error }];
}
