import { defaultTones } from '../../../../contract/brand';
import { themeOf } from './theme';

const forced = '@media (forced-colors: active)';

it('gives contained buttons a border, and what is selected a system colour, in forced colours', () => {
  const { styleOverrides } = themeOf(defaultTones).components?.MuiCssBaseline ?? {};
  const rules = Reflect.get(styleOverrides as object, forced) as Record<string, Record<string, string>>;
  expect(rules['.MuiButton-root']?.['border']).toContain('ButtonText');
  const ofSelected = Object.entries(rules).filter(([selector]) =>
    selector.includes('.MuiToggleButton-root.Mui-selected'),
  );
  expect(Object.assign({}, ...ofSelected.map(([, style]) => style))).toMatchObject({
    backgroundColor: 'Highlight !important',
    color: 'HighlightText !important',
  });
});
