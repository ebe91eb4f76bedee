/** A request that no list can answer: the caller's fault. `field` names the culprit among the arguments. */
export class BadListRequest extends Error {
  override readonly name = 'BadListRequest';
  constructor(
    message: string,
    readonly field: string[],
  ) {
    super(message);
  }
}
