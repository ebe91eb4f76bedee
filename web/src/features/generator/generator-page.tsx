import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { PageTitle } from '../../components/layout/page-title';
import { useViewer } from '../../components/session/use-viewer';
import { useGeneratorSetupQuery } from '../../gql/operations';
import { paths } from '../../lib/paths';
import { GeneratorWorkbench } from './generator-workbench';

/** /user/generate-image (user-area.md, 'Social Media Design Generator'). */
export function GeneratorPage() {
  const { viewer, loading: loadingViewer } = useViewer();
  const { data, loading, refetch } = useGeneratorSetupQuery({ skip: !viewer });
  return (
    <>
      <PageTitle>Social Media Design Generator - Postloom</PageTitle>
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
        <ErrorPanel title="Failed to load data" message="The generator could not be loaded. Your credits are untouched." onRetry={() => void refetch()} />
      )}
    </>
  );
}
