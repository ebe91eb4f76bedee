import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useFormState } from 'react-hook-form';
import { z } from 'zod';
import { purchaseLimits } from '../../../../../contract/limits';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';

/** Schema of what an Admin writes about a refund. */
export const refundFieldsSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(1, 'Please enter a reason for the refund.')
    .max(purchaseLimits.reason, `At most ${purchaseLimits.reason} characters.`),
  message: z.string().trim().max(purchaseLimits.refundMessage, `At most ${purchaseLimits.refundMessage} characters.`),
});

/** The reason for the record, and the message to the customer unless the account is deleted. */
export const RefundFields = ({ hasCustomer }: { hasCustomer: boolean }) => (
  <>
    <TextField
      name="reason"
      label="Reason"
      hint="For the audit log, at most 300 characters. Not shown to the customer."
      rows={2}
      maxLength={purchaseLimits.reason}
      required
    />
    {hasCustomer && (
      <TextField
        name="message"
        label="Note to the customer"
        hint="Optional. Shown in the email about the refund."
        rows={2}
        maxLength={purchaseLimits.refundMessage}
      />
    )}
  </>
);

/** The buttons of a refund's dialog. On a phone they stand below each other, as they are too wide for one line. */
export function RefundActions({ onKeep }: { onKeep: () => void }) {
  const { isSubmitting } = useFormState();
  return (
    <DialogActions
      disableSpacing
      sx={{
        gap: 1.25,
        flexDirection: { xs: 'column-reverse', sm: 'row' },
        '& > *': { width: { xs: '100%', sm: 'auto' } },
      }}
    >
      <Button variant="outlined" disabled={isSubmitting} onClick={onKeep}>
        Keep the payment
      </Button>
      <SubmitButton busyText="Refunding..." color="error" size="medium">
        Refund
      </SubmitButton>
    </DialogActions>
  );
}
