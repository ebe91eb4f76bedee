import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { errorMessage } from '../../lib/errors';
import type { PayloadError } from '../../lib/errors';
import { showServerErrors } from './server-errors';
import { sentNow } from './take-stored';
import type { Sent } from './take-stored';

/**
 * Sends the values of a form. Returned payload errors are shown on their fields or in the banner; a throw is shown in
 * the banner. `sent` is for `takeStored`.
 */
export type Submit<Values> = (values: Values, sent: Sent) => Promise<readonly PayloadError[] | undefined | void>;

/** Returns the handler that validates a form and sends its values. */
export const submitWith = <Values extends FieldValues>(form: UseFormReturn<Values>, submit: Submit<Values>) =>
  form.handleSubmit(async (values) => {
    const sent = sentNow(form);
    try {
      showServerErrors(form, (await submit(values, sent)) ?? []);
    } catch (error) {
      form.setError('root.server', { type: 'server', message: errorMessage(error) });
    }
  });
