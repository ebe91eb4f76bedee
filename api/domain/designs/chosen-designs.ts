import { In } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { mostDesignsAtOnce } from '../../../contract/designs';
import { UserError, isId } from '../user-error';
import type { DesignEntity } from './design.entity';

/** Each id that was chosen, once. @throws UserError INVALID_INPUT for none, or more than are done at once. */
export function chosenIds(given: readonly string[]): string[] {
  // before anything is made of them: nobody sends a million for nothing
  if (given.length > mostDesignsAtOnce)
    throw new UserError('INVALID_INPUT', `Please choose at most ${mostDesignsAtOnce} designs at once.`, ['ids']);
  if (given.length === 0) throw new UserError('INVALID_INPUT', 'Please choose a design.', ['ids']);
  return [...new Set(given.map((id) => id.toLowerCase()))];
}

/** The designs with these ids; what can't be an id names none. */
export const among = (ids: readonly string[]): FindOptionsWhere<DesignEntity> => ({ id: In(ids.filter(isId)) });
