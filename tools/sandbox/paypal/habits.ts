import { z } from 'zod';

/**
 * Where PayPal is known to answer in more than one way, or is not known to answer in one: each way can be
 * chosen, and a shop must do with all of them. The first of each list is what the sandbox does by itself.
 */
export const habitsSchema = z.strictObject({
  /** What PayPal-Request-Id remembers: a repeated call is answered with its success alone, or with its refusal too. */
  requestIds: z.enum(['successes', 'everything']),
  /** Capture events with `supplementary_data`, or only with their links, as in the published samples of PENDING and DENIED. */
  captureEvents: z.enum(['full', 'bare']),
  /** The name of the event of a capture that was turned down: the lists of events have both. */
  deniedEvent: z.enum(['DENIED', 'DECLINED']),
  /** What GET says of a capture whose money a bank has taken back. */
  reversedCapture: z.enum(['REFUNDED', 'PARTIALLY_REFUNDED', 'COMPLETED']),
  /** Whether a reversal can be read as a refund. */
  reversals: z.enum(['readable', 'hidden']),
  /** What GET says of a capture under dispute. */
  disputedCapture: z.enum(['COMPLETED', 'PARTIALLY_REFUNDED']),
  /** Refunds are done at once, or wait (an eCheck), until `/sandbox/refunds/{id}/complete` or `fail`. */
  refunds: z.enum(['COMPLETED', 'PENDING']),
  /** An invoice id may be used once; once, but again after a declined capture; or as often as one likes (an account setting). */
  invoiceIds: z.enum(['freed-by-decline', 'once', 'any']),
  /** Whether GET shows an order that was captured, or was approved and has expired. */
  pastOrders: z.enum(['readable', 'forgotten']),
  /** What the browser's script says of paying with PayPal from where the payer is. */
  eligibility: z.enum(['eligible', 'not-eligible']),
  /** The wallet's window goes when the payer has decided, or stays until they close it. */
  walletWindow: z.enum(['closes', 'stays']),
  /** Events are sent as they happen, or wait for `/sandbox/webhooks/release`. */
  events: z.enum(['sent', 'held']),
});

export type Habits = z.infer<typeof habitsSchema>;

export const usualHabits: Habits = Object.fromEntries(
  Object.entries(habitsSchema.shape).map(([name, { options }]) => [name, options[0]]),
) as Habits;
