import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import type { PopoverActions } from '@mui/material/Popover';
import { ChevronDown, X } from '../../lib/generated/icons';
import { tintOf } from '../../lib/styles';

interface FilterChipProps {
  /** What is filtered, such as 'Status'. */
  label: string;
  /** The current value in words; blank when the filter is inactive. */
  words: string;
  onClear: () => void;
  /** Called when the user is about to open it. */
  onApproach?: () => void;
  /** The field, mounted each time the chip opens; as a function it can close the chip. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A filter as a chip: its name, or its value in words. A click shows its field below. */
export function FilterChip({ label, words, onClear, onApproach, children }: FilterChipProps) {
  const [isOpen, setOpen] = useState(false);
  const chip = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
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
  const id = useId();
  const isSet = words !== '';
  return (
    <>
      <Box ref={chip} sx={isSet ? [look, lookOfSet] : look}>
        <ButtonBase
          ref={button}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          title={isSet ? `${label}: ${words}` : undefined}
          onClick={() => setOpen(true)}
          onPointerEnter={onApproach}
          onFocus={onApproach}
          sx={{ ...part, gap: 0.75, pl: 1.75, pr: isSet ? 0.75 : 1.25, minWidth: 0 }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {isSet ? `${label}: ${words}` : label}
          </Box>
          {!isSet && <ChevronDown size={16} aria-hidden style={{ flex: 'none' }} />}
        </ButtonBase>
        {isSet && (
          <ButtonBase
            aria-label={`Clear ${label}`}
            onClick={() => {
              // the button disappears with the value, so the focus moves on
              button.current?.focus();
              onClear();
            }}
            sx={{ ...part, width: 32, flex: 'none', color: 'inherit' }}
          >
            <X size={16} aria-hidden />
          </ButtonBase>
        )}
      </Box>
      <Popover
        open={isOpen}
        anchorEl={() => chip.current}
        onClose={() => setOpen(false)}
        action={popover}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        // the distance counts when it is moved into the window, which a margin would not
        transformOrigin={{ vertical: -8, horizontal: 'left' }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, sx: paper } }}
      >
        <div ref={followSize}>{typeof children === 'function' ? children(() => setOpen(false)) : children}</div>
      </Popover>
    </>
  );
}

const look = {
  display: 'flex',
  flex: 'none',
  maxWidth: { xs: '80vw', sm: 380 },
  height: 38,
  borderRadius: 999,
  border: 1,
  borderColor: 'thread.fieldLine',
  backgroundColor: 'background.paper',
  fontSize: '0.875rem',
  fontWeight: 600,
  '&:hover': { borderColor: 'text.primary' },
} as const;

const lookOfSet = {
  borderColor: 'primary.main',
  backgroundColor: tintOf('primary-main', 10),
  color: 'primary.main',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { borderColor: 'primary.main', backgroundColor: tintOf('primary-main', 15) },
} as const;

const part = { height: '100%', borderRadius: 999, font: 'inherit', color: 'inherit' } as const;

const paper = {
  p: 2,
  maxWidth: 'calc(100vw - 32px)',
  borderRadius: '16px',
  border: 1,
  borderColor: 'divider',
  boxShadow: 'var(--soft-shadow)',
} as const;
