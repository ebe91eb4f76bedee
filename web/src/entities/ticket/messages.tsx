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
  messages: Pick<OutgoingMessages, 'outgoing' | 'again' | 'edit'>;
}

/** A whole conversation: the first message as the user's, each reply in order, then the unsent messages. */
export function Messages({ ticket, own, names, unread, messages: { outgoing, again, edit } }: MessagesProps) {
  const markRead = useReadMark(ticket.id);
  return (
    <ConversationLog
      label={`Ticket: ${ticket.subject}`}
      messages={ticket.replies.length + outgoing.length}
      onSeen={() => markRead({ unread, replies: ticket.replies.length })}
    >
      <MessageBubble
        author={names.USER}
        own={own === 'USER'}
        text={ticket.message}
        pictures={ticket.images}
        at={ticket.createdAt}
      />
      {ticket.replies.map((reply) => (
        <MessageBubble
          key={reply.id}
          author={names[reply.sender]}
          own={reply.sender === own}
          text={reply.message}
          pictures={reply.images}
          at={reply.createdAt}
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
