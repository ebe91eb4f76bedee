import { printAddressesOf } from '../../../../studio/posts/sizes';
import type { Resolvers } from '../../../graphql/generated/resolvers';
import { freshUser } from '../../accounts/user.service';
import { payload } from '../../payload';
import { signedIn } from '../../viewer';
import { rewriteCaption } from './caption.service';
import { copyDesign } from './copy-post.service';
import { findDocument, loadContent, loadDocument, loadLayoutHash, loadSample, saveDocument } from './document.service';

export const studioResolvers: Resolvers = {
  Query: {
    designDocument: (_root, { id }, ctx) => findDocument(ctx, id),
  },
  Mutation: {
    saveDesignDocument: (_root, given, ctx) =>
      payload(async () => ({ document: await saveDocument(ctx, given) }), { document: null }),
    rewriteCaption: (_root, given, ctx) =>
      payload(async () => ({ caption: await rewriteCaption(ctx, given) }), { caption: null }),
    copyDesign: (_root, given, ctx) =>
      payload(
        async () => ({
          design: await copyDesign(ctx, given),
          viewer: await freshUser(ctx, signedIn(ctx).userId),
        }),
        { design: null, viewer: null },
      ),
  },
  Design: {
    document: (design, _args, ctx) => loadDocument(ctx, design),
  },
  DesignDocument: {
    id: ({ designId }) => designId,
    content: (document, _args, ctx) => loadContent(ctx, document),
    pictureUrl: ({ designId }) => `/designs/${designId}/background`,
    pictureRatio: ({ ratio }) => ratio,
    layoutHash: (document, { size }, ctx) => loadLayoutHash(ctx, document, size),
    pictureSample: (document, _args, ctx) => loadSample(ctx, document),
    prints: ({ designId }) => printAddressesOf(designId),
  },
};
