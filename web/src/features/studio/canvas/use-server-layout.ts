import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import type { PostSize } from '../../../../../studio/posts/sizes';
import { ServerLayoutDocument } from '../studio.generated';

/** A pause of the customer, after which the server is asked. */
const PAUSE_MS = 2_500;

interface Saved {
  /** Null while the post on screen is not the saved one. */
  version: number | null;
}

/**
 * Compares the layout on screen with the server's once the post is saved.
 * @returns whether they differ: then the server's print is right
 */
export function useServerLayout(
  id: string,
  size: PostSize,
  composed: ComposedPost | null,
  { version }: Saved,
): boolean {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ browser: string; server: string } | null>(null);
  const hash = composed?.size === size ? composed.hash : null;
  const isKnown = answer?.browser === hash;
  useEffect(() => {
    if (version === null || hash === null || isKnown) return undefined;
    let over = false;
    const ask = async () => {
      const { data } = await client.query({
        query: ServerLayoutDocument,
        variables: { id, size },
        fetchPolicy: 'no-cache',
      });
      const server = data?.designDocument;
      if (!over && server?.layoutHash && server.version === version)
        setAnswer({ browser: hash, server: server.layoutHash });
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [client, id, size, version, hash, isKnown]);
  return isKnown && answer !== null && answer.server !== hash;
}
