import { useRef } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ListView } from '../list/list-view';
import { focusHeadingWhenLost } from './use-after-change';
import type { AdminGridProps } from './admin-grid-props';
import { GridMenu } from './grid-menu';
import { hiddenIn, preferred } from './grid-preferences';
import { ListBar } from './list-bar';

interface AdminCardsProps<Row, Field extends string> extends AdminGridProps<Row, Field> {
  rows: readonly Row[];
}

/** An admin list on a phone: the rows as cards, with the selection and the actions of the grid. */
export function AdminCards<Row extends object, Field extends string>(props: AdminCardsProps<Row, Field>) {
  const { columns, preferences, onPreferences, rows, rowKey, selection, totalItems = 0, newRows } = props;
  const { chosen, choose } = selection;
  const all = useRef<HTMLInputElement>(null);
  const hidden = hiddenIn(preferences);
  const shown = rows.map(rowKey);
  const before = chosen.kind === 'all' ? shown : chosen.ids;
  const isChosen = (id: string) => before.includes(id);
  const chosenHere = shown.filter(isChosen).length;
  const turn = (ids: readonly string[], isOn: boolean) => {
    const others = before.filter((id) => !ids.includes(id));
    choose(isOn ? [...others, ...ids] : others);
  };
  const clear = () => {
    // the bar disappears with its buttons, so the focus moves on
    all.current?.focus();
    selection.clear();
    focusHeadingWhenLost();
  };
  return (
    <>
      <Box hidden={props.isFolded}>
        <GridMenu columns={columns} preferences={preferences} onChange={onPreferences} isOfCards>
          <FormControlLabel
            label="Select all rows"
            control={
              <Checkbox
                checked={chosenHere === shown.length}
                indeterminate={chosenHere > 0 && chosenHere < shown.length}
                onChange={(_event, isOn) => turn(shown, isOn)}
                slotProps={{ input: { ref: all } }}
              />
            }
            sx={{ ml: 0.5, mr: 'auto' }}
          />
        </GridMenu>
      </Box>
      <ListView
        {...props}
        asCards
        columns={preferred(columns, preferences).filter(({ key }) => !hidden.includes(key))}
        mark={(row) => {
          const id = rowKey(row);
          return (
            <Checkbox
              checked={isChosen(id)}
              onChange={(_event, isOn) => turn([id], isOn)}
              slotProps={{ input: { 'aria-label': isChosen(id) ? 'Unselect row' : 'Select row' } }}
              sx={{ mt: -1.125, mb: -1, ml: -1.375 }}
            />
          );
        }}
      />
      <Box sx={aboveMenu}>
        {newRows && <Card sx={newRowsCard}>{newRows}</Card>}
        {selection.count > 0 && (
          <Card sx={{ mt: 2, boxShadow: 'var(--soft-shadow)' }}>
            <ListBar selection={{ ...selection, clear }} totalItems={totalItems} mostChosen={props.mostChosen}>
              {props.actions}
            </ListBar>
          </Card>
        )}
      </Box>
    </>
  );
}

/** Above the phone's menu, so that no card moves when a row is chosen or new rows come. */
const aboveMenu = {
  displayPrint: 'none',
  position: 'sticky',
  bottom: { xs: 'calc(76px + env(safe-area-inset-bottom))', md: 16 },
  zIndex: 2,
} as const;

/** Unseen while there are no new rows, but mounted, so that screen readers announce them. */
const newRowsCard = {
  width: 'fit-content',
  mx: 'auto',
  border: 0,
  boxShadow: 'none',
  bgcolor: 'transparent',
  '&:has(button)': {
    mt: 2,
    pl: 2,
    pr: 1,
    py: 0.5,
    borderRadius: 999,
    border: 1,
    borderColor: 'primary.main',
    boxShadow: 'var(--soft-shadow)',
    bgcolor: 'background.paper',
  },
} as const;
