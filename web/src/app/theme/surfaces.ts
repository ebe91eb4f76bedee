import type { ThemeOptions } from '@mui/material/styles';
import { paperTintOf, tintOf as tint } from '../../lib/styles';
import { forcedColors } from './forced-colors';
import { printed } from './printed';
import { radius } from './tokens';

/**
 * The type by the name that createTheme uses: with another type of this size the compiler would compare both
 * completely.
 */
type Overrides = NonNullable<ThemeOptions['components']>;
type Severity = 'success' | 'warning' | 'error' | 'info';

const alertTone = (severity: Severity) => ({
  props: { severity },
  style: {
    // opaque: a sticky one lies over the page
    backgroundColor: paperTintOf(`${severity}-main`, 9),
    borderColor: tint(`${severity}-main`, 35),
    color: 'var(--mui-palette-text-primary)',
    '& .MuiAlert-icon': { color: `var(--mui-palette-${severity}-main)` },
  },
});

const chipTone = (color: Severity | 'primary') => ({
  props: { color, variant: 'filled' as const },
  style: { backgroundColor: tint(`${color}-main`, 10), color: `var(--mui-palette-${color}-main)` },
});

/** A line where more content follows: what scrolls with the content covers it at the end. */
const lineWhereCut =
  'linear-gradient(var(--mui-palette-background-paper) 0 0) bottom / 100% 1px no-repeat local, linear-gradient(var(--mui-palette-divider) 0 0) bottom / 100% 1px no-repeat';

/** Styles of surfaces and messages. */
export const surfaces: Overrides = {
  MuiCssBaseline: {
    styleOverrides: {
      ':root': { '--soft-shadow': '0 1px 2px rgba(23, 20, 31, 0.05), 0 12px 32px -12px rgba(23, 20, 31, 0.14)' },
      '[data-dark]': { '--soft-shadow': '0 0 #0000' },
      html: { WebkitTextSizeAdjust: '100%' },
      // a long word of a user wraps instead of widening the page
      body: { fontFeatureSettings: "'cv05', 'cv11', 'ss03'", overflowX: 'clip', overflowWrap: 'break-word' },
      // no last line with a single word
      'p, li, dd': { textWrapStyle: 'pretty' },
      '::selection': { backgroundColor: tint('primary-main', 28) },
      ':focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: '2px' },
      'h1:focus, main:focus': { outline: 'none' },
      'img, svg, video': { maxWidth: '100%' },
      '@media print': printed,
      '@media (forced-colors: active)': forcedColors,
      // buttons for anonymous users are hidden until it is known whether a user is signed in
      'html[data-session] .for-anonymous': { visibility: 'hidden' },
      // without the browser's sign of a broken picture (patient-pictures.ts)
      'img[data-waiting]': { opacity: 0 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    // of a card that is a grid: a column that grows with its longest word would be clipped
    styleOverrides: { root: { backgroundImage: 'none', gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  MuiCard: {
    styleOverrides: {
      root: {
        borderRadius: radius.card,
        border: '1px solid var(--mui-palette-divider)',
        boxShadow: 'var(--soft-shadow)',
      },
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 24, '&:last-child': { paddingBottom: 24 } } } },
  MuiChip: {
    // as high as its text, which may be enlarged
    styleOverrides: {
      root: { borderRadius: radius.pill, fontWeight: 600, height: 'auto', minHeight: 28 },
      sizeSmall: { height: 'auto', minHeight: 24 },
    },
    variants: (['primary', 'success', 'warning', 'error', 'info'] as const).map(chipTone),
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: {
        borderRadius: 16,
        border: '1px solid',
        padding: '10px 18px',
        fontSize: '0.9375rem',
      },
      message: { padding: '6px 0' },
    },
    variants: (['success', 'warning', 'error', 'info'] as const).map(alertTone),
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 24,
        border: '1px solid var(--mui-palette-divider)',
        margin: 16,
        // the fields of a form scroll, and its buttons stay in sight
        '& > form': { minHeight: 0, flex: '1 1 auto' },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        fontSize: '1.375rem',
        padding: '28px 28px 14px',
        overflowWrap: 'anywhere',
        // a long name leaves room for the form below it
        maxHeight: '30dvh',
        overflowY: 'auto',
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: { padding: '8px 28px 16px', gridTemplateColumns: 'minmax(0, 1fr)', background: lineWhereCut },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '14px 28px 24px', gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(18, 16, 28, 0.55)' } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        borderRadius: 16,
        border: '1px solid var(--mui-palette-divider)',
        boxShadow: 'var(--soft-shadow)',
        marginTop: 6,
      },
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { borderRadius: 10, minHeight: 42, '&.Mui-selected': { backgroundColor: tint('primary-main', 12) } },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: false },
    styleOverrides: {
      tooltip: {
        borderRadius: 8,
        padding: '6px 10px',
        fontSize: '0.8125rem',
        backgroundColor: 'var(--mui-palette-text-primary)',
        color: 'var(--mui-palette-background-default)',
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderColor: 'var(--mui-palette-divider)',
        padding: '14px 20px',
        fontVariantNumeric: 'tabular-nums',
        fontSize: '0.9375rem',
      },
      head: {
        fontWeight: 600,
        color: 'var(--mui-palette-text-secondary)',
        fontSize: '0.875rem',
        backgroundColor: tint('text-primary', 3),
      },
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-of-type > td': { borderBottom: 0 } } } },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        '&:focus-visible': { color: 'var(--mui-palette-primary-main)' },
        '&.Mui-active': { color: 'var(--mui-palette-text-primary)' },
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { borderRadius: radius.field, backgroundColor: tint('text-primary', 8) } },
  },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: radius.pill, height: 6 } } },
  MuiAccordion: {
    styleOverrides: {
      root: { borderRadius: 16, border: '1px solid var(--mui-palette-divider)', '&::before': { display: 'none' } },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        borderRadius: radius.field,
        '&.Mui-selected': { backgroundColor: tint('primary-main', 12), color: 'var(--mui-palette-primary-main)' },
      },
    },
  },
};
