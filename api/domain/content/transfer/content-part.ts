import type { RequestContext } from '../../../context';
import type { TokenScope } from '../../../graphql/generated/schema';

/** A part of the exported content: a section, or the settings of one kind. */
export interface ContentPart {
  /** Its name in the file, such as `section:banner`. */
  name: string;
  /** What a personal access token needs to read and to write it, as at the operations of the same section or settings. */
  scopes: { read: TokenScope; write: TokenScope };
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
