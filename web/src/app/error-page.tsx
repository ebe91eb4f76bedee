import { useEffect } from 'react';
import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { PageTitle } from '../components/page/page-meta';
import { paths } from '../lib/paths';
import { PageUnreachable } from '../lib/lazy-page';
import { Message } from './message-page';
import { OfflinePage } from './offline-page';

/** Shown when a page crashed or could not be loaded; saved data is not affected. */
export function ErrorPage() {
  const error = useRouteError();
  const offline = error instanceof PageUnreachable;
  useEffect(() => {
    if (!offline) console.error(error);
  }, [error, offline]);
  if (offline) return <OfflinePage />;
  return (
    <>
      <PageTitle alone>Something went wrong</PageTitle>
      <Message
        title="Something went wrong"
        text="This page could not be shown. Your account, credits and designs are safe."
      >
        <Button size="large" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
        <Button size="large" variant="outlined" href={paths.home.getHref()}>
          Go to Home
        </Button>
      </Message>
    </>
  );
}
