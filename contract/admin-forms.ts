import { z } from 'zod';
import { formatCredits } from './format';
import { peopleLimits, purchaseLimits } from './limits';
import { atMost, printable, saysSomething } from './text';

const { reason, note, largestBalance, largestGift } = peopleLimits;

const text = (max: number, missing: string) =>
  z.string().overwrite(printable).trim().refine(saysSomething, missing).max(max, atMost(max));

/** Why an Admin does something to an account. */
export const adminReason = text(reason, 'Please give a reason.');

export const userNoteForm = z.object({ text: text(note, 'Please write a note.') });

/** Schema of a gift of credits; limits and messages for both form and server. */
export const giftForm = z.object({
  credits: z
    .int('Please enter a whole number.')
    .min(1, 'Please enter at least 1 credit.')
    .max(largestGift, `At most ${formatCredits(largestGift)} at once.`),
  reason: text(reason, 'Please give a reason.'),
});

/** Schema of a corrected balance. */
export const balanceForm = z.object({
  from: z.int(),
  to: z
    .int('Please enter a whole number.')
    .min(0, 'A balance is not negative.')
    .max(largestBalance, `A balance is at most ${formatCredits(largestBalance)}.`),
  reason: text(reason, 'Please give a reason.'),
});

/** Schema of a comment of an Admin about an order. */
export const purchaseCommentForm = z.object({ text: text(purchaseLimits.comment, 'Please write a comment.') });
