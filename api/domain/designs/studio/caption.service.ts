import { z } from 'zod';
import type { PostDocument } from '../../../../studio/posts/document';
import type { RequestContext } from '../../../context';
import type { CaptionChange } from '../../../graphql/generated/schema';
import { aiMessages, canAskAi } from '../../ai/ai.service';
import { askStructured } from '../../ai/ask-structured';
import { checked } from '../../input';
import { UserError } from '../../user-error';
import { signedIn } from '../../viewer';
import { consumeLimit } from '../allowance';
import type { DesignEntity } from '../design.entity';
import { findOwnDesign } from '../design.service';
import { rewritingPrompt, rewritingSchema } from './caption-prompts';
import { contentOf, loadOwnPost } from './document.service';
import { withoutOtherFacts, statesOnlyGiven } from './given-facts';
import { suggestions } from './suggestions';

type Caption = PostDocument['caption'];

const { hashtags, altText, language, caption: text } = suggestions.shape;
const suggestedCaption = z.object({ text, hashtags, altText, language });

const wantedLanguage = z
  .string()
  .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'Enter a BCP 47 language code such as pt-BR.')
  .max(35);

/** Returns everything that the owner of a design has written, or left as it is. */
const givenWords = (
  { primaryText, customPrompt, enhancedPrompt }: DesignEntity,
  { words, caption }: PostDocument,
): string =>
  [
    ...[primaryText, customPrompt, enhancedPrompt ?? ''],
    ...Object.values(words).map((word) => word.text),
    ...[caption.text, caption.altText, ...caption.hashtags],
  ].join('\n');

/**
 * Suggests another version of the stored caption of the caller's post. Nothing is stored. Sentences with facts that the
 * customer did not give are left out.
 * @throws UserError INVALID_INPUT, INVALID_STATE without a caption, NO_API_KEYS, PROVIDER_ERROR, TOO_MANY_REQUESTS;
 * AccessError NOT_FOUND
 */
export async function rewriteCaption(
  ctx: RequestContext,
  given: { id: string; change: CaptionChange; language?: string | null },
): Promise<Caption> {
  const { userId } = signedIn(ctx);
  const design = await findOwnDesign(ctx, given.id);
  const row = await loadOwnPost(ctx, design);
  const post = row && contentOf(row);
  if (!post?.caption.text.trim()) throw new UserError('INVALID_STATE', 'There is no caption to rewrite yet.');
  const { caption } = post;
  const isTranslated = given.change === 'TRANSLATED';
  const target = isTranslated
    ? checked(z.object({ language: wantedLanguage }), { language: given.language ?? '' }).language
    : caption.language;
  if (!(await canAskAi(ctx, userId))) throw new UserError('NO_API_KEYS', aiMessages.noKeys);
  await consumeLimit(ctx, 'captionPerAccount', userId);
  await consumeLimit(ctx, 'captionPerDay', userId);
  const answer = await askStructured(ctx, null, {
    purpose: 'CAPTION',
    account: userId,
    prompt: rewritingPrompt(caption, given.change, target),
    schema: rewritingSchema,
    read: suggestedCaption,
  });
  if (!answer?.text) throw new UserError('PROVIDER_ERROR', 'The AI did not answer. Your caption is unchanged.');
  const said = givenWords(design, post);
  const rewritten = withoutOtherFacts(answer.text, said, target || answer.language);
  if (!rewritten)
    throw new UserError(
      'PROVIDER_ERROR',
      'The AI added facts that you did not give, so its text was not used. Your caption is unchanged.',
    );
  if (!isTranslated) return { ...caption, text: rewritten };
  return {
    text: rewritten,
    hashtags: answer.hashtags.filter((tag) => statesOnlyGiven(tag, said, 'de')),
    altText: withoutOtherFacts(answer.altText, said, target),
    language: target,
  };
}
