import { tintOf } from '../../lib/colour';

/** Rows are as high as what stands in them: names wrap, so that nothing is cut. */
export const gridLook = {
  border: 0,
  '--DataGrid-t-color-background-base': 'var(--mui-palette-background-paper)',
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, whiteSpace: 'normal', lineHeight: 1.25, textWrap: 'balance' },
  '& .MuiDataGrid-cell': { fontVariantNumeric: 'tabular-nums', lineHeight: 1.4 },
  '&.MuiDataGrid-root--densityCompact .MuiDataGrid-cell': { py: '4px', minHeight: 36 },
  '&.MuiDataGrid-root--densityStandard .MuiDataGrid-cell': { py: '8px', minHeight: 52 },
  '&.MuiDataGrid-root--densityComfortable .MuiDataGrid-cell': { py: '14px', minHeight: 67 },
  // a line says that a row is chosen: a ground strong enough to say it takes the badges their contrast
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
    backgroundColor: tintOf('primary-main', 3),
    boxShadow: 'inset 3px 0 var(--mui-palette-primary-main)',
  },
} as const;
