import { measureScreen } from './support/measure-screen';
import { phoneParts, printedScreens, sameColours } from './support/same-colours';
import { screens } from './support/screens';
import { expect, test } from './support/shared-page';

/** A screen that a journey measures where it has made what the screen shows. */
const elsewhere = ['month-made'];

/** Screens in the order of who sees them: another user signs in as seldom as possible. */
const inOrder = (['anonymous', 'newcomer', 'regular', 'admin'] as const).flatMap((viewer) =>
  screens.filter((screen) => screen.viewer === viewer),
);

test('screens that stand for others exist, and are measured themselves', () => {
  const names = [...screens.map(({ name }) => name), ...elsewhere];
  const named = [...phoneParts, ...printedScreens, ...Object.keys(sameColours), ...Object.values(sameColours)];
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  expect([...Object.values(sameColours), ...printedScreens].filter((name) => name in sameColours)).toEqual([]);
});

for (const screen of inOrder) {
  const colours = screen.name in sameColours ? '' : ', dark';
  const printed = printedScreens.has(screen.name) ? ' and printed' : '';
  test(`${screen.name} is accessible: desktop and phone, in large text${colours}${printed}`, async ({
    page,
    openScreen,
  }) => {
    await openScreen(screen);
    await measureScreen(page, screen.name);
  });
}
