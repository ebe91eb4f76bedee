import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ContentIcon } from './content-icon';
import { HeldPicture } from '../picture/held-picture';
import { Kicker, Lines, SectionFrame } from './section-states';

export interface FeaturesShown {
  subtitle: string;
  title: string;
  description: string;
  backgroundImage: string | null;
  backgroundImageAlt: string | null;
  features: readonly { icon: string; title: string; description: string }[];
}

/** The product's features: text and a picture on one side, the points on a thread on the other. */
export const FeaturesView = ({ section }: { section: FeaturesShown }) => (
  <SectionFrame id="about" labelledBy="features-title">
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        gap: { xs: 6, md: 10 },
        alignItems: 'start',
      }}
    >
      <Box sx={{ position: { md: 'sticky' }, top: { md: 112 } }}>
        <Kicker>{section.subtitle}</Kicker>
        <Typography variant="h2" id="features-title">
          <Lines text={section.title} />
        </Typography>
        <Typography component="div" sx={{ mt: 2.5, color: 'text.secondary', fontSize: '1.0625rem', maxWidth: '52ch' }}>
          <Lines text={section.description} />
        </Typography>
        {section.backgroundImage && (
          <HeldPicture src={section.backgroundImage} alt={section.backgroundImageAlt ?? ''} />
        )}
      </Box>
      <Points features={section.features} />
    </Box>
  </SectionFrame>
);

const Points = ({ features }: Pick<FeaturesShown, 'features'>) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {features.map(({ icon, title, description }, index) => (
      // points are identified by their order only: two may have the same title while they are edited
      <Box
        component="li"
        key={index}
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: '64px minmax(0, 1fr)',
          gap: { xs: 2.5, md: 4 },
          pb: { xs: 5, md: 7 },
          '&:not(:last-of-type)::before': {
            content: '""',
            position: 'absolute',
            left: 28,
            top: 0,
            bottom: 0,
            width: 8,
            backgroundColor: index % 2 ? 'secondary.main' : 'primary.main',
          },
          '&:last-of-type': { pb: 0 },
        }}
      >
        <Box
          sx={{
            position: 'relative',
            width: 64,
            height: 64,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '20px',
            border: 1,
            borderColor: 'divider',
            backgroundColor: 'background.paper',
            color: 'primary.main',
            boxShadow: 'var(--soft-shadow)',
          }}
        >
          <ContentIcon icon={icon} size={26} />
        </Box>
        <Box sx={{ pt: 0.5 }}>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ mt: 1.25, color: 'text.secondary', maxWidth: '54ch' }}>{description}</Typography>
        </Box>
      </Box>
    ))}
  </Box>
);
