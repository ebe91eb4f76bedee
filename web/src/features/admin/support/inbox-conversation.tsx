import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link, useNavigate } from 'react-router-dom';
import { ArrowLeft } from '../../../lib/generated/icons';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { SectionLoader } from '../../../components/feedback/loaders';
import type { ConversationFragment } from '../../../entities/ticket/conversation.generated';
import { MergedNote, needsPage, useTicketSelection } from '../../../entities/ticket/merged-note';
import { Messages } from '../../../entities/ticket/messages';
import { ReplyBox } from '../../../entities/ticket/reply-box';
import { useConversation } from '../../../entities/ticket/use-conversation';
import { useOutgoing } from '../../../entities/ticket/use-outgoing';
import type { TicketReplyInput } from '../../../gql/schema';
import { errorMessage } from '../../../lib/errors';
import { CannedAnswersMenu } from './canned-answers-menu';
import { PresenceNote } from './presence-note';
import { useAnswerTicketMutation, useInboxTicketFactsQuery } from './support.generated';
import type { InboxTicketFactsQuery } from './support.generated';
import { TicketFacts } from './ticket-facts';
import { TicketHeader } from './ticket-header';
import { usePresence } from './use-presence';
import { useTicketActions } from './use-ticket-actions';

interface InboxConversationProps {
  id: string;
  /** Id of the Admin whose drafts are saved here. */
  owner: string;
  /** Opened by a click, and so takes the focus. */
  isChosen: boolean;
  onListChange: () => void;
}

/** The selected ticket: conversation and reply box, and beside them what an Admin needs to answer. */
export function InboxConversation({ id, owner, isChosen, onListChange }: InboxConversationProps) {
  const { ticket, loading, error, isGone, retry } = useConversation(id);
  const facts = useInboxTicketFactsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { hrefOf } = useTicketSelection();
  const known = facts.data?.ticket;
  if (ticket && known)
    return <Conversation key={id} ticket={ticket} facts={known} {...{ owner, isChosen, onListChange }} />;
  const problem = error ?? facts.error;
  return (
    <Card component="section" aria-label="Ticket" sx={{ minWidth: 0, alignSelf: 'start' }}>
      <Back href={hrefOf(null)} />
      {isGone ? (
        <EmptyState title="There is no such ticket" text="It was deleted with its account, or the link is wrong." />
      ) : problem && !loading && !facts.loading ? (
        <ErrorPanel
          message={`This ticket could not be loaded. ${errorMessage(problem)}`}
          onRetry={() => {
            retry();
            void facts.refetch().catch(() => undefined);
          }}
          retryText="Retry"
        />
      ) : (
        <SectionLoader />
      )}
    </Card>
  );
}

const Back = ({ href }: { href: string }) => (
  <Box sx={{ display: { md: 'none' }, px: 2, pt: 1.5 }}>
    <Button
      component={Link}
      to={href}
      variant="text"
      size="small"
      startIcon={<ArrowLeft size={18} aria-hidden />}
      sx={{ ml: -1.5 }}
    >
      All tickets
    </Button>
  </Box>
);

interface ConversationProps extends Pick<InboxConversationProps, 'owner' | 'isChosen' | 'onListChange'> {
  ticket: ConversationFragment;
  facts: InboxTicketFactsQuery['ticket'];
}

