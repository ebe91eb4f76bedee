import Typography from '@mui/material/Typography';
import { PageTitle } from '../../components/layout/page-title';

/** Stands in until this page is written. */
export function PayPage() {
  return (
    <>
      <PageTitle>Pay</PageTitle>
      <Typography variant="h2" component="h1" tabIndex={-1} sx={{ p: 4 }}>
        Pay
      </Typography>
    </>
  );
}
