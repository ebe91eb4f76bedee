import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../lib/format';
import { EmailState } from './email-state';
import type { MessageLogQuery } from './message.generated';

type Logged = NonNullable<MessageLogQuery['user']['messages']>['items'][number];

const dayOf = (moment: string) => new Date(moment).toLocaleDateString('en-US', { weekday: 'long' });

/** Logged messages, each with its day, date and template; one that was not delivered says so. */
export const MessageRows = ({ messages }: { messages: readonly Logged[] }) =>
  messages.length === 0 ? (
    <Typography sx={{ color: 'text.secondary', py: 3, textAlign: 'center' }}>No message logs found.</Typography>
  ) : (
    <Box component="ul" aria-label="Messages" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {messages.map(({ id, templateName, subject, sender, status, error, createdAt }) => (
        <Box
          key={id}
          component="li"
          sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
        >
          <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', alignItems: 'baseline' }}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>{templateName}</Box>
            {status && <EmailState status={status} />}
          </Box>
          {subject && subject !== templateName && <Box sx={{ overflowWrap: 'anywhere' }}>{subject}</Box>}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {dayOf(createdAt)}, {formatDate(createdAt)}
            {sender && ` by ${sender.name}`}
          </Typography>
          {error && (
            <Typography variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
              {error}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
