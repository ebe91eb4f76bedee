import { randomUUID } from 'node:crypto';
import type { TestBehaviours } from './test-behaviours';
import { eventId, timestamp } from './identifiers';
import type { DeliveryRecord, EventRecord } from './records';
import type { SandboxState } from './sandbox-state';
import type { WebhookDeliveries } from './webhook-deliveries';

/** The events that this sandbox can send; a subscription to any other is refused, as at PayPal. */
export const EVENT_TYPES = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];
type ResourceType = 'checkout-order' | 'capture' | 'refund' | 'dispute';

/** Records events and passes each one to the webhooks subscribed to it. */
export class WebhookEvents {
  constructor(
    private readonly state: SandboxState,
    private readonly deliveries: WebhookDeliveries,
    private readonly base: () => string,
    private readonly testBehaviours: TestBehaviours,
  ) {}

  private readonly held: string[] = [];

  /**
   * Sends held events, in chronological or reverse order.
   * @returns how many
   */
  release(backwards: boolean): number {
    const ids = this.held.splice(0);
    for (const id of backwards ? ids.reverse() : ids) this.send(id);
    return ids.length;
  }

  publish(eventType: EventType, resourceType: ResourceType, summary: string, resource: Record<string, unknown>): void {
    const id = eventId();
    const self = `${this.base()}/v1/notifications/webhooks-events/${id}`;
    const body = JSON.stringify({
      id,
      event_version: '1.0',
      create_time: new Date().toISOString(),
      resource_type: resourceType,
      resource_version: '2.0',
      event_type: eventType,
      summary,
      resource,
      links: [
        { href: self, rel: 'self', method: 'GET' },
        { href: `${self}/resend`, rel: 'resend', method: 'POST' },
      ],
    });
    this.state.tables.events.set(id, { id, eventType, body });
    if (this.testBehaviours.events === 'held') this.held.push(id);
    else this.send(id);
  }

  /**
   * Sends an event, new or old, to all its subscribers.
   * @returns the started deliveries
   */
  send(id: string): DeliveryRecord[] {
    const event = this.state.tables.events.get(id);
    if (!event) return [];
    const begun = this.subscribers(event).map((webhook): DeliveryRecord => ({
      transmissionId: randomUUID(),
      transmissionTime: timestamp(),
      eventId: id,
      eventType: event.eventType,
      webhookId: webhook.id,
      url: webhook.url,
      state: 'pending',
      attempts: [],
    }));
    for (const delivery of begun) this.deliveries.begin(delivery);
    this.state.changed();
    return begun;
  }

  private subscribers(event: EventRecord) {
    return [...this.state.tables.webhooks.values()].filter(
      ({ eventTypes }) => eventTypes.includes('*') || eventTypes.includes(event.eventType),
    );
  }
}
