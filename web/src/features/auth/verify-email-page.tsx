import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { SectionLoader } from '../../components/feedback/loaders';
import { AuthLayout } from '../../components/layout/auth-layout';
import { PageTitle } from '../../components/layout/page-title';
import { useVerifyEmailMutation } from '../../gql/operations';
import { errorSentence } from '../../lib/errors';
import { paths } from '../../lib/paths';
import { BenefitsList } from './benefits-list';

/** /verify-email: where the link of the first e-mail leads. */
export function VerifyEmailPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [verifyEmail] = useVerifyEmailMutation();
  const [failure, setFailure] = useState<string | null | undefined>(undefined);
  const sent = useRef(false);

  useEffect(() => {
    // the link works once, and React may run an effect twice
    if (sent.current) return;
    sent.current = true;
    verifyEmail({ variables: { token } }).then(
      ({ data }) => setFailure(data?.verifyEmail.errors[0]?.message ?? null),
      (error: unknown) => setFailure(errorSentence(error)),
    );
  }, [token, verifyEmail]);

  return (
    <AuthLayout title="Your email address" aside={<BenefitsList title="What it is for" benefits={['Receipts reach you', 'A forgotten password can be reset', 'Earlier messages to support join your account']} />}>
      <PageTitle>Confirm your email address - Postloom</PageTitle>
      {failure === undefined ? (
        <SectionLoader text="Confirming..." />
      ) : (
        <Box role="status" sx={{ display: 'grid', gap: 2.5 }}>
          <Typography>{failure ?? 'Thank you: your address is confirmed.'}</Typography>
          <Button component={Link} to={paths.user.dashboard.getHref()} size="large">
            Go to the dashboard
          </Button>
        </Box>
      )}
    </AuthLayout>
  );
}
