import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { SectionLoader } from '../../../components/feedback/loaders';
import { PageHeading } from '../../../components/page/page-heading';
import type { DesignFailureGrouping } from '../../../gql/schema';
import { errorMessage } from '../../../lib/errors';
import { useDesignFailuresQuery, useShopTimeZoneQuery } from './admin-designs.generated';
import type { DesignFailuresQuery } from './admin-designs.generated';
import { Choice } from './choice';
import { DesignsTabs } from './designs-tabs';
import { FailureGroups, percent } from './failure-groups';
import { isLength, lengths, rangeOf } from './failure-range';
import type { Length } from './failure-range';
import { Sparkline } from './sparkline';

const groupings = { CAUSE: 'Cause', MODEL: 'Model', KEY: 'AI key', STEP: 'Step' } as const satisfies Record<
  DesignFailureGrouping,
  string
>;
const isGrouping = (text: string | null): text is DesignFailureGrouping =>
  text !== null && Object.hasOwn(groupings, text);

/** What is shown, from the address. */
function useChoice() {
  const [parameters, setParameters] = useSearchParams();
  const [by, length] = [parameters.get('by'), parameters.get('days')];
  return {
    by: isGrouping(by) ? by : 'CAUSE',
    length: isLength(length) ? length : '30',
    set: (name: 'by' | 'days', value: string | null) =>
      value &&
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  } as const;
}

type Failures = DesignFailuresQuery['designFailures'];

/** How many designs failed, and how that developed. */
function Summary({ failures: { finished, failed, days } }: { failures: Failures }) {
  const shares = days.map((day) => (day.finished === 0 ? 0 : day.failed / day.finished));
  return (
    <Card component="section" aria-label="All failures" sx={{ p: 2.5, mb: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box>
          <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {percent(failed / finished)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {failed.toLocaleString('en-US')} of {finished.toLocaleString('en-US')} finished designs failed
          </Typography>
        </Box>
        <Sparkline values={shares} label={`Failure rate, day by day: ${shares.map(percent).join(', ')}`} />
      </Box>
    </Card>
  );
}

interface ContentProps {
  by: DesignFailureGrouping;
  length: Length;
  /** Of the shop. */
  timeZone: string;
}

function Content({ by, length, timeZone }: ContentProps) {
  const range = rangeOf(length, timeZone);
  const { data, previousData, error, refetch } = useDesignFailuresQuery({
    variables: { range: range.asked, by },
    fetchPolicy: 'cache-and-network',
  });
  const failures = data?.designFailures;
  // groups of another kind would lead to wrong rows: only the sum stays while they load
  const summed = failures ?? previousData?.designFailures;
  if (error && !failures)
    return <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!summed) return <SectionLoader />;
  if (summed.failed === 0)
    return (
      <Card>
        <EmptyState
          title="Nothing failed"
          text={
            summed.finished === 0
              ? 'No design was finished in these days.'
              : `All ${summed.finished.toLocaleString('en-US')} designs of these days were finished.`
          }
        />
      </Card>
    );
  return (
    <>
      <Summary failures={summed} />
      {failures ? <FailureGroups groups={failures.groups} by={by} ended={range.printed} /> : <SectionLoader />}
    </>
  );
}

/** /admin/designs/failures: failed designs by cause, model, AI key or step, with their part over time. */
export function DesignFailuresPage() {
  const { by, length, set } = useChoice();
  const { data, error, refetch } = useShopTimeZoneQuery();
  const timeZone = data && (data.settings.shop.timeZone ?? 'UTC');
  return (
    <>
      <PageHeading title="Failed designs" text="Why designs fail, how often, and since when." />
      <DesignsTabs />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>
        <Choice label="Group by" words={groupings} value={by} onChange={(value) => set('by', value)} />
        <Choice label="Days" words={lengths} value={length} onChange={(value) => set('days', value)} />
      </Box>
      {timeZone ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            Time zone: {timeZone.replaceAll('_', ' ')}
          </Typography>
          <Content by={by} length={length} timeZone={timeZone} />
        </>
      ) : error ? (
        <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <SectionLoader />
      )}
    </>
  );
}
