import Box from '@mui/material/Box';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { PageMeta } from '../../components/layout/page-meta';
import { useAboutPageQuery } from '../../gql/operations';
import { serverMessage } from '../../lib/errors';
import { AboutSectionView } from './about-section-view';

/** /about: one or two sections, the second mirrored (public-site.md, 'About page'). */
export function AboutPage() {
  const { data, error, refetch } = useAboutPageQuery();
  const sections = [data?.aboutPage.section1, data?.aboutPage.section2].filter((section) => section?.isActive);
  return (
    <Box sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 5, md: 9 }, display: 'grid', gap: { xs: 8, md: 14 } }}>
      <PageMeta title="About - Postloom" description="Why Postloom exists: good Facebook and Instagram posts for small businesses, without a designer." />
      {error && !data ? (
        <ErrorPanel page retryText="Retry" title="Error Loading About Section" message={error instanceof TypeError ? 'Network error or server not responding' : serverMessage(error, 'Failed to fetch about data')} onRetry={() => void refetch().catch(() => undefined)} />
      ) : !data ? (
        <SectionLoader />
      ) : (
        sections.map((section, index) => section && <AboutSectionView key={section.title} section={section} first={index === 0} mirrored={section === data.aboutPage.section2} />)
      )}
    </Box>
  );
}
