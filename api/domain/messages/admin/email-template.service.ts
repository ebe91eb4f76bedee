import { isDeepStrictEqual } from 'node:util';
import { Not, Raw } from 'typeorm';
import { emailTemplateForm } from '../../../../contract/message';
import { messageLimits } from '../../../../contract/limits';
import type { RequestContext } from '../../../context';
import { inOrderOfNames } from '../../../platform/lists/definition';
import type { EmailTemplateInput } from '../../../graphql/generated/schema';
import { audited } from '../../audit/audit.service';
import { checked } from '../../input';
import { createdOnce } from '../../idempotency/repeated-request';
import { UserError, checkId, notFound } from '../../user-error';
import { EmailTemplateEntity } from '../email-template.entity';
import { storedWords } from '../message-email';

/** Arbitrary but fixed: serialises the changes, for the number and the names of the templates. */
const changesLock = 7306422;

/** What the audit stores of a template. */
const factsOf = ({ name, subject, body, version }: EmailTemplateEntity) => ({ name, subject, body, version });

/** Returns all email templates by name. */
export const emailTemplates = async (ctx: RequestContext): Promise<EmailTemplateEntity[]> =>
  inOrderOfNames(await ctx.db.find(EmailTemplateEntity, { order: { id: 'ASC' }, take: messageLimits.templates }));

/**
 * Returns the name of the template that a message began with; null for none.
 * @throws UserError INVALID_INPUT for a template that does not exist (any more).
 */
export async function templateName(
  ctx: RequestContext,
  id: string | null | undefined,
  subject?: string,
): Promise<string | null> {
  if (!id) {
    const named = subject && (await ctx.db.findOne(EmailTemplateEntity, { where: { subject }, order: { id: 'ASC' } }));
    return named ? named.name : null;
  }
  const template = await ctx.db.findOneBy(EmailTemplateEntity, { id: checkId(id, 'Email template') });
  if (!template) throw new UserError('INVALID_INPUT', 'This template no longer exists.', ['templateId']);
  return template.name;
}

/** @throws AccessError NOT_FOUND. */
async function findTemplate(tx: RequestContext, id: string): Promise<EmailTemplateEntity> {
  const known = await tx.db.findOneBy(EmailTemplateEntity, { id: checkId(id, 'Email template') });
  if (!known) throw notFound('Email template');
  return known;
}

/** Returns the template in the version that was edited. @throws AccessError NOT_FOUND; UserError CONFLICT. */
async function findVersion(tx: RequestContext, id: string, version: number): Promise<EmailTemplateEntity> {
  const known = await findTemplate(tx, id);
  if (known.version !== version) throw new UserError('CONFLICT', 'This template has changed since you opened it.');
  return known;
}

/**
 * Stores a template, new without a known one, under the lock of all templates.
 * @throws UserError INVALID_INPUT, LIMIT_REACHED.
 */
async function store(
  tx: RequestContext,
  known: EmailTemplateEntity | null,
  { name, ...words }: EmailTemplateInput,
): Promise<EmailTemplateEntity> {
  const sameName = Raw((column) => `lower(${column}) = lower(:name)`, { name });
  if (await tx.db.existsBy(EmailTemplateEntity, { name: sameName, ...(known && { id: Not(known.id) }) }))
    throw new UserError('INVALID_INPUT', 'There is already a template with this name.', ['name']);
  if (!known && (await tx.db.count(EmailTemplateEntity)) >= messageLimits.templates)
    throw new UserError('LIMIT_REACHED', `At most ${messageLimits.templates} templates. Please delete one first.`);
  const saved = await tx.db.save(EmailTemplateEntity, {
    ...(known && { id: known.id }),
    name,
    ...words,
    version: (known?.version ?? 0) + 1,
    updatedAt: new Date(),
  });
  const before = { template: known && factsOf(known) };
  return audited(tx, { action: 'save-email-template', subject: `email-templates/${saved.id}` }, () =>
    Promise.resolve({ before, after: factsOf(saved), result: saved }),
  );
}

/**
 * Creates an email template or changes one. A repeated request id is the same new template, and the same change
 * sent again changes nothing.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, CONFLICT, LIMIT_REACHED.
 */
export async function saveEmailTemplate(
  ctx: RequestContext,
  id: string | null,
  input: EmailTemplateInput,
  version: number,
  requestId?: string | null,
): Promise<EmailTemplateEntity> {
  const typed = checked(emailTemplateForm, input);
  // sanitized, it must still fit
  const given = checked(emailTemplateForm, { ...typed, ...storedWords(typed) });
  return ctx.transaction(async (tx) => {
    await tx.db.query('select pg_advisory_xact_lock($1)', [changesLock]);
    if (id !== null) {
      const known = await findTemplate(tx, id);
      // the repetition of a change whose answer was lost
      if (isDeepStrictEqual(factsOf(known), { ...given, version: version + 1 })) return known;
      return store(tx, await findVersion(tx, id, version), given);
    }
    const creation = { operation: 'saveEmailTemplate', requestId, input: given };
    const createdId = await createdOnce(tx, creation, async () => (await store(tx, null, given)).id);
    return findTemplate(tx, createdId);
  });
}

/** Deletes an email template. @throws AccessError NOT_FOUND; UserError CONFLICT. */
export const deleteEmailTemplate = (ctx: RequestContext, id: string, version: number): Promise<EmailTemplateEntity> =>
  ctx.transaction(async (tx) => {
    await tx.db.query('select pg_advisory_xact_lock($1)', [changesLock]);
    const template = await findVersion(tx, id, version);
    return audited(tx, { action: 'delete-email-template', subject: `email-templates/${template.id}` }, async () => {
      await tx.db.delete(EmailTemplateEntity, { id: template.id });
      return { before: factsOf(template), after: { template: null }, result: template };
    });
  });
