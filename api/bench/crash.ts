import { crashWhileGenerating } from '../test/crash-rounds';
import { startTestProduct } from '../test/test-product';
import type { Row } from './table';

const rounds = 50;

/** Fifty processes killed with -9 while they make designs: what is lost or doubled. */
export async function benchCrash(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct({ gemini: true });
  try {
    const figures = await crashWhileGenerating(product, rounds);
    const wrong = figures.unfinished + figures.wrongBalances + figures.missingPictures;
    const designs = Object.entries(figures.designs).map(([state, count]) => `${count} ${state.toLowerCase()}`).join(', ');
    return [{ what: `kill -9 while generating (${designs})`, beside: 'nothing lost or doubled', ours: `${wrong} wrong`, theirs: `${rounds} rounds`, ratio: wrong / rounds, aim: '0' }];
  } finally {
    await product.stop();
  }
}
