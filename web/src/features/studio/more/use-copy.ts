import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { PostDocument } from '../../../../../studio/posts/document';
import { askForLists } from '../../../entities/design/stale-lists';
import { useViewer } from '../../../entities/session/use-viewer';
import { errorMessage, isAnswerLost } from '../../../lib/errors';
import { requestAnswered, requestIdFor } from '../../../lib/request-id';
import { contentOf } from '../post/stored-post';
import { useCopyPostMutation } from './more.generated';

/** Copies a post over the same background. */
export function useCopy(id: string, onCopied: (key: string, post: PostDocument, copy: string) => void) {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const [copyPost] = useCopyPostMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** @param key names the copy among the copies of this post */
  const copy = async (key: string, post: PostDocument): Promise<void> => {
    const owner = viewer?.id ?? '';
    const name = `copy-${id}-${key}`;
    const content = contentOf(post);
    setBusy(key);
    setProblem(null);
    try {
      const requestId = requestIdFor(name, owner, { content });
      const { data } = await copyPost({ variables: { id, requestId, content } });
      requestAnswered(name, owner);
      const made = data?.copyDesign.design;
      if (!made) return setProblem(data?.copyDesign.errors[0]?.message ?? null);
      onCopied(key, post, made.id);
      askForLists(client);
    } catch (error) {
      setProblem(
        isAnswerLost(error)
          ? `${errorMessage(error)} Press the button again when you like: even if the first try has arrived, it is one copy.`
          : `Nothing was made. ${errorMessage(error)}`,
      );
    } finally {
      setBusy(null);
    }
  };
  return { busy, problem, copy: (key: string, post: PostDocument) => void copy(key, post) };
}
