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
import { errorMessage } from '../../lib/errors';
import { useProofKindsQuery } from './proof.generated';
import { ProofFields, noProof, proofOf, proofSchema } from './proof-fields';

interface ProofDialogProps {
  /** Why it is asked for. */
  text: string;
  /** Called with true when the server has accepted the proof, or with null when it was declined. */
  onClose: (isProven: true | null) => void;
  send: (proof: ReturnType<typeof proofOf>) => Promise<{ errors: Refusals } | undefined>;
}

type Refusals = readonly { code: string; message: string; field: string[] | null }[];

/** Asks the account's owner for a proof, and sends it. */
export function ProofDialog({ onClose, ...rest }: ProofDialogProps) {
  const { data, error } = useProofKindsQuery();
  return (
    <Dialog open onClose={() => onClose(null)} aria-labelledby="proof-title" maxWidth="xs" fullWidth>
      <DialogTitle id="proof-title">Please confirm that it is you</DialogTitle>
      {data?.me ? (
        <ProofForm kind={data.me.security.hasPassword ? 'password' : 'emailCode'} onClose={onClose} {...rest} />
      ) : (
        <DialogContent>
          {error ? <Alert severity="error">{errorMessage(error)}</Alert> : <SectionLoader />}
        </DialogContent>
      )}
    </Dialog>
  );
}

function ProofForm({ kind, text, onClose, send }: ProofDialogProps & { kind: 'password' | 'emailCode' }) {
  const form = useAppForm({ schema: z.object({ proof: proofSchema(kind) }), defaultValues: { proof: noProof } });
  return (
    <Form
      form={form}
      label="Confirm that it is you"
      onSubmit={async ({ proof }) => {
        const sent = await send(proofOf(kind, proof));
        if (sent?.errors.length === 0) onClose(true);
        return sent?.errors;
      }}
    >
      <DialogContent sx={{ pb: 0, display: 'grid', gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        <FormErrorBanner />
        <ProofFields kind={kind} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => onClose(null)}>
          Cancel
        </Button>
        <SubmitButton size="medium" busyText="Confirming...">
          Confirm
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
