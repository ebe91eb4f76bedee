import { useEffect, useEffectEvent } from 'react';
import { createAsking } from '../../lib/asking';
import { notify } from '../../lib/notify';
import type { Question } from './confirm-question';
import { onDemand } from './on-demand';

const { ask, useAsked } = createAsking<Question, boolean>(false);

/**
 * Asks for a confirmation: `if (await confirm({...}))`. Resolves to true when confirmed (and `action` has finished).
 */
export const confirm = ask;

const useDialog = onDemand(() => import('./confirm-dialog').then(({ AskedDialog }) => AskedDialog));

/** Renders the dialog of `confirm`. Mounted once in the app. */
export function ConfirmDialog() {
  const asked = useAsked();
  const [Dialog, whenLoaded] = useDialog();
  const load = useEffectEvent(() =>
    whenLoaded(
      () => undefined,
      () => {
        notify.error('The question could not be loaded, and nothing was changed. Try again.');
        asked?.answer(false);
      },
    ),
  );
  useEffect(() => {
    if (asked) load();
  }, [asked]);
  return asked && Dialog ? <Dialog key={asked.question.title} asked={asked} /> : null;
}
