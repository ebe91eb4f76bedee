import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { RowsProps } from './list-rows';
import type { Direction } from './use-list-state';

const words = { ASC: 'asc', DESC: 'desc' } as const satisfies Record<Direction, 'asc' | 'desc'>;

/** Rows as a table with sortable headers. */
export function ListTable<Row, Field extends string>({ label, columns, rows, rowKey, list }: RowsProps<Row, Field>) {
  const { sort, toggleSort } = list;
  return (
    <TableContainer component={Card}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ key, header, sortField, align }) => {
              const direction = sortField === sort.field ? words[sort.direction] : undefined;
              return (
                <TableCell key={key} align={align} sortDirection={direction ?? false}>
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
