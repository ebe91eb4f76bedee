import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { dayIn } from '../../../../../../contract/time-zone';
import { EmptyState } from '../../../../components/feedback/empty-state';
import { ErrorPanel } from '../../../../components/feedback/error-panel';
import { errorMessage } from '../../../../lib/errors';
import { refreshMs } from '../dashboard-tables';
import { useDashboardFiguresQuery } from './figures.generated';
import { FigureOverTime } from './figure-over-time';
import { FigureCard } from './figure-card';
import { figureNames, isFigure } from './figure-kinds';
import type { DashboardFigures, FigureName } from './figure-kinds';
import { Funnel } from './funnel';
import { periodName } from './point-labels';
import { RangePicker } from './range-picker';
import { chosenIn, daysOf, firstPreset } from './ranges';
import { CurrencyChoice } from './currency-choice';

const here = () => dayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

/** Provides the days, comparison, figure and view of the address, which can be shared. */
function useChoices() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const figure = search.get('figure');
  return {
    chosen: chosenIn(search.get('days')),
    compare: search.get('compare') !== 'no',
    figure: isFigure(figure) ? figure : ('revenue' as const),
    currency: search.get('currency'),
    isTable: search.get('view') === 'table',
    set,
  };
}

/** The shop's figures over chosen days, beside the period before. */
export function FiguresSection() {
  const { chosen, compare, figure, currency, isTable, set } = useChoices();
  // the first answer says which day it is in the shop
  const [today, setToday] = useState(here);
  const days = daysOf(chosen, today);
  const { data, previousData, error, refetch } = useDashboardFiguresQuery({
    variables: { range: days, compare },
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshMs,
    skipPollAttempt: () => document.hidden,
  });
  const figures = (data ?? previousData)?.dashboard;
  if (figures && figures.today !== today) setToday(figures.today);
  return (
    <Box component="section" aria-labelledby="figures-heading" sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <Box>
        <Typography id="figures-heading" variant="h5" component="h2">
          Figures
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
          {figures && `${periodName(figures.period)} (${figures.timeZone.replaceAll('_', ' ')})`}
        </Typography>
      </Box>
      <RangePicker
        chosen={chosen}
        days={days}
        compare={compare}
        onChoose={(next) =>
          set('days', typeof next === 'object' ? `${next.from}..${next.to}` : next === firstPreset ? null : next)
        }
        onCompare={(next) => set('compare', next ? null : 'no')}
      />
      {error && !data ? (
        <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : !figures ? (
        <Skeleton variant="rounded" height={640} role="status" aria-label="The figures are loading" />
      ) : figures.isEmpty ? (
        <EmptyState
          title="No figures yet"
          text="Revenue, designs and customers appear here with the first order or design."
        />
      ) : (
        <Figures
          figures={figures}
          currency={currency}
          figure={figure}
          isTable={isTable}
          onFigure={(name) => set('figure', name)}
          onCurrency={(next) => set('currency', next)}
          onTable={(next) => set('view', next ? 'table' : null)}
        />
      )}
    </Box>
  );
}

interface FiguresProps {
  figures: DashboardFigures;
  currency: string | null;
  figure: FigureName;
  isTable: boolean;
  onFigure: (name: FigureName) => void;
  onCurrency: (currency: string) => void;
  onTable: (isTable: boolean) => void;
}

function Figures({ figures, currency, figure, isTable, onFigure, onCurrency, onTable }: FiguresProps) {
  const { period, before, isRecomputing } = figures;
  const currencies = [
    ...new Set([figures.currency, ...[...period.money, ...(before?.money ?? [])].map((sums) => sums.currency)]),
  ];
  const shown = currencies.find((one) => one === currency) ?? figures.currency;
  const frame = { currency: shown, costCurrency: figures.currency };
  return (
    <>
      {isRecomputing && (
        <Alert severity="info">
          The figures of earlier days are being computed. Some may be missing, or follow the time zone before, for some
          minutes.
        </Alert>
      )}
      {currencies.length > 1 && <CurrencyChoice currencies={currencies} chosen={shown} onChoose={onCurrency} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
        {figureNames.map((name) => (
          <FigureCard
            key={name}
            name={name}
            figures={figures}
            frame={frame}
            isShown={name === figure}
            onShow={() => onFigure(name)}
          />
        ))}
      </Box>
      <FigureOverTime figures={figures} frame={frame} name={figure} isTable={isTable} onTable={onTable} />
      <Funnel figures={figures} />
    </>
  );
}
