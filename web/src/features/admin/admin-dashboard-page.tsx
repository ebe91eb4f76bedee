import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { PageTitle } from '../../components/page/page-title';
import { useAdminOverviewQuery } from './admin.generated';
import { totalInWords } from '../../../../contract/list-total';
import { errorSentence } from '../../lib/errors';
import { paths } from '../../lib/paths';
import { Link } from 'react-router-dom';
import { SectionsTable } from './sections-table';

/** /admin/dashboard: the shop's current figures. */
export function AdminDashboardPage() {
  const { data, error, refetch } = useAdminOverviewQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageTitle>Admin Dashboard - Postloom</PageTitle>
      <Typography variant="h3" component="h1" tabIndex={-1} sx={{ mb: 3 }}>
        Admin Dashboard
      </Typography>
      {error && !data ? (
        <ErrorPanel message={errorSentence(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : !data ? (
        <SectionLoader />
      ) : (
        <>
          <Card sx={{ maxWidth: 280 }}>
            <CardActionArea component={Link} to={paths.admin.orders.getHref()} sx={{ p: 2.5 }}>
              <Typography sx={{ color: 'text.secondary' }}>Total Orders</Typography>
              <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {totalInWords(data.purchases.totalItems)}
              </Typography>
            </CardActionArea>
          </Card>
          <Box sx={{ mt: 4 }}>
            <Typography id="sections" variant="h5" component="h2" sx={{ mb: 1.5 }}>
              Sections of the public site
            </Typography>
            <SectionsTable sections={data.storedSections} />
          </Box>
        </>
      )}
    </>
  );
}
