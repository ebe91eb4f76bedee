import { isReadable } from '../../contract/text';

test.each(['Ann', 'Ø', '7', '李', 'محمد', 'ज़ोया', ' \u200Bx'])('%j can be read', (name) => {
  expect(isReadable(name)).toBe(true);
});

test.each(['', ' ', '\u200B', '\u3164', '\u2800', '\uFEFF\u2060', '...', '🙂', '\u0301'])(
  '%j cannot be read',
  (name) => {
    expect(isReadable(name)).toBe(false);
  },
);
