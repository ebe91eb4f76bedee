import { z } from 'zod';
import { ticketLimits } from '../../../../contract/ticket';
import { readDraft, writeDraft } from '../../lib/draft';
import { uploadedPicture } from '../../lib/upload-image';

const text = z.string();
const pictures = z.array(uploadedPicture);

/** Name of the draft of a reply. */
export const replyDraft = (ticketId: string) => `reply-${ticketId}`;
/** Name of the draft of the pictures of a message. */
export const picturesOf = (name: string) => `${name}-pictures`;

/**
 * Moves an unsent reply of a merged ticket into the field of the ticket in which the conversation goes on, below the text
 * that is already there. It stays where it is when both together are too long.
 * @returns whether there was one
 */
export function moveReplyDraft(from: string, to: string, owner: string): boolean {
  const [source, target] = [replyDraft(from), replyDraft(to)];
  const read = (name: string) => ({
    words: readDraft(name, owner, text) ?? '',
    images: readDraft(picturesOf(name), owner, pictures) ?? [],
  });
  const [unsent, waiting] = [read(source), read(target)];
  if (unsent.words.trim() === '' && unsent.images.length === 0) return false;
  const words = [waiting.words, unsent.words].filter((part) => part.trim() !== '').join('\n\n');
  if (words.length > ticketLimits.message) return false;
  const images = [...waiting.images, ...unsent.images];
  writeDraft(target, owner, words === '' ? null : words);
  writeDraft(picturesOf(target), owner, images.length > 0 ? images : null);
  writeDraft(source, owner, null);
  writeDraft(picturesOf(source), owner, null);
  return true;
}
