import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { colourModes } from './colour-modes';

interface ColourMenuProps {
  /** The button that opens it; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Choice between light, dark and like the system. */
export function ColourMenu({ anchor, onClose }: ColourMenuProps) {
  const { mode, setMode } = useColorScheme();
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {colourModes.map((one) => (
        <MenuItem
          key={one.mode}
          selected={one.mode === mode}
          onClick={() => {
            setMode(one.mode);
            onClose();
          }}
          sx={{ gap: 1.5 }}
        >
          <one.Icon size={18} aria-hidden />
          {one.text}
        </MenuItem>
      ))}
    </Menu>
  );
}
