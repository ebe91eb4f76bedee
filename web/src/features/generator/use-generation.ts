import { useCallback, useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useViewer } from '../../components/session/use-viewer';
import { DesignByIdDocument, DesignsDocument, useCancelDesignMutation, useCreateDesignMutation, useDesignByIdQuery, useDesignChangedSubscription } from '../../gql/operations';
import type { DesignInput, DesignPartsFragment } from '../../gql/operations';
import { errorSentence } from '../../lib/errors';

export interface Banner {
  severity: 'success' | 'error' | 'info';
  text: string;
}

const pollMs = 3_000;
const isBusy = (design: DesignPartsFragment | undefined) => design?.state === 'QUEUED' || design?.state === 'RUNNING';

function outcomeOf(design: DesignPartsFragment): Banner | null {
  if (design.state === 'SUCCEEDED') return { severity: 'success', text: 'Design generated successfully!' };
  if (design.state === 'CANCELLED') return { severity: 'info', text: 'Cancelled. Your credit is back.' };
  if (design.state === 'FAILED') return { severity: 'error', text: `Error: ${design.error ?? 'The design could not be made.'}${design.error?.includes('credit is back') ? '' : ' Your credit is back.'}` };
  return null;
}

/** One design from the click to its picture: live over a subscription, by polling when that is cut off. */
export function useGeneration(shownId: string | null, show: (id: string | null) => void) {
  const client = useApolloClient();
  const { refetch: refetchViewer } = useViewer();
  const [banner, setBanner] = useState<Banner | null>(null);
  const [sending, setSending] = useState(false);
  const [watchedId, setWatchedId] = useState<string | null>(null);
  const [createDesign] = useCreateDesignMutation();
  const [cancelDesign, { loading: cancelling }] = useCancelDesignMutation();

  const { data, startPolling, stopPolling, error } = useDesignByIdQuery(shownId ? { variables: { id: shownId } } : { skip: true });
  const design = shownId ? data?.design : undefined;
  const busy = isBusy(design);
  useDesignChangedSubscription(shownId && busy ? { variables: { id: shownId } } : { skip: true });

  useEffect(() => {
    if (busy) startPolling(pollMs);
    else stopPolling();
  }, [busy, startPolling, stopPolling]);

  // a design that was seen at work announces its end; one that is merely opened does not
  if (design && busy && watchedId !== design.id) setWatchedId(design.id);
  if (design && !busy && watchedId === design.id) {
    setWatchedId(null);
    setBanner(outcomeOf(design));
  }
  useEffect(() => {
    if (!design?.finishedAt) return;
    void refetchViewer().catch(() => undefined);
    void client.refetchQueries({ include: [DesignsDocument] });
  }, [client, design?.finishedAt, design?.id, refetchViewer]);

  const generate = useCallback(
    async (input: DesignInput) => {
      setBanner(null);
      setSending(true);
      try {
        const { data: answer } = await createDesign({
          variables: { input: { requestId: crypto.randomUUID(), design: input } },
          update: (cache, { data: answered }) => {
            const made = answered?.createDesign.design;
            if (made) cache.writeQuery({ query: DesignByIdDocument, variables: { id: made.id }, data: { design: made } });
          },
        });
        const failure = answer?.createDesign.errors[0];
        const made = answer?.createDesign.design;
        if (failure) setBanner({ severity: 'error', text: failure.message });
        else if (made) {
          // it may have ended before it is looked at for the first time
          setWatchedId(made.id);
          show(made.id);
        }
      } catch (failure) {
        setBanner({ severity: 'error', text: `Error: ${errorSentence(failure)}` });
      } finally {
        setSending(false);
      }
    },
    [createDesign, show],
  );

  const cancel = useCallback(async () => {
    if (!shownId) return;
    try {
      const { data: answer } = await cancelDesign({ variables: { id: shownId } });
      const failure = answer?.cancelDesign.errors[0];
      if (failure) setBanner({ severity: 'error', text: failure.message });
    } catch (failure) {
      setBanner({ severity: 'error', text: errorSentence(failure) });
    }
  }, [cancelDesign, shownId]);

  const missing = shownId !== null && error !== undefined && !design;
  const gone: Banner | null = missing ? { severity: 'info', text: 'That design could not be found. It may have been deleted.' } : null;
  return { design, busy: busy || sending, banner: banner ?? gone, setBanner, generate, cancel, cancelling };
}
