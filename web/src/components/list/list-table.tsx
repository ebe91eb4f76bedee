import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { clampedNames } from '../../lib/styles';
import type { RowsProps } from './list-rows';
import type { Direction } from './use-list-state';

const words = { ASC: 'asc', DESC: 'desc' } as const satisfies Record<Direction, 'asc' | 'desc'>;

/** Rows as a table with sortable headers. */
export function ListTable<Row, Field extends string>({ label, columns, rows, rowKey, list }: RowsProps<Row, Field>) {
  const { sort, toggleSort } = list;
  const isFixed = columns.every(({ width }) => width !== undefined);
  return (
    <TableContainer component={Card}>
      <Table aria-label={label} sx={isFixed ? { ...clampedNames, ...fixed, minWidth: widthOf(columns) } : clampedNames}>
        <TableHead>
          <TableRow>
            {columns.map(({ key, header, sortField, align, width, grow }) => {
              const direction = sortField === sort.field ? words[sort.direction] : undefined;
              return (
                <TableCell
                  key={key}
                  align={align}
                  sortDirection={direction ?? false}
                  width={isFixed && !grow ? width : undefined}
                >
                  {sortField ? (
                    <TableSortLabel
                      active={direction !== undefined}
                      direction={direction ?? 'asc'}
                      onClick={() => toggleSort(sortField)}
                    >
                      {header}
                    </TableSortLabel>
                  ) : (
                    header
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} hover>
              {columns.map(({ key, cell, align }) => (
                <TableCell key={key} align={align}>
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const widthOf = (columns: readonly { width?: number }[]) => columns.reduce((sum, { width = 0 }) => sum + width, 0);

const fixed = { tableLayout: 'fixed', '& .MuiTableCell-root': { px: 1.25 } } as const;
