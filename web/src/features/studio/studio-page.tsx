import { useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { PageLoader } from '../../components/feedback/loaders';
import { PageTitle } from '../../components/page/page-meta';
import { Correction } from '../../entities/design/correction';
import { useViewer } from '../../entities/session/use-viewer';
import { errorCode, errorMessage } from '../../lib/errors';
import { paths } from '../../lib/paths';
import { StudioDesignDocument } from './studio.generated';
import { StudioEditor } from './studio-editor';
import { loadedHere, loadAnew } from './type/loaded-here';

/** /user/studio/:id: the words and the look of a post that Postloom sets. */
export function StudioPage() {
  const { id = '' } = useParams();
  const { viewer } = useViewer();
  const mayShape = loadedHere();
  useEffect(() => {
    if (!mayShape) loadAnew();
  }, [mayShape]);
  const { data, error, refetch } = useQuery(StudioDesignDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    skip: !mayShape,
  });
  if (error && errorCode(error) === 'NOT_FOUND') return <NothingToEdit title="There is no such design" />;
  if (error)
    return (
      <ErrorPanel
        message={`This design could not be loaded. It is safe. ${errorMessage(error)}`}
        onRetry={() => void refetch()}
        retryText="Retry"
      />
    );
  if (!data || !viewer) return <PageLoader text="Opening the Studio..." />;
  const { document, lettering, status } = data.design;
  if (document) return <StudioEditor key={id} document={document} design={data.design} owner={viewer.id} />;
  if (lettering === 'DRAWN')
    return (
      <NothingToEdit
        title="The words of this design are part of its picture"
        text="The AI drew them. The Studio edits designs whose words Postloom sets: choose that when you make the next one."
      >
        <Correction design={data.design} owner={viewer.id} />
      </NothingToEdit>
    );
  return status === 'QUEUED' || status === 'RUNNING' ? (
    <NothingToEdit title="This design is still being made" text="It can be edited here as soon as it is finished." />
  ) : (
    <NothingToEdit
      title="This design has no picture"
      text="It was cancelled, or could not be made. “Use again” in My Designs starts another one from it."
    />
  );
}

function NothingToEdit({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <>
      <PageTitle>Studio</PageTitle>
      <EmptyState
        page
        title={title}
        text={text ?? 'It may have been deleted, or it belongs to another account.'}
        action={
          <Button component={Link} to={paths.user.designs.getHref()}>
            Go to my designs
          </Button>
        }
      />
      {children && <Box sx={{ maxWidth: 560, mx: 'auto' }}>{children}</Box>}
    </>
  );
}
