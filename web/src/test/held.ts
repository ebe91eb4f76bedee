/** An answer that a test releases later. */
export interface Held<Answer> {
  /** Returned by the resolver in place of the answer itself. */
  answer: Promise<Answer>;
  give: (answer: Answer) => void;
}

export function held<Answer>(): Held<Answer> {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}
