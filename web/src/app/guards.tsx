import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { ErrorPanel } from '../components/feedback/error-panel';
import { PageLoader } from '../components/feedback/loaders';
import { PageTitle } from '../components/page/page-meta';
import { sessionIsRemembered, departure } from '../entities/session/session-signals';
import { useViewer } from '../entities/session/use-viewer';
import { errorMessage } from '../lib/errors';
import { nextPage, sessionEnded, withNextPage } from '../lib/next-page';
import { paths, twoStepHref } from '../lib/paths';
import { Message } from './message-page';
import { beforeScript } from './page-state';

/**
 * Admits signed-in users; others are led to the sign-in, which remembers this page. No page below loads data before
 * that.
 */
export function RequireAuth() {
  const { viewer, loading, error, refetch } = useViewer();
  const location = useLocation();
  // After a session on this page or at the last visit, the sign-in page explains why it appears.
  const [wasSignedIn, setWasSignedIn] = useState(sessionIsRemembered);
  if (viewer && !wasSignedIn) setWasSignedIn(true);
  const isHere = viewer !== null;
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere && !wasHere) setWasHere(true);
  // one that began on a public page has left none
  useEffect(() => {
    if (isHere) departure.end();
  }, [isHere]);
  // a sign-in of another account in another tab starts the page anew: what was typed belongs to the earlier one
  if (viewer) return <Outlet key={viewer.id} />;
  if (loading) return <WhoIsHere />;
  if (error)
    return (
      <ErrorPanel
        title="We could not verify who you are"
        message={errorMessage(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (wasHere && departure.isUnderWay()) return <LeaveToHome />;
  return (
    <Navigate
      replace
      to={withNextPage(paths.login.getHref(), location)}
      state={wasSignedIn ? sessionEnded : undefined}
    />
  );
}

/** Loader until the account is known; without JavaScript, a message that it is needed. */
const WhoIsHere = () => (
  <>
    <noscript>
      <Message
        title="This page needs JavaScript"
        text="Please switch it on in your browser: your account, designs and payments work with it."
      />
      <style>{`.${beforeScript}{display:none}`}</style>
    </noscript>
    <div className={beforeScript}>
      <PageLoader />
    </div>
  </>
);

/** After a deliberate sign-out: leads to the home page, not to the sign-in. */
function LeaveToHome() {
  useEffect(() => departure.end, []);
  return <Navigate replace to={paths.home.getHref()} />;
}

/** Leads signed-in users away from sign-in and registration: to the requested page, or the dashboard. */
export function RedirectSignedIn() {
  const { viewer } = useViewer();
  const { search } = useLocation();
  return viewer ? <Navigate replace to={nextPage(search)} /> : <Outlet />;
}

/** Leads an Admin without the two-step sign-in that the shop demands to where it is set up. */
const TwoStepNeeded = () => (
  <Box component="main" id="main" tabIndex={-1}>
    <PageTitle alone>Two-step sign-in required</PageTitle>
    <Message
      title="Two-step sign-in required"
      text="Every Admin of this shop needs it. Set it up in your profile with any authenticator app: it takes a minute. Then you can continue here."
    >
      <Button component={Link} to={twoStepHref} size="large">
        Set it up
      </Button>
      <Button component={Link} to={paths.home.getHref()} size="large" variant="outlined">
        Go to Home
      </Button>
    </Message>
  </Box>
);

/** Admits Admins. Used below RequireAuth; the API checks the role as well. */
export function RequireAdmin() {
  const { viewer } = useViewer();
  if (viewer?.role === 'ADMIN') return viewer.mustSetUpTwoStep ? <TwoStepNeeded /> : <Outlet />;
  return (
    <Box component="main" id="main" tabIndex={-1}>
      <PageTitle alone>Not Authorized</PageTitle>
      <Message title="Not Authorized" text="You can't access this page; this route is only accessible for Admin.">
        <Button component={Link} to={paths.home.getHref()} size="large">
          Go to Home
        </Button>
      </Message>
    </Box>
  );
}
