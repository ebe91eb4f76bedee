import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useColorScheme } from '@mui/material/styles';
import { Moon, Sun, SunMoon } from '../../lib/generated/icons';

export const colourModes = [
  { mode: 'light', text: 'Light', Icon: Sun },
  { mode: 'dark', text: 'Dark', Icon: Moon },
  { mode: 'system', text: 'Same as system', Icon: SunMoon },
] as const;

/** Light, dark or like the system; the choice is stored in this browser. */
export function ColourSchemeSwitch() {
  const { mode, setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // the server does not know the choice: until it is read, the button shows the default
  const { Icon } = colourModes.find((one) => one.mode === mode) ?? colourModes[2];
  return (
    <>
      <Tooltip title="Colours">
        <IconButton
          aria-label="Colours"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          color="inherit"
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {colourModes.map((one) => (
          <MenuItem
            key={one.mode}
            selected={one.mode === mode}
            onClick={() => {
              setMode(one.mode);
              setAnchor(null);
            }}
            sx={{ gap: 1.5 }}
          >
            <one.Icon size={18} aria-hidden />
            {one.text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
