import { createAsking } from '../../lib/asking';
import { lazyDialog } from '../feedback/lazy-dialog';
import type { ReasonQuestion } from './reason-form';

const { ask, useAsked } = createAsking<ReasonQuestion, string | null>(null);

// forms are a large chunk, and the dialog is mounted on all pages of the administrator area
const ReasonForm = lazyDialog(() => import('./reason-form').then(({ ReasonForm }) => ReasonForm));

/** Asks for a confirmation with a reason for the record: null when it was declined. */
export const askReason = ask;

/** Renders the dialog of `askReason`. Mounted once in the app. */
export function ReasonDialog() {
  const asked = useAsked();
  return asked ? <ReasonForm key={asked.question.title} question={asked.question} onClose={asked.answer} /> : null;
}
