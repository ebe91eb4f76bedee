import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { PageTitle } from '../../components/page/page-meta';
import { useViewer } from '../../entities/session/use-viewer';
import { useGeneratorSetupQuery } from './generator.generated';
import { paths } from '../../lib/paths';
import { GeneratorWorkbench } from './generator-workbench';
import { setupMessage } from './generator-messages';

/** /user/generate-image (user-area.md, 'Social Media Design Generator'). */
export function GeneratorPage() {
  const { viewer, loading: loadingViewer } = useViewer();
  const { data, loading, error, refetch } = useGeneratorSetupQuery({ skip: !viewer });
  return (
    <>
      <PageTitle>Social Media Design Generator</PageTitle>
      {loadingViewer || (viewer && loading && !data) ? (
        <SectionLoader text="Loading..." />
      ) : !viewer ? (
        <EmptyState
          title="Please log in to use the Social Media Design Generator"
          action={
            <Button component={Link} to={paths.login.getHref()}>
              Go to Login
            </Button>
          }
        />
      ) : data ? (
        <GeneratorWorkbench viewer={viewer} setup={data.generator} />
      ) : (
        <ErrorPanel
          title="Failed to load data"
          message={`${setupMessage(error)}. Your credits are untouched.`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </>
  );
}
