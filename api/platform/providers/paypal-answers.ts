import { z } from 'zod';

/** Parses a body of PayPal: a member that is null reads like one that is missing. @throws SyntaxError */
export const parsePayPalJson = (text: string): unknown =>
  JSON.parse(text, (_name, value: unknown) => value ?? undefined);

/** The fields of PayPal's answers that this shop reads. */
const moneySchema = z.object({ currency_code: z.string(), value: z.string() });
export const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  create_time: z.string().optional(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
});
export const refundSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  custom_id: z.string().optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

export const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  payer: z.object({ email_address: z.string().optional() }).optional(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        invoice_id: z.string().optional(),
        amount: moneySchema.optional(),
        payee: z.object({ merchant_id: z.string().optional() }).optional(),
        payments: z
          .object({ captures: z.array(captureSchema).optional(), refunds: z.array(refundSchema).optional() })
          .optional(),
      }),
    )
    .default([]),
});
/** PayPal chooses the fields of a new refund's answer; only the id is always present. */
export const newRefundSchema = z.union([refundSchema, z.object({ id: z.string() })]);

export const disputeSchema = z.object({
  dispute_id: z.string(),
  status: z.string(),
  reason: z.string().optional(),
  dispute_amount: moneySchema.optional(),
  seller_response_due_date: z.string().optional(),
  create_time: z.string().optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).default([]),
  dispute_outcome: z
    .object({ outcome_code: z.string().optional(), amount_refunded: moneySchema.optional() })
    .optional(),
  money_movements: z
    .array(
      z.object({
        affected_party: z.string().optional(),
        type: z.string().optional(),
        reason: z.string().optional(),
        amount: moneySchema.optional(),
      }),
    )
    .optional(),
});

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  event_types: z.array(z.object({ name: z.string() })).default([]),
});
export type PayPalWebhook = z.infer<typeof webhookSchema>;
export type Money = z.infer<typeof moneySchema>;
export type PayPalDispute = z.infer<typeof disputeSchema>;
export type PayPalOrder = z.infer<typeof orderSchema>;
export type PayPalCapture = z.infer<typeof captureSchema>;
export type PayPalRefund = z.infer<typeof refundSchema>;
