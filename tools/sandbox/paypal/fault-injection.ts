import { z } from 'zod';
import { testBehavioursSchema } from './test-behaviours';

/** The calls that can be disturbed and counted. */
export const OPERATIONS = [
  'token',
  'createOrder',
  'getOrder',
  'capture',
  'getCapture',
  'refund',
  'getRefund',
  'getDispute',
  'createWebhook',
  'listWebhooks',
  'updateWebhook',
  'deleteWebhook',
  'verifySignature',
] as const;

export type Operation = (typeof OPERATIONS)[number];

const money = z.strictObject({ currency_code: z.string(), value: z.string() });

const faultSchema = z.strictObject({
  operation: z.enum(OPERATIONS),
  behaviour: z.enum([
    'slow',
    'fail500',
    'fail429',
    'unauthorized',
    'forbidden',
    'lostAnswer',
    'garbled',
    'declined',
    'refused',
    'pending',
    'denied',
    'altered',
    'answer',
  ]),
  times: z.number().int().positive().default(1),
  /** Only calls whose path contains this, such as the id of a capture. */
  path: z.string().optional(),
  /** `slow`: duration of the delay. */
  delayMs: z.number().int().nonnegative().optional(),
  /** `altered`: the amount of the capture instead of the ordered one. */
  amount: money.optional(),
  customId: z.string().optional(),
  /** `refused`: the issue of the 422, such as TRANSACTION_REFUSED. */
  issue: z
    .string()
    .regex(/^[A-Z_]+$/)
    .optional(),
  /** `pending`: `status_details.reason` of the capture; a refund waits like an eCheck's. */
  reason: z.string().optional(),
  /** `answer`: sent instead of any work, such as an answer that PayPal publishes. */
  status: z.number().int().min(200).max(599).optional(),
  body: z.unknown().optional(),
});

/** Body of `POST /sandbox/faults`. */
export const faultsSchema = z.strictObject({
  reset: z.boolean().optional(),
  next: z.union([faultSchema, z.array(faultSchema)]).optional(),
  settings: z.strictObject({ testBehaviours: testBehavioursSchema.partial() }).optional(),
});

export type Fault = z.infer<typeof faultSchema>;

/** Disturbances that wait for their operation to be called; the oldest matching one is applied first. */
export class Faults {
  private waiting: Fault[] = [];

  add(next: Fault | Fault[]): void {
    this.waiting.push(...[next].flat().map((entry) => ({ ...entry })));
  }

  take(operation: Operation, path = ''): Fault | undefined {
    const index = this.waiting.findIndex(
      (entry) => entry.operation === operation && (entry.path === undefined || path.includes(entry.path)),
    );
    const found = this.waiting[index];
    if (!found) return undefined;
    found.times -= 1;
    if (found.times === 0) this.waiting.splice(index, 1);
    return found;
  }

  reset(): void {
    this.waiting = [];
  }

  list(): readonly Fault[] {
    return this.waiting;
  }
}
