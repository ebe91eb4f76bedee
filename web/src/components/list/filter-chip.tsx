import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown, X } from '../../lib/generated/icons';
import { tintOf } from '../../lib/styles';
import { onDemand } from '../feedback/on-demand';

const usePopover = onDemand(() => import('./filter-popover').then(({ FilterPopover }) => FilterPopover));

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
  const [Popover, whenLoaded] = usePopover();
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
          onClick={() => whenLoaded(() => setOpen(true))}
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
      {Popover && (
        <Popover id={id} label={label} words={words} open={isOpen} anchor={chip} onClose={() => setOpen(false)}>
          {children}
        </Popover>
      )}
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
