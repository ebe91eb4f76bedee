import sharp from 'sharp';
import { aBitmap, anIco } from '../../test/icons';
import { pngThatPromises } from '../../test/images';
import { isIco, largestOfIco } from './ico';
import { previewLogo } from './logo-picture';

const png = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 4, background } })
    .png()
    .toBuffer();
const green = [20, 97, 79] as const;

describe('an icon of Windows', () => {
  it('gives its largest picture, a PNG as it is', async () => {
    const [small, large] = [await png(32, '#aa0000'), await png(256, '#14614f')];
    const ico = anIco([
      { side: 32, data: small },
      { side: 256, data: large },
      { side: 48, data: aBitmap(48, green) },
    ]);
    expect(isIco(ico)).toBe(true);
    expect((await largestOfIco(ico))?.equals(large)).toBe(true);
    expect(await previewLogo(ico)).toMatchObject({ ratio: 1, colors: ['#14614f'] });
  });

  it.each([true, false])('gives the pixels of a bitmap; with a cover of its own: %s', async (hasCover) => {
    const bytes = await largestOfIco(anIco([{ side: 48, data: aBitmap(48, green, { hasCover }) }]));
    const { data, info } = await sharp(bytes ?? '')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([48, 48, 4]);
    expect([...data.subarray(0, 4)]).toEqual([...green, 255]);
    expect(data.at(-1)).toBe(0);
  });

  it.each([
    ['no entries', anIco([{ side: 64, data: aBitmap(64, green) }], 0)],
    ['16 pixels', anIco([{ side: 16, data: aBitmap(16, green) }])],
    ['an entry beyond its end', anIco([{ side: 64, data: aBitmap(64, green), size: 4_000_000_000 }])],
    ['an entry that begins beyond its end', anIco([{ side: 64, data: aBitmap(64, green), offset: 4_294_967_295 }])],
    ['an entry in its directory', anIco([{ side: 64, data: aBitmap(64, green), offset: 0 }])],
    ['fewer pixels than it says', anIco([{ side: 64, data: aBitmap(64, green).subarray(0, 500) }])],
    ['a bitmap of endless rows', anIco([{ side: 64, data: aBitmap(64, green, { rows: 2_000_000_000 }) }])],
    ['a bitmap of negative rows', anIco([{ side: 64, data: aBitmap(64, green, { rows: -128 }) }])],
    ['a bitmap of 8 bits', anIco([{ side: 64, data: aBitmap(64, green, { bits: 8 }) }])],
    ['more entries than it has', anIco([{ side: 16, data: aBitmap(16, green) }], 65_535)],
    ['noise', anIco([{ side: 64, data: Buffer.alloc(20_000, 0x5a) }])],
  ])('is refused with %s', async (_what, ico) => {
    await expect(previewLogo(ico)).rejects.toThrow('This icon contains no picture that is large enough.');
  });

  it('is refused with a PNG that is a bomb', async () => {
    await expect(previewLogo(anIco([{ side: 256, data: pngThatPromises(50_000, 50_000) }]))).rejects.toThrow(
      'too many pixels',
    );
  });

  it('is no cursor, and no picture of another kind', async () => {
    const cursor = anIco([{ side: 64, data: aBitmap(64, green) }]);
    cursor.writeUInt16LE(2, 2);
    expect([isIco(cursor), isIco(await png(64, '#000000')), isIco(Buffer.from([0, 0, 1, 0]))]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
