import Box from '@mui/material/Box';
import { EmptyState } from '../../feedback/empty-state';
import { AboutSectionView } from './about-section-view';
import type { AboutPartShown } from './about-section-view';

export interface AboutShown {
  section1: AboutPartShown | null;
  section2: AboutPartShown | null;
}

/** The About page's frame. */
export const aboutFrame = {
  maxWidth: 1320,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  pt: { xs: 7, md: 11 },
  pb: { xs: 4, md: 6 },
} as const;

/** One or two sections, the second mirrored (public-site.md, 'About page'). */
export function AboutSections({ section: { section1, section2 } }: { section: AboutShown }) {
  const shown = [section1, section2].filter((part) => part?.isActive);
  if (shown.length === 0)
    return <EmptyState page title="This page is being rewritten" text="It will be back shortly." />;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 10, md: 16 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {shown.map(
        (part, index) =>
          part && (
            <AboutSectionView
              key={part === section1 ? 1 : 2}
              section={part}
              first={index === 0}
              mirrored={part === section2}
            />
          ),
      )}
    </Box>
  );
}

/** The content of the About page, in its frame. */
export const AboutView = ({ section }: { section: AboutShown }) => (
  <Box sx={aboutFrame}>
    <AboutSections section={section} />
  </Box>
);
