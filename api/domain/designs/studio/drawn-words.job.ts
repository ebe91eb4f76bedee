import { IsNull } from 'typeorm';
import type { RequestContext } from '../../../context';
import { publish } from '../../../platform/events/events';
import { isTestAccount } from '../../accounts/test-account.service';
import { asksFor } from '../../ai/test-mode/test-ai';
import { modelCost, sumOfCosts } from '../../settings/ai-settings';
import { DesignEntity } from '../design.entity';
import { seenLettering, smallCopyOf } from './seen-lettering';
import { missesWords } from './misses-words';

/** The pictures of test mode have no words: a prompt with `[[test:misspelled]]` counts as misspelled. */
const testLettering = ({ prompt, primaryText }: DesignEntity) => [
  { text: asksFor(prompt, 'misspelled') ? '' : primaryText },
];

/**
 * Looks whether the AI has drawn the words of a design as they were requested, and records the answer for its owner.
 * What a text model can't read stays open: it is a hint, not a verdict.
 */
export async function checkDrawnWords(ctx: RequestContext, id: string): Promise<void> {
  const design = await ctx.db.findOneBy(DesignEntity, {
    id,
    lettering: 'DRAWN',
    state: 'SUCCEEDED',
    // a deleted design is not paid for again
    deletedAt: IsNull(),
  });
  const file = design?.misspelled === null && design.imageKey && (await ctx.storage.open(design.imageKey));
  if (!file) return;
  const chunks: Buffer[] = [];
  for await (const chunk of file.body as AsyncIterable<Buffer>) chunks.push(chunk);
  const { jpeg } = await smallCopyOf(ctx, Buffer.concat(chunks));
  const charged: string[] = [];
  const isTest = await isTestAccount(ctx, design.userId);
  const asked = { small: jpeg, account: design.userId };
  const seen = isTest
    ? testLettering(design)
    : await seenLettering(ctx, asked, {
        callMs: ctx.config.gemini.timeoutMs,
        until: Date.now() + ctx.config.gemini.timeoutMs,
        onCharge: (model) => void charged.push(model),
      });
  if (!seen) return;
  const misspelled = missesWords(
    design.primaryText,
    seen.map(({ text }) => text),
  );
  const cost = design.cost === null ? null : await costWith(ctx, design.cost, charged);
  await ctx.transaction(async (tx) => {
    // an update of `state` lets the figures of an earlier day be counted anew
    await tx.db.update(DesignEntity, { id, state: 'SUCCEEDED' }, { misspelled, cost, state: () => 'state' });
    await publish(tx.db, { type: 'design', id, owner: design.userId });
  });
  ctx.logger.info({ design: id, misspelled }, 'the words of a drawn picture were read');
}

const costWith = async (ctx: RequestContext, cost: string, models: readonly string[]): Promise<string | null> =>
  sumOfCosts([cost, ...(await Promise.all(models.map((model) => modelCost(ctx, model))))]);
