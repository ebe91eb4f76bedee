import Box from '@mui/material/Box';

const rows = [22, 46, 70, 94];
const columns = [28, 60, 92, 124];
const strand = 13;

/** The weave of the mark as a drawing: threads over and under each other, one of them loose. */
export function ThreadArt({ size = 132 }: { size?: number }) {
  return (
    <Box component="svg" viewBox="0 0 156 120" aria-hidden sx={{ width: size, height: 'auto', display: 'block' }}>
      {columns.map((x) => (
        <Box key={x} component="line" x1={x} y1={4} x2={x} y2={112} strokeWidth={strand} strokeLinecap="round" sx={{ stroke: 'color-mix(in srgb, var(--mui-palette-primary-main) 30%, var(--mui-palette-background-default))' }} />
      ))}
      {rows.map((y, row) => (
        <g key={y}>
          <Box
            component="path"
            d={row === 2 ? `M8 ${y} H104 C132 ${y} 122 ${y + 26} 148 ${y + 34}` : `M8 ${y} H148`}
            strokeWidth={strand}
            strokeLinecap="round"
            fill="none"
            sx={{ stroke: row === 2 ? 'var(--mui-palette-secondary-main)' : 'color-mix(in srgb, var(--mui-palette-primary-main) 72%, var(--mui-palette-background-default))' }}
          />
          {columns.map(
            (x, column) =>
              (row + column) % 2 === 0 && (
                <Box key={x} component="line" x1={x} y1={y - 11} x2={x} y2={y + 11} strokeWidth={strand} sx={{ stroke: 'color-mix(in srgb, var(--mui-palette-primary-main) 30%, var(--mui-palette-background-default))' }} />
              ),
          )}
        </g>
      ))}
    </Box>
  );
}
