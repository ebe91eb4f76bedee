import { surfaces } from './surfaces';

interface Tone {
  style: { backgroundColor: string };
}

it('alerts are opaque, because sticky ones lie over the page', () => {
  const tones = surfaces.MuiAlert?.variants as unknown as Tone[];
  expect(tones).toHaveLength(4);
  for (const { style } of tones) expect(style.backgroundColor).toMatch(/%, var\(--mui-palette-background-paper\)\)$/);
});
