import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { confirm } from '../../../../components/feedback/confirm';
import { withProof } from '../../../../entities/account/admin-proof';
import { errorMessage } from '../../../../lib/errors';
import { notify } from '../../../../lib/notify';
import { twoStepHref } from '../../../../lib/paths';
import { panelTitles } from '../menu/tabs';
import { SetupState } from './setup-states';
import { useAdminSignInQuery, useSetAdminsNeedTwoStepMutation } from './shop.generated';

const questions = {
  on: {
    title: 'Require two-step sign-in for every Admin?',
    text: 'Admins without it cannot use this area until they set it up. The page shows them how.',
    confirmText: 'Require it',
  },
  off: {
    title: 'Allow Admins to sign in with only a password?',
    text: "Anyone with one Admin's password could then run the shop.",
    confirmText: 'Stop requiring it',
    danger: true,
  },
};

/** Whether every Admin needs two-step sign-in. */
export function AdminsPanel() {
  const { data, error, refetch } = useAdminSignInQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  if (!data) return <SetupState error={error} failure="Failed to fetch the Admin sign-in settings" onRetry={refetch} />;
  return (
    <Card component="section" aria-label={panelTitles.admins} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h4" component="h2">
          {panelTitles.admins}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          With two-step sign-in, an Admin also enters a code from an app.
        </Typography>
      </Box>
      <TwoStepDemand
        isNeeded={data.settings.shop.adminsNeedTwoStep ?? false}
        hasTwoStep={Boolean(data.me?.security.twoStepSince)}
      />
    </Card>
  );
}

function TwoStepDemand({ isNeeded, hasTwoStep }: { isNeeded: boolean; hasTwoStep: boolean }) {
  const [setDemand] = useSetAdminsNeedTwoStepMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = async () => {
    if (!(await confirm(isNeeded ? questions.off : questions.on))) return;
    setBusy(true);
    setProblem(null);
    try {
      const variables = { isNeeded: !isNeeded };
      const answer = await withProof(async () => (await setDemand({ variables })).data?.setAdminsNeedTwoStep);
      setProblem(answer?.errors[0]?.message ?? null);
      if (answer?.settings)
        notify.success(
          isNeeded ? 'Two-step sign-in is optional for Admins now.' : 'Every Admin needs two-step sign-in now.',
        );
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Chip component="span" label={isNeeded ? 'On' : 'Off'} color={isNeeded ? 'success' : 'default'} />
        <Typography component="span">
          {isNeeded ? 'Every Admin needs two-step sign-in.' : 'Two-step sign-in is optional for Admins.'}
        </Typography>
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {!isNeeded && !hasTwoStep && (
        <Alert severity="info">
          To require it of every Admin, first{' '}
          <MuiLink component={Link} to={twoStepHref}>
            set it up for your own account
          </MuiLink>
          , so that you are not locked out.
        </Alert>
      )}
      <Box>
        <Button
          variant={isNeeded ? 'outlined' : 'contained'}
          color={isNeeded ? 'error' : 'primary'}
          disabled={isBusy || (!isNeeded && !hasTwoStep)}
          onClick={() => void change()}
        >
          {isNeeded ? 'Stop requiring it' : 'Require two-step sign-in'}
        </Button>
      </Box>
    </>
  );
}
