import type { Json } from '../schemas';

interface Script {
  /** Statuses that the request may get; 200 when omitted. */
  answers?: readonly number[] | undefined;
  /** Variables of the collection, each with an expression of JavaScript over `answer`. */
  stores?: Readonly<Record<string, string>> | undefined;
  /** For requests to /graphql: the mutation whose payload may have no errors. */
  graphql?: { mutation?: string | undefined };
}

/** Returns the script that an API client runs after the answer: it checks the status and stores values. */
export function scriptOf({ answers = [200], stores = {}, graphql }: Script): Json[] {
  const values = Object.entries(stores);
  const status =
    answers.length === 1
      ? `pm.test("answers ${answers[0]}", () => pm.response.to.have.status(${answers[0]}));`
      : `pm.test("answers ${answers.join(' or ')}", () => pm.expect(pm.response.code).to.be.oneOf([${answers.join(', ')}]));`;
  const errors = [
    'pm.test("has no errors", () => pm.expect(answer.errors || []).to.eql([]));',
    graphql?.mutation && `pm.test("is done", () => pm.expect(answer.data.${graphql.mutation}.errors).to.eql([]));`,
  ].filter((line) => line !== undefined);
  const exec = [
    status,
    ...(values.length > 0 || graphql ? ['const answer = pm.response.json();'] : []),
    ...(graphql ? errors : []),
    ...values.map(([name, expression]) => `pm.collectionVariables.set("${name}", ${expression});`),
  ];
  return [{ listen: 'test', script: { type: 'text/javascript', exec } }];
}
