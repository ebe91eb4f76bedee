import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { currencyLabels } from '../../../../../../contract/labels';
import { SelectField } from '../../../../components/form/select-field';
import { confirm } from '../../../../components/feedback/confirm';
import { modes, optionsOf } from './paypal-values';
import type { PayPalValues } from './paypal-values';
import type { ShopPaymentsFragment } from './shop.generated';

export const twoColumns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

type Stored = Pick<ShopPaymentsFragment['paypal'], 'mode' | 'currency'>;

/** What a new currency does to prices; null when it stays (`decisions.md` 10). */
const pricesIn = (stored: Stored, currency: PayPalValues['currency']): string | null =>
  currency === stored.currency
    ? null
    : `Prices are not converted: what costs 10 ${stored.currency} today will cost 10 ${currency}.`;

/** Asks before payments take real money from now on. @returns whether to go on */
export async function mayGoLive(stored: Stored, { mode, currency }: PayPalValues): Promise<boolean> {
  if (mode !== 'LIVE' || stored.mode === 'LIVE') return true;
  const text =
    'Customers pay with real money from then on. PayPal is first asked whether it accepts these credentials.';
  return confirm({
    title: 'Switch to live payments?',
    text: [text, pricesIn(stored, currency)].filter(Boolean).join(' '),
    confirmText: 'Go live',
    danger: true,
  });
}

/** Mode and currency of payments, with what they mean. */
export function ModeFields({ stored }: { stored: Stored }) {
  const [mode, currency] = useWatch<PayPalValues, ['mode', 'currency']>({ name: ['mode', 'currency'] });
  const prices = pricesIn(stored, currency);
  return (
    <>
      <Alert severity={mode === 'LIVE' ? 'warning' : 'info'}>
        {mode === 'LIVE' ? 'Live: customers pay with real money.' : 'Sandbox: for testing. No real money moves.'}
        {mode !== stored.mode && ' Takes effect when you save.'}
      </Alert>
      <Box sx={twoColumns}>
        <SelectField name="mode" label="Mode" options={optionsOf(modes)} />
        <SelectField
          name="currency"
          label="Currency"
          options={optionsOf(currencyLabels)}
          hint="Applies to new orders."
        />
      </Box>
      {prices && <Alert severity="warning">{prices}</Alert>}
    </>
  );
}
