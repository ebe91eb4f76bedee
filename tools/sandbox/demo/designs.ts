import type { RequestContext } from '../../../api/context';
import type { DesignInput } from '../../../api/graphql/generated/schema';
import { reserveCredit } from '../../../api/domain/credits/credit.service';
import { DesignEntity } from '../../../api/domain/designs/design.entity';
import { storeDesignFiles } from '../../../api/domain/designs/design-files';
import { finishPicture } from '../../../api/domain/designs/picture';
import { buildPrompt } from '../../../api/domain/designs/prompt';
import { renderPost } from '../../pixels/render-post';

const wishes: DesignInput[] = [
  {
    platform: 'INSTAGRAM',
    postType: 'INSTAGRAM_POST',
    size: 'SQUARE',
    niche: 'COOKING',
    style: 'PLAYFUL',
    primaryText: 'Sourdough Saturday: first loaves out at 7',
    customPrompt: 'A warm kitchen morning, flour in the air. The image should be in Square format.',
  },
  {
    platform: 'FACEBOOK',
    postType: 'FACEBOOK_POST',
    size: 'LANDSCAPE',
    niche: 'COOKING',
    style: 'BOLD',
    primaryText: 'Two cinnamon buns for one, all week',
    customPrompt: 'One big bun, strong colour. The image should be in Landscape format.',
  },
  {
    platform: 'INSTAGRAM',
    postType: 'INSTAGRAM_POST',
    size: 'SQUARE',
    niche: 'BUSINESS',
    style: 'PROFESSIONAL',
    primaryText: 'We are hiring a pastry chef',
    customPrompt: 'Calm and confident. The image should be in Square format.',
  },
];

/** A few finished designs with their pictures and ledger rows, as if the customer had made them. */
export async function seedDesigns(tx: RequestContext, userId: string): Promise<void> {
  for (const [index, wish] of wishes.entries()) {
    const prompt = buildPrompt(wish);
    const createdAt = new Date(Date.now() - (wishes.length - index) * 26 * 60 * 60 * 1000);
    const { identifiers } = await tx.db.insert(DesignEntity, {
      ...wish,
      userId,
      requestId: `demo-design-${index}`,
      prompt,
      createdAt,
      startedAt: createdAt,
    });
    const id = identifiers[0]?.['id'] as string;
    await reserveCredit(tx, userId, id);
    const drawn = await draw(wish, prompt);
    const picture = await finishPicture(drawn, wish.size);
    const files = await storeDesignFiles(tx, id, picture, drawn);
    const finishedAt = new Date(createdAt.getTime() + 9_000);
    await tx.db.update(
      DesignEntity,
      { id },
      {
        ...files,
        state: 'SUCCEEDED',
        width: picture.width,
        height: picture.height,
        model: tx.config.gemini.imageModels[0],
        finishedAt,
      },
    );
  }
}

const draw = (wish: DesignInput, prompt: string) =>
  renderPost({
    platform: wish.platform === 'FACEBOOK' ? 'facebook' : 'instagram',
    size: wish.size === 'SQUARE' ? 'square' : 'landscape',
    style: wish.style.toLowerCase() as Lowercase<typeof wish.style>,
    niche: wish.niche.toLowerCase() as Lowercase<typeof wish.niche>,
    primaryText: wish.primaryText,
    seed: prompt,
  });
