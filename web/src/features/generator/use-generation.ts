import { useCallback, useEffect, useState } from 'react';
import { useConnection } from '../../components/feedback/connection-note';
import { useIsDeleted } from '../../components/designs/deleted-designs';
import { useViewer } from '../../components/session/use-viewer';
import {
  DesignByIdDocument,
  useCancelDesignMutation,
  useCreateDesignMutation,
  useDesignByIdQuery,
} from './generator.generated';
import type { DesignPartsFragment } from '../../components/designs/live-designs.generated';
import type { DesignInput } from '../../gql/schema';
import { connection } from '../../lib/connection';
import { errorSentence } from '../../lib/errors';
import { requestAnswered, requestIdFor } from '../../lib/request-id';
import { isUnfinished } from './use-design-list';

export interface Banner {
  severity: 'success' | 'error' | 'info';
  text: string;
}

/** Why there is no new design, and what is safe nevertheless. */
export interface Failure {
  text: string;
  safe: string;
}

const pollMs = 3_000;
const creditBack = 'Your credit is back.';

/** What a design that ended without a picture says of itself; null for any other. */
export function failureOf(design: DesignPartsFragment | undefined): Failure | null {
  if (design?.status === 'CANCELLED') return { text: 'Cancelled.', safe: creditBack };
  if (design?.status !== 'FAILED') return null;
  return {
    text: `Error: ${(design.error ?? 'The design could not be made.').replace(creditBack, '').trim()}`,
    safe: creditBack,
  };
}

function outcomeOf(design: DesignPartsFragment): Banner | null {
  if (design.status === 'SUCCEEDED') return { severity: 'success', text: 'Design generated successfully!' };
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

/** One design from the click to its picture. */
export function useGeneration(owner: string, { id: shownId, show }: Shown, onUsed: () => void) {
  const { refetch: refetchViewer } = useViewer();
  const [banner, setBanner] = useState<Banner | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const [watchedId, setWatchedId] = useState<string | null>(null);
  const [endedId, setEndedId] = useState<string | null>(null);
  const [createDesign] = useCreateDesignMutation();
  const [cancelDesign, { loading: cancelling }] = useCancelDesignMutation();
  const { design, missing } = useShownDesign(shownId);
  const unfinished = isUnfinished(design);

  // a design that was seen at work announces its end; one that is merely opened does not
  if (design && unfinished && watchedId !== design.id) setWatchedId(design.id);
  const ended = design && !unfinished && watchedId === design.id ? design : null;
  if (ended) {
    setWatchedId(null);
    setBanner(outcomeOf(ended));
    setEndedId(ended.id);
  }
  useEffect(() => {
    // its credit may have come back, and where nothing live comes through nobody else says so
    if (endedId) void refetchViewer().catch(() => undefined);
  }, [endedId, refetchViewer]);

  const fail = useCallback((text: string, safe: string) => {
    setBanner({ severity: 'error', text });
    setFailure({ text, safe });
  }, []);

  const generate = async (input: DesignInput) => {
    setBanner(null);
    setFailure(null);
    setSending(true);
    try {
      const { data: answer } = await createDesign({
        variables: { input: { requestId: requestIdFor('design', owner, input), design: input } },
        // where nothing live comes through, nobody else tells the list
        refetchQueries: connection.get() === 'live' ? [] : ['Designs'],
        update: (cache, { data: answered }) => {
          const made = answered?.createDesign.design;
          if (made) cache.writeQuery({ query: DesignByIdDocument, variables: { id: made.id }, data: { design: made } });
        },
      });
      requestAnswered('design', owner);
      const refusal = answer?.createDesign.errors[0];
      const made = answer?.createDesign.design;
      if (refusal) fail(refusal.message, 'No credit was taken.');
      else if (made) {
        // it may have ended before it is looked at for the first time
        setWatchedId(made.id);
        onUsed();
        show(made.id);
      }
    } catch (error) {
      fail(
        `Error: ${errorSentence(error)}`,
        'Press Generate Design again when you like: even if the first try has arrived, it is one design and costs one credit.',
      );
    } finally {
      setSending(false);
    }
  };

  const cancel = async () => {
    if (!shownId) return;
    try {
      const { data: answer } = await cancelDesign({ variables: { id: shownId } });
      const refusal = answer?.cancelDesign.errors[0];
      if (refusal) setBanner({ severity: 'error', text: refusal.message });
    } catch (error) {
      setBanner({ severity: 'error', text: errorSentence(error) });
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
    busy: unfinished || sending,
    failure: sending || unfinished ? null : (failure ?? failureOf(design)),
    banner: banner ?? gone,
    setBanner,
    generate,
    cancel,
    cancelling,
    forget,
  };
}
