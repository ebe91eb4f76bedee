import type { RequestContext } from '../../../api/context';
import type { DesignInput } from '../../../api/graphql/generated/schema';
import { giveBackCredit, reserveCredit } from '../../../api/domain/credits/credit.service';
import { DesignEntity } from '../../../api/domain/designs/design.entity';
import { storeDesignFiles } from '../../../api/domain/designs/design-files';
import { finishPicture } from '../../../api/domain/designs/picture';
import type { FinishedPicture } from '../../../api/domain/designs/picture';
import { buildPrompt } from '../../../api/domain/designs/prompt';
import { renderPost } from '../../pixels/render-post';
import { demoWishes } from './design-inputs';
import { dateAgo } from './past';
import type { PastEvent } from './past';

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

/** Credits that the demo's designs cost. */
export const creditsOfDesigns = demoWishes.length * timesMade;

/** Enough designs to fill a gallery, with their pictures and ledger rows, as if the customer had made them. */
export async function designEvents(tx: RequestContext, userId: string): Promise<PastEvent[]> {
  const drawn = await Promise.all(demoWishes.map(draw));
  const made = Array.from({ length: timesMade }, (_, time) =>
    demoWishes.map((wish, index): PastEvent => {
      const { bytes, picture } = drawn[index] as Drawn;
      const hoursAgo = (demoWishes.length - index) * 9 + time * (demoWishes.length * 9 + 4);
      return {
        at: dateAgo(hoursAgo),
        happen: async (createdAt) => {
          const { id, finishedAt } = await ask(tx, userId, wish, `${time}-${index}`, createdAt);
          const files = await storeDesignFiles(tx, id, picture, bytes);
          const { width, height } = picture;
          const [model] = tx.config.gemini.imageModels;
          await tx.db.update(DesignEntity, { id }, { ...files, state: 'SUCCEEDED', width, height, model, finishedAt });
        },
      };
    }),
  );
  const failed = inVain.map(({ state, error }, index): PastEvent => ({
    at: dateAgo(20 + index * 50),
    happen: async (createdAt) => {
      const wish = demoWishes.at(-1 - index) as DesignInput;
      const { id, finishedAt } = await ask(tx, userId, wish, state, createdAt);
      await tx.db.update(DesignEntity, { id }, { state, error, finishedAt });
      await giveBackCredit(tx, userId, id, error ?? 'Cancelled by its owner');
    },
  }));
  return [...made.flat(), ...failed];
}
