import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { StatusBadge } from '../../../components/feedback/status-badge';
import { SearchField } from '../../../components/list/search-field';
import { SectionLoader } from '../../../components/feedback/loaders';
import { errorMessage } from '../../../lib/errors';
import { formatDateTime } from '../../../lib/format';
import { useMergeCandidatesQuery } from './support.generated';
import type { InboxTicketFragment } from './support.generated';

interface MergeDialogProps {
  ticket: InboxTicketFragment & { customer: { id: string } | null };
  onMerge: (into: string) => Promise<void>;
  onClose: () => void;
}

/** Says why no ticket can be chosen. */
function noneText(isSearch: boolean, hasMore: boolean): string {
  if (hasMore) return 'None of the newest tickets can be chosen. Search with more words.';
  return isSearch
    ? 'No other ticket of this user matches, or it is merged already.'
    : 'This user has no other ticket, or the others are merged already.';
}

/** Asks in which ticket of the same user the conversation goes on. */
export function MergeDialog({ ticket, onMerge, onClose }: MergeDialogProps) {
  const { customer, userEmail } = ticket;
  const [into, setInto] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [search, setSearch] = useState('');
  const of = { isMerged: false, ...(customer ? { owner: [customer.id] } : { email: userEmail }) };
  const {
    data: found,
    previousData,
    error,
  } = useMergeCandidatesQuery({
    variables: { filter: search === '' ? of : { ...of, search } },
    fetchPolicy: 'network-only',
  });
  const data = found ?? previousData;
  const hasMore = data?.tickets.pageInfo.hasNextPage === true;
  // the field stays while its own results are few
  const [hasMany, setHasMany] = useState(false);
  if (!hasMany && hasMore) setHasMany(true);
  const others = data?.tickets.items.filter(
    (one) => one.id !== ticket.id && (customer || one.userEmail.toLowerCase() === userEmail.toLowerCase()),
  );
  const merge = async () => {
    setBusy(true);
    await onMerge(into);
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="merge-title" fullWidth maxWidth="sm">
      <DialogTitle id="merge-title">Merge “{ticket.subject}” into another ticket</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2 }}>
          This ticket will be closed, and its messages will appear in the other one. You can separate them later.
        </Box>
        {error && <Alert severity="error">{errorMessage(error)}</Alert>}
        {!others && !error && <SectionLoader />}
        {hasMany && (
          <Box sx={{ mb: 1.5 }}>
            <SearchField list={{ search, setSearch }} label="Search this user's tickets" />
          </Box>
        )}
        {found && others?.length === 0 && <Box>{noneText(search !== '', hasMore)}</Box>}
        {others && others.length > 0 && hasMore && (
          <Box sx={{ color: 'text.secondary', mb: 1 }}>These are the newest ones.</Box>
        )}
        <RadioGroup aria-label="Ticket to keep" value={into} onChange={(_event, id) => setInto(id)}>
          {others?.map(({ id, subject, status, createdAt }) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio />}
              label={
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    gap: 1,
                    alignItems: 'center',
                    py: 0.5,
                    minWidth: 0,
                    overflowWrap: 'anywhere',
                  }}
                >
                  {subject} <StatusBadge status={status} />
                  <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                    {formatDateTime(createdAt)}
                  </Box>
                </Box>
              }
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!others?.some(({ id }) => id === into) || isBusy} onClick={() => void merge()}>
          Merge
        </Button>
      </DialogActions>
    </Dialog>
  );
}
