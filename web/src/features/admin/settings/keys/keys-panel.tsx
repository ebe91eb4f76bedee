import Box from '@mui/material/Box';
import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OnUnsaved } from '../lazy-panel';
import { ModelsPanel } from './models-panel';
import { Plus } from '../../../../lib/generated/icons';
import { EmptyState } from '../../../../components/feedback/empty-state';
import { panelTitles } from '../menu/tabs';
import { SetupState } from '../shop/setup-states';
import { KeyDialog } from './key-dialog';
import { KeyList } from './key-list';
import { useAiKeysQuery } from './keys.generated';
import type { StoredAiKeyFragment } from './keys.generated';
import { useKeyActions } from './use-key-actions';
import { useKeyTest } from './use-key-test';

/** Where the AI service gives keys out. */
const keyPage = 'https://aistudio.google.com/apikey';

/** How often state, last use and last error are read again while the page is open, in milliseconds. */
const refreshMs = 30_000;

/** The edited key; null for a new one, undefined while none is open. */
type Opened = StoredAiKeyFragment | null | undefined;

/** The keys of the AI service, with what can be done to them. */
function KeysCard() {
  const { data, error, refetch } = useAiKeysQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshMs,
    skipPollAttempt: () => document.hidden,
  });
  const [opened, setOpened] = useState<Opened>(undefined);
  const test = useKeyTest();
  const keys = data?.aiKeys;
  const actions = useKeyActions(keys ?? []);
  if (!keys) return <SetupState error={error} failure="Failed to fetch keys" onRetry={refetch} />;
  const add = (
    <Button data-field="addKey" startIcon={<Plus size={18} aria-hidden />} onClick={() => setOpened(null)}>
      Add key
    </Button>
  );
  return (
    <Card component="section" aria-label={panelTitles.keys} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Typography variant="h4" component="h2">
          {panelTitles.keys}
        </Typography>
        {keys.length > 0 && add}
      </Box>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem', mt: 0.5, mb: 3, maxWidth: '70ch' }}>
        Designs are made with these AI service keys. Quotas are per project, so a second key of the same project adds
        nothing. Keys are stored encrypted and never shown again.
      </Typography>
      {keys.length > 0 && !keys.some(({ isActive }) => isActive) && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          No key is active, so no designs can be made.
        </Alert>
      )}
      <Box role="status">
        {test.result && (
          <Alert severity={test.result.severity} sx={{ mb: 2 }} onClose={test.forget}>
            <strong>{test.result.name}:</strong> {test.result.text}
          </Alert>
        )}
      </Box>
      {keys.length === 0 ? (
        <EmptyState
          title="No keys yet"
          text={
            <>
              No designs can be made without a key. Create one at{' '}
              <MuiLink href={keyPage} target="_blank" rel="noreferrer">
                Google AI Studio
              </MuiLink>
              , in a project with billing, and add it here.
            </>
          }
          action={add}
        />
      ) : (
        <KeyList
          keys={keys}
          imageModels={(data.settings.ai?.imageModels ?? []).map(({ model }) => model)}
          testing={test.testing}
          actions={{ ...actions, edit: setOpened, test: (key) => void test.run(key) }}
        />
      )}
      {opened !== undefined && (
        <KeyDialog stored={opened} onClose={() => setOpened(undefined)} onNewKey={(key) => void test.run(key)} />
      )}
    </Card>
  );
}

/** The keys of the AI service, its models and the limits of designs (specification, admin area, 'Gemini Keys'). */
export const KeysPanel = ({ onUnsaved }: { onUnsaved: OnUnsaved }) => (
  <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
    <KeysCard />
    <ModelsPanel onUnsaved={onUnsaved} />
  </Box>
);
