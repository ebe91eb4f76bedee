interface TrendProps {
  /** Null where a value is unknown: the line has a gap there. */
  values: readonly (number | null)[];
}

const [width, height] = [120, 32];

/** A small line without axes: the chart and the table say what it shows. */
export function Trend({ values }: TrendProps) {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  if (values.length < 2 || most === least) return null;
  const steps = values.map((value, at) => {
    if (value === null) return '';
    const x = (at / (values.length - 1)) * width;
    const y = height - 2 - ((value - least) / (most - least)) * (height - 4);
    // a value between two gaps is a dot: a line of no length with round ends
    return `${(values[at - 1] ?? null) === null ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}${(values[at + 1] ?? null) === null ? 'h0' : ''}`;
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
      <path
        d={steps.join('')}
        fill="none"
        stroke="var(--mui-palette-primary-main)"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
