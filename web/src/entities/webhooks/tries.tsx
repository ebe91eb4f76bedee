import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../lib/format';
import { Block } from './text-block';
import type { WebhookDeliveryFactsFragment } from './webhooks.generated';

type Try = Omit<WebhookDeliveryFactsFragment['tries'][number], '__typename' | 'number' | 'response' | 'requestHead'>;

/** A time in the unit that suits it. */
const timeOf = (ms: number) => (ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} seconds`);

/** Returns what came of a try, and when that was. */
export function outcomeOf({ attemptedAt, responseStatus, durationMs, error }: Try): string {
  const outcome = responseStatus === null ? error : `Answered ${responseStatus} after ${timeOf(durationMs ?? 0)}`;
  return `${(outcome ?? 'No answer').replace(/\.$/, '')}, ${formatDateTime(attemptedAt)}.`;
}

/** The tries before the last one, latest first, each with its answer. */
export function EarlierTries({ tries }: { tries: WebhookDeliveryFactsFragment['tries'] }) {
  if (tries.length === 0) return null;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, fontSize: '0.875rem' }}>Earlier tries</Typography>
      <Box component="ol" aria-label="Earlier tries" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {tries.toReversed().map((one) => (
          <Box component="li" key={one.number} sx={{ py: 0.75, fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
            {`Try ${one.number}: ${outcomeOf(one)}`}
            <Folded label={`Request of try ${one.number}`} text={one.requestHead} />
            <Folded label={`Answer to try ${one.number}`} text={one.response} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Text that is shown when it is opened; nothing when there is none. */
const Folded = ({ label, text }: { label: string; text: string | null | undefined }) =>
  text ? (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5, fontSize: '0.875rem' } }}>
      <summary>{label}</summary>
      <Block label={label} text={text} hasTitle={false} />
    </Box>
  ) : null;
