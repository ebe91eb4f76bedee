import { useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import { Columns3, Rows3 } from '../../lib/generated/icons';
import { ColumnsPanel } from './columns-panel';
import type { ColumnsPanelProps } from './columns-panel';
import type { GridPreferences } from './grid-preferences';

const words: Record<GridPreferences['density'], string> = {
  COMPACT: 'Compact rows',
  STANDARD: 'Standard rows',
  COMFORTABLE: 'Comfortable rows',
};
const densities = Object.keys(words) as GridPreferences['density'][];

interface GridMenuProps extends ColumnsPanelProps {
  /** Cards have no density. */
  isOfCards?: boolean;
  /** Stands at the start of the line. */
  children?: ReactNode;
}

/** Menu for the columns and the row density. */
export function GridMenu({ isOfCards = false, children, ...props }: GridMenuProps) {
  const { preferences, onChange } = props;
  const [opened, setOpened] = useState<{ what: 'columns' | 'density'; at: HTMLElement } | null>(null);
  const close = () => setOpened(null);
  const button = (what: 'columns' | 'density', text: string, Icon: typeof Columns3) => (
    <Button
      size="small"
      variant="text"
      startIcon={<Icon size={17} aria-hidden />}
      aria-haspopup={what === 'columns' ? 'dialog' : 'menu'}
      aria-expanded={opened?.what === what}
      onClick={(event) => setOpened({ what, at: event.currentTarget })}
    >
      {text}
    </Button>
  );
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'center',
        justifyContent: 'flex-end',
        ...(isOfCards ? { mb: 1 } : { px: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }),
      }}
    >
      {children}
      {button('columns', 'Columns', Columns3)}
      {!isOfCards && button('density', 'Rows', Rows3)}
      <Popover
        anchorEl={opened?.at}
        open={opened?.what === 'columns'}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns' } }}
      >
        <ColumnsPanel {...props} />
      </Popover>
      <Menu anchorEl={opened?.at} open={opened?.what === 'density'} onClose={close}>
        {densities.map((one) => (
          <MenuItem
            key={one}
            dense
            role="menuitemradio"
            aria-checked={one === preferences.density}
            selected={one === preferences.density}
            onClick={() => {
              onChange({ ...preferences, density: one });
              close();
            }}
          >
            {words[one]}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
