import { useState } from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { MessageSquareText } from '../../../lib/generated/icons';
import { filledIn } from '../../../../../contract/canned-answer';
import { ticketLimits } from '../../../../../contract/ticket';
import { lazyDialog } from '../../../components/feedback/lazy-dialog';
import { errorMessage } from '../../../lib/errors';
import { notify } from '../../../lib/notify';
import { useCannedAnswersQuery } from './support.generated';
import type { InboxTicketFragment } from './support.generated';

const EditDialog = lazyDialog(() =>
  import('./canned-answers-dialog').then(({ CannedAnswersDialog }) => CannedAnswersDialog),
);

interface CannedAnswersMenuProps {
  ticket: Pick<InboxTicketFragment, 'userName' | 'subject'>;
  text: string;
  onText: (text: string) => void;
}

/** Puts a prepared answer, with its placeholders replaced, below the text that is there; it can still be changed. */
export function CannedAnswersMenu({ ticket, text, onText }: CannedAnswersMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { data, error, loading } = useCannedAnswersQuery();
  const answers = data?.cannedAnswers ?? [];
  const insert = (body: string) => {
    setAnchor(null);
    const filled = filledIn(body, { userName: ticket.userName, ticketSubject: ticket.subject });
    const next = text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`;
    if (next.length > ticketLimits.message) notify.error(`A message has at most ${ticketLimits.message} characters.`);
    else onText(next);
  };
  return (
    <>
      <Button
        variant="text"
        size="small"
        startIcon={<MessageSquareText size={18} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 40 }}
      >
        Canned answers
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {answers.map(({ id, name, body }) => (
          <MenuItem key={id} onClick={() => insert(body)} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {name}
          </MenuItem>
        ))}
        {answers.length === 0 && (
          <MenuItem disabled>{error ? errorMessage(error) : loading ? 'Loading...' : 'No canned answers yet'}</MenuItem>
        )}
        <Divider />
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setEditing(true);
          }}
        >
          Edit canned answers
        </MenuItem>
      </Menu>
      {isEditing && <EditDialog answers={answers} onClose={() => setEditing(false)} />}
    </>
  );
}
