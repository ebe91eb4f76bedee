import { z } from 'zod';

/**
 * Behavior in which PayPal is known to vary, or whose form is not documented: each variant can be selected, and a shop
 * must handle all of them. The first of each list is the sandbox's default.
 */
export const testBehavioursSchema = z.strictObject({
  /** What PayPal-Request-Id remembers: a repeated call gets only an earlier success, or also an earlier refusal. */
  requestIds: z.enum(['successes', 'everything']),
  /**
   * Capture events with `supplementary_data`, or only with their links, as in the published samples of PENDING and
   * DENIED.
   */
  captureEvents: z.enum(['full', 'bare']),
  /** The name of the event of a declined capture: PayPal's lists of events have both. */
  deniedEvent: z.enum(['DENIED', 'DECLINED']),
  /** Status that GET reports for a capture that a bank has reversed. */
  reversedCapture: z.enum(['REFUNDED', 'PARTIALLY_REFUNDED', 'COMPLETED']),
  /** Whether a reversal can be read as a refund. */
  reversals: z.enum(['readable', 'hidden']),
  /** Status that GET reports for a disputed capture. */
  disputedCapture: z.enum(['COMPLETED', 'PARTIALLY_REFUNDED']),
  /** Refunds complete at once, or wait (an eCheck) until `/sandbox/refunds/{id}/complete` or `fail`. */
  refunds: z.enum(['COMPLETED', 'PENDING']),
  /**
   * An invoice id may be used once; once, but again after a declined capture; or any number of times (an account
   * setting).
   */
  invoiceIds: z.enum(['freed-by-decline', 'once', 'any']),
  /** Whether GET shows an order that was captured, or was approved and has expired. */
  pastOrders: z.enum(['readable', 'forgotten']),
  /** The browser script's answer whether PayPal is available to the payer. */
  eligibility: z.enum(['eligible', 'not-eligible']),
  /** Whether the wallet's window closes after the payer's decision, or stays until they close it. */
  walletWindow: z.enum(['closes', 'stays']),
  /** Events are sent at once, or wait for `/sandbox/webhooks/release`. */
  events: z.enum(['sent', 'held']),
});

export type TestBehaviours = z.infer<typeof testBehavioursSchema>;

export const usualBehaviours: TestBehaviours = Object.fromEntries(
  Object.entries(testBehavioursSchema.shape).map(([name, { options }]) => [name, options[0]]),
) as TestBehaviours;
