import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft } from '../../lib/generated/icons';
import { listSettingsLimits } from '../../../../contract/limits';
import { narrowest } from './grid-columns';
import { changeColumn, hiddenIn, moveColumn, preferred } from './grid-preferences';
import type { GridPreferences } from './grid-preferences';

export interface ColumnsPanelProps {
  columns: readonly { key: string; header: string; width: number }[];
  preferences: GridPreferences;
  onChange: (preferences: GridPreferences) => void;
  /** Returns the shown width of a column in pixels; cards have none. */
  widthOf?: (key: string) => number | undefined;
}

const moves = [
  [-1, 'up', ArrowUp],
  [1, 'down', ArrowDown],
] as const;

const widths = [
  [-20, 'narrower', ChevronsRightLeft],
  [20, 'wider', ChevronsLeftRight],
] as const;

/** Returns a width changed by some pixels, within what the grid and the API allow. */
const resized = (width: number, by: number) =>
  Math.min(listSettingsLimits.widest, Math.max(narrowest, Math.round(width) + by));

/** A button that has nothing to do keeps the focus, so that the keyboard can go on from there. */
const unlessVain = (isVain: boolean, onClick: () => void) => ({
  'aria-disabled': isVain,
  onClick: isVain ? undefined : onClick,
  sx: isVain ? { opacity: 0.4 } : undefined,
});

/** Which columns a grid shows, in which order, and how wide. */
export function ColumnsPanel({ columns, preferences, onChange, widthOf }: ColumnsPanelProps) {
  const hidden = hiddenIn(preferences);
  const ordered = preferred(columns, preferences);
  const shown = ordered.filter(({ key }) => !hidden.includes(key));
  return (
    <Box sx={{ p: 1.5, minWidth: 280 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ordered.map(({ key, header, width }, place) => {
          const isShown = !hidden.includes(key);
          return (
            <Box key={key} component="li" sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                sx={{ flex: 1, ml: -0.5, mr: 1 }}
                label={header}
                control={
                  <Checkbox
                    size="small"
                    checked={isShown}
                    // the last visible column cannot be hidden
                    disabled={isShown && shown.length === 1}
                    onChange={() => onChange(changeColumn(columns, preferences, key, { isHidden: isShown }))}
                  />
                }
              />
              {moves.map(([by, word, Icon]) => (
                <IconButton
                  key={word}
                  size="small"
                  aria-label={`Move ${header} ${word}`}
                  {...unlessVain(place + by < 0 || place + by >= ordered.length, () =>
                    onChange(moveColumn(columns, preferences, key, by)),
                  )}
                >
                  <Icon size={16} aria-hidden />
                </IconButton>
              ))}
              {widthOf &&
                widths.map(([by, word, Icon]) => {
                  const now = widthOf(key) ?? width;
                  const next = resized(now, by);
                  return (
                    <IconButton
                      key={word}
                      size="small"
                      aria-label={`Make ${header} ${word}`}
                      {...unlessVain(!isShown || next === now, () =>
                        onChange(changeColumn(columns, preferences, key, { width: next })),
                      )}
                    >
                      <Icon size={16} aria-hidden />
                    </IconButton>
                  );
                })}
            </Box>
          );
        })}
      </Box>
      <Button
        size="small"
        variant="text"
        {...unlessVain(preferences.columns.length === 0, () => onChange({ ...preferences, columns: [] }))}
      >
        Reset
      </Button>
    </Box>
  );
}
