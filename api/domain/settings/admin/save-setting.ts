import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../../context';
import { audited } from '../../audit/audit.service';
import { UserError } from '../../user-error';
import { SettingEntity } from '../setting.entity';

/**
 * Puts a setting in place of the version it was made from. The same change sent again changes nothing.
 * @throws UserError CONFLICT when another version is current.
 */
export async function saveSetting(
  ctx: RequestContext,
  key: string,
  version: number | null | undefined,
  change: (before: object) => object,
  shown: (body: object) => object = (body) => body,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    // gives the first two concurrent saves a row to lock
    await tx.db.query(`insert into settings (key, body, version) values ($1, '{}', 0) on conflict (key) do nothing`, [
      key,
    ]);
    const row = await tx.db.findOneOrFail(SettingEntity, { where: { key }, lock: { mode: 'pessimistic_write' } });
    const before = row.body ?? {};
    const body = change(before);
    // the repetition of a change whose answer was lost
    if (version === row.version - 1 && isDeepStrictEqual(JSON.parse(JSON.stringify(body)), before)) return;
    if (version != null && version !== row.version)
      throw new UserError('CONFLICT', 'These settings have changed since you opened them.');
    await audited(tx, { action: 'save-settings', subject: `settings/${key}` }, async () => {
      await tx.db.update(SettingEntity, { key }, { body, version: row.version + 1, updatedAt: new Date() });
      return { before: shown(before), after: shown(body), result: undefined };
    });
  });
}

/** Whether a secret comes back from a form as it was shown: blank or masked. The stored one stays then. */
export const isMask = (text: string | null | undefined): text is null | undefined | '' =>
  !text?.trim() || /^[*•]+$|\.\.\.|…/.test(text);
