import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useViewer } from '../../../../entities/session/use-viewer';
import type { OnUnsaved } from '../lazy-panel';
import { panelTitles } from '../menu/tabs';
import { SetupState } from '../shop/setup-states';
import { useDeliveryQuery, useTestEmailMutation, useTestStorageMutation } from './delivery.generated';
import { MailForm } from './mail-form';
import { ServiceTest } from './service-test';

interface ServiceProps {
  title: string;
  /** Name for links to it (`settingsHref`). */
  field?: string;
  text: ReactNode;
  children?: ReactNode;
}

const Service = ({ title, field, text, children }: ServiceProps) => (
  <Card
    component="section"
    aria-label={title}
    tabIndex={field ? -1 : undefined}
    data-field={field}
    sx={{ p: { xs: 2, sm: 3 } }}
  >
    <Typography variant="h5" component="h3">
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '70ch', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
    {children}
  </Card>
);

/** Where emails and files go, and whether they get there. */
export function DeliveryPanel({ onUnsaved }: { onUnsaved: OnUnsaved }) {
  const { viewer } = useViewer();
  const { data, error, refetch } = useDeliveryQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const [testEmail] = useTestEmailMutation();
  const [testStorage] = useTestStorageMutation();
  const mail = data?.settings.mail;
  if (!mail)
    return <SetupState error={error} failure="Failed to fetch the email and storage settings" onRetry={refetch} />;
  const { mailServer, mailFrom, bucket, appUrl } = data.delivery;
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Typography variant="h4" component="h2">
        {panelTitles.delivery}
      </Typography>
      <MailForm
        stored={mail}
        reload={async () => (await refetch()).data?.settings.mail ?? null}
        onUnsaved={onUnsaved}
      />
      <Service
        title="Email"
        field="testEmail"
        text={
          mailServer
            ? `Emails are sent through ${mailServer}, from ${mailFrom}.`
            : 'No mail server is set. Emails are not sent: read them under Messages.'
        }
      >
        {mailServer && (
          // a new version may name another mail server, about which the last result says nothing
          <ServiceTest
            key={mail.version}
            button="Send a test email"
            works={`The mail server accepted an email to ${viewer?.email ?? 'you'}.`}
            run={async () => (await testEmail()).data?.testEmail}
          />
        )}
      </Service>
      <Service
        title="Site address"
        field="appUrl"
        text={`Links in emails lead to ${appUrl}, and PayPal reports payments there. You can't change it here: point your domain to the server, and ask your host to set APP_URL to that address, starting with https://.`}
      />
      <Service
        title="Storage"
        field="testStorage"
        text={
          bucket
            ? `Images and files are stored in the bucket ${bucket}.`
            : 'Images and files are stored in a folder on the server.'
        }
      >
        <ServiceTest
          button="Store a test file"
          works="A file was stored, read back and deleted."
          run={async () => (await testStorage()).data?.testStorage}
        />
      </Service>
    </Box>
  );
}
