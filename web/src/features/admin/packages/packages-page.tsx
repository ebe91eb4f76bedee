import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PageHeading } from '../../../components/page/page-heading';
import { PackagesManager } from './packages-manager';
import { panelTitles } from '../settings/menu/tabs';

/** /admin/packages: the shop's packages. */
export const PackagesPage = () => (
  <>
    <PageHeading title="Pricing Packages" text="What customers buy: credits, and days of premium membership." />
    <PackagesManager />
  </>
);

/** The tab 'Packages' of the settings: the same packages as /admin/packages. */
export const PackagesPanel = () => (
  <Card sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
    <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
      {panelTitles.packages}
    </Typography>
    <PackagesManager />
  </Card>
);
