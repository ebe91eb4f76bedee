import Box from '@mui/material/Box';

/** The mark of web/public/brand/mark.svg in the scheme's colours: interlaced threads that form a P. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden
      sx={{ flex: 'none', display: 'block' }}
    >
      <g transform="translate(2)">
        <Box
          component="path"
          sx={{ fill: 'var(--mui-palette-primary-main)' }}
          d="M14 8.6V7a4 4 0 0 1 8 0v1.6zM14 21.4h8V57a4 4 0 0 1-8 0zM25.5 34.6V7a4 4 0 0 1 8 0v27.6zM25.5 47.4h8V51a4 4 0 0 1-8 0z"
        />
        <Box
          component="path"
          sx={{ fill: 'var(--mui-palette-secondary-main)' }}
          d="M23.1 11H8a4 4 0 0 0 0 8h15.1zM35.9 11H39a17 17 0 0 1 0 34H24.4v-8H39a9 9 0 0 0 0-18h-3.1zM11.6 37H8a4 4 0 0 0 0 8h3.6z"
        />
      </g>
    </Box>
  );
}
