import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Star } from '../../../lib/generated/icons';
import { AppLink } from '../../page/app-link';
import { Picture } from '../../picture/picture';
import { Kicker, Lines } from '../section-states';

export interface StoryShown {
  imageUrl: string;
  imageAlt: string | null;
  subtitle: string;
  title: string;
  description: string;
  buttonText: string;
  buttonLink: string;
  customerInfo: { customerImage: string; title: string; rating: string; reviews: string };
}

/** The success story: picture on one side, text and customer on the other. */
export function SuccessStory({ story }: { story: StoryShown }) {
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        borderRadius: '28px',
        overflow: 'hidden',
        backgroundColor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        boxShadow: 'var(--soft-shadow)',
      }}
    >
      <Picture
        src={story.imageUrl}
        alt={story.imageAlt ?? ''}
        sizes="(max-width: 900px) 100vw, 540px"
        width={640}
        height={640}
        sx={{
          aspectRatio: { xs: '1 / 1', sm: '16 / 11', md: 'auto' },
          minHeight: { md: 460 },
          maxHeight: { md: 560 },
          height: '100%',
        }}
      />
      <Box sx={{ p: { xs: 3, sm: 5, md: 7 }, display: 'flex', flexDirection: 'column', justifyContent: 'center' }}>
        <Kicker>{story.subtitle}</Kicker>
        <Typography variant="h2" id="story-title">
          <Lines text={story.title} />
        </Typography>
        <Typography component="div" sx={{ mt: 2.5, color: 'text.secondary', fontSize: '1.0625rem', maxWidth: '58ch' }}>
          <Lines text={story.description} />
        </Typography>
        <Customer info={story.customerInfo} />
        {story.buttonText && (
          <Button
            component={AppLink}
            href={story.buttonLink || '#'}
            size="large"
            sx={{ mt: 4, alignSelf: { sm: 'flex-start' } }}
          >
            {story.buttonText}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const Customer = ({ info }: { info: StoryShown['customerInfo'] }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 4 }}>
    <Picture
      src={info.customerImage}
      alt=""
      sizes="56px"
      width={56}
      height={56}
      sx={{ width: 56, height: 56, borderRadius: '50%', overflow: 'hidden', flex: 'none' }}
    />
    <Box>
      <Box sx={{ fontWeight: 600 }}>{info.title}</Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          color: 'text.secondary',
          fontSize: '0.9375rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Box component="span" sx={{ color: 'warning.main', display: 'grid' }}>
          <Star size={16} fill="currentColor" aria-hidden />
        </Box>
        {`${info.rating}(${info.reviews})`}
      </Box>
    </Box>
  </Box>
);
