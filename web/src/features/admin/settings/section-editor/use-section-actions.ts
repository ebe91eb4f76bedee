import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { FieldValues } from 'react-hook-form';
import {
  StoredSectionDocument,
  useResetSectionMutation,
  useRestoreSectionMutation,
  useSaveSectionMutation,
  useScheduleSectionMutation,
  useSetSectionActiveMutation,
  useUnscheduleSectionMutation,
} from '../settings.generated';
import { isAnswer, serverMessage } from '../../../../lib/errors';
import type { PayloadError } from '../../../../lib/errors';
import { formatDateTime } from '../../../../lib/format';
import { notify } from '../../../../lib/notify';
import { inputOf, sectionMessagesOf } from './section-kind';
import type { SectionKind, StoredSection, Verb } from './section-kind';

interface Answer {
  section: StoredSection | null;
  errors: readonly PayloadError[];
}

/**
 * Outcome of a change; a conflict carries the version that is stored instead, or what is planned instead, a refusal the
 * errors that belong to form fields and the sentence about any other.
 */
export type Outcome =
  | { kind: 'done'; section: StoredSection }
  | { kind: 'conflict'; theirs: StoredSection }
  | { kind: 'planned'; theirs: StoredSection }
  | { kind: 'refused'; errors: readonly PayloadError[]; problem: string | null };

/** Where a change begins: the form, whose fields show what is wrong with them, or a button beside it. */
type By = 'form' | 'button';

const replaced = 'This scheduled change was replaced by the one shown now.';
const published = 'This change was published before it could be discarded.';

/** Returns the sentence about a failure, from the server's own one and whether there was an answer. */
type Failed = (reason: string | null, isAnswered: boolean) => string;

export type SectionActions = ReturnType<typeof useSectionActions>;

/** Provides the changes an editor can make to its section; each names the version it starts from. */
export function useSectionActions<Body>(kind: SectionKind<Body>) {
  const { key, publicField } = kind;
  const sentences = sectionMessagesOf(kind);
  const client = useApolloClient();
  const [save] = useSaveSectionMutation();
  const [setActive] = useSetSectionActiveMutation();
  const [reset] = useResetSectionMutation();
  const [restore] = useRestoreSectionMutation();
  const [schedule] = useScheduleSectionMutation();
  const [unschedule] = useUnscheduleSectionMutation();
  const [busy, setBusy] = useState(false);

  const readStored = async (): Promise<StoredSection | undefined> => {
    const { data } = await client.query({
      query: StoredSectionDocument,
      variables: { key },
      fetchPolicy: 'network-only',
    });
    return data?.storedSection;
  };
  const settle = async (answer: Answer | undefined, done: string, failed: Failed, by: By): Promise<Outcome> => {
    if (answer?.section) {
      // reload this tab's own public pages
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: publicField });
      notify.success(done, sentences.shownMs);
      return { kind: 'done', section: answer.section };
    }
    const errors = answer?.errors ?? [];
    const conflict = errors.find(({ code }) => code === 'CONFLICT');
    const theirs = conflict && (await readStored());
    if (theirs) return { kind: conflict.field?.at(-1) === 'replaces' ? 'planned' : 'conflict', theirs };
    const isOfField = ({ field }: PayloadError) => by === 'form' && field !== null;
    const others = errors.filter((error) => !isOfField(error)).map(({ message }) => message);
    return {
      kind: 'refused',
      errors: errors.filter(isOfField),
      problem: others.length > 0 || errors.length === 0 ? failed(others.join(' ') || null, true) : null,
    };
  };
  const act = async (
    call: () => Promise<Answer | undefined>,
    done: string,
    failed: Failed,
    by: By = 'button',
  ): Promise<Outcome> => {
    setBusy(true);
    try {
      return await settle(await call(), done, failed, by);
    } catch (error) {
      return { kind: 'refused', errors: [], problem: failed(serverMessage(error, '') || null, isAnswer(error)) };
    } finally {
      setBusy(false);
    }
  };
  const failing =
    (verb: Verb): Failed =>
    (reason, isAnswered) =>
      sentences.failed(verb, reason, isAnswered);
  return {
    busy,
    /** Reads what is stored now. */
    reload: readStored,
    save: (body: FieldValues, version: number) =>
      act(
        async () => (await save({ variables: { body: inputOf(kind, body), version } })).data?.saveSection,
        sentences.saved,
        failing('update'),
        'form',
      ),
    /** Plans to publish a body at a moment, in place of what is planned. */
    schedule: (body: FieldValues, version: number, publishAt: string, replaces: string | undefined) =>
      act(
        async () =>
          (await schedule({ variables: { input: { body: inputOf(kind, body), version, publishAt, replaces } } })).data
            ?.scheduleSection,
        `Scheduled for ${formatDateTime(publishAt)}.`,
        failing('update'),
        'form',
      ),
    /** Drops a plan; also succeeds when nothing is planned any more, such as after an answer that was lost. */
    unschedule: (id: string, version: number) =>
      act(
        async () => {
          const answer = (await unschedule({ variables: { id } })).data?.unscheduleSection;
          if (!answer?.errors.some(({ code }) => code === 'NOT_FOUND')) return answer;
          const stored = await readStored();
          if (stored && !stored.scheduled && stored.version === version) return { section: stored, errors: [] };
          const message = stored?.scheduled ? replaced : published;
          return { section: null, errors: [{ code: 'NOT_FOUND', message, field: null }] };
        },
        'The scheduled change was discarded.',
        failing('update'),
      ),
    setActive: (isActive: boolean, version: number) =>
      act(
        async () => (await setActive({ variables: { key, isActive, version } })).data?.setSectionActive,
        sentences.saved,
        failing('toggle'),
      ),
    reset: (version: number) =>
      act(
        async () => (await reset({ variables: { key, version } })).data?.resetSection,
        sentences.reset,
        failing('reset'),
      ),
    restore: (earlier: number, version: number) =>
      act(
        async () => (await restore({ variables: { key, earlier, version } })).data?.restoreSection,
        sentences.saved,
        failing('update'),
      ),
  };
}
