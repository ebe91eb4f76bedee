import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConnection } from '../../components/feedback/connection-note';
import { useCorrection } from '../../entities/design/use-correction';
import { useIsDeleted } from '../../entities/design/deleted-designs';
import { useViewer } from '../../entities/session/use-viewer';
import {
  DesignByIdDocument,
  useCancelDesignMutation,
  useCreateDesignMutation,
  useDesignByIdQuery,
} from './generator.generated';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import type { DesignInput } from '../../gql/schema';
import { connection } from '../../lib/connection';
import { errorMessage, isAnswerLost } from '../../lib/errors';
import { forgetRequest, requestAnswered, requestIdFor } from '../../lib/request-id';
import { isUnfinished } from '../../entities/design/shown-design';
import { failureOf, designInputOf } from './design-stage';
import type { Failure } from './design-stage';
import { announceBegun, enterScreen } from './generator-on-screen';
import type { DesignList } from './use-design-list';
import { pollMs, useDesignRow, usePickUp } from './use-design-row';
import { useLostRequest } from './use-lost-request';
import type { LostRequest } from './use-lost-request';

export interface Banner {
  severity: 'success' | 'error' | 'info';
  text: string;
  /** It is why the last generation request made no design; other messages are about a design or a prompt. */
  isOfRequest?: boolean;
  /** The answer of the generation request was lost. */
  isUnknown?: boolean;
}

const success = 'Design generated successfully!';

/** Returns the message for the end of the design in the preview. */
function outcomeOf(design: DesignPartsFragment): Banner | null {
  if (design.status === 'SUCCEEDED') return { severity: 'success', text: success };
  const failure = failureOf(design);
  return (
    failure && { severity: design.status === 'FAILED' ? 'error' : 'info', text: `${failure.text} ${failure.safe}` }
  );
}

/** What is asked for: the design, and its brand and photo if it has some. */
type DesignRequest = DesignInput & { brandId: string | null; photoId: string | null };

interface Shown {
  id: string | null;
  show: (id: string | null) => void;
}

/** Provides the current state of the shown design: live, or by polling while the WebSocket is disconnected. */
function useShownDesign(id: string | null) {
  const { data, startPolling, stopPolling, loading } = useDesignByIdQuery(
    id ? { variables: { id }, fetchPolicy: 'cache-and-network' } : { skip: true },
  );
  const deleted = useIsDeleted(id);
  const design = id && !deleted ? data?.design : undefined;
  const isLive = useConnection() === 'live';
  const asking = isUnfinished(design) && !isLive;
  useEffect(() => {
    if (asking) startPolling(pollMs);
    else stopPolling();
  }, [asking, startPolling, stopPolling]);
  return { design, missing: id !== null && !design && (deleted || !loading) };
}

/** Reports the end of each design that was unfinished before; one that is merely opened is not reported. */
function useEnds(
  designs: readonly (DesignPartsFragment | undefined)[],
  onEnd: (design: DesignPartsFragment) => void,
): (id: string) => void {
  const watched = useRef(new Set<string>());
  const notifyEnd = useEffectEvent(onEnd);
  useEffect(() => {
    for (const design of designs)
      if (design && isUnfinished(design)) watched.current.add(design.id);
      else if (design && watched.current.delete(design.id)) notifyEnd(design);
  });
  // for a design that may end before its first render
  return useCallback((id: string) => void watched.current.add(id), []);
}

/** Time after the design of a lost request has appeared in which the same request is still that one. */
const lateMs = 5_000;

