import { Outlet } from 'react-router-dom';
import { ReasonDialog } from '../components/form/reason-dialog';
import { AdminProofDialog } from '../entities/account/admin-proof';
import { PeopleSearchProvider } from '../entities/person/people-search-provider';
import { ShopActivityProvider } from '../entities/shop/shop-activity';
import { AdminShell } from './area/admin-shell';

/** Layout of all pages under /admin. */
export function AdminAreaLayout() {
  return (
    <ShopActivityProvider>
      <AdminShell>
        <PeopleSearchProvider>
          <Outlet />
        </PeopleSearchProvider>
        <ReasonDialog />
        <AdminProofDialog />
      </AdminShell>
    </ShopActivityProvider>
  );
}
