import { createElement } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type * as Sonner from 'sonner';
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

let library: typeof Sonner | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();
/** Messages until the library is loaded. */
const waiting = new Map<string, { isError: boolean; show: (toast: typeof Sonner.toast) => void }>();
let count = 0;

/** The library that shows messages. Its code loads after the first screen, or with the first message. */
export const messages = {
  /** Resolves also when it cannot be loaded: the next message, or the connection's return, tries again. */
  load: (): Promise<void> =>
    (loading ??= import('sonner').then(
      (loaded) => {
        library = loaded;
        for (const listener of listeners) listener();
        for (const { show } of waiting.values()) show(loaded.toast);
        waiting.clear();
      },
      () => {
        loading = null;
        addEventListener('online', () => void messages.load(), { once: true });
      },
    )),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  library: () => library,
};

type Options = Omit<NonNullable<Parameters<typeof Sonner.toast>[1]>, 'id'>;

/** Shows a message as soon as the library is loaded. @returns its id */
function show(kind: 'message' | 'success' | 'error' | 'loading', text: string, options: Options): string {
  const id = `message-${(count += 1)}`;
  const say = (toast: typeof Sonner.toast) => void toast[kind](text, { ...options, id });
  if (library) say(library.toast);
  else {
    waiting.set(id, { isError: kind === 'error', show: say });
    void messages.load();
  }
  return id;
}

function dismiss(id: string | number): void {
  if (!waiting.delete(String(id))) library?.toast.dismiss(id);
}

/** Messages in the corner of the screen, announced politely. Errors of a form are shown in the form instead. */
export const notify = {
  /** `ms` is how long it stays at least. */
  success: (text: string, ms = brief) => show('success', text, { duration: timeFor(text, ms) }),
  error: (text: string) => show('error', text, { duration: timeFor(text, usual) }),
  /** Reports an action with an Undo button; stays while it is hovered or focused. */
  undo: (text: string, undo: () => void, { takesFocus = false } = {}) => {
    const id = show('message', text, {
      duration: Number.POSITIVE_INFINITY,
      action: createElement(UndoButton, {
        ms: undoable,
        takesFocus,
        onUndo: undo,
        onOver: () => dismiss(id),
      }),
    });
    return id;
  },
  /** Reports the end of work that the user no longer waits for, with a link to its result. */
  done: (text: string, link: { text: string; href: string }) => {
    const id = show('success', text, {
      duration: undoable,
      action: createElement(
        Button<typeof Link>,
        {
          component: Link,
          to: link.href,
          size: 'small',
          variant: 'outlined',
          sx: { ml: 'auto', flex: 'none' },
          onClick: () => dismiss(id),
        },
        link.text,
      ),
    });
    return id;
  },
  message: (text: string) => show('message', text, { duration: timeFor(text, usual) }),
  /** Stays until `notify.dismiss` is called with the returned id. */
  loading: (text: string) => show('loading', text, { duration: Number.POSITIVE_INFINITY }),
  dismiss,
  /** Returns the ids of the errors on screen. */
  errors: (): (string | number)[] => [
    ...[...waiting].flatMap(([id, { isError }]) => (isError ? [id] : [])),
    ...(library?.toast.getToasts() ?? []).flatMap((one) => ('type' in one && one.type === 'error' ? [one.id] : [])),
  ],
};

export const mostNotes = 20;
export const usualDuration = usual;
