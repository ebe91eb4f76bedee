import { useSearchParams } from 'react-router-dom';
import type { AdminList } from '../../gql/schema';
import { ListSettingsDocument, useDeleteViewMutation, useSaveViewMutation } from './list-settings.generated';
import type { SaveViewMutation, SavedViewPartsFragment } from './list-settings.generated';
import { queryOf, searchOf, viewParameter } from './view-address';

export type SavedView = SavedViewPartsFragment;
/** What is saved of a view; without an id it is a new one. */
export type ViewInput = Pick<SavedView, 'list' | 'name' | 'query' | 'isShared'> & { id?: string };
type Refusals = SaveViewMutation['saveView']['errors'];

interface SavedViews {
  /** Search, filters and sort of now. */
  query: string;
  /** The view that the address names, or one with the same search, filters and sort. */
  shown: SavedView | undefined;
  /** Saves a view and shows it; returns what the server refused. */
  store: (input: ViewInput) => Promise<Refusals | undefined>;
  /** Deletes a view; returns whether it is gone. */
  remove: (view: SavedView) => Promise<boolean>;
}

/** Provides the view that is shown, and the changes of views. */
export function useSavedViews(list: AdminList, views: readonly SavedView[]): SavedViews {
  const [parameters, setParameters] = useSearchParams();
  const refetch = { refetchQueries: [{ query: ListSettingsDocument, variables: { list } }] };
  const [save] = useSaveViewMutation(refetch);
  const [drop] = useDeleteViewMutation(refetch);
  const query = queryOf(parameters);
  return {
    query,
    shown:
      views.find(({ id }) => id === parameters.get(viewParameter)) ??
      views.find((view) => view.query !== '' && view.query === query),
    store: async (input) => {
      const { data } = await save({ variables: { input } });
      const view = data?.saveView.view;
      if (view) setParameters(searchOf(view), { replace: true, preventScrollReset: true });
      return data?.saveView.errors;
    },
    remove: async ({ id }) => {
      const answer = await drop({ variables: { id } }).catch(() => null);
      return Boolean(answer?.data?.deleteView.view);
    },
  };
}
