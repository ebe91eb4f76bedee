import { useEffect, useState } from 'react';
import { errorMessage } from '../../lib/errors';
import { differInHeadlineOnly, headlineOf, showsHeadline, withHeadline } from './headline';
import { usePostToEditQuery, useSaveHeadlineMutation } from './headline.generated';
import type { EditedPostFragment } from './headline.generated';

const changedElsewhere =
  'This post was changed in another window. The picture shows that now; save again to use your headline.';

/**
 * Provides the headline of a finished post, and saves it.
 * @param version the newest version that this browser knows of
 */
export function useHeadline(id: string, version: number) {
  // Not cached: lists update the version of a cached document, and a save must name the version of its content.
  const { data, error, refetch } = usePostToEditQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [saveHeadline] = useSaveHeadlineMutation();
  const [typed, setTyped] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const post = data?.designDocument;
  const isOld = post !== undefined && post.version < version && !saving;
  useEffect(() => {
    if (isOld) void refetch().catch(() => undefined);
  }, [isOld, refetch]);

  /** @returns why the headline is not saved; null when it is */
  const send = async (base: EditedPostFragment, headline: string, isLastTry: boolean): Promise<string | null> => {
    const variables = { id, version: base.version, content: withHeadline(base, headline) };
    const { data: answer } = await saveHeadline({ variables });
    const refusal = answer?.saveDesignDocument.errors[0];
    if (refusal?.code !== 'CONFLICT') return refusal?.message ?? null;
    const now = (await refetch()).data?.designDocument;
    if (!now || isLastTry || !differInHeadlineOnly(base, now)) return changedElsewhere;
    return send(now, headline, true);
  };
  const save = async () => {
    if (!post || typed === null) return;
    if (!typed.trim()) {
      setProblem('Please enter a headline');
      return;
    }
    setSaving(true);
    setProblem(null);
    try {
      const failure = await send(post, typed.trim(), false);
      setProblem(failure);
      if (failure !== null) return;
      // the picture follows anyway
      await refetch().catch(() => undefined);
      setTyped(null);
      setSaved(true);
    } catch (failure) {
      setProblem(errorMessage(failure));
    } finally {
      setSaving(false);
    }
  };
  const enter = (text: string | null) => {
    setTyped(text);
    setProblem(null);
    setSaved(false);
  };
  return {
    headline: typed ?? (post ? headlineOf(post) : ''),
    /** Null while the post is not loaded. */
    editable: post ? showsHeadline(post) : null,
    loadError: post ? null : error,
    changed: typed !== null && post !== undefined && typed.trim() !== headlineOf(post),
    saving,
    saved,
    problem,
    enter,
    save: () => void save(),
    retry: () => void refetch().catch(() => undefined),
  };
}
