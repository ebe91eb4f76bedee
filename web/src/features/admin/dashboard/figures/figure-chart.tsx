import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';
import { lineClasses } from '@mui/x-charts/LineChart';
import type { DashboardFigures, FigureKind, Frame } from './figure-kinds';
import { pointLabel, pointName } from './point-labels';

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
  const line = (id: keyof typeof colours, label: string, points: DashboardFigures['series']) => ({
    id,
    label,
    data: points.map((point) => kind.value(point, frame)),
    color: colours[id],
    showMark: points.length === 1,
    curve: 'linear' as const,
    connectNulls: false,
    valueFormatter: inWords,
  });
  return (
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
        },
      ]}
      yAxis={[{ width: 72, min: undefined, valueFormatter: (value: number) => kind.format(value, frame) }]}
      series={[
        ...(seriesBefore ? [line('before', 'Period before', seriesBefore.slice(0, series.length))] : []),
        line('now', kind.title, series),
      ]}
      sx={{ [`& .${lineClasses.line}[data-series="before"]`]: { strokeDasharray: '5 5' } }}
      slotProps={{ legend: { position: { horizontal: 'start' } } }}
    />
  );
}
