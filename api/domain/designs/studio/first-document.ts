import type { Style, Niche } from '../../../../studio/brief';
import { applyBrand } from '../../../../studio/posts/brand';
import { DOCUMENT_VERSION } from '../../../../studio/posts/document';
import type { PostDocument } from '../../../../studio/posts/document';
import { newDocument } from '../../../../studio/posts/new-document';
import { paletteFromPicture } from '../../../../studio/posts/picture-palette';
import { focalPoint } from '../../../../studio/posts/picture-sample';
import type { PictureSample } from '../../../../studio/posts/picture-sample';
import type { RequestContext } from '../../../context';
import { DesignEntity } from '../design.entity';
import { brandOfDesign } from './design-brand';
import { DesignDocumentEntity } from './design-document.entity';
import { contentOf } from './document.service';

/** Returns the first document of a design: a copy of the post that it is another picture of, or a new one. */
export const firstDocument = async (
  ctx: RequestContext,
  design: DesignEntity,
  sample: PictureSample,
): Promise<PostDocument> => (await copiedDocument(ctx, design, sample)) ?? newDocumentOf(design, sample);

/** Returns the post of the design that this one is another picture of, fitted to the new picture; null for others. */
async function copiedDocument(
  ctx: RequestContext,
  { basedOn, userId }: DesignEntity,
  sample: PictureSample,
): Promise<PostDocument | null> {
  const from = basedOn && (await ctx.db.findOneBy(DesignEntity, { id: basedOn, userId }));
  const row = from && (await ctx.db.findOneBy(DesignDocumentEntity, { designId: from.id }));
  if (!row) return null;
  const document = contentOf(row);
  const { palette, picture } = document;
  return {
    ...document,
    palette: palette.from === 'PICTURE' ? { ...paletteFromPicture(sample), from: 'PICTURE' } : palette,
    picture: { ...picture, ...focalPoint(sample) },
  };
}

function newDocumentOf(design: DesignEntity, sample: PictureSample): PostDocument {
  const { primaryText, style, niche, id, suggestions: suggested } = design;
  const brief = {
    primaryText,
    style: style.toLowerCase() as Style,
    niche: niche.toLowerCase() as Niche,
    seed: id,
  };
  const brand = brandOfDesign(design);
  // the brand's own words for buttons come before suggested ones
  const words = { ...suggested, ...(brand?.buttons[0] && { button: '' }) };
  const document = { ...newDocument(brief, sample, words), version: DOCUMENT_VERSION } as const;
  return brand ? applyBrand(document, brand).document : document;
}

/** A logo whose picture was deleted while the design waited is left out: the post is made nevertheless. */
export function withStoredLogo(document: PostDocument, files: Readonly<Record<string, Buffer>>): PostDocument {
  const { logo } = document;
  const pictures = [logo?.light, logo?.dark].filter((one) => one != null);
  return pictures.every(({ image }) => files[image]) ? document : { ...document, logo: null };
}
