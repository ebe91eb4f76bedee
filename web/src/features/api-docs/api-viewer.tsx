import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { queryLimitMs } from '../../lib/time-limit';
import type { ApiDocument } from './viewer';

export const documentHref = '/openapi.json';

async function documentOf(signal: AbortSignal): Promise<ApiDocument> {
  const response = await fetch(documentHref, { signal: AbortSignal.any([signal, AbortSignal.timeout(queryLimitMs)]) });
  if (!response.ok) throw new Error(`The description answers ${response.status}.`);
  return (await response.json()) as ApiDocument;
}

/** The description of the paths, with a form to try each. The viewer is a script of its own. */
export function ApiViewer() {
  const frame = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    // the viewer has a root of its own in an element of its own, which leaves with it
    const element = document.createElement('div');
    Promise.all([documentOf(leaving.signal), import('./viewer')]).then(
      ([found, { showDocument }]) => {
        if (leaving.signal.aborted) return;
        frame.current?.append(element);
        showDocument(element, found);
        setState('shown');
      },
      () => {
        if (!leaving.signal.aborted) setState('failed');
      },
    );
    return () => {
      leaving.abort();
      element.remove();
    };
  }, [tries]);
  const retry = () => {
    setState('loading');
    setTries(tries + 1);
  };
  return (
    <Box>
      {state === 'loading' && <SectionLoader text="Loading the description..." minHeight={480} />}
      {state === 'failed' && (
        <ErrorPanel
          title="The description could not be loaded"
          message="Nothing else is affected. Please try again."
          onRetry={retry}
        />
      )}
      <div ref={frame} className="api-viewer" />
    </Box>
  );
}
