import Box from '@mui/material/Box';

const width = 160;
const height = 36;
/** Room for the line's own width. */
const edge = 2;

/** A small line of numbers, one for each day; `label` says the same to screen readers. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(...values) || 1;
  const step = (width - 2 * edge) / Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) =>
      `${(edge + index * step).toFixed(1)},${(height - edge - (value / most) * (height - 2 * edge)).toFixed(1)}`,
  );
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      sx={{ width: '100%', maxWidth: width, height, display: 'block', color: 'primary.main', overflow: 'visible' }}
    >
      <line x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} stroke="currentColor" strokeOpacity={0.25} />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
