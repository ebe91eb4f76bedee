import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { SteadyButton } from '../../components/form/steady-button';
import { PasswordField } from '../../components/form/password-field';
import { TextField } from '../../components/form/text-field';
import { useProofCode } from './use-proof-code';

/** How users prove that the account is theirs. */
export type ProofKind = 'password' | 'emailCode' | 'code';

export const noProof = { password: '', emailCode: '', code: '' };

const sentences: Record<ProofKind, string> = {
  password: 'Please enter your password',
  emailCode: 'Please enter the code from the email',
  code: 'Please enter your code',
};

const anyProof = z.object({ password: z.string(), emailCode: z.string(), code: z.string() });

/** Returns the schema of the proof's form, by its kind. */
export const proofSchema = (kind: ProofKind) =>
  anyProof.superRefine((proof, context) => {
    if (!proof[kind].trim()) context.addIssue({ code: 'custom', path: [kind], message: sentences[kind] });
  });

/** Returns the single proof that is sent. */
export const proofOf = (kind: ProofKind, proof: z.infer<typeof anyProof>) =>
  ({ [kind]: proof[kind] }) as { password: string } | { emailCode: string } | { code: string };

interface ProofFieldsProps {
  kind: ProofKind;
  /** Why a code is sent by email. */
  reason?: string;
}

/**
 * The field of the proof: the password, or, where there is none, a code by email or from the app. Its Form has `proof:
 * noProof`.
 */
export function ProofFields({ kind, reason = 'Your account has no password.' }: ProofFieldsProps) {
  if (kind === 'password')
    return <PasswordField name="proof.password" label="Current Password" autoComplete="current-password" required />;
  if (kind === 'code')
    return (
      <TextField
        name="proof.code"
        label="Code"
        autoComplete="one-time-code"
        hint="From your authenticator app, or a recovery code"
        required
      />
    );
  return <EmailCode reason={reason} />;
}

function EmailCode({ reason }: { reason: string }) {
  const { send, sending, sent } = useProofCode();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ color: 'text.secondary' }}>{reason} We send you a code to make sure that it is you.</Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <SteadyButton variant="outlined" loading={sending} onClick={send}>
          {sent ? 'Send another code' : 'Send me a code'}
        </SteadyButton>
        <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
          {sent && 'A code is on its way. It works for 10 minutes.'}
        </Box>
      </Box>
      <TextField name="proof.emailCode" label="Code from the email" autoComplete="one-time-code" required />
    </Box>
  );
}
