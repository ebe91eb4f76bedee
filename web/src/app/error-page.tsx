import { useEffect } from 'react';
import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { PageTitle } from '../components/layout/page-title';
import { paths } from '../lib/paths';
import { Message } from './message-page';

/** What stands when a page broke: nothing of what was saved is touched by it. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <PageTitle>Something went wrong</PageTitle>
      <Message title="This page lost its thread" text="Something went wrong while showing it. Your account, credits and designs are safe.">
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
