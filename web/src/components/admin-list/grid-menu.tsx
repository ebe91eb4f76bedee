import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Columns3, Rows3 } from 'lucide-react';
import { densities } from './grid-preferences';
import type { Density } from './grid-preferences';

interface GridMenuProps {
  columns: readonly { key: string; header: string }[];
  hidden: readonly string[];
  density: Density;
  onChange: (parts: { hidden?: readonly string[]; density?: Density }) => void;
}

const words = { compact: 'Close rows', standard: 'Usual rows', comfortable: 'Wide rows' } as const;

/** Menu for the shown columns and the row density. */
export function GridMenu({ columns, hidden, density, onChange }: GridMenuProps) {
  const [opened, setOpened] = useState<{ what: 'columns' | 'density'; at: HTMLElement } | null>(null);
  const close = () => setOpened(null);
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  const button = (what: 'columns' | 'density', text: string, Icon: typeof Columns3) => (
    <Button
      size="small"
      variant="text"
      startIcon={<Icon size={17} aria-hidden />}
      aria-haspopup="menu"
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
        justifyContent: 'flex-end',
        px: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {button('columns', 'Columns', Columns3)}
      {button('density', 'Rows', Rows3)}
      <Menu anchorEl={opened?.at} open={opened?.what === 'columns'} onClose={close}>
        {columns.map(({ key, header }) => {
          const isShown = !hidden.includes(key);
          return (
            <MenuItem
              key={key}
              dense
              role="menuitemcheckbox"
              aria-checked={isShown}
              // the last visible column cannot be hidden
              disabled={isShown && shown.length === 1}
              onClick={() => onChange({ hidden: isShown ? [...hidden, key] : hidden.filter((name) => name !== key) })}
            >
              <Checkbox checked={isShown} size="small" tabIndex={-1} sx={{ p: 0.5, mr: 1 }} aria-hidden />
              <ListItemText primary={header} />
            </MenuItem>
          );
        })}
      </Menu>
      <Menu anchorEl={opened?.at} open={opened?.what === 'density'} onClose={close}>
        {densities.map((one) => (
          <MenuItem
            key={one}
            dense
            role="menuitemradio"
            aria-checked={one === density}
            selected={one === density}
            onClick={() => {
              onChange({ density: one });
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
