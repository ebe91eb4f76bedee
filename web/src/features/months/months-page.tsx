import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { monthStateLabels } from '../../../../contract/labels';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { PageLoader } from '../../components/feedback/loaders';
import { PageHeading } from '../../components/page/page-heading';
import { errorMessage } from '../../lib/errors';
import { paths } from '../../lib/paths';
import { shortDay } from './days';
import { useMonthsQuery } from './months.generated';
import type { MonthsQuery } from './months.generated';
import { PlanForm } from './plan-form';

type ListedMonth = NonNullable<MonthsQuery['me']>['monthPlans'][number];

/** /user/month: the months of posts, and a form for a further one. */
export function MonthsPage() {
  const { data, error, refetch } = useMonthsQuery({ fetchPolicy: 'cache-and-network' });
  const me = data?.me;
  if (!me && error)
    return (
      <ErrorPanel
        page
        title="Your months could not be loaded"
        message={`They are safe. ${errorMessage(error)}`}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!me) return <PageLoader text="Loading your months..." />;
  return (
    <>
      <PageHeading title="Month of Posts" text="Enter one idea and get a month of posts, each ready to publish." />
      <PlanForm owner={me.id} brands={me.brands} />
      {me.monthPlans.length > 0 && (
        <Box component="section" sx={{ mt: 4 }}>
          <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
            Your months
          </Typography>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(280px, 1fr))' },
            }}
          >
            {me.monthPlans.map((month) => (
              <MonthTile key={month.id} month={month} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

function MonthTile({ month: { id, idea, startsOn, state, posts } }: { month: ListedMonth }) {
  const ready = posts.filter((post) => post.state === 'READY').length;
  const last =
    posts
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? startsOn;
  return (
    <Card component="li">
      <CardActionArea component={Link} to={paths.user.month.getHref(id)} sx={{ p: 2.5, height: '100%' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1 }}>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', fontWeight: 600 }}>
            {`${shortDay(startsOn)} to ${shortDay(last)}`}
          </Box>
          <Chip
            component="span"
            size="small"
            label={monthStateLabels[state]}
            color={
              state === 'DONE'
                ? 'success'
                : state === 'INCOMPLETE'
                  ? 'error'
                  : state === 'DRAFT'
                    ? 'default'
                    : 'warning'
            }
          />
        </Box>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{idea}</Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>
          {state === 'DRAFT' ? `${posts.length} posts planned` : `${ready} of ${posts.length} posts ready`}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
