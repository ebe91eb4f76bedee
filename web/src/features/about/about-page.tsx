import Box from '@mui/material/Box';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { useShop } from '../../components/brand/shop-identity';
import { PageMeta } from '../../components/page/page-meta';
import type { AboutPageQuery } from './about.generated';
import { useAboutPageQuery } from './about.generated';
import { serverMessage } from '../../lib/errors';
import { AboutSectionView } from './about-section-view';

const failureSentence = (error: Error) =>
  error instanceof TypeError
    ? 'Network error or server not responding'
    : serverMessage(error, 'Failed to fetch about data');

/** /about: one or two sections, the second mirrored (public-site.md, 'About page'). */
export function AboutPage() {
  const { name: shop } = useShop();
  const { data, error, refetch } = useAboutPageQuery({ notifyOnNetworkStatusChange: true });
  return (
    <Box sx={{ maxWidth: 1320, mx: 'auto', px: { xs: 2, sm: 3 }, pt: { xs: 7, md: 11 }, pb: { xs: 4, md: 6 } }}>
      <PageMeta
        title="About"
        description={`Why ${shop} exists: good Facebook and Instagram posts for small businesses, without a designer.`}
      />
      {data ? (
        <Sections {...data.aboutPage} />
      ) : error ? (
        <ErrorPanel
          title="Error Loading About Section"
          page
          message={failureSentence(error)}
          retryText="Retry"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <SectionLoader minHeight={480} />
      )}
    </Box>
  );
}

function Sections({ section1, section2 }: AboutPageQuery['aboutPage']) {
  const shown = [section1, section2].filter((section) => section?.isActive);
  if (shown.length === 0)
    return <EmptyState page title="This page is being rewritten" text="It will be back shortly." />;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 10, md: 16 } }}>
      {shown.map(
        (section, index) =>
          section && (
            <AboutSectionView
              key={section === section1 ? 1 : 2}
              section={section}
              first={index === 0}
              mirrored={section === section2}
            />
          ),
      )}
    </Box>
  );
}
