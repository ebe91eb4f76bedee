import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useViewer } from '../../../../entities/session/use-viewer';
import { panelTitles } from '../panel-titles';
import { SetupState } from '../shop/setup-states';
import { useDeliveryQuery, useTestEmailMutation, useTestStorageMutation } from './delivery.generated';
import { ServiceTest } from './service-test';

interface ServiceProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

const Service = ({ title, text, children }: ServiceProps) => (
  <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
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
export function DeliveryPanel() {
  const { viewer } = useViewer();
  const { data, error, refetch } = useDeliveryQuery({ fetchPolicy: 'network-only' });
  const [testEmail] = useTestEmailMutation();
  const [testStorage] = useTestStorageMutation();
  if (!data) return <SetupState error={error} failure="Failed to fetch where emails and files go" onRetry={refetch} />;
  const { mailServer, mailFrom, bucket } = data.delivery;
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <div>
        <Typography variant="h4" component="h2">
          {panelTitles.delivery}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          Both are set in the environment of the server, by its operator.
        </Typography>
      </div>
      <Service
        title="Email"
        text={
          mailServer
            ? `Emails go to the mail server ${mailServer}, from ${mailFrom}.`
            : 'No mail server is set: emails stay in the outbox, and are read under Messages.'
        }
      >
        {mailServer && (
          <ServiceTest
            button="Send a test email"
            works={`The mail server took an email to ${viewer?.email ?? 'you'}.`}
            run={async () => (await testEmail()).data?.testEmail}
          />
        )}
      </Service>
      <Service
        title="Storage"
        text={
          bucket ? `Pictures and files go to the bucket ${bucket}.` : 'Pictures and files go to a folder of the server.'
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
