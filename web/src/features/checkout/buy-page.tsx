import Typography from '@mui/material/Typography';
import { PageTitle } from '../../components/layout/page-title';

/** Stands in until this page is written. */
export function BuyPage() {
  return (
    <>
      <PageTitle>Checkout</PageTitle>
      <Typography variant="h2" component="h1" tabIndex={-1} sx={{ p: 4 }}>
        Checkout
      </Typography>
    </>
  );
}
