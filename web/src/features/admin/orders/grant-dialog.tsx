import { use, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { purchaseLimits } from '../../../../../contract/limits';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { SelectField } from '../../../components/form/select-field';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';
import { PeopleSearch } from '../../../components/list/people-search';
import type { Person } from '../../../components/list/people-search';
import { PersonPicker } from '../../../components/list/person-picker';
import { useDialogClose } from '../../../components/form/use-dialog-close';
import { withProof } from '../../../entities/account/admin-proof';
import { formatMoney } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { useLostAnswer } from '../../../lib/use-lost-answer';
import { useGrantUnmatchedPaymentMutation, usePackagesToGrantQuery } from './unmatched-payments.generated';
import type { AdminUnmatchedPaymentFragment } from './unmatched-payments.generated';

const anItem = 'ITEM';

const schema = z
  .object({
    subject: z.string().min(1, 'Please choose what was paid for.'),
    itemNumber: z.string().trim(),
    reason: z
      .string()
      .trim()
      .min(1, 'Please give a reason.')
      .max(purchaseLimits.reason, `At most ${purchaseLimits.reason} characters.`),
  })
  .refine(({ subject, itemNumber }) => subject !== anItem || itemNumber !== '', {
    path: ['itemNumber'],
    message: 'Please enter the number of the item.',
  });

interface GrantDialogProps {
  payment: AdminUnmatchedPaymentFragment;
  onClose: (isDone: true | null) => void;
}

/** Grants what a payment without an order paid for to an account, as a paid order. */
export function GrantDialog({ payment, onClose }: GrantDialogProps) {
  const form = useAppForm({ schema, defaultValues: { subject: '', itemNumber: '', reason: '' } });
  const close = useDialogClose(form, () => onClose(null));
  const subject = useWatch({ control: form.control, name: 'subject' });
  const [account, setAccount] = useState<Person | null>(payment.suggestedAccount ?? null);
  const [isMissing, setMissing] = useState(false);
  const [grant] = useGrantUnmatchedPaymentMutation();
  const sent = useLostAnswer();
  const { data } = usePackagesToGrantQuery();
  const sum = formatMoney(payment.amount, payment.currency);
  const packages = (data?.allPackages ?? []).filter(({ isActive }) => isActive);
  const submit = async ({ itemNumber, reason, subject: chosen }: z.infer<typeof schema>) => {
    setMissing(account === null);
    if (!account) return undefined;
    const of = chosen === anItem ? { itemNumber: itemNumber.trim() } : { packageId: chosen };
    const input = { id: payment.id, accountId: account.id, of, reason: reason.trim() };
    const answer = await sent(() =>
      withProof(async () => (await grant({ variables: { input } })).data?.grantUnmatchedPayment),
    );
    if (answer && answer.errors.length > 0) return answer.errors;
    notify.success(`${account.name} has order ${answer?.payment?.purchase?.code ?? ''}, paid with ${sum}.`);
    onClose(true);
    return undefined;
  };
  return (
    <Dialog open onClose={close} aria-labelledby="grant-title" fullWidth maxWidth="sm">
      <DialogTitle id="grant-title">{`Grant what ${sum} paid for?`}</DialogTitle>
      <Form form={form} onSubmit={submit} label="Grant">
        <DialogContent sx={{ pb: 0, display: 'grid', gap: 2.5 }}>
          <FormErrorBanner />
          <Typography>
            The account gets an order that is paid with this payment: credits, receipt and invoice are those of every
            order. Its total is {sum}.
          </Typography>
          <AccountChoice account={account} isMissing={isMissing} onChange={setAccount} />
          <SelectField
            name="subject"
            label="What was paid for"
            placeholder="Please choose"
            options={[
              ...packages.map(({ id, name, price, currency }) => ({
                value: id,
                label: `${name}, ${formatMoney(price, currency)}`,
              })),
              { value: anItem, label: 'A digital item' },
            ]}
          />
          {subject === anItem && <TextField name="itemNumber" label="Number of the item" required />}
          <TextField
            name="reason"
            label="Reason"
            hint="For the audit log, at most 300 characters."
            rows={2}
            maxLength={purchaseLimits.reason}
            required
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={form.formState.isSubmitting} onClick={close}>
            Not now
          </Button>
          <SubmitButton busyText="Granting..." size="medium">
            Grant
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface AccountChoiceProps {
  account: Person | null;
  isMissing: boolean;
  onChange: (account: Person | null) => void;
}

/** The account that gets it: the payer's is suggested, another one is found by its name or email. */
function AccountChoice({ account, isMissing, onChange }: AccountChoiceProps) {
  const search = use(PeopleSearch);
  if (account)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{account.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {account.email}
          </Typography>
        </Box>
        <Button size="small" variant="outlined" onClick={() => onChange(null)}>
          Another account
        </Button>
      </Box>
    );
  return (
    <Box sx={{ '& .MuiAutocomplete-root': { width: '100%' } }}>
      {search && <PersonPicker label="Account" search={search} onPick={onChange} />}
      {isMissing && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main', mt: 0.5 }}>
          Please choose an account.
        </Typography>
      )}
    </Box>
  );
}
