import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { SectionLoader } from '../../components/feedback/loaders';
import { createAsking } from '../../lib/asking';
import type { ProofInput } from '../../gql/schema';
import { errorSentence } from '../../lib/errors';
import type { PayloadError } from '../../lib/errors';
import { useConfirmAdminMutation, useConfirmIdentityMutation, useProofKindsQuery } from './proof.generated';
import { ProofFields, noProof, proofOf, proofSchema } from './proof-fields';

const { ask, useAsked } = createAsking<'ADMIN', boolean>(false);

/**
 * Sends something that may need the user's proof (PROOF_REQUIRED). When it does, the user is asked for it, and it is
 * sent once more; the first answer stands when the user declines.
 */
export async function withProof<Answer extends { errors: readonly { code: string }[] } | undefined>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await send();
  const isNeeded = answer?.errors.some(({ code }) => code === 'PROOF_REQUIRED');
  return isNeeded && (await ask('ADMIN')) ? send() : answer;
}

type Confirm = (proof: ProofInput) => Promise<readonly PayloadError[] | undefined>;

/** Renders the dialog of `withProof` in the administrator area. Mounted once there. */
export function AdminProofDialog() {
  const [confirmAdmin] = useConfirmAdminMutation();
  return (
    <ProofDialog confirm={async (proof) => (await confirmAdmin({ variables: { proof } })).data?.confirmAdmin.errors} />
  );
}

/** The same for every account. Mounted once in the profile. */
export function IdentityProofDialog() {
  const [confirmIdentity] = useConfirmIdentityMutation();
  return (
    <ProofDialog
      confirm={async (proof) => (await confirmIdentity({ variables: { proof } })).data?.confirmIdentity.errors}
    />
  );
}

function ProofDialog({ confirm }: { confirm: Confirm }) {
  const asked = useAsked();
  return asked ? <Opened confirm={confirm} answer={asked.answer} /> : null;
}

interface OpenedProps {
  confirm: Confirm;
  answer: (isProven: boolean) => void;
}

function Opened({ confirm, answer }: OpenedProps) {
  const { data, error } = useProofKindsQuery();
  return (
    <Dialog open onClose={() => answer(false)} aria-labelledby="proof-title" maxWidth="xs" fullWidth>
      <DialogTitle id="proof-title">Please confirm that it is you</DialogTitle>
      {data?.me ? (
        <ProofForm kind={data.me.security.hasPassword ? 'password' : 'emailCode'} confirm={confirm} answer={answer} />
      ) : (
        <DialogContent>
          {error ? <Alert severity="error">{errorSentence(error)}</Alert> : <SectionLoader />}
        </DialogContent>
      )}
    </Dialog>
  );
}

function ProofForm({ kind, confirm, answer }: OpenedProps & { kind: 'password' | 'emailCode' }) {
  const form = useAppForm({ schema: z.object({ proof: proofSchema(kind) }), defaultValues: { proof: noProof } });
  return (
    <Form
      form={form}
      label="Confirm that it is you"
      onSubmit={async ({ proof }) => {
        const errors = await confirm(proofOf(kind, proof));
        if (errors?.length === 0) answer(true);
        return errors;
      }}
    >
      <DialogContent sx={{ pb: 0, display: 'grid', gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          This needs a confirmation from you, and your last one was more than 15 minutes ago.
        </Typography>
        <FormErrorBanner />
        <ProofFields kind={kind} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => answer(false)}>
          Cancel
        </Button>
        <SubmitButton size="medium" busyText="Confirming...">
          Confirm
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
