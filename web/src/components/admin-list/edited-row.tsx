import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { Check, Pencil, X } from '../../lib/generated/icons';
import type { GridColumn } from './grid-columns';
import type { RowEditing } from './use-row-editing';

/** Returns columns whose cells are fields in the edited row. */
export const editedColumns = <Row extends { id: string }, Field extends string>(
  columns: readonly GridColumn<Row, Field>[],
  editing: RowEditing<Row> | undefined,
): readonly GridColumn<Row, Field>[] =>
  editing?.id
    ? columns.map((column) => {
        const { cell, edit, width, editWidth = width } = column;
        if (!edit) return column;
        const edited = (row: Row) => <EditedCell editing={editing}>{edit(row)}</EditedCell>;
        return {
          ...column,
          width: Math.max(width, editWidth),
          unedited: width,
          cell: (row: Row) => (row.id === editing.id ? edited(row) : cell(row)),
        };
      })
    : columns;

/** A field in the place of a cell. Its keys are not the grid's: Enter saves, Escape cancels. */
function EditedCell<Row>({ editing, children }: { editing: RowEditing<Row>; children: ReactNode }) {
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the first field of the row takes the focus
    if (!document.activeElement?.closest('[data-edited]'))
      cell.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') void editing.leave();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void editing.save();
  };
  return (
    <Box ref={cell} data-edited onKeyDown={onKeyDown} sx={editedCell}>
      {children}
    </Box>
  );
}

/** Cells are narrow: the field has room for its word, such as Moderator. */
const editedCell = {
  width: '100%',
  textAlign: 'left',
  py: 0.5,
  '& .MuiInputBase-input': { pl: '10px', pr: '6px' },
  '& .MuiSelect-select.MuiInputBase-input, & .MuiNativeSelect-select.MuiInputBase-input': { pr: '24px' },
  '& .MuiSelect-icon, & .MuiNativeSelect-icon': { right: '2px' },
} as const;

interface RowActionsProps<Row> {
  row: Row;
  editing: RowEditing<Row>;
  /** The other actions of the row. */
  children: ReactNode;
}

/** The actions of a row that can be edited in its place: Edit and the others, or Save and Cancel. */
export function RowActions<Row extends { id: string }>({ row, editing, children }: RowActionsProps<Row>) {
  const { id, isSaving, nameOf } = editing;
  const isEdited = id === row.id;
  const edit = useRef<HTMLButtonElement>(null);
  const was = useRef(isEdited);
  useEffect(() => {
    // another row that is edited now has the focus
    if (was.current && id === null) edit.current?.focus();
    was.current = isEdited;
  }, [isEdited, id]);
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'flex-end', mr: -1 }}
      onKeyDown={(event) => {
        if (!isEdited) return;
        event.stopPropagation();
        if (event.key === 'Escape') void editing.leave();
      }}
    >
      {isEdited ? (
        <>
          <IconButton
            size="small"
            color="primary"
            aria-label="Save"
            title="Save"
            aria-busy={isSaving}
            onClick={() => !isSaving && void editing.save()}
          >
            {isSaving ? <CircularProgress size={18} /> : <Check size={19} aria-hidden />}
          </IconButton>
          <IconButton
            size="small"
            aria-label="Cancel"
            title="Cancel"
            aria-disabled={isSaving}
            onClick={() => !isSaving && editing.cancel()}
          >
            <X size={19} aria-hidden />
          </IconButton>
        </>
      ) : (
        <>
          <IconButton
            ref={edit}
            size="small"
            aria-label={`Edit ${nameOf(row)}`}
            title="Edit"
            onClick={() => void editing.begin(row)}
          >
            <Pencil size={17} aria-hidden />
          </IconButton>
          {children}
        </>
      )}
    </Box>
  );
}
