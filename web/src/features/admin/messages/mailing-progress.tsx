import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { AdminMailingFragment } from './messages.generated';

const whole = (count: number) => count.toLocaleString('en-US');

/** How many of a mailing's accounts have their email. Held emails and those that wait are not among them. */
export function MailingProgress({ mailing }: { mailing: AdminMailingFragment }) {
  const { status, recipients, queued, sent, failed, skipped } = mailing;
  // 'Finished' says that all are queued
  const unsent = status === 'FINISHED' ? queued - sent - failed : 0;
  const done = recipients === 0 ? 100 : Math.min(100, ((sent + failed + skipped) / recipients) * 100);
  const others = [
    unsent > 0 && `${whole(unsent)} to be sent`,
    failed > 0 && `${whole(failed)} failed`,
    skipped > 0 && `${whole(skipped)} skipped`,
  ].filter(Boolean);
  const words = `${whole(sent)} of ${whole(recipients)}`;
  return (
    <Box sx={{ width: '100%', minWidth: 0, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}>
      <Box>{words}</Box>
      <LinearProgress
        variant="determinate"
        value={done}
        aria-label={`${words} sent`}
        color={failed > 0 ? 'warning' : 'primary'}
        sx={{ my: 0.5, height: 4, borderRadius: 2 }}
      />
      {others.length > 0 && (
        <Typography component="div" variant="caption" sx={{ color: failed > 0 ? 'error.main' : 'text.secondary' }}>
          {others.join(', ')}
        </Typography>
      )}
    </Box>
  );
}
