import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import Popover from '@mui/material/Popover';
import type { PopoverActions } from '@mui/material/Popover';

interface FilterPopoverProps {
  id: string;
  label: string;
  /** The value in the chip, whose width it changes. */
  words: string;
  open: boolean;
  /** The chip, below which it opens. */
  anchor: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** The field of a filter, below its chip. */
export function FilterPopover({ id, label, words, open, anchor, onClose, children }: FilterPopoverProps) {
  const popover = useRef<PopoverActions>(null);
  /** Moves the popover into the window again when its field has loaded, or grows. */
  const followSize = useCallback((content: HTMLElement | null) => {
    if (!content) return undefined;
    const observer = new ResizeObserver(() => popover.current?.updatePosition());
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  // a chip that shows its value is wider, and may be on another line
  useEffect(() => popover.current?.updatePosition(), [words]);
  return (
    <Popover
      open={open}
      anchorEl={() => anchor.current}
      onClose={onClose}
      action={popover}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      // the distance counts when it is moved into the window, which a margin would not
      transformOrigin={{ vertical: -8, horizontal: 'left' }}
      slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, sx: paper } }}
    >
      <div ref={followSize}>{typeof children === 'function' ? children(onClose) : children}</div>
    </Popover>
  );
}

const paper = {
  p: 2,
  maxWidth: 'calc(100vw - 32px)',
  borderRadius: '16px',
  border: 1,
  borderColor: 'divider',
  boxShadow: 'var(--soft-shadow)',
} as const;
