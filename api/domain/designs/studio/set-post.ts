import type { Brand } from '../../../../studio/posts/brand';
import type { RequestContext } from '../../../context';
import { countLiveWork } from '../../accounts/test-account.service';
import type { DesignStep } from '../../../graphql/generated/schema';
import { publish } from '../../../platform/events/events';
import { readImageModels } from '../../settings/ai-settings';
import type { WorkerAnswer } from '../../files/image-processing';
import { withoutMissingLetters } from '../../files/missing-letters';
import { noImageFailure, withAiKey } from '../../ai/ai.service';
import { askStructured } from '../../ai/ask-structured';
import type { StructuredCalls } from '../../ai/ask-structured';
import { DesignEntity } from '../design.entity';
import { UnusablePicture } from '../picture';
import type { FinishedPicture } from '../picture';
import { marksOf } from './ai-origin';
import type { DesignDocumentEntity } from './design-document.entity';
import { brandOfDesign, hasAvoidedWord } from './design-brand';
import { firstDocument, withStoredLogo } from './first-document';
import { statesOnlyGiven, withoutOtherFacts } from './given-facts';
import type { Print, PrintTask } from './post-picture';
import { logosOf } from './print.service';
import { paintingPrompt, plainScene, writingPrompt, writingSchema } from './prompts';
import { seenLettering, smallCopyOf } from './seen-lettering';
import type { CalmSide } from './prompts';
import type { PaintedPicture } from './sample-picture';
import { suggestions } from './suggestions';
import type { Suggestions } from './suggestions';

export type NewDocument = Pick<DesignDocumentEntity, 'firstSize' | 'content' | 'ratio' | 'sample' | 'hasLettering'>;

/** A post with set words, ready to be stored. */
export interface SetPost {
  picture: FinishedPicture;
  document: NewDocument;
}

/** The calls for one design, from its job. */
export interface StepCalls extends StructuredCalls {
  onCharge: (model: string) => void;
}

const calms: readonly CalmSide[] = ['upper', 'left', 'lower', 'right'];

const askedOf = (design: DesignEntity) => {
  const { primaryText, niche, style, enhancedPrompt, customPrompt } = design;
  return {
    primaryText,
    niche,
    style,
    request: enhancedPrompt?.trim() || customPrompt.trim(),
    brand: brandOfDesign(design),
  };
};

/** Records which step runs, for all who watch the design. It must not end the design. */
async function enterStep(ctx: RequestContext, { id, userId, attempts }: DesignEntity, step: DesignStep): Promise<void> {
  await ctx
    .transaction(async (tx) => {
      await tx.db.update(DesignEntity, { id, attempts, state: 'RUNNING' }, { step });
      await publish(tx.db, { type: 'design', id, owner: userId });
    })
    .catch((error: unknown) => ctx.logger.warn({ err: error, design: id, step }, 'a step was not recorded'));
}

/** The picture of a design on which its words are set. */
export interface PaintedBackground {
  /** As the AI service or the customer gave it. */
  original: Buffer;
  /** Whether it has lettering, though it was to have none. */
  hasLettering: boolean;
}

/**
 * Writes, paints and checks the background of a design whose words Postloom sets.
 * @returns the AI service's picture, and whether it has lettering after all
 * @throws AiFailure when no picture came, UnusablePicture; AiRefusal when `signal` ended the work
 */
export async function paintBackground(
  ctx: RequestContext,
  design: DesignEntity,
  calls: StepCalls,
): Promise<PaintedBackground> {
  await ensureWords(ctx, design, calls, 2);
  await enterStep(ctx, design, 'PAINTING');
  const first = await paint(ctx, design, calls, isRepaintOf(design));
  await enterStep(ctx, design, 'CHECKING');
  if (!(await hasLettering(ctx, design, first, calls))) return { original: first.data, hasLettering: false };
  await countLiveWork(ctx, design.userId, ctx.metrics.designRepaints, {});
  ctx.logger.info({ design: design.id }, 'a background has lettering and is painted again');
  await enterStep(ctx, design, 'PAINTING');
  const second = await paint(ctx, design, calls, true).catch((error: unknown) => {
    if (calls.signal?.aborted) throw error;
    return null;
  });
  if (!second) return { original: first.data, hasLettering: true };
  await enterStep(ctx, design, 'CHECKING');
  return { original: second.data, hasLettering: await hasLettering(ctx, design, second, calls) };
}

