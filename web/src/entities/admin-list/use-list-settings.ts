import { useRef, useState } from 'react';
import { usualPreferences } from '../../components/admin-list/grid-preferences';
import type { GridPreferences } from '../../components/admin-list/grid-preferences';
import type { AdminList } from '../../gql/schema';
import { notify } from '../../lib/notify';
import { useListSettingsQuery, useSaveListPreferencesMutation } from './list-settings.generated';
import type { SavedViewPartsFragment } from './list-settings.generated';

interface ListSettings {
  /** False until the settings have loaded, or could not be. */
  isReady: boolean;
  preferences: GridPreferences;
  views: readonly SavedViewPartsFragment[];
  change: (preferences: GridPreferences) => void;
}

/** Provides how the Admin sees a list, and its saved views. A list whose settings can't be loaded looks as usual. */
export function useListSettings(list: AdminList): ListSettings {
  const { data, loading } = useListSettingsQuery({ variables: { list } });
  const [save] = useSaveListPreferencesMutation();
  const [unsaved, setUnsaved] = useState<GridPreferences | null>(null);
  // one after the other: the last change must arrive last
  const saving = useRef(Promise.resolve());

  const store = async (changed: GridPreferences) => {
    const { density, columns } = changed;
    // rows of the cache carry the name of their type, which inputs do not have
    const named = columns.map(({ key, isHidden, width }) => ({ key, isHidden, width }));
    const answer = await save({ variables: { input: { list, density, columns: named } } }).catch(() => null);
    if (!answer?.data?.saveListPreferences.preferences) notify.error('The layout of this list could not be saved.');
    setUnsaved((latest) => (latest === changed ? null : latest));
  };
  return {
    isReady: data !== undefined || !loading,
    preferences: unsaved ?? data?.listPreferences ?? usualPreferences,
    views: data?.savedViews ?? [],
    change: (changed) => {
      setUnsaved(changed);
      saving.current = saving.current.then(() => store(changed));
    },
  };
}