function Conversation({ ticket, facts, owner, isChosen, onListChange }: ConversationProps) {
  const { id } = ticket;
  const { hrefOf } = useTicketSelection();
  const actions = useTicketActions(id, onListChange);
  const [answer] = useAnswerTicketMutation();
  const post = async (input: TicketReplyInput) => {
    const { data } = await answer({ variables: { id, input } });
    return data?.answerTicket.errors[0]?.message ?? null;
  };
  const outgoing = useOutgoing({ owner, own: 'ADMIN', post }, ticket);
  const navigate = useNavigate();
  const goOn = (into: string) => {
    // this ticket may leave the screen before its note is shown
    outgoing.moveTo(into);
    if (!outgoing.pictures.list.some(needsPage)) void navigate(hrefOf(into));
  };
  const presence = usePresence(id, outgoing.text.trim() !== '');
  // beside the conversation where there is room, else beside its messages, or above them in a narrow window
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isWide = useMediaQuery('(min-width: 96em)', { noSsr: true });
  const isBesideMessages = useMediaQuery('(min-width: 75em)', { noSsr: true }) && !isWide;
  const showsFacts = isOpen ?? isWide;
  const shownFacts = showsFacts && (
    <Box
      component={isWide ? Card : 'div'}
      role="complementary"
      aria-label="Facts"
      id="ticket-facts"
      tabIndex={0}
      sx={isWide ? factsBeside : isBesideMessages ? factsBesideMessages : factsAbove}
    >
      <TicketFacts ticket={facts} onSeparate={(merged) => void actions.separate(merged)} />
    </Box>
  );
  const isClosed = ticket.status === 'CLOSED';
  const [wasOpen] = useState(!isClosed);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        minHeight: 0,
        maxHeight: { md: '100%' },
        gridTemplateRows: { md: 'minmax(0, 1fr)' },
        gridTemplateColumns: isWide && showsFacts ? 'minmax(0, 1fr) 250px' : 'minmax(0, 1fr)',
      }}
    >
      <Card component="section" aria-label="Ticket" sx={{ ...column, minWidth: 0, overflowX: 'hidden' }}>
        <Back href={hrefOf(null)} />
        <TicketHeader
          {...{ ticket, facts, actions, isChosen, showsFacts }}
          onMerged={goOn}
          onFacts={() => setOpen(!showsFacts)}
          presence={<PresenceNote presence={presence} />}
        />
        {!isWide && !isBesideMessages && shownFacts}
        <Box sx={messagesRow}>
          <Messages
            ticket={ticket}
            own="ADMIN"
            names={{ USER: facts.userName, ADMIN: 'Support' }}
            unread={facts.unreadBySupport ?? 0}
            fills
            messages={outgoing}
          />
          {isBesideMessages && shownFacts}
        </Box>
        {ticket.mergedInto ? (
          <MergedNote target={ticket.mergedInto} messages={outgoing} />
        ) : (
          <Box sx={replying}>
            <ReplyBox
              messages={outgoing}
              disabled={isClosed}
              isDense
              hint={isClosed ? closedHint(wasOpen, outgoing.text) : undefined}
              tools={<CannedAnswersMenu ticket={facts} text={outgoing.text} onText={outgoing.type} />}
            />
          </Box>
        )}
      </Card>
      {isWide && shownFacts}
    </Box>
  );
}

/** Says why nothing can be sent, and what becomes of a message when the ticket is closed under its writer. */
const closedHint = (wasOpen: boolean, text: string) =>
  !wasOpen
    ? 'This ticket is closed. Change its status to answer.'
    : text.trim() === ''
      ? 'This ticket has just been closed. Change its status to answer.'
      : 'This ticket has just been closed. Your message stays here: change the status to send it.';

/**
 * As tall as the window allows: the messages scroll, and where they would become too low the ticket does, below the reply
 * box, which stays in view in a window that is not low.
 */
const column = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: { md: '100%' },
  overflowY: { xs: 'hidden', md: 'auto' },
} as const;

/** The messages fill it, and the facts beside them are as tall. */
const messagesRow = {
  display: 'grid',
  minHeight: 0,
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(42%, 224px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: { md: 'minmax(0, 1fr)' },
  flex: { md: '0 1 auto' },
} as const;

const factsBesideMessages = { p: 2, minHeight: 0, overflowY: 'auto', borderLeft: 1, borderColor: 'divider' } as const;
const factsBeside = { p: 2, maxHeight: '100%', overflowY: 'auto' } as const;
const factsAbove = {
  flex: 'none',
  p: 2,
  maxHeight: { md: 220 },
  overflowY: { md: 'auto' },
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const replying = {
  flex: 'none',
  // in a low window it would cover the messages
  '@media (min-height: 50em)': { position: { md: 'sticky' } },
  bottom: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  displayPrint: 'none',
} as const;
