import type { WebhookTry } from '../../graphql/generated/schema';
import { earlierAnswer } from './webhook-delivery.entity';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity';

/** Returns the stored tries of a delivery, oldest first, each as the contract answers it. */
export function triesOf(delivery: WebhookDeliveryEntity): WebhookTry[] {
  const { earlierTries, attempts, attemptedAt, durationMs, responseStatus, error } = delivery;
  const earlier = earlierTries.map((one) => ({ ...one, attemptedAt: new Date(one.attemptedAt) }));
  if (!attemptedAt) return earlier;
  const response = delivery.response?.slice(0, earlierAnswer) ?? null;
  return [...earlier, { number: attempts, attemptedAt, durationMs, responseStatus, response, error }];
}
