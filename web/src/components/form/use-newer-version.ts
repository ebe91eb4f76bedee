import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { Control, FieldValues } from 'react-hook-form';

/**
 * Calls `show` when a newer version than the form's was loaded and the form has no unsaved changes. A form with unsaved
 * changes keeps the version that it started from, so that the server reports the conflict when it is saved.
 */
export function useNewerVersion<Values extends FieldValues>(
  control: Control<Values>,
  isOutdated: boolean,
  show: () => void,
): void {
  const { isDirty, isSubmitting } = useFormState({ control });
  const showNewer = useEffectEvent(show);
  const isDue = isOutdated && !isDirty && !isSubmitting;
  useEffect(() => {
    if (isDue) showNewer();
  }, [isDue]);
}
