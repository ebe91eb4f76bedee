import Typography from '@mui/material/Typography';
import { PageTitle } from '../../components/layout/page-title';

/** Stands in until this page is written. */
export function SelectPackagePage() {
  return (
    <>
      <PageTitle>Upgrade Package</PageTitle>
      <Typography variant="h2" component="h1" tabIndex={-1} sx={{ p: 4 }}>
        Upgrade Package
      </Typography>
    </>
  );
}
