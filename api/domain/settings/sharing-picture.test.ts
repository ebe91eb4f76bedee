import sharp from 'sharp';
import { drawSharingPicture } from './sharing-picture';

const drawn = (shopName: string) =>
  drawSharingPicture({ shopName, host: 'shop.example', main: '#0066cc', deep: '#0066cc', onMain: '#ffffff' });

/** Returns the mean brightness of the part that holds the name. */
async function brightness(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture)
    .extract({ left: 88, top: 120, width: 500, height: 330 })
    .removeAlpha()
    .stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0);
}

describe('the sharing picture', () => {
  it.each(['王小明', '김철수', 'გიორგი', 'রবীন্দ্রনাথ', 'Nguyễn', '🎉'])('shows the name of a shop: %s', async (name) => {
    expect(await brightness(await drawn(name))).toBeGreaterThan((await brightness(await drawn(' '))) + 5);
  });
});
