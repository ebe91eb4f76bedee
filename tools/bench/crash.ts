import { crashWhilePaying } from '../../api/test/crash-while-paying';
import { crashWhileRefunding } from '../../api/test/crash-while-refunding';
import { crashWhileGenerating } from '../../api/test/crash-rounds';
import { startTestProduct } from '../../api/test/test-product';
import type { Row } from './table';

const rounds = 50;

/**
 * Kills fifty processes with -9 while they generate designs, fifty while they take payments, and fifty pairs of api and
 * worker while they refund, and counts what is lost or duplicated.
 */
export async function benchCrash(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  return [...(await generating()), await paying(), await refunding()];
}

const rowOf = (what: string, wrong: number): Row => ({
  what: `kill -9 while ${what}`,
  beside: 'nothing lost or doubled',
  ours: `${wrong} wrong`,
  theirs: `${rounds} rounds`,
  ratio: wrong / rounds,
  aim: '0',
});

async function paying(): Promise<Row> {
  const product = await startTestProduct({ paypal: true });
  try {
    const { paid, paidItems, captured, receipts, ...figures } = await crashWhilePaying(product, rounds);
    const { wrongBalances, wrongAccess, unfinished, wrongReports } = figures;
    const wrong =
      Math.abs(paid - captured) + Math.abs(paid - receipts) + wrongBalances + wrongAccess + unfinished + wrongReports;
    return rowOf(
      `paying (${paid} paid, ${paidItems} of them items, ${captured} captured, ${receipts} receipts)`,
      wrong,
    );
  } finally {
    await product.stop();
  }
}

async function refunding(): Promise<Row> {
  const product = await startTestProduct({ http: true, paypal: true });
  try {
    const { madeAtPayPal, madeHere, creditNotes, ...figures } = await crashWhileRefunding(product, rounds);
    const { whole, inPart, untouched, differing, wrongOrders, unfinished, wrongReports } = figures;
    const wrong =
      Math.abs(madeAtPayPal - madeHere) +
      Math.abs(creditNotes - madeHere) +
      differing +
      wrongOrders +
      unfinished +
      wrongReports;
    const orders = `orders: ${whole} whole, ${inPart} in part, ${untouched} not`;
    return rowOf(
      `refunding (${madeHere} refunds, ${madeAtPayPal} at PayPal, ${creditNotes} credit notes; ${orders})`,
      wrong,
    );
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
