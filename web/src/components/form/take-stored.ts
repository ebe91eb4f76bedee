import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The values of a form when it was sent, as JSON by their fields. */
export type Sent = ReadonlyMap<string, string | undefined>;

export const sentNow = <Values extends FieldValues>({ getValues }: Pick<UseFormReturn<Values>, 'getValues'>): Sent =>
  new Map(Object.entries(getValues()).map(([name, value]) => [name, JSON.stringify(value)]));

/**
 * Sets a form to what was stored, except for the fields that the user has changed after it was sent: on a slow line
 * they go on writing, and that stays as unsaved changes.
 */
export function takeStored<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
  sent: Sent,
  stored: Values,
): void {
  const later = Object.entries(form.getValues()).filter(([name, value]) => JSON.stringify(value) !== sent.get(name));
  form.reset(stored, { keepDirtyValues: false });
  if (later.length > 0)
    form.reset({ ...stored, ...Object.fromEntries(later) }, { keepDefaultValues: true, keepDirtyValues: false });
}
