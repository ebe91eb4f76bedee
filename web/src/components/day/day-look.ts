import { tintOf } from '../../lib/styles';

/** Makes the day field look like the other fields (theme/controls.ts), whose styles apply to an input. */
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
  // the placeholder is always visible: the label is above and needs no space inside
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
