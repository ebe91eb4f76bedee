/** An answer that waits until a test gives it. */
export interface Held<Answer> {
  /** Answered by the resolver in place of the answer itself. */
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
