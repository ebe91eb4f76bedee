import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageTitle } from '../components/page/page-meta';
import { paths } from '../lib/paths';
import { Message } from './message-page';

/** Page of an unknown address. The server sends it with status 404. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle alone>Page not found</PageTitle>
      <meta name="robots" content="noindex" />
      <Message title="Opp's That Page Can't be Found" text="The address may be mistyped, or the page has moved.">
        <Button component={Link} to={paths.home.getHref()} size="large">
          BACK TO HOME
        </Button>
      </Message>
    </>
  );
}
