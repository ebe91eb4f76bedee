import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { notify } from '../../lib/notify';
import { ProofFields, noProof, proofOf, proofSchema } from '../../entities/account/proof-fields';
import type { ProofKind } from '../../entities/account/proof-fields';
import { useDisableTwoStepMutation, useRenewRecoveryCodesMutation } from './security.generated';

const texts = {
  disable: 'Afterwards your password alone signs you in, and your recovery codes stop working.',
  renew: 'You get ten new recovery codes. The old ones stop working.',
};

interface TwoStepChangeProps {
  what: 'disable' | 'renew';
  hasPassword: boolean;
  onCodes: (recoveryCodes: readonly string[]) => void;
  onEnd: () => void;
}

/** Switches two-step sign-in off, or creates new recovery codes, with the password or a code as proof. */
export function TwoStepChange({ what, hasPassword, onCodes, onEnd }: TwoStepChangeProps) {
  const [kind, setKind] = useState<ProofKind>(hasPassword ? 'password' : 'code');
  const [disableTwoStep] = useDisableTwoStepMutation();
  const [renewRecoveryCodes] = useRenewRecoveryCodesMutation();
  const form = useAppForm({ schema: z.object({ proof: proofSchema(kind) }), defaultValues: { proof: noProof } });

  const submit = async ({ proof: typed }: { proof: typeof noProof }) => {
    const variables = { proof: proofOf(kind, typed) };
    if (what === 'renew') {
      const { data } = await renewRecoveryCodes({ variables });
      if (data?.renewRecoveryCodes.recoveryCodes) onCodes(data.renewRecoveryCodes.recoveryCodes);
      return data?.renewRecoveryCodes.errors;
    }
    const { data } = await disableTwoStep({ variables });
    if (data?.disableTwoStep.user) {
      notify.success('Two-step sign-in is off.');
      onEnd();
    }
    return data?.disableTwoStep.errors;
  };
  return (
    <Form
      form={form}
      label={what === 'disable' ? 'Switch two-step sign-in off' : 'New recovery codes'}
      onSubmit={submit}
    >
      <FormErrorBanner />
      <Typography>{texts[what]}</Typography>
      <ProofFields kind={kind} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitButton busyText="One moment..." color={what === 'disable' ? 'error' : 'primary'}>
          {what === 'disable' ? 'Switch off' : 'Get new codes'}
        </SubmitButton>
        {hasPassword && (
          <Button variant="text" onClick={() => setKind(kind === 'password' ? 'code' : 'password')}>
            {kind === 'password' ? 'Use a code instead' : 'Use the password instead'}
          </Button>
        )}
        <Button variant="text" color="inherit" onClick={onEnd}>
          Cancel
        </Button>
      </Box>
    </Form>
  );
}