/** A correction of a background with lettering begins with the sterner prompt. */
const isRepaintOf = ({ corrects, basedOn }: DesignEntity): boolean => corrects !== null && basedOn !== null;

/** Writes the words of a design unless it has some. @param most requests to the text model */
export async function ensureWords(
  ctx: RequestContext,
  design: DesignEntity,
  calls: StepCalls,
  most: number,
): Promise<void> {
  if (design.suggestions) return;
  await enterStep(ctx, design, 'WRITING');
  design.suggestions = await writeWords(ctx, design, calls, most);
  // a worker that takes the design over does not pay for them again
  await ctx.db.update(DesignEntity, { id: design.id, attempts: design.attempts }, { suggestions: design.suggestions });
}

/** Asks for the words and the scene; what fails is left to our own words. */
async function writeWords(
  ctx: RequestContext,
  design: DesignEntity,
  calls: StepCalls,
  most: number,
): Promise<Suggestions> {
  const asked = askedOf(design);
  const own = { ...noWords, altText: asked.primaryText, scene: plainScene(asked) };
  if (most === 0) return own;
  for (let round = 0; round < most; round += 1) {
    const read = await askStructured(ctx, calls, {
      purpose: 'WRITING',
      account: design.userId,
      prompt: writingPrompt(asked),
      schema: writingSchema,
      read: suggestions,
    });
    if (read) {
      const stated = [asked.primaryText, asked.request, asked.brand?.name ?? ''].join('\n');
      const given = await onlyPrintable(ctx, onlyGivenFacts(read, stated, asked.brand));
      const described = { ...given, altText: given.altText || own.altText };
      // the model does not see a photo, so it can't describe it
      return design.pictureSource === 'PHOTO' ? { ...given, altText: own.altText, scene: own.scene } : described;
    }
    if (calls.signal?.aborted) break;
  }
  await countLiveWork(ctx, design.userId, ctx.metrics.designStepFailures, { step: 'writing' });
  ctx.logger.warn({ design: design.id }, 'the text model suggested no words for a design');
  return own;
}

const noWords = { second: '', button: '', badge: '', caption: '', hashtags: [], altText: '', language: '' };

/** Drops each suggestion for the picture with letters that no font has, which would be boxes. */
async function onlyPrintable(ctx: RequestContext, suggested: Suggestions): Promise<Suggestions> {
  const texts = [suggested.second, suggested.button, suggested.badge];
  const [second = '', button = '', badge = ''] = await withoutMissingLetters(ctx, texts);
  return { ...suggested, second, button, badge };
}

/** Drops each suggestion that states a fact that the customer did not give, or has a word that the brand avoids. */
function onlyGivenFacts(suggested: Suggestions, given: string, brand: Brand | null): Suggestions {
  const isOurs = (text: string) => !brand || !hasAvoidedWord(text, brand);
  const keep = (text: string) => (statesOnlyGiven(text, given, suggested.language) && isOurs(text) ? text : '');
  const { second, button, badge, caption, altText, hashtags } = suggested;
  const keepSentences = (text: string) => (isOurs(text) ? withoutOtherFacts(text, given, suggested.language) : '');
  return {
    ...suggested,
    second: keep(second),
    button: keep(button),
    badge: keep(badge),
    caption: keepSentences(caption),
    altText: keepSentences(altText),
    hashtags: hashtags.filter((tag) => statesOnlyGiven(tag, given, 'de') && isOurs(tag)),
  };
}

/** A picture of the AI service, and a small JPEG of it. */
interface Painting {
  data: Buffer;
  small: Buffer;
}

/** A square picture may be off by this factor: the crop to other sizes takes more. */
const MOST_RATIO = 1.25;

