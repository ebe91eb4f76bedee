import { PayPalApiError } from './api-errors';
import type { TestBehaviours } from './test-behaviours';

/**
 * Refusals that PayPal-Request-Id remembers, for the variant in which PayPal stores refusals too: the same call gets
 * the same refusal.
 */
export class RememberedRefusals {
  private readonly refusals = new Map<string, PayPalApiError>();

  constructor(private readonly testBehaviours: TestBehaviours) {}

  unlessRemembered<Result>(key: string | undefined, work: () => Result): Result {
    const before = key ? this.refusals.get(key) : undefined;
    if (before) throw before;
    try {
      return work();
    } catch (error) {
      if (key && this.testBehaviours.requestIds === 'everything' && error instanceof PayPalApiError)
        this.refusals.set(key, error);
      throw error;
    }
  }
}
