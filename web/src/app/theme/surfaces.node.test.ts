import { surfaces } from './surfaces';

interface Tone {
  style: { backgroundColor: string };
}

it('alerts are opaque, because sticky ones lie over the page', () => {
  const tones = surfaces.MuiAlert?.variants as unknown as Tone[];
  expect(tones).toHaveLength(4);
  for (const { style } of tones) expect(style.backgroundColor).toMatch(/%, var\(--mui-palette-background-paper\)\)$/);
});

it('a dialog shows a line where its content goes on, which the content itself covers at its end', () => {
  const { background } = surfaces.MuiDialogContent?.styleOverrides?.root as { background: string };
  const [cover, line] = background.split(', ');
  expect(cover).toMatch(/background-paper\).* bottom .*local$/);
  expect(line).toMatch(/divider\).* bottom .*no-repeat$/);
});
