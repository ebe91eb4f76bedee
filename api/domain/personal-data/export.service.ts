import { Readable } from 'node:stream';
import type { RequestContext } from '../../context';
import type { ProofInput } from '../../graphql/generated/schema';
import { emailsOf } from '../../platform/mail/emails';
import { emailText } from '../../platform/mail/mailer';
import { emailStatus } from '../../platform/mail/outbox.entity';
import { inBatches } from '../../platform/lists/csv';
import { walkList } from '../../platform/lists/walk';
import { notesAbout } from '../accounts/admin/user-note.service';
import { confirmPerson } from '../accounts/sign-in/confirmation.service';
import { lockCaller } from '../accounts/sessions/session.service';
import { issueToken, redeemToken, spendTokens } from '../accounts/single-use-token.service';
import { findTestAccount } from '../accounts/test-account.service';
import type { UserEntity } from '../accounts/user.entity';
import { freshUser } from '../accounts/user.service';
import { apiRequestsOf } from '../api-requests/api-request.service';
import { actionsOn } from '../audit/audit.service';
import { brandContent, brandsOf } from '../brands/brand.service';
import { creditEntryList } from '../credits/credit.list';
import { monthsOf, postsOf } from '../months/month-plan.service';
import { designsOf } from '../designs/account-designs.service';
import type { DesignEntity } from '../designs/design.entity';
import { contentOf, loadAnyDocument } from '../designs/studio/document.service';
import { openPrintOfArchive, wantedPrint } from '../designs/studio/print.service';
import { photosOf } from '../designs/photos/photo.service';
import { favoritePromptsOf } from '../favorites/favorite-prompt.service';
import { uploadsOf } from '../files/upload.service';
import { listSettingsOf } from '../saved-views/list-preferences.service';
import { messageList } from '../messages/message.list';
import { drawInvoice } from '../payments/invoices/invoice-drawing';
import { invoiceNumber } from '../payments/invoices/invoice.service';
import { readEmailBrand } from '../settings/appearance';
import { ticketImagesOf, ticketsOf } from '../tickets/account-tickets.service';
import { AccessError, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import {
  accountFacts,
  browserRecords,
  linkRecords,
  providerRecords,
  sessionRecords,
  tokenRecords,
} from './account-records';
import { archiveReadme, testFolder } from './archive-readme';
import { commentRecords, invoicesOfAll, orderRecords, unmatchedRecords } from './order-records';
import { subjectsOf } from './person-content';
import { eventList } from '../webhooks/events/event.list';
import { webhooksOf } from '../webhooks/account-webhooks.service';

/** A file of the archive. */
export type ArchiveEntry =
  | { path: string; text: string }
  | { path: string; record: object }
  | { path: string; records: () => AsyncIterable<object> | Iterable<object> }
  | { path: string; open: () => Promise<Readable | null> };

/**
 * Prepares an archive of everything that is stored about the caller.
 * @returns its address, for one download
 * @throws UserError TOO_MANY_REQUESTS, and as for `confirmPerson`.
 */
export async function prepareDataDownload(ctx: RequestContext, proof: ProofInput): Promise<string> {
  const { id } = await confirmPerson(ctx, proof);
  const wait = await ctx.limits.take('downloadPerAccount', id);
  if (wait > 0) throw tooManyRequests('You have downloaded your data several times today.', wait);
  const token = await ctx.transaction(async (tx) => {
    await lockCaller(tx);
    await spendTokens(tx, id, 'DOWNLOAD');
    return issueToken(tx, id, 'DOWNLOAD');
  });
  return `/account/data/${token}`;
}

/** Opens the archive at an address that was prepared for the caller; null when it is not valid (any more). */
export async function openArchive(ctx: RequestContext, token: string): Promise<AsyncIterable<ArchiveEntry> | null> {
  const { userId: id } = signedIn(ctx);
  if (!(await redeemToken(ctx, token, 'DOWNLOAD', id))) return null;
  const user = await freshUser(ctx, id);
  return user && archiveOf(ctx, user);
}

async function* archiveOf(ctx: RequestContext, user: UserEntity): AsyncGenerator<ArchiveEntry> {
  yield { path: 'README.txt', text: archiveReadme((await readEmailBrand(ctx)).name, new Date()) };
  yield* contentsOf(ctx, user);
  const testId = await findTestAccount(ctx, user.id);
  const testUser = testId && (await freshUser(ctx, testId));
  if (!testUser) return;
  for await (const entry of contentsOf(ctx, testUser)) yield { ...entry, path: testFolder + entry.path };
}

async function* contentsOf(ctx: RequestContext, user: UserEntity): AsyncGenerator<ArchiveEntry> {
  const { id } = user;
  yield { path: 'account.json', record: await accountFacts(ctx, user) };
  yield { path: 'orders.json', records: () => orderRecords(ctx, id) };
  yield { path: 'unmatched-payments.json', records: () => unmatchedRecords(ctx, id) };
  yield* invoiceFiles(ctx, id);
  yield { path: 'credits.json', records: () => creditRecords(ctx, id) };
  yield { path: 'tickets.json', records: () => ticketRecords(ctx, id) };
  yield { path: 'messages.json', records: () => messageRecords(ctx, id) };
  yield { path: 'notes-of-our-team.json', records: () => noteRecords(ctx, id) };
  yield { path: 'actions-of-our-team.json', records: () => actionRecords(ctx, id) };
  yield { path: 'comments-on-orders.json', records: () => commentRecords(ctx, id) };
  yield { path: 'emails.json', records: () => emailRecords(ctx, user) };
  yield { path: 'linked-sign-ins.json', records: () => providerRecords(ctx, id) };
  yield { path: 'access-tokens.json', records: () => tokenRecords(ctx, id) };
  yield { path: 'api-requests.json', records: () => requestRecords(ctx, id) };
  yield { path: 'sessions.json', records: () => sessionRecords(ctx, id) };
  yield { path: 'browsers.json', records: () => browserRecords(ctx, id) };
  yield { path: 'links.json', records: () => linkRecords(ctx, id) };
  yield { path: 'favorite-prompts.json', records: () => favoriteRecords(ctx, id) };
  yield { path: 'brands.json', records: () => brandRecords(ctx, id) };
  yield { path: 'months.json', records: () => monthRecords(ctx, id) };
  yield { path: 'lists.json', records: () => listRecords(ctx, id) };
  yield { path: 'webhooks.json', records: () => webhookRecords(ctx, id) };
  yield { path: 'events.json', records: () => eventRecords(ctx, id) };
  yield { path: 'designs.json', records: () => designRecords(ctx, id) };
  for await (const design of designsOf(ctx, id))
    if (design.state === 'SUCCEEDED') yield { path: `designs/${design.id}.png`, open: () => pictureOf(ctx, design) };
  for (const photo of await photosOf(ctx, id))
    yield { path: `photos/${photo.id}.jpg`, open: () => opened(ctx, photo.fileKey) };
  for (const { name, key } of await uploadsOf(ctx, id)) yield { path: `images/${name}`, open: () => opened(ctx, key) };
  for await (const { id: image, kind, fileKey } of ticketImagesOf(ctx, id))
    yield { path: `ticket-images/${image}.${kind}`, open: () => opened(ctx, fileKey) };
}

/** Opens the picture of a design as it is today, with the words that were edited since it was made; null when it is lost. */
async function pictureOf(ctx: RequestContext, design: DesignEntity): Promise<Readable | null> {
  const row = await loadAnyDocument(ctx, design);
  if (row)
    return openPrintOfArchive(ctx, wantedPrint(design, row, row.firstSize, 'png')).catch((error: unknown) => {
      if (error instanceof AccessError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
  return design.imageKey ? opened(ctx, design.imageKey) : null;
}

/** Yields invoices and credit notes in the same form as at their own addresses. */
async function* invoiceFiles(ctx: RequestContext, owner: string): AsyncGenerator<ArchiveEntry> {
  for await (const invoice of invoicesOfAll(ctx, owner))
    yield {
      path: `invoices/${invoiceNumber(invoice)}.pdf`,
      open: async () => Readable.from(await drawInvoice(ctx, invoice)),
    };
}

const opened = async (ctx: RequestContext, key: string): Promise<Readable | null> =>
  (await ctx.storage.open(key))?.body ?? null;

async function* creditRecords(ctx: RequestContext, owner: string) {
  const all = walkList(ctx, creditEntryList, { owner, sort: { field: 'CREATED_AT', direction: 'ASC' } });
  for await (const { change, balanceAfter, reason, subjectType, subject, note, createdAt } of all)
    yield { change, balanceAfter, reason, subjectType, subject, note, createdAt };
}

async function* designRecords(ctx: RequestContext, owner: string) {
  const all = inBatches(designsOf(ctx, owner), 100, (designs) =>
    Promise.all(designs.map(async (design) => ({ design, row: await loadAnyDocument(ctx, design) }))),
  );
  for await (const { design, row } of all) {
    const { id, platform, postType, size, niche, style, primaryText, customPrompt, enhancedPrompt } = design;
    const { prompt, lettering, credits, corrects, pictureSource, photoId, basedOn, brandId, brand } = design;
    const { state, error, createdAt, finishedAt } = design;
    const post = row && (({ words, perSize, caption, logo }) => ({ words, perSize, caption, logo }))(contentOf(row));
    yield {
      ...{ id, platform, postType, size, niche, style, primaryText, customPrompt, enhancedPrompt, prompt },
      ...{ lettering, credits, corrects, pictureSource, photo: photoId, basedOn, brandId, brand },
      ...{ post, state, error, createdAt, finishedAt },
    };
  }
}

/** Messages of Admins; their words are in the emails. */
async function* messageRecords(ctx: RequestContext, owner: string) {
  for await (const { templateName, subject, createdAt } of walkList(ctx, messageList, { owner }))
    yield { templateName, subject, createdAt };
}

/** What Admins did to the account, its orders, tickets and designs, and why. Who of them did it is theirs. */
async function* actionRecords(ctx: RequestContext, owner: string) {
  for (const { subject, action, reason, createdAt } of await actionsOn(ctx, await subjectsOf(ctx, owner)))
    yield { subject, action, reason, createdAt };
}

/** Emails of the account, without the links that they held: a link's holder can act for the account. */
async function* emailRecords(ctx: RequestContext, account: UserEntity) {
  for await (const { recipient: to, subject, html, state, createdAt, sentAt } of emailsOf(ctx.db, account))
    yield { to, subject, text: emailText(html), status: emailStatus(state), createdAt, sentAt };
}

async function* requestRecords(ctx: RequestContext, owner: string) {
  for await (const { tokenName, operation, status, code, cost, durationMs, requestId, createdAt } of apiRequestsOf(
    ctx,
    owner,
  ))
    yield { token: tokenName, operation, status, code, cost, durationMs, requestId, createdAt };
}

async function* noteRecords(ctx: RequestContext, owner: string) {
  for (const { text, createdAt } of await notesAbout(ctx, owner)) yield { text, createdAt };
}

async function* favoriteRecords(ctx: RequestContext, owner: string) {
  for (const { name, prompt, niche, platform, createdAt } of await favoritePromptsOf(ctx, owner))
    yield { name, prompt, niche, platform, createdAt };
}

async function* brandRecords(ctx: RequestContext, owner: string) {
  for (const brand of await brandsOf(ctx, owner)) {
    const { id, createdAt, savedAt } = brand;
    yield { id, ...brandContent(brand), createdAt, savedAt };
  }
}

async function* monthRecords(ctx: RequestContext, owner: string) {
  for (const month of await monthsOf(ctx, owner)) {
    const { id, idea, startsOn, platform, niche, style, brandId, language } = month;
    const { state, pictures, reminders, createdAt, savedAt } = month;
    const posts = (await postsOf(ctx, id)).map(
      ({ day, angle, headline, second, caption, hashtags, scene, state: made, picture, designId, remindedAt }) => ({
        ...{ day, angle, headline, second, caption, hashtags, scene, state: made, picture, designId, remindedAt },
      }),
    );
    yield {
      ...{ id, idea, startsOn, platform, niche, style, brandId, language },
      ...{ state, pictures, reminders, createdAt, savedAt, posts },
    };
  }
}

async function* webhookRecords(ctx: RequestContext, owner: string) {
  for (const endpoint of await webhooksOf(ctx, owner)) yield endpoint;
}

/** What webhooks reported in the last 30 days. */
async function* eventRecords(ctx: RequestContext, owner: string) {
  for await (const { type, data, createdAt } of walkList(ctx, eventList, { owner })) yield { type, data, createdAt };
}

/** How an Admin sees lists. */
async function* listRecords(ctx: RequestContext, owner: string) {
  const { preferences, views } = await listSettingsOf(ctx, owner);
  for (const { list, density, columns } of preferences) yield { list, density, columns };
  for (const { list, name, query, isShared } of views) yield { list, name, query, isShared };
}

async function* ticketRecords(ctx: RequestContext, owner: string) {
  for await (const { ticket, replies, images } of ticketsOf(ctx, owner)) {
    const { id, userName, userEmail, subject, message, phone, status, priority, createdAt } = ticket;
    const { designId, orderId, mergedInto } = ticket;
    /** Returns the file names of a message's pictures in the archive; a null reply is the first message. */
    const picturesOf = (reply: string | null) =>
      images.filter(({ replyId }) => replyId === reply).map((image) => `ticket-images/${image.id}.${image.kind}`);
    const said = replies.map((reply) => ({
      sender: reply.sender,
      message: reply.message,
      pictures: picturesOf(reply.id),
      createdAt: reply.createdAt,
    }));
    yield {
      ...{ id, userName, userEmail, subject, message, pictures: picturesOf(null), phone, status, priority },
      ...{ designId, orderId, mergedInto, createdAt, replies: said },
    };
  }
}
