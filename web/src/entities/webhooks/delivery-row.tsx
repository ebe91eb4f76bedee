import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { SteadyButton } from '../../components/form/steady-button';
import { ChevronDown } from '../../lib/generated/icons';
import type { WebhookDeliveryStatus } from '../../gql/schema';
import { formatCount, formatDateTime } from '../../lib/format';
import { Block } from './text-block';
import { EarlierTries, outcomeOf } from './tries';
import { eventLabels } from './webhook-labels';
import type { WebhookDeliveryFactsFragment } from './webhooks.generated';

const states: Record<WebhookDeliveryStatus, { text: string; color: 'warning' | 'success' | 'error' }> = {
  WAITING: { text: 'Waiting', color: 'warning' },
  SUCCEEDED: { text: 'Delivered', color: 'success' },
  FAILED: { text: 'Failed', color: 'error' },
};

interface DeliveryRowProps {
  delivery: WebhookDeliveryFactsFragment;
  /** Sends it again; undefined while nothing can be sent. */
  onSendAgain?: () => Promise<void>;
}

/** One delivery: a line that opens its request and what came of each try. */
export function DeliveryRow({ delivery, onSendAgain }: DeliveryRowProps) {
  const { type, status, createdAt, attempts } = delivery;
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const detailsId = useId();
  const lastHead = delivery.tries.find(({ number }) => number === attempts)?.requestHead;
  const send = async () => {
    setBusy(true);
    await onSendAgain?.();
    setBusy(false);
  };
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{
          width: '100%',
          font: 'inherit',
          minHeight: 48,
          py: 1,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          rowGap: 0.25,
          textAlign: 'left',
          justifyContent: 'flex-start',
        }}
      >
        <Chip component="span" size="small" {...{ label: states[status].text, color: states[status].color }} />
        <Box component="span" sx={{ fontWeight: 600 }}>
          {eventLabels[type]}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', ml: { sm: 'auto' } }}>
          {formatDateTime(createdAt)}
          {attempts > 1 && `, ${formatCount(attempts, 'try', 'tries')}`}
        </Box>
        <Box
          component="span"
          sx={{ display: 'grid', transform: isOpen ? 'rotate(180deg)' : undefined, ml: { xs: 'auto', sm: 0 } }}
        >
          <ChevronDown size={18} aria-hidden />
        </Box>
      </ButtonBase>
      {isOpen && (
        <Box
          id={detailsId}
          sx={{ pb: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }}
        >
          <Outcome delivery={delivery} />
          {lastHead && <Block label="Request" text={lastHead} />}
          <Block label="Sent" text={pretty(delivery.request)} />
          {delivery.response && <Block label="Answer" text={delivery.response} />}
          <EarlierTries tries={delivery.tries.filter(({ number }) => number < attempts)} />
          <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
            Id of the event: {delivery.eventId}
          </Typography>
          {onSendAgain && (
            <Box>
              <SteadyButton variant="outlined" size="small" loading={busy} onClick={() => void send()}>
                {status === 'WAITING' ? 'Send now' : 'Send again'}
              </SteadyButton>
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

/** What came of the last try, and when the next one is. */
function Outcome({ delivery }: { delivery: WebhookDeliveryFactsFragment }) {
  const { attemptedAt, error, givenUp, nextAttemptAt } = delivery;
  const facts = [
    attemptedAt ? outcomeOf({ ...delivery, attemptedAt }) : error,
    givenUp,
    nextAttemptAt && attemptedAt && `Next try: ${formatDateTime(nextAttemptAt)}.`,
    nextAttemptAt && !attemptedAt && 'It is about to be sent.',
  ];
  return <Typography sx={{ fontSize: '0.9375rem' }}>{facts.filter(Boolean).join(' ')}</Typography>;
}

const pretty = (json: string) => JSON.stringify(JSON.parse(json), null, 2);
