import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { z } from 'zod';
import { isAdminScope, longestTokenName } from '../../../../contract/token-scopes';
import { Form, useAppForm } from '../../components/form/form';
import type { AppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SelectField } from '../../components/form/select-field';
import { useDialogClose } from '../../components/form/use-dialog-close';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { useWatch } from 'react-hook-form';
import type { ApiMode, TokenLifetime, TokenScope } from '../../gql/schema';
import { useLostAnswer } from '../../lib/use-lost-answer';
import { withOwnerProof } from '../account/owner-proof';
import { areasOfAdmins, areasOfMembers } from './areas';
import { AdminApiTokensDocument, ApiTokensDocument, useCreateApiTokenMutation } from './api-tokens.generated';
import { ScopeTable } from './scope-table';
import { ShownToken } from './shown-token';

interface TokenForm {
  name: string;
  lifetime: TokenLifetime;
  mode: ApiMode;
  scopes: TokenScope[];
}

const schema: z.ZodType<TokenForm, TokenForm> = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please give the token a name.')
    .max(longestTokenName, `Please use at most ${longestTokenName} characters.`),
  lifetime: z.custom<TokenLifetime>(),
  mode: z.custom<ApiMode>(),
  scopes: z.array(z.custom<TokenScope>()).min(1, 'Please choose at least one.'),
});

const lifetimes: { value: TokenLifetime; label: string }[] = [
  { value: 'DAYS_30', label: '30 days' },
  { value: 'DAYS_90', label: '90 days' },
  { value: 'DAYS_365', label: '1 year' },
  { value: 'ENDLESS', label: 'It does not expire' },
];

const modes: { value: ApiMode; label: string }[] = [
  { value: 'LIVE', label: 'Live: your account' },
  { value: 'TEST', label: 'Test: a world of its own' },
];
const modeHints: Record<ApiMode, string> = {
  LIVE: 'Designs cost credits, and orders are paid.',
  TEST: 'Try everything at no cost: pictures say TEST, no order is charged, and all of it is deleted after a week.',
};

interface TokenDialogProps {
  isAdmin: boolean;
  onClose: () => void;
}

/** Creates a token, then shows it, this once. */
export function TokenDialog({ isAdmin, onClose }: TokenDialogProps) {
  const [token, setToken] = useState<string | null>(null);
  const form = useAppForm<TokenForm>({
    schema,
    defaultValues: { name: '', lifetime: 'DAYS_90', mode: 'LIVE', scopes: [] },
  });
  const close = useDialogClose(form, onClose);
  return (
    <Dialog
      open
      // a click beside it must not lose a token that can't be shown again, or is being made
      onClose={() => token === null && close()}
      aria-labelledby="token-title"
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id="token-title">{token === null ? 'New access token' : 'Your new access token'}</DialogTitle>
      {token === null ? (
        <NewToken form={form} isAdmin={isAdmin} onMade={setToken} onClose={close} />
      ) : (
        <ShownToken token={token} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface NewTokenProps extends TokenDialogProps {
  form: AppForm<TokenForm>;
  onMade: (token: string) => void;
}

function NewToken({ form, isAdmin, onMade, onClose }: NewTokenProps) {
  const [create] = useCreateApiTokenMutation();
  const sent = useLostAnswer();
  // until an answer comes: sending again after a lost one must not make a second token
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const mode = useWatch({ control: form.control, name: 'mode' });
  const isShopOpen = isAdmin && mode === 'LIVE';
  return (
    <Form
      form={form}
      label="New access token"
      onSubmit={async ({ scopes, ...rest }) => {
        // scopes of the shop that were chosen before the mode
        const input = { ...rest, requestId, scopes: scopes.filter((scope) => isShopOpen || !isAdminScope(scope)) };
        const refetchQueries = isAdmin ? [ApiTokensDocument, AdminApiTokensDocument] : [ApiTokensDocument];
        const answer = await sent(() =>
          withOwnerProof(async () => (await create({ variables: { input }, refetchQueries })).data?.createApiToken),
        );
        if (answer && answer.errors.length > 0) setRequestId(crypto.randomUUID());
        if (answer?.token) onMade(answer.token);
        return answer?.errors;
      }}
    >
      <DialogContent sx={{ pb: 0, display: 'grid', gap: 2.5 }}>
        <FormErrorBanner />
        <TextField name="name" label="Name" hint="Its purpose, such as the program that uses it" required />
        <SelectField name="mode" label="Works on" options={modes} hint={modeHints[mode]} />
        <SelectField name="lifetime" label="Expires after" options={lifetimes} />
        <ScopeTable title="Your account" areas={areasOfMembers} />
        {isShopOpen && <ScopeTable title="The shop" areas={areasOfAdmins} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={form.formState.isSubmitting} onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton size="medium" busyText="Creating...">
          Create token
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
