import { tintOf } from '../../lib/colour';

/** A field of days looks like the other fields (theme/controls.ts), whose styles are those of an input. */
export const fieldLook = {
  '& .MuiPickersOutlinedInput-root': {
    borderRadius: '12px',
    pr: 0.75,
    backgroundColor: 'background.paper',
    fontVariantNumeric: 'tabular-nums',
    '& .MuiPickersOutlinedInput-notchedOutline': {
      top: 0,
      borderColor: 'var(--mui-palette-thread-fieldLine)',
      '& legend': { display: 'none' },
    },
    '&.Mui-error .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'error.main' },
    '&.Mui-focused': { boxShadow: `0 0 0 4px ${tintOf('primary-main', 18)}` },
    '&.Mui-focused:not(.Mui-error) .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'primary.main' },
    '&.Mui-error.Mui-focused': { boxShadow: `0 0 0 4px ${tintOf('error-main', 18)}` },
  },
  // what comes there is said before, too: the label stands above, and needs no room inside
  '& .MuiPickersInputBase-root .MuiPickersInputBase-sectionsContainer': {
    py: '12.5px',
    minHeight: 23,
    lineHeight: '23px',
    opacity: 1,
  },
  '& .MuiPickersInputBase-root:not(:has([aria-valuenow]))': { color: 'text.secondary' },
} as const;

export const calendarLook = {
  borderRadius: '16px',
  border: 1,
  borderColor: 'divider',
  boxShadow: 'var(--soft-shadow)',
  '& .MuiPickerDay-root, & .MuiDayCalendar-weekDayLabel': { fontVariantNumeric: 'tabular-nums' },
  '& .MuiDayCalendar-weekDayLabel': { color: 'text.secondary' },
} as const;
