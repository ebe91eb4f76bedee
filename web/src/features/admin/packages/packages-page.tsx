import { PageHeading } from '../../../components/page/page-heading';
import { PackagesManager } from './packages-manager';

/** /admin/packages: the shop's packages. */
export const PackagesPage = () => (
  <>
    <PageHeading title="Pricing Packages" text="What customers buy: credits, and days of premium membership." />
    <PackagesManager />
  </>
);
