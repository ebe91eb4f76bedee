import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { inWords } from '../../../../../contract/labels';
import { useOpenedRow } from '../../../components/admin-list/row-link';
import { SectionLoader } from '../../../components/feedback/loaders';
import { Facts } from '../../../components/page/facts';
import type { Fact } from '../../../components/page/facts';
import { PersonLink } from '../../../entities/person/person-link';
import { errorMessage } from '../../../lib/errors';
import { formatDateTime } from '../../../lib/format';
import { useAdminAuditQuery } from './audit.generated';
import type { AdminAuditEntryFragment } from './audit.generated';
import { changedFacts } from './changed-facts';
import { Subject } from './subject';

const factsOf = (entry: AdminAuditEntryFragment): Fact[] => [
  ['When', formatDateTime(entry.createdAt)],
  ['Who', entry.actor ? <PersonLink person={entry.actor} /> : 'A command, or a deleted account'],
  ['Object', <Subject key="object" subject={entry.subject} />],
  ['Reason', entry.reason],
  ['Request', entry.requestId],
];

function EntryInFull({ entry }: { entry: AdminAuditEntryFragment }) {
  const changes = changedFacts(entry.before, entry.after);
  return (
    <>
      <Facts facts={factsOf(entry)} />
      {changes.length > 0 && (
        <Box component="section" aria-label="Changes" sx={{ mt: 3, display: 'grid', gap: 1.5 }}>
          {changes.map(({ name, before, after }) => (
            <Box key={name}>
              <Typography variant="body2" component="h3" sx={{ color: 'text.secondary', mb: 0.25 }}>
                {inWords(name)}
              </Typography>
              <Box sx={{ overflowWrap: 'anywhere' }}>
                {before && (
                  <Box component="del" sx={{ color: 'text.secondary', mr: 1 }}>
                    {before}
                  </Box>
                )}
                {after && (
                  <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
                    {after}
                  </Box>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

/** The entry that the address names, with what it changed: one of the list, or any other that a link leads to. */
export function OpenedEntry({ shown }: { shown: readonly AdminAuditEntryFragment[] }) {
  const { id, close } = useOpenedRow();
  const listed = shown.find((entry) => entry.id === id);
  const { data, error } = useAdminAuditQuery({
    variables: { filter: { ids: [id ?? ''] } },
    skip: !id || listed !== undefined,
  });
  if (!id) return null;
  const entry = listed ?? data?.auditEntries.items[0];
  return (
    <Dialog open onClose={close} aria-labelledby="opened-entry-title" fullWidth maxWidth="sm">
      <DialogTitle id="opened-entry-title">{entry ? inWords(entry.action) : 'Audit entry'}</DialogTitle>
      {/* taller than a phone's screen: focusable, so that the keyboard can scroll it */}
      <DialogContent tabIndex={0}>
        {entry ? (
          <EntryInFull entry={entry} />
        ) : error ? (
          <Alert severity="error">{errorMessage(error)}</Alert>
        ) : data ? (
          'There is no such entry.'
        ) : (
          <SectionLoader />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
