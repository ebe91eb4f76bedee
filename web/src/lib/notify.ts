import { createElement } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { UndoButton } from './undo-button';

const brief = 2000;
const usual = 4000;
/** Duration in milliseconds: long enough to read it, to decide, and to reach it by keyboard. */
const undoable = 10_000;

/** Texts longer than this many characters stay longer. */
const longText = 60;
const readingMsPerCharacter = 70;
const timeFor = (text: string, ms: number) =>
  text.length > longText ? Math.max(ms, text.length * readingMsPerCharacter) : ms;

/** Messages in the corner of the screen, announced politely. Errors of a form are shown in the form instead. */
export const notify = {
  /** `ms` is how long it stays at least. */
  success: (text: string, ms = brief) => toast.success(text, { duration: timeFor(text, ms) }),
  error: (text: string) => toast.error(text, { duration: timeFor(text, usual) }),
  /** Reports an action with an Undo button; stays while it is hovered or focused. */
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
  /** Reports the end of work that the user no longer waits for, with a link to its result. */
  done: (text: string, link: { text: string; href: string }) => {
    const id = toast.success(text, {
      duration: undoable,
      action: createElement(
        Button<typeof Link>,
        {
          component: Link,
          to: link.href,
          size: 'small',
          variant: 'outlined',
          sx: { ml: 'auto', flex: 'none' },
          onClick: () => void toast.dismiss(id),
        },
        link.text,
      ),
    });
    return id;
  },
  message: (text: string) => toast(text, { duration: timeFor(text, usual) }),
  /** Stays until `notify.dismiss` is called with the returned id. */
  loading: (text: string) => toast.loading(text, { duration: Number.POSITIVE_INFINITY }),
  dismiss: (id: string | number) => toast.dismiss(id),
  /** Returns the ids of the errors on screen. */
  errors: (): (string | number)[] =>
    toast.getToasts().flatMap((one) => ('type' in one && one.type === 'error' ? [one.id] : [])),
};

export const mostNotes = 20;
export const usualDuration = usual;
