import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { onDemand } from '../feedback/on-demand';
import { colourModes } from './colour-modes';
import { Hint } from './hint';

const useMenu = onDemand(() => import('./colour-menu').then(({ ColourMenu }) => ColourMenu));

/** Light, dark or like the system; the choice is stored in this browser. */
export function ColourSchemeSwitch() {
  const { mode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Menu, whenLoaded] = useMenu();
  // the server does not know the choice: until it is read, the button shows the default
  const { Icon } = colourModes.find((one) => one.mode === mode) ?? colourModes[2];
  return (
    <>
      <Hint title="Colours">
        <IconButton
          aria-label="Colours"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => whenLoaded(() => setAnchor(currentTarget))}
          color="inherit"
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      </Hint>
      {Menu && <Menu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
