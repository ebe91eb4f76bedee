import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatAgo, formatCount, formatDateTime } from '../../../../lib/format';
import type { StoredAiKeyFragment } from './keys.generated';

interface FactProps {
  shown: StoredAiKeyFragment;
}

const small = { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** How long a refused key is not used. */
const restMs = 10 * 60 * 1000;

const rests = {
  INVALID: 'Unknown key',
  FORBIDDEN: 'Not allowed',
  NEEDS_BILLING: 'No billing',
} as const;

/** Until when a refused key is not used; null when it may be. */
function restsUntil({ parkedAt }: StoredAiKeyFragment): string | null {
  const until = parkedAt ? Date.parse(parkedAt) + restMs : 0;
  return until > Date.now() ? new Date(until).toISOString() : null;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Whether a key is used, and why not. */
export function KeyState({ shown }: FactProps) {
  const { isActive, parkedReason, fromEnvironment, hasLeftEnvironment } = shown;
  const until = restsUntil(shown);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {!isActive ? (
        <Chip component="span" size="small" label="Off" />
      ) : parkedReason && until ? (
        <Chip component="span" size="small" color="warning" label="Paused" />
      ) : (
        <Chip component="span" size="small" color="success" label="Active" />
      )}
      {isActive && parkedReason && (
        <Box component="span" sx={small}>
          {`${rests[parkedReason]}, tried again ${until ? `at ${clock.format(new Date(until))}` : 'with the next design'}`}
        </Box>
      )}
      {fromEnvironment && (
        <Box component="span" sx={small}>
          {hasLeftEnvironment ? 'No longer in the environment' : 'From the environment'}
        </Box>
      )}
    </Box>
  );
}

/** When a key was used last, and what went wrong then. */
export const KeyUse = ({ shown: { lastUsedAt, lastProblem, lastError } }: FactProps) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    {lastUsedAt ? (
      <time dateTime={lastUsedAt} title={formatDateTime(lastUsedAt)}>
        {formatAgo(lastUsedAt)}
      </time>
    ) : (
      <span>Never</span>
    )}
    {lastProblem && (
      <Typography component="span" sx={{ ...small, color: 'error.main' }}>
        {lastProblem}
      </Typography>
    )}
    {lastError && (
      <Box component="details" sx={small}>
        <Box component="summary" sx={{ cursor: 'pointer' }}>
          Its answer
        </Box>
        {lastError}
      </Box>
    )}
  </Box>
);

/** Which models of the settings a key reaches. */
export function KeyReach({ shown, imageModels }: FactProps & { imageModels: readonly string[] }) {
  const { models, missingModels, modelsAskedAt } = shown;
  if (!models || !missingModels) return <Box sx={{ color: 'text.secondary' }}>Not known yet</Box>;
  const all = models.length + missingModels.length;
  return (
    <Box
      sx={{ display: 'grid', gap: 0.5 }}
      title={modelsAskedAt ? `Asked ${formatDateTime(modelsAskedAt)}` : undefined}
    >
      <span>
        {missingModels.length === 0
          ? `All ${formatCount(all, 'model', 'models')}`
          : `${models.length} of ${formatCount(all, 'model', 'models')}`}
      </span>
      {imageModels.length > 0 && !imageModels.some((model) => models.includes(model)) && (
        <Box component="span" sx={{ ...small, color: 'error.main' }}>
          No image models
        </Box>
      )}
      {missingModels.length > 0 && (
        <Box component="span" sx={small}>
          {'Not '}
          {missingModels.map((model, index) => (
            // a name breaks only where a whole line is too short for it
            <Box
              key={model}
              component="span"
              sx={{ display: 'inline-block', maxWidth: '100%', whiteSpace: 'pre-wrap' }}
            >
              {index < missingModels.length - 1 ? `${model}, ` : model}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
