import { useCallback, useRef, useState } from 'react';
import { z } from 'zod';
import { printable, saysSomething } from '../../../../contract/text';
import { ticketLimits } from '../../../../contract/ticket';
import type { TicketReplyInput } from '../../gql/schema';
import { readDraft, writeDraft } from '../../lib/draft';
import { errorMessage } from '../../lib/errors';
import type { ConversationFragment } from './conversation.generated';
import { usePictures } from './pictures/use-pictures';
import { moveFailed, moveReplyDraft, readOutgoing, replyDraft, writeOutgoing } from './reply-draft';
import type { Outgoing } from './reply-draft';

const unsent = 'The page was left before it could be sent.';

const isSendable = (message: string) => saysSomething(message) && message.length <= ticketLimits.message;

type Written = Pick<ConversationFragment, 'id' | 'replies' | 'mergedTickets'>;

interface Place {
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
export function useOutgoing({ owner, own, post }: Place, ticket: Written) {
  const { id: ticketId, replies } = ticket;
  const name = replyDraft(ticketId);
  const [text, setText] = useState(() => readDraft(name, owner, z.string()) ?? '');
  // text typed while pictures are still being uploaded is sent as well
  const typed = useRef(text);
  const pictures = usePictures({ name, owner });
  const [waiting, setWaiting] = useState(false);
  const [outgoing, setOutgoing] = useState<Outgoing[]>(() =>
    readOutgoing(ticketId, owner).map((one) => ({ ...one, problem: one.problem ?? unsent })),
  );
  // request ids of messages without an answer yet
  const onItsWay = useRef(new Set<string>());

  const type = useCallback(
    (next: string) => {
      typed.current = next;
      setText(next);
      writeDraft(name, owner, next === '' ? null : next);
    },
    [name, owner],
  );
  // an answer may arrive after the page was left: the saved messages change as well
  const change = (next: (before: Outgoing[]) => Outgoing[]) => {
    writeOutgoing(ticketId, owner, next(readOutgoing(ticketId, owner)));
    setOutgoing(next);
  };

  const dispatch = async (message: Outgoing) => {
    onItsWay.current.add(message.requestId);
    const problem = await post({
      requestId: message.requestId,
      message: message.text,
      imageIds: message.images.map((image) => image.id),
    }).catch(errorMessage);
    onItsWay.current.delete(message.requestId);
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
    // as it is stored, so that it is found among the replies
    const message = printable(typed.current).trim();
    if (!images || !isSendable(message)) return;
    const requestId = crypto.randomUUID();
    const next = { requestId, text: message, sentTo: ticketId, after: replies.length, problem: null, images };
    type('');
    pictures.clear();
    change((before) => [...before, next]);
    void dispatch(next);
  };

  const hasArrived = ({ text: sent, sentTo, after }: Outgoing) =>
    [ticket, ...ticket.mergedTickets].some(
      ({ id, replies: all }) =>
        id === (sentTo ?? ticketId) &&
        all.slice(after).some(({ sender, message }) => sender === own && message === sent),
    );
  return {
    text,
    type,
    pictures,
    send: () => void send(),
    maySend: isSendable(printable(text).trim()) && !pictures.blocked,
    sending: waiting || outgoing.some(({ problem }) => problem === null),
    /** It is sent as soon as its pictures are uploaded. */
    waiting: waiting && pictures.uploading,
    // a live update may arrive before the answer: show the message once
    outgoing: outgoing.filter((one) => !hasArrived(one)),
    again: (message: Outgoing) => {
      const here = {
        sentTo: ticketId,
        after: (message.sentTo ?? ticketId) === ticketId ? message.after : replies.length,
      };
      change((before) =>
        before.map((one) => (one.requestId === message.requestId ? { ...one, ...here, problem: null } : one)),
      );
      void dispatch(message);
    },
    /** Returns a message to the field, before the text that is already there. */
    edit: (message: Outgoing) => {
      change((before) => before.filter(({ requestId }) => requestId !== message.requestId));
      type(text === '' ? message.text : `${message.text}\n${text}`);
      pictures.restore(message.images);
    },
    /** Moves what was not sent to the ticket into which this one was merged. */
    moveTo: (target: string) => {
      const failed = readOutgoing(ticketId, owner).filter(({ requestId }) => !onItsWay.current.has(requestId));
      if (failed.length > 0) {
        moveFailed(failed, ticketId, target, owner);
        change((before) => before.filter(({ requestId }) => failed.every((one) => one.requestId !== requestId)));
      }
      if (!moveReplyDraft(ticketId, target, owner, replies.length)) return;
      type('');
      for (const { key, uploaded } of pictures.list) if (uploaded) pictures.remove(key);
    },
  };
}

export type OutgoingMessages = ReturnType<typeof useOutgoing>;
