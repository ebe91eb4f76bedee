import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { ErrorPanel } from '../components/feedback/error-panel';
import { PageLoader } from '../components/feedback/loaders';
import { PageTitle } from '../components/page/page-title';
import { departure } from '../entities/session/departure';
import { sessionIsRemembered } from '../entities/session/session-signals';
import { useViewer } from '../entities/session/use-viewer';
import { errorSentence } from '../lib/errors';
import { nextPage, sessionEnded, withNextPage } from '../lib/next-page';
import { paths } from '../lib/paths';
import { Message } from './message-page';

/** Lets the signed-in through; others go to sign-in, which remembers this page. No page below loads anything before. */
export function RequireAuth() {
  const { viewer, loading, error, refetch } = useViewer();
  const location = useLocation();
  // somebody was here, now or at the last visit: whoever comes to sign-in unasked is owed a reason
  const [wasSignedIn, setWasSignedIn] = useState(sessionIsRemembered);
  if (viewer && !wasSignedIn) setWasSignedIn(true);
  if (viewer) return <Outlet />;
  if (loading) return <WhoIsHere />;
  if (error)
    return (
      <ErrorPanel
        title="We could not check who you are"
        message={errorSentence(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (departure.isUnderWay()) return <LeaveToHome />;
  return (
    <Navigate
      replace
      to={withNextPage(paths.login.getHref(), location)}
      state={wasSignedIn ? sessionEnded : undefined}
    />
  );
}

/** Until the app knows; where there is no app it never will, and says so. */
const WhoIsHere = () => (
  <>
    <noscript>
      <Message
        title="This page needs JavaScript"
        text="Please switch it on in your browser: your account, designs and payments work with it."
      />
      <style>{`.before-script{display:none}`}</style>
    </noscript>
    <div className="before-script">
      <PageLoader />
    </div>
  </>
);

/** Who signs out wants to leave, not to sign in again. */
function LeaveToHome() {
  useEffect(() => departure.end, []);
  return <Navigate replace to={paths.home.getHref()} />;
}

/** Sends the signed-in away from sign-in and registration: to the page they wanted, or the dashboard. */
export function RedirectSignedIn() {
  const { viewer } = useViewer();
  const { search } = useLocation();
  return viewer ? <Navigate replace to={nextPage(search)} /> : <Outlet />;
}

/** Lets Admins through. Stands below RequireAuth; the API refuses on its own as well. */
export function RequireAdmin() {
  const { viewer } = useViewer();
  if (viewer?.role === 'ADMIN') return <Outlet />;
  return (
    <Box component="main" id="main" tabIndex={-1}>
      <PageTitle>Not Authorized</PageTitle>
      <Message title="Not Authorized" text="You can't access this page; this route is only accessible for Admin.">
        <Button component={Link} to={paths.home.getHref()} size="large">
          Go to Home
        </Button>
      </Message>
    </Box>
  );
}
