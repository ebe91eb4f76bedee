import Box from '@mui/material/Box';
import { Picture } from '../../picture/picture';

interface AboutImagesProps {
  images: readonly { url: string; alt: string }[];
  /** True for the section at the top of the page. */
  first: boolean;
}

const frame = { borderRadius: '20px', overflow: 'hidden', aspectRatio: '1', boxShadow: 'var(--soft-shadow)' } as const;

/** One large picture, a second one overlapping its corner, and the others in a row below, all on threads. */
export function AboutImages({ images, first }: AboutImagesProps) {
  const [large, small, ...others] = images;
  if (!large) return null;
  return (
    <Box sx={{ position: 'relative', maxWidth: { xs: 480, md: 'none' }, mx: 'auto' }}>
      <Threads />
      <Box sx={{ position: 'relative', pb: small ? '12%' : 0, pr: small ? '14%' : 0 }}>
        <Picture
          src={large.url}
          alt={large.alt}
          first={first}
          sizes="(max-width: 900px) 90vw, 560px"
          width={640}
          height={640}
          sx={frame}
        />
        {small && (
          <Picture
            src={small.url}
            alt={small.alt}
            sizes="(max-width: 900px) 42vw, 280px"
            width={320}
            height={320}
            sx={{
              ...frame,
              position: 'absolute',
              right: 0,
              bottom: 0,
              width: '46%',
              boxShadow: '0 0 0 8px var(--mui-palette-background-default)',
            }}
          />
        )}
      </Box>
      {others.length > 0 && (
        <Box
          sx={{
            position: 'relative',
            display: 'grid',
            gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
            gap: 2,
            mt: 3,
          }}
        >
          {others.map(({ url, alt }, index) => (
            // two may be the same while they are edited
            <Picture key={index} src={url} alt={alt} sizes="140px" width={320} height={320} sx={frame} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Two vertical threads behind the pictures, as on the home page. */
const Threads = () => (
  <>
    {['22%', '56%'].map((left, index) => (
      <Box
        key={left}
        sx={{
          position: 'absolute',
          top: -32 + index * 12,
          bottom: -20 - index * 12,
          left,
          width: 12,
          borderRadius: '12px',
          backgroundColor: index === 0 ? 'primary.main' : 'secondary.main',
        }}
      />
    ))}
  </>
);
