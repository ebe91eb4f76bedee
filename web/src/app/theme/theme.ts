import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { controls } from './controls';
import { surfaces } from './surfaces';
import type { Accent, AccentTones } from '../../../../contract/brand';
import { dark, headingFont, ink, light, radius, textFont } from './tokens';

interface Threads {
  coralText: string;
  fieldLine: string;
  weave: string;
  /** The accent that deep areas are mixed from, the same in both schemes. */
  stage: string;
  /** The accent on deep areas. */
  onStage: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    thread: Threads;
  }
  interface PaletteOptions {
    thread: Threads;
  }
}

const primaryOf = ({ main, deep, onMain }: AccentTones) => ({ main, dark: deep, light: main, contrastText: onMain });

const palette = (tone: typeof light, accent: Accent, isDark: boolean) => ({
  primary: primaryOf(isDark ? accent.dark : accent.light),
  secondary: { main: tone.coral, dark: tone.coralText, light: tone.coral, contrastText: ink },
  success: { main: tone.mint, contrastText: isDark ? ink : '#FFFFFF' },
  warning: { main: tone.amber, contrastText: isDark ? ink : '#FFFFFF' },
  error: { main: tone.red, dark: tone.redDeep, contrastText: isDark ? ink : '#FFFFFF' },
  info: { main: tone.blue, contrastText: isDark ? ink : '#FFFFFF' },
  background: { default: tone.ground, paper: tone.surface },
  text: { primary: tone.text, secondary: tone.quiet },
  divider: tone.line,
  thread: {
    coralText: tone.coralText,
    fieldLine: tone.fieldLine,
    weave: `color-mix(in srgb, ${isDark ? accent.dark.main : accent.light.main} ${isDark ? 12 : 10}%, transparent)`,
    stage: accent.light.main,
    onStage: accent.dark.main,
  },
});

const heading = (fontSize: string, lineHeight: number, letterSpacing: string) => ({
  fontFamily: headingFont,
  fontWeight: 700,
  fontSize,
  lineHeight,
  letterSpacing,
  textWrap: 'balance',
  overflowWrap: 'break-word' as const,
});

/** Limits the dark scheme to screens: paper is white, and browsers print no backgrounds. */
function darkOnScreensOnly<Themed extends { generateStyleSheets: () => Record<string, unknown>[] }>(theme: Themed) {
  const all = theme.generateStyleSheets();
  theme.generateStyleSheets = () => all.map((sheet) => ('[data-dark]' in sheet ? { '@media screen': sheet } : sheet));
  return theme;
}

const createShopTheme = (accent: Accent) =>
  darkOnScreensOnly(
    createTheme({
      cssVariables: { colorSchemeSelector: 'data' },
      colorSchemes: {
        light: { palette: palette(light, accent, false) },
        dark: { palette: palette(dark, accent, true) },
      },
      // in em, so that larger text has the layout of a smaller screen
      breakpoints: { unit: 'em', values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
      shape: { borderRadius: radius.field },
      spacing: 8,
      typography: {
        fontFamily: textFont,
        // at larger text, a long word still fits a phone
        h1: heading('min(clamp(2.5rem, 1.6rem + 3.6vw, 4.25rem), 14vw)', 1.02, '-0.035em'),
        h2: heading('min(clamp(2rem, 1.5rem + 2vw, 3rem), 12vw)', 1.08, '-0.03em'),
        h3: heading('clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem)', 1.15, '-0.02em'),
        h4: heading('1.375rem', 1.2, '-0.015em'),
        h5: heading('1.125rem', 1.3, '-0.01em'),
        h6: heading('1rem', 1.35, '-0.005em'),
        body1: { fontSize: '1rem', lineHeight: 1.6 },
        body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
        button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem', letterSpacing: '-0.005em' },
        overline: {
          fontSize: '0.8125rem',
          fontWeight: 600,
          letterSpacing: '0.02em',
          textTransform: 'none',
          lineHeight: 1.5,
        },
      },
      transitions: {
        duration: {
          shortest: 150,
          shorter: 180,
          short: 200,
          standard: 220,
          complex: 250,
          enteringScreen: 220,
          leavingScreen: 180,
        },
      },
      components: { ...controls, ...surfaces },
    }),
  );

/** The theme of the last accent: a shop has one, and a theme takes long to create. */
let last: { of: string; theme: ReturnType<typeof createShopTheme> } | null = null;

/**
 * Returns the theme with an accent: both colour schemes as CSS variables, so that the server's page fits either.
 */
export function themeOf(accent: Accent): ReturnType<typeof createShopTheme> {
  const of = JSON.stringify([accent.light, accent.dark]);
  if (last?.of !== of) last = { of, theme: createShopTheme(accent) };
  return last.theme;
}
