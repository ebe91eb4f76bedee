import Box from '@mui/material/Box';

const threads = Array.from({ length: 9 }, (_, index) => {
  const y = 30 + index * 42;
  const sway = index % 2 === 0 ? 26 : -26;
  const wave = [0, 1, 2, 3, 4, 5]
    .map((step) => `Q ${step * 100 + 50} ${y + (step % 2 === 0 ? sway : -sway)} ${step * 100 + 100} ${y}`)
    .join(' ');
  return {
    path: `M 0 ${y} ${wave}`,
    colour: index % 4 === 1 ? '#FF8A6E' : 'var(--mui-palette-thread-onStage)',
    delay: `${index * -0.7}s`,
    direction: index % 2 === 0 ? 'normal' : 'reverse',
  } as const;
});

/** Animated threads that pass over and under each other while something is generated; static with reduced motion. */
export function Threads() {
  return (
    <Box
      component="svg"
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        opacity: 0.55,
        '@keyframes weave': { from: { transform: 'translateX(-200px)' }, to: { transform: 'translateX(0)' } },
        '@media (prefers-reduced-motion: no-preference)': { '& path': { animation: 'weave 3.2s linear infinite' } },
      }}
    >
      {threads.map(({ path, colour, delay, direction }) => (
        <path
          key={path}
          d={path}
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
          style={{ stroke: colour, animationDelay: delay, animationDirection: direction }}
        />
      ))}
    </Box>
  );
}
