import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { errorMessage } from '../../lib/errors';
import type { PayloadError } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { showServerErrors } from './server-errors';
import { sentNow } from './take-stored';
import type { Sent } from './take-stored';

/**
 * Sends the values of a form. Returned payload errors are shown on their fields or in the banner; a throw is shown in
 * the banner. `sent` is for `takeStored`.
 */
export type Submit<Values> = (values: Values, sent: Sent) => Promise<readonly PayloadError[] | undefined | void>;

/** The error messages in the corner that the last submission of a form has shown. */
const shownBy = new WeakMap<object, (string | number)[]>();

/** What is done with a form whose person has left it before its answer came. */
interface Left {
  isLeft: () => boolean;
  /** Names the form in a message on another page. */
  label: string | undefined;
}

/**
 * Returns the handler that validates a form and sends its values. A refusal that comes when the form is no longer on the
 * screen is shown as a message: otherwise the person would take it as done.
 */
export const submitWith = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  submit: Submit<Values>,
  { isLeft, label }: Left = { isLeft: () => false, label: undefined },
) =>
  form.handleSubmit(async (values) => {
    const sent = sentNow(form);
    // beside the outcome of this submission they would be a contradiction
    for (const id of shownBy.get(form.control) ?? []) notify.dismiss(id);
    const before = new Set(notify.errors());
    const report = (message: string) => notify.error(label ? `${label}: ${message}` : message);
    try {
      const errors = (await submit(values, sent)) ?? [];
      if (!isLeft()) showServerErrors(form, errors);
      else if (errors.length > 0) report(errors.map(({ message }) => message).join(' '));
    } catch (error) {
      if (isLeft()) report(errorMessage(error));
      else form.setError('root.server', { type: 'server', message: errorMessage(error) });
    }
    shownBy.set(
      form.control,
      notify.errors().filter((id) => !before.has(id)),
    );
  });
