import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { PayloadError } from '../../lib/errors';

/**
 * Returns the form's name of a field in an API error: the longest suffix of the path that the form knows, as the prefix
 * is the input's wrapper objects. `input.body.features.features.0.title` is `features.0.title`.
 */
function fieldName(values: FieldValues, path: string[] | null): string | null {
  const ends = (path ?? []).map((_step, index, steps) => steps.slice(index).join('.'));
  return ends.find((name) => get(values, name) !== undefined) ?? null;
}

/** Sets each error on its field; an error without a field goes to the banner as `root.server`. */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: readonly PayloadError[],
): void {
  const values = form.getValues();
  const banner: string[] = [];
  let focused = false;
  for (const { message, field, code } of errors) {
    const name = fieldName(values, field);
    if (!name) banner.push(message);
    else {
      form.setError(name as FieldPath<Values>, { type: code, message }, { shouldFocus: !focused });
      focused = true;
    }
  }
  if (banner.length > 0) form.setError('root.server', { type: 'server', message: banner.join(' ') });
}
