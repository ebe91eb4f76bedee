import { useState } from 'react';
import type { Ref } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import { Calendar, ChevronDown, ChevronLeft, ChevronRight, X } from '../../lib/generated/icons';
import { calendarLook, fieldLook } from './day-look';

interface DayFieldProps {
  label: string;
  /** ISO 8601 ('2026-11-21'), blank for none. */
  value: string;
  /** Blank when the field is empty, undefined while the day is incomplete. */
  onChange: (day: string | undefined) => void;
  onBlur?: () => void;
  /**
   * First and last day that the calendar offers, ISO 8601. Another day can be typed; validation is up to the caller.
   */
  min?: string;
  max?: string;
  id?: string;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
  required?: boolean;
  error?: boolean;
  helperText?: string;
}

const isoDay = 'YYYY-MM-DD';
const isIsoDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);
const dayOf = (value: string | undefined) => (value && isIsoDay(value) ? dayjs(value) : null);
/** Earliest accepted year: while a year is being typed, it starts as 0002. */
const firstYear = 1000;

function textOf(day: Dayjs | null): string | undefined {
  if (day === null) return '';
  return day.isValid() && day.year() >= firstYear ? day.format(isoDay) : undefined;
}

const icons = {
  openPickerIcon: () => <Calendar size={18} aria-hidden />,
  clearIcon: () => <X size={16} aria-hidden />,
  leftArrowIcon: () => <ChevronLeft size={20} aria-hidden />,
  rightArrowIcon: () => <ChevronRight size={20} aria-hidden />,
  switchViewIcon: () => <ChevronDown size={18} aria-hidden />,
};

/** A day as DD/MM/YYYY in every locale: typed, or picked from a calendar. */
export function DayField({
  label,
  value,
  onChange,
  onBlur,
  min,
  max,
  id,
  inputRef,
  autoFocus,
  ...rest
}: DayFieldProps) {
  const { required, error, helperText } = rest;
  // an incomplete day is local state only
  const [day, setDay] = useState(() => dayOf(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if ((value === '' || isIsoDay(value)) && textOf(day) !== value) setDay(dayOf(value));
  }
  const change = (next: Dayjs | null) => {
    setDay(next);
    const text = textOf(next);
    if (text !== undefined) setSeen(text);
    onChange(text);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <DatePicker
        label={label}
        value={day}
        onChange={change}
        format="DD/MM/YYYY"
        autoFocus={autoFocus}
        minDate={dayOf(min) ?? undefined}
        maxDate={dayOf(max) ?? undefined}
        inputRef={inputRef}
        // on narrower screens the calendar is a dialog, made for touch
        desktopModeMediaQuery="@media (min-width: 47.5625em)"
        closeOnSelect
        reduceAnimations
        slots={icons}
        slotProps={{
          // a required day can't be empty, and its field is narrow on a phone
          field: { clearable: required !== true },
          textField: { id, required, error, helperText, onBlur, fullWidth: true, sx: fieldLook },
          clearButton: { size: 'small' },
          openPickerButton: { size: 'small', edge: false },
          // the field shows the day, and a click on a day selects it
          toolbar: { hidden: true },
          actionBar: { actions: [] },
          desktopPaper: { sx: calendarLook },
          mobilePaper: { sx: calendarLook },
        }}
      />
    </LocalizationProvider>
  );
}
