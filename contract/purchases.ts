import { z } from 'zod';
import { atMost, printable } from './text';
import { purchaseLimits } from './purchase-limits';

/** Schema of a comment of an Admin about an order. */
export const purchaseCommentForm = z.object({
  text: z
    .string()
    .overwrite(printable)
    .trim()
    .min(1, 'Please write a comment.')
    .max(purchaseLimits.comment, atMost(purchaseLimits.comment)),
});
