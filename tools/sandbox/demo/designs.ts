import type { RequestContext } from '../../../api/context';
import type { DesignInput } from '../../../api/graphql/generated/schema';
import { releaseCredit, reserveCredit } from '../../../api/domain/credits/credit.service';
import { DesignEntity } from '../../../api/domain/designs/design.entity';
import { storeDesignFiles } from '../../../api/domain/designs/design-files';
import { finishPicture } from '../../../api/domain/designs/picture';
import type { FinishedPicture } from '../../../api/domain/designs/picture';
import { buildPrompt } from '../../../api/domain/designs/prompt';
import { DesignDocumentEntity } from '../../../api/domain/designs/studio/design-document.entity';
import { plainScene } from '../../../api/domain/designs/studio/prompts';
import { setPost } from '../../../api/domain/designs/studio/set-post';
import { paintBackground } from '../../pixels/paint-background';
import { renderPost } from '../../pixels/render-post';
import { demoDesignInputs, demoSuggestions } from './design-inputs';
import { dateAgo } from './past';
import type { PastEvent } from './past';

/** Number of finished pictures per design input, on different days. */
const timesMade = 3;
const creditBack = 'Your credit is back.';
/** Designs that ended without a picture. */
const inVain = [
  {
    state: 'FAILED',
    error: `No image was generated from the API response. Please try again. ${creditBack}`,
    failureCause: 'NO_IMAGE',
  },
  { state: 'CANCELLED', error: null, failureCause: null },
] as const;

interface Drawn {
  bytes: Buffer;
  picture: FinishedPicture;
}

async function draw(input: DesignInput): Promise<Drawn> {
  const bytes = await renderPost({
    platform: input.platform === 'FACEBOOK' ? 'facebook' : 'instagram',
    size: input.size === 'SQUARE' ? 'square' : 'landscape',
    style: input.style.toLowerCase() as Lowercase<typeof input.style>,
    niche: input.niche.toLowerCase() as Lowercase<typeof input.niche>,
    primaryText: input.primaryText,
    seed: buildPrompt(input),
  });
  return { bytes, picture: await finishPicture(bytes, input.size) };
}

/** Requests a design, with its credit reserved. */
async function ask(tx: RequestContext, userId: string, input: DesignInput, name: string, createdAt: Date) {
  const { identifiers } = await tx.db.insert(DesignEntity, {
    ...input,
    userId,
    requestId: `demo-design-${name}`,
    state: 'RUNNING',
    prompt: buildPrompt(input),
    createdAt,
    startedAt: createdAt,
  });
  const id = identifiers[0]?.['id'] as string;
  await reserveCredit(tx, userId, id);
  return { id, finishedAt: new Date(createdAt.getTime() + 9_000) };
}

/** Makes a design whose words Postloom sets, on a background of the sandbox. */
async function makeSet(tx: RequestContext, id: string, input: DesignInput): Promise<void> {
  const { primaryText, customPrompt: request, niche } = input;
  const original = await paintBackground({
    niche: niche.toLowerCase() as Lowercase<typeof niche>,
    width: 1536,
    height: 1536,
    seed: primaryText,
    calm: 'top',
    keywords: request,
  });
  const words = { badge: '', second: '', button: '', caption: '', hashtags: [], language: 'en', altText: primaryText };
  const scene = plainScene({ niche, request });
  const suggestions = { ...words, ...demoSuggestions[primaryText], scene };
  await tx.db.update(DesignEntity, { id }, { lettering: 'SET', suggestions });
  const design = await tx.db.findOneByOrFail(DesignEntity, { id });
  const { picture, document } = await setPost(tx, design, { original, hasLettering: false });
  const files = await storeDesignFiles(tx, id, picture, original);
  const { width, height } = picture;
  await tx.db.update(DesignEntity, { id }, { ...files, width, height, step: null });
  await tx.db.insert(DesignDocumentEntity, {
    designId: id,
    userId: design.userId,
    ...document,
    content: document.content as object,
  });
}

/** Counts the calls of the AI service that the demo's designs would have taken. */
export async function countDemoCalls(tx: RequestContext): Promise<void> {
  const [image = '', text = ''] = [tx.config.gemini.imageModels[0], tx.config.gemini.textModels[0]];
  await tx.db.query(
    `insert into ai_calls (day, purpose, model, calls, cost, uncosted)
     select created_at::date, purpose, asked, count(*), count(*) * 0.039 * known, count(*) * (1 - known)
     from designs join (values ('DRAWN', 'DRAWING', $1, 1), ('SET', 'PAINTING', $1, 1), ('SET', 'WRITING', $2, 0),
       ('SET', 'CHECKING', $2, 0)) as made (lettering, purpose, asked, known) using (lettering)
     where state = 'SUCCEEDED' group by 1, 2, 3, known`,
    [image, text],
  );
}

/** Credits used by the demo's designs. */
export const creditsOfDesigns = demoDesignInputs.length * timesMade;

/**
 * Returns the events for enough designs to fill a gallery, with their pictures and ledger rows, as if the customer had
 * made them.
 */
export async function designEvents(tx: RequestContext, userId: string): Promise<PastEvent[]> {
  const drawn = await Promise.all(demoDesignInputs.map(draw));
  const made = Array.from({ length: timesMade }, (_, time) =>
    demoDesignInputs.map((input, index): PastEvent => {
      const { bytes, picture } = drawn[index] as Drawn;
      const hoursAgo = (demoDesignInputs.length - index) * 9 + time * (demoDesignInputs.length * 9 + 4);
      return {
        at: dateAgo(hoursAgo),
        happen: async (createdAt) => {
          const { id, finishedAt } = await ask(tx, userId, input, `${time}-${index}`, createdAt);
          if (time === 0 && Object.hasOwn(demoSuggestions, input.primaryText)) await makeSet(tx, id, input);
          else {
            const files = await storeDesignFiles(tx, id, picture, bytes);
            const { width, height } = picture;
            await tx.db.update(DesignEntity, { id }, { ...files, width, height });
          }
          const [model] = tx.config.gemini.imageModels;
          await tx.db.update(DesignEntity, { id }, { state: 'SUCCEEDED', model, finishedAt });
        },
      };
    }),
  );
  const failed = inVain.map(({ state, error, failureCause }, index): PastEvent => ({
    at: dateAgo(20 + index * 50),
    happen: async (createdAt) => {
      const input = demoDesignInputs.at(-1 - index) as DesignInput;
      const { id, finishedAt } = await ask(tx, userId, input, state, createdAt);
      await tx.db.update(DesignEntity, { id }, { state, error, failureCause, finishedAt });
      await releaseCredit(tx, userId, id, error ?? 'Cancelled by its owner');
    },
  }));
  return [...made.flat(), ...failed];
}
