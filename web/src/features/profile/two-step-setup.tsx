import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { ProofFields, noProof, proofOf, proofSchema } from '../../entities/account/proof-fields';
import { QrCode } from './qr-code';
import { useBeginTwoStepMutation, useConfirmTwoStepMutation } from './security.generated';

interface TwoStepSetupProps {
  hasPassword: boolean;
  /** Called when it is on; these codes are shown only once. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Setup in two steps: proof of identity, then the app scans the QR code and a code from it confirms that. */
export function TwoStepSetup({ hasPassword, onDone, onCancel }: TwoStepSetupProps) {
  const [shared, setShared] = useState<{ secret: string; uri: string } | null>(null);
  return shared ? (
    <AppStep {...shared} onDone={onDone} onCancel={onCancel} />
  ) : (
    <PersonStep kind={hasPassword ? 'password' : 'emailCode'} onShared={setShared} onCancel={onCancel} />
  );
}

interface PersonStepProps {
  kind: 'password' | 'emailCode';
  onShared: (shared: { secret: string; uri: string }) => void;
  onCancel: () => void;
}

function PersonStep({ kind, onShared, onCancel }: PersonStepProps) {
  const [beginTwoStep] = useBeginTwoStepMutation();
  const form = useAppForm({ schema: z.object({ proof: proofSchema(kind) }), defaultValues: { proof: noProof } });
  return (
    <Form
      form={form}
      label="Set up two-step sign-in"
      onSubmit={async ({ proof }) => {
        const { data } = await beginTwoStep({ variables: { proof: proofOf(kind, proof) } });
        const { secret, uri, errors } = data?.beginTwoStep ?? {};
        if (secret && uri) onShared({ secret, uri });
        return errors;
      }}
    >
      <FormErrorBanner />
      <ProofFields kind={kind} />
      <Buttons sendText="Continue" onCancel={onCancel} />
    </Form>
  );
}

const codeSchema = z.object({ code: z.string().trim().min(1, 'Please enter your code') });

interface AppStepProps {
  secret: string;
  uri: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

function AppStep({ secret, uri, onDone, onCancel }: AppStepProps) {
  const [confirmTwoStep] = useConfirmTwoStepMutation();
  const form = useAppForm({ schema: codeSchema, defaultValues: { code: '' } });
  return (
    <Form
      form={form}
      label="Set up two-step sign-in"
      onSubmit={async ({ code }) => {
        const { data } = await confirmTwoStep({ variables: { code } });
        const { recoveryCodes, errors } = data?.confirmTwoStep ?? {};
        if (recoveryCodes) onDone(recoveryCodes);
        return errors;
      }}
    >
      <FormErrorBanner />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography>Scan this with your authenticator app, then enter the code that it shows.</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1.5 }}>Can't scan it? Type this key into the app:</Typography>
          <Box component="code" sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere', fontSize: '0.9375rem' }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Box>
        </Box>
      </Box>
      <TextField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        hint="6 digits"
        required
        autoFocus
      />
      <Buttons sendText="Switch it on" onCancel={onCancel} />
    </Form>
  );
}

const Buttons = ({ sendText, onCancel }: { sendText: string; onCancel: () => void }) => (
  <Box sx={{ display: 'flex', gap: 1.5 }}>
    <SubmitButton busyText="One moment...">{sendText}</SubmitButton>
    <Button variant="text" color="inherit" onClick={onCancel}>
      Cancel
    </Button>
  </Box>
);
