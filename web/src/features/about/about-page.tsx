import Box from '@mui/material/Box';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { useShop } from '../../components/brand/shop-identity';
import { PageMeta } from '../../components/page/page-meta';
import { AboutSections, aboutFrame } from '../../components/sections/about/about-view';
import { useAboutPageQuery } from '../../entities/section/about-page.generated';
import { serverMessage } from '../../lib/errors';

const failureMessage = (error: Error) =>
  error instanceof TypeError
    ? 'Network error or server not responding'
    : serverMessage(error, 'Failed to fetch about data');

/** /about: one or two sections, the second mirrored (public-site.md, 'About page'). */
export function AboutPage() {
  const { name: shop } = useShop();
  const { data, error, refetch } = useAboutPageQuery({ notifyOnNetworkStatusChange: true });
  return (
    <Box sx={aboutFrame}>
      <PageMeta
        title="About"
        description={`Why ${shop} exists: good Facebook and Instagram posts for small businesses, without a designer.`}
      />
      {data ? (
        <AboutSections section={data.aboutPage} />
      ) : error ? (
        <ErrorPanel
          title="Error Loading About Section"
          page
          message={failureMessage(error)}
          retryText="Retry"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <SectionLoader minHeight={480} />
      )}
    </Box>
  );
}
