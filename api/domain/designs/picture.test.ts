import sharp from 'sharp';
import { finishPicture } from './picture';

describe('a finished picture', () => {
  it('is opaque: apps show black where a picture is transparent', async () => {
    const background = { r: 255, g: 0, b: 0, alpha: 0.2 };
    const given = await sharp({ create: { width: 256, height: 256, channels: 4, background } })
      .png()
      .toBuffer();
    const { png, thumbnail } = await finishPicture(given, 'SQUARE');
    for (const file of [png, thumbnail]) {
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(3);
      expect(data[1]).toBeGreaterThan(190);
    }
  });
});
