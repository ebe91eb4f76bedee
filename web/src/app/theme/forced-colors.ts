/** The selected one of several, and the current page of a menu. */
const chosen = [
  '.MuiToggleButton-root.Mui-selected',
  '.MuiTab-root.Mui-selected',
  '.MuiPaginationItem-root.Mui-selected',
  '.MuiMenuItem-root.Mui-selected',
  '.MuiListItemButton-root.Mui-selected',
  ':is(a, button)[aria-current]:not([aria-current="false"])',
  'button[aria-pressed="true"]',
];

/**
 * Global styles for forced colours, such as the contrast themes of Windows. The browser removes backgrounds and shadows
 * there and draws borders, so that what only has a background needs a system colour.
 */
export const forcedColors = {
  '.MuiButton-root': { border: '1px solid ButtonText !important' },
  '.MuiButton-text': { borderColor: 'transparent !important' },
  '.MuiButton-root.Mui-disabled': { borderColor: 'GrayText !important', color: 'GrayText !important' },
  '.MuiSwitch-track': { border: '1px solid ButtonText', opacity: '1 !important' },
  '.MuiSwitch-thumb': { backgroundColor: 'ButtonText' },
  '.Mui-checked + .MuiSwitch-track': { backgroundColor: 'Highlight !important' },
  // without the adjustment, the browser puts a ground of its own behind the words
  [chosen.join(', ')]: {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight !important',
    outline: '2px solid Highlight',
  },
  [chosen.flatMap((one) => [one, `${one} *`]).join(', ')]: { color: 'HighlightText !important' },
};
