import { Outlet } from 'react-router-dom';
import { AdminShell } from './area/admin-shell';

/** Frame of everything under /admin. */
export function AdminAreaLayout() {
  return (
    <AdminShell>
      <Outlet />
    </AdminShell>
  );
}
