import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { PageButtons } from '../../components/admin-list/page-buttons';
import { SectionLoader } from '../../components/feedback/loaders';
import { errorMessage } from '../../lib/errors';
import { useMessageLogQuery } from './message.generated';
import { MessageRows } from './message-rows';
import type { Recipient } from './send-message-dialog';

/** Messages of a page (specification, admin area, section 9). */
const pageSize = 5;

/** The messages that Admins have sent to an account, newest first. */
export function MessageLogDialog({ user, onClose }: { user: Recipient; onClose: () => void }) {
  const [page, setPage] = useState(0);
  const { data, previousData, error } = useMessageLogQuery({
    variables: { id: user.id, page: { number: page + 1, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const log = (data ?? previousData)?.user.messages;
  return (
    <Dialog open onClose={onClose} aria-labelledby="message-log-title" fullWidth maxWidth="sm">
      <DialogTitle id="message-log-title">Messages to {user.name}</DialogTitle>
      <DialogContent tabIndex={0}>
        {error && !log ? (
          <Alert severity="error">{errorMessage(error)}</Alert>
        ) : log ? (
          <MessageRows messages={log.items} />
        ) : (
          <SectionLoader />
        )}
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between' }}>
        <Box sx={{ ml: -2 }}>
          {log && log.totalItems > pageSize && (
            <PageButtons
              page={page}
              count={log.totalItems}
              rowsPerPage={pageSize}
              onPageChange={(_event, next) => setPage(next)}
            />
          )}
        </Box>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
