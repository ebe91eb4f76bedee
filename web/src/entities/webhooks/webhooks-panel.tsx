import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from '../../lib/generated/icons';
import { webhookLimits } from '../../../../contract/webhooks';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { errorMessage } from '../../lib/errors';
import { OwnerProofDialog } from '../account/owner-proof';
import { ProfileCard } from '../account/profile/profile-card';
import { SecretDialog } from './secret-dialog';
import { useWebhookList, useWebhookMutations } from './use-webhooks';
import { WebhookDialog } from './webhook-dialog';
import { WebhookRow } from './webhook-row';
import type { WebhookScope } from './webhook-labels';
import type { WebhookFragment } from './webhooks.generated';

const texts = {
  account: "When something happens in your account, we send a signed message to your program's address.",
  shop: "When something happens in the shop, for any account, we send a signed message to your program's address.",
};

/** The webhooks of the account, or of the shop: addresses that get events, and what was sent to them. */
export function WebhooksPanel({ scope }: { scope: WebhookScope }) {
  const { webhooks, error, reload } = useWebhookList(scope);
  const mutations = useWebhookMutations(scope);
  const [edited, setEdited] = useState<WebhookFragment | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const most = scope === 'shop' ? webhookLimits.perShop : webhookLimits.perAccount;
  const addButton = (
    <Button startIcon={<Plus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      Add webhook
    </Button>
  );
  return (
    <ProfileCard title={scope === 'shop' ? 'Webhooks' : 'Your webhooks'} text={texts[scope]}>
      {!webhooks && !error && <SectionLoader />}
      {!webhooks && error && <ErrorPanel message={errorMessage(error)} onRetry={reload} />}
      {webhooks?.length === 0 && (
        <EmptyState
          title="No webhooks yet"
          text="Add the address of a program that should know at once when something happens, such as a paid order."
          action={addButton}
        />
      )}
      {webhooks && webhooks.length > 0 && (
        <>
          <Box
            component="ul"
            ref={list}
            tabIndex={-1}
            aria-label="Webhooks"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'minmax(0, 1fr)',
              outline: 'none',
            }}
          >
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                mutations={mutations}
                onEdit={() => setEdited(webhook)}
                onSecret={setSecret}
                // the pressed button was removed together with its row
                onDeleted={() => requestAnimationFrame(() => list.current?.focus({ preventScroll: true }))}
              />
            ))}
          </Box>
          {webhooks.length < most ? (
            <Box>{addButton}</Box>
          ) : (
            <Box sx={{ color: 'text.secondary' }}>There are {most} webhooks, which is the maximum.</Box>
          )}
        </>
      )}
      {edited && (
        <WebhookDialog
          scope={scope}
          stored={edited === 'new' ? null : edited}
          save={mutations.save}
          onClose={() => setEdited(null)}
          onSecret={setSecret}
        />
      )}
      {/* the profile has one for all of its tabs, which stay mounted */}
      {scope === 'shop' && <OwnerProofDialog />}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </ProfileCard>
  );
}
