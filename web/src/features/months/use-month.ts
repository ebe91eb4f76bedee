import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onDesignUpdate } from '../../entities/design/design-updates';
import { useViewer } from '../../entities/session/use-viewer';
import { errorMessage, isAnswerLost } from '../../lib/errors';
import type { PayloadError } from '../../lib/errors';
import {
  useMakeMonthMutation,
  useMonthQuery,
  usePauseMonthMutation,
  useResumeMonthMutation,
  useRemakeMonthPictureMutation,
  useRetryMonthMutation,
  useSaveMonthMutation,
} from './months.generated';
import type { MonthPartsFragment, MonthPostPartsFragment } from './months.generated';
import { useLostChange } from './use-lost-change';

export type Month = MonthPartsFragment;
export type MonthPost = MonthPostPartsFragment;

/** Name of the draft of a post's unsaved changes. */
export const postDraft = (id: string): string => `month-post-${id}`;

/** While posts are made, what live updates might have missed is asked for. */
const POLL_MS = 10_000;
/** Several designs often change at once. */
const SETTLE_MS = 300;

/** Provides a month, up to date while its posts are made. */
export function useMonth(id: string) {
  const { data, error, refetch, startPolling, stopPolling } = useMonthQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const { refetch: refetchViewer } = useViewer();
  const month = data?.monthPlan;
  const isBusy = month?.state === 'MAKING' || month?.posts.some(({ state }) => state === 'MAKING');
  useEffect(() => {
    if (!isBusy) return undefined;
    startPolling(POLL_MS);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onDesignUpdate(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void refetch().catch(() => undefined);
        void refetchViewer().catch(() => undefined);
      }, SETTLE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
      stopPolling();
    };
  }, [isBusy, refetch, refetchViewer, startPolling, stopPolling]);
  return { month, error, refetch };
}

interface Answer {
  plan?: Month | null;
  errors: readonly PayloadError[];
}

/** The refusals; null when the server could not be reached. */
type Refusals = readonly PayloadError[] | null;

const inputOf = ({ id, day, headline, second, caption, hashtags }: MonthPost) => ({
  id,
  day,
  headline,
  second,
  caption,
  hashtags,
});

/** Returns the posts in the order of their days; posts of one day retain their order. */
export const byDay = (posts: readonly MonthPost[]): MonthPost[] =>
  posts.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));

const textOf = (posts: readonly MonthPost[]): string => JSON.stringify(byDay(posts).map(inputOf));

/**
 * Provides what can be done with a month. One change is sent at a time.
 * @param reload loads what is stored; resolves to null when it could not
 */
export function useMonthActions(month: Month, reload: () => Promise<Month | null>) {
  const [save] = useSaveMonthMutation();
  const [make] = useMakeMonthMutation();
  const [pause] = usePauseMonthMutation();
  const [resume] = useResumeMonthMutation();
  const [remake] = useRemakeMonthPictureMutation();
  const [retry] = useRetryMonthMutation();
  /** What is shown while a change is being saved. */
  const [pending, setPending] = useState<readonly MonthPost[] | null>(null);
  /** The posts that are saved after those that are being saved. */
  const newest = useRef<readonly MonthPost[] | null>(null);
  /** The posts that were sent last. */
  const sent = useRef<readonly MonthPost[]>([]);
  const saving = useRef<Promise<Refusals> | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const { id, version } = month;
  const posts = pending ?? month.posts;
  /** What is shown now: a question to the user may last for longer than a save. */
  const shown = useRef({ posts, version });
  useLayoutEffect(() => {
    shown.current = { posts, version };
  }, [posts, version]);

  const { lose, find, forgetLost } = useLostChange(reload, () => setProblem(null));

  /**
   * Sends a change. `work` receives the stored month if an earlier change whose answer was lost turns out to have been
   * made; `wanted` returns what a month shows once this one was made.
   */
  const send = async (
    work: (found: Month | null) => Promise<Answer | undefined>,
    wanted: () => (stored: Month) => boolean,
  ): Promise<Refusals> => {
    setBusy(true);
    setProblem(null);
    try {
      const errors = (await work(find && (await find())))?.errors ?? [];
      const [first] = errors;
      forgetLost();
      if (first) setProblem(first.message);
      if (first?.code === 'CONFLICT') void reload();
      return errors;
    } catch (failure) {
      if (isAnswerLost(failure) && (await lose(wanted()))) return [];
      setProblem(errorMessage(failure));
      return null;
    } finally {
      if (!saving.current) {
        setBusy(false);
        setPending(null);
      }
    }
  };
  /** Saves the newest posts until there are no newer ones, each time with the version that was answered last. */
  const saveNewest = async (found: Month | null): Promise<Answer | undefined> => {
    let answer: Answer | undefined;
    try {
      while (newest.current) {
        const known = answer?.plan?.version ?? found?.version ?? shown.current.version;
        sent.current = newest.current;
        newest.current = null;
        const { data } = await save({ variables: { id, version: known, posts: sent.current.map(inputOf) } });
        answer = data?.saveMonth;
        if (!answer?.plan) break;
      }
      return answer;
    } finally {
      // newer posts contain the change that was refused
      newest.current = null;
      saving.current = null;
    }
  };
  /** Sends a change of the month's state, unless an earlier request whose answer was lost has made it. */
  const sendOnce = (isDone: (stored: Month) => boolean, work: (known: number) => Promise<Answer | undefined>) =>
    send(
      async (found) => (found && isDone(found) ? undefined : work(found?.version ?? version)),
      () => isDone,
    );
  return {
    posts,
    busy,
    problem,
    dismiss: () => setProblem(null),
    savePosts: (change: (posts: readonly MonthPost[]) => readonly MonthPost[]) => {
      newest.current = byDay(change(shown.current.posts));
      setPending(newest.current);
      saving.current ??= send(saveNewest, () => {
        const text = textOf(sent.current);
        return (stored) => textOf(stored.posts) === text;
      });
      return saving.current;
    },
    make: (pictures: number) =>
      sendOnce(
        ({ state }) => state !== 'DRAFT',
        async (known) => (await make({ variables: { id, version: known, pictures } })).data?.makeMonth,
      ),
    pause: () =>
      sendOnce(
        ({ state }) => state !== 'MAKING',
        async () => (await pause({ variables: { id } })).data?.pauseMonth,
      ),
    resume: () =>
      sendOnce(
        ({ state }) => state !== 'PAUSED',
        async () => (await resume({ variables: { id } })).data?.resumeMonth,
      ),
    remake: (postId: string) =>
      sendOnce(
        (stored) => stored.posts.some((post) => post.id === postId && typeof post.remakeCredits !== 'number'),
        async () => (await remake({ variables: { postId } })).data?.remakeMonthPicture,
      ),
    retry: () =>
      sendOnce(
        (stored) => !stored.posts.some((post) => post.state === 'FAILED' && typeof post.remakeCredits !== 'number'),
        async () => (await retry({ variables: { id } })).data?.retryMonth,
      ),
  };
}

export type MonthActions = ReturnType<typeof useMonthActions>;
