import { Outlet } from 'react-router-dom';
import { UserShell } from './area/user-shell';

/** Layout of everything under /user, and of the profile. */
export function UserAreaLayout() {
  return (
    <UserShell>
      <Outlet />
    </UserShell>
  );
}
