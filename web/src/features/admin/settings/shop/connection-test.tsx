import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { PlugZap } from '../../../../lib/generated/icons';
import { errorMessage } from '../../../../lib/errors';
import type { PayPalValues } from './paypal-values';
import { useTestPayPalSetupMutation } from './shop.generated';

type Result = { severity: 'success' | 'warning' | 'error'; text: string };

const connected = (problem: string | null | undefined): Result =>
  problem
    ? { severity: 'warning', text: `PayPal accepts these credentials. ${problem}` }
    : { severity: 'success', text: 'PayPal accepts these credentials.' };

interface ConnectionTestProps {
  /** Version of the stored settings: an empty secret stands for the one that is stored with it. */
  version: number | null | undefined;
}

/** Checks the form's values with PayPal before they are used for payments. */
export function ConnectionTest({ version }: ConnectionTestProps) {
  const { control } = useFormContext<PayPalValues>();
  const [clientId, clientSecret, mode] = useWatch({ control, name: ['clientId', 'clientSecret', 'mode'] });
  const [test, { loading }] = useTestPayPalSetupMutation();
  const credentials = JSON.stringify([clientId, clientSecret, mode, version]);
  const [tested, setTested] = useState<{ credentials: string; result: Result } | null>(null);
  // the answer about other credentials does not return when these are entered again: the stored secret may have changed
  if (tested && tested.credentials !== credentials) setTested(null);
  const run = async () => {
    setTested(null);
    const setResult = (result: Result) => setTested({ credentials, result });
    try {
      const { data } = await test({
        variables: { clientId: clientId || null, clientSecret: clientSecret || null, mode },
      });
      const [first] = data?.testPayPal.errors ?? [];
      setResult(
        data?.testPayPal.works
          ? connected(data.testPayPal.webhookProblem)
          : { severity: 'error', text: first?.message ?? 'PayPal could not be reached. Please try again.' },
      );
    } catch (error) {
      setResult({ severity: 'error', text: errorMessage(error) });
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        size="small"
        disabled={loading}
        startIcon={<PlugZap size={18} aria-hidden />}
        onClick={() => void run()}
      >
        {loading ? 'Asking PayPal...' : 'Test connection'}
      </Button>
      <Box role="status" sx={{ justifySelf: 'stretch' }}>
        {tested && <Alert severity={tested.result.severity}>{tested.result.text}</Alert>}
      </Box>
    </Box>
  );
}
