import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { errorMessage } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { askToSendFailedAgain } from './send-failed-again';
import { DeliveryRow } from './delivery-row';
import type { WebhookMutations } from './use-webhooks';
import { useWebhookLogQuery } from './webhooks.generated';

const step = 10;
const most = 100;
/** Interval at which the list is read again while something in it waits to be sent. */
const pollMs = 2_000;

interface DeliveryLogProps {
  id: string;
  url: string;
  /** Whether the webhook is on: nothing is sent to one that is off. */
  canSend: boolean;
  mutations: Pick<WebhookMutations, 'sendAgain' | 'sendFailedAgain'>;
}

/** What was sent to a webhook in at least the last 30 days, newest first, as far as it is loaded. */
export function DeliveryLog({ id, url, canSend, mutations }: DeliveryLogProps) {
  const [size, setSize] = useState(step);
  const [onlyFailed, setOnlyFailed] = useState(false);
  const { data, previousData, loading, error, refetch, startPolling, stopPolling } = useWebhookLogQuery({
    variables: { id, page: { size }, filter: onlyFailed ? { status: ['FAILED'] } : null },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.webhookEndpoint.deliveries;
  const hasFailed = list?.items.some(({ status, type }) => status === 'FAILED' && type !== 'WEBHOOK_TEST') ?? false;
  const isWaiting = list?.items.some(({ status }) => status === 'WAITING') ?? false;
  useEffect(() => {
    if (!isWaiting) return undefined;
    startPolling(pollMs);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  const send = async (deliveryId: string) => {
    try {
      const refusal = (await mutations.sendAgain(deliveryId))?.errors[0]?.message;
      if (refusal) return void notify.error(refusal);
      notify.success('The event is on its way.');
      await refetch();
    } catch (failure) {
      notify.error(errorMessage(failure));
    }
  };
  return (
    <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem', flex: 1 }}>
          What was sent in the last 30 days or more
        </Typography>
        <FormControlLabel
          label="Only failed"
          control={<Switch checked={onlyFailed} onChange={(_event, on) => setOnlyFailed(on)} />}
          sx={{ mr: 0 }}
        />
      </Box>
      {canSend && hasFailed && (
        <Button
          variant="outlined"
          size="small"
          sx={{ my: 1 }}
          onClick={() =>
            void askToSendFailedAgain(mutations, id, url).then((isDone) => (isDone ? refetch() : undefined))
          }
        >
          Send all failed again
        </Button>
      )}
      {list && list.items.length > 0 && (
        <Box component="ul" aria-label={`Deliveries of ${url}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {list.items.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              onSendAgain={canSend ? () => send(delivery.id) : undefined}
            />
          ))}
        </Box>
      )}
      {list?.items.length === 0 && (
        <Typography sx={{ py: 2 }}>
          {onlyFailed ? 'Nothing has failed.' : 'Nothing was sent yet. Send a test to see how it looks.'}
        </Typography>
      )}
      {!list && loading && <SectionLoader minHeight={96} />}
      {!list && error && (
        <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {list && list.totalItems > list.items.length && size < most && (
        <Button variant="text" disabled={loading} onClick={() => setSize(Math.min(size + step, most))}>
          Show more
        </Button>
      )}
    </Box>
  );
}
