import { clampedNames, tintOf } from '../../lib/styles';

/** Rows adapt to the height of their content: names wrap. */
export const gridLook = {
  border: 0,
  '--DataGrid-t-color-background-base': 'var(--mui-palette-background-paper)',
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, whiteSpace: 'normal', lineHeight: 1.25, textWrap: 'balance' },
  // a word of a header stays whole beside the arrow
  '& .MuiDataGrid-sortButton': { p: 0, width: 24, minWidth: 24, height: 24, minHeight: 24 },
  '& .MuiDataGrid-cell': { fontVariantNumeric: 'tabular-nums', lineHeight: 1.4 },
  ...clampedNames,
  '&.MuiDataGrid-root--densityCompact .MuiDataGrid-cell': { py: '4px', minHeight: 36 },
  '&.MuiDataGrid-root--densityStandard .MuiDataGrid-cell': { py: '8px', minHeight: 52 },
  '&.MuiDataGrid-root--densityComfortable .MuiDataGrid-cell': { py: '14px', minHeight: 67 },
  // A line marks a selected row: a sufficiently visible background would take the badges' contrast.
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
    backgroundColor: tintOf('primary-main', 3),
    boxShadow: 'inset 3px 0 var(--mui-palette-primary-main)',
  },
} as const;