/** Provides the generation of designs from the click to the picture, any number at a time. */
export function useGeneration(owner: string, { id: shownId, show }: Shown, list: DesignList, onUsed: () => void) {
  const { refetch: refetchViewer } = useViewer();
  const [banner, setBanner] = useState<Banner | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());
  /** For screen readers: messages about designs that are not in the preview. */
  const [said, setSaid] = useState('');
  const [createDesign] = useCreateDesignMutation();
  const [cancelDesign] = useCancelDesignMutation();
  const correctDesign = useCorrection();
  const designRow = useDesignRow(owner);
  const { row, track, untrack, ask } = designRow;
  usePickUp(designRow, shownId, show);
  const shown = useShownDesign(shownId);
  // when the user returns, the row may have the design before its own query has
  const design = shown.design ?? row.find(({ id }) => id === shownId);
  const missing = shown.missing && !design;
  const unfinished = isUnfinished(design);

  const watch = useEnds([design, ...row], (ended) => {
    if (ended.id === shownId) {
      setBanner(outcomeOf(ended));
      setFailure(null);
    } else if (ended.status === 'SUCCEEDED') setSaid(`“${ended.primaryText}” is ready.`);
    else {
      const outcome = outcomeOf(ended);
      if (outcome) setBanner({ ...outcome, text: `“${ended.primaryText}”: ${outcome.text}` });
    }
    // A credit may have been released, and while disconnected no live update says so.
    void refetchViewer().catch(() => undefined);
  });

  const onBegun = useEffectEvent((id: string) => {
    watch(id);
    track(id);
    // a user who left and returned may be viewing another design by now
    if (sending || shownId === null) show(id);
  });
  useEffect(() => enterScreen({ owner, onBegun: (id) => onBegun(id) }), [owner]);

  const known = [...row, ...(list.items ?? [])];
  const askAgain = () => {
    ask();
    list.retry();
  };
  const [lost, setLost] = useState<LostRequest | null>(null);
  const forget = () => {
    setBanner(null);
    setFailure(null);
    setLost(null);
  };
  useLostRequest(lost, known, askAgain, (id) => {
    forget();
    watch(id);
    track(id);
    show(id);
  });

  /** @param onAccepted called when the design was accepted, also where only the answer was lost */
  const send = async (name: string, request: DesignRequest, button: string, onAccepted: () => void): Promise<void> => {
    const { photoId, brandId, ...design } = request;
    const requestId = requestIdFor(name, owner, request);
    const before = known;
    forget();
    setSending(true);
    // A running design stays in the preview; the message above reports the failed generation request.
    const fail = (reason: Failure) => {
      setBanner({ severity: 'error', text: reason.text, isOfRequest: true, isUnknown: reason.isUnknown });
      setFailure(reason);
    };
    try {
      const { data: answer } = await createDesign({
        variables: { input: { requestId, design, photoId, brandId } },
        // while disconnected no live update refreshes the lists
        refetchQueries: connection.get() === 'live' ? [] : ['Designs', 'DesignRow'],
        update: (cache, { data: answered }) => {
          const made = answered?.createDesign.design;
          if (made) cache.writeQuery({ query: DesignByIdDocument, variables: { id: made.id }, data: { design: made } });
        },
      });
      requestAnswered(name, owner);
      const refusal = answer?.createDesign.errors[0];
      const made = answer?.createDesign.design;
      if (made) {
        announceBegun(owner, made.id);
        onAccepted();
      } else if (refusal) fail({ text: refusal.message, safe: 'No credit was taken.' });
    } catch (error) {
      ask();
      const isUnknown = isAnswerLost(error);
      const again = `Press ${button} again when you like: even if the first try has arrived, it is one design and costs one credit.`;
      fail({
        text: `Error: ${errorMessage(error)}`,
        safe: isUnknown ? `If it did, the design appears here automatically. ${again}` : again,
        isUnknown,
      });
      const onArrived = () => {
        // a press that was meant for the lost request may come a moment after its design: it must not pay for a second one
        setTimeout(() => forgetRequest(name, owner, requestId), lateMs);
        onAccepted();
      };
      if (isUnknown) setLost({ design, before, onArrived });
    } finally {
      setSending(false);
    }
  };

  const generate = (request: DesignRequest) => send('design', request, 'Generate Design', onUsed);

  /** Queues the free correction of a design, and shows it. */
  const correct = async ({ id }: Pick<DesignPartsFragment, 'id'>): Promise<boolean> => {
    forget();
    setSending(true);
    const { designId, problem } = await correctDesign(owner, id);
    setSending(false);
    if (problem !== null) setBanner({ severity: 'error', text: problem, isOfRequest: true });
    if (designId !== null) announceBegun(owner, designId);
    return designId !== null;
  };

  /** Sends the same generation request once more, as a new design that replaces the failed one. */
  const retry = async (ended: DesignPartsFragment) => {
    const { corrects, brandId, photoId } = ended;
    const replace = () => untrack(ended.id);
    if (!corrects)
      await send(`design-${ended.id}`, { ...designInputOf(ended), brandId, photoId }, 'Try again', replace);
    else if (await correct({ id: corrects })) replace();
  };

  const cancel = async (id: string) => {
    setCancelling((ids) => new Set(ids).add(id));
    try {
      const { data: answer } = await cancelDesign({ variables: { id } });
      const refusal = answer?.cancelDesign.errors[0];
      if (refusal) setBanner({ severity: 'error', text: refusal.message });
    } catch (error) {
      setBanner({ severity: 'error', text: errorMessage(error) });
    } finally {
      setCancelling((ids) => new Set([...ids].filter((one) => one !== id)));
    }
  };

  const gone: Banner | null = missing
    ? { severity: 'info', text: 'That design could not be found. It may have been deleted.' }
    : null;
  return {
    design,
    designRow,
    /** A generation request is being sent: one at a time. */
    sending,
    /** The preview is busy: the request is being sent, or the design is unfinished. */
    working: sending || unfinished,
    failure: sending || unfinished ? null : (failure ?? failureOf(design)),
    banner: banner ?? gone,
    said,
    setBanner,
    generate,
    retry,
    correct,
    cancel,
    cancelling,
    forget,
  };
}
