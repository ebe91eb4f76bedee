import type { Random } from '../random';
import type { World } from '../world';

/** A payer complains at PayPal, or its bank takes the money back; PayPal also repeats one of its events. */
export async function complain({ shop }: World, random: Random): Promise<void> {
  const { paypal, books } = shop.standIns;
  const captures = [...books().captures.values()].filter(({ status }) => status === 'COMPLETED');
  const { body } = await paypal.call('GET', '/sandbox/webhooks/events');
  const events = body['events'] as { id: string }[];
  if (events.length > 0) await paypal.call('POST', `/sandbox/webhooks/redeliver/${random.pick(events).id}`);
  if (captures.length < 3 || random.chance(0.5)) return;
  const { id } = random.pick(captures);
  const reverse = () => paypal.call('POST', `/sandbox/captures/${id}/reverse`);
  if (random.chance(0.3)) return void (await reverse());
  const dispute = await paypal.call('POST', `/sandbox/captures/${id}/dispute`, {});
  const disputeId = String(dispute.body['dispute_id']);
  const outcome = random.pick(['RESOLVED_SELLER_FAVOUR', 'RESOLVED_BUYER_FAVOUR']);
  const decide = () => paypal.call('POST', `/sandbox/disputes/${disputeId}/resolve`, { outcome });
  // the money of a lost dispute may come before or after the decision
  const steps =
    outcome === 'RESOLVED_BUYER_FAVOUR'
      ? random.pick([
          [reverse, decide],
          [decide, reverse],
        ])
      : [decide];
  for (const step of steps) await step();
}
