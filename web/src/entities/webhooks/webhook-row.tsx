import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { formatCount, formatDateTime } from '../../lib/format';
import { DeliveryLog } from './delivery-log';
import { useWebhookActions } from './use-webhook-actions';
import type { WebhookMutations } from './use-webhooks';
import { everyEvent, eventLabels, offReasonLabels } from './webhook-labels';
import type { WebhookFragment } from './webhooks.generated';

interface WebhookRowProps {
  webhook: WebhookFragment;
  mutations: WebhookMutations;
  onEdit: () => void;
  onSecret: (secret: string) => void;
  onDeleted: () => void;
}

/** One webhook: its address, events and state, what can be done with it, and what was sent to it. */
export function WebhookRow({ webhook, mutations, onEdit, onSecret, onDeleted }: WebhookRowProps) {
  const { url, description, events, types, isActive, earlierSecretUntil } = webhook;
  const chips = types.includes(everyEvent) ? ['All events'] : events.map((event) => eventLabels[event]);
  const [isOpen, setOpen] = useState(false);
  const [tested, setTested] = useState(0);
  const { toggle, rotate, remove, test, busy } = useWebhookActions(webhook, mutations);
  const testNow = async () => {
    if (!(await test())) return;
    setOpen(true);
    setTested((count) => count + 1);
  };
  return (
    <Box
      component="li"
      aria-label={url}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', p: { xs: 2, sm: 2.5 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{url}</Typography>
          {description && <Typography sx={{ overflowWrap: 'anywhere' }}>{description}</Typography>}
          <State webhook={webhook} />
        </Box>
        <Switch
          checked={isActive}
          disabled={busy}
          onChange={() => void toggle()}
          slotProps={{ input: { 'aria-label': `Use ${url}` } }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1.5 }}>
        {chips.map((label) => (
          <Chip key={label} size="small" variant="outlined" label={label} />
        ))}
      </Box>
      {earlierSecretUntil && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          The earlier secret also works until {formatDateTime(earlierSecretUntil)}.
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button
          variant="outlined"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          aria-label={`Deliveries of ${url}`}
        >
          Deliveries
        </Button>
        <Button variant="outlined" size="small" disabled={!isActive || busy} onClick={() => void testNow()}>
          Send a test
        </Button>
        <Button variant="outlined" size="small" onClick={onEdit} aria-label={`Edit ${url}`}>
          Edit
        </Button>
        <Button variant="text" size="small" onClick={() => void rotate().then((secret) => secret && onSecret(secret))}>
          New secret
        </Button>
        <Button
          variant="text"
          size="small"
          color="error"
          aria-label={`Delete ${url}`}
          onClick={() => void remove().then((isDone) => isDone && onDeleted())}
        >
          Delete
        </Button>
      </Box>
      {isOpen && <DeliveryLog key={tested} id={webhook.id} url={url} canSend={isActive} mutations={mutations} />}
    </Box>
  );
}

function State({ webhook: { isActive, offReason, failures } }: { webhook: WebhookFragment }) {
  if (!isActive)
    return (
      <Typography sx={{ color: offReason === 'OWNER' ? 'text.secondary' : 'error.main', fontSize: '0.9375rem' }}>
        {offReasonLabels[offReason ?? 'OWNER']}
      </Typography>
    );
  return (
    <Typography sx={{ color: failures > 0 ? 'warning.main' : 'text.secondary', fontSize: '0.9375rem' }}>
      {failures > 0 ? `On, but the last ${formatCount(failures, 'try', 'tries')} failed. We keep trying.` : 'On'}
    </Typography>
  );
}
