import { Not } from 'typeorm';
import { savedViewForm } from '../../../contract/list-settings';
import { listSettingsLimits } from '../../../contract/limits';
import type { RequestContext } from '../../context';
import { inOrderOfNames } from '../../platform/lists/definition';
import type { AdminList, SaveViewInput } from '../../graphql/generated/schema';
import { lockAccount } from '../accounts/user.service';
import { audited } from '../audit/audit.service';
import { checked } from '../input';
import { UserError, checkId, notFound } from '../user-error';
import { signedIn } from '../viewer';
import { SavedViewEntity } from './saved-view.entity';

const { viewsPerList } = listSettingsLimits;

/** What the audit stores of a view. */
const factsOf = ({ list, name, query, isShared }: SavedViewEntity) => ({ list, name, query, isShared });

/** Returns the caller's views of a list and those that other Admins share, by name. */
export const viewsOf = async (ctx: RequestContext, list: AdminList): Promise<SavedViewEntity[]> =>
  inOrderOfNames(
    await ctx.db.find(SavedViewEntity, {
      where: [
        { list, userId: signedIn(ctx).userId },
        { list, isShared: true },
      ],
      order: { id: 'ASC' },
    }),
  );

/** Returns a view of the caller's. @throws AccessError NOT_FOUND. */
async function findOwnView(tx: RequestContext, id: string): Promise<SavedViewEntity> {
  const view = await tx.db.findOneBy(SavedViewEntity, { id: checkId(id, 'View'), userId: signedIn(tx).userId });
  if (!view) throw notFound('View');
  return view;
}

/** Whether a view has just these values; its name is found without regard to case. */
const isEqual = (
  view: SavedViewEntity,
  { name, query, isShared }: Pick<SavedViewEntity, 'name' | 'query' | 'isShared'>,
) => view.name === name && view.query === query && view.isShared === isShared;

/**
 * Saves a view: a new one, or a change of the caller's. A new one that the caller has already is returned as it is.
 * @throws UserError INVALID_INPUT with the field, also for a name that another view has; LIMIT_REACHED; AccessError
 * NOT_FOUND for a view of another Admin.
 */
export async function saveView(ctx: RequestContext, { id, list, ...input }: SaveViewInput): Promise<SavedViewEntity> {
  const { userId } = signedIn(ctx);
  const given = { ...checked(savedViewForm, input), isShared: input.isShared };
  return ctx.transaction(async (tx) => {
    // serialises the changes of an Admin's views, for their number and their names
    await lockAccount(tx, userId);
    const known = typeof id === 'string' ? await findOwnView(tx, id) : null;
    const others = { userId, list: known?.list ?? list, ...(known && { id: Not(known.id) }) };
    const namesake = await tx.db.findOneBy(SavedViewEntity, { ...others, name: given.name });
    // the answer to an earlier call may have been lost
    if (namesake && !known && isEqual(namesake, given)) return namesake;
    if (namesake) throw new UserError('INVALID_INPUT', 'You already have a view with this name.', ['name']);
    if ((await tx.db.countBy(SavedViewEntity, others)) >= viewsPerList)
      throw new UserError(
        'LIMIT_REACHED',
        `A list has at most ${viewsPerList} views of yours. Please delete one first.`,
      );
    const view = await tx.db.save(SavedViewEntity, known ? { ...known, ...given } : { userId, list, ...given });
    const before = { view: known && factsOf(known) };
    return audited(tx, { action: 'save-view', subject: `saved-views/${view.id}` }, () =>
      Promise.resolve({ before, after: factsOf(view), result: view }),
    );
  });
}

/** Deletes a view of the caller's. @throws AccessError NOT_FOUND. */
export const deleteView = (ctx: RequestContext, id: string): Promise<SavedViewEntity> =>
  ctx.transaction(async (tx) => {
    const view = await findOwnView(tx, id);
    return audited(tx, { action: 'delete-view', subject: `saved-views/${view.id}` }, async () => {
      await tx.db.delete(SavedViewEntity, { id: view.id });
      return { before: factsOf(view), after: { view: null }, result: view };
    });
  });

/** A query of an address may be composed in another way than a stored name. */
const oneForm = (text: string) => text.normalize('NFC').trim().toLowerCase();
const isPartOfWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/**
 * Whether a text names a person: it holds their address or whole name as words of its own. A name of one word may be any
 * word, such as 'Status', so a text has to be just that.
 */
function isAbout(text: string, person: string): boolean {
  const [all, one] = [oneForm(text), oneForm(person)];
  if (!/[\s@]/u.test(one)) return all === one;
  for (let at = all.indexOf(one); at >= 0; at = all.indexOf(one, at + 1))
    if (!isPartOfWord(all[at - 1]) && !isPartOfWord(all[at + one.length])) return true;
  return false;
}

/** Values of filters with choices, dates and amounts: no text of a person's. */
const isChoice = (value: string) => /^[A-Z0-9_,.:-]*$/.test(value);

/** Returns the query of a view without the texts that name a person; its other filters stay. */
function withoutPerson(query: string, persons: readonly string[]): string {
  const parts = [...new URLSearchParams(query)];
  const left = parts.filter(([, value]) => isChoice(value) || !persons.some((one) => isAbout(value, one)));
  return left.length === parts.length ? query : new URLSearchParams(left).toString();
}

/**
 * Erases a person from the views of all Admins, such as an address that a view searches for.
 * @param persons their address and name
 * @returns the ids of the views that named them
 */
export async function eraseFromViews(tx: RequestContext, persons: readonly string[]): Promise<string[]> {
  const changed: string[] = [];
  for (const { id, name, query } of await tx.db.findBy(SavedViewEntity, {})) {
    const left = withoutPerson(query, persons);
    const isNamed = persons.some((one) => isAbout(name, one));
    if (!isNamed && left === query) continue;
    // a name is unique among an Admin's views
    await tx.db.update(SavedViewEntity, { id }, { query: left, ...(isNamed && { name: `Erased ${id.slice(-12)}` }) });
    changed.push(id);
  }
  return changed;
}
