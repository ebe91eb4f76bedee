interface TrendProps {
  /** Null where a value is unknown. */
  values: readonly (number | null)[];
}

const [width, height] = [120, 32];

/** A small line without axes: the chart and the table say what it shows. */
export function Trend({ values }: TrendProps) {
  const known = values.map((value) => value ?? 0);
  const [least, most] = [Math.min(0, ...known), Math.max(...known)];
  if (known.length < 2 || most === least) return null;
  const points = known.map((value, at) => {
    const x = (at / (known.length - 1)) * width;
    const y = height - 2 - ((value - least) / (most - least)) * (height - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
      aria-hidden
      style={{ display: 'block' }}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--mui-palette-primary-main)"
        strokeWidth={2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
