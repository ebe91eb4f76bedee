import Box from '@mui/material/Box';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import { ownOf, type PostDocument, type Slot } from '../../../../../studio/posts/document';
import type { PostSize } from '../../../../../studio/posts/sizes';
import type { PayloadError } from '../../../lib/errors';
import { sizeName } from '../post/post-keys';
import type { ChangePost, PostStore } from '../post/use-post';
import { WordField } from './word-field';

interface WordsPanelProps {
  post: PostDocument;
  store: PostStore;
  size: PostSize;
  composed: ComposedPost | null;
  errors: readonly PayloadError[];
  change: ChangePost;
}

/** What people read first stands first. */
const order: readonly Slot[] = ['headline', 'second', 'button', 'badge', 'contact'];

/** Names the characters of a text that no font has. */
function missingIn(text: string, missing: readonly string[]): string | null {
  const found = missing.filter((character) => text.includes(character));
  return found.length === 0 ? null : `We can't print ${found.map((one) => `“${one}”`).join(', ')}.`;
}

/** All texts of the post. */
export function WordsPanel({ post, store, size, composed, errors, change }: WordsPanelProps) {
  const refused = (slot: Slot) =>
    errors.find(({ field }) => field?.join('.').startsWith(`content.words.${slot}`))?.message ?? null;
  const hasOwnHeadline = (ownOf(post, size)?.headline ?? null) !== null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {order.map((slot) => (
        <WordField
          key={slot}
          slot={slot}
          words={post.words[slot]}
          store={store}
          change={change}
          isOnCanvas={slot !== 'headline' || !hasOwnHeadline}
          problem={missingIn(post.words[slot].text, composed?.missing ?? []) ?? refused(slot)}
          hint={
            slot === 'headline' && hasOwnHeadline
              ? `${sizeName(size)} has a headline of its own, under Sizes.`
              : undefined
          }
        />
      ))}
    </Box>
  );
}
