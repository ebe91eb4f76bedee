import { useEffect, useEffectEvent, useRef } from 'react';
import Button from '@mui/material/Button';
import { countUnattended } from './attended-time';

interface UndoButtonProps {
  /** How long the note stays, in milliseconds; not counted while somebody is at the notes. */
  ms: number;
  /** The note is where to go on: nothing else is left to have the focus. */
  takesFocus: boolean;
  onUndo: () => void;
  onOver: () => void;
}

/** The way back in a note, and how long there is one. */
export function UndoButton({ ms, takesFocus, onUndo, onOver }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const notes = button.current?.closest<HTMLElement>('[data-sonner-toaster]');
    return notes ? countUnattended(notes, ms, () => over()) : undefined;
  }, [ms]);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Button
      ref={button}
      size="small"
      variant="outlined"
      sx={{ ml: 'auto', flex: 'none' }}
      onClick={() => {
        // before the note goes: the focus returns to where it came from
        button.current?.blur();
        onUndo();
        onOver();
      }}
    >
      Undo
    </Button>
  );
}
