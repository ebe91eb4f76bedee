import Box from '@mui/material/Box';

const rows = [26, 52, 78];
const looseRow = 104;
const columns = [30, 62, 94, 126];
const strand = 14;
const tone = (percent: number) => ({
  stroke: `color-mix(in srgb, var(--mui-palette-primary-main) ${percent}%, var(--mui-palette-background-default))`,
});
/** Returns whether the vertical thread is above the horizontal one. */
const over = (row: number, column: number) => (row + column) % 2 === 0;

/** The mark's weave as a drawing: threads over and under each other, and one loose end. */
export function ThreadArt({ size = 132 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 168 160"
      aria-hidden
      sx={{ width: size, height: 'auto', display: 'block' }}
      fill="none"
      strokeWidth={strand}
      strokeLinecap="round"
    >
      {columns.map((x) => (
        <Box key={x} component="path" d={`M${x} 10V122`} sx={tone(34)} />
      ))}
      {rows.map((y) => (
        <Box key={y} component="path" d={`M10 ${y}H146`} sx={tone(78)} />
      ))}
      <Box
        component="path"
        d={`M10 ${looseRow}H118C150 ${looseRow} 126 148 156 150`}
        sx={{ stroke: 'var(--mui-palette-secondary-main)' }}
      />
      {[...rows, looseRow].flatMap((y, row) =>
        columns
          .filter((x, column) => over(row, column) && !(y === looseRow && x > 100))
          .map((x) => (
            <Box
              key={`${x}-${y}`}
              component="path"
              d={`M${x} ${y - 10}V${y + 10}`}
              strokeLinecap="butt"
              sx={tone(34)}
            />
          )),
      )}
    </Box>
  );
}
