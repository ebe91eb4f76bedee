import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { aiPurposeLabels } from '../../../../../contract/labels';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { SectionLoader } from '../../../components/feedback/loaders';
import { PageHeading } from '../../../components/page/page-heading';
import { errorMessage } from '../../../lib/errors';
import { formatCount } from '../../../lib/format';
import { settingsHref } from '../settings/menu/tabs';
import { useAiCostsQuery, useCostSettingsQuery } from './admin-designs.generated';
import type { AiCostsQuery } from './admin-designs.generated';
import { Choice } from './choice';
import { DesignsTabs } from './designs-tabs';
import { percent } from './failure-groups';
import { isLength, lengths, rangeOf } from './failure-range';
import type { Length } from './failure-range';

type Costs = AiCostsQuery['aiCosts'];
type Row = Costs['purposes'][number];

/** Formats a cost, which may be a part of a cent, in the shop's currency. */
const inCurrency = (cost: string, currency: string) =>
  Number(cost).toLocaleString('en-US', { style: 'currency', currency, maximumFractionDigits: 4 });

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { cost }) => sum + Number(cost ?? 0), 0);

/** Says what a row costs, and what of it is not known. */
function CostCell({ row, currency }: { row: Row; currency: string }) {
  return (
    <Typography component="div" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {row.cost === null ? 'Not known' : inCurrency(row.cost, currency)}
      <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
        {row.costPerCall !== null
          ? `${inCurrency(row.costPerCall, currency)} a call`
          : row.cost === null
            ? 'no cost is set'
            : `${formatCount(row.uncosted, 'call', 'calls')} without a cost`}
      </Typography>
    </Typography>
  );
}

/** What is spent for each purpose, the most expensive first. */
function CostRows({ rows, currency }: { rows: readonly Row[]; currency: string }) {
  return (
    <Card component="ul" aria-label="Costs" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box key={row.purpose} component="li" sx={line}>
          <Box sx={{ minWidth: 0 }}>
            {aiPurposeLabels[row.purpose]}
            <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
              {row.calls.toLocaleString('en-US')} {row.calls === 1 ? 'call' : 'calls'}
              {row.failed > 0 && `, ${row.failed.toLocaleString('en-US')} without an answer`}
            </Typography>
          </Box>
          <CostCell row={row} currency={currency} />
        </Box>
      ))}
    </Card>
  );
}

function Summary({ costs: { purposes, repainted }, currency }: { costs: Costs; currency: string }) {
  const isWhole = purposes.every(({ uncosted }) => uncosted === 0);
  return (
    <Card
      component="section"
      aria-label="All calls"
      sx={{ p: 2.5, mb: 2.5, display: 'flex', flexWrap: 'wrap', gap: 4 }}
    >
      <Box>
        <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {inCurrency(String(sumOf(purposes)), currency)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {isWhole ? 'for all calls' : 'without calls whose cost is not set'}
        </Typography>
      </Box>
      {repainted !== null && repainted !== undefined && (
        <Box>
          <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {percent(repainted)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>of backgrounds painted again because of lettering</Typography>
        </Box>
      )}
    </Card>
  );
}

function Content({ length, timeZone, currency }: { length: Length; timeZone: string; currency: string }) {
  const { data, error, refetch } = useAiCostsQuery({
    variables: { range: rangeOf(length, timeZone).asked },
    fetchPolicy: 'cache-and-network',
  });
  const costs = data?.aiCosts;
  if (error && !costs)
    return <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!costs) return <SectionLoader />;
  if (costs.purposes.length === 0)
    return (
      <Card>
        <EmptyState title="No calls" text="The AI service was not called in these days." />
      </Card>
    );
  return (
    <>
      <Summary costs={costs} currency={currency} />
      <CostRows rows={costs.purposes} currency={currency} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        Each cost is what{' '}
        <MuiLink component={Link} to={settingsHref('keys', 'imageModels.0.cost')}>
          Models and Limits
        </MuiLink>{' '}
        said when the call was made.
      </Typography>
    </>
  );
}

/** /admin/designs/costs: what calls of the AI service cost, by what they were for. */
export function DesignCostsPage() {
  const [parameters, setParameters] = useSearchParams();
  const days = parameters.get('days');
  const length = isLength(days) ? days : '30';
  const { data, error, refetch } = useCostSettingsQuery();
  const timeZone = data?.settings.shop.timeZone ?? 'UTC';
  return (
    <>
      <PageHeading title="AI costs" text="What calls of the AI service cost, by purpose." />
      <DesignsTabs />
      <Box sx={{ mb: 2.5 }}>
        <Choice
          label="Days"
          words={lengths}
          value={length}
          onChange={(value) => value && setParameters({ days: value }, { replace: true, preventScrollReset: true })}
        />
      </Box>
      {data ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            Time zone: {timeZone.replaceAll('_', ' ')}
          </Typography>
          <Content length={length} timeZone={timeZone} currency={data.settings.paypal.currency} />
        </>
      ) : error ? (
        <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <SectionLoader />
      )}
    </>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 3,
  alignItems: 'center',
  px: 2.5,
  py: 1.75,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;
