import Box from '@mui/material/Box';
import type { AboutPartsFragment } from '../../gql/operations';

/** One picture large, or several overlapping like cards on a table. */
export function AboutImages({ images }: { images: AboutPartsFragment['images'] }) {
  const [first, second] = images;
  if (!first) return null;
  const frame = { display: 'block', width: '100%', height: 'auto', borderRadius: '20px', boxShadow: 'var(--soft-shadow)' } as const;
  return (
    <Box sx={{ position: 'relative', pb: second ? '12%' : 0, pr: second ? '14%' : 0 }}>
      <Box component="img" src={first.url} alt={first.alt} loading="lazy" width={640} height={640} sx={frame} />
      {second && <Box component="img" src={second.url} alt={second.alt} loading="lazy" width={320} height={320} sx={{ ...frame, position: 'absolute', right: 0, bottom: 0, width: '46%', border: '6px solid', borderColor: 'background.default' }} />}
    </Box>
  );
}
