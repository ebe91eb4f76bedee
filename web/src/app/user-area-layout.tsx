import { Outlet } from 'react-router-dom';
import { LiveDesigns } from '../entities/design/live-designs';
import { useViewer } from '../entities/session/use-viewer';
import { LiveTickets } from '../entities/ticket/live-tickets';
import { UserShell } from './area/user-shell';

/** A page under /user, or the profile, without its layout. Keeps credits, designs and tickets up to date. */
export function UserAreaPage() {
  const { viewer } = useViewer();
  return (
    <>
      {viewer && <LiveDesigns key={viewer.id} />}
      {viewer && <LiveTickets key={`tickets of ${viewer.id}`} />}
      <Outlet />
    </>
  );
}

/** Layout of everything under /user. */
export const UserAreaLayout = () => (
  <UserShell>
    <UserAreaPage />
  </UserShell>
);
