import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { DashboardFigures, FigureKind, Frame } from './figure-kinds';
import { periodName, pointLabel, pointName } from './point-labels';

interface FigureChartProps {
  kind: FigureKind;
  figures: DashboardFigures;
  frame: Frame;
}

export const chartHeight = 300;

const colours = { now: 'var(--mui-palette-primary-main)', before: 'var(--mui-palette-text-secondary)' };

/** A figure over the period, beside the period before. */
export function FigureChart({ kind, figures, frame }: FigureChartProps) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { series, seriesBefore, step } = figures;
  const inWords = (value: number | null) => (value === null ? 'Unknown' : kind.format(value, frame));
  const line = (id: keyof typeof colours, label: string, points: DashboardFigures['series']) => {
    const data = points.map((point) => kind.value(point, frame));
    return {
      id,
      label,
      data,
      color: colours[id],
      // a value between unknown ones has no line
      showMark: ({ index }: { index: number }) =>
        (data[index - 1] ?? null) === null && (data[index + 1] ?? null) === null,
      curve: 'linear' as const,
      connectNulls: false,
      valueFormatter: inWords,
    };
  };
  const isBelowZero = [...series, ...(seriesBefore ?? [])].some((point) => (kind.value(point, frame) ?? 0) < 0);
  return (
    <Box role="img" aria-label={`${kind.title}, ${periodName(figures.period)}; the table has the values.`}>
      <LineChart
        height={chartHeight}
        margin={{ left: 8, right: 16 }}
        skipAnimation={isStill}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'point',
            data: series.map(({ from }) => from),
            valueFormatter: (from: string, { location }) => {
              const point = series.find((one) => one.from === from);
              if (!point) return from;
              return location === 'tick' ? pointLabel(point, step) : pointName(point, step);
            },
            tickLabelMinGap: 12,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            width: 64,
            min: isBelowZero ? undefined : 0,
            valueFormatter: (value: number) => (kind.axis ?? kind.format)(value, frame),
          },
        ]}
        series={[
          ...(seriesBefore ? [line('before', 'Period before', seriesBefore.slice(0, series.length))] : []),
          line('now', kind.title, series),
        ]}
        sx={{ [`& .${lineClasses.line}[data-series="before"]`]: { strokeDasharray: '5 5' } }}
        slotProps={{ legend: { position: { horizontal: 'start' } } }}
      />
    </Box>
  );
}
