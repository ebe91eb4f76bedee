import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColorScheme } from '@mui/material/styles';
import { colourModes } from '../../components/page/colour-modes';

/** Light, dark or like the system, as a menu item; the choice is stored in this browser. */
export function ColourChoice() {
  const { mode, setMode } = useColorScheme();
  return (
    <Box sx={{ px: 2, py: 1 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Colours"
        value={mode ?? null}
        onChange={(_event, chosen: 'light' | 'dark' | 'system' | null) => chosen && setMode(chosen)}
      >
        {colourModes.map(({ mode: name, text, Icon }) => (
          <ToggleButton key={name} value={name} aria-label={text} title={text}>
            <Icon size={18} aria-hidden />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
