import { Outlet } from 'react-router-dom';
import { AdminShell } from './area/admin-shell';

/** Layout of all pages under /admin. */
export function AdminAreaLayout() {
  return (
    <AdminShell>
      <Outlet />
    </AdminShell>
  );
}
