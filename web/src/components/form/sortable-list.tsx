import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import { visuallyHidden } from '../../lib/visually-hidden';
import { useDragOrder } from './use-drag-order';

interface SortableListProps {
  /** Name of a list of objects in the surrounding Form. */
  name: string;
  label: string;
  /** Name of one entry, for example 'feature'. */
  entry: string;
  /** Returns the values of a new entry. */
  blank: () => Record<string, unknown>;
  /** Minimum and maximum number of entries. */
  least?: number;
  most: number;
  /** Renders the fields of an entry; their names start with the prefix, for example 'features.0'. */
  children: (prefix: string) => ReactNode;
}

/**
 * A list whose entries are added, removed and moved: by dragging, and by buttons, with which the focus moves along.
 */
export function SortableList({ name, label, entry, blank, least = 0, most, children }: SortableListProps) {
  const { control, formState } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'rowKey' });
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<string | null>(null);
  const problem: { message?: string; root?: { message?: string } } | undefined = get(formState.errors, name);
  const message = problem?.root?.message ?? (typeof problem?.message === 'string' ? problem.message : undefined);

  // the focus target is known only after the list has rendered
  useEffect(() => {
    if (!next.current) return;
    const wanted = list.current?.parentElement?.querySelector<HTMLElement>(next.current);
    next.current = null;
    wanted?.focus();
  });

  const title = (index: number) => `${entry} ${index + 1}`;
  const moveTo = (from: number, to: number) => {
    move(from, to);
    const way = to < from ? 'up' : 'down';
    const atTheEnd = to === 0 || to === fields.length - 1;
    // At the end of the list the pressed button is disabled, so the opposite one takes the focus.
    next.current = `[data-move="${to}-${atTheEnd ? (way === 'up' ? 'down' : 'up') : way}"]`;
    setSaid(`Moved to place ${to + 1} of ${fields.length}`);
  };
  const drag = useDragOrder((from, to) => {
    move(from, to);
    setSaid(`Moved to place ${to + 1} of ${fields.length}`);
  });
  const takeAway = (index: number) => {
    remove(index);
    next.current = index > 0 ? `[data-remove="${index - 1}"]` : fields.length > 1 ? '[data-remove="0"]' : '[data-add]';
    setSaid(`${title(index)} removed`);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, position: 'relative' }}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 1 }}>
        {label}
      </Typography>
      <Box component="ol" ref={list} sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {fields.map(({ rowKey }, index) => (
          <Box
            component="li"
            key={rowKey}
            aria-label={title(index)}
            {...drag.rowOf(index)}
            sx={{
              border: 1,
              borderColor: drag.isOver(index) ? 'primary.main' : 'divider',
              boxShadow: drag.isOver(index) ? '0 0 0 2px var(--mui-palette-primary-main)' : undefined,
              borderRadius: '12px',
              p: { xs: 1.5, sm: 2 },
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', mb: 1.5 }}>
              {fields.length > 1 && (
                <Box
                  component="span"
                  aria-hidden
                  title="Drag to move"
                  {...drag.gripOf(index)}
                  sx={{ display: 'grid', mr: 0.5, ml: -0.75, p: 0.75, cursor: 'grab', color: 'text.secondary' }}
                >
                  <GripVertical size={18} />
                </Box>
              )}
              <Typography
                component="span"
                sx={{
                  flex: 1,
                  fontWeight: 600,
                  fontSize: '0.875rem',
                  color: 'text.secondary',
                  '&::first-letter': { textTransform: 'uppercase' },
                }}
              >
                {title(index)}
              </Typography>
              <IconButton
                data-move={`${index}-up`}
                disabled={index === 0}
                aria-label={`Move ${title(index)} up`}
                onClick={() => moveTo(index, index - 1)}
              >
                <ArrowUp size={18} aria-hidden />
              </IconButton>
              <IconButton
                data-move={`${index}-down`}
                disabled={index === fields.length - 1}
                aria-label={`Move ${title(index)} down`}
                onClick={() => moveTo(index, index + 1)}
              >
                <ArrowDown size={18} aria-hidden />
              </IconButton>
              <IconButton
                data-remove={index}
                disabled={fields.length <= least}
                aria-label={`Remove ${title(index)}`}
                onClick={() => takeAway(index)}
                color="error"
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </Box>
            {children(`${name}.${index}`)}
          </Box>
        ))}
      </Box>
      {message && <FormHelperText error>{message}</FormHelperText>}
      <Button
        data-add
        variant="outlined"
        size="small"
        startIcon={<Plus size={18} aria-hidden />}
        disabled={fields.length >= most}
        onClick={() => append(blank())}
        sx={{ mt: 1.5 }}
      >
        {`Add ${entry}`}
      </Button>
      <Typography
        component="span"
        sx={{
          display: 'inline-block',
          verticalAlign: 'middle',
          mt: 1.5,
          ml: 1.5,
          color: 'text.secondary',
          fontSize: '0.875rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {`${fields.length} of at most ${most}`}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Box>
  );
}
