import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import Button from '@mui/material/Button';
import { PageUnreachable, serverAnswers } from '../../lib/lazy-page';
import { ErrorPanel } from './error-panel';

/** A part of a page whose code loads when it is first shown. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Starts to load the code; a failure is repeated when the part is shown. */
  preload: () => void;
}

interface Loading {
  /** Null while the code loads. */
  problem: 'unreachable' | 'missing' | null;
  retry: () => void;
}

interface LoadProblemProps extends Loading {
  /** Closes the dialog that the part would be. */
  onClose?: () => void;
}

export function LoadProblem({ problem, retry, onClose }: LoadProblemProps) {
  const close = onClose && (
    <Button variant="text" onClick={onClose}>
      Close
    </Button>
  );
  if (problem === 'unreachable')
    return (
      <ErrorPanel
        message="This could not be loaded, because the server cannot be reached. Your input is unchanged."
        onRetry={retry}
        actions={close}
      />
    );
  return (
    <ErrorPanel
      message="This could not be loaded. Try again; if that does not help, save your input and load the page again."
      onRetry={retry}
      actions={
        <>
          {/* a release removes the code of the one before, which only a reload mends */}
          <Button onClick={() => window.location.reload()}>Load the page again</Button>
          {close}
        </>
      }
    />
  );
}

type Draw<Props> = (props: Props, loading: Loading) => ReactNode;

/** Draws the code's component once it is loaded, and until then what `draw` returns. */
export function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  draw: Draw<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const read = async () => {
    loaded = await load();
  };
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(() => loaded);
    const [problem, setProblem] = useState<Loading['problem']>(null);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      let isShown = true;
      const show = async () => {
        try {
          await read();
          if (isShown) setLoaded(() => loaded);
        } catch (error) {
          const answers = !(error instanceof PageUnreachable) && (await serverAnswers());
          if (isShown) setProblem(answers ? 'missing' : 'unreachable');
        }
      };
      if (!Loaded) void show();
      return () => {
        isShown = false;
      };
    }, [Loaded, attempt]);
    if (Loaded) return <Loaded {...props} />;
    const retry = () => {
      setProblem(null);
      setAttempt(attempt + 1);
    };
    return draw(props, { problem, retry });
  }
  return Object.assign(Part, { preload: () => void read().catch(() => undefined) });
}

/**
 * Returns a part of a page whose code loads when it is first shown. What cannot be loaded is said in its place, and can
 * be tried again there, so that the rest of the page and its input stay.
 * @param waiting shown while it loads; it reserves the part's space
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LazyPart<Props> => partOf(load, (_props, loading) => (loading.problem ? <LoadProblem {...loading} /> : waiting));
