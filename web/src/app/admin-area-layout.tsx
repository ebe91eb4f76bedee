import { Outlet } from 'react-router-dom';
import { ReasonDialog } from '../components/form/reason-dialog';
import { AdminProofDialog } from '../entities/account/admin-proof';
import { PeopleSearchProvider } from '../entities/person/people-search-provider';
import { ShopActivityProvider } from '../entities/shop/shop-activity';
import { AdminShell } from './area/admin-shell';

/** A page under /admin without its layout, with the dialogs that all of them open. */
export const AdminAreaPage = () => (
  <>
    <PeopleSearchProvider>
      <Outlet />
    </PeopleSearchProvider>
    <ReasonDialog />
    <AdminProofDialog />
  </>
);

/** Layout of all pages under /admin. */
export const AdminAreaLayout = () => (
  <ShopActivityProvider>
    <AdminShell>
      <AdminAreaPage />
    </AdminShell>
  </ShopActivityProvider>
);
