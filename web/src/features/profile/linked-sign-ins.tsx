import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { useExchangedFocus } from '../../components/form/use-exchanged-focus';
import { formatDate } from '../../lib/format';
import { notify } from '../../lib/notify';
import { ProofFields, noProof, proofOf, proofSchema } from '../../entities/account/proof-fields';
import { ProfileCard } from '../../entities/account/profile/profile-card';
import { useUnlinkSignInMutation } from './security.generated';
import type { SecurityPartsFragment } from './security.generated';

type Security = SecurityPartsFragment['security'];
type Linked = Security['linkedSignIns'][number];

/** The accounts elsewhere that sign in to this one. Nothing is shown for an account that never had one here. */
export function LinkedSignIns({ security: { hasPassword, linkedSignIns } }: { security: Security }) {
  const [removing, setRemoving] = useState<string | null>(null);
  // the card remains when the last one is removed
  const [wasShown, setWasShown] = useState(false);
  const part = useExchangedFocus<HTMLDivElement>(`${removing ?? ''} ${linkedSignIns.length}`);
  if (linkedSignIns.length > 0 && !wasShown) setWasShown(true);
  if (linkedSignIns.length === 0 && !wasShown) return null;
  const isOnlyWay = linkedSignIns.length === 1 && !hasPassword;
  return (
    <ProfileCard
      title="Sign-in with other accounts"
      text="These accounts at other services sign you in here. Remove one that is not yours, or that you no longer use."
    >
      <Box ref={part} sx={{ outline: 'none' }}>
        {linkedSignIns.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>No account at another service signs you in any more.</Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {linkedSignIns.map((linked) => (
            <Box component="li" key={linked.id} sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              {removing === linked.id ? (
                <Removal linked={linked} hasPassword={hasPassword} onEnd={() => setRemoving(null)} />
              ) : (
                <LinkedLine linked={linked} onRemove={isOnlyWay ? undefined : () => setRemoving(linked.id)} />
              )}
            </Box>
          ))}
        </Box>
        {isOnlyWay && (
          <Typography sx={{ color: 'text.secondary' }}>
            This is the only way to sign in to your account. Set a password above, and you can remove it.
          </Typography>
        )}
      </Box>
    </ProfileCard>
  );
}

function LinkedLine({ linked: { provider, linkedAt }, onRemove }: { linked: Linked; onRemove?: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{provider}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>since {formatDate(linkedAt)}</Box>
      </Box>
      {onRemove && (
        <Button
          variant="text"
          size="small"
          color="error"
          aria-label={`Remove ${provider}, since ${formatDate(linkedAt)}`}
          onClick={onRemove}
          sx={{ flex: 'none', ml: 'auto' }}
        >
          Remove
        </Button>
      )}
    </Box>
  );
}

interface RemovalProps {
  linked: Linked;
  hasPassword: boolean;
  onEnd: () => void;
}

/** Removes one of them, with the password or an emailed code as proof. */
function Removal({ linked: { id, provider }, hasPassword, onEnd }: RemovalProps) {
  const kind = hasPassword ? 'password' : 'emailCode';
  const [unlinkSignIn] = useUnlinkSignInMutation();
  const form = useAppForm({ schema: z.object({ proof: proofSchema(kind) }), defaultValues: { proof: noProof } });
  const submit = async ({ proof }: { proof: typeof noProof }) => {
    const { data } = await unlinkSignIn({ variables: { id, proof: proofOf(kind, proof) } });
    if (data?.unlinkSignIn.user) {
      notify.success(`${provider} no longer signs you in. Every other device was signed out.`);
      onEnd();
    }
    return data?.unlinkSignIn.errors;
  };
  return (
    <Form form={form} label={`Remove ${provider}`} onSubmit={submit}>
      <FormErrorBanner />
      <Typography>
        {provider} will no longer sign you in, and every other device is signed out. An account at {provider} that has
        your email address is linked again when you sign in with it.
      </Typography>
      <ProofFields kind={kind} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitButton busyText="Removing..." color="error">
          Remove {provider}
        </SubmitButton>
        <Button variant="text" color="inherit" onClick={onEnd}>
          Cancel
        </Button>
      </Box>
    </Form>
  );
}
