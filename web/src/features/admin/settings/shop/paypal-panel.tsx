import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { PasswordField } from '../../../../components/form/password-field';
import { SelectField } from '../../../../components/form/select-field';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextField } from '../../../../components/form/text-field';
import { useAppForm } from '../../../../components/form/form';
import { notify } from '../../../../lib/notify';
import { withProof } from '../../../../entities/account/admin-proof';
import type { OnUnsaved } from '../lazy-panel';
import { ConnectionTest } from './connection-test';
import { ModeFields, mayGoLive, twoColumns } from './mode-fields';
import { colors, labels, layouts, optionsOf, payPalForm, payPalInput, payPalValues, shapes } from './paypal-values';
import type { PayPalValues } from './paypal-values';
import { SetupForm } from './setup-form';
import { SetupState } from './setup-states';
import { usePayPalSetupQuery, useResetPayPalSetupMutation, useSavePayPalSetupMutation } from './shop.generated';
import type { SavePayPalSetupMutation, ShopPaymentsFragment } from './shop.generated';
import { WebhookFields } from './webhook-fields';

/** The PayPal settings (specification, admin area, 'Paypal Setup'). */
export function PayPalPanel({ onUnsaved }: { onUnsaved: OnUnsaved }) {
  const { data, error, refetch } = usePayPalSetupQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  if (!data)
    return (
      <SetupState
        error={error}
        failure="Failed to fetch PayPal data"
        unreached="Error fetching PayPal data"
        onRetry={refetch}
      />
    );
  const reload = async () => (await refetch()).data?.settings.paypal ?? null;
  return <PayPalSetup stored={data.settings.paypal} reload={reload} onUnsaved={onUnsaved} />;
}

const appsPage = 'https://developer.paypal.com/dashboard/applications';

/** Where the client id and the secret of the chosen mode come from. */
function Credentials() {
  const mode = useWatch<PayPalValues, 'mode'>({ name: 'mode' });
  const tab = mode === 'LIVE' ? 'Live' : 'Sandbox';
  return (
    <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
      You find the client id and secret in your app at{' '}
      <MuiLink href={`${appsPage}/${tab.toLowerCase()}`} target="_blank" rel="noreferrer">
        PayPal Developer, Apps &amp; Credentials
      </MuiLink>
      : choose {tab} there and open your app, or create one. Sandbox and Live have their own ids and secrets, which do
      not work in the other mode.
    </Typography>
  );
}

interface PayPalSetupProps {
  stored: ShopPaymentsFragment['paypal'];
  reload: () => Promise<ShopPaymentsFragment['paypal'] | null>;
  onUnsaved: OnUnsaved;
}

type Answer = SavePayPalSetupMutation['savePayPalSettings'];

/** What PayPal confirmed when a version was saved. It says nothing about later versions. */
interface Confirmed {
  text: string;
  version: number | null | undefined;
}

function PayPalSetup({ stored, reload, onUnsaved }: PayPalSetupProps) {
  const form = useAppForm<PayPalValues>({ schema: payPalForm, defaultValues: payPalValues(stored) });
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const [saveSetup] = useSavePayPalSetupMutation();
  const [resetSetup] = useResetPayPalSetupMutation();
  /** Shows what PayPal said about a change, and returns the outcome for the form. */
  const take = (answer: Answer | undefined) => {
    const changed = answer?.settings?.paypal ?? null;
    setConfirmed(answer?.verified ? { text: answer.verified, version: changed?.version } : null);
    if (answer?.notice) notify.error(answer.notice);
    return answer && { stored: changed, errors: answer.errors };
  };
  const save = async (values: PayPalValues, version: number) => {
    const variables = { input: payPalInput(values, stored), version };
    return take(await withProof(async () => (await saveSetup({ variables })).data?.savePayPalSettings));
  };
  const reset = async (version: number) =>
    take(await withProof(async () => (await resetSetup({ variables: { version } })).data?.resetPayPalSettings));
  return (
    <SetupForm
      title="Paypal Setup"
      text="Changes apply to payments started from now on. Payments already started are finished and refunded with the account they were started with."
      form={form}
      stored={stored}
      valuesOf={payPalValues}
      ask={(values) => mayGoLive(stored, values)}
      save={save}
      reload={reload}
      saved="PayPal settings updated successfully"
      refused="Failed to update PayPal settings"
      failure="Error updating PayPal settings"
      unreached="Error updating PayPal settings"
      reset={{
        text: "Client id, secret and mode return to the values in the server's environment, where the mode may be live, and the stored secret is deleted. Payments already started are finished with the account they were started with.",
        act: reset,
        done: 'PayPal settings reset successfully',
        refused: 'Failed to reset PayPal settings',
        failure: 'Error resetting PayPal settings',
      }}
      onUnsaved={onUnsaved}
    >
      <SwitchField
        name="enablePayPal"
        label="Take payments with PayPal"
        hint="While this is off, customers cannot pay."
      />
      <ModeFields stored={stored} />
      <Credentials />
      <TextField name="clientId" label="Client id" maxLength={200} autoComplete="off" />
      <PasswordField
        name="clientSecret"
        label="Client secret"
        maxLength={200}
        autoComplete="new-password"
        hint={
          stored.secretSet
            ? 'A secret is stored. Leave this empty to keep it; it is never shown again.'
            : 'No secret is stored yet. It is stored encrypted and never shown again.'
        }
      />
      <ConnectionTest version={stored.version} />
      <WebhookFields webhook={stored.webhook} />
      <Box role="status">
        {confirmed && confirmed.version === stored.version && <Alert severity="success">{confirmed.text}</Alert>}
      </Box>
      <Typography component="h3" variant="h6" sx={{ mt: 1 }}>
        PayPal button
      </Typography>
      <Box sx={twoColumns}>
        <SelectField name="buttonStyles.layout" label="Layout" options={optionsOf(layouts)} />
        <SelectField name="buttonStyles.color" label="Color" options={optionsOf(colors)} />
        <SelectField name="buttonStyles.shape" label="Shape" options={optionsOf(shapes)} />
        <SelectField name="buttonStyles.label" label="Label" options={optionsOf(labels)} />
      </Box>
    </SetupForm>
  );
}
