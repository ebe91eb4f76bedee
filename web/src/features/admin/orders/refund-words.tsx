import { z } from 'zod';
import { purchaseLimits } from '../../../../../contract/purchases';
import { TextField } from '../../../components/form/text-field';

/** Schema of what an Admin writes about a refund. */
export const refundWordsSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(1, 'Please say why it is refunded.')
    .max(purchaseLimits.reason, `At most ${purchaseLimits.reason} characters.`),
  message: z.string().trim().max(purchaseLimits.refundMessage, `At most ${purchaseLimits.refundMessage} characters.`),
});

/** The reason for the record, and the words to the customer while there is somebody to read them. */
export const RefundWords = ({ hasCustomer }: { hasCustomer: boolean }) => (
  <>
    <TextField
      name="reason"
      label="Reason"
      hint="For the record, at most 300 characters. The customer does not read it."
      rows={2}
      maxLength={purchaseLimits.reason}
      required
    />
    {hasCustomer && (
      <TextField
        name="message"
        label="Words to the customer"
        hint="Optional. They stand in the email about the refund."
        rows={2}
        maxLength={purchaseLimits.refundMessage}
      />
    )}
  </>
);

/** The buttons of a refund's dialog: side by side they are too wide for a phone. */
export const refundButtons = {
  gap: 1.25,
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  '& > *': { width: { xs: '100%', sm: 'auto' } },
} as const;
