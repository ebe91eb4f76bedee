import { useMeQuery } from './session.generated';
import type { ViewerPartsFragment } from './session.generated';

export type Viewer = ViewerPartsFragment;

export interface ViewerState {
  /** The signed-in account; null when anonymous, and while it is not known yet. */
  viewer: Viewer | null;
  /**
   * True until it is known whether a user is signed in. Pages are rendered for anonymous users, so it is always true on
   * the server.
   */
  loading: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Returns the signed-in account. All callers share one request. */
export function useViewer(): ViewerState {
  const { data, loading, error, refetch } = useMeQuery({ ssr: false });
  return { viewer: data?.me ?? null, loading: loading && !data, error, refetch };
}
