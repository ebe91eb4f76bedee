import { useEffect, useEffectEvent, useRef } from 'react';
import Button from '@mui/material/Button';
import { countUnattended } from './attended-time';

interface UndoButtonProps {
  /** How long the note stays, in milliseconds; paused while the notes are hovered or focused. */
  ms: number;
  /** Focuses the button, when no other element is left to take the focus. */
  takesFocus: boolean;
  onUndo: () => void;
  onOver: () => void;
}

/** The Undo button of a note, with its remaining time. */
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
        // before the note closes, so that the focus returns to its previous element
        button.current?.blur();
        onUndo();
        onOver();
      }}
    >
      Undo
    </Button>
  );
}
