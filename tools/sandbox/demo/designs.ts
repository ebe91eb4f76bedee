import type { RequestContext } from '../../../api/context';
import type { DesignInput } from '../../../api/graphql/generated/schema';
import { giveBackCredit, grantCredits, reserveCredit } from '../../../api/domain/credits/credit.service';
import { DesignEntity } from '../../../api/domain/designs/design.entity';
import { storeDesignFiles } from '../../../api/domain/designs/design-files';
import { finishPicture } from '../../../api/domain/designs/picture';
import type { FinishedPicture } from '../../../api/domain/designs/picture';
import { buildPrompt } from '../../../api/domain/designs/prompt';
import { renderPost } from '../../pixels/render-post';
import { demoWishes } from './design-wishes';

const hourMs = 60 * 60 * 1000;
/** Each wish has come out as a picture so often, on different days. */
const timesMade = 3;
const creditBack = 'Your credit is back.';
/** What ended without a picture. */
const inVain = [
  { state: 'FAILED', error: `No image was generated from the API response. Please try again. ${creditBack}` },
  { state: 'CANCELLED', error: null },
] as const;

interface Drawn {
  bytes: Buffer;
  picture: FinishedPicture;
}

async function draw(wish: DesignInput): Promise<Drawn> {
  const bytes = await renderPost({
    platform: wish.platform === 'FACEBOOK' ? 'facebook' : 'instagram',
    size: wish.size === 'SQUARE' ? 'square' : 'landscape',
    style: wish.style.toLowerCase() as Lowercase<typeof wish.style>,
    niche: wish.niche.toLowerCase() as Lowercase<typeof wish.niche>,
    primaryText: wish.primaryText,
    seed: buildPrompt(wish),
  });
  return { bytes, picture: await finishPicture(bytes, wish.size) };
}

/** A design that was asked for, with its credit reserved. */
async function ask(tx: RequestContext, userId: string, wish: DesignInput, name: string, createdAt: Date) {
  const { identifiers } = await tx.db.insert(DesignEntity, {
    ...wish,
    userId,
    requestId: `demo-design-${name}`,
    state: 'RUNNING',
    prompt: buildPrompt(wish),
    createdAt,
    startedAt: createdAt,
  });
  const id = identifiers[0]?.['id'] as string;
  await reserveCredit(tx, userId, id);
  return { id, finishedAt: new Date(createdAt.getTime() + 9_000) };
}

/** Enough designs to fill a gallery, with their pictures and ledger rows, as if the customer had made them. */
export async function seedDesigns(tx: RequestContext, userId: string): Promise<void> {
  const drawn = await Promise.all(demoWishes.map(draw));
  await grantCredits(tx, userId, demoWishes.length * timesMade, 'For the designs of the demo');
  for (let time = 0; time < timesMade; time += 1)
    for (const [index, wish] of demoWishes.entries()) {
      const { bytes, picture } = drawn[index] as Drawn;
      const hoursAgo = (demoWishes.length - index) * 9 + time * (demoWishes.length * 9 + 4);
      const createdAt = new Date(Date.now() - hoursAgo * hourMs);
      const { id, finishedAt } = await ask(tx, userId, wish, `${time}-${index}`, createdAt);
      const files = await storeDesignFiles(tx, id, picture, bytes);
      const { width, height } = picture;
      const [model] = tx.config.gemini.imageModels;
      await tx.db.update(DesignEntity, { id }, { ...files, state: 'SUCCEEDED', width, height, model, finishedAt });
    }
  for (const [index, { state, error }] of inVain.entries()) {
    const wish = demoWishes.at(-1 - index) as DesignInput;
    const { id, finishedAt } = await ask(tx, userId, wish, state, new Date(Date.now() - (20 + index * 50) * hourMs));
    await tx.db.update(DesignEntity, { id }, { state, error, finishedAt });
    await giveBackCredit(tx, userId, id, error ?? 'Cancelled by its owner');
  }
}
