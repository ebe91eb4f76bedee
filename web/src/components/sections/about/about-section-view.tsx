import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Check } from '../../../lib/generated/icons';
import { AppLink } from '../../page/app-link';
import { AboutImages } from './about-images';

export interface AboutPartShown {
  isActive: boolean;
  images: readonly { url: string; alt: string }[];
  subtitle: string;
  title: string;
  description: string;
  features: readonly { text: string }[];
  buttonText: string;
  buttonLink: string;
}

interface AboutSectionViewProps {
  section: AboutPartShown;
  /** True for the section whose title is the page's heading. */
  first: boolean;
  /** True when the pictures are on the right instead of the left. */
  mirrored: boolean;
}

/** Pictures on one side, text on the other. */
export function AboutSectionView({ section, first, mirrored }: AboutSectionViewProps) {
  return (
    <Box
      component="section"
      aria-label={section.title}
      sx={{
        display: 'grid',
        gap: { xs: 6, md: 10 },
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ order: { md: mirrored ? 2 : 0 } }}>
        <AboutImages images={section.images} first={first} />
      </Box>
      <Box>
        <Typography sx={{ color: 'secondary.dark', fontWeight: 600, mb: 1.5 }}>{section.subtitle}</Typography>
        <Typography variant="h2" component={first ? 'h1' : 'h2'} tabIndex={first ? -1 : undefined}>
          {section.title}
        </Typography>
        <Typography
          sx={{ mt: 2.5, color: 'text.secondary', fontSize: '1.0625rem', maxWidth: '58ch', whiteSpace: 'pre-line' }}
        >
          {section.description}
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            mt: 3,
            display: 'grid',
            gap: 1.25,
            gridTemplateColumns: 'minmax(0, 1fr)',
          }}
        >
          {section.features.map(({ text }, index) => (
            // two may be the same while they are edited
            <Box component="li" key={index} sx={{ display: 'flex', gap: 1.25 }}>
              <Box component="span" sx={{ color: 'primary.main', pt: '3px', flex: 'none' }}>
                <Check size={18} strokeWidth={3} aria-hidden />
              </Box>
              {text}
            </Box>
          ))}
        </Box>
        {section.buttonText && (
          <Button component={AppLink} href={section.buttonLink || '#'} size="large" sx={{ mt: 4 }}>
            {section.buttonText}
          </Button>
        )}
      </Box>
    </Box>
  );
}
