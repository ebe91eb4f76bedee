import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Star } from '../../../lib/generated/icons';
import { AppLink } from '../../page/app-link';
import { PostWall } from '../../picture/post-wall';
import { Lines } from '../section-states';
import { HeroVideo } from './hero-video';
import { PostStrip } from './post-strip';

export interface BannerShown {
  backgroundImage: string | null;
  subtitle: string;
  title: string;
  highlightText: string | null;
  description: string;
  buttons: readonly { text: string; link: string }[];
  video: { link: string; thumbnail: string } | null;
}

interface HeroViewProps {
  section: BannerShown;
  /** The form for an idea, below the texts. */
  ideaForm: ReactNode;
}

/** Hero: text on the left, posts on the right. */
export const HeroView = ({ section, ideaForm }: HeroViewProps) => (
  <Box component="section" aria-labelledby="hero-title" sx={{ position: 'relative', overflow: 'clip' }}>
    {section.backgroundImage && <Backdrop image={section.backgroundImage} />}
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
        <Words banner={section} ideaForm={ideaForm} />
      </Box>
      <PostWall sx={{ display: { xs: 'none', md: 'block' }, height: 'clamp(600px, calc(100vh - 72px), 800px)' }} />
    </Box>
    <PostStrip />
  </Box>
);

const Words = ({ banner, ideaForm }: { banner: BannerShown; ideaForm: ReactNode }) => (
  <>
    <Typography
      component="p"
      sx={{ fontWeight: 600, color: 'secondary.dark', mb: 2.5, '& svg': { verticalAlign: '-2px' } }}
    >
      <Star size={16} fill="currentColor" aria-hidden /> {banner.subtitle}{' '}
      <Star size={16} fill="currentColor" aria-hidden />
    </Typography>
    <Typography variant="h1" id="hero-title" tabIndex={-1}>
      <Lines text={banner.title} highlight={banner.highlightText} />
    </Typography>
    <Typography
      component="div"
      sx={{ mt: 3, fontSize: { xs: '1.0625rem', md: '1.1875rem' }, color: 'text.secondary', maxWidth: '54ch' }}
    >
      <Lines text={banner.description} />
    </Typography>
    {ideaForm}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 }, mt: 3 }}>
      {banner.buttons.map(({ text, link }, index) => (
        // two may be the same while they are edited
        <Button
          key={index}
          component={AppLink}
          href={link || '#'}
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
