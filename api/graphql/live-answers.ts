import { createSourceEventStream, execute } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { RequestContext } from '../context';
import { freshCaller } from '../domain/accounts/sessions/session.service';
import { BudgetExceeded, answerCost, chargeLive } from './operation-charge';
import type { KeyedSemaphore } from '../platform/http/keyed-semaphore';
import { asGraphQLError } from './errors';

export type LiveAnswers = AsyncGenerator<ExecutionResult, void, void>;

/** What a subscription shares with the other ones of its caller. */
export interface LiveCourse {
  ctx: RequestContext;
  /** Cost of an event. */
  cost: number;
  /** The account, or the network of an anonymous caller. */
  caller: string;
  /** Lets one event of a caller be answered at a time. */
  turns: KeyedSemaphore;
  /** Waits until the socket has sent its answer, and returns the function that says so of the next one. */
  sending: () => Promise<() => void>;
  /** Called when the subscription ends in any way. */
  end: () => void;
}

/** Milliseconds that the caller's rights are taken as read: an answer that waits longer reads them again. */
const rightsMs = 1_000;

/**
 * Starts a subscription and answers its events, each charged to its caller's budget for live updates. The events of a
 * caller are answered one after another, and none while the socket still has an answer to send: changes of that
 * time are answered by one event with the newest state. A caller whose budget is spent gets TOO_MANY_REQUESTS, and the
 * subscription ends; one whose session or token has ended while an answer waited gets none.
 */
export async function liveAnswers(args: ExecutionArgs, course: LiveCourse): Promise<LiveAnswers | ExecutionResult> {
  const { ctx } = course;
  const events = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in events)) return events;
  const changes = events[Symbol.asyncIterator]();
  let isOver = false;
  let sent: (() => void) | undefined;
  const stop = async (): Promise<void> => {
    isOver = true;
    sent?.();
    course.end();
    await changes.return?.();
  };
  const over = { done: true, value: undefined } as const;

  const answer = async (rootValue: unknown): Promise<ExecutionResult> => {
    try {
      await chargeLive(ctx, course.caller, course.cost);
    } catch (error) {
      if (!(error instanceof BudgetExceeded)) throw error;
      await stop();
      return { errors: [asGraphQLError(error, ctx)] };
    }
    // each event reads current data
    ctx.forgetAll();
    const result = await execute({ ...args, rootValue, contextValue: ctx });
    await chargeLive(ctx, course.caller, answerCost(Buffer.byteLength(JSON.stringify(result)), course.cost), true);
    return result;
  };

  const answers: LiveAnswers = {
    async next() {
      // graphql-ws asks for the next answer when it has sent this one
      sent?.();
      if (isOver) return over;
      ctx.forgetAll();
      try {
        const change = await changes.next();
        const readAt = performance.now();
        if (!change.done) sent = await course.sending();
        const release = await course.turns.acquire(course.caller);
        try {
          const mayReceive = performance.now() - readAt < rightsMs || (await freshCaller(ctx)) !== null;
          if (!change.done && !isOver && mayReceive) return { done: false, value: await answer(change.value) };
        } finally {
          release();
        }
      } catch (error) {
        await stop();
        throw error;
      }
      await stop();
      return over;
    },
    async return() {
      await stop();
      return over;
    },
    async throw(error: unknown) {
      await stop();
      throw error;
    },
    [Symbol.asyncIterator]: () => answers,
    [Symbol.asyncDispose]: stop,
  };
  return answers;
}
