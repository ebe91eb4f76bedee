import { useId } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { LabelledSelect } from '../form/labelled-input';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from '../../lib/generated/icons';
import type { RowsProps } from './list-rows';

/** Rows for a phone or a tablet: a card each, and one sort menu above them. */
export function ListCards<Row, Field extends string>(props: RowsProps<Row, Field>) {
  const { label, columns, rows, rowKey, list, line, mark, isFolded = false } = props;
  const sortId = useId();
  const sortable = columns.flatMap(({ sortField, header }) => (sortField ? [{ sortField, header }] : []));
  const rising = list.sort.direction === 'ASC';
  const Direction = rising ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  const heading = columns.find((column) => column.heading) ?? columns[0];
  return (
    <>
      {sortable.length > 0 && !isFolded && (
        <Box sx={{ display: 'flex', gap: 1, mb: 2, alignItems: 'end', displayPrint: 'none' }}>
          <LabelledSelect
            id={sortId}
            label="Sort by"
            value={list.sort.field}
            onChange={(event) => list.toggleSort(event.target.value as Field)}
            sx={{ flex: 1 }}
          >
            {sortable.map(({ sortField, header }) => (
              <option key={sortField} value={sortField}>
                {header}
              </option>
            ))}
          </LabelledSelect>
          <IconButton
            sx={{ width: 48, height: 48 }}
            onClick={() => list.toggleSort(list.sort.field)}
            aria-label={rising ? 'Sorted in ascending order: reverse it' : 'Sorted in descending order: reverse it'}
          >
            <Direction size={20} aria-hidden />
          </IconButton>
        </Box>
      )}
      {line ? (
        <Lines {...props} line={line} />
      ) : (
        <Box
          component="ul"
          aria-label={label}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: columnsOfCards }}
        >
          {rows.map((row) => (
            <Card key={rowKey(row)} component="li" sx={{ p: 2.5, containerType: 'inline-size' }}>
              <Box sx={{ display: 'flex', alignItems: 'flex-start', fontWeight: 600, mb: 1 }}>
                {mark?.(row)}
                <Box data-printed sx={{ flex: 1, minWidth: 0, alignSelf: 'center' }}>
                  {heading?.cell(row)}
                </Box>
              </Box>
              <Box
                component="dl"
                sx={{
                  m: 0,
                  display: 'grid',
                  gridTemplateColumns: 'minmax(0, max-content) minmax(45%, 1fr)',
                  columnGap: 2,
                  rowGap: 1,
                  alignItems: 'center',
                  fontSize: '0.9375rem',
                  // a field that is edited has its own label
                  '& dt:has(+ dd [data-edited])': { visibility: 'hidden' },
                  '& dd': { textAlign: 'right' },
                  // large text on a narrow screen: the value stands below its label
                  '@container (max-width: 14em)': {
                    gridTemplateColumns: 'minmax(0, 1fr)',
                    rowGap: 0.25,
                    '& dd': { textAlign: 'left', mb: 1 },
                  },
                }}
              >
                {columns.map((column) => {
                  const cell = column === heading ? null : column.cell(row);
                  // a card omits the cells that its row does not have
                  if (cell === null) return null;
                  return (
                    <Box key={column.key} sx={{ display: 'contents' }}>
                      <Box
                        component="dt"
                        sx={{
                          color: 'text.secondary',
                          overflowWrap: 'break-word',
                          ...(column.isActions && { displayPrint: 'none' }),
                        }}
                      >
                        {column.header}
                      </Box>
                      <Box
                        component="dd"
                        sx={{ m: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' }}
                      >
                        {cell}
                      </Box>
                    </Box>
                  );
                })}
              </Box>
            </Card>
          ))}
        </Box>
      )}
    </>
  );
}

/** Many short rows, one line each. */
function Lines<Row, Field extends string>({
  label,
  rows,
  rowKey,
  line,
  mark,
}: Pick<RowsProps<Row, Field>, 'label' | 'rows' | 'rowKey' | 'mark'> & { line: (row: Row) => ReactNode }) {
  return (
    <Card component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box
          key={rowKey(row)}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            minHeight: 52,
            px: 1.5,
            py: 0.75,
            fontSize: '0.875rem',
            '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
          }}
        >
          {mark?.(row)}
          {line(row)}
        </Box>
      ))}
    </Card>
  );
}

/** Beside each other where a table does not fit, as with large text. */
const columnsOfCards = 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))';
