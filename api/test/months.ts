import { randomUUID } from 'node:crypto';
import { dayIn } from '../../contract/time-zone';
import { newDocument } from '../../studio/posts/new-document';
import { CELL_BYTES, SAMPLE_SIDE } from '../../studio/posts/picture-sample';
import { DesignEntity } from '../domain/designs/design.entity';
import { endWithoutSuccess } from '../domain/designs/design.service';
import { DesignDocumentEntity } from '../domain/designs/studio/design-document.entity';
import { MonthPlanEntity } from '../domain/months/month-plan.entity';
import { MonthPostEntity } from '../domain/months/month-post.entity';
import type { MonthInput } from '../graphql/generated/schema';
import type { TestProduct } from './test-product';

/** Returns what a month is planned from. */
export const aMonth = (part: Partial<MonthInput> = {}): MonthInput => ({
  requestId: randomUUID(),
  idea: 'Fresh bread from our stone oven',
  startsOn: dayIn('UTC', new Date()),
  length: 8,
  platform: 'INSTAGRAM',
  niche: 'COOKING',
  style: 'MINIMAL',
  ...part,
});

/** Inserts a draft without asking the text model. */
export async function addMonth(
  { services }: Pick<TestProduct, 'services'>,
  userId: string,
  { posts = 8, ...part }: Partial<MonthPlanEntity> & { posts?: number } = {},
): Promise<string> {
  const { manager } = services.dataSource;
  const { requestId, idea, startsOn, platform, niche, style } = aMonth();
  const values = { requestId, idea, startsOn, platform, niche, style, userId, language: 'en', ...part };
  const { identifiers } = await manager.insert(MonthPlanEntity, values);
  const planId = String(identifiers[0]?.['id']);
  await manager.insert(
    MonthPostEntity,
    Array.from({ length: posts }, (_, position) => ({
      ...{ planId, userId, position },
      day: values.startsOn,
      angle: 'OFFER' as const,
      headline: `Loaf number ${position + 1}`,
      second: `Line ${position + 1}`,
      caption: `Caption ${position + 1}`,
      hashtags: ['bread'],
      scene: 'a loaf on a table',
    })),
  );
  return planId;
}

/** Ends a queued design without painting: with a post, or as failed with its credit released. */
export async function endDesign(product: TestProduct, id: string, isMade = true): Promise<void> {
  const { manager } = product.services.dataSource;
  await manager.update(DesignEntity, { id }, { state: 'RUNNING', startedAt: new Date() });
  if (!isMade) {
    await endWithoutSuccess(product.ctx(), id, {
      to: 'FAILED',
      sentence: 'No picture came.',
      failureCause: 'NO_IMAGE',
    });
    return;
  }
  const design = await manager.findOneByOrFail(DesignEntity, { id });
  const sample = { ratio: 1, cells: new Uint8Array(SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES).fill(200) };
  const content = newDocument(
    { primaryText: design.primaryText, style: 'minimal', niche: 'cooking', seed: id },
    sample,
    design.suggestions ?? {},
  );
  await manager.insert(DesignDocumentEntity, {
    designId: id,
    userId: design.userId,
    firstSize: 'SQUARE',
    content: content as object,
    ratio: 1,
    sample: Buffer.from(sample.cells),
  });
  const [originalKey, imageKey, thumbnailKey] = ['original', 'image', 'thumbnail'].map((part) => `${id}/${part}`);
  await manager.update(
    DesignEntity,
    { id },
    { state: 'SUCCEEDED', originalKey, imageKey, thumbnailKey, width: 1080, height: 1080, finishedAt: new Date() },
  );
}
