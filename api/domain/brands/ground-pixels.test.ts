import sharp from 'sharp';
import { aLogoOnWhite } from '../../test/images';
import { coloursOfLogo, withoutGround } from './logo-picture';

/** Returns a drawing of 400 by 300 pixels as a JPEG. */
const jpeg = (inside: string, ground = '#ffffff', quality = 85) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${ground}"/>${inside}</svg>`,
    ),
  )
    .jpeg({ quality })
    .toBuffer();

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [left, top] = [Math.round(x * (info.width - 1)), Math.round(y * (info.height - 1))];
    return [...data.subarray((top * info.width + left) * 4, (top * info.width + left) * 4 + 4)];
  };
  return { data, at, ...info };
}
const near = (pixel: readonly number[], [red, green, blue]: readonly [number, number, number]) =>
  Math.hypot((pixel[0] ?? 0) - red, (pixel[1] ?? 0) - green, (pixel[2] ?? 0) - blue);

/** Returns a picture of noise. */
const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

const red = [194, 24, 91] as const;

describe('the even background of a logo', () => {
  it('is removed around the logo and in the counter of a letter, without a fringe', async () => {
    const { data, at, width, height } = await pixelsOf(await withoutGround(await aLogoOnWhite()));
    // margins are cut off: a ring of radius 98
    expect([width, height].every((side) => Math.abs(side - 196) <= 4)).toBe(true);
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0.5, 0.5],
    ] as const)
      expect(at(x, y)[3]).toBe(0);
    expect(at(0.5, 0.09)[3]).toBe(255);
    const pixels = Array.from({ length: data.length / 4 }, (_, index) => [...data.subarray(index * 4, index * 4 + 4)]);
    const visible = pixels.filter(([, , , cover = 0]) => cover > 40);
    // on a dark ground a white fringe would be seen
    expect(Math.max(...visible.map((pixel) => near(pixel, red)))).toBeLessThan(90);
    const mixed = pixels.filter(([, , , cover = 0]) => cover > 20 && cover < 235);
    expect(mixed.length).toBeGreaterThan(200);
  });

  it('gives back the picture that it was on the same ground', async () => {
    const given = await jpeg('<path d="M60 250L200 40L340 250Z" fill="#14614f"/>');
    const whole = await pixelsOf(await sharp(given).png().toBuffer());
    const cleared = await withoutGround(given);
    const { width, height } = await sharp(cleared).metadata();
    // where the cut picture lay
    const back = await pixelsOf(await sharp(cleared).flatten({ background: '#ffffff' }).png().toBuffer());
    const [left, top] = [Math.round(200 - width / 2), 250 - height];
    let [sum, count] = [0, 0];
    for (let y = 2; y < height - 2; y += 1)
      for (let x = 2; x < width - 2; x += 1) {
        const [one, other] = [(y * width + x) * 4, ((top + y) * 400 + left + x) * 4];
        sum += Math.abs((back.data[one] ?? 0) - (whole.data[other] ?? 0));
        count += 1;
      }
    expect(sum / count).toBeLessThan(3);
  });

  it('leaves white letters on a badge as they are', async () => {
    const badge =
      '<rect x="60" y="70" width="280" height="160" rx="40" fill="#c2185b"/><g fill="#ffffff"><path d="M120 110h20v30h30v-30h20v80h-20v-30h-30v30h-20z"/><rect x="215" y="110" width="20" height="80"/><circle cx="285" cy="150" r="24"/></g><circle cx="285" cy="150" r="10" fill="#c2185b"/>';
    const { at } = await pixelsOf(await withoutGround(await jpeg(badge)));
    expect(at(0, 0)[3]).toBe(0);
    for (const [x, y] of [
      [(155 - 60) / 280, (150 - 70) / 160],
      [(225 - 60) / 280, (150 - 70) / 160],
    ] as const) {
      expect(at(x, y)[3]).toBe(255);
      expect(near(at(x, y), [255, 255, 255])).toBeLessThan(30);
    }
  });

  it('is removed in the counters of letters with thick strokes', async () => {
    // A, O and B, drawn
    const letters =
      '<g fill="#1b1b3a" fill-rule="evenodd"><path d="M20 230L70 60L120 230H95L85 195H55L45 230ZM62 170H78L70 138Z"/><path d="M190 60a55 85 0 1 0 .1 0ZM190 100a22 45 0 1 1 -.1 0Z"/><path d="M270 60h60a40 45 0 0 1 15 80a45 45 0 0 1 -15 90h-60ZM300 90v35h20a15 17 0 0 0 0-35ZM300 155v45h22a20 22 0 0 0 0-45Z"/></g>';
    const { at, width, height } = await pixelsOf(await withoutGround(await jpeg(letters)));
    const place = (x: number, y: number) => at((x - 20) / width, (y - 60) / height);
    for (const [x, y] of [
      [70, 162],
      [190, 145],
      [312, 108],
      [312, 178],
    ] as const)
      expect([x, y, place(x, y)[3]]).toEqual([x, y, 0]);
  });

  it('leaves the one large letter of an icon, and opens a thin frame with the letters in it', async () => {
    const icon =
      '<rect x="110" y="60" width="180" height="180" rx="40" fill="#1b7a4b"/><path d="M155 100h90v24h-60v24h54v24h-54v24h60v24h-90z" fill="#ffffff"/>';
    const letter = await pixelsOf(await withoutGround(await jpeg(icon, '#ffffff', 70)));
    for (let y = 105; y < 215; y += 1) expect([y, letter.at(60 / 180, (y - 60) / 180)[3]]).toEqual([y, 255]);
    const framed =
      '<circle cx="200" cy="150" r="120" fill="none" stroke="#333333" stroke-width="8"/><circle cx="200" cy="150" r="50" fill="none" stroke="#333333" stroke-width="20"/>';
    const frame = await pixelsOf(await withoutGround(await jpeg(framed)));
    for (const x of [0.5, 0.2, 0.8]) expect([x, frame.at(x, 0.5)[3]]).toEqual([x, 0]);
    expect(frame.at((150 - 76) / 248, 0.5)[3]).toBe(255);
  });

  it('may have any colour', async () => {
    const png = await withoutGround(
      await jpeg('<path d="M100 60h200v40h-200zM180 100h40v140h-40z" fill="#ffffff"/>', '#1746a2'),
    );
    expect((await coloursOfLogo(png)).colors).toEqual([expect.stringMatching(/^#f[b-f]f[b-f]f[b-f]$/)]);
  });

  it.each([
    ['a photo', noise()],
    [
      'a gradient',
      jpeg(
        '<defs><linearGradient id="g"><stop/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/>',
      ),
    ],
    [
      'a transparent one',
      sharp({ create: { width: 90, height: 90, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    ],
    ['one colour', jpeg('')],
    ['a full mark', jpeg('<rect x="1" y="1" width="398" height="298" fill="#123"/>')],
  ])('is not found in %s', async (_what, bytes) => {
    await expect(withoutGround(await bytes)).rejects.toThrow('no even background');
  });
});
