import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { FieldValues } from 'react-hook-form';
import {
  StoredSectionDocument,
  useResetSectionMutation,
  useRestoreSectionMutation,
  useSaveSectionMutation,
  useSetSectionActiveMutation,
} from './settings.generated';
import { serverMessage } from '../../../lib/errors';
import type { PayloadError } from '../../../lib/errors';
import { notify } from '../../../lib/notify';
import { inputOf } from './section-kind';
import type { SectionKind, StoredSection } from './section-kind';

interface Answer {
  section: StoredSection | null;
  errors: readonly PayloadError[];
}

/** Outcome of a change; a conflict carries the version that is stored instead. */
export type Outcome =
  | { kind: 'done'; section: StoredSection }
  | { kind: 'conflict'; theirs: StoredSection }
  | { kind: 'refused'; errors: readonly PayloadError[] };

const saved = 'Settings saved successfully!';

/** Provides the changes an editor can make to its section; each names the version it starts from. */
export function useSectionActions<Body>(kind: SectionKind<Body>) {
  const { key, name, publicField } = kind;
  const client = useApolloClient();
  const [save] = useSaveSectionMutation();
  const [setActive] = useSetSectionActiveMutation();
  const [reset] = useResetSectionMutation();
  const [restore] = useRestoreSectionMutation();
  const [busy, setBusy] = useState(false);

  const settle = async (answer: Answer | undefined, failure: string): Promise<Outcome> => {
    if (answer?.section) {
      // reload this tab's own public pages
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: publicField });
      notify.success(saved);
      return { kind: 'done', section: answer.section };
    }
    const errors = answer?.errors ?? [];
    if (errors.some(({ code }) => code === 'CONFLICT')) {
      const { data } = await client.query({
        query: StoredSectionDocument,
        variables: { key },
        fetchPolicy: 'network-only',
      });
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
    save: (body: FieldValues, version: number) =>
      act(
        async () => (await save({ variables: { body: inputOf(kind, body), version } })).data?.saveSection,
        `Failed to update ${name}`,
      ),
    setActive: (isActive: boolean, version: number) =>
      act(
        async () => (await setActive({ variables: { key, isActive, version } })).data?.setSectionActive,
        'Failed to toggle active status',
      ),
    reset: (version: number) =>
      act(async () => (await reset({ variables: { key, version } })).data?.resetSection, `Failed to reset ${name}`),
    restore: (earlier: number, version: number) =>
      act(
        async () => (await restore({ variables: { key, earlier, version } })).data?.restoreSection,
        `Failed to update ${name}`,
      ),
  };
}
