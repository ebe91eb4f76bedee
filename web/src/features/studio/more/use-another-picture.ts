import { useEffect, useState } from 'react';
import { stripTypename } from '@apollo/client/utilities';
import { useConnection } from '../../../components/feedback/connection-note';
import { isUnfinished } from '../../../entities/design/shown-design';
import { useViewer } from '../../../entities/session/use-viewer';
import { errorMessage } from '../../../lib/errors';
import { requestAnswered, requestIdFor } from '../../../lib/request-id';
import { useAnotherPictureQuery, useFurtherDesignsQuery, usePaintAnotherMutation } from './more.generated';
import type { FurtherState } from './use-further';

const POLL_MS = 3_000;

/** Follows a design: live, or by polling while the live connection is away. */
function useFollowed(id: string | null) {
  const { data, startPolling, stopPolling } = useAnotherPictureQuery(
    id ? { variables: { id }, fetchPolicy: 'cache-and-network' } : { skip: true },
  );
  const isAsking = useConnection() !== 'live' && isUnfinished(data?.design);
  useEffect(() => {
    if (isAsking) startPolling(POLL_MS);
    else stopPolling();
  }, [isAsking, startPolling, stopPolling]);
  return data?.design;
}

/** Requests another picture for a post, and follows it until it is there. */
export function useAnotherPicture(id: string, further: FurtherState, flush: () => Promise<boolean>) {
  const { viewer } = useViewer();
  const { data, error, refetch } = useFurtherDesignsQuery({ variables: { id } });
  const [paintAnother] = usePaintAnotherMutation();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const made = useFollowed(further.picture);
  const { source, photo } = further.background;

  const make = async (): Promise<void> => {
    if (!data) return;
    const { id: basedOn, ...design } = stripTypename(data.design);
    setSending(true);
    setProblem(null);
    const owner = viewer?.id ?? '';
    const name = `picture-${id}`;
    try {
      // the copy is made of the post as it is stored
      if (!(await flush())) return setProblem('This post could not be saved yet. Please try again in a moment.');
      const photoId = source === 'PHOTO' ? photo?.id : null;
      const input = { basedOn, photoId, design: { ...design, lettering: 'SET' as const } };
      const { data: answer } = await paintAnother({
        variables: { input: { requestId: requestIdFor(name, owner, input), ...input } },
      });
      requestAnswered(name, owner);
      const begun = answer?.createDesign.design;
      if (begun) further.set({ picture: begun.id });
      else setProblem(`${answer?.createDesign.errors[0]?.message ?? 'Nothing was started.'} No credit was taken.`);
    } catch (failure) {
      setProblem(
        `${errorMessage(failure)} Press the button again when you like: even if the first try has arrived, it is one picture and costs one credit.`,
      );
    } finally {
      setSending(false);
    }
  };
  return {
    credits: viewer?.credits ?? 0,
    isLoaded: data !== undefined,
    isAvailable: data?.generator.available ?? true,
    loadError: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    design: made,
    isWorking: sending || isUnfinished(made),
    problem,
    make: () => void make(),
  };
}
