import { Outlet } from 'react-router-dom';
import { ConfirmDialog } from '../components/feedback/confirm';
import { ConnectionNote } from '../components/feedback/connection-note';
import { SessionWatch } from '../entities/session/session-watch';
import { NavigationEffects } from './navigation-effects';
import { Notes } from './notes';

/** Root layout of every page. */
export function RootLayout() {
  return (
    <>
      <NavigationEffects />
      <SessionWatch />
      <Outlet />
      <ConfirmDialog />
      <ConnectionNote />
      <Notes />
    </>
  );
}
