import { useEffect, useState } from 'react';
import type { PostDocument } from '../../../../../studio/posts/document';
import type { CaptionChange } from '../../../gql/schema';
import { errorMessage } from '../../../lib/errors';
import type { PostStore } from '../post/use-post';
import { useRewriteCaptionMutation } from './caption.generated';

type Caption = PostDocument['caption'];

/** Kind of the changes that typing in the caption makes. */
export const captionTyping = 'caption.text';

/**
 * Asks for other versions of the caption, while panels come and go. Nothing is replaced before the customer takes one.
 */
export function useRewriting(id: string, store: PostStore, flush: () => Promise<boolean>) {
  const [rewriteCaption] = useRewriteCaptionMutation();
  const [busy, setBusy] = useState<CaptionChange | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [suggested, setSuggested] = useState<Caption | null>(null);
  useEffect(() => {
    let before = store.post().caption.text;
    return store.subscribe((action) => {
      const { text } = store.post().caption;
      const isTyped = action.type === 'change' && action.kind === captionTyping;
      // a caption that was taken, undone or joined from another window is not the one that was rewritten
      if (!isTyped && text !== before) setSuggested(null);
      before = text;
    });
  }, [store]);
  const rewrite = async (change: CaptionChange, language: string | null): Promise<void> => {
    setBusy(change);
    setProblem(null);
    setSuggested(null);
    try {
      // the caption is rewritten as it is stored
      if (!(await flush())) return setProblem('This post could not be saved yet. Please try again in a moment.');
      const { data } = await rewriteCaption({ variables: { id, change, language } });
      const answer = data?.rewriteCaption;
      if (!answer?.caption) return setProblem(answer?.errors[0]?.message ?? null);
      const { text, hashtags, altText, language: tag } = answer.caption;
      setSuggested({ text, hashtags: [...hashtags], altText, language: tag });
    } catch (error) {
      setProblem(`${errorMessage(error)} Your caption is unchanged.`);
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    problem,
    suggested,
    drop: () => setSuggested(null),
    rewrite: (change: CaptionChange, language: string | null = null) => void rewrite(change, language),
  };
}

export type RewritingState = ReturnType<typeof useRewriting>;
