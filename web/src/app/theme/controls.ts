import type { ThemeOptions } from '@mui/material/styles';
import { tintOf as tint } from '../../lib/styles';
import { radius } from './tokens';

/**
 * The type by the name that createTheme uses: with another type of this size the compiler would compare both
 * completely.
 */
type Overrides = NonNullable<ThemeOptions['components']>;

const ring = { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: '2px' };

/** Styles of buttons and fields. */
export const controls: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        borderRadius: radius.pill,
        padding: '10px 22px',
        minHeight: 44,
        transition: 'transform 180ms ease-out, background-color 180ms ease-out, border-color 180ms ease-out',
        '&:active': { transform: 'translateY(1px) scale(0.99)' },
        '&.Mui-disabled': {
          backgroundColor: tint('text-primary', 10),
          color: 'var(--mui-palette-text-secondary)',
          borderColor: 'transparent',
        },
      },
      outlined: {
        borderWidth: 1.5,
        borderColor: tint('text-primary', 22),
        color: 'var(--mui-palette-text-primary)',
        '&:hover': {
          borderColor: 'var(--mui-palette-primary-main)',
          backgroundColor: tint('primary-main', 7),
          borderWidth: 1.5,
        },
      },
      text: { padding: '10px 14px', '&:hover': { backgroundColor: tint('primary-main', 8) } },
      sizeSmall: { minHeight: 36, padding: '6px 16px', fontSize: '0.875rem' },
      sizeLarge: { minHeight: 54, padding: '14px 30px', fontSize: '1.0625rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: radius.field,
        minWidth: 40,
        minHeight: 40,
        '&:hover': { backgroundColor: tint('primary-main', 10) },
      },
    },
  },
  MuiTextField: { defaultProps: { fullWidth: true, variant: 'outlined', slotProps: { inputLabel: { shrink: true } } } },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      // the label is above its field, never inside it
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        fontSize: '0.9375rem',
        fontWeight: 600,
        color: 'var(--mui-palette-text-primary)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--mui-palette-text-primary)' },
        maxWidth: '100%',
        whiteSpace: 'normal',
      },
      asterisk: { color: 'var(--mui-palette-thread-coralText)' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        borderRadius: radius.field,
        backgroundColor: 'var(--mui-palette-background-paper)',
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--mui-palette-thread-fieldLine)',
          top: 0,
          transition: 'border-color 150ms ease-out',
          '& legend': { display: 'none' },
        },
        '&:hover:not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--mui-palette-text-primary)',
        },
        '&.Mui-focused': { boxShadow: `0 0 0 4px ${tint('primary-main', 18)}` },
        '&.Mui-error.Mui-focused': { boxShadow: `0 0 0 4px ${tint('error-main', 18)}` },
        '&.MuiInputBase-adornedStart': { paddingLeft: 14, '& input': { paddingLeft: 0 } },
        '&:has(input[readonly])': { backgroundColor: tint('text-primary', 5) },
      },
      input: {
        padding: '12.5px 14px',
        height: 'auto',
        minHeight: 23,
        // a long example ends in an ellipsis
        '&:placeholder-shown': { textOverflow: 'ellipsis' },
      },
      multiline: { padding: 0, '& textarea': { padding: '12.5px 14px' } },
    },
  },
  // the arrow grows with the text
  MuiNativeSelect: { styleOverrides: { select: { '&&&': { paddingRight: '2rem' } } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: '3px 0 0', fontSize: '0.875rem', lineHeight: 1.45, overflowWrap: 'anywhere' },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { borderRadius: 10, padding: 10 } } },
  MuiRadio: { styleOverrides: { root: { padding: 10 } } },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        marginLeft: -10,
        alignItems: 'flex-start',
        // its track begins where the label's hint does, level with the first line
        '& .MuiSwitch-root': { margin: 2 },
      },
      label: { paddingTop: 9, lineHeight: 1.5 },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontWeight: 600,
        color: 'var(--mui-palette-text-primary)',
        '&.Mui-focused': { color: 'var(--mui-palette-text-primary)' },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: { root: { padding: 8 }, track: { borderRadius: radius.pill }, thumb: { boxShadow: 'none' } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        borderRadius: radius.pill,
        textTransform: 'none',
        borderColor: tint('text-primary', 18),
        color: 'var(--mui-palette-text-primary)',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: tint('primary-main', 14),
          color: 'var(--mui-palette-primary-main)',
          borderColor: 'var(--mui-palette-primary-main)',
        },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: 4,
        borderRadius: radius.pill,
        backgroundColor: tint('text-primary', 6),
        width: 'fit-content',
        maxWidth: '100%',
      },
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 40,
        padding: '8px 18px',
        borderRadius: radius.pill,
        color: 'var(--mui-palette-text-secondary)',
        '&.Mui-selected': {
          backgroundColor: 'var(--mui-palette-background-paper)',
          color: 'var(--mui-palette-text-primary)',
          boxShadow: 'var(--soft-shadow)',
        },
        '&.Mui-disabled': { opacity: 0.5 },
      },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        borderRadius: radius.field,
        fontVariantNumeric: 'tabular-nums',
        '&.Mui-selected': {
          backgroundColor: tint('primary-main', 14),
          color: 'var(--mui-palette-primary-main)',
          fontWeight: 700,
        },
      },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        color: 'var(--mui-palette-primary-main)',
        textDecorationThickness: '0.08em',
        textUnderlineOffset: '0.2em',
        borderRadius: 4,
        '&:focus-visible': ring,
      },
    },
  },
};
