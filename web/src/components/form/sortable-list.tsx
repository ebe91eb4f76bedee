import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { get, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Plus } from '../../lib/generated/icons';
import { visuallyHidden } from '../../lib/styles';
import { SortableRow } from './sortable-row';
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
  /** The entry has one field, which stands in its row. */
  isInline?: boolean;
  /** Returns what a closed row says of an entry. */
  summaryOf?: (values: Record<string, unknown>) => string;
  /** Renders the fields of an entry; their names start with the prefix, for example 'features.0'. */
  children: (prefix: string) => ReactNode;
}

/**
 * A list whose entries are added, removed and moved: by dragging, and by buttons, with which the focus moves along.
 */
export function SortableList({
  name,
  label,
  entry,
  blank,
  least = 0,
  most,
  isInline = false,
  summaryOf,
  children,
}: SortableListProps) {
  const { control, formState } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'rowKey' });
  const values = (useWatch({ control, name }) ?? []) as Record<string, unknown>[];
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
      <Box component="ol" ref={list} sx={fields.length > 0 ? { ...rows, ...frame } : rows}>
        {fields.map(({ rowKey }, index) => (
          <SortableRow
            key={rowKey}
            title={title(index)}
            index={index}
            count={fields.length}
            least={least}
            summary={isInline ? undefined : (summaryOf?.(values[index] ?? {}) ?? '')}
            isRefused={get(formState.errors, `${name}.${index}`) !== undefined}
            drag={drag}
            onMove={(to) => moveTo(index, to)}
            onRemove={() => takeAway(index)}
          >
            {children(`${name}.${index}`)}
          </SortableRow>
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
        {`${fields.length} of ${most}`}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Box>
  );
}

const rows = { listStyle: 'none', p: 0, m: 0 } as const;

const frame = { border: 1, borderColor: 'divider', borderRadius: '12px' } as const;
