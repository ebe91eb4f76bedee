import { useSyncExternalStore } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const never = () => () => undefined;

/** Returns false on the server and until hydration, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether a select has no option for the form's value yet, because the options still load: it shows another one. */
const isWaiting = (field: HTMLElement, value: unknown): boolean =>
  field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value);

/** Takes over values that were typed (or filled in by the browser) into a server-rendered page before hydration. */
export function adoptTyped<Values extends FieldValues>(
  element: HTMLFormElement | null,
  form: UseFormReturn<Values>,
): void {
  for (const field of element?.elements ?? []) {
    if (
      !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
    )
      continue;
    const name = field.name as Path<Values>;
    const known: unknown = name ? form.getValues(name) : undefined;
    const typed = field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value;
    if (typeof known === typeof typed && known !== typed && !isWaiting(field, known))
      form.setValue(name, typed as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
}
