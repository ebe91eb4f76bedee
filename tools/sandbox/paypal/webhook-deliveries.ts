import { debugId, timestamp } from './identifiers';
import type { DeliveryRecord } from './records';
import type { SandboxState } from './sandbox-state';
import { AUTH_ALGORITHM, type WebhookSigner } from './webhook-signer';

/** When an undelivered event is retried: the delay doubles from the first to the longest. */
export interface RetryPlan {
  firstDelayMs: number;
  longestDelayMs: number;
  /** Attempts in total; PayPal makes 25 over three days. */
  attempts: number;
}

export const DEFAULT_RETRY_PLAN: RetryPlan = { firstDelayMs: 500, longestDelayMs: 60_000, attempts: 25 };

const ANSWER_TIMEOUT_MS = 10_000;

/** Posts signed events to webhook listeners until they answer 2xx or the plan is exhausted. */
export class WebhookDeliveries {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly stop = new AbortController();

  constructor(
    private readonly state: SandboxState,
    private readonly signer: WebhookSigner,
    private readonly certificateUrl: () => string,
    readonly plan: RetryPlan,
  ) {}

  begin(delivery: DeliveryRecord): void {
    this.state.tables.deliveries.set(delivery.transmissionId, delivery);
    this.schedule(delivery, 0);
  }

  /** Resumes the unfinished deliveries of an earlier process. */
  resume(): void {
    for (const delivery of this.state.tables.deliveries.values()) {
      if (delivery.state === 'pending') this.schedule(delivery, 0);
    }
  }

  /** Ends every wait and every open call. */
  close(): void {
    this.stop.abort();
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private schedule(delivery: DeliveryRecord, delayMs: number): void {
    if (this.stop.signal.aborted) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.attempt(delivery);
    }, delayMs);
    this.timers.add(timer);
  }

  private async attempt(delivery: DeliveryRecord): Promise<void> {
    const event = this.state.tables.events.get(delivery.eventId);
    // A webhook that has been deleted since receives nothing more.
    if (!event || !this.state.tables.webhooks.has(delivery.webhookId)) {
      delivery.state = 'failed';
      return;
    }
    const at = timestamp();
    try {
      const response = await fetch(delivery.url, {
        method: 'POST',
        headers: this.headers(delivery, event.body),
        body: event.body,
        redirect: 'manual',
        signal: AbortSignal.any([this.stop.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      delivery.attempts.push({ at, status: response.status });
      if (response.ok) delivery.state = 'delivered';
    } catch (error) {
      // Stopped, not refused: the next process retries.
      if (this.stop.signal.aborted) return;
      delivery.attempts.push({ at, status: null, error: error instanceof Error ? error.message : String(error) });
    }
    this.planNext(delivery);
    this.state.changed();
  }

  private planNext(delivery: DeliveryRecord): void {
    if (delivery.state === 'delivered') return;
    const made = delivery.attempts.length;
    if (made >= this.plan.attempts) delivery.state = 'failed';
    else this.schedule(delivery, Math.min(this.plan.firstDelayMs * 2 ** (made - 1), this.plan.longestDelayMs));
  }

  private headers(delivery: DeliveryRecord, body: string): Record<string, string> {
    const transmission = {
      id: delivery.transmissionId,
      time: delivery.transmissionTime,
      webhookId: delivery.webhookId,
    };
    return {
      'content-type': 'application/json',
      'user-agent': 'PayPal/AUHD-sandbox',
      'correlation-id': debugId(),
      'paypal-auth-algo': AUTH_ALGORITHM,
      'paypal-auth-version': 'v2',
      'paypal-cert-url': this.certificateUrl(),
      'paypal-transmission-id': delivery.transmissionId,
      'paypal-transmission-sig': this.signer.sign(transmission, body),
      'paypal-transmission-time': delivery.transmissionTime,
    };
  }
}
