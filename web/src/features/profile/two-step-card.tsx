import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useExchangedFocus } from '../../components/form/use-exchanged-focus';
import { formatDate } from '../../lib/format';
import { ProfileCard } from '../../entities/account/profile/profile-card';
import { RecoveryCodes } from './recovery-codes';
import type { SecurityPartsFragment } from './security.generated';
import { TwoStepChange } from './two-step-change';
import { TwoStepSetup } from './two-step-setup';

/** From this number on, a warning says that few codes are left. */
const fewCodes = 3;

/** Two-step sign-in with codes of an authenticator app: off, on, and its setup. */
export function TwoStepCard({ account: { security } }: { account: SecurityPartsFragment }) {
  const [doing, setDoing] = useState<'nothing' | 'setup' | 'disable' | 'renew'>('nothing');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const rest = () => setDoing('nothing');
  const part = useExchangedFocus<HTMLDivElement>(codes ? 'codes' : doing);
  const show = (fresh: readonly string[]) => {
    setCodes(fresh);
    rest();
  };
  return (
    <ProfileCard
      id="two-step"
      title="Two-step sign-in"
      text="Besides your password, you enter a code from an app on your phone. A stolen password alone is not enough to sign in."
    >
      <Box ref={part} sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {codes ? (
          <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
        ) : doing === 'setup' ? (
          <TwoStepSetup hasPassword={security.hasPassword} onDone={show} onCancel={rest} />
        ) : doing !== 'nothing' ? (
          <TwoStepChange what={doing} hasPassword={security.hasPassword} onCodes={show} onEnd={rest} />
        ) : security.twoStepSince ? (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              <Chip component="span" color="success" label="On" />
              <Typography component="span">since {formatDate(security.twoStepSince)}</Typography>
            </Box>
            <Typography color={security.recoveryCodesLeft < fewCodes ? 'error' : undefined}>
              {security.recoveryCodesLeft === 1 ? '1 recovery code' : `${security.recoveryCodesLeft} recovery codes`}{' '}
              left.
              {security.recoveryCodesLeft < fewCodes && ' Get new codes before you run out.'}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <Button variant="outlined" onClick={() => setDoing('renew')}>
                New recovery codes
              </Button>
              <Button variant="text" color="error" onClick={() => setDoing('disable')}>
                Switch off
              </Button>
            </Box>
          </>
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <Button variant="outlined" onClick={() => setDoing('setup')}>
              Set it up
            </Button>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              Takes a minute, with any authenticator app.
            </Typography>
          </Box>
        )}
      </Box>
    </ProfileCard>
  );
}
