import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { SteadyButton } from '../../components/form/steady-button';
import { formatCount, formatCredits } from '../../lib/format';
import { Pause, Play, RefreshCw } from '../../lib/generated/icons';
import { paths } from '../../lib/paths';
import type { Month, MonthActions, MonthPost } from './use-month';

/** Returns what it costs to try failed posts again: their credits were released; posts that share a picture cost one. */
function retryCredits(failed: readonly MonthPost[], posts: readonly MonthPost[]): number {
  const made = new Set(posts.flatMap(({ state, picture }) => (state === 'READY' ? picture : [])));
  return new Set(failed.flatMap(({ picture }) => (made.has(picture) ? [] : picture))).size;
}

/** How far the posts are, what holds them up, and what can be done about it. */
export function MonthProgress({ month, actions }: { month: Month; actions: MonthActions }) {
  const { posts, state, hold } = month;
  const ready = posts.filter((post) => post.state === 'READY').length;
  const gone = posts.filter((post) => typeof post.remakeCredits === 'number').length;
  const failed = posts.filter((post) => post.state === 'FAILED' && typeof post.remakeCredits !== 'number');
  const price = retryCredits(failed, posts);
  const { busy } = actions;
  return (
    <Card component="section" aria-label="Progress" sx={{ p: { xs: 2.5, sm: 3 }, mb: 3, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography role="status" variant="h5" component="p" sx={{ flex: '1 1 220px' }}>
          {state === 'DONE' ? `All ${posts.length} posts are ready` : `${ready} of ${posts.length} posts are ready`}
        </Typography>
        {state === 'MAKING' && (
          <SteadyButton
            variant="outlined"
            loading={busy}
            startIcon={<Pause size={18} aria-hidden />}
            onClick={() => void actions.pause()}
          >
            Pause
          </SteadyButton>
        )}
        {state === 'PAUSED' && (
          <SteadyButton loading={busy} startIcon={<Play size={18} aria-hidden />} onClick={() => void actions.resume()}>
            Resume
          </SteadyButton>
        )}
        {failed.length > 0 && (
          <SteadyButton
            loading={busy}
            startIcon={<RefreshCw size={18} aria-hidden />}
            onClick={() => void actions.retry()}
          >
            {`Try ${formatCount(failed.length, 'failed post', 'failed posts')} again ${price > 0 ? `for ${formatCredits(price)}` : 'for free'}`}
          </SteadyButton>
        )}
      </Box>
      {state !== 'DONE' && (
        <LinearProgress
          variant="determinate"
          value={(100 * ready) / posts.length}
          aria-label="Posts that are ready"
          sx={{ borderRadius: 99, height: 8 }}
        />
      )}
      {gone > 0 && (
        <Alert severity="warning">
          {gone === 1
            ? 'The picture of 1 post was deleted. Open the post to make it again.'
            : `The pictures of ${gone} posts were deleted. Open a post to make its picture again.`}
        </Alert>
      )}
      {state === 'MAKING' && !hold && (
        <Typography sx={{ color: 'text.secondary' }}>
          You can close this page: your posts are made all the same.
        </Typography>
      )}
      {state === 'PAUSED' && (
        <Typography sx={{ color: 'text.secondary' }}>
          Paused: no further picture is started, and no credit is taken.
        </Typography>
      )}
      {hold && (state === 'MAKING' || state === 'PAUSED') && (
        <Alert
          severity="warning"
          action={
            state === 'MAKING' && hold.startsWith('You have no credits left') ? (
              <Button component={Link} to={paths.user.selectPackage.getHref()} size="small" variant="text">
                Buy credits
              </Button>
            ) : undefined
          }
        >
          {hold}
        </Alert>
      )}
    </Card>
  );
}
