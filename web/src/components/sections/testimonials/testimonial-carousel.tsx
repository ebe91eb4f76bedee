import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowLeft, ArrowRight } from '../../../lib/generated/icons';
import { TestimonialSlide } from './testimonial-slide';
import type { TestimonialShown } from './testimonial-slide';
import { carouselMs, useCarousel } from './use-carousel';

/** Without scripts the carousel cannot move: all quotes are below each other, each once. */
const withoutScripts = {
  '@media (scripting: none)': {
    flexDirection: 'column',
    gap: 6,
    transform: 'none !important',
    '& > [data-copy]': { display: 'none' },
  },
} as const;

const arrow = {
  border: 1.5,
  borderColor: 'divider',
  width: 52,
  height: 52,
  borderRadius: '50%',
  color: 'text.primary',
} as const;

/** A carousel of quotes, one at a time. */
export function TestimonialCarousel({
  title,
  testimonials,
}: {
  title: string;
  testimonials: readonly TestimonialShown[];
}) {
  const count = testimonials.length;
  const { position, current, moving, next, previous, handlers } = useCarousel(count);
  const track = [testimonials[count - 1], ...testimonials, testimonials[0]].filter((slide) => slide !== undefined);
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-labelledby="testimonials-title"
      {...handlers}
      sx={{ mt: { xs: 8, md: 12 }, touchAction: 'pan-y' }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: { xs: 3, md: 5 } }}
      >
        <Typography variant="h2" id="testimonials-title">
          {title}
        </Typography>
        {count > 1 && (
          <Box sx={{ display: 'flex', gap: 1, flex: 'none', '@media (scripting: none)': { display: 'none' } }}>
            <IconButton aria-label="Previous testimonial" onClick={previous} sx={arrow}>
              <ArrowLeft size={22} aria-hidden />
            </IconButton>
            <IconButton aria-label="Next testimonial" onClick={next} sx={arrow}>
              <ArrowRight size={22} aria-hidden />
            </IconButton>
          </Box>
        )}
      </Box>
      <Box aria-live="polite" sx={{ overflow: 'hidden' }}>
        <Box
          sx={{
            display: 'flex',
            transform: `translate3d(${position * -100}%, 0, 0)`,
            transition: moving ? `transform ${carouselMs}ms ease` : 'none',
            ...withoutScripts,
          }}
        >
          {track.map((testimonial, index) => (
            <TestimonialSlide
              key={`${index}-${testimonial.id}`}
              testimonial={testimonial}
              shown={index === position}
              copy={count > 1 && (index === 0 || index > count)}
              label={`${current} of ${count}`}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
