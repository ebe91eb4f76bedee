import Box from '@mui/material/Box';
import { Picture } from './picture';

interface HeldPictureProps {
  src: string;
  alt: string;
  /** The most prominent picture of the page: loaded first. */
  first?: boolean;
}

/** A finished post, framed like the mark by two vertical threads and a horizontal one. */
export const HeldPicture = ({ src, alt, first }: HeldPictureProps) => (
  <Box sx={{ position: 'relative', mt: { xs: 7, md: 9 }, mb: 5, mx: { xs: 2.5, sm: 4 }, maxWidth: 380 }}>
    {['24%', '52%'].map((left, index) => (
      <Box
        key={left}
        sx={{
          position: 'absolute',
          top: -36 + index * 14,
          bottom: -22 - index * 14,
          left,
          width: 12,
          borderRadius: '12px',
          backgroundColor: 'primary.main',
        }}
      />
    ))}
    <Box
      sx={{
        position: 'absolute',
        insetInline: { xs: -20, sm: -32 },
        bottom: '22%',
        height: 12,
        borderRadius: '12px',
        backgroundColor: 'secondary.main',
      }}
    />
    <Picture
      src={src}
      alt={alt}
      first={first}
      sizes="380px"
      width={640}
      height={640}
      sx={{
        position: 'relative',
        borderRadius: '20px',
        overflow: 'hidden',
        aspectRatio: '1',
        boxShadow: 'var(--soft-shadow)',
      }}
    />
  </Box>
);
