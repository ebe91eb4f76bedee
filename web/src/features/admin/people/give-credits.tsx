import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { giftForm } from '../../../../../contract/admin-forms';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { NumberField } from '../../../components/form/number-field';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';
import { useDialogClose } from '../../../components/form/use-dialog-close';
import { withProof } from '../../../entities/account/admin-proof';
import { formatCredits } from '../../../lib/format';
import { readAgain, useLostAnswer } from '../../../lib/use-lost-answer';
import { useGrantCreditsMutation } from './person-page.generated';

interface GiveCreditsProps {
  user: { id: string; name: string; credits: number };
  onGiven: (text: string) => void;
  onClose: () => void;
}

/** A gift of credits, as one row of the ledger with its reason. */
export function GiveCredits({ user, onGiven, onClose }: GiveCreditsProps) {
  const [grantCredits] = useGrantCreditsMutation();
  const sent = useLostAnswer();
  // the same gift when the answer was lost and it is sent again
  const [request, setRequest] = useState(() => crypto.randomUUID());
  // an answer was lost, and the form changed before the next try
  const [isGivenBefore, setIsGivenBefore] = useState(false);
  const client = useApolloClient();
  const form = useAppForm({ schema: giftForm, defaultValues: { reason: '' } });
  const close = useDialogClose(form, onClose);
  return (
    <Dialog open onClose={close} aria-labelledby="gift-title" maxWidth="xs" fullWidth>
      <DialogTitle id="gift-title">Give credits to {user.name}</DialogTitle>
      <Form
        form={form}
        label="Give credits"
        onSubmit={async ({ credits, reason }) => {
          const variables = { id: user.id, input: { requestId: request, credits, reason } };
          const answer = await sent(() =>
            withProof(async () => (await grantCredits({ variables })).data?.grantCredits),
          );
          // the next try is another gift, once the Admin sees the balance after the earlier one
          if (answer?.errors[0]?.code === 'CONFLICT' && (await readAgain(client))) {
            setIsGivenBefore(true);
            setRequest(crypto.randomUUID());
          }
          if (answer?.errors.length === 0) onGiven(`${formatCredits(credits)} given to ${user.name}`);
          return answer?.errors;
        }}
      >
        <DialogContent sx={{ pb: 0, display: 'grid', gap: 2.5 }}>
          <FormErrorBanner />
          {isGivenBefore && (
            <Alert severity="warning">
              {`An earlier try has gone through: ${user.name} has ${formatCredits(user.credits)} now. What you send now is given as well.`}
            </Alert>
          )}
          <NumberField name="credits" label="Credits" unit="credits" required />
          <TextField
            name="reason"
            label="Reason"
            hint="The account sees it in its credit history."
            maxLength={300}
            required
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            Cancel
          </Button>
          <SubmitButton size="medium" busyText="Giving...">
            Give credits
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
