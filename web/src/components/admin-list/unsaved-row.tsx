import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import type { RowEditing } from './use-row-editing';
import { focusHeadingWhenLost } from './use-after-change';

interface UnsavedRowProps<Row> {
  editing: RowEditing<Row>;
  /** The rows of the shown page; undefined while nothing has loaded. */
  rows: readonly Row[] | undefined;
}

/** Names the edited row while another page or search is shown, with ways to it and out of it. */
export function UnsavedRow<Row extends { id: string }>({ editing, rows }: UnsavedRowProps<Row>) {
  const [, setParameters] = useSearchParams();
  const { unsaved, nameOf, searchOf } = editing;
  if (!unsaved || !rows || rows.some(({ id }) => id === unsaved.id)) return null;
  const show = () =>
    setParameters(
      (before) => {
        const next = new URLSearchParams({ search: searchOf(unsaved) });
        const size = before.get('size');
        if (size) next.set('size', size);
        return next;
      },
      { preventScrollReset: true },
    );
  const discard = () => {
    editing.cancel();
    focusHeadingWhenLost();
  };
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, overflowWrap: 'anywhere', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          <Button size="small" variant="outlined" onClick={show} sx={{ mr: 1 }}>
            Show
          </Button>
          <Button size="small" variant="text" onClick={discard}>
            Discard
          </Button>
        </>
      }
    >
      {nameOf(unsaved)} has unsaved changes.
    </Alert>
  );
}
