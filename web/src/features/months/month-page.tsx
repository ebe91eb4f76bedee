import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useApolloClient } from '@apollo/client/react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { confirm } from '../../components/feedback/confirm';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { lazyDialog } from '../../components/feedback/lazy-dialog';
import { PageLoader } from '../../components/feedback/loaders';
import { hasUnsavedDraft } from '../../components/form/use-unsaved-draft';
import { useExchangedFocus } from '../../components/form/use-exchanged-focus';
import { PageHeading } from '../../components/page/page-heading';
import { PageTitle } from '../../components/page/page-meta';
import { successorOf, useTileFocus } from '../../entities/design/use-tile-focus';
import { useViewer } from '../../entities/session/use-viewer';
import { errorCode, errorMessage } from '../../lib/errors';
import { ArrowLeft, Trash2 } from '../../lib/generated/icons';
import { paths } from '../../lib/paths';
import { whenIdle } from '../../lib/when-idle';
import { BuyPictures } from './buy-pictures';
import { MonthCalendar } from './month-calendar';
import { MonthDownloads } from './month-downloads';
import { MonthProgress } from './month-progress';
import { useDeleteMonthMutation } from './months.generated';
import { postDraft, useMonth, useMonthActions, type Month, type MonthPost } from './use-month';

/** /user/month/:id: the calendar of a month of posts. */
export function MonthPage() {
  const { id = '' } = useParams();
  const { month, error, refetch } = useMonth(id);
  const reload = () =>
    refetch().then(
      ({ data }) => data?.monthPlan ?? null,
      () => null,
    );
  // a deleted month may still be in the cache
  if (error && errorCode(error) === 'NOT_FOUND')
    return (
      <>
        <PageTitle>Month of Posts</PageTitle>
        <EmptyState
          page
          title="There is no such month"
          text="It may have been deleted, or it belongs to another account."
          action={
            <Button component={Link} to={paths.user.months.getHref()}>
              Go to my months
            </Button>
          }
        />
      </>
    );
  if (month) return <MonthView month={month} reload={reload} />;
  if (error)
    return (
      <ErrorPanel
        page
        title="This month could not be loaded"
        message={`It is safe. ${errorMessage(error)}`}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return <PageLoader text="Opening the calendar..." />;
}

const PostDialog = lazyDialog(() => import('./post-dialog').then((code) => code.PostDialog));

function MonthView({ month, reload }: { month: Month; reload: () => Promise<Month | null> }) {
  const actions = useMonthActions(month, reload);
  const { posts } = actions;
  const { viewer } = useViewer();
  // a post with unsaved changes, after the session has ended in its dialog
  const [openId, setOpenId] = useState(
    () => posts.find(({ id }) => hasUnsavedDraft(postDraft(id), viewer?.id))?.id ?? null,
  );
  const open = posts.find(({ id }) => id === openId);
  useEffect(() => whenIdle(PostDialog.preload), []);
  const isDraft = month.state === 'DRAFT';
  const state = useExchangedFocus<HTMLDivElement>(month.state);
  // the card of a post is another element on another day
  const goOnAt = useTileFocus(open !== undefined, 'post');
  const remove = async ({ id, headline }: MonthPost) => {
    // the server can't restore a post
    const question = {
      title: 'Remove this post?',
      text: `“${headline}” is deleted, with its caption and hashtags.`,
      confirmText: 'Remove post',
      danger: true,
    };
    if (!(await confirm(question))) return;
    goOnAt(successorOf(posts, [id]));
    setOpenId(null);
    void actions.savePosts((all) => all.filter((post) => post.id !== id));
  };
  return (
    <>
      <MonthBar month={month} />
      <PageHeading
        title="Month of Posts"
        text={month.brand ? `${month.idea} · in the brand ${month.brand.name}` : month.idea}
      />
      {actions.problem && !open && (
        <Alert severity="error" onClose={actions.dismiss} sx={{ mb: 2 }}>
          {actions.problem}
        </Alert>
      )}
      <div ref={state}>
        {isDraft ? (
          <BuyPictures posts={posts.length} busy={actions.busy} onMake={(pictures) => void actions.make(pictures)} />
        ) : (
          <MonthProgress month={month} actions={actions} />
        )}
      </div>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', mb: 2 }}>
        {isDraft ? 'Open a post to change its words or its day. Nothing is paid yet. ' : 'Open a post to see it. '}
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          Drag it to another day, or press Alt and an arrow key.
        </Box>
      </Box>
      <MonthCalendar
        posts={posts}
        onOpen={setOpenId}
        onMove={(id, day) => {
          goOnAt(id);
          void actions.savePosts((all) => all.map((post) => (post.id === id ? { ...post, day } : post)));
        }}
      />
      <MonthDownloads month={month} />
      {open && (
        <PostDialog
          key={open.id}
          post={open}
          owner={viewer?.id}
          onRemove={isDraft && posts.length > 1 ? () => void remove(open) : null}
          onSave={(changed) => actions.savePosts((all) => all.map((post) => (post.id === changed.id ? changed : post)))}
          onRemake={() => actions.remake(open.id)}
          onClose={() => {
            goOnAt(open.id);
            setOpenId(null);
          }}
        />
      )}
    </>
  );
}

/** Says what a deletion leaves: the server finishes the pictures that it has begun. */
function deletionText({ state, posts }: Month): string {
  if (state === 'DRAFT') return 'Its plan is deleted.';
  const isBusy = state === 'MAKING' || posts.some((post) => post.state === 'MAKING');
  return isBusy
    ? 'Its plan is deleted. Pictures already started are finished, cost their credits and go to your gallery, where your designs stay. The others are not made and cost nothing.'
    : 'Its plan is deleted. The designs stay in your gallery.';
}

function MonthBar({ month }: { month: Month }) {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [deleteMonth] = useDeleteMonthMutation();
  const remove = async () => {
    const isDeleted = await confirm({
      title: 'Delete this month?',
      text: deletionText(month),
      confirmText: 'Delete month',
      danger: true,
      action: async () => void (await deleteMonth({ variables: { id: month.id } })),
    });
    if (!isDeleted) return;
    await navigate(paths.user.months.getHref(), { replace: true });
    // after its page is left, which would load it again
    cache.evict({ id: cache.identify({ __typename: 'MonthPlan', id: month.id }) });
  };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1, mx: -1 }}>
      <Button
        component={Link}
        to={paths.user.months.getHref()}
        variant="text"
        startIcon={<ArrowLeft size={18} aria-hidden />}
      >
        All months
      </Button>
      <Button variant="text" color="error" startIcon={<Trash2 size={18} aria-hidden />} onClick={() => void remove()}>
        Delete
      </Button>
    </Box>
  );
}
