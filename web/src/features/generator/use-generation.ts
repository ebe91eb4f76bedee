import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConnection } from '../../components/feedback/connection-note';
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
import { errorSentence } from '../../lib/errors';
import { requestAnswered, requestIdFor } from '../../lib/request-id';
import { failureOf, isUnfinished, designInputOf } from './design-stage';
import type { Failure } from './design-stage';
import { announceBegun, enterScreen } from './generator-on-screen';
import { pollMs, useDesignRow, usePickUp } from './use-design-row';

export interface Banner {
  severity: 'success' | 'error' | 'info';
  text: string;
}

const success = 'Design generated successfully!';

/** What is said of the end of the design that is looked at. */
function outcomeOf(design: DesignPartsFragment): Banner | null {
  if (design.status === 'SUCCEEDED') return { severity: 'success', text: success };
  const failure = failureOf(design);
  return (
    failure && { severity: design.status === 'FAILED' ? 'error' : 'info', text: `${failure.text} ${failure.safe}` }
  );
}

interface Shown {
  id: string | null;
  show: (id: string | null) => void;
}

/** The design that is shown, as it is now: live, or by asking where nothing live comes through. */
function useShownDesign(id: string | null) {
  const { data, startPolling, stopPolling, loading } = useDesignByIdQuery(
    id ? { variables: { id }, fetchPolicy: 'cache-and-network' } : { skip: true },
  );
  const deleted = useIsDeleted(id);
  const design = id && !deleted ? data?.design : undefined;
  const heard = useConnection() === 'live';
  const asking = isUnfinished(design) && !heard;
  useEffect(() => {
    if (asking) startPolling(pollMs);
    else stopPolling();
  }, [asking, startPolling, stopPolling]);
  return { design, missing: id !== null && !design && (deleted || !loading) };
}

/** Tells the end of each design that was seen at work; one that is merely opened has nothing to tell. */
function useEnds(
  designs: readonly (DesignPartsFragment | undefined)[],
  onEnd: (design: DesignPartsFragment) => void,
): (id: string) => void {
  const watched = useRef(new Set<string>());
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    for (const design of designs)
      if (design && isUnfinished(design)) watched.current.add(design.id);
      else if (design && watched.current.delete(design.id)) tell(design);
  });
  // it may have ended before it is looked at for the first time
  return useCallback((id: string) => void watched.current.add(id), []);
}

/** Designs from the click to their pictures, as many as there are at work. */
export function useGeneration(owner: string, { id: shownId, show }: Shown, onUsed: () => void) {
  const { refetch: refetchViewer } = useViewer();
  const [banner, setBanner] = useState<Banner | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());
  /** Said to those who hear the page: of designs that are not looked at. */
  const [said, setSaid] = useState('');
  const [createDesign] = useCreateDesignMutation();
  const [cancelDesign] = useCancelDesignMutation();
  const designRow = useDesignRow(owner);
  const { row, follow, unfollow, ask } = designRow;
  usePickUp(designRow, shownId, show);
  const shown = useShownDesign(shownId);
  // on coming back, the list may know it before it was asked for by itself
  const design = shown.design ?? row.find(({ id }) => id === shownId);
  const missing = shown.missing && !design;
  const unfinished = isUnfinished(design);

  const watch = useEnds([design, ...row], (ended) => {
    if (ended.id === shownId) {
      setBanner(outcomeOf(ended));
      setFailure(null);
    } else if (ended.status === 'SUCCEEDED') setSaid(`“${ended.primaryText}” is ready.`);
    else {
      const told = outcomeOf(ended);
      if (told) setBanner({ ...told, text: `“${ended.primaryText}”: ${told.text}` });
    }
    // its credit may have come back, and where nothing live comes through nobody else says so
    void refetchViewer().catch(() => undefined);
  });

  const onBegun = useEffectEvent((id: string) => {
    watch(id);
    follow(id);
    // whoever has left and come back may look at another one by now
    if (sending || shownId === null) show(id);
  });
  useEffect(() => enterScreen({ owner, onBegun: (id) => onBegun(id) }), [owner]);

  /** @returns whether a design is on its way */
  const send = async (name: string, input: DesignInput, button: string): Promise<boolean> => {
    setBanner(null);
    setFailure(null);
    setSending(true);
    // what is at work goes on in the preview; the message above says what became of the generation request
    const fail = (text: string, safe: string) => {
      setBanner({ severity: 'error', text });
      setFailure({ text, safe });
      return false;
    };
    try {
      const { data: answer } = await createDesign({
        variables: { input: { requestId: requestIdFor(name, owner, input), design: input } },
        // where nothing live comes through, nobody else tells the list
        refetchQueries: connection.get() === 'live' ? [] : ['Designs', 'DesignRow'],
        update: (cache, { data: answered }) => {
          const made = answered?.createDesign.design;
          if (made) cache.writeQuery({ query: DesignByIdDocument, variables: { id: made.id }, data: { design: made } });
        },
      });
      requestAnswered(name, owner);
      const refusal = answer?.createDesign.errors[0];
      const made = answer?.createDesign.design;
      if (!made) return refusal ? fail(refusal.message, 'No credit was taken.') : false;
      announceBegun(owner, made.id);
      return true;
    } catch (error) {
      ask();
      return fail(
        `Error: ${errorSentence(error)}`,
        `Press ${button} again when you like: even if the first try has arrived, it is one design and costs one credit.`,
      );
    } finally {
      setSending(false);
    }
  };

  const generate = async (input: DesignInput) => {
    if (await send('design', input, 'Generate Design')) onUsed();
  };

  /** The same generation request once more: a design of its own. The one that came to nothing gives its place to it. */
  const retry = async (ended: DesignPartsFragment) => {
    if (await send(`design-${ended.id}`, designInputOf(ended), 'Try again')) unfollow(ended.id);
  };

  const cancel = async (id: string) => {
    setCancelling((ids) => new Set(ids).add(id));
    try {
      const { data: answer } = await cancelDesign({ variables: { id } });
      const refusal = answer?.cancelDesign.errors[0];
      if (refusal) setBanner({ severity: 'error', text: refusal.message });
    } catch (error) {
      setBanner({ severity: 'error', text: errorSentence(error) });
    } finally {
      setCancelling((ids) => new Set([...ids].filter((one) => one !== id)));
    }
  };

  const forget = () => {
    setBanner(null);
    setFailure(null);
  };
  const gone: Banner | null = missing
    ? { severity: 'info', text: 'That design could not be found. It may have been deleted.' }
    : null;
  return {
    design,
    designRow,
    /** A generation request is on its way to the server: one at a time. */
    sending,
    /** In the preview: on its way to the server, or at work. */
    working: sending || unfinished,
    failure: sending || unfinished ? null : (failure ?? failureOf(design)),
    banner: banner ?? gone,
    said,
    setBanner,
    generate,
    retry,
    cancel,
    cancelling,
    forget,
  };
}
