import Container from '@mui/material/Container';
import { useLeaveBlocker } from '../components/form/use-leave-guard';
import { PublicLayout } from './public-layout';
import { UserAreaPage } from './user-area-layout';

/** Layout of the profile: header and footer of the site, which only /user and /admin lack (specification, public site). */
export function ProfileLayout() {
  useLeaveBlocker();
  return (
    <PublicLayout>
      <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
        <UserAreaPage />
      </Container>
    </PublicLayout>
  );
}
