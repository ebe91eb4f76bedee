import { useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from '../../lib/generated/icons';
import { visuallyHidden } from '../../lib/styles';
import type { useDragOrder } from './use-drag-order';

type DragOrder = ReturnType<typeof useDragOrder>;

interface SortableRowProps {
  /** For example 'feature 2'. */
  title: string;
  index: number;
  count: number;
  least: number;
  /** What the entry says, in the closed row; undefined shows its only field in the row. */
  summary: string | undefined;
  /** A field of it is refused, so it is open. */
  isRefused: boolean;
  drag: DragOrder;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** An entry of a sortable list, in one line. An entry of several fields opens by its button, or when a field gets the focus. */
export function SortableRow(props: SortableRowProps) {
  const { title, index, count, summary, isRefused, drag, children } = props;
  const [isOpened, setOpened] = useState(count === 1);
  const isOpen = isOpened || isRefused;
  const isInline = summary === undefined;
  return (
    <Box component="li" aria-label={title} {...drag.rowOf(index)} sx={drag.isOver(index) ? { ...row, ...target } : row}>
      <Box sx={line}>
        {count > 1 && (
          <Box component="span" aria-hidden title="Drag to move" {...drag.gripOf(index)} sx={grip}>
            <GripVertical size={18} />
          </Box>
        )}
        {isInline ? (
          <Box sx={inlineField}>{children}</Box>
        ) : (
          <Box component="button" type="button" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)} sx={opener}>
            <ChevronDown size={18} aria-hidden style={{ flex: 'none', rotate: isOpen ? '180deg' : undefined }} />
            <Box component="span" sx={names}>
              <Box component="span" sx={number}>
                {title}
              </Box>
              <Box component="span" sx={itemName}>
                {summary}
              </Box>
            </Box>
          </Box>
        )}
        <RowButtons {...props} />
      </Box>
      {!isInline && (
        // closed fields can still get the focus, from the keyboard, a refusal or the preview, and open the row
        <Box onFocus={() => setOpened(true)} sx={isOpen ? { px: 1, pb: 2, pt: 0.5 } : visuallyHidden}>
          {children}
        </Box>
      )}
    </Box>
  );
}

const RowButtons = ({ title, index, count, least, onMove, onRemove }: SortableRowProps) => {
  const isNeeded = count <= least;
  return (
    <Box sx={{ display: 'flex', flex: 'none', ml: 'auto' }}>
      <IconButton
        data-move={`${index}-up`}
        disabled={index === 0}
        aria-label={`Move ${title} up`}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        data-move={`${index}-down`}
        disabled={index === count - 1}
        aria-label={`Move ${title} down`}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown size={18} aria-hidden />
      </IconButton>
      <Tooltip title={isNeeded ? neededText(least) : ''} describeChild>
        {/* focusable, so that the keyboard reaches the reason */}
        <IconButton
          data-remove={index}
          aria-disabled={isNeeded}
          aria-label={`Remove ${title}`}
          onClick={isNeeded ? undefined : onRemove}
          color={isNeeded ? 'default' : 'error'}
          sx={isNeeded ? { opacity: 0.4 } : undefined}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Tooltip>
    </Box>
  );
};

/** Why an entry can't be removed (specification, decisions, section 10). */
const neededText = (least: number) => (least === 1 ? 'At least one is needed.' : `At least ${least} are needed.`);

const row = {
  position: 'relative',
  px: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
} as const;

const target = { boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)', borderRadius: '12px' } as const;

/** Room for a word of the name: with large text the buttons stand below it. */
const withName = '1 1 5.5rem';

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 48 } as const;

const grip = { display: 'grid', p: 0.75, cursor: 'grab', color: 'text.secondary' } as const;

const opener = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flex: withName,
  minWidth: 0,
  minHeight: 44,
  px: 1,
  border: 0,
  borderRadius: '10px',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** On a phone the buttons leave no room for both in one line. */
const names = { display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, columnGap: 1, minWidth: 0 } as const;

const number = {
  flex: 'none',
  color: 'text.secondary',
  fontSize: { xs: '0.75rem', sm: 'inherit' },
  // a flex item is a block, to which ::first-letter applies
  '&::first-letter': { textTransform: 'uppercase' },
} as const;

/** On a phone two lines, as names differ at their ends. */
const itemName = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { sm: 'nowrap' },
  overflowWrap: 'anywhere',
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '2', sm: 'none' },
  fontWeight: 600,
} as const;

/** The list's heading says what the field is. On a phone the buttons stand below it, so that its text is not cut. */
const inlineField = { flex: '1 1 13rem', minWidth: 0, py: 0.75, '& .MuiInputLabel-root': visuallyHidden } as const;