/** Paints a square picture. One in another ratio is asked for once more, and then used as it is. */
async function paint(
  ctx: RequestContext,
  design: DesignEntity,
  calls: StepCalls,
  isRepaint: boolean,
): Promise<Painting> {
  const asked = askedOf(design);
  const scene = design.suggestions?.scene ?? plainScene(asked);
  const calm = calms[Number.parseInt(design.id.slice(-2), 16) % calms.length] ?? 'upper';
  const prompt = paintingPrompt(asked, scene, { calm, isRepaint });
  if (!isRepaint || isRepaintOf(design))
    await ctx.db.update(DesignEntity, { id: design.id, attempts: design.attempts }, { prompt });
  const models = await readImageModels(ctx);
  const purpose = isRepaint ? 'REPAINTING' : 'PAINTING';
  const ask = async () => {
    const { answer, model } = await withAiKey(ctx, { ...calls, models, purpose, account: design.userId }, (ai, call) =>
      ai.image({ ...call, prompt, aspectRatio: '1:1', imageSize: '2K' }),
    );
    calls.onCharge(model);
    return answer;
  };
  const first = await ask();
  // a model that answered with text only usually draws on the second request; one that refuses the content does not
  const answer = first.silence?.remedy === 'again' ? await ask() : first;
  if (answer.silence) throw noImageFailure(answer.silence);
  const painting = await small(ctx, answer.content.data);
  if (Math.max(painting.ratio, 1 / painting.ratio) <= MOST_RATIO) return painting;
  ctx.logger.warn({ design: design.id, ratio: painting.ratio }, 'a background has another ratio than was asked for');
  try {
    const again = await ask();
    return again.content ? await small(ctx, again.content.data) : painting;
  } catch (error) {
    if (calls.signal?.aborted) throw error;
    return painting;
  }
}

/** @throws UnusablePicture for bytes that are no usable picture */
async function small(ctx: RequestContext, data: Buffer): Promise<Painting & { ratio: number }> {
  const copy = await smallCopyOf(ctx, data);
  return { data, small: copy.jpeg, ratio: copy.ratio };
}

/** Asks the text model whether a picture has readable lettering. What it can't say is taken for none. */
async function hasLettering(
  ctx: RequestContext,
  design: DesignEntity,
  { small }: Painting,
  calls: StepCalls,
): Promise<boolean> {
  const seen = await seenLettering(ctx, { small, account: design.userId }, calls);
  if (!seen) {
    await countLiveWork(ctx, design.userId, ctx.metrics.designStepFailures, { step: 'checking' });
    ctx.logger.warn({ design: design.id }, 'the text model did not check a background');
  }
  return seen?.some(({ legible }) => legible) ?? false;
}

/**
 * Sets the words of a design on its background and prints its first size.
 * @throws UnusablePicture for bytes that are no usable picture
 */
export async function setPost(
  ctx: RequestContext,
  design: DesignEntity,
  background: PaintedBackground,
): Promise<SetPost> {
  const { original } = background;
  await enterStep(ctx, design, 'SETTING');
  const { result, refusal } = await ctx.images.designs.run<WorkerAnswer<PaintedPicture>>('sample', original);
  if (!result) throw new UnusablePicture(refusal);
  const sample = { ratio: result.sample.ratio, cells: new Uint8Array(result.sample.cells) };
  const wanted = await firstDocument(ctx, design, sample);
  const logos = await logosOf(ctx, wanted);
  const document = withStoredLogo(wanted, logos);
  const size = design.size;
  const task: PrintTask = {
    document,
    sample,
    size,
    formats: ['png', 'thumbnail'],
    picture: original,
    logos,
    ...(await marksOf(ctx, design)),
  };
  const print = await ctx.images.designs.run<Print>('print', task);
  const [png, thumbnail] = print.files as [Buffer, Buffer];
  if (print.broken.length > 0) throw new Error(`The words do not read back letter for letter: ${print.broken.join()}`);
  return {
    picture: {
      original: result.original,
      png: Buffer.from(png),
      thumbnail: Buffer.from(thumbnail),
      width: print.width,
      height: print.height,
    },
    document: {
      firstSize: size,
      content: document,
      ratio: sample.ratio,
      sample: Buffer.from(sample.cells),
      hasLettering: background.hasLettering,
    },
  };
}
