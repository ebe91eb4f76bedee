import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  labelOf,
  nicheOptions,
  platforms,
  postTypes,
  sizeOf,
  styleOptions,
} from '../../entities/design/design-options';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { creditAfterFailure, failureReason } from '../../entities/design/shown-design';
import { formatDateTime } from '../../lib/format';
import { stateOptions } from './gallery-filters';

type Ended = Pick<DesignPartsFragment, 'status' | 'error' | 'credits'>;

/** Says what a design costs; copies and free corrections cost nothing. */
function creditMessage({ status, credits }: Ended): string {
  if (status === 'SUCCEEDED') return credits > 0 ? 'It cost 1 credit.' : 'It cost no credit.';
  return credits > 0 ? '1 credit is set aside for it. You get it back if no design is made.' : 'It takes no credit.';
}

/** Says why there is no picture, and what became of the credit; null where there is one, or one may still come. */
export function failureMessage({ status, error, credits }: Ended): string | null {
  if (status !== 'FAILED' && status !== 'CANCELLED') return null;
  return `${status === 'CANCELLED' ? 'It was cancelled.' : failureReason(error)} ${creditAfterFailure({ credits })}`;
}

const Text = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <Typography variant="body2" component="h3" sx={{ color: 'text.secondary', mb: 0.25 }}>
      {title}
    </Typography>
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Box>
  </Box>
);

/** The inputs of a design, and its outcome. */
export function DesignFacts({ design }: { design: DesignPartsFragment }) {
  const failure = failureMessage(design);
  const facts = [
    ['Platform', labelOf(platforms, design.platform)],
    ['Type', labelOf(postTypes, design.postType)],
    ['Size', sizeOf(design.size).label],
    ['Niche', labelOf(nicheOptions, design.niche)],
    ['Style', labelOf(styleOptions, design.style)],
    ['State', labelOf(stateOptions, design.status)],
    ['Asked for', formatDateTime(design.createdAt)],
    ['Pixels', design.width && design.height ? `${design.width} × ${design.height}` : null],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', fontSize: '0.9375rem' }}>
      {failure && <Alert severity={design.status === 'FAILED' ? 'error' : 'info'}>{failure}</Alert>}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: 1.5,
          '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
          '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Box>
      {design.enhancedPrompt && <Text title="Enhanced prompt">{design.enhancedPrompt}</Text>}
      {design.customPrompt && <Text title="Prompt">{design.customPrompt}</Text>}
      {!failure && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {creditMessage(design)}
        </Typography>
      )}
    </Box>
  );
}
