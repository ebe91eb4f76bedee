/** An invalid list request: the caller's fault. `field` names the offending argument. */
export class BadListRequest extends Error {
  override readonly name = 'BadListRequest';
  constructor(
    message: string,
    readonly field: string[],
  ) {
    super(message);
  }
}
