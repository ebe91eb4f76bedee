import { useState } from 'react';
import { z } from 'zod';
import { postDocument, type PostDocument } from '../../../../../studio/posts/document';
import { commonPost, mergePosts, type Merged } from './merge';
import { deleteLastingDraft, readLastingDraft, writeLastingDraft } from '../../../lib/lasting-draft';

const form = z.object({
  /** The version that the draft was made from, and its post. */
  version: z.number(),
  base: postDocument,
  post: postDocument,
  /** Posts that were sent without an answer; none in drafts of earlier releases. */
  unanswered: z.array(postDocument).default([]),
});
export type PostDraft = z.infer<typeof form>;

const nameOf = (id: string) => `studio-${id}`;

export interface PostDrafts {
  /** What was not saved before the page was left; null for nothing. */
  left: PostDraft | null;
  keep: (draft: PostDraft) => void;
  drop: () => void;
}

/** Keeps unsaved changes of a post in this browser until they are saved. */
export function usePostDraft(id: string, owner: string): PostDrafts {
  const [drafts] = useState(() => {
    const writer = crypto.randomUUID();
    const found = readLastingDraft(nameOf(id), owner, form);
    const writers = found ? [writer, found.writer] : [writer];
    return {
      left: found?.value ?? null,
      keep: (draft: PostDraft) => writeLastingDraft(nameOf(id), owner, writer, draft),
      drop: () => deleteLastingDraft(nameOf(id), owner, writers),
    };
  });
  return drafts;
}

/** Returns the post to begin with: the stored one, joined with what an earlier visit could not save. */
export function firstPost(stored: { version: number; post: PostDocument }, left: PostDraft | null): Merged {
  if (!left) return { post: stored.post, disputed: [] };
  if (left.version === stored.version) return { post: left.post, disputed: [] };
  return mergePosts(commonPost(left.base, left.unanswered, stored.post), left.post, stored.post);
}
