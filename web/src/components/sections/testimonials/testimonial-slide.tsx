import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Star } from '../../../lib/generated/icons';
import { Picture } from '../../picture/picture';

const stars = [1, 2, 3, 4, 5];

export interface TestimonialShown {
  id: string;
  /** Stars, 0 to 5. */
  rating: number;
  quote: string;
  avatar: string;
  name: string;
  position: string;
}

interface TestimonialSlideProps {
  testimonial: TestimonialShown;
  /** False for slides outside the viewport: out of reach of keyboard and screen reader. */
  shown: boolean;
  /** Copy at an end of the track, for the cyclic movement. */
  copy: boolean;
  label: string;
}

/** A quote with its stars and author. */
export function TestimonialSlide({ testimonial, shown, copy, label }: TestimonialSlideProps) {
  const { rating, quote, avatar, name, position } = testimonial;
  return (
    <Box
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-copy={copy || undefined}
      aria-hidden={!shown}
      inert={!shown}
      sx={{
        flex: '0 0 100%',
        minWidth: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
        gap: { xs: 3, md: 7 },
        alignItems: 'center',
      }}
    >
      <Picture
        src={avatar}
        alt=""
        sizes="(max-width: 900px) 96px, 220px"
        width={192}
        height={192}
        sx={{ width: { xs: 96, md: 220 }, aspectRatio: '1', borderRadius: '28px', overflow: 'hidden' }}
      />
      <Box>
        <Rating rating={rating} />
        <Typography
          component="blockquote"
          variant="h2"
          sx={{
            m: 0,
            mt: 2,
            fontWeight: 500,
            fontSize: { xs: '1.5rem', md: '2.25rem' },
            lineHeight: 1.2,
            letterSpacing: '-0.02em',
            maxWidth: '34ch',
            textWrap: 'pretty',
          }}
        >
          {quote}
        </Typography>
        <Box sx={{ mt: 3 }}>
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{position}</Box>
        </Box>
      </Box>
    </Box>
  );
}

const Rating = ({ rating }: { rating: number }) => (
  <Box role="img" aria-label={`${rating} of 5 stars`} sx={{ display: 'flex', gap: 0.5 }}>
    {stars.map((star) => (
      <Box key={star} component="span" sx={{ display: 'grid', color: star <= rating ? 'warning.main' : 'divider' }}>
        <Star size={22} fill="currentColor" aria-hidden />
      </Box>
    ))}
  </Box>
);
