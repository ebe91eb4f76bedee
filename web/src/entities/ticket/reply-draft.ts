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

const outgoingSchema = z.object({
  requestId: z.string(),
  text: z.string(),
  /** Id of the ticket to which it was sent; null for the ticket that holds it. Another one was merged since. */
  sentTo: z.string().nullable().default(null),
  /** Number of that ticket's replies when it was sent: an earlier reply with the same text is another message. */
  after: z.number(),
  problem: z.string().nullable(),
  images: z.array(uploadedPicture).default([]),
});

/** A message that has been sent and not answered yet, or has failed. */
export type Outgoing = z.infer<typeof outgoingSchema>;

const tooLongTogether = 'It does not fit into the field below the text that is there.';

const unsentOf = (ticketId: string) => `${replyDraft(ticketId)}-unsent`;

/** Reads the messages of a ticket that were sent and not answered yet, or have failed. */
export const readOutgoing = (ticketId: string, owner: string): Outgoing[] =>
  readDraft(unsentOf(ticketId), owner, z.array(outgoingSchema)) ?? [];

/** Saves the messages of a ticket that were sent and not answered yet, or have failed. */
export const writeOutgoing = (ticketId: string, owner: string, messages: readonly Outgoing[]): void =>
  writeDraft(unsentOf(ticketId), owner, messages.length > 0 ? messages : null);

/** Adds failed messages of a merged ticket to the failed ones of the ticket in which the conversation goes on. */
export function moveFailed(failed: readonly Outgoing[], from: string, to: string, owner: string): void {
  const moved = failed.map((message) => ({ ...message, sentTo: message.sentTo ?? from }));
  writeOutgoing(to, owner, [...readOutgoing(to, owner), ...moved]);
}

/**
 * Moves an unsent reply of a merged ticket into the field of the ticket in which the conversation goes on, below the text
 * that is already there. Where both together are too long, it becomes a failed message of its own there.
 * @param replies number of replies of the merged ticket
 * @returns whether there was one
 */
export function moveReplyDraft(from: string, to: string, owner: string, replies: number): boolean {
  const [source, target] = [replyDraft(from), replyDraft(to)];
  const read = (name: string) => ({
    words: readDraft(name, owner, text) ?? '',
    images: readDraft(picturesOf(name), owner, pictures) ?? [],
  });
  const [unsent, waiting] = [read(source), read(target)];
  if (unsent.words.trim() === '' && unsent.images.length === 0) return false;
  const words = [waiting.words, unsent.words].filter((part) => part.trim() !== '').join('\n\n');
  if (unsent.words.trim() !== '' && words.length > ticketLimits.message) {
    const message = { requestId: crypto.randomUUID(), text: unsent.words, sentTo: from, after: replies };
    moveFailed([{ ...message, problem: tooLongTogether, images: unsent.images }], from, to, owner);
  } else {
    const images = [...waiting.images, ...unsent.images];
    writeDraft(target, owner, words === '' ? null : words);
    writeDraft(picturesOf(target), owner, images.length > 0 ? images : null);
  }
  writeDraft(source, owner, null);
  writeDraft(picturesOf(source), owner, null);
  return true;
}
