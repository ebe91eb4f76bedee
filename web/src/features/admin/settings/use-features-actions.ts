import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { FeaturesValues } from '../../../../../contract/features-section';
import {
  StoredFeaturesDocument,
  useResetFeaturesMutation,
  useRestoreFeaturesMutation,
  useSaveFeaturesMutation,
  useSetFeaturesActiveMutation,
} from './settings.generated';
import { serverMessage } from '../../../lib/errors';
import type { PayloadError } from '../../../lib/errors';
import { notify } from '../../../lib/notify';
import { bodyOf } from './features-values';
import type { StoredFeatures } from './features-values';

interface Answer {
  section: StoredFeatures | null;
  errors: readonly PayloadError[];
}

/** What came of a change; a conflict carries what stands instead. */
export type Outcome =
  | { kind: 'done'; section: StoredFeatures }
  | { kind: 'conflict'; theirs: StoredFeatures }
  | { kind: 'refused'; errors: readonly PayloadError[] };

const saved = 'Settings saved successfully!';

/** The changes an editor can make to the features section; each names the version it starts from. */
export function useFeaturesActions() {
  const client = useApolloClient();
  const [save] = useSaveFeaturesMutation();
  const [setActive] = useSetFeaturesActiveMutation();
  const [reset] = useResetFeaturesMutation();
  const [restore] = useRestoreFeaturesMutation();
  const [busy, setBusy] = useState(false);

  const settle = async (answer: Answer | undefined, failure: string): Promise<Outcome> => {
    if (answer?.section) {
      // this tab's own public pages are asked for anew
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'featuresSection' });
      notify.success(saved);
      return { kind: 'done', section: answer.section };
    }
    const errors = answer?.errors ?? [];
    if (errors.some(({ code }) => code === 'CONFLICT')) {
      const { data } = await client.query({ query: StoredFeaturesDocument, fetchPolicy: 'network-only' });
      if (data) return { kind: 'conflict', theirs: data.storedSection };
    }
    return {
      kind: 'refused',
      errors: errors.length > 0 ? errors : [{ code: 'UNKNOWN', message: failure, field: null }],
    };
  };
  const act = async (call: () => Promise<Answer | undefined>, failure: string): Promise<Outcome> => {
    setBusy(true);
    try {
      return await settle(await call(), failure);
    } catch (error) {
      return { kind: 'refused', errors: [{ code: 'UNKNOWN', message: serverMessage(error, failure), field: null }] };
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    save: (values: FeaturesValues, version: number) =>
      act(
        async () => (await save({ variables: { body: bodyOf(values), version } })).data?.saveSection,
        'Failed to update features section',
      ),
    setActive: (isActive: boolean, from: number) =>
      act(
        async () => (await setActive({ variables: { isActive, from } })).data?.setSectionActive,
        'Failed to toggle active status',
      ),
    reset: (from: number) =>
      act(async () => (await reset({ variables: { from } })).data?.resetSection, 'Failed to reset features section'),
    restore: (version: number, from: number) =>
      act(
        async () => (await restore({ variables: { version, from } })).data?.restoreSection,
        'Failed to update features section',
      ),
  };
}
