import { In } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { mostDesignsAtOnce } from '../../../contract/limits';
import { UserError, isId } from '../user-error';
import type { DesignEntity } from './design.entity';

/** Returns each chosen id once. @throws UserError INVALID_INPUT for none, or for more than the maximum per call. */
export function selectedIds(given: readonly string[]): string[] {
  // checked before the ids are processed: a list of a million must not cost anything
  if (given.length > mostDesignsAtOnce)
    throw new UserError('INVALID_INPUT', `Please choose at most ${mostDesignsAtOnce} designs at once.`, ['ids']);
  if (given.length === 0) throw new UserError('INVALID_INPUT', 'Please choose a design.', ['ids']);
  return [...new Set(given.map((id) => id.toLowerCase()))];
}

/** Condition for the designs with these ids; malformed ids are ignored. */
export const among = (ids: readonly string[]): FindOptionsWhere<DesignEntity> => ({ id: In(ids.filter(isId)) });
