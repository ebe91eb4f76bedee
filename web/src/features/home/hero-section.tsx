import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Star } from 'lucide-react';
import { SectionLoader } from '../../components/feedback/loaders';
import { AppLink } from '../../components/page/app-link';
import { PostWall } from '../../components/picture/post-wall';
import type { BannerQuery } from './home.generated';
import { useBannerQuery } from './home.generated';
import { serverMessage } from '../../lib/errors';
import { HeroVideo } from './hero-video';
import { IdeaForm } from './idea-form';
import { PostStrip } from './post-strip';
import { Lines, SectionError } from '../../components/sections/section-states';

type Banner = BannerQuery['bannerSection'];

/** Hero: text on the left, posts on the right. */
export function HeroSection() {
  const { data, error } = useBannerQuery();
  const banner = data?.bannerSection;
  if (error && !banner)
    return (
      <SectionError>{`Error loading banner: ${serverMessage(error, 'Failed to fetch banner data')}`}</SectionError>
    );
  if (!banner) return <SectionLoader minHeight={640} />;
  if (!banner.isActive) return null;
  return (
    <Box component="section" aria-labelledby="hero-title" sx={{ position: 'relative', overflow: 'clip' }}>
      {banner.backgroundImage && <Backdrop image={banner.backgroundImage} />}
      <Box
        sx={{
          position: 'relative',
          maxWidth: 1440,
          mx: 'auto',
          pl: { xs: 2, sm: 3, xl: 9 },
          pr: { xs: 2, sm: 3, md: 0 },
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 21fr) minmax(0, 23fr)' },
          columnGap: { md: 5, lg: 7 },
          alignItems: 'center',
        }}
      >
        <Box sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 4, md: 8 } }}>
          <Words banner={banner} />
        </Box>
        <PostWall sx={{ display: { xs: 'none', md: 'block' }, height: 'clamp(600px, calc(100vh - 72px), 800px)' }} />
      </Box>
      <PostStrip />
    </Box>
  );
}

const Words = ({ banner }: { banner: Banner }) => (
  <>
    <Typography
      component="p"
      sx={{ fontWeight: 600, color: 'secondary.dark', mb: 2.5, '& svg': { verticalAlign: '-2px' } }}
    >
      <Star size={16} fill="currentColor" aria-hidden /> {banner.subtitle}{' '}
      <Star size={16} fill="currentColor" aria-hidden />
    </Typography>
    <Typography variant="h1" id="hero-title" tabIndex={-1}>
      <Lines text={banner.title} />
    </Typography>
    <Typography
      component="div"
      sx={{ mt: 3, fontSize: { xs: '1.0625rem', md: '1.1875rem' }, color: 'text.secondary', maxWidth: '54ch' }}
    >
      <Lines text={banner.description} />
    </Typography>
    <IdeaForm />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 }, mt: 3 }}>
      {banner.buttons.map(({ text, link }, index) => (
        <Button
          key={`${text}${link}`}
          component={AppLink}
          href={link}
          size="large"
          variant={index === 0 ? 'contained' : 'outlined'}
          sx={{ px: { xs: 2.25, sm: 3.75 }, fontSize: { xs: '1rem', sm: '1.0625rem' } }}
        >
          {text}
        </Button>
      ))}
    </Box>
    {banner.video && <HeroVideo video={banner.video} />}
  </>
);

/** An editable picture behind the hero, faint enough for the text to be read. */
const Backdrop = ({ image }: { image: string }) => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(color-mix(in srgb, var(--mui-palette-background-default) 88%, transparent) 0 0), url(${JSON.stringify(image)})`,
      backgroundSize: 'cover',
      backgroundPosition: 'center',
    }}
  />
);
