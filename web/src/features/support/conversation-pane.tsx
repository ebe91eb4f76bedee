import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ArrowLeft } from '../../lib/generated/icons';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { StatusBadge } from '../../components/feedback/status-badge';
import { useReplyToTicketMutation } from '../../entities/ticket/conversation.generated';
import type { ConversationFragment } from '../../entities/ticket/conversation.generated';
import { MergedNote } from '../../entities/ticket/merged-note';
import { Messages } from '../../entities/ticket/messages';
import { ReplyBox } from '../../entities/ticket/reply-box';
import { useConversation } from '../../entities/ticket/use-conversation';
import { useOutgoing } from '../../entities/ticket/use-outgoing';
import type { TicketReplyInput, TicketStatus } from '../../gql/schema';
import { errorMessage } from '../../lib/errors';
import { formatDateTime } from '../../lib/format';
import { TicketSubject } from './ticket-subject';

const names = { USER: 'You', ADMIN: 'Support' };

/** The effect of a reply on a resolved or closed ticket. */
const hints: Partial<Record<TicketStatus, string>> = {
  RESOLVED: 'This ticket is resolved. Your reply reopens it.',
  CLOSED: 'This ticket is closed. Your reply reopens it.',
};

interface ConversationPaneProps {
  id: string;
  /** Id of the account whose drafts are saved here. */
  owner: string;
  /** Opened by a click, and so takes the focus. */
  chosen: boolean;
  backHref: string;
}

/** The selected ticket: its facts, messages and reply field. */
export function ConversationPane({ id, owner, chosen, backHref }: ConversationPaneProps) {
  const { ticket, loading, error, isGone, retry } = useConversation(id);
  return (
    <Card component="section" aria-label="Ticket" sx={{ minWidth: 0, overflow: 'hidden' }}>
      <Box sx={{ display: { md: 'none' }, px: 2, pt: 1.5 }}>
        <Button
          component={Link}
          to={backHref}
          variant="text"
          size="small"
          startIcon={<ArrowLeft size={18} aria-hidden />}
          sx={{ ml: -1.5 }}
        >
          All tickets
        </Button>
      </Box>
      {ticket ? (
        <Conversation key={ticket.id} ticket={ticket} owner={owner} chosen={chosen} />
      ) : isGone ? (
        <EmptyState
          title="There is no such ticket"
          text="It may belong to another account, or its address is incomplete."
        />
      ) : loading || !error ? (
        <Placeholder />
      ) : (
        <ErrorPanel
          message={`This ticket could not be loaded. Nothing in it is lost. ${errorMessage(error)}`}
          onRetry={retry}
          retryText="Retry"
        />
      )}
    </Card>
  );
}

interface ConversationProps {
  ticket: ConversationFragment;
  owner: string;
  chosen: boolean;
}

function Conversation({ ticket, owner, chosen }: ConversationProps) {
  const [reply] = useReplyToTicketMutation();
  const post = async (input: TicketReplyInput) => {
    const { data } = await reply({ variables: { id: ticket.id, input } });
    return data?.replyToTicket.errors[0]?.message ?? null;
  };
  const outgoing = useOutgoing({ owner, own: 'USER', post }, ticket);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (chosen) heading.current?.focus({ preventScroll: true });
  }, [chosen]);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          // a long subject ends with an ellipsis
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1.25,
          p: { xs: 2, sm: 3 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          ref={heading}
          variant="h5"
          component="h2"
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          {ticket.subject}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', color: 'text.secondary' }}>
          <StatusBadge status={ticket.status} />
          <Typography variant="body2">Created {formatDateTime(ticket.createdAt)}</Typography>
        </Box>
        <TicketSubject ticket={ticket} />
      </Box>
      <Messages ticket={ticket} own="USER" names={names} unread={ticket.unreadByUser} messages={outgoing} />
      {ticket.mergedInto ? (
        <MergedNote target={ticket.mergedInto} messages={outgoing} />
      ) : (
        <ReplyBox messages={outgoing} hint={hints[ticket.status]} />
      )}
    </>
  );
}

/** Skeleton of a conversation while it loads. */
const Placeholder = () => (
  <Box role="status" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      Loading...
    </Box>
    <Skeleton variant="rounded" height={64} width="70%" sx={{ justifySelf: 'end', borderRadius: '18px' }} />
    <Skeleton variant="rounded" height={88} width="75%" sx={{ borderRadius: '18px' }} />
    <Skeleton variant="rounded" height={48} width="50%" sx={{ justifySelf: 'end', borderRadius: '18px' }} />
  </Box>
);
