/** Around the content, or of no use on paper. */
const onScreensOnly = [
  'header:not(main *)',
  'footer:not(main *)',
  'nav',
  'button:not(td button, [role=gridcell] button, [data-printed] button, .MuiLink-root, .MuiAccordionSummary-root, .MuiCardActionArea-root)',
  '[popover]',
  '[data-sonner-toaster]',
  // in a table or a list, a button of text is the name of its row; the numbers of invoices are links to them
  '.MuiButton-root:not(td .MuiButton-text, [data-printed] .MuiButton-text, [data-printed])',
  '.MuiIconButton-root',
  // selects a row; checkboxes of forms and tables are content
  '.MuiCheckbox-root:not(form *, label *, td *)',
  '.MuiPagination-root',
  '.MuiDataGrid-footerContainer',
  // holds buttons only
  '.MuiDataGrid-root [data-field=actions]',
  '.MuiBackdrop-root',
];

/** Global styles of printed pages: the content alone, on as many sheets as it needs. */
export const printed = {
  body: { backgroundColor: '#fff' },
  [onScreensOnly.join(', ')]: { display: 'none !important' },
  // what scrolls on a screen is cut on paper
  '.MuiTableContainer-root, .MuiDataGrid-main, .MuiDataGrid-virtualScroller': { overflow: 'visible !important' },
  // an open dialog is what is printed, on sheets of its own
  'body:has(> .MuiDialog-root) > #root': { display: 'none' },
  '.MuiDialog-root': { position: 'static !important' },
  '.MuiDialog-root .MuiDialog-container': { display: 'block', height: 'auto' },
  '.MuiDialog-root .MuiDialog-paper': {
    margin: 0,
    maxWidth: 'none',
    maxHeight: 'none',
    border: 0,
    overflow: 'visible',
  },
  '.MuiDialog-root .MuiDialogContent-root': { overflow: 'visible' },
  '*': { boxShadow: 'none !important', backdropFilter: 'none !important' },
  '.MuiChip-root': { backgroundColor: 'transparent !important' },
  '.MuiTableCell-root': { padding: '6px 8px !important' },
  'h1, h2, h3, h4': { breakAfter: 'avoid' },
  // a field stays with its label
  'tr, img, .MuiFormControl-root': { breakInside: 'avoid' },
  // browsers push a grid with a tall row to the next sheet, and leave the rest of this one empty
  '[data-columns]': { display: 'block !important' },
  '[data-columns] > * + *': { marginTop: '24px' },
  // their ground is what they show
  'input[type=color], [data-color], .MuiLinearProgress-root': { printColorAdjust: 'exact' },
  thead: { display: 'table-header-group' },
};
