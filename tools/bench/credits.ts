import { randomUUID } from 'node:crypto';
import { releaseCredit, reserveCredit } from '../../api/domain/credits/credit.service';
import { startTestProduct } from '../../api/test/test-product';
import { median } from './table';
import type { Row } from './table';

const rounds = 5;
const bookings = 400;
const lanes = 8;

/**
 * Runs the work `bookings` times in `lanes` lanes.
 * @returns runs per second
 */
async function rate(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let turn = 0; turn < bookings / lanes; turn += 1) await work();
    }),
  );
  return bookings / ((performance.now() - started) / 1000);
}

/** Measures reserving and releasing a credit against the same SQL over pg. */
export async function benchCredits(): Promise<Row[]> {
  process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
  const product = await startTestProduct();
  const { pool } = product.services;
  const user = await product.addUser({ credits: 1_000 });
  const ours = async () => {
    const ctx = product.ctx(user);
    const design = randomUUID();
    await ctx.transaction((tx) => reserveCredit(tx, user.id, design));
    await ctx.transaction((tx) => releaseCredit(tx, user.id, design, 'bench'));
  };
  const book = async (change: number, reason: string, design: string) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ credits: number }>(
        'update users set credits = credits + $2 where id = $1 and credits + $2 >= 0 returning credits',
        [user.id, change],
      );
      await client.query(
        `insert into credit_entries (user_id, change, balance_after, reason, subject_type, subject) values ($1, $2, $3, $4, 'DESIGN', $5)`,
        [user.id, change, rows[0]?.credits, reason, design],
      );
      await client.query(`select pg_notify('bench', $1)`, [user.id]);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  const theirs = async () => {
    const design = randomUUID();
    await book(-1, 'RESERVE', design);
    await book(1, 'GIVE_BACK', design);
  };
  try {
    const figures: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const [mine, bare] = [await rate(ours), await rate(theirs)];
      if (round > 0) {
        figures[0].push(mine);
        figures[1].push(bare);
      }
    }
    const [mine, bare] = [median(figures[0]), median(figures[1])];
    return [
      {
        what: 'credit reserved and released',
        beside: 'pg, same SQL',
        ours: `${Math.round(mine)}/s`,
        theirs: `${Math.round(bare)}/s`,
        ratio: mine / bare,
        aim: '>= 0.6',
      },
    ];
  } finally {
    await product.stop();
  }
}
