import { useMeQuery } from './session.generated';
import type { ViewerPartsFragment } from './session.generated';

export type Viewer = ViewerPartsFragment;

export interface ViewerState {
  /** The signed-in account; null for a visitor and while it is not known yet. */
  viewer: Viewer | null;
  /** True until it is known who is here. Pages are rendered for a visitor, so it is never known on the server. */
  loading: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Who is signed in. Every caller shares one request. */
export function useViewer(): ViewerState {
  const { data, loading, error, refetch } = useMeQuery({ ssr: false });
  return { viewer: data?.me ?? null, loading: loading && !data, error, refetch };
}
