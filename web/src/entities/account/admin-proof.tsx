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
import { errorSentence } from '../../lib/errors';
import { useConfirmAdminMutation, useProofKindsQuery } from './proof.generated';
import { ProofFields, noProof, proofOf, proofSchema } from './proof-fields';

const { ask, useAsked } = createAsking<'ADMIN', boolean>(false);

/**
 * Sends something that may need the Admin's proof (PROOF_REQUIRED). When it does, the Admin is asked for it, and it is
 * sent once more; the first answer stands when the Admin declines.
 */
export async function withProof<Answer extends { errors: readonly { code: string }[] } | undefined>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await send();
  const isNeeded = answer?.errors.some(({ code }) => code === 'PROOF_REQUIRED');
  return isNeeded && (await ask('ADMIN')) ? send() : answer;
}

/** Renders the dialog of `withProof`. Mounted once in the administrator area. */
export function AdminProofDialog() {
  const asked = useAsked();
  const [confirmAdmin] = useConfirmAdminMutation();
  if (!asked) return null;
  return (
    <ProofDialog
      text="This changes who runs the shop, or its money. Your last confirmation was more than 15 minutes ago."
      answer={asked.answer}
      send={async (proof) => (await confirmAdmin({ variables: { proof } })).data?.confirmAdmin}
    />
  );
}

interface ProofDialogProps {
  /** Why it is asked for. */
  text: string;
  answer: (isProven: boolean) => void;
  send: (proof: ReturnType<typeof proofOf>) => Promise<{ errors: Refusals } | undefined>;
}

type Refusals = readonly { code: string; message: string; field: string[] | null }[];

/** Asks the account's owner for a proof, and sends it. */
export function ProofDialog({ answer, ...rest }: ProofDialogProps) {
  const { data, error } = useProofKindsQuery();
  return (
    <Dialog open onClose={() => answer(false)} aria-labelledby="proof-title" maxWidth="xs" fullWidth>
      <DialogTitle id="proof-title">Please confirm that it is you</DialogTitle>
      {data?.me ? (
        <ProofForm kind={data.me.security.hasPassword ? 'password' : 'emailCode'} answer={answer} {...rest} />
      ) : (
        <DialogContent>
          {error ? <Alert severity="error">{errorSentence(error)}</Alert> : <SectionLoader />}
        </DialogContent>
      )}
    </Dialog>
  );
}

function ProofForm({ kind, text, answer, send }: ProofDialogProps & { kind: 'password' | 'emailCode' }) {
  const form = useAppForm({ schema: z.object({ proof: proofSchema(kind) }), defaultValues: { proof: noProof } });
  return (
    <Form
      form={form}
      label="Confirm that it is you"
      onSubmit={async ({ proof }) => {
        const sent = await send(proofOf(kind, proof));
        if (sent?.errors.length === 0) answer(true);
        return sent?.errors;
      }}
    >
      <DialogContent sx={{ pb: 0, display: 'grid', gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
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
