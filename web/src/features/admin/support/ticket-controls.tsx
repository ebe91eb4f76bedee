import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { LabelledSelect } from '../../../components/form/labelled-input';
import { ticketPriorityLabels, ticketStatusLabels } from '../../../../../contract/labels';
import { useViewer } from '../../../entities/session/use-viewer';
import type { TicketPriority, TicketStatus } from '../../../gql/schema';
import { optionsOf } from '../../../lib/options';
import { useInboxAdminsQuery } from './support.generated';
import type { InboxTicketFragment } from './support.generated';
import type { TicketActions } from './use-ticket-actions';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  disabled?: boolean;
  onChoose: (value: Value) => Promise<unknown>;
}

/**
 * A dropdown whose choice is sent at once; it shows the choice while it is being sent. One is sent at a time, as arrow keys
 * choose several in quick succession, and the last one must be the last to arrive.
 */
function Choice<Value extends string>({ label, value, options, disabled, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  const [chosen, setChosen] = useState<Value | null>(null);
  const unsent = useRef<Value | null>(null);
  const isSending = useRef(false);
  const choose = async (text: string) => {
    const next = options.find((option) => option.value === text)?.value;
    if (next === undefined) return;
    setChosen(next);
    unsent.current = next;
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (unsent.current !== null) {
        const sent: Value = unsent.current;
        unsent.current = null;
        await onChoose(sent);
      }
    } finally {
      isSending.current = false;
      setChosen(null);
    }
  };
  return (
    <LabelledSelect
      id={id}
      size="small"
      label={label}
      value={chosen ?? value}
      disabled={disabled}
      onChange={(event) => void choose(event.target.value)}
      sx={{ '& select': { fontSize: '0.875rem', py: 1, pl: 1.25 } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </LabelledSelect>
  );
}

const statusOptions = optionsOf<TicketStatus>(ticketStatusLabels);
const priorityOptions: { value: TicketPriority | ''; label: string }[] = [
  { value: '', label: 'None' },
  ...optionsOf<TicketPriority>(ticketPriorityLabels),
];

interface TicketControlsProps {
  ticket: InboxTicketFragment;
  actions: TicketActions;
}

/** Status, priority and assignment of a ticket. */
export function TicketControls({ ticket, actions }: TicketControlsProps) {
  const { viewer } = useViewer();
  const { data } = useInboxAdminsQuery();
  const known = data?.users.items ?? [];
  const { assignee } = ticket;
  const admins = assignee && !known.some(({ id }) => id === assignee.id) ? [...known, assignee] : known;
  return (
    <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fit, minmax(116px, 1fr))' }}>
      <Choice
        label="Status"
        value={ticket.status}
        options={statusOptions}
        disabled={ticket.mergedInto !== null}
        onChoose={actions.setStatus}
      />
      <Choice
        label="Priority"
        value={ticket.priority ?? ''}
        options={priorityOptions}
        onChoose={(priority) => actions.setPriority(priority || null)}
      />
      <Choice
        label="Assigned to"
        value={assignee?.id ?? ''}
        options={[
          { value: '', label: 'Nobody' },
          ...admins.map(({ id, name }) => ({ value: id, label: id === viewer?.id ? `${name} (you)` : name })),
        ]}
        onChoose={(adminId) => actions.assign(adminId || null)}
      />
    </Box>
  );
}
