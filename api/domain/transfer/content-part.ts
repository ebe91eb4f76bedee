import type { RequestContext } from '../../context';

/** A part of the exported content: a section, or the settings of one kind. */
export interface ContentPart {
  /** Its name in the file, such as `section:banner`. */
  name: string;
  /** Returns what the shop has, without secrets, and its version. */
  read: (ctx: RequestContext) => Promise<{ value: object; version: number }>;
  /**
   * Checks a value from a file and returns what would be stored.
   * @throws UserError INVALID_INPUT naming the field
   */
  check: (value: unknown) => object;
  /**
   * Stores a value from a file.
   * @returns the new version
   * @throws UserError INVALID_INPUT naming the field, CONFLICT when another version is current
   */
  write: (ctx: RequestContext, value: unknown, version: number) => Promise<number>;
}
