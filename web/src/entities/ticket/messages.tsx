import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ConversationFragment } from './conversation.generated';
import { ConversationLog } from './conversation-log';
import { MessageBubble } from './message-bubble';
import { useReadMark } from './use-conversation';
import type { OutgoingMessages } from './use-outgoing';

interface MessagesProps {
  ticket: ConversationFragment;
  /** The reader's side. */
  own: 'USER' | 'ADMIN';
  /** Names of the two sides for the reader. */
  names: Record<'USER' | 'ADMIN', string>;
  /** Number of messages that the reader has not seen. */
  unread: number;
  /** On a desktop, takes the room that its column leaves. */
  fills?: boolean;
  messages: Pick<OutgoingMessages, 'outgoing' | 'again' | 'edit'>;
}

type Written = Pick<ConversationFragment, 'id' | 'subject' | 'message' | 'images' | 'createdAt' | 'replies'>;

/** The messages of one ticket: the first one as the user's, then each reply in order. */
const ofOne = ({ id, subject, message, images, createdAt, replies }: Written, isMerged: boolean) =>
  [{ id, sender: 'USER' as const, message, images, createdAt }, ...replies].map((one) => ({
    ...one,
    from: isMerged ? subject : undefined,
  }));

/** The messages of a ticket, together with the messages of tickets that were merged into it, by time. */
function messagesOf(ticket: ConversationFragment) {
  const own = ofOne(ticket, false);
  if (ticket.mergedTickets.length === 0) return own;
  return [...own, ...ticket.mergedTickets.flatMap((merged) => ofOne(merged, true))].sort(
    (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
  );
}

/** A whole conversation, then the unsent messages. */
export function Messages({ ticket, own, names, unread, fills, messages: { outgoing, again, edit } }: MessagesProps) {
  const markRead = useReadMark(ticket.id);
  const written = messagesOf(ticket);
  return (
    <ConversationLog
      label={`Ticket: ${ticket.subject}`}
      fills={fills}
      messages={written.length + outgoing.length}
      outgoing={outgoing.length}
      onSeen={() => markRead({ unread, replies: ticket.replies.length })}
    >
      {written.map(({ id, sender, message, images, createdAt, from }) => (
        <MessageBubble
          key={id}
          author={names[sender]}
          own={sender === own}
          text={message}
          pictures={images}
          from={from}
          at={createdAt}
        />
      ))}
      {outgoing.map((message) => (
        <MessageBubble
          key={message.requestId}
          author={names[own]}
          own
          text={message.text}
          pictures={message.images}
          at={null}
          failed={message.problem !== null}
        >
          {message.problem === null ? (
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>On its way</Box>
          ) : (
            <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'end', fontSize: '0.875rem' }}>
              <Box sx={{ color: 'error.main', textAlign: 'right' }}>Not sent. {message.problem}</Box>
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button size="small" variant="text" onClick={() => edit(message)}>
                  Edit
                </Button>
                <Button size="small" variant="outlined" onClick={() => again(message)}>
                  Send again
                </Button>
              </Box>
            </Box>
          )}
        </MessageBubble>
      ))}
    </ConversationLog>
  );
}
