import { createElement } from 'react';
import { toast } from 'sonner';
import { UndoButton } from './undo-button';

const brief = 2000;
const usual = 4000;
/** Long enough to read it, to change one's mind, and to get there by keyboard. */
const undoable = 10_000;

/** What is longer than a short sentence stays as long as it takes to read it. */
const longText = 60;
const readingMsPerCharacter = 70;
const timeFor = (text: string, ms: number) =>
  text.length > longText ? Math.max(ms, text.length * readingMsPerCharacter) : ms;

/** Words in the corner of the screen, spoken politely. Errors that belong to a form stand in the form instead. */
export const notify = {
  success: (text: string) => toast.success(text, { duration: timeFor(text, brief) }),
  error: (text: string) => toast.error(text, { duration: timeFor(text, usual) }),
  /** Says what was done, with a button that takes it back; stays while it is pointed at or holds the focus. */
  undo: (text: string, undo: () => void, { takesFocus = false } = {}) => {
    const id = toast(text, {
      duration: Number.POSITIVE_INFINITY,
      action: createElement(UndoButton, {
        ms: undoable,
        takesFocus,
        onUndo: undo,
        onOver: () => void toast.dismiss(id),
      }),
    });
    return id;
  },
  message: (text: string) => toast(text, { duration: timeFor(text, usual) }),
  /** Stays until `notify.dismiss` is called with the answered id. */
  loading: (text: string) => toast.loading(text, { duration: Number.POSITIVE_INFINITY }),
  dismiss: (id: string | number) => toast.dismiss(id),
};

export const mostNotes = 20;
export const usualDuration = usual;
