import Typography from '@mui/material/Typography';
import { PageTitle } from '../../components/layout/page-title';

/** Stands in until this page is written. */
export function HomePage() {
  return (
    <>
      <PageTitle>Postloom</PageTitle>
      <Typography variant="h2" component="h1" tabIndex={-1} sx={{ p: 4 }}>
        Postloom
      </Typography>
    </>
  );
}
