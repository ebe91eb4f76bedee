import { z } from 'zod';
import { printable } from './printable';

/** Maximum number of orders that an Admin names in one bulk call. */
export const mostPurchasesAtOnce = 200;

export const purchaseLimits = {
  reason: 300,
  comment: 2_000,
  commentsPerPurchase: 100,
  /** Words to the customer in the email about a refund. */
  refundMessage: 1_000,
} as const;

/** Schema of a comment of an Admin about an order. */
export const purchaseCommentForm = z.object({
  text: z
    .string()
    .overwrite(printable)
    .trim()
    .min(1, 'Please write a comment.')
    .max(purchaseLimits.comment, `Please use at most ${purchaseLimits.comment} characters.`),
});
