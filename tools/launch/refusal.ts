/** An expected failure: one sentence for the person at the terminal, and the exit code. */
export class Refusal extends Error {
  constructor(
    sentence: string,
    readonly exitCode = 1,
  ) {
    super(sentence);
  }
}
