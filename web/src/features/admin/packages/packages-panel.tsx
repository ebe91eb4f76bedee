import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { panelTitles } from '../settings/menu/panel-titles';
import { PackagesManager } from './packages-manager';

/** The tab 'Packages' of the settings: the same packages as /admin/packages. */
export const PackagesPanel = () => (
  <Card sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
    <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
      {panelTitles.packages}
    </Typography>
    <PackagesManager />
  </Card>
);
