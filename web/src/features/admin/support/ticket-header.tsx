import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Merge, PanelRight, Split } from '../../../lib/generated/icons';
import { PersonName } from '../../../entities/person/person-link';
import type { ConversationFragment } from '../../../entities/ticket/conversation.generated';
import { MergeDialog } from './merge-dialog';
import type { InboxTicketFactsQuery } from './support.generated';
import { TicketControls } from './ticket-controls';
import type { TicketActions } from './use-ticket-actions';

/** Who wrote: the name of an account leads to its page. */
const User = ({ ticket: { customer, userName, userEmail } }: { ticket: InboxTicketFactsQuery['ticket'] }) =>
  customer ? (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <PersonName person={{ id: customer.id, name: userName }} />, {userEmail}
    </Typography>
  ) : (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {userName}, {userEmail}
    </Typography>
  );

/** A long subject leaves room for the messages; the whole one is shown when pointed at. */
const subjectLook = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflowWrap: 'anywhere',
  outline: 'none',
  lineHeight: 1.3,
} as const;

interface TicketHeaderProps {
  ticket: ConversationFragment;
  facts: InboxTicketFactsQuery['ticket'];
  /** Opened by a click, and so takes the focus. */
  isChosen: boolean;
  actions: TicketActions;
  /** Called with the id of the ticket in which the conversation goes on. */
  onMerged: (into: string) => void;
  showsFacts: boolean;
  onFacts: () => void;
  presence: ReactNode;
}

/** Subject and user of a ticket, and what can be done to it. */
export function TicketHeader({
  ticket,
  facts,
  actions,
  onMerged,
  isChosen,
  showsFacts,
  onFacts,
  presence,
}: TicketHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMerging, setMerging] = useState(false);
  useEffect(() => {
    if (isChosen) heading.current?.focus({ preventScroll: true });
  }, [isChosen]);
  const merge = async (into: string) => {
    if (!(await actions.merge(into))) return;
    setMerging(false);
    onMerged(into);
  };
  return (
    <Box sx={{ flex: 'none', display: 'grid', gap: 1.25, p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          gap: 1,
          alignItems: 'start',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ flex: '1 1 140px', minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Typography ref={heading} variant="h6" component="h2" tabIndex={-1} title={ticket.subject} sx={subjectLook}>
            {ticket.subject}
          </Typography>
          <User ticket={facts} />
        </Box>
        <Box sx={{ display: 'flex', gap: 1, flex: 'none' }}>
          {ticket.mergedInto ? (
            <Button
              size="small"
              variant="outlined"
              startIcon={<Split size={16} aria-hidden />}
              onClick={() => void actions.separate(ticket.id)}
            >
              Separate
            </Button>
          ) : (
            <Button
              size="small"
              variant="outlined"
              startIcon={<Merge size={16} aria-hidden />}
              onClick={() => setMerging(true)}
            >
              Merge
            </Button>
          )}
          <Button
            size="small"
            variant="outlined"
            startIcon={<PanelRight size={16} aria-hidden />}
            aria-expanded={showsFacts}
            aria-controls={showsFacts ? 'ticket-facts' : undefined}
            onClick={onFacts}
          >
            Facts
          </Button>
        </Box>
      </Box>
      <TicketControls ticket={facts} actions={actions} />
      {presence}
      {isMerging && <MergeDialog ticket={facts} onMerge={merge} onClose={() => setMerging(false)} />}
    </Box>
  );
}
