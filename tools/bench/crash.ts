import { crashWhilePaying } from '../../api/test/crash-while-paying';
import { crashWhileGenerating } from '../../api/test/crash-rounds';
import { startTestProduct } from '../../api/test/test-product';
import type { Row } from './table';

const rounds = 50;

/** Fifty processes killed with -9 while they make designs, and fifty while they take payments: what is lost or doubled. */
export async function benchCrash(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  return [...(await generating()), ...(await paying())];
}

async function paying(): Promise<Row[]> {
  const product = await startTestProduct({ paypal: true });
  try {
    await product.addPackage();
    const { paid, captured, receipts, wrongBalances, unfinished, toldWrong } = await crashWhilePaying(product, rounds);
    const wrong = Math.abs(paid - captured) + Math.abs(paid - receipts) + wrongBalances + unfinished + toldWrong;
    return [
      {
        what: `kill -9 while paying (${paid} paid, ${captured} captured, ${receipts} receipts)`,
        beside: 'nothing lost or doubled',
        ours: `${wrong} wrong`,
        theirs: `${rounds} rounds`,
        ratio: wrong / rounds,
        aim: '0',
      },
    ];
  } finally {
    await product.stop();
  }
}

async function generating(): Promise<Row[]> {
  const product = await startTestProduct({ gemini: true });
  try {
    const figures = await crashWhileGenerating(product, rounds);
    const wrong = figures.unfinished + figures.wrongBalances + figures.missingPictures;
    const designs = Object.entries(figures.designs)
      .map(([state, count]) => `${count} ${state.toLowerCase()}`)
      .join(', ');
    return [
      {
        what: `kill -9 while generating (${designs})`,
        beside: 'nothing lost or doubled',
        ours: `${wrong} wrong`,
        theirs: `${rounds} rounds`,
        ratio: wrong / rounds,
        aim: '0',
      },
    ];
  } finally {
    await product.stop();
  }
}
