import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatDateTime } from '../../../lib/format';
import { useDesignCreditQuery } from './admin-designs.generated';
import type { AdminDesignFragment, DesignCreditQuery } from './admin-designs.generated';
import { CreditReturn } from './credit-return';
import { RevealedDesign } from './revealed-design';

const unfinished = ['QUEUED', 'RUNNING'];

/** What an Admin can do about a design, above its facts: a phone would hide it below them. */
export function DesignActions({ design }: { design: AdminDesignFragment }) {
  const [doing, setDoing] = useState<'credit' | 'picture' | null>(null);
  const { data } = useDesignCreditQuery({ variables: { id: design.id }, fetchPolicy: 'cache-and-network' });
  const creditReturn = data?.design.creditReturn;
  const mayReturn = data !== undefined && !creditReturn && !unfinished.includes(design.status);
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      {creditReturn && <Returned entry={creditReturn} />}
      {doing === 'credit' && mayReturn ? (
        <CreditReturn design={design} onEnd={() => setDoing(null)} />
      ) : doing === 'picture' ? (
        <RevealedDesign design={design} onCancel={() => setDoing(null)} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
          {mayReturn && (
            <Button variant="outlined" size="small" onClick={() => setDoing('credit')}>
              Return the credit
            </Button>
          )}
          <Button variant="outlined" size="small" onClick={() => setDoing('picture')}>
            Show picture and words
          </Button>
        </Box>
      )}
    </Box>
  );
}

const Returned = ({ entry }: { entry: NonNullable<DesignCreditQuery['design']['creditReturn']> }) => (
  <Alert severity="info" icon={false}>
    The credit was given back on {formatDateTime(entry.createdAt)}
    {entry.note && <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{entry.note}</Box>}
  </Alert>
);
