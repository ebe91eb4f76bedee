import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { mailPorts, mailSettingsInput } from '../../../../../../contract/mail-settings';
import type { MailSecurity } from '../../../../../../contract/mail-settings';
import { useAppForm } from '../../../../components/form/form';
import { NumberField } from '../../../../components/form/number-field';
import { PasswordField } from '../../../../components/form/password-field';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { withProof } from '../../../../entities/account/admin-proof';
import type { OnUnsaved } from '../lazy-panel';
import { twoColumns } from '../shop/mode-fields';
import { SetupForm } from '../shop/setup-form';
import { useSaveMailSettingsMutation } from './delivery.generated';
import type { StoredMailFragment } from './delivery.generated';

type Stored = StoredMailFragment;
type MailValues = Pick<Stored, 'host' | 'port' | 'user' | 'sender'> & { security: MailSecurity; password: string };

const securities: { value: MailSecurity; label: string }[] = [
  { value: 'STARTTLS', label: `STARTTLS, usually port ${mailPorts.STARTTLS}` },
  { value: 'TLS', label: `TLS, usually port ${mailPorts.TLS}` },
  { value: 'NONE', label: 'None, without a login' },
];

/** Returns the initial values of the form. The stored password is never sent to the browser. */
const mailValues = ({ host, port, security, user, sender }: Stored): MailValues => ({
  host,
  port,
  security,
  user,
  password: '',
  sender,
});

interface MailFormProps {
  stored: Stored;
  reload: () => Promise<Stored | null>;
  onUnsaved: OnUnsaved;
}

/** The mail server and the sender of emails, as far as the environment of the server leaves them open. */
export function MailForm({ stored, reload, onUnsaved }: MailFormProps) {
  const form = useAppForm<MailValues>({ schema: mailSettingsInput, defaultValues: mailValues(stored) });
  const [saveMail] = useSaveMailSettingsMutation({ refetchQueries: ['Delivery'] });
  const { serverOfEnvironment, senderOfEnvironment, passwordSet } = stored;
  const save = async ({ sender, ...server }: MailValues, version: number) => {
    const input = { ...(!serverOfEnvironment && server), ...(!senderOfEnvironment && { sender }) };
    const answer = await withProof(
      async () => (await saveMail({ variables: { input, version } })).data?.saveMailSettings,
    );
    return answer && { stored: answer.settings?.mail ?? null, errors: answer.errors };
  };
  return (
    <SetupForm
      title="Mail server"
      isPart
      text="Find these in the SMTP settings of your email provider. Receipts, password links and support replies are sent through this server. Saving tests the login first."
      form={form}
      stored={stored}
      valuesOf={mailValues}
      save={save}
      reload={reload}
      saved="Mail server saved. Emails are sent through it from now on."
      failure="Failed to update the mail server"
      onUnsaved={onUnsaved}
    >
      {serverOfEnvironment ? (
        <Alert severity="info">{`Set by SMTP_URL: ${serverOfEnvironment}. To set a mail server here, ask your host to remove it.`}</Alert>
      ) : (
        <ServerFields passwordSet={passwordSet} />
      )}
      {senderOfEnvironment ? (
        <Alert severity="info">{`The sender is set by MAIL_FROM: ${senderOfEnvironment}. Ask your host to change it.`}</Alert>
      ) : (
        <TextField
          name="sender"
          label="Sender"
          type="email"
          maxLength={254}
          autoComplete="off"
          hint="Emails come from this address, under the shop name. Use one that your email provider lets you send from."
        />
      )}
    </SetupForm>
  );
}

function ServerFields({ passwordSet }: Pick<Stored, 'passwordSet'>) {
  const user = useWatch<MailValues, 'user'>({ name: 'user' });
  return (
    <>
      <TextField
        name="host"
        label="Server"
        maxLength={253}
        autoComplete="off"
        placeholder="smtp.example.com"
        hint="Leave empty to send no emails."
      />
      <Box sx={twoColumns}>
        <SelectField name="security" label="Security" options={securities} />
        <NumberField name="port" label="Port" required />
      </Box>
      <Box sx={twoColumns}>
        <TextField
          name="user"
          label="User name"
          maxLength={200}
          autoComplete="off"
          hint="Often the whole email address. Leave empty if the server needs no login."
        />
        <PasswordField
          name="password"
          label="Password"
          maxLength={500}
          autoComplete="new-password"
          required={user !== '' && !passwordSet}
          hint={
            passwordSet
              ? 'A password is stored. Leave this empty to keep it; it is never shown again.'
              : 'It is stored encrypted and never shown again.'
          }
        />
      </Box>
    </>
  );
}
