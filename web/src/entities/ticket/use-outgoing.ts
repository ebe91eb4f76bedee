import { useCallback, useRef, useState } from 'react';
import { z } from 'zod';
import { saysSomething, ticketLimits } from '../../../../contract/ticket';
import type { TicketReplyInput } from '../../gql/schema';
import { readDraft, writeDraft } from '../../lib/draft';
import { errorMessage } from '../../lib/errors';
import { uploadedPicture } from '../../lib/upload-image';
import type { TicketMessageFragment } from './conversation.generated';
import { usePictures } from './pictures/use-pictures';
import { replyDraft } from './reply-draft';

const outgoingSchema = z.object({
  requestId: z.string(),
  text: z.string(),
  /** Number of replies when it was sent: an earlier reply with the same text is another message. */
  after: z.number(),
  problem: z.string().nullable(),
  images: z.array(uploadedPicture).default([]),
});

/** A message that has been sent and not answered yet, or has failed. */
export type Outgoing = z.infer<typeof outgoingSchema>;

const unsent = 'The page was left before it could be sent.';

interface Place {
  ticketId: string;
  /** Id of the account whose drafts they are. */
  owner: string;
  /** The reader's side. */
  own: 'USER' | 'ADMIN';
  /** Sends a message of this side. Resolves to the problem as a sentence, or to null. */
  post: (input: TicketReplyInput) => Promise<string | null>;
}

/**
 * Unsent messages of a ticket. A failed one stays and is sent again with the same request id, so that a lost answer
 * creates no second message. The typed text and failed messages survive a page change.
 */
export function useOutgoing({ ticketId, owner, own, post }: Place, replies: readonly TicketMessageFragment[]) {
  const name = replyDraft(ticketId);
  const [text, setText] = useState(() => readDraft(name, owner, z.string()) ?? '');
  // text typed while pictures are still being uploaded is sent as well
  const typed = useRef(text);
  const pictures = usePictures({ name, owner });
  const [waiting, setWaiting] = useState(false);
  const [outgoing, setOutgoing] = useState<Outgoing[]>(() =>
    (readDraft(`${name}-unsent`, owner, z.array(outgoingSchema)) ?? []).map((one) => ({
      ...one,
      problem: one.problem ?? unsent,
    })),
  );

  const type = useCallback(
    (next: string) => {
      typed.current = next;
      setText(next);
      writeDraft(name, owner, next === '' ? null : next);
    },
    [name, owner],
  );
  const change = (next: (before: Outgoing[]) => Outgoing[]) =>
    setOutgoing((before) => {
      const after = next(before);
      writeDraft(`${name}-unsent`, owner, after.length > 0 ? after : null);
      return after;
    });

  const dispatch = async (message: Outgoing) => {
    const problem = await post({
      requestId: message.requestId,
      message: message.text,
      imageIds: message.images.map((image) => image.id),
    }).catch(errorMessage);
    change((before) =>
      before.flatMap((one) =>
        one.requestId !== message.requestId ? [one] : problem === null ? [] : [{ ...one, problem }],
      ),
    );
  };
  const send = async () => {
    setWaiting(true);
    const images = await pictures.settled();
    setWaiting(false);
    const message = typed.current.trim();
    if (!images || !saysSomething(message) || message.length > ticketLimits.message) return;
    const next = { requestId: crypto.randomUUID(), text: message, after: replies.length, problem: null, images };
    type('');
    pictures.clear();
    change((before) => [...before, next]);
    void dispatch(next);
  };

  const hasArrived = ({ text: sent, after }: Outgoing) =>
    replies.slice(after).some(({ sender, message }) => sender === own && message === sent);
  return {
    text,
    type,
    pictures,
    send: () => void send(),
    maySend: saysSomething(text) && !pictures.blocked,
    sending: waiting || outgoing.some(({ problem }) => problem === null),
    /** It is sent as soon as its pictures are uploaded. */
    waiting: waiting && pictures.uploading,
    // a live update may arrive before the answer: show the message once
    outgoing: outgoing.filter((one) => !hasArrived(one)),
    again: (message: Outgoing) => {
      change((before) => before.map((one) => (one.requestId === message.requestId ? { ...one, problem: null } : one)));
      void dispatch(message);
    },
    /** Returns a message to the field, before the text that is already there. */
    edit: (message: Outgoing) => {
      change((before) => before.filter(({ requestId }) => requestId !== message.requestId));
      type(text === '' ? message.text : `${message.text}\n${text}`);
      pictures.restore(message.images);
    },
  };
}

export type OutgoingMessages = ReturnType<typeof useOutgoing>;
