import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SteadyButton } from '../../components/form/steady-button';
import type { DesignStep } from '../../gql/schema';
import { steps } from '../../entities/design/shown-design';
import { formatElapsed, secondsBetween, useNow } from './design-stage';
import { Threads } from './threads';
import { stageTone } from '../../lib/styles';

interface WorkingFrameProps {
  text: string;
  /** Progress in words; null before the server has the request. */
  stage: string | null;
  /** What runs of a design whose words Postloom sets. */
  step: DesignStep | null;
  /** Time of the request, as ISO 8601. */
  startedAt: string | undefined;
  cancelling: boolean;
  /** Undefined while there is nothing to cancel yet. */
  onCancel: (() => void) | undefined;
}

/** Animation of threads across the frame while the AI works. */
export function WorkingFrame({ text, stage, step, startedAt, cancelling, onCancel }: WorkingFrameProps) {
  const now = useNow(true);
  const seconds = startedAt ? secondsBetween(Date.parse(startedAt), now) : 0;
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        bgcolor: stageTone(22),
        color: '#FBF8F3',
        display: 'grid',
        alignContent: 'end',
      }}
    >
      <Threads />
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'minmax(0, 1fr)',
          p: { xs: 2.5, sm: 3.5 },
          pt: 6,
          // keeps the threads behind the text invisible, however low the frame is
          background: `linear-gradient(transparent, ${stageTone(22)} 48px)`,
        }}
      >
        <div>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            AI is generating your design...
          </Typography>
          <Typography
            variant="body2"
            sx={{ opacity: 0.85, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {text}
          </Typography>
        </div>
        {step && <Steps current={step} />}
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            minHeight: 36,
          }}
        >
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', opacity: 0.85 }}>
            {stage ?? 'On its way'} <span aria-hidden>{formatElapsed(seconds)}</span>
          </Typography>
          {onCancel && (
            <SteadyButton
              size="small"
              variant="outlined"
              onClick={onCancel}
              disabled={cancelling}
              sx={{
                color: 'inherit',
                borderColor: 'rgba(251, 248, 243, 0.6)',
                '&.Mui-disabled': { color: 'rgba(251, 248, 243, 0.7)' },
              }}
            >
              {cancelling ? 'Cancelling...' : 'Cancel'}
            </SteadyButton>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Four bars, one for each step; the current one pulses, unless reduced motion is set. */
const Steps = ({ current }: { current: DesignStep }) => {
  const index = steps.indexOf(current);
  return (
    <Box
      role="img"
      aria-label={`Step ${index + 1} of ${steps.length}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${steps.length}, 1fr)`,
        gap: 0.75,
        maxWidth: 260,
        mt: 0.5,
        '@keyframes pulse': { '50%': { opacity: 0.5 } },
      }}
    >
      {steps.map((step, place) => (
        <Box
          key={step}
          component="span"
          sx={{
            height: 4,
            borderRadius: 2,
            backgroundColor: place > index ? 'rgba(251, 248, 243, 0.24)' : '#FBF8F3',
            transition: 'background-color 300ms ease-out',
            ...(place === index && {
              '@media (prefers-reduced-motion: no-preference)': { animation: 'pulse 2s ease-in-out infinite' },
            }),
          }}
        />
      ))}
    </Box>
  );
};
