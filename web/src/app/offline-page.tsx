import { useCallback, useEffect, useState } from 'react';
import { SteadyButton } from '../components/form/steady-button';
import { PageTitle } from '../components/page/page-meta';
import { serverAnswers } from '../lib/lazy-page';
import { Message } from './message-page';

/**
 * Shown when a page cannot be loaded without a connection. It reloads automatically when the browser is online again.
 */
export function OfflinePage() {
  const [asking, setAsking] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = useCallback(async () => {
    setAsking(true);
    // the address is already that of the requested page
    if (await serverAnswers()) window.location.reload();
    else setTries((before) => before + 1);
    setAsking(false);
  }, []);
  useEffect(() => {
    const onOnline = () => void retry();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [retry]);
  return (
    <>
      <PageTitle>No connection</PageTitle>
      <Message
        title="No connection"
        text={
          <span role="status">
            {tries > 0
              ? 'Still no connection. Nothing is lost: the page loads as soon as you are connected again.'
              : 'This page could not be loaded. What you have made, bought and typed is safe.'}
          </span>
        }
      >
        <SteadyButton size="large" loading={asking} onClick={() => void retry()}>
          Retry
        </SteadyButton>
      </Message>
    </>
  );
}
