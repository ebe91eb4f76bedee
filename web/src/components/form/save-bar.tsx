import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useFormContext } from 'react-hook-form';
import { visuallyHidden } from '../../lib/styles';
import { SubmitButton } from './submit-button';

interface SaveBarProps {
  /** The form makes something new: the bar is there from the start, and saving an empty form shows what it needs. */
  isNew?: boolean;
  /** Another action on the form's subject is running. */
  busy?: boolean;
  /** Why it can't be saved as it stands; null when it can. */
  blocked?: string | null;
  /** Discards the changes; by default the form returns to its initial values. */
  onDiscard?: () => void;
  /** What the bar confirms when the form has no unsaved changes any more; by default that all are saved. */
  savedText?: string | undefined;
  /** Why the last action of the form's subject failed, besides the form's own error. */
  problem?: string | null;
  /** Says what stands in the way of a save, with a way out. */
  note?: ReactNode;
  /** Other ways to save, shown with unsaved changes. */
  children?: ReactNode;
}

const saidMs = 3_000;

/** Distance in pixels between the bar and what is scrolled into view above it. */
const marginPx = 24;

/**
 * Scrolls fields to above the bar: the one that is being typed in, also after the bar has wrapped, and each that gets the
 * focus. A browser shows only the caret of a large field, and a row of a list opens below its focused field.
 * @returns a function that ends it
 */
function avoidOverlapWith(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const show = () => {
    const field = document.activeElement;
    if (field && field !== document.body && !bar.contains(field)) field.scrollIntoView({ block: 'nearest' });
  };
  const makeRoom = () => {
    const bottom = Number.parseFloat(getComputedStyle(bar).bottom) || 0;
    style.scrollPaddingBottom = `${Math.round(bar.offsetHeight + bottom + marginPx)}px`;
    show();
  };
  makeRoom();
  const observer = new ResizeObserver(makeRoom);
  observer.observe(bar);
  // what is pressed must not move
  let isPressed = false;
  const listeners = {
    pointerdown: () => (isPressed = true),
    pointerup: () => (isPressed = false),
    pointercancel: () => (isPressed = false),
    focusin: () => !isPressed && requestAnimationFrame(show),
  };
  for (const [type, act] of Object.entries(listeners)) document.addEventListener(type, act);
  return () => {
    for (const [type, act] of Object.entries(listeners)) document.removeEventListener(type, act);
    observer.disconnect();
    style.removeProperty('scroll-padding-bottom');
  };
}

/**
 * Saves or discards changes of the surrounding Form. Sticky, above a phone's menu. After a save it briefly confirms;
 * without changes it says that there is nothing to save. It also says what failed: the top of a long form is out of
 * sight when its bar is pressed.
 */
export function SaveBar({
  isNew = false,
  busy = false,
  blocked = null,
  onDiscard,
  savedText = 'All changes saved',
  problem = null,
  note,
  children,
}: SaveBarProps) {
  const { formState, reset } = useFormContext();
  const { isDirty, isSubmitting } = formState;
  // how the last changes ended is confirmed for a while
  const [changes, setChanges] = useState<'none' | 'unsaved' | 'discarded'>('none');
  if (isDirty && changes !== 'unsaved') setChanges('unsaved');
  const wasDirty = changes !== 'none';
  useEffect(() => {
    if (isDirty || !wasDirty) return;
    const timer = setTimeout(() => setChanges('none'), saidMs);
    return () => clearTimeout(timer);
  }, [isDirty, wasDirty]);
  const failure = problem ?? formState.errors.root?.['server']?.message;
  const hasMessage = Boolean(failure) || Boolean(note);
  const isSticky = isDirty || wasDirty || isNew || hasMessage;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (isSticky && bar.current ? avoidOverlapWith(bar.current) : undefined), [isSticky, hasMessage]);
  useEffect(() => {
    if (hasMessage) bar.current?.scrollIntoView({ block: 'nearest' });
  }, [hasMessage, failure]);
  const discard = () => {
    if (onDiscard) onDiscard();
    else reset(undefined, { keepDirtyValues: false });
    setChanges('discarded');
  };
  return (
    <Card
      ref={bar}
      sx={{
        // it covers no field while there is nothing to save
        position: isSticky ? 'sticky' : 'static',
        bottom: { xs: 'calc(76px + env(safe-area-inset-bottom))', md: 16 },
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        p: 1.25,
        pl: { xs: 1.25, sm: 2.5 },
        displayPrint: 'none',
      }}
    >
      {hasMessage && (
        <Box
          sx={{ flex: '1 0 100%', minWidth: 0, ml: { sm: -1.25 }, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}
        >
          {failure && <Alert severity="error">{failure}</Alert>}
          {note}
        </Box>
      )}
      <Box
        component="span"
        role="status"
        sx={{
          flex: '1 1 0',
          pl: { xs: 0.5, sm: 0 },
          fontSize: '0.9375rem',
          color: isDirty ? 'text.primary' : 'text.secondary',
          // on a phone three buttons leave no room for it in their line, and say the same
          ...(isDirty && children && blocked === null && { '@media (max-width: 30em)': visuallyHidden }),
        }}
      >
        {isDirty
          ? (blocked ?? 'Unsaved changes')
          : wasDirty
            ? changes === 'discarded'
              ? 'Changes discarded'
              : savedText
            : isNew
              ? 'Not saved yet'
              : 'No changes to save'}
      </Box>
      {isDirty && children}
      {isDirty && (
        <Button variant="text" disabled={isSubmitting || busy} onClick={discard}>
          Discard
        </Button>
      )}
      <SubmitButton
        size="medium"
        busyText="Saving..."
        disabled={!(isDirty || isNew) || (busy && !isSubmitting) || blocked !== null}
      >
        Save
      </SubmitButton>
    </Card>
  );
}
